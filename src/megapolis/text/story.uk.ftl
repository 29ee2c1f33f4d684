## Що діється за столом: темп, хроніка і фінал

story-points = { $points ->
    [one] { $said } очко
    [few] { $said } очки
   *[other] { $said } очок
  }
story-ahead = відрив { $points }
story-even = порівну, вирішує правило нічиєї
story-of-target = { $points } з { $target }
story-place = Місце { $place }
ending-resigned = Решта здалася.
ending-abandoned = Партію припинено за згодою.
story-how = Як це склалося
story-next-category = Далі: { $name }
story-to-poster = До плаката
story-pause = Зупинити
story-go-on = Далі
story-steps = Крок за кроком
story-categories = З чого складаються очки
story-poster = Плакат
story-poster-of = Плакат цієї партії
story-share = Надіслати
story-save-picture = Зберегти як PNG
story-save-drawing = Зберегти як SVG
story-print = Друк А4
story-wish-again = Хочу реваншу
story-wished = За реванш: { $names }.
story-waiting-for = Чекаємо: { $names }
story-bots-ready = Боти завжди готові.
story-start-without = Не чекати
story-another = Інша гра

story-speed = Темп показу ходів
story-speed-slow = Повільно
story-speed-normal = Звичайно
story-speed-fast = Швидко
story-speed-instant = Миттю
story-show-at-once = Показати одразу
story-for = уже { $time }
story-moves-wait = { $count ->
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[other] ще { $count } ходів
  }

table-nobody-plays = Грали б лише боти: сядьте й самі.

story-away = Поки вас не було
story-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
  }
story-messages = { $count ->
    [one] { $count } повідомлення
    [few] { $count } повідомлення
   *[other] { $count } повідомлень
  }
story-yours = Що змінилося у вас
story-gap-overtakes = { $name } випереджає вас: було { $before }, стало { $after }
story-gap-catches = { $name } наздоганяє: було { $before }, стало { $after }
story-gap-leads = { $name } відривається: було { $before }, стало { $after }
story-gap-drops = { $name } відстає: було { $before }, стало { $after }
story-now-you = Тепер ваш хід
story-show = Показати
story-to-table = До столу
story-last-turns = Останні ходи ще раз
story-shown-again = Показ ще раз
story-as-it-was = Так було.
story-once-more = Ще раз
story-to-the-end = До кінця

story-on-how = Новий стіл почнеться з цієї позиції. Хто за кого грає?
story-on-who = Хто грає далі за це місце: { $name }
story-on-deals = Що випаде далі
story-on-new = Нове
story-on-same = Те саме

story-mine-search = Пошук: гра або суперник
story-mine-order = Порядок
story-mine-by-turn = Чий хід
story-mine-by-newest = Спершу нові
story-mine-by-game = За грою
story-mine-by-result = Найкращий результат
story-mine-by-length = Спершу довгі
story-mine-none = Нічого не знайдено.
story-mine-with = За столом: { $names }
story-mine-alone = Наодинці
story-mine-turn = Ходить: { $names }
story-mine-open = Відкрити
story-mine-won = Перемога
story-mine-lost = Поразка
story-mine-place = Місце { $place } з { $of }
story-mine-resigned = Закінчилося здачею
story-mine-abandoned = Партію припинено

story-vibration-on = Вібрацію увімкнено
story-vibration-off = Вібрацію вимкнено
