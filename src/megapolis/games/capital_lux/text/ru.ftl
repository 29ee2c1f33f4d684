title = Хроники Мегаполиса
blurb = Отбирайте граждан: каждый, кого вы посылаете в Мегаполис, поднимает максимум своего района и запускает эффект, а каждый, кто остаётся дома, приносит очки, пока вы не превысили максимума.

## Options

option-set = Набор синергий
option-set-help = Какие четыре карты синергии в игре, по одной каждого цвета. Выбранная вручную синергия заменяет ту, что в наборе.
option-set-A = А: Начало (Агент, Служительница, Торговка, Учёный)
option-set-B = Б: Революция (Разведчица, Предсказательница, Последовательница, Реформатор)
option-set-C = В: Гармония (Вербовщица, Миссионерка, Стражница, Дуалист)
option-set-random = По одной случайной каждого цвета
option-synergies = Синергии, выбранные вручную
option-synergies-help = Не больше одной каждого цвета; остальные такие, как в наборе.
option-synergies-agent = Агент
option-synergies-cleric = Служительница
option-synergies-merchant = Торговка
option-synergies-scholar = Учёный
option-synergies-scout = Разведчица
option-synergies-oracle = Предсказательница
option-synergies-follower = Последовательница
option-synergies-reformer = Реформатор
option-synergies-recruiter = Вербовщица
option-synergies-missionary = Миссионерка
option-synergies-guard = Стражница
option-synergies-dualist = Дуалист
option-agent_target = Плитки агентов кладут на
option-agent_target-help = В правилах не сказано, на какую карту синергии Агент кладёт плитку.
option-agent_target-any_synergy_card = Любую из четырёх карт синергии
option-agent_target-blue_only = Только на карту самого Агента
option-limit_floor_zero = Максимум не бывает ниже нуля
option-limit_floor_zero-help = Плитки агентов могли бы опустить максимум ниже нуля; с этой опцией пустой или полностью закрытый район никогда его не превышает.
option-oracle_spares_played_card = Предсказательница щадит только что сыгранную карту
option-oracle_spares_played_card-help = Если выключено, карту, запустившую Предсказательницу, тоже можно сбросить, когда она наименьшая в розовом районе.
option-tie_coins_when_capital_district_empty = Монеты за ничью, когда район Мегаполиса пуст
option-tie_coins_when_capital_district_empty-help = Если выключено: монеты заменяют карту, так что без карты нет и монет.
option-on_short_citizen_deck = Если на раздачу не хватает граждан
option-on_short_citizen_deck-help = Такое возможно с Учёным, когда играют вчетвером.
option-on_short_citizen_deck-deal_equal_hands = Раздать меньше, всем поровну
option-on_short_citizen_deck-reshuffle_discards = Замешать сброшенных граждан в колоду
conflict-same-colour = Выберите не больше одной синергии каждого цвета: в игре только одна.

## Pieces

colour-blue = синяя
colour-blue-accusative = синюю
colour-pink = розовая
colour-pink-accusative = розовую
colour-yellow = жёлтая
colour-yellow-accusative = жёлтую
colour-green = зелёная
colour-green-accusative = зелёную
letter-blue = С
letter-pink = Р
letter-yellow = Ж
letter-green = З
letter-rebel = П
district-blue = синий район
district-pink = розовый район
district-yellow = жёлтый район
district-green = зелёный район
field-blue = синие
field-pink = розовые
field-yellow = жёлтые
field-green = зелёные
field-rebel = повстанцы
card = { $kind ->
    [rebel] карта повстанцев { $value }
    [dualist] карта дуалистов { $value } (дома { $colour }, в Мегаполисе { $other })
    [recruiter] карта рекрутов { $value } ({ $colour })
   *[citizen] { $colour } { $value }
  }
card-accusative = { $kind ->
    [rebel] карту повстанцев { $value }
    [dualist] карту дуалистов { $value } (дома { $colour }, в Мегаполисе { $other })
    [recruiter] карту рекрутов { $value } ({ $colour })
   *[citizen] { $colour_to } { $value }
  }
to-home = { $kind ->
    [rebel] { card-accusative } домой, { $district }
   *[other] { card-accusative } домой
  }
to-capital = { $kind ->
    [rebel] { card-accusative } в Мегаполис, { $district }
   *[other] { card-accusative } в Мегаполис
  }
synergy-agent = Агент
synergy-scout = Разведчица
synergy-recruiter = Вербовщица
synergy-cleric = Служительница
synergy-oracle = Предсказательница
synergy-missionary = Миссионерка
synergy-merchant = Торговка
synergy-follower = Последовательница
synergy-guard = Стражница
synergy-scholar = Учёный
synergy-reformer = Реформатор
synergy-dualist = Дуалист
synergy-agent-help = Возьмите плитку агента, тайно посмотрите на неё и положите лицом вниз на карту синергии: при очистке она изменит максимум этого района.
synergy-scout-help = Возьмите карту повстанцев, потом можете переставить флаг. Карты повстанцев всегда играют в район флага.
synergy-recruiter-help = Открытая карта рекрутов идёт в ваш дом; открывается следующая.
synergy-cleric-help = Выберите район Мегаполиса: его наименьшая карта, кроме только что сыгранной, переходит в ваш дом.
synergy-oracle-help = Откройте плитку предсказаний. Когда сумма достигает 5, каждый район Мегаполиса теряет карту с наименьшим значением, а плитки снова перемешивают.
synergy-missionary-help = Возьмите на руку любую карту Мегаполиса, меньшую только что сыгранной.
synergy-merchant-help = Возьмите монету. При очистке каждая потраченная монета поднимает ваш собственный максимум на 1.
synergy-follower-help = Немедленно сделайте ещё один ход.
synergy-guard-help = Положите монету на карту своего дома, не больше одной на карту. Если район превышает максимум, карты с монетами в этом раунде считаются за 0.
synergy-scholar-help = Возьмите карту гражданина.
synergy-reformer-help = Выложите карту с руки на поле реформатора и заберите все его карты одного другого цвета.
synergy-dualist-help = Возьмите карту дуалистов: один цвет дома, другой в Мегаполисе.

## What is asked

ask-keep = Оставьте себе ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
  }; остальные получит игрок слева.
ask-turn = Сыграйте карту: домой или в Мегаполис.
ask-agent = Ваша плитка агента: { $number }. На какую карту синергии её положить?
ask-scout = Где будет стоять флаг?
ask-cleric = Какая карта перейдёт в ваш дом?
ask-oracle = Какую из наименьших карт сбросить? ({ $district })
ask-missionary = Какую карту взять на руку?
ask-guard = На какую карту дома положить монету?
ask-guard-coin = Вы получили монету. Положить её на карту дома или в стопку очков?
ask-merchant = Максимум превышен ({ $district }). Потратить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  }, чтобы сохранить карты?
ask-reformer = Какую карту выложить на поле реформатора?
ask-reformer-collect = Карты какого цвета забрать?

## Moves and the log

move-keep = Оставить { card-accusative }
move-home = { to-home }
move-capital = { to-capital }
move-plant = Плитка: { $district }
move-flag = Переставить флаг: { $district }
move-flag-stays = Оставить флаг на месте: { $district }
move-move = { $kind ->
    [citizen] { card }
   *[other] { card }, { $district }
  }
move-take = { $kind ->
    [citizen] { card }
   *[other] { card }, { $district }
  }
move-discard = { card }
move-reform = { card }
move-collect = Забрать { $colour }
move-cover = Карта { $value }, { $district }
move-pocket = В стопку очков
move-spend = Потратить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
move-spend-nothing = Ничего не тратить, потерять карты района
move-deal_synergy = { $synergy }
move-first_player = { $player }
move-draw = { card }
move-deal = { card }
move-open = { card }
move-fill = { card }
move-draw_rebel = { card }
move-draw_dualist = { card }
move-turn_up = { card }
move-draw_agent = { $number }
move-draw_oracle = { $number }
move-pass_left = Карты переходят налево
move-reveal = Конец раунда
move-drew = Карта гражданина
move-dealt = Карта гражданина
move-drew_rebel = Карта повстанцев
move-drew_dualist = Карта дуалистов
move-drew_agent = Плитка агента
log-keep = { $seat } оставляет { card-accusative }.
log-home = { $seat } играет { to-home }.
log-capital = { $seat } играет { to-capital }.
log-plant = { $seat } кладёт плитку агента: { $district }.
log-flag = { $seat } переставляет флаг: { $district }.
log-flag-stays = { $seat } оставляет флаг на месте: { $district }.
log-move = { $seat } забирает из Мегаполиса домой { card-accusative }.
log-take = { $seat } берёт из Мегаполиса на руку { card-accusative }.
log-discard = { $seat } сбрасывает из Мегаполиса { card-accusative }.
log-reform = { $seat } выкладывает на поле реформатора { card-accusative }.
log-collect = { $seat } забирает с поля реформатора: { $colour }.
log-cover = { $seat } кладёт монету на карту { $value }, { $district }.
log-pocket = { $seat } кладёт монету в стопку очков.
log-spend = { $seat } тратит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  } и сохраняет карты района.
log-spend-nothing = { $seat } ничего не тратит и теряет карты района.
log-deal_synergy = Синергия в игре: { $synergy }.
log-first_player = { $player } получает символ императора и начинает.
log-draw = { $seat } берёт { card-accusative }.
log-deal = { $seat } получает { card-accusative }.
log-open = В Мегаполис: { card }.
log-fill = На поле реформатора: { card }.
log-draw_rebel = { $seat } берёт { card-accusative }.
log-draw_dualist = { $seat } берёт { card-accusative }.
log-turn_up = Открыто: { card }.
log-draw_agent = { $seat } берёт плитку агента { $number }.
log-draw_oracle = Открыта плитка предсказаний: { $number }.
log-pass_left = Все выбрали: карты переходят налево.
log-reveal = Конец раунда: карты с рук идут в дома, плитки агентов открываются, районы очищаются, бонусы распределяются.
log-drew = { $seat } берёт карту гражданина.
log-dealt = { $seat } получает карту.
log-drew_rebel = { $seat } берёт карту повстанцев.
log-drew_dualist = { $seat } берёт карту дуалистов.
log-drew_agent = { $seat } берёт плитку агента.

## The ceremony

ending-three_rounds = Третий раунд окончен, столица построена.

category-each-home = { $which } семья
category-bonus = Бонусные карты
category-coins = Монеты

## Score lines

score-home = Дом, { $which } семья: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
score-bonus = Бонусные карты: { $count }
score-coins = Монеты: { $count } × { $each }

## Why not

why-not-there = Сейчас этого нельзя вытянуть.
why-not-in-pack = Этой карты нет среди тех, из которых вы выбираете.
why-draft = Сначала выберите карты, которые оставите.
why-not-in-hand = У вас на руке нет этой карты.
why-turn = Ваш ход: сыграйте карту с руки.
why-agent-blue = Здесь плитки агентов кладут только на карту самого Агента.
why-cleric-lowest = Переходит только наименьшая карта района Мегаполиса, кроме только что сыгранной.
why-oracle-lowest = Нужно сбросить одну из наименьших карт названного района.
why-missionary-lower = Взять можно только карту Мегаполиса, меньшую только что сыгранной.
why-guard-free = Монету кладут на карту собственного дома без монеты.
why-merchant-exact = Потратьте ровно столько, на сколько превышен максимум ({ $excess }), или ничего.
why-reformer-put = У вас на руке нет этой карты.
why-reformer-once = Карта на поле уже выложена: теперь заберите цвет.
why-reformer-colour = Заберите цвет, который лежит на поле и отличается от выложенной карты.
why-finish-agent = Сначала положите плитку агента на карту синергии.
why-finish-scout = Сначала решите, где будет стоять флаг.
why-finish-cleric = Сначала выберите карту, которая перейдёт в ваш дом.
why-finish-oracle = Сначала выберите карту, которую сбросят.
why-finish-missionary = Сначала выберите карту, которую возьмёте.
why-finish-merchant = Сначала решите, тратить ли монеты.
why-finish-guard = Сначала решите, куда положить монету.
why-finish-reformer = Сначала завершите обмен на поле реформатора.

## Data files

data-table = В файле данных нужна таблица [{ $what }].
data-number = «{ $what }» в файле данных должно быть целым числом от { $low } до { $high }.
data-tiles = «{ $what }» в файле данных должно быть списком от 1 до { $high } чисел.
data-counts = «{ $what }» в файле данных должно говорить, сколько есть карт каждого значения от { $low } до { $high }.
data-colours = «colours» в citizens — это список из одного или нескольких таких названий: { $colours }.
data-count = Карт «{ $what }» — { $count }; может быть не больше { $high }.
data-copies = Карт дуалистов { $card } больше чем { $high }.
data-few-citizens = Граждан всего { $count }: слишком мало для одной раздачи на четверых.
data-dualists = Карта дуалистов должна быть [цвет дома, другой цвет в Мегаполисе, значение от 2 до 4], а не { $card }.
data-sets = Наборы — A, B и C, каждый — список четырёх синергий: синяя, розовая, жёлтая, зелёная.

## Scores from a real table

form-players = Для каждого игрока в файле нужна таблица [[player]]; их может быть не больше { $high }.
form-cards = Игрок { $player }: «{ $place }» должно быть списком карт, например 4 или "rebel 3".
form-card = Игрок { $player }: «{ $card }» в «{ $place }» — не карта. Число от 2 до 6 — гражданин этого района; другие пишут "rebel 3", "dualist 2", "recruiter 1", а под «bonus» ещё и "blue 4".
form-coins = Игрок { $player }: «coins» должно быть целым числом от 0, «coins_on_cards» — такими числами по цветам.
form-coin-card = Игрок { $player }: в «{ $place }» монет { $coins }, а карт { $cards }; на карте не больше одной.
form-too-many = В коробке карт «{ $card }» всего { $high }, а в файле их { $count }.

## Terminal

terminal-round = Раунд { $round } из { $rounds }
terminal-emperor = начинает { $seat }
terminal-last = последние ходы
terminal-capital = МЕГАПОЛИС
terminal-deck = Колода: { $citizens }
terminal-field = Поле реформатора
terminal-flag = флаг
terminal-recruit = следующая карта рекрутов
terminal-oracle = плитки предсказаний: { $tiles } (сумма { $sum })
terminal-none = нет
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
terminal-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
terminal-bonus = бонусные карты: { $count }
terminal-hand-count = рука: { $count }
terminal-known = из неё известно
terminal-done = выбрано
terminal-hand = Ваша рука
terminal-pack = Выберите из
terminal-kept = Оставлено
terminal-passed = Передано
terminal-legend = С синяя  Р розовая  Ж жёлтая  З зелёная  П повстанец на руке
terminal-marks = r повстанец  d дуалист  + рекрут  ● монета на карте  ⚑ флаг  ≤ максимум

## The page

page-family-blue = Повстанцы
page-family-pink = Жрецы
page-family-yellow = Дворянство
page-family-green = Учёные
page-capital = Мегаполис
page-capital-why = сумма района — максимум для домов
page-your-home = Ваш дом
page-to-own-home = К моему дому
page-emperor = символ императора: начинает раунд
page-points = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
page-part-draft = отбор
page-part-turns = ходы
page-hand = Ваша рука
page-where-to = { $card }: куда?
page-hand-empty = карт нет
page-last-turns = Последние ходы: у кого-то кончились карты.
page-draft = Оставьте две
page-draft-how = оставлено { $kept }; остальные получит игрок слева
page-put-back = Вернуть: { $card }
page-kept = Оставлено: { $card }
page-to-home = Домой
page-to-capital = В Мегаполис
page-play-home = Сыграть домой
page-play-capital = Сыграть в Мегаполис
page-choices = Что можно выбрать
page-limit = максимум
page-prize = бонус
page-bonus = Бонусные карты
page-coins = Монеты
page-of = из { $limit }
page-limit-coins = { $coins ->
    [one] максимум подняла { $coins } монета
    [few] максимум подняли { $coins } монеты
   *[other] максимум подняли { $coins } монет
  }
page-leads = наибольшая сумма: претендует на бонус
page-safe = не превышает
page-at = ровно максимум
page-risk = может превысить
page-over-by = превышает на { $count }
page-sum-to = Сумма { $before } → { $after } из { $limit }: { $stands }
page-limit-to = Максимум { $before } → { $after }
page-limit-is = Максимум { $limit }; ваша сумма { $sum }
page-home-told = { $name }, { $district }: { $cards } = { $sum } из { $limit }, { $stands }
page-capital-told = Мегаполис, { $district }: { $cards }; максимум { $limit }
page-before-purge = до очистки
page-discards = Сброс: { $count }
page-remember = Что вы знаете
page-own-tile = ваша плитка, { $district }
page-would-fall = { $homes } упадёт
page-passed-first = Передано в первый раз:
page-passed-last = Передано во второй раз:
page-known-of = На руке ({ $name }):
page-tile-hidden = Закрытая плитка ({ $name })
page-tile-known = Плитка { $number } ({ $name })
page-flag-here = Здесь флаг: карты повстанцев играют в этот район.
page-agents-left = Плиток в стопке: { $count }
page-rebels-left = Карт повстанцев осталось: { $count }
page-dualists-left = Карт дуалистов осталось: { $count }
page-recruit = Следующая: { $card }. После неё останется: { $count }
page-no-recruit = Карт рекрутов больше нет.
page-synergy-agent = Спрятать плитку ±? на карте синергии
page-synergy-agent-short = плитка ±? на район
page-synergy-scout = Взять повстанца; можно двинуть флаг
page-synergy-scout-short = карта бунтарей, флаг
page-synergy-recruiter = Открытая карта рекрутов идёт домой
page-synergy-recruiter-short = рекрут вам домой
page-synergy-cleric = Наименьшая карта района идёт домой
page-synergy-cleric-short = наименьшая — вам домой
page-synergy-oracle = Открыть плитку; от 5 наименьшие сбрасывают
page-synergy-oracle-short = плитка; 5 очищает
page-synergy-missionary = Взять на руку меньшую карту Мегаполиса
page-synergy-missionary-short = меньшую карту на руку
page-synergy-merchant = Взять монету: 2 очка или +1 к максимуму
page-synergy-merchant-short = монета: 2 очка
page-synergy-follower = Немедленно ещё один ход
page-synergy-follower-short = ещё один ход
page-synergy-guard = Положить монету на карту дома
page-synergy-guard-short = монета на карту
page-synergy-scholar = Взять карту гражданина
page-synergy-scholar-short = карта из колоды
page-synergy-reformer = Обменять карту на цвет с поля
page-synergy-reformer-short = обмен с полем
page-synergy-dualist = Взять карту двух цветов
page-synergy-dualist-short = двухцветная карта
page-last-round = Прошлый раунд
page-end-title = Конец раунда { $round }
page-end-close = К столу
page-end-draft = К отбору, раунд { $round }
page-step-placed = Карты с рук идут в дома
page-step-tiles = Плитки агентов открываются
page-step-purge = Очистка: суммы против максимумов
page-step-fall = То, что выше максимума, падает
page-step-bonus = Бонусные карты идут за наибольшие суммы
page-beat-placed = руки
page-beat-tiles = плитки
page-beat-purge = очистка
page-beat-fall = падение
page-beat-bonus = бонусы
page-end-again = Посмотреть ещё раз
page-end-hurry = Коснитесь поля, чтобы ускорить; ещё раз — сразу к концу.
page-as-judged = Поле таким, каким его судили
page-as-judged-how = Максимумы — на момент последней очистки. Бонусные карты, ушедшие потом, остались пунктиром с меткой того, кто их взял, так что поле и счёт сходятся.
page-round-by-round = Раунд за раундом
page-round-name = раунд { $round }
page-end-placed = { $name }: домой, { $district } — { $card }.
page-end-tile = { $district }: плитка { $number } ({ $name }).
page-purge-all-stay = Никто не превышает максимума: всё остаётся.
page-purge-over = { $name }, { $district }: { $sum } из { $limit }.
page-what-changed = Что изменилось
page-lost-districts = Потерянные районы
page-paid-coins = Отданные монеты
page-tied-coins = Монеты за ничьи
page-purge-stays = { $name }: { $sum } не превышает { $limit }, все карты остаются.
page-purge-lost = { $name }: { $sum } превышает { $limit }, все карты района сброшены.
page-purge-coins = { $name }: { $sum } превышает { $limit }, но район { $coins ->
    [one] спасает { $coins } монета
    [few] спасают { $coins } монеты
   *[other] спасают { $coins } монет
  }.
page-purge-covered = { $name }: { $sum } превышает { $limit }; монеты закрывают { $covered }, считается { $left }, карты остаются.
page-purge-covered-lost = { $name }: даже без закрытых монетами { $covered } остаётся { $left }, а это больше { $limit }: карты района сброшены.
page-bonus-won = { $name }: наибольшая сумма ({ $most }), бонусная карта из Мегаполиса — { $card }.
page-taken-by = { $card }: бонус, { $name }
page-bonus-tied = Ничья по { $most } ({ $names }): каждому монета, а карта сброшена: { $card }.
page-bonus-tied-no-card = Ничья по { $most } ({ $names }): каждому монета.
page-bonus-nobody = Здесь ни у кого нет карт: бонуса нет.
page-bonus-no-card = В этом районе Мегаполиса нет карт: бонуса нет.
page-kind = Вид карты
page-kind-citizen = гражданин
page-kind-rebel = повстанец
page-kind-dualist = дуалист
page-kind-recruiter = рекрут
page-paper-hint = Коснитесь карты, чтобы выложить её перед игроком; касание выложенной убирает её. Число в углу: сколько таких ещё осталось в коробке.
page-remove = Убрать: { $card }
page-coins-on-cards = монета на карту

## a real game
tie-rule = При равных очках: меньше монет

## Тренер

coach-saved = { $district }: максимум вырастет с { $from } до { $to }, и ваши { $held } уцелеют.
coach-within = { $district }: дома будет { $held }, максимум { $limit }, ещё можно.
coach-room = { $place }: дома есть место ещё на { $room }.
coach-over = { $district }: это на { $over } сверх максимума, пропадут все { $held }.
coach-sunk = { $district }: максимум упадёт с { $from } до { $to }, ниже ваших { $held }.
coach-sink = { $district }: максимум упадёт до { $limit }, и { $player } теряет { $held }.
coach-help = { $district }: максимум вырастет до { $limit }, и { $player } сохраняет { $held }.
coach-lead = { $district }: с { $held } вы первые и берёте бонусную карту { $bonus }.
coach-last-card = Рука опустеет: остальные сделают ещё по ходу, и раунд закончится.
coach-last-turn = Это ваша последняя карта в последний ход раунда.
coach-line-home = дом
coach-line-bonus = бонусные карты
coach-line-coins = монеты

## Tasks of puzzles
puzzle-saved = Очки дома под угрозой: сохраните их.
puzzle-within = Приведите домой очки, которые там и останутся.
puzzle-last-card = Рука вот-вот опустеет: пора ли заканчивать раунд?
puzzle-last-turn = Ваш последний ход в раунде: возьмите от него как можно больше.
