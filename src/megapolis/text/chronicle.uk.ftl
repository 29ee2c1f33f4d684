## Хроніка столу: розділи, ходи, розмова на своєму місці, реакції

chronicle-set-up = Підготовка
chronicle-round = Раунд { $round }
chronicle-turns = Ходи { $from }–{ $to }
chronicle-turn = хід { $turn }
chronicle-leads = { $names } { $points }
chronicle-brought = Що це дало: { $told }
chronicle-brought-one = { $name } { $points }
chronicle-with-talk = з розмовою
chronicle-larger = Більше
chronicle-smaller = Менше
chronicle-search = Шукати в хроніці
chronicle-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } рядок
    [few] Знайдено { $count } рядки
   *[other] Знайдено { $count } рядків
  }
chronicle-show = Показати на полі: { $said }
chronicle-back = Назад до хроніки
chronicle-your-turn = Ваш хід
chronicle-thinks = думає, { $since }
chronicle-awaited = хід за цим місцем, { $since }
chronicle-clock = лишилося { $time }
chronicle-forced = Іншого ходу не було, тож його зроблено: { $said }
chronicle-empty = Ще нічого не сталося.
chronicle-newest = До найновішого
chronicle-unread = Нове
chronicle-no-talk = Ще ніхто нічого не сказав.
chronicle-when = Раунд { $round }, хід { $turn }
chronicle-when-turn = Хід { $turn }
chronicle-say-all = Написати всім…
chronicle-send = Надіслати
chronicle-react = Реакція: { $what }
chronicle-reactions = Реакції
table-reaction-wave = махає рукою
table-reaction-wow = дивується
table-reaction-laugh = сміється
table-reaction-grumble = бурчить
table-reaction-hmm = думає
table-reaction-tea = п’є чай
