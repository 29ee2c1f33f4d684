## Хроника стола: главы, ходы, разговор на своём месте, реакции

chronicle-set-up = Подготовка
chronicle-round = Раунд { $round }
chronicle-turns = Ходы { $from }–{ $to }
chronicle-turn = ход { $turn }
chronicle-leads = { $names } { $points }
chronicle-brought = Что это дало: { $told }
chronicle-brought-one = { $name } { $points }
chronicle-with-talk = с разговором
chronicle-larger = Больше
chronicle-smaller = Меньше
chronicle-search = Искать в хронике
chronicle-found = { $count ->
    [0] Ничего не найдено
    [one] Найдена { $count } строка
    [few] Найдены { $count } строки
   *[other] Найдено { $count } строк
  }
chronicle-show = Показать на поле: { $said }
chronicle-back = Назад к хронике
chronicle-your-turn = Ваш ход
chronicle-thinks = думает, { $since }
chronicle-awaited = ход за этим местом, { $since }
chronicle-clock = осталось { $time }
chronicle-forced = Другого хода не было, поэтому он сделан: { $said }
chronicle-empty = Ещё ничего не произошло.
chronicle-newest = К самому новому
chronicle-unread = Новое
chronicle-no-talk = Ещё никто ничего не сказал.
chronicle-when = Раунд { $round }, ход { $turn }
chronicle-when-turn = Ход { $turn }
chronicle-say-all = Написать всем…
chronicle-send = Отправить
chronicle-react = Реакция: { $what }
chronicle-reactions = Реакции
table-reaction-wave = машет рукой
table-reaction-wow = удивляется
table-reaction-laugh = смеётся
table-reaction-grumble = ворчит
table-reaction-hmm = думает
table-reaction-tea = пьёт чай
