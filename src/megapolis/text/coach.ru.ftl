## The coach's hints and the review

coach-say = { $level }: { $move }. { $reason }
coach-level-clearly = Определённо
coach-level-rather = Скорее так
coach-level-even = Всё равно
coach-level-silent = Думать не над чем
coach-silent = Тут думать не над чем.
coach-even = Тут всё равно: { $moves }. Разница меньше погрешности.
coach-any = Подойдёт любой из этих ходов: разница меньше, чем я могу различить.
coach-little = Так выходит чуть больше.
coach-more = Так выходит больше, примерно на { $points }.
coach-won = Победа ваша, как ни сыграй.
coach-lost = Выиграть уже трудно; так шансов больше всего.
coach-brief = Я только взглянул; спросите ещё раз, посмотрю внимательнее.
coach-changed = Присмотревшись, я передумал.
coach-why-not = Почему не иначе? Коснитесь другого хода.
coach-why-not-this = Почему не { $move }?
coach-figures = Сколько это в числах
coach-figures-how = Черта — погрешность. Ходы идут по этим числам.
coach-on-average = в среднем
coach-difference = разница
coach-against = { $move }? { $reason }
coach-as-good = { $move }: ничуть не хуже.
coach-less = { $move }: в среднем на { $points } меньше.
coach-greedy = { $move }: сразу +{ $points }, но в конце на { $loss } меньше ({ $line }).
coach-later = В конце +{ $points }: { $line }.
coach-later-in-all = В конце +{ $points }: { $line }; вместе со всем остальным +{ $lead }.
coach-soon = За несколько ходов +{ $points }: { $line }.
coach-soon-in-all = За несколько ходов +{ $points }: { $line }; вместе со всем остальным +{ $lead }.
coach-spares = Это сбережёт { $points }: { $line }.
coach-spares-in-all = Это сбережёт { $points }: { $line }; вместе со всем остальным +{ $lead }.
coach-greedy-soon = { $move }: сразу +{ $points }, но через несколько ходов на { $loss } меньше ({ $line }).
coach-costs-at-once = Это сразу стоит { $points }.
coach-at-once = Это сразу даёт { $points }.
coach-futures = { $futures ->
    [one] проверено на { $futures } раскладе
   *[other] проверено на { $futures } раскладах
  }
coach-move = { $value } ± { $error }  { $move }
coach-move-best = { $value }  { $move }
coach-line = { $gap }  { $line } ({ $points } вместо { $instead })
review-head = { $seat }, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
  }: { $count ->
    [0] ничего явно лучшего не было.
    [one] один переломный ход стоил { $cost }.
    [few] { $count } переломных хода стоили вместе { $cost }.
   *[other] { $count } переломных ходов стоили вместе { $cost }.
  }
review-result = В итоге { $result }; нужно было { $needed }.
review-when = { $round ->
    [0] Ход { $turn }
   *[other] { $kind ->
        [lap] Круг { $round }, ход { $turn }
       *[round] Раунд { $round }, ход { $turn }
      }
  }
review-turning = { $number }. { $when }: −{ $cost } (± { $error })
review-played = Сыграно: { $move }
review-better = Лучше: { $move }. { $reason }
review-course = Бот доиграл на тех же картах: { $better } вместо { $played }.
review-curve = Ожидаемый результат по ходу партии
review-turning-point = Переломный ход { $number }: { $cost }
review-lap = Круг { $round }
review-round = Раунд { $round }
review-needed-points = { $points }: столько было нужно для победы
review-needed-ahead = выше этой линии — победа
review-needed-above = цель
review-branches = Как пошло бы дальше
review-branches-are = С лучшим ходом { $better }, со сделанным { $played }
review-then = { $points } тогда
review-branches-how = Бот доиграл партию после обоих ходов на тех же картах.
review-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
review-reached-points = Победа: на { $points } больше
review-missed-points = { $points ->
    [0] Столько же, сколько у лучшего из остальных
   *[other] Отставание: { $points }
  }
review-reached-ahead = Победа: на { $points } больше
review-missed-ahead = { $points ->
    [0] Столько же, сколько у лучшего из остальных
   *[other] Отставание: { $points }
  }
review-reached-above = { $points ->
    [0] Ровно столько, сколько нужно
   *[other] На { $points } выше цели
  }
review-missed-above = До цели не хватило: { $points }
review-where-it-went = Куда шла партия
review-scale-points = очки, которых тогда стоило ждать в конце
review-scale-ahead = на сколько тогда стоило надеяться опередить лучшего из остальных
review-scale-above = на сколько тогда стоило надеяться превысить цель
review-making = Тренер разбирает партию …
review-none = Для игрока { $name } разбора ещё нет.
review-begin = Разобрать эту партию
review-you-played = Тогда сыграно: { $move }.
review-cost = { $more ->
    [maybe] { $count } самых дорогих хода стоили вместе { $cost }.
   *[no] { $count ->
        [one] Один ход стоил { $cost }. Во всех остальных ничего явно лучшего не было.
       *[other] { $count } хода стоили вместе { $cost }. Во всех остальных ничего явно лучшего не было.
      }
  }
review-clean = Ничего явно лучшего не было: рассмотрено { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
  }.
review-put-right = { $count ->
    [one] Исправить этот ход
    [few] Исправить эти { $count } хода
   *[other] Исправить эти { $count } ходов
  }
review-watch = Смотреть партию
review-seats = Чья партия
review-found = { $tries ->
    [1] Найдено сразу
   *[other] Найдено с { $tries }-й попытки
  }
review-play-on = Доиграть отсюда
review-next = Следующая позиция
review-done = К разбору
review-lost-here = Здесь потеряно { $cost }. Найдите ход получше.
review-as-it-was = Поле и карты такие, как были тогда. Верен любой ход, который не хуже лучшего.
review-wrong = { $move }: { $cost }. Попробуйте ещё.
review-weighing = Взвешиваю …
review-piece = { $count ->
    [one] Это именно этот ход.
   *[other] Это один из этих { $count } ходов.
  }
review-hint = Подсказать
review-answer = Ответ
review-moves = Все ходы
review-pause = Пауза
review-play = Пуск
review-speed = Скорость
review-keys = Пробел: пуск · ← →: шаг · Shift ← →: раунд · M: ошибка
review-cost-here = Этот ход стоил { $cost }.
review-put-this-right = Исправить его
review-mine = Мои ошибки
review-of = { $number } из { $of }
review-replay-of = { $game }: просмотр
review-taken = Тренер взвешивает этот ход.
