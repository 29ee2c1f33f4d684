## The coach's hints and the review

coach-say = { $level }: { $move }. { $reason }
coach-level-clearly = Певно
coach-level-rather = Радше так
coach-level-even = Однаково
coach-level-silent = Нема над чим думати
coach-silent = Тут нема над чим думати.
coach-even = Тут байдуже: { $moves }. Різниця менша за похибку.
coach-any = Підійде будь-який із цих ходів: різниця менша, ніж я можу розрізнити.
coach-little = Так виходить трохи більше.
coach-more = Так виходить більше, приблизно на { $points }.
coach-won = Перемога ваша, хоч як зіграйте.
coach-lost = Виграти вже важко; так шанс найбільший.
coach-brief = Я лише глянув; спитайте ще раз, подивлюся краще.
coach-changed = Придивившись, я передумав.
coach-why-not = Чому не інакше? Торкніться іншого ходу.
coach-why-not-this = Чому не { $move }?
coach-figures = Скільки це в числах
coach-figures-how = Риска — похибка. Ходи йдуть за цими числами.
coach-on-average = у середньому
coach-difference = різниця
coach-against = { $move }? { $reason }
coach-as-good = { $move }: так само добре.
coach-less = { $move }: у середньому на { $points } менше.
coach-greedy = { $move }: +{ $points } одразу, але наприкінці на { $loss } менше ({ $line }).
coach-later = Наприкінці +{ $points }: { $line }.
coach-later-in-all = Наприкінці +{ $points }: { $line }; разом з усім іншим +{ $lead }.
coach-soon = За кілька ходів +{ $points }: { $line }.
coach-soon-in-all = За кілька ходів +{ $points }: { $line }; разом з усім іншим +{ $lead }.
coach-spares = Це заощадить { $points }: { $line }.
coach-spares-in-all = Це заощадить { $points }: { $line }; разом з усім іншим +{ $lead }.
coach-greedy-soon = { $move }: +{ $points } одразу, але за кілька ходів на { $loss } менше ({ $line }).
coach-costs-at-once = Це одразу коштує { $points }.
coach-at-once = Це одразу дає { $points }.
coach-futures = { $futures ->
    [one] перевірено на { $futures } роздачі
   *[other] перевірено на { $futures } роздачах
  }
coach-move = { $value } ± { $error }  { $move }
coach-move-best = { $value }  { $move }
coach-line = { $gap }  { $line } ({ $points } замість { $instead })
review-head = { $seat }, { $decisions ->
    [one] { $decisions } рішення
   *[other] { $decisions } рішень
  }: { $count ->
    [0] нічого явно кращого не було.
    [one] один переломний хід коштував { $cost }.
    [few] { $count } переломні ходи коштували разом { $cost }.
   *[other] { $count } переломних ходів коштували разом { $cost }.
  }
review-result = Наприкінці { $result }; треба було { $needed }.
review-when = { $round ->
    [0] Хід { $turn }
   *[other] { $kind ->
        [lap] Коло { $round }, хід { $turn }
       *[round] Раунд { $round }, хід { $turn }
      }
  }
review-turning = { $number }. { $when }: −{ $cost } (± { $error })
review-played = Зіграно: { $move }
review-better = Краще: { $move }. { $reason }
review-course = Бот дограв на тих самих картах: { $better } замість { $played }.
review-curve = Очікуваний результат упродовж партії
review-turning-point = Переломний хід { $number }: { $cost }
review-lap = Коло { $round }
review-round = Раунд { $round }
review-needed-points = { $points }: стільки треба було, щоб виграти
review-needed-ahead = вище цієї лінії — перемога
review-needed-above = ціль
review-branches = Як пішло б далі
review-branches-are = З кращим ходом { $better }, зі зробленим { $played }
review-then = { $points } тоді
review-branches-how = Бот дограв партію після обох ходів на тих самих картах.
review-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }
review-reached-points = Перемога: на { $points } більше
review-missed-points = { $points ->
    [0] Стільки ж, скільки в найкращого з решти
   *[other] Відставання: { $points }
  }
review-reached-ahead = Перемога: на { $points } більше
review-missed-ahead = { $points ->
    [0] Стільки ж, скільки в найкращого з решти
   *[other] Відставання: { $points }
  }
review-reached-above = { $points ->
    [0] Рівно стільки, скільки треба
   *[other] На { $points } вище цілі
  }
review-missed-above = До цілі бракувало: { $points }
review-where-it-went = Куди йшла партія
review-scale-points = очки, яких тоді варто було чекати наприкінці
review-scale-ahead = на скільки тоді варто було сподіватися випередити найкращого з решти
review-scale-above = на скільки тоді варто було сподіватися перевищити ціль
review-making = Тренер розбирає партію …
review-none = Для гравця { $name } розбору ще немає.
review-begin = Розібрати цю партію
review-you-played = Тоді зіграно: { $move }.
review-cost = { $more ->
    [maybe] { $count } найдорожчі ходи коштували разом { $cost }.
   *[no] { $count ->
        [one] Один хід коштував { $cost }. В усіх інших нічого явно кращого не було.
       *[other] { $count } ходи коштували разом { $cost }. В усіх інших нічого явно кращого не було.
      }
  }
review-clean = Нічого явно кращого не було: розглянуто { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
  }.
review-put-right = { $count ->
    [one] Виправити цей хід
    [few] Виправити ці { $count } ходи
   *[other] Виправити ці { $count } ходів
  }
review-watch = Дивитися партію
review-seats = Чия партія
review-found = { $tries ->
    [1] Знайдено одразу
   *[other] Знайдено з { $tries }-ї спроби
  }
review-play-on = Дограти звідси
review-next = Наступна позиція
review-done = До розбору
review-lost-here = Тут утрачено { $cost }. Знайдіть кращий хід.
review-as-it-was = Поле й карти такі, як були тоді. Правильний будь-який хід, не гірший за найкращий.
review-wrong = { $move }: { $cost }. Спробуйте ще.
review-weighing = Зважую …
review-piece = { $count ->
    [one] Це саме цей хід.
    [few] Це один із цих { $count } ходів.
   *[other] Це один із цих { $count } ходів.
  }
review-hint = Підказати
review-answer = Відповідь
review-moves = Усі ходи
review-pause = Пауза
review-play = Пуск
review-speed = Швидкість
review-keys = Пробіл: пуск · ← →: крок · Shift ← →: раунд · M: помилка
review-cost-here = Цей хід коштував { $cost }.
review-put-this-right = Виправити його
review-mine = Мої помилки
review-of = { $number } з { $of }
review-replay-of = { $game }: перегляд
review-taken = Тренер зважує цей хід.
