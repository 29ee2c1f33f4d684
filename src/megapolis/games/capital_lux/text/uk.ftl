title = Хроніки Мегаполіса
blurb = Відбирайте громадян: кожен, кого ви посилаєте до Мегаполіса, підіймає максимум свого району й запускає ефект, а кожен, хто лишається вдома, приносить очки, доки ви не перевищили максимуму.

## Options

option-set = Набір синергій
option-set-help = Які чотири карти синергії в грі, по одній кожного кольору. Обрана вручну синергія заступає ту, що в наборі.
option-set-A = А: Початок (Агентка, Служителька, Крамарка, Вчений)
option-set-B = Б: Революція (Розвідниця, Провісниця, Послідовниця, Реформатор)
option-set-C = В: Гармонія (Рекрутерка, Місіонерка, Вартова, Дуаліст)
option-set-random = По одній випадковій кожного кольору
option-synergies = Синергії, обрані вручну
option-synergies-help = Щонайбільше по одній кожного кольору; решта така, як у наборі.
option-synergies-agent = Агентка
option-synergies-cleric = Служителька
option-synergies-merchant = Крамарка
option-synergies-scholar = Вчений
option-synergies-scout = Розвідниця
option-synergies-oracle = Провісниця
option-synergies-follower = Послідовниця
option-synergies-reformer = Реформатор
option-synergies-recruiter = Рекрутерка
option-synergies-missionary = Місіонерка
option-synergies-guard = Вартова
option-synergies-dualist = Дуаліст
option-agent_target = Плитки агентів кладуть на
option-agent_target-help = Правила не кажуть, на яку карту синергії Агентка кладе плитку.
option-agent_target-any_synergy_card = Будь-яку з чотирьох карт синергії
option-agent_target-blue_only = Лише на карту самої Агентки
option-limit_floor_zero = Максимум не буває нижчим за нуль
option-limit_floor_zero-help = Плитки агентів могли б опустити максимум нижче нуля; з цією опцією порожній або повністю закритий район ніколи його не перевищує.
option-oracle_spares_played_card = Провісниця щадить щойно зіграну карту
option-oracle_spares_played_card-help = Якщо вимкнено, карту, що запустила Провісницю, теж можна скинути, коли вона найменша в рожевому районі.
option-tie_coins_when_capital_district_empty = Монети за нічию, коли район Мегаполіса порожній
option-tie_coins_when_capital_district_empty-help = Якщо вимкнено: монети заступають карту, тож без карти немає й монет.
option-on_short_citizen_deck = Якщо на роздачу бракує громадян
option-on_short_citizen_deck-help = Таке можливо з Ученим, коли грають учотирьох.
option-on_short_citizen_deck-deal_equal_hands = Роздати менше, усім порівну
option-on_short_citizen_deck-reshuffle_discards = Затасувати скинутих громадян у колоду
conflict-same-colour = Оберіть щонайбільше одну синергію кожного кольору: у грі лише одна.

## Pieces

colour-blue = синя
colour-blue-accusative = синю
colour-pink = рожева
colour-pink-accusative = рожеву
colour-yellow = жовта
colour-yellow-accusative = жовту
colour-green = зелена
colour-green-accusative = зелену
letter-blue = С
letter-pink = Р
letter-yellow = Ж
letter-green = З
letter-rebel = П
district-blue = синій район
district-pink = рожевий район
district-yellow = жовтий район
district-green = зелений район
field-blue = сині
field-pink = рожеві
field-yellow = жовті
field-green = зелені
field-rebel = повстанці
card = { $kind ->
    [rebel] карта повстанців { $value }
    [dualist] карта дуалістів { $value } (удома { $colour }, у Мегаполісі { $other })
    [recruiter] карта рекрутерів { $value } ({ $colour })
   *[citizen] { $colour } { $value }
  }
card-accusative = { $kind ->
    [rebel] карту повстанців { $value }
    [dualist] карту дуалістів { $value } (удома { $colour }, у Мегаполісі { $other })
    [recruiter] карту рекрутерів { $value } ({ $colour })
   *[citizen] { $colour_to } { $value }
  }
to-home = { $kind ->
    [rebel] { card-accusative } додому, { $district }
   *[other] { card-accusative } додому
  }
to-capital = { $kind ->
    [rebel] { card-accusative } у Мегаполіс, { $district }
   *[other] { card-accusative } у Мегаполіс
  }
synergy-agent = Агентка
synergy-scout = Розвідниця
synergy-recruiter = Рекрутерка
synergy-cleric = Служителька
synergy-oracle = Провісниця
synergy-missionary = Місіонерка
synergy-merchant = Крамарка
synergy-follower = Послідовниця
synergy-guard = Вартова
synergy-scholar = Вчений
synergy-reformer = Реформатор
synergy-dualist = Дуаліст
synergy-agent-help = Візьміть плитку агента, потай подивіться на неї й покладіть долілиць на карту синергії: під час очищення вона змінить максимум цього району.
synergy-scout-help = Візьміть карту повстанців, потім можете перемістити прапор. Карти повстанців завжди грають у район прапора.
synergy-recruiter-help = Відкрита карта рекрутерів іде у вашу домівку; відкривається наступна.
synergy-cleric-help = Оберіть район Мегаполіса: його найменша карта, крім щойно зіграної, переходить у вашу домівку.
synergy-oracle-help = Відкрийте плитку провісників. Коли сума сягає 5, кожен район Мегаполіса втрачає карту з найменшим значенням, а плитки знову перемішують.
synergy-missionary-help = Візьміть на руку будь-яку карту Мегаполіса, меншу за щойно зіграну.
synergy-merchant-help = Візьміть монету. Під час очищення кожна витрачена монета підіймає ваш власний максимум на 1.
synergy-follower-help = Негайно зробіть ще один хід.
synergy-guard-help = Покладіть монету на карту своєї домівки, щонайбільше одну на карту. Якщо район перевищує максимум, карти з монетами в цьому раунді рахуються за 0.
synergy-scholar-help = Візьміть карту громадянина.
synergy-reformer-help = Викладіть карту з руки на поле реформатора й заберіть усі його карти одного іншого кольору.
synergy-dualist-help = Візьміть карту дуалістів: один колір удома, інший у Мегаполісі.

## What is asked

ask-keep = Залиште собі ще { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
  }; решту отримає гравець ліворуч.
ask-turn = Зіграйте карту: додому чи в Мегаполіс.
ask-agent = Ваша плитка агента: { $number }. На яку карту синергії її покласти?
ask-scout = Де стоятиме прапор?
ask-cleric = Яка карта перейде у вашу домівку?
ask-oracle = Яку з найменших карт скинути? ({ $district })
ask-missionary = Яку карту взяти на руку?
ask-guard = На яку карту домівки покласти монету?
ask-guard-coin = Ви здобули монету. Покласти її на карту домівки чи в стос очок?
ask-merchant = Максимум перевищено ({ $district }). Витратити { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
  }, щоб зберегти карти?
ask-reformer = Яку карту викласти на поле реформатора?
ask-reformer-collect = Карти якого кольору забрати?

## Moves and the log

move-keep = Залишити { card-accusative }
move-home = { to-home }
move-capital = { to-capital }
move-plant = Плитка: { $district }
move-flag = Перемістити прапор: { $district }
move-flag-stays = Лишити прапор на місці: { $district }
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
move-collect = Забрати { $colour }
move-cover = Карта { $value }, { $district }
move-pocket = У стос очок
move-spend = Витратити { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
  }
move-spend-nothing = Нічого не витрачати, втратити карти району
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
move-pass_left = Карти переходять ліворуч
move-reveal = Кінець раунду
move-drew = Карта громадянина
move-dealt = Карта громадянина
move-drew_rebel = Карта повстанців
move-drew_dualist = Карта дуалістів
move-drew_agent = Плитка агента
log-keep = { $seat } залишає { card-accusative }.
log-home = { $seat } грає { to-home }.
log-capital = { $seat } грає { to-capital }.
log-plant = { $seat } кладе плитку агента: { $district }.
log-flag = { $seat } переміщує прапор: { $district }.
log-flag-stays = { $seat } лишає прапор на місці: { $district }.
log-move = { $seat } забирає з Мегаполіса додому { card-accusative }.
log-take = { $seat } бере з Мегаполіса на руку { card-accusative }.
log-discard = { $seat } скидає з Мегаполіса { card-accusative }.
log-reform = { $seat } викладає на поле реформатора { card-accusative }.
log-collect = { $seat } забирає з поля реформатора: { $colour }.
log-cover = { $seat } кладе монету на карту { $value }, { $district }.
log-pocket = { $seat } кладе монету в стос очок.
log-spend = { $seat } витрачає { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
  } і зберігає карти району.
log-spend-nothing = { $seat } нічого не витрачає і втрачає карти району.
log-deal_synergy = Синергія в грі: { $synergy }.
log-first_player = { $player } отримує символ імператора й починає.
log-draw = { $seat } бере { card-accusative }.
log-deal = { $seat } отримує { card-accusative }.
log-open = У Мегаполіс: { card }.
log-fill = На поле реформатора: { card }.
log-draw_rebel = { $seat } бере { card-accusative }.
log-draw_dualist = { $seat } бере { card-accusative }.
log-turn_up = Відкрито: { card }.
log-draw_agent = { $seat } бере плитку агента { $number }.
log-draw_oracle = Відкрито плитку провісників: { $number }.
log-pass_left = Усі обрали: карти переходять ліворуч.
log-reveal = Кінець раунду: карти з рук ідуть у домівки, плитки агентів відкриваються, райони очищуються, бонуси розподіляються.
log-drew = { $seat } бере карту громадянина.
log-dealt = { $seat } отримує карту.
log-drew_rebel = { $seat } бере карту повстанців.
log-drew_dualist = { $seat } бере карту дуалістів.
log-drew_agent = { $seat } бере плитку агента.

## The ceremony

ending-three_rounds = Третій раунд скінчився, столицю збудовано.

category-each-home = { $which } родина
category-bonus = Бонусні карти
category-coins = Монети

## Score lines

score-home = Домівка, { $which } родина: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
  }
score-bonus = Бонусні карти: { $count }
score-coins = Монети: { $count } × { $each }

## Why not

why-not-there = Зараз цього не можна витягти.
why-not-in-pack = Цієї карти немає серед тих, з яких ви обираєте.
why-draft = Спершу оберіть карти, які залишите.
why-not-in-hand = У вас на руці немає цієї карти.
why-turn = Ваш хід: зіграйте карту з руки.
why-agent-blue = Тут плитки агентів кладуть лише на карту самої Агентки.
why-cleric-lowest = Переходить лише найменша карта району Мегаполіса, крім щойно зіграної.
why-oracle-lowest = Треба скинути одну з найменших карт названого району.
why-missionary-lower = Узяти можна лише карту Мегаполіса, меншу за щойно зіграну.
why-guard-free = Монету кладуть на карту власної домівки без монети.
why-merchant-exact = Витратьте рівно стільки, на скільки перевищено максимум ({ $excess }), або нічого.
why-reformer-put = У вас на руці немає цієї карти.
why-reformer-once = Карту на поле вже викладено: тепер заберіть колір.
why-reformer-colour = Заберіть колір, що лежить на полі й відрізняється від викладеної карти.
why-finish-agent = Спершу покладіть плитку агента на карту синергії.
why-finish-scout = Спершу вирішіть, де стоятиме прапор.
why-finish-cleric = Спершу оберіть карту, що перейде у вашу домівку.
why-finish-oracle = Спершу оберіть карту, яку скинуть.
why-finish-missionary = Спершу оберіть карту, яку візьмете.
why-finish-merchant = Спершу вирішіть, чи витрачати монети.
why-finish-guard = Спершу вирішіть, куди покласти монету.
why-finish-reformer = Спершу завершіть обмін на полі реформатора.

## Data files

data-table = У файлі даних потрібна таблиця [{ $what }].
data-number = «{ $what }» у файлі даних має бути цілим числом від { $low } до { $high }.
data-tiles = «{ $what }» у файлі даних має бути списком від 1 до { $high } чисел.
data-counts = «{ $what }» у файлі даних має казати, скільки є карт кожного значення від { $low } до { $high }.
data-colours = «colours» у citizens — це список з однієї або кількох із цих назв: { $colours }.
data-count = Карт «{ $what }» — { $count }; може бути щонайбільше { $high }.
data-copies = Карт дуалістів { $card } більше ніж { $high }.
data-few-citizens = Громадян лише { $count }: замало для однієї роздачі на чотирьох.
data-dualists = Карта дуалістів має бути [колір удома, інший колір у Мегаполісі, значення від 2 до 4], а не { $card }.
data-sets = Набори — A, B і C, кожен — список чотирьох синергій: синя, рожева, жовта, зелена.

## Scores from a real table

form-players = Для кожного гравця у файлі потрібна таблиця [[player]]; їх може бути щонайбільше { $high }.
form-cards = Гравець { $player }: «{ $place }» має бути списком карт, як-от 4 чи "rebel 3".
form-card = Гравець { $player }: «{ $card }» у «{ $place }» — не карта. Число від 2 до 6 — громадянин цього району; інші пишуть "rebel 3", "dualist 2", "recruiter 1", а під «bonus» ще й "blue 4".
form-coins = Гравець { $player }: «coins» має бути цілим числом від 0, «coins_on_cards» — такими числами за кольорами.
form-coin-card = Гравець { $player }: «{ $place }» має монет { $coins }, а карт { $cards }; на карті щонайбільше одна.
form-too-many = У коробці карт «{ $card }» лише { $high }, а у файлі їх { $count }.

## Terminal

terminal-round = Раунд { $round } з { $rounds }
terminal-emperor = починає { $seat }
terminal-last = останні ходи
terminal-capital = МЕГАПОЛІС
terminal-deck = Колода: { $citizens }
terminal-field = Поле реформатора
terminal-flag = прапор
terminal-recruit = наступна карта рекрутерів
terminal-oracle = плитки провісників: { $tiles } (сума { $sum })
terminal-none = немає
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
terminal-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[other] { $coins } монет
  }
terminal-bonus = бонусні карти: { $count }
terminal-hand-count = рука: { $count }
terminal-known = з неї відомо
terminal-done = обрано
terminal-hand = Ваша рука
terminal-pack = Оберіть із
terminal-kept = Залишено
terminal-passed = Передано
terminal-legend = С синя  Р рожева  Ж жовта  З зелена  П повстанець на руці
terminal-marks = r повстанець  d дуаліст  + рекрутер  ● монета на карті  ⚑ прапор  ≤ максимум

## The page

page-family-blue = Повстанці
page-family-pink = Жерці
page-family-yellow = Дворянство
page-family-green = Науковці
page-capital = Мегаполіс
page-capital-why = сума району — максимум для домівок
page-your-home = Ваша домівка
page-to-own-home = До моєї домівки
page-emperor = символ імператора: починає раунд
page-points = { $points ->
    [one] очко
    [few] очки
   *[other] очок
  }
page-part-draft = відбір
page-part-turns = ходи
page-hand = Ваша рука
page-where-to = { $card }: куди?
page-hand-empty = карт немає
page-last-turns = Останні ходи: у когось скінчилися карти.
page-draft = Залиште дві
page-draft-how = залишено { $kept }; решту отримає гравець ліворуч
page-put-back = Повернути: { $card }
page-kept = Залишено: { $card }
page-to-home = Додому
page-to-capital = У Мегаполіс
page-play-home = Зіграти додому
page-play-capital = Зіграти в Мегаполіс
page-choices = Що можна обрати
page-limit = максимум
page-prize = бонус
page-bonus = Бонусні карти
page-coins = Монети
page-of = з { $limit }
page-limit-coins = { $coins ->
    [one] максимум підняла { $coins } монета
    [few] максимум підняли { $coins } монети
   *[other] максимум підняли { $coins } монет
  }
page-leads = найбільша сума: претендує на бонус
page-safe = не перевищує
page-at = рівно максимум
page-risk = може перевищити
page-over-by = перевищує на { $count }
page-sum-to = Сума { $before } → { $after } з { $limit }: { $stands }
page-limit-to = Максимум { $before } → { $after }
page-limit-is = Максимум { $limit }; ваша сума { $sum }
page-home-told = { $name }, { $district }: { $cards } = { $sum } з { $limit }, { $stands }
page-capital-told = Мегаполіс, { $district }: { $cards }; максимум { $limit }
page-before-purge = до очищення
page-discards = Скид: { $count }
page-remember = Що ви знаєте
page-own-tile = ваша плитка, { $district }
page-would-fall = { $homes } впаде
page-passed-first = Передано першого разу:
page-passed-last = Передано другого разу:
page-known-of = На руці ({ $name }):
page-tile-hidden = Закрита плитка ({ $name })
page-tile-known = Плитка { $number } ({ $name })
page-flag-here = Тут прапор: карти повстанців грають у цей район.
page-agents-left = Плиток у стосі: { $count }
page-rebels-left = Карт повстанців лишилося: { $count }
page-dualists-left = Карт дуалістів лишилося: { $count }
page-recruit = Наступна: { $card }. Після неї лишиться: { $count }
page-no-recruit = Карт рекрутерів більше немає.
page-synergy-agent = Сховати плитку ±? на карті синергії
page-synergy-agent-short = плитка ±? на район
page-synergy-scout = Узяти повстанця; можна рушити прапор
page-synergy-scout-short = карта бунтарів, прапор
page-synergy-recruiter = Відкрита карта рекрутерів іде додому
page-synergy-recruiter-short = рекрут вам додому
page-synergy-cleric = Найменша карта району йде додому
page-synergy-cleric-short = найменша — вам додому
page-synergy-oracle = Відкрити плитку; від 5 найменші скидають
page-synergy-oracle-short = плитка; 5 очищує
page-synergy-missionary = Узяти на руку меншу карту Мегаполіса
page-synergy-missionary-short = меншу карту на руку
page-synergy-merchant = Узяти монету: 2 очки або +1 до максимуму
page-synergy-merchant-short = монета: 2 очки
page-synergy-follower = Негайно ще один хід
page-synergy-follower-short = ще один хід
page-synergy-guard = Покласти монету на карту домівки
page-synergy-guard-short = монета на карту
page-synergy-scholar = Узяти карту громадянина
page-synergy-scholar-short = карта з колоди
page-synergy-reformer = Обміняти карту на колір з поля
page-synergy-reformer-short = обмін із полем
page-synergy-dualist = Узяти карту двох кольорів
page-synergy-dualist-short = двоколірна карта
page-last-round = Минулий раунд
page-end-title = Кінець раунду { $round }
page-end-close = До столу
page-end-draft = До відбору, раунд { $round }
page-step-placed = Карти з рук ідуть у домівки
page-step-tiles = Плитки агентів відкриваються
page-step-purge = Очищення: суми проти максимумів
page-step-fall = Те, що понад максимум, падає
page-step-bonus = Бонусні карти йдуть за найбільші суми
page-beat-placed = руки
page-beat-tiles = плитки
page-beat-purge = очищення
page-beat-fall = падіння
page-beat-bonus = бонуси
page-end-again = Подивитися ще раз
page-end-hurry = Торкніться поля, щоб пришвидшити; ще раз — одразу до кінця.
page-as-judged = Поле таке, яким його судили
page-as-judged-how = Максимуми — на мить останнього очищення. Бонусні карти, що пішли потім, лишилися пунктиром із позначкою того, хто їх узяв, тож поле й рахунок збігаються.
page-round-by-round = Раунд за раундом
page-round-name = раунд { $round }
page-end-placed = { $name }: додому, { $district } — { $card }.
page-end-tile = { $district }: плитка { $number } ({ $name }).
page-purge-all-stay = Ніхто не перевищує максимуму: усе лишається.
page-purge-over = { $name }, { $district }: { $sum } з { $limit }.
page-what-changed = Що змінилося
page-lost-districts = Втрачені райони
page-paid-coins = Віддані монети
page-tied-coins = Монети за нічиї
page-purge-stays = { $name }: { $sum } не перевищує { $limit }, усі карти лишаються.
page-purge-lost = { $name }: { $sum } перевищує { $limit }, усі карти району скинуто.
page-purge-coins = { $name }: { $sum } перевищує { $limit }, але район { $coins ->
    [one] рятує { $coins } монета
    [few] рятують { $coins } монети
   *[other] рятують { $coins } монет
  }.
page-purge-covered = { $name }: { $sum } перевищує { $limit }; монети закривають { $covered }, рахується { $left }, карти лишаються.
page-purge-covered-lost = { $name }: навіть без закритих монетами { $covered } лишається { $left }, а це більше за { $limit }: карти району скинуто.
page-bonus-won = { $name }: найбільша сума ({ $most }), бонусна карта з Мегаполіса — { $card }.
page-taken-by = { $card }: бонус, { $name }
page-bonus-tied = Нічия по { $most } ({ $names }): кожному монета, а карту скинуто: { $card }.
page-bonus-tied-no-card = Нічия по { $most } ({ $names }): кожному монета.
page-bonus-nobody = Тут ні в кого немає карт: бонусу немає.
page-bonus-no-card = У цьому районі Мегаполіса немає карт: бонусу немає.
page-kind = Вид карти
page-kind-citizen = громадянин
page-kind-rebel = повстанець
page-kind-dualist = дуаліст
page-kind-recruiter = рекрутер
page-paper-hint = Торкніться карти, щоб викласти її перед гравцем; дотик до викладеної прибирає її. Число в кутку: скільки таких ще лишилося в коробці.
page-remove = Прибрати: { $card }
page-coins-on-cards = монета на карту

## a real game
tie-rule = За рівних очок: менше монет

## Тренер

coach-saved = { $district }: максимум зросте з { $from } до { $to }, і ваші { $held } вціліють.
coach-within = { $district }: вдома буде { $held }, максимум { $limit }, ще можна.
coach-room = { $place }: удома є місце ще на { $room }.
coach-over = { $district }: це на { $over } понад максимум, пропадуть усі { $held }.
coach-sunk = { $district }: максимум упаде з { $from } до { $to }, нижче за ваші { $held }.
coach-sink = { $district }: максимум упаде до { $limit }, і { $player } втрачає { $held }.
coach-help = { $district }: максимум зросте до { $limit }, і { $player } зберігає { $held }.
coach-lead = { $district }: з { $held } ви перші й берете бонусну карту { $bonus }.
coach-last-card = Рука спорожніє: решта матиме ще по ходу, і раунд скінчиться.
coach-last-turn = Це ваша остання карта в останній хід раунду.
coach-line-home = домівка
coach-line-bonus = бонусні карти
coach-line-coins = монети

## Tasks of puzzles
puzzle-saved = Очки вдома під загрозою: збережіть їх.
puzzle-within = Заведіть додому очки, які там і лишаться.
puzzle-last-card = Рука от-от спорожніє: чи час закінчувати раунд?
puzzle-last-turn = Ваш останній хід у раунді: візьміть із нього якнайбільше.
