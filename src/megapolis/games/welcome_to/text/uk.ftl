title = Welcome to… Містечко мрій
blurb = Пронумеруйте доми на трьох вулицях: у всіх ті самі три комбінації карт, а містечко в кожного своє.

## Options

option-board = Сторона планшета
option-board-help = Вулиці й значення інші, перебіг гри той самий.
option-board-classic = Класична
option-board-blueprint = Креслення (значення реконструйовано)
option-roundabouts = Проїзди (експертний варіант)
option-roundabouts-help = На місці порожнього дому можна збудувати проїзд: за ним нумерація вулиці починається наново.
option-advanced_plans = Складні плани забудови (експертний варіант)
option-advanced_plans-help = До стосів домішують 17 складних планів. Двом із них потрібні проїзди.
option-competitor = Соло: конкурент
option-competitor-help = Архітектор «ААА», проти якого ви граєте; що вищий рівень, то важче.
option-competitor-closed = Рівень 0: «ААА» закрилася (гра на очки)
option-competitor-sam = Рівень 1: Сем
option-competitor-flora = Рівень 2: Флора
option-competitor-coral = Рівень 3: Корал
option-competitor-irene = Рівень 4: Ірен
option-competitor-victor = Рівень 5: Віктор
option-plan_a = План A
option-plan_a-help = Вибрати самостійно, а не навмання: A1–A7 стандартні, A8–A13 складні.
option-plan_b = План B
option-plan_b-help = Вибрати самостійно, а не навмання: B1–B7 стандартні, B8–B12 складні.
option-plan_c = План C
option-plan_c-help = Вибрати самостійно, а не навмання: C1–C7 стандартні, C8–C13 складні.
option-roundabouts_per_round = Проїздів за раунд
option-roundabouts_per_round-help = Правила обмежують лише всю гру (два проїзди), а не раунд; зазвичай грають по одному за раунд.
conflict-competitor = Конкурент буває лише в соло-грі: для двох і більше гравців не змінюйте цієї опції.
conflict-roundabout-plan = Вибраний план A потребує проїздів: увімкніть їх.
conflict-per-round = Кількість проїздів за раунд має значення, лише коли проїзди ввімкнено.

## Pieces

action-fence = паркан
action-estate = підвищення вартості
action-park = парк
action-pool = басейн
action-temp = тимчасова бригада
action-bis = прибудова
street-top = верхня вулиця
street-top-to = на Верхню
street-top-on = на Верхній
street-top-of = Верхньої
street-centre = центральна вулиця
street-centre-to = на Центральну
street-centre-on = на Центральній
street-centre-of = Центральної
street-bottom = нижня вулиця
street-bottom-to = на Нижню
street-bottom-on = на Нижній
street-bottom-of = Нижньої
competitor-closed = «ААА» (закрилася)
competitor-sam = Сем
competitor-flora = Флора
competitor-coral = Корал
competitor-irene = Ірен
competitor-victor = Віктор
plan-estates = готові ЖК { $sizes }
plan-ends = ЖК з 1 дому в обох кінцях кожної вулиці
plan-street = { $street ->
    [1] на верхній вулиці
    [2] на центральній вулиці
    [3] на нижній вулиці
   *[0] на будь-якій одній вулиці
  }: готові ЖК { $sizes }{ $roundabouts ->
    [0] { "" }
    [one] { " " }і { $roundabouts } проїзд
    [few] { " " }і { $roundabouts } проїзди
   *[other] { " " }і { $roundabouts } проїздів
  }
plan-pools = { $pools ->
    [one] { $pools } басейн
    [few] { $pools } басейни
   *[other] { $pools } басейнів
  }
plan-bis = { $bis ->
    [one] { $bis } прибудова
    [few] { $bis } прибудови
   *[other] { $bis } прибудов
  }
plan-extras = готові ЖК { $sizes }, у кожному щонайменше { $pools ->
    [0] { plan-bis }
   *[other] { plan-pools }{ $bis ->
        [0] { "" }
       *[other] { " " }і { plan-bis }
      }
  }
plan-parks = замальовано комірок парків: { $count }
plan-parks_each = замальовано комірок парків на кожній вулиці: { $count }
plan-parks_full = замальовано всі комірки парків, вулиць: { $count }
plan-temps = замальовано комірок тимчасової бригади: { $count }
plan-marks = замальовано комірок підвищення вартості: { $count }
plan-columns = замальовано цілих стовпців підвищення вартості: { $count }
city-plan = { $kind ->
    [ends] { plan-ends }
    [street] { plan-street }
    [extras] { plan-extras }
    [parks] { plan-parks }
    [parks_each] { plan-parks_each }
    [parks_full] { plan-parks_full }
    [temps] { plan-temps }
    [marks] { plan-marks }
    [columns] { plan-columns }
   *[estates] { plan-estates }
  }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }

## What is asked

ask-choose = Виберіть комбінацію: номер і дію.
ask-refuse = Жоден із трьох номерів нікуди не підходить: відмова в дозволі на будівництво.
ask-write = Впишіть { $number } у дім.
ask-shift = Впишіть { $number } у дім або спершу змініть номер тимчасовою бригадою.
ask-act = Виконайте дію ({ $action }), затвердьте плани або закінчіть раунд.
ask-plans = Затвердьте плани або закінчіть раунд.
ask-pay = Який ЖК використати для плану { $letter }?
ask-give = Яку карту віддати конкурентові?

## Moves and the log

move-choose = { $leaves ->
    [yes] { $number } і { $action }, а { $left } ({ $left_action }) лишається
   *[no] { $number } і { $action }
  }
move-refuse = Отримати відмову в дозволі на будівництво
move-give = Віддати конкурентові { $number } ({ $action })
move-shift = Тимчасова бригада: { $by }, тобто { $number }
move-write = { $number } { $to }, дім { $house }
move-fence = Паркан між домами { $left } і { $right } { $of }
move-estate = Підвищити вартість ЖК розміру { $size }
move-park = Парк { $on }
move-pool = Басейн { $on }, дім { $house }
move-bis = Прибудова { $number } { $to }, дім { $house }
move-roundabout = Проїзд { $on }, на місці дому { $house }
move-approve = Затвердити план { $letter }: { city-plan }, { points }
move-pay = ЖК { $on }, від дому { $house }
move-done = Закінчити раунд
move-deal_plan = { $letter }: { city-plan }
move-draw = { $number } ({ $action })
move-draw_approval = карта затвердження
move-turn_approval = { $letter }
log-choose = { $leaves ->
    [yes] { $seat } вибирає: { $number } і { $action }; { $left } ({ $left_action }) лишається.
   *[no] { $seat } вибирає: { $number } і { $action }.
  }
log-refuse = { $seat } отримує відмову в дозволі на будівництво.
log-give = { $seat } віддає конкурентові { $number } ({ $action }).
log-shift = { $seat } наймає тимчасову бригаду: { $by }, тобто { $number }.
log-write = { $seat } вписує { $number } { $to }, дім { $house }.
log-fence = { $seat } ставить паркан між домами { $left } і { $right } { $of }.
log-estate = { $seat } підвищує вартість ЖК розміру { $size }.
log-park = { $seat } садить парк { $on }.
log-pool = { $seat } будує басейн { $on }, дім { $house }.
log-bis = { $seat } робить прибудову { $number } { $to }, дім { $house }.
log-roundabout = { $seat } будує проїзд { $on }, на місці дому { $house }.
log-approve = { $seat } затверджує план { $letter }: { city-plan }, { points }.
log-pay = { $seat } використовує для плану { $letter } ЖК { $on }, від дому { $house }.
log-done = { $seat } закінчує раунд.
log-deal_plan = План { $letter } на столі: { city-plan }, { points }.
log-draw = Відкрито: { $number } ({ $action }).
log-draw_approval = Випала карта затвердження.
log-turn_approval = Карта затвердження { $letter }: { $approves ->
    [yes] конкурент затверджує план.
   *[no] цей план конкурента не цікавить.
  }

## The ceremony

ending-three_plans = Хтось затвердив усі три плани міста.
ending-all_houses = Хтось забудував усі будинки містечка.
ending-all_refusals = Хтось отримав останню відмову в дозволі.

category-plan = { page-row-plan }
category-park = { page-row-park }
category-pool = { page-row-pool }
category-temp = { page-row-temp }
category-estate = { page-row-estate }
category-bis = { page-row-bis }
category-refusal = { page-row-refusal }
category-roundabout = { page-row-roundabout }

## Score lines

score-plan = План { $which }
score-park = Парки, { $which }, комірок: { $marks }
score-pool = Басейни: { $count }
score-temp = Тимчасова бригада: { $count }
score-estate = ЖК розміру { $which }: { $count } × { $each }
score-bis = Прибудови: { $count }
score-refusal = Відмови: { $count }
score-roundabout = Проїзди: { $count }
score-rival-park = Карти парку: { $count } × { $each }
score-rival-pool = Карти басейну: { $count } × { $each }
score-rival-temp = Карти тимчасової бригади: { $count } × { $each }
score-rival-rank = Порівняння тимчасових бригад: { $count }
score-rival-fence = Карти паркану: { $count } × { $each }
score-rival-estate = ЖК № { $which }: { $houses } × { $each }

## The end of a solo game

remark-won = Ви перемагаєте, { $own } : { $other }. Конкурент: { $name }.
remark-lost = Перемагає конкурент ({ $name }): { $other } проти ваших { $own }.
remark-tied = Ви ділите перемогу з конкурентом ({ $name }), { $own } : { $other }.

## Why not

why-not-in-deck = Зараз такого випасти не може.
why-not-yours = Гравець такого не робить.
why-pay-first = Спершу виберіть, які ЖК використати для плану.
why-not-paying = Цей ЖК зараз не можна використати для плану.
why-give-first = Спершу віддайте конкурентові одну з трьох карт.
why-chosen = Вибір цього раунду вже зроблено.
why-two-cards = У соло-грі номер і дію беруть із різних карт.
why-one-pair = Номер і дія мають бути з однієї комбінації.
why-number-nowhere = { $number } нікуди не підходить.
why-no-refusal = Є номер, який кудись підходить: відмову отримують лише тоді, коли не підходить жоден.
why-no-giving = Так карту віддають лише після відмови в соло-грі.
why-no-temps = Номер змінює лише тимчасова бригада, доки його не вписано.
why-off-scale = { $number } не буває номером дому: номери від 0 до { $high }.
why-choose-first = Спершу виберіть номер і дію.
why-written = Номер цього раунду вже вписано.
why-shift-first = { $number } нікуди не підходить: спершу змініть його.
why-no-plot = Такого дому на планшеті немає.
why-is-roundabout = На місці дому { $house } { $of } вже проїзд.
why-has-number = Дім { $house } { $of } вже має номер { $number }.
why-same-number = { $number } на цій вулиці вже є: удруге він можливий лише як прибудова.
why-left-larger = { $number } не можна вписати в дім { $house } { $of }: ліворуч є { $other }, а номери зростають зліва направо.
why-right-smaller = { $number } не можна вписати в дім { $house } { $of }: праворуч є { $other }, а номери зростають зліва направо.
why-number-first = Спершу впишіть номер.
why-write-first = Вибір зроблено: спершу впишіть номер.
why-action-over = Дію цього раунду вже завершено.
why-chosen-fence = Вибрано дію «паркан».
why-chosen-estate = Вибрано дію «підвищення вартості».
why-chosen-park = Вибрано дію «парк».
why-chosen-pool = Вибрано дію «басейн».
why-chosen-bis = Вибрано дію «прибудова».
why-column-full = Вартість ЖК розміру { $size } вже найвища.
why-parks-full = Усі комірки парків цієї вулиці замальовано.
why-no-pool = У домі { $house } { $of } немає місця для басейну.
why-no-gap = Паркан ставлять між двома сусідніми домами вулиці.
why-fenced = Між домами { $left } і { $right } { $of } паркан уже є.
why-used-estate = Доми { $left } і { $right } { $of } належать до ЖК, використаного для плану: його не можна розділити.
why-bis-full = Усі комірки прибудов замальовано.
why-nothing-left = Ліворуч від дому { $house } { $of } немає номера, який можна скопіювати.
why-nothing-right = Праворуч від дому { $house } { $of } немає номера, який можна скопіювати.
why-no-roundabouts = Проїзди належать до експертного варіанта, а ви граєте без нього.
why-roundabouts-full = Ви збудували всі проїзди: { $count }.
why-roundabouts-round = За раунд можна збудувати лише { $count ->
    [one] { $count } проїзд
    [few] { $count } проїзди
   *[other] { $count } проїздів
  }.
why-approved = План { $letter } ви вже затвердили.
why-plan-not-met = План { $letter } не виконано: ЖК мають бути готові й не використані для іншого плану.
why-nothing-to-pay = Жоден план не чекає на вибір ЖК.

## Data files

data-number = «{ $what }» у файлі даних має складатися з цілих чисел від { $low } до { $high }.
data-list = «{ $what }» у файлі даних має містити від { $low } до { $high } записів.
data-ids = Таблиці «{ $what }» повинні мати саме такі id і в такому порядку: { $ids }.
data-deck = Колода потребує дій { $actions } у такому порядку й «copies» для кожного номера.
data-cards = Карт будівництва { $count }; має бути від { $low } до { $high }, кратно трьом.
data-pool = Вулиця { $street }: дому { $place } для басейну немає або басейн там уже є.
data-plan-id = «{ $plan }» не є id плану: він починається з A, B або C.
data-plan-kind = План «{ $plan }» має невідомий вид «{ $kind }»; види: { $kinds }.
data-plan-twice = Два плани мають однаковий id.
data-stack = У стосі { $letter } немає жодного стандартного плану.
data-no-plan = У файлі даних немає плану «{ $plan }».
data-approves = Конкурент «{ $competitor }»: «approves» має бути списком літер A, B, C.

## Papers from a real table

form-players = Для кожного планшета у файлі потрібна таблиця [[player]], щонайбільше { $high }.
form-board = «board» має бути одним із: { $boards }.
form-plans = «plans» — це три плани, по одному на кожну літеру: A, B, C.
form-others = «others» — це список кількостей комірок тимчасової бригади в гравців, чиїх планшетів у файлі немає.
form-street = Планшет { $player }, { $street }: потрібен текст, у якому домів: { $houses }.
form-house = Планшет { $player }, { $street }: «{ $word }» не є домом. Пишіть номер 0–17, 5b для прибудови, 5* для басейну, . для порожнього, o для проїзду.
form-order = Планшет { $player }, { $street }: { $number } у домі { $place } не підходить: номери зростають зліва направо.
form-bis = Планшет { $player }, { $street }: біля прибудови { $number } у домі { $place } немає такого номера.
form-pool = Планшет { $player }, { $street }: у домі { $place } немає місця для басейну або це прибудова.
form-too-many = Планшет { $player }: «{ $name }» дорівнює { $count }, це забагато; усього їх { $high }.
form-numbers = Планшет { $player }: у «{ $name }» має бути цілих чисел: { $count }, кожне в межах своєї шкали.
form-number = Планшет { $player }: «{ $name }» має бути цілим числом від 0 до { $high }.
form-approved = Планшет { $player }: «{ $letter }» — не те, що дає план { $plan }: { $high } або { $low }.
form-not-met = Планшет { $player }: на ньому немає того, чого вимагає план { $plan }.
form-estates = Планшет { $player }: готових ЖК не вистачає на всі затверджені плани; кожен ЖК — лише для одного.
form-rival = «rival» має містити конкурента ({ $competitors }), його карти по порядку, як-от "8-park", і його плани; і планшет має бути один.

## Terminal

terminal-round = Раунд { $round }
terminal-pairs = Комбінації
terminal-hand = Карти
terminal-plans = Плани
terminal-turned = затверджено
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
terminal-done = готово
terminal-rival = { $name }, рівень { $level }
terminal-rival-cards = Карти конкурента
terminal-parks = парки
terminal-pools = Басейни
terminal-temps = Бригада
terminal-bis = Прибудови
terminal-refusals = Відмови
terminal-roundabouts = Проїзди
terminal-estates = ЖК
terminal-legend = ▐ паркан   ~ місце басейну   ≈ басейн   П прибудова   ◎ проїзд   == у плані

## The page

page-street-top = Верхня
page-street-centre = Центральна
page-street-bottom = Нижня
page-action-fence = Паркан
page-action-estate = Вартість
page-action-park = Парк
page-action-pool = Басейн
page-action-temp = Бригада
page-action-bis = Прибудова
page-row-plan = Плани
page-row-park = Парки
page-row-pool = Басейни
page-row-temp = Бригада
page-row-estate = Готові ЖК
page-row-bis = Прибудови
page-row-refusal = Відмови
page-row-roundabout = Проїзди
page-of = { $count } з { $of }
page-bis-letter = П
page-roundabout = проїзд
page-used = План
page-full = повних
page-estate = ЖК { $size }
page-plan = План { $letter }
page-plan-have = Ви вже маєте його: { $points }.
page-plan-brings = Зараз дає { $points }.
page-pairs = Комбінації раунду
page-cards = Карти раунду
page-cards-number = Візьміть номер
page-cards-action = Візьміть дію з іншої карти
page-take-number = Номер { $number }
page-to-rival = для «ААА»
page-next-action = Дія наступного раунду: { $action }
page-corner-note = У кутку номера — дія наступного раунду.
page-temp-note = Зміна на 0 теж замальовує комірку. Номер, вписаний без змін, обходиться без бригади.
page-decks = У колодах лишилося: { $count }
page-decks-note = Ще не витягнуті карти за номерами й діями. Після останніх колоди тасують знову.
page-decks-action = Дія
page-decks-all = усі
page-estate-values = Вартість ЖК за розміром
page-pools-left = ще місць: { $count }
page-temps-others = інші: { $counts }
page-costs = віднімають очки
page-towns = Містечка
page-as-round-began = яким було на початку раунду
page-build-roundabout = Проїзд
page-roundabout-where = Виберіть порожній дім. Обабіч нього стануть паркани.
page-roundabout-cost = коштуватиме разом { $points }
page-rival-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
  }
page-rival-approves = може затвердити { $letters }
page-rival-empty = Вулиця ще порожня: щораунду сюди йде одна з ваших трьох карт.
page-write-it = Вписати { $number } { $to }, дім { $house }
page-park-it = Посадити парк
page-pool-it = Збудувати басейн
page-done-it = Закінчити раунд
page-ask-refuse-or-shift = Жоден номер не підходить таким, як є: змініть його тимчасовою бригадою або прийміть відмову.
page-ask-write = Куди вписати { $number }?
page-ask-shift = Куди вписати { $number }? Бригада може спершу змінити номер.
page-ask-act = Тепер дія: { $action }.
page-ask-plans = Затвердьте плани або закінчіть раунд.
page-ask-approve = План { $letter } готовий: { city-plan }. Затвердити зараз?
page-ask-done = Вписано. Це ваш хід?
page-approve-it = Затвердити план { $letter }
page-approved = Затверджено
page-approved-plan = план { $letter } · { points }
page-paper-hint = Виберіть, що вписати, і торкніться дому; паркан ставлять у проміжку праворуч від дому, парк замальовують під вулицею.
page-paper-number = Номер
page-paper-others = Комірки бригади тих, чийого планшета тут немає
page-paper-card = Додати карту
page-paper-sheet = Планшет { $number }
page-paper-add = Ще планшет
page-paper-remove = Прибрати цей планшет
page-paper-points = Очки за план { $letter }
page-paper-erase = Стерти
page-paper-gap = Паркан праворуч від { $plot }
page-streets = Вулиці містечка

## solo: the top of the deck
move-show = { $top }
log-show = Зверху колоди: { $top }.
top-fence = паркан
top-estate = підвищення вартості
top-park = парк
top-pool = басейн
top-temp = тимчасова бригада
top-bis = прибудова
top-approval = карта затвердження
terminal-top = Зверху колоди
page-top = Зверху колоди: { $top }

## a real game

## Тренер

coach-park = Парк { $street } виросте з { $from } до { $to }.
coach-pool = Басейн тут дає +{ $points }, і збудувати його в цьому домі можна лише зараз.
coach-estate = Це замкне ЖК розміру { $size }: +{ $points }.
coach-value = У вас { $count } ЖК розміру { $size }: підвищення дає +{ $points }.
coach-plan = План { $letter } дає { $points }.
coach-plan-first = Затвердьте план { $letter } зараз: він дає { $points }, а потім лише { $low }.
coach-temps = За бригадами ви підніметеся: { $to } замість { $from }.
coach-only = Між { $low } і { $high } стане лише { $number }.
coach-room = { $lost ->
    [0] Після цього кожен номер ще має куди стати; інакше не стали б { $other } з { $numbers }.
   *[other] Після цього нікуди не стане { $lost } з { $numbers } номерів; інакше було б { $other }.
  }
coach-line-plan = плани міста
coach-line-park = парки
coach-line-pool = басейни
coach-line-temp = бригади
coach-line-estate = ЖК
coach-line-bis = прибудови
coach-line-refusal = відмови
coach-line-roundabout = проїзди
tie-rule = За рівних очок: більше готових ЖК
page-parks-told = Закладено парків: { $count }.

## Tasks of puzzles
puzzle-park = Знайдіть парк, вартий ходу.
puzzle-pool = Дім отримує басейн разом із номером або ніколи: чи варто зараз?
puzzle-estate = Замкніть ЖК і не закрийте вулицю для номерів.
puzzle-value = Підвищте вартість ЖК там, де це важить.
puzzle-plan = План забудови зовсім близько: затвердьте його.
puzzle-plan-first = План забудови дасть найбільше тому, хто перший: не запізніться.
puzzle-only = Один номер стане лише в один дім: не проґавте його.
puzzle-room = Збережіть місце для номерів, які ще прийдуть.
