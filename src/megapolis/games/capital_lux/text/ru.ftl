title = Хроники Мегаполиса
blurb = Отбирайте граждан: каждый, кого вы посылаете в Мегаполис, поднимает его пределы и запускает эффект, а каждый, кто остаётся дома, приносит очки, пока позволяют пределы.

## Options

option-set = Набор синергий
option-set-help = Какие четыре карты синергии в игре, по одной каждого цвета. Выбранная вручную синергия заменяет ту, что в наборе.
option-set-A = А: Начало (Агент, Служительница, Торговка, Учёный)
option-set-B = Б: Революция (Разведчица, Предсказательница, Последовательница, Реформатор)
option-set-C = В: Гармония (Вербовщица, Миссионерка, Стражница, Дуалист)
option-set-random = По одной случайной каждого цвета
option-synergies = Синергии, выбранные вручную
option-synergies-help = Не больше одной каждого цвета; остальные — как в наборе.
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
option-limit_floor_zero = Предел не бывает ниже нуля
option-limit_floor_zero-help = Плитки агентов могли бы опустить предел ниже нуля; так пустой или полностью закрытый район никогда его не превышает.
option-oracle_spares_played_card = Предсказательница щадит только что сыгранную карту
option-oracle_spares_played_card-help = Если выключено, карту, запустившую Предсказательницу, тоже можно сбросить, когда она наименьшая в розовом районе.
option-tie_coins_when_capital_district_empty = Монеты за ничью над пустым районом Мегаполиса
option-tie_coins_when_capital_district_empty-help = Если выключено: монеты заменяют карту, так что без карты нет и монет.
option-on_short_citizen_deck = Если на раздачу не хватает граждан
option-on_short_citizen_deck-help = Такое возможно с Учёным, когда играют вчетвером.
option-on_short_citizen_deck-deal_equal_hands = Раздать меньше, всем поровну
option-on_short_citizen_deck-reshuffle_discards = Замешать сброшенных граждан в колоду
conflict-same-colour = Выберите не больше одной синергии каждого цвета: в игре только одна.

## Pieces

colour-blue = синий
colour-pink = розовый
colour-yellow = жёлтый
colour-green = зелёный
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
    [rebel] повстанец { $value }
    [dualist] дуалист { $value } ({ $colour } дома, { $other } в Мегаполисе)
    [recruiter] рекрут { $value } ({ $colour })
   *[citizen] { $colour } { $value }
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
synergy-agent-help = Возьмите плитку агента, тайно посмотрите и положите лицом вниз на карту синергии: при очистке она изменит предел этого района.
synergy-scout-help = Возьмите карту повстанцев, потом можете переставить флаг. Карты повстанцев всегда играют в район флага.
synergy-recruiter-help = Открытая карта рекрутов идёт в ваш дом; открывается следующая.
synergy-cleric-help = Выберите район Мегаполиса: его наименьшая карта, кроме только что сыгранной, переходит в ваш дом.
synergy-oracle-help = Откройте плитку предсказаний. Когда сумма достигнет 5, каждый район Мегаполиса теряет наименьшую карту, а плитки снова перемешивают.
synergy-missionary-help = Возьмите на руку любую карту Мегаполиса, меньшую только что сыгранной.
synergy-merchant-help = Возьмите монету. При очистке каждая возвращённая монета поднимает ваш собственный предел на 1.
synergy-follower-help = Немедленно сделайте ещё один ход.
synergy-guard-help = Положите монету на карту своего дома, не больше одной на карту. В районе сверх предела закрытые карты в этом раунде считаются за 0.
synergy-scholar-help = Возьмите карту гражданина.
synergy-reformer-help = Выложите карту с руки на поле реформатора и заберите все его карты одного другого цвета.
synergy-dualist-help = Возьмите карту дуалистов: один цвет дома, другой в Мегаполисе.

## What is asked

ask-keep = Оставьте себе ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
  }; остальное уйдёт налево.
ask-turn = Сыграйте карту: в дом или в Мегаполис.
ask-agent = Ваша плитка агента: { $number }. На какую карту синергии её положить?
ask-scout = Где будет стоять флаг?
ask-cleric = Какая карта перейдёт в ваш дом?
ask-oracle = { $district }: какую из наименьших карт сбросить?
ask-missionary = Какую карту взять на руку?
ask-guard = На какую карту дома положить монету?
ask-guard-coin = Вы получили монету. Положить её на карту дома или в стопку очков?
ask-merchant = { $district }: предел превышен. Потратить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  }, чтобы сохранить карты?
ask-reformer = Какую карту выложить на поле реформатора?
ask-reformer-collect = Карты какого цвета забрать?

## Moves and the log

move-keep = Оставить: { card }
move-home = { card } → дом, { $district }
move-capital = { card } → Мегаполис, { $district }
move-plant = { $district }
move-flag = Переставить флаг: { $district }
move-flag-stays = Оставить флаг на месте: { $district }
move-move = { card }, { $district }
move-take = { card }, { $district }
move-discard = { card }
move-reform = { card }
move-collect = { $colour }
move-cover = Карта со значением { $value }, { $district }
move-pocket = В стопку очков
move-spend = Потратить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
move-spend-nothing = Ничего не тратить, потерять район
move-deal_synergy = { $synergy }
move-first_player = Игрок { $player }
move-draw = { card }
move-deal = { card }
move-open = { card }
move-fill = { card }
move-draw_rebel = { card }
move-draw_dualist = { card }
move-turn_up = { card }
move-draw_agent = { $number }
move-draw_oracle = { $number }
move-pass_left = Карты идут налево
move-reveal = Конец раунда
move-drew = Карта гражданина
move-dealt = Карта гражданина
move-drew_rebel = Карта повстанцев
move-drew_dualist = Карта дуалистов
move-drew_agent = Плитка агента
log-keep = Игрок { $seat } оставляет себе: { card }.
log-home = Игрок { $seat } играет в дом ({ $district }): { card }.
log-capital = Игрок { $seat } играет в Мегаполис ({ $district }): { card }.
log-plant = Игрок { $seat } кладёт плитку агента: { $district }.
log-flag = Игрок { $seat } переставляет флаг: { $district }.
log-flag-stays = Игрок { $seat } оставляет флаг на месте: { $district }.
log-move = Игрок { $seat } забирает из Мегаполиса в дом ({ $district }): { card }.
log-take = Игрок { $seat } берёт из Мегаполиса на руку ({ $district }): { card }.
log-discard = Игрок { $seat } сбрасывает из Мегаполиса ({ $district }): { card }.
log-reform = Игрок { $seat } выкладывает на поле реформатора: { card }.
log-collect = Игрок { $seat } забирает с поля реформатора: { $colour }.
log-cover = Игрок { $seat } кладёт монету на карту со значением { $value } ({ $district }).
log-pocket = Игрок { $seat } кладёт монету в стопку очков.
log-spend = Игрок { $seat } тратит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  } и сохраняет район.
log-spend-nothing = Игрок { $seat } ничего не тратит и теряет район.
log-deal_synergy = Синергия в игре: { $synergy }.
log-first_player = Игрок { $player } получает знак императора и начинает.
log-draw = Игрок { $seat } берёт: { card }.
log-deal = Игроку { $seat } роздана карта: { card }.
log-open = В Мегаполис: { card }.
log-fill = На поле реформатора: { card }.
log-draw_rebel = Игрок { $seat } берёт: { card }.
log-draw_dualist = Игрок { $seat } берёт: { card }.
log-turn_up = Открыто: { card }.
log-draw_agent = Игрок { $seat } берёт плитку агента { $number }.
log-draw_oracle = Открыта плитка предсказаний: { $number }.
log-pass_left = Все выбрали: карты идут налево.
log-reveal = Конец раунда: карты с рук идут в дома, плитки агентов открываются, районы очищаются, бонусы распределяются.
log-drew = Игрок { $seat } берёт карту гражданина.
log-dealt = Игроку { $seat } роздана карта.
log-drew_rebel = Игрок { $seat } берёт карту повстанцев.
log-drew_dualist = Игрок { $seat } берёт карту дуалистов.
log-drew_agent = Игрок { $seat } берёт плитку агента.

## Score lines

score-home = Дом, { $which }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
score-bonus = Бонусные карты: { $count }
score-coins = Монеты: { $count } × { $each }

## Why not

why-not-there = Этого сейчас не вытянуть.
why-not-in-pack = Этой карты нет среди тех, из которых вы выбираете.
why-draft = Сначала выберите карты, которые оставите.
why-not-in-hand = У вас на руке нет этой карты.
why-turn = Ваш ход: сыграйте карту с руки.
why-agent-blue = Здесь плитки агентов кладут только на карту самого Агента.
why-cleric-lowest = Переходит только наименьшая карта района Мегаполиса, кроме только что сыгранной.
why-oracle-lowest = Нужно сбросить одну из наименьших карт названного района.
why-missionary-lower = Взять можно только карту Мегаполиса, меньшую только что сыгранной.
why-guard-free = Монету кладут на карту собственного дома, на которой ещё нет монеты.
why-merchant-exact = Потратьте ровно столько, на сколько превышен предел ({ $excess }), или ничего.
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
data-count = Карт «{ $what }» — { $count }; может быть не больше { $high }.
data-copies = Карт дуалистов { $card } больше чем { $high }.
data-few-citizens = Граждан { $count } — слишком мало для одной раздачи на четверых.
data-dualists = Карта дуалистов должна быть [цвет дома, другой цвет в Мегаполисе, значение от 2 до 4], а не { $card }.
data-sets = Наборы — A, B и C, каждый является списком четырёх синергий: синяя, розовая, жёлтая, зелёная.

## Scores from a real table

form-players = Для каждого игрока в файле нужна таблица [[player]].
form-cards = Игрок { $player }: «{ $place }» должно быть списком карт, например 4 или "rebel 3".
form-card = Игрок { $player }: «{ $card }» в «{ $place }» — не карта. Число от 2 до 6 — гражданин этого района; другие пишут "rebel 3", "dualist 2", "recruiter 1", а под «bonus» ещё и "blue 4".
form-coins = Игрок { $player }: «coins» должно быть целым числом от 0, «coins_on_cards» — такими числами по цветам.
form-coin-card = Игрок { $player }: в «{ $place }» монет { $coins }, а карт { $cards }; на карте не больше одной.
form-too-many = В коробке карт «{ $card }» всего { $high }, а в файле их { $count }.

## Terminal

terminal-round = Раунд { $round } из { $rounds }
terminal-emperor = первый: игрок { $seat }
terminal-last = последние ходы
terminal-capital = МЕГАПОЛИС
terminal-deck = Колода: { $citizens }
terminal-field = Поле реформатора
terminal-flag = флаг
terminal-recruit = следующий рекрут
terminal-oracle = плитки предсказаний: { $tiles } (сумма { $sum })
terminal-none = нет
terminal-player = Игрок { $seat }
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
terminal-known = известно из неё
terminal-done = выбрано
terminal-hand = Ваша рука
terminal-pack = Выберите из
terminal-kept = Оставлено
terminal-passed = Передано
terminal-legend = С синий  Р розовый  Ж жёлтый  З зелёный  П повстанец на руке
terminal-marks = r повстанец  d дуалист  + рекрут  ● монета на карте  ⚑ флаг  ≤ предел

## The page

page-family-blue = Повстанцы
page-family-pink = Жрецы
page-family-yellow = Дворянство
page-family-green = Учёные
page-capital = Мегаполис
page-capital-why = сумма района — предел для домов
page-your-home = Ваш дом
page-to-own-home = К моему
page-emperor = знак императора: начинает раунд
page-points = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
page-part-draft = отбор
page-part-turns = ходы
page-hand = Ваша рука
page-hand-empty = карт нет
page-last-turns = Последние ходы: у кого-то кончились карты.
page-draft = Оставьте две
page-draft-how = оставлено { $kept }; остальные уйдут налево
page-put-back = Вернуть: { $card }
page-kept = Оставлено: { $card }
page-to-home = В дом
page-to-capital = В Мегаполис
page-play-home = Сыграть в дом
page-play-capital = Сыграть в Мегаполис
page-choices = Что можно выбрать
page-limit = предел
page-limit-name = Предел
page-prize = бонус
page-bonus = Бонусные карты
page-bonus-name = Бонус
page-coins = Монеты
page-of = из { $limit }
page-leads = наибольшая сумма: впереди в борьбе за бонус
page-safe = в пределах
page-at = на пределе
page-risk = под вопросом
page-over-by = больше на { $count }
page-sum-to = Сумма { $before } → { $after } из { $limit }: { $stands }
page-limit-to = Предел { $before } → { $after }
page-limit-is = Предел { $limit }; ваша сумма { $sum }
page-home-told = { $name }, { $district }: { $cards } = { $sum } из { $limit }, { $stands }
page-capital-told = Мегаполис, { $district }: { $cards }; предел { $limit }
page-before-purge = до очистки
page-discards = Сброс: { $count }
page-remember = Что вы видели
page-passed-first = Передано сначала:
page-passed-last = Передано потом:
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
page-synergy-scout = Взять повстанца; можно двинуть флаг
page-synergy-recruiter = Открытый рекрут идёт в ваш дом
page-synergy-cleric = Наименьшая карта района идёт в ваш дом
page-synergy-oracle = Открыть плитку; от 5 наименьшие сбрасывают
page-synergy-missionary = Взять на руку меньшую карту Мегаполиса
page-synergy-merchant = Взять монету: 2 очка или +1 к пределу
page-synergy-follower = Немедленно ещё один ход
page-synergy-guard = Прикрыть монетой карту дома
page-synergy-scholar = Взять карту гражданина
page-synergy-reformer = Обменять карту на цвет с поля
page-synergy-dualist = Взять карту двух цветов
page-last-round = Прошлый раунд
page-end-title = Конец раунда { $round }
page-end-next = Дальше
page-end-close = К столу
page-step-placed = Карты с рук идут в дома
page-step-tiles = Открываем плитки агентов
page-step-purge = Очистка: { $district }
page-step-bonus = Бонус: { $district }
page-end-placed = { $name }: { $card } — в дом, { $district }.
page-end-tile = { $district }: плитка { $number } ({ $name }).
page-end-limit = Сумма района Мегаполиса — { $sum }: это и есть предел.
page-end-limit-tiles = Предел: { $sum } в Мегаполисе, плитки { $tiles }; всего { $limit }.
page-purge-none = Здесь ни у кого нет карт.
page-purge-stays = { $name }: { $sum } не больше { $limit }, все карты остаются.
page-purge-lost = { $name }: { $sum } больше { $limit }, все карты района потеряны.
page-purge-coins = { $name }: { $sum } больше { $limit }, но район { $coins ->
    [one] спасает { $coins } монета
    [few] спасают { $coins } монеты
   *[other] спасают { $coins } монет
  }.
page-purge-covered = { $name }: { $sum } больше { $limit }; монеты прикрывают { $covered }, считается { $left }, район остаётся.
page-purge-covered-lost = { $name }: даже без прикрытых монетами { $covered } остаётся { $left }, больше { $limit }: район потерян.
page-bonus-won = { $name }: наибольшая сумма ({ $most }), берёт из Мегаполиса карту: { $card }.
page-bonus-tied = Поровну по { $most } ({ $names }): каждому монета, а карта сброшена: { $card }.
page-bonus-tied-no-card = Поровну по { $most } ({ $names }): каждому монета.
page-bonus-nobody = Здесь ни у кого не осталось карт: бонуса нет.
page-bonus-no-card = В этом районе Мегаполиса нет карт: бонуса нет.
page-kind = Вид карты
page-kind-citizen = гражданин
page-kind-rebel = повстанец
page-kind-dualist = дуалист
page-kind-recruiter = рекрут
page-paper-guard = в игре была Стражница
page-paper-hint = Касайтесь того, что лежит перед каждым игроком после последнего бонуса; касание карты убирает её.
page-remove = Убрать: { $card }
page-coins-on-cards = монеты на картах
guide-goal = Карты в вашем доме — это очки, пока каждый район не превышает предела своего цвета.
guide-draft = Сначала отбор: из шести карт оставьте две, четыре передайте; из полученных четырёх оставьте ещё две; последние две ваши. Выбирайте касанием.
guide-limit = Пределы ставит Мегаполис: сумма района здесь — это наибольшее, что может иметь ваш дом этого цвета в конце раунда.
guide-pick = Теперь ход. Коснитесь карты на руке.
guide-ways = В дом: карта даёт очки. В Мегаполис: поднимает предел для всех и запускает синергию своего цвета. Для обоих путей сказано, что будет дальше.
guide-play = Выберите путь и сыграйте.
guide-synergy = В игре четыре синергии, по одной на цвет. Наведите, коснитесь или перейдите клавишей Tab — синергия объяснит себя.
guide-hint = Сомневаетесь? Возьмите подсказку: она нумерует варианты, а её причины показывают, откуда придут очки.
guide-round = Когда раунд кончится, посмотрите его шаг за шагом: карты с рук идут в дома, плитки открываются, районы сверх предела пропадают, наибольшие суммы получают бонусы.
guide-end = После трёх раундов складываем карты дома, бонусные карты и монеты (по 2). Каждый знак вопроса открывает правила в нужном месте. Удачи!
