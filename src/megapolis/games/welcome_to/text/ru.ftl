title = Welcome to… Городок мечты
blurb = Пронумеруйте дома на трёх улицах: у всех одни и те же три комбинации карт, а городок у каждого свой.

## Options

option-board = Сторона планшета
option-board-help = Улицы и значения другие, ход игры тот же.
option-board-classic = Классическая
option-board-blueprint = Чертёж (значения реконструированы)
option-roundabouts = Проезды (экспертный вариант)
option-roundabouts-help = На месте пустого дома можно построить проезд: за ним нумерация улицы начинается заново.
option-advanced_plans = Сложные планы застройки (экспертный вариант)
option-advanced_plans-help = В стопки замешиваются 17 сложных планов. Двум из них нужны проезды.
option-competitor = Соло: конкурент
option-competitor-help = Архитектор «ААА», против которого вы играете; чем выше уровень, тем труднее.
option-competitor-closed = Уровень 0: «ААА» закрылась (игра на очки)
option-competitor-sam = Уровень 1: Сэм
option-competitor-flora = Уровень 2: Флора
option-competitor-coral = Уровень 3: Корал
option-competitor-irene = Уровень 4: Ирен
option-competitor-victor = Уровень 5: Виктор
option-plan_a = План A
option-plan_a-help = Выбрать самостоятельно, а не наугад: A1–A7 стандартные, A8–A13 сложные.
option-plan_b = План B
option-plan_b-help = Выбрать самостоятельно, а не наугад: B1–B7 стандартные, B8–B12 сложные.
option-plan_c = План C
option-plan_c-help = Выбрать самостоятельно, а не наугад: C1–C7 стандартные, C8–C13 сложные.
option-roundabouts_per_round = Проездов за раунд
option-roundabouts_per_round-help = Правила ограничивают только всю игру (два проезда), а не раунд; обычно играют по одному за раунд.
conflict-competitor = Конкурент бывает только в соло-игре: для двух и более игроков не меняйте эту опцию.
conflict-roundabout-plan = Выбранному плану A нужны проезды: включите их.
conflict-per-round = Число проездов за раунд важно только тогда, когда проезды включены.

## Pieces

action-fence = забор
action-estate = повышение стоимости
action-park = парк
action-pool = бассейн
action-temp = временная бригада
action-bis = пристройка
street-top = верхняя улица
street-top-to = на Верхнюю
street-top-on = на Верхней
street-top-of = Верхней
street-centre = центральная улица
street-centre-to = на Центральную
street-centre-on = на Центральной
street-centre-of = Центральной
street-bottom = нижняя улица
street-bottom-to = на Нижнюю
street-bottom-on = на Нижней
street-bottom-of = Нижней
competitor-closed = «ААА» (закрылась)
competitor-sam = Сэм
competitor-flora = Флора
competitor-coral = Корал
competitor-irene = Ирен
competitor-victor = Виктор
plan-estates = готовые ЖК { $sizes }
plan-ends = ЖК из 1 дома на обоих концах каждой улицы
plan-street = { $street ->
    [1] на верхней улице
    [2] на центральной улице
    [3] на нижней улице
   *[0] на любой одной улице
  }: готовые ЖК { $sizes }{ $roundabouts ->
    [0] { "" }
    [one] { " " }и { $roundabouts } проезд
    [few] { " " }и { $roundabouts } проезда
   *[other] { " " }и { $roundabouts } проездов
  }
plan-pools = { $pools ->
    [one] { $pools } бассейн
    [few] { $pools } бассейна
   *[other] { $pools } бассейнов
  }
plan-bis = { $bis ->
    [one] { $bis } пристройка
    [few] { $bis } пристройки
   *[other] { $bis } пристроек
  }
plan-extras = готовые ЖК { $sizes }, в каждом не меньше чем { $pools ->
    [0] { plan-bis }
   *[other] { plan-pools }{ $bis ->
        [0] { "" }
       *[other] { " " }и { plan-bis }
      }
  }
plan-parks = закрашено клеток парков: { $count }
plan-parks_each = закрашено клеток парков на каждой улице: { $count }
plan-parks_full = закрашены все клетки парков, улиц: { $count }
plan-temps = закрашено клеток временной бригады: { $count }
plan-marks = закрашено клеток повышения стоимости: { $count }
plan-columns = закрашено целых столбцов повышения стоимости: { $count }
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
    [few] { $points } очка
   *[other] { $points } очков
  }

## What is asked

ask-choose = Выберите комбинацию: номер и действие.
ask-refuse = Ни один из трёх номеров никуда не подходит: отказ в разрешении на строительство.
ask-write = Впишите { $number } в дом.
ask-shift = Впишите { $number } в дом или сначала измените номер временной бригадой.
ask-act = Выполните действие ({ $action }), утвердите планы или закончите раунд.
ask-plans = Утвердите планы или закончите раунд.
ask-pay = Какой ЖК использовать для плана { $letter }?
ask-give = Какую карту отдать конкуренту?

## Moves and the log

move-choose = { $leaves ->
    [yes] { $number } и { $action }, а { $left } ({ $left_action }) остаётся
   *[no] { $number } и { $action }
  }
move-refuse = Получить отказ в разрешении на строительство
move-give = Отдать конкуренту { $number } ({ $action })
move-shift = Временная бригада: { $by }, то есть { $number }
move-write = { $number } { $to }, дом { $house }
move-fence = Забор между домами { $left } и { $right } { $of }
move-estate = Повысить стоимость ЖК размера { $size }
move-park = Парк { $on }
move-pool = Бассейн { $on }, дом { $house }
move-bis = Пристройка { $number } { $to }, дом { $house }
move-roundabout = Проезд { $on }, на месте дома { $house }
move-approve = Утвердить план { $letter }: { city-plan }, { points }
move-pay = ЖК { $on }, от дома { $house }
move-done = Закончить раунд
move-deal_plan = { $letter }: { city-plan }
move-draw = { $number } ({ $action })
move-draw_approval = карта утверждения
move-turn_approval = { $letter }
log-choose = { $leaves ->
    [yes] { $seat } выбирает: { $number } и { $action }; { $left } ({ $left_action }) остаётся.
   *[no] { $seat } выбирает: { $number } и { $action }.
  }
log-refuse = { $seat } получает отказ в разрешении на строительство.
log-give = { $seat } отдаёт конкуренту { $number } ({ $action }).
log-shift = { $seat } нанимает временную бригаду: { $by }, то есть { $number }.
log-write = { $seat } вписывает { $number } { $to }, дом { $house }.
log-fence = { $seat } ставит забор между домами { $left } и { $right } { $of }.
log-estate = { $seat } повышает стоимость ЖК размера { $size }.
log-park = { $seat } сажает парк { $on }.
log-pool = { $seat } строит бассейн { $on }, дом { $house }.
log-bis = { $seat } делает пристройку { $number } { $to }, дом { $house }.
log-roundabout = { $seat } строит проезд { $on }, на месте дома { $house }.
log-approve = { $seat } утверждает план { $letter }: { city-plan }, { points }.
log-pay = { $seat } использует для плана { $letter } ЖК { $on }, от дома { $house }.
log-done = { $seat } заканчивает раунд.
log-deal_plan = План { $letter } на столе: { city-plan }, { points }.
log-draw = Открыто: { $number } ({ $action }).
log-draw_approval = Выпала карта утверждения.
log-turn_approval = Карта утверждения { $letter }: { $approves ->
    [yes] конкурент утверждает план.
   *[no] этот план конкурента не интересует.
  }

## The ceremony

ending-three_plans = Кто-то утвердил все три плана города.
ending-all_houses = Кто-то застроил все дома городка.
ending-all_refusals = Кто-то получил последний отказ в разрешении.

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
score-park = Парки, { $which }, клеток: { $marks }
score-pool = Бассейны: { $count }
score-temp = Временная бригада: { $count }
score-estate = ЖК размера { $which }: { $count } × { $each }
score-bis = Пристройки: { $count }
score-refusal = Отказы: { $count }
score-roundabout = Проезды: { $count }
score-rival-park = Карты парка: { $count } × { $each }
score-rival-pool = Карты бассейна: { $count } × { $each }
score-rival-temp = Карты временной бригады: { $count } × { $each }
score-rival-rank = Сравнение временных бригад: { $count }
score-rival-fence = Карты забора: { $count } × { $each }
score-rival-estate = ЖК № { $which }: { $houses } × { $each }

## The end of a solo game

remark-won = Вы побеждаете, { $own } : { $other }. Конкурент: { $name }.
remark-lost = Побеждает конкурент ({ $name }): { $other } против ваших { $own }.
remark-tied = Вы делите победу с конкурентом ({ $name }), { $own } : { $other }.

## Why not

why-not-in-deck = Сейчас такое выпасть не может.
why-not-yours = Игрок такого не делает.
why-pay-first = Сначала выберите, какие ЖК использовать для плана.
why-not-paying = Этот ЖК сейчас нельзя использовать для плана.
why-give-first = Сначала отдайте конкуренту одну из трёх карт.
why-chosen = Выбор этого раунда уже сделан.
why-two-cards = В соло-игре номер и действие берут с разных карт.
why-one-pair = Номер и действие должны быть из одной комбинации.
why-number-nowhere = { $number } никуда не подходит.
why-no-refusal = Есть номер, который куда-то подходит: отказ получают, только когда не подходит ни один.
why-no-giving = Так карту отдают только после отказа в соло-игре.
why-no-temps = Номер меняет только временная бригада, пока он не вписан.
why-off-scale = { $number } не бывает номером дома: номера от 0 до { $high }.
why-choose-first = Сначала выберите номер и действие.
why-written = Номер этого раунда уже вписан.
why-shift-first = { $number } никуда не подходит: сначала измените его.
why-no-plot = Такого дома на планшете нет.
why-is-roundabout = На месте дома { $house } { $of } уже проезд.
why-has-number = У дома { $house } { $of } уже есть номер { $number }.
why-same-number = { $number } на этой улице уже есть: второй раз он возможен только как пристройка.
why-left-larger = { $number } нельзя вписать в дом { $house } { $of }: слева есть { $other }, а номера растут слева направо.
why-right-smaller = { $number } нельзя вписать в дом { $house } { $of }: справа есть { $other }, а номера растут слева направо.
why-number-first = Сначала впишите номер.
why-write-first = Выбор сделан: сначала впишите номер.
why-action-over = Действие этого раунда уже завершено.
why-chosen-fence = Выбрано действие «забор».
why-chosen-estate = Выбрано действие «повышение стоимости».
why-chosen-park = Выбрано действие «парк».
why-chosen-pool = Выбрано действие «бассейн».
why-chosen-bis = Выбрано действие «пристройка».
why-column-full = Стоимость ЖК размера { $size } уже наивысшая.
why-parks-full = Все клетки парков этой улицы закрашены.
why-no-pool = В доме { $house } { $of } нет места для бассейна.
why-no-gap = Забор ставят между двумя соседними домами улицы.
why-fenced = Между домами { $left } и { $right } { $of } забор уже есть.
why-used-estate = Дома { $left } и { $right } { $of } входят в ЖК, использованный для плана: его нельзя разделить.
why-bis-full = Все клетки пристроек закрашены.
why-nothing-left = Слева от дома { $house } { $of } нет номера, который можно скопировать.
why-nothing-right = Справа от дома { $house } { $of } нет номера, который можно скопировать.
why-no-roundabouts = Проезды относятся к экспертному варианту, а вы играете без него.
why-roundabouts-full = Вы построили все проезды: { $count }.
why-roundabouts-round = За раунд можно построить только { $count ->
    [one] { $count } проезд
    [few] { $count } проезда
   *[other] { $count } проездов
  }.
why-approved = План { $letter } вы уже утвердили.
why-plan-not-met = План { $letter } не выполнен: ЖК должны быть готовы и не использованы для другого плана.
why-nothing-to-pay = Ни один план не ждёт выбора ЖК.

## Data files

data-number = «{ $what }» в файле данных должно состоять из целых чисел от { $low } до { $high }.
data-list = «{ $what }» в файле данных должно содержать от { $low } до { $high } записей.
data-ids = У таблиц «{ $what }» должны быть именно такие id и в таком порядке: { $ids }.
data-deck = Колоде нужны действия { $actions } в таком порядке и «copies» для каждого номера.
data-cards = Карт строительства { $count }; должно быть от { $low } до { $high }, кратно трём.
data-pool = Улица { $street }: дома { $place } для бассейна нет или бассейн там уже есть.
data-plan-id = «{ $plan }» не является id плана: он начинается с A, B или C.
data-plan-kind = План «{ $plan }» неизвестного вида «{ $kind }»; виды: { $kinds }.
data-plan-twice = У двух планов одинаковый id.
data-stack = В стопке { $letter } нет ни одного стандартного плана.
data-no-plan = В файле данных нет плана «{ $plan }».
data-approves = Конкурент «{ $competitor }»: «approves» должно быть списком букв A, B, C.

## Papers from a real table

form-players = Для каждого планшета в файле нужна таблица [[player]], не больше { $high }.
form-board = «board» должно быть одним из: { $boards }.
form-plans = «plans» — это три плана, по одному на каждую букву: A, B, C.
form-others = «others» — это список количеств клеток временной бригады у игроков, чьих планшетов в файле нет.
form-street = Планшет { $player }, { $street }: нужен текст, в котором домов: { $houses }.
form-house = Планшет { $player }, { $street }: «{ $word }» — не дом. Пишите номер 0–17, 5b для пристройки, 5* для бассейна, . для пустого, o для проезда.
form-order = Планшет { $player }, { $street }: { $number } в доме { $place } не подходит: номера растут слева направо.
form-bis = Планшет { $player }, { $street }: рядом с пристройкой { $number } в доме { $place } нет такого номера.
form-pool = Планшет { $player }, { $street }: в доме { $place } нет места для бассейна или это пристройка.
form-too-many = Планшет { $player }: «{ $name }» равно { $count }, это слишком много; всего их { $high }.
form-numbers = Планшет { $player }: в «{ $name }» должно быть целых чисел: { $count }, каждое в пределах своей шкалы.
form-number = Планшет { $player }: «{ $name }» должно быть целым числом от 0 до { $high }.
form-approved = Планшет { $player }: «{ $letter }» — не то, что даёт план { $plan }: { $high } или { $low }.
form-not-met = Планшет { $player }: на нём нет того, чего требует план { $plan }.
form-estates = Планшет { $player }: готовых ЖК не хватает на все утверждённые планы; каждый ЖК — только для одного.
form-rival = «rival» должно содержать конкурента ({ $competitors }), его карты по порядку, например "8-park", и его планы; и планшет должен быть один.

## Terminal

terminal-round = Раунд { $round }
terminal-pairs = Комбинации
terminal-hand = Карты
terminal-plans = Планы
terminal-turned = утверждён
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
terminal-done = готово
terminal-rival = { $name }, уровень { $level }
terminal-rival-cards = Карты конкурента
terminal-parks = парки
terminal-pools = Бассейны
terminal-temps = Бригада
terminal-bis = Пристройки
terminal-refusals = Отказы
terminal-roundabouts = Проезды
terminal-estates = ЖК
terminal-legend = ▐ забор   ~ место бассейна   ≈ бассейн   П пристройка   ◎ проезд   == в плане

## The page

page-street-top = Верхняя
page-street-centre = Центральная
page-street-bottom = Нижняя
page-action-fence = Забор
page-action-estate = Стоимость
page-action-park = Парк
page-action-pool = Бассейн
page-action-temp = Бригада
page-action-bis = Пристройка
page-row-plan = Планы
page-row-park = Парки
page-row-pool = Бассейны
page-row-temp = Бригада
page-row-estate = Готовые ЖК
page-row-bis = Пристройки
page-row-refusal = Отказы
page-row-roundabout = Проезды
page-of = { $count } из { $of }
page-bis-letter = П
page-roundabout = проезд
page-used = План
page-full = полных
page-estate = ЖК { $size }
page-plan = План { $letter }
page-plan-have = Он уже ваш: { $points }.
page-plan-brings = Сейчас даёт { $points }.
page-pairs = Комбинации раунда
page-cards = Карты раунда
page-cards-number = Возьмите номер
page-cards-action = Возьмите действие с другой карты
page-take-number = Номер { $number }
page-to-rival = для «ААА»
page-next-action = Действие следующего раунда: { $action }
page-corner-note = В углу номера — действие следующего раунда.
page-temp-note = Изменение на 0 тоже закрашивает клетку. Номер, вписанный без изменений, обходится без бригады.
page-decks = В колодах осталось: { $count }
page-decks-note = Ещё не вытянутые карты по номерам и действиям. После последних колоды тасуют заново.
page-decks-action = Действие
page-decks-all = все
page-estate-values = Стоимость ЖК по размеру
page-pools-left = ещё мест: { $count }
page-temps-others = другие: { $counts }
page-costs = отнимают очки
page-towns = Городки
page-as-round-began = каким был в начале раунда
page-build-roundabout = Проезд
page-roundabout-where = Выберите пустой дом. По обе стороны от него встанут заборы.
page-roundabout-cost = будет стоить всего { $points }
page-rival-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
page-rival-approves = может утвердить { $letters }
page-rival-empty = Улица ещё пуста: каждый раунд сюда уходит одна из ваших трёх карт.
page-write-it = Вписать { $number } { $to }, дом { $house }
page-park-it = Посадить парк
page-pool-it = Построить бассейн
page-done-it = Закончить раунд
page-ask-refuse-or-shift = Ни один номер не подходит таким, как есть: измените его временной бригадой или примите отказ.
page-ask-write = Куда вписать { $number }?
page-ask-shift = Куда вписать { $number }? Бригада может сначала изменить номер.
page-ask-act = Теперь действие: { $action }.
page-ask-plans = Утвердите планы или закончите раунд.
page-ask-approve = План { $letter } готов: { city-plan }. Утвердить сейчас?
page-ask-done = Вписано. Это ваш ход?
page-approve-it = Утвердить план { $letter }
page-approved = Утверждено
page-approved-plan = план { $letter } · { points }
page-paper-hint = Выберите, что вписать, и коснитесь дома; забор ставят в промежутке справа от дома, парк закрашивают под улицей.
page-paper-number = Номер
page-paper-others = Клетки бригады тех, чьего планшета здесь нет
page-paper-card = Добавить карту
page-paper-sheet = Планшет { $number }
page-paper-add = Ещё планшет
page-paper-remove = Убрать этот планшет
page-paper-points = Очки за план { $letter }
page-paper-erase = Стереть
page-paper-gap = Забор справа от { $plot }
page-streets = Улицы городка

## solo: the top of the deck
move-show = { $top }
log-show = Сверху колоды: { $top }.
top-fence = забор
top-estate = повышение стоимости
top-park = парк
top-pool = бассейн
top-temp = временная бригада
top-bis = пристройка
top-approval = карта утверждения
terminal-top = Сверху колоды
page-top = Сверху колоды: { $top }

## a real game

## Тренер

coach-park = Парк { $street } вырастет с { $from } до { $to }.
coach-pool = Бассейн здесь даёт +{ $points }, и построить его в этом доме можно только сейчас.
coach-estate = Это замкнёт ЖК размера { $size }: +{ $points }.
coach-value = У вас { $count } ЖК размера { $size }: повышение даёт +{ $points }.
coach-plan = План { $letter } даёт { $points }.
coach-plan-first = Утвердите план { $letter } сейчас: он даёт { $points }, а потом только { $low }.
coach-temps = По бригадам вы подниметесь: { $to } вместо { $from }.
coach-only = Между { $low } и { $high } встанет только { $number }.
coach-room = { $lost ->
    [0] После этого каждому номеру ещё есть место; иначе не встали бы { $other } из { $numbers }.
   *[other] После этого некуда встать { $lost } из { $numbers } номеров; иначе было бы { $other }.
  }
coach-line-plan = городские планы
coach-line-park = парки
coach-line-pool = бассейны
coach-line-temp = бригады
coach-line-estate = ЖК
coach-line-bis = пристройки
coach-line-refusal = отказы
coach-line-roundabout = проезды
tie-rule = При равных очках: больше готовых ЖК
page-parks-told = Заложено парков: { $count }.

## Tasks of puzzles
puzzle-park = Найдите парк, который стоит хода.
puzzle-pool = Дом получает бассейн вместе с номером или никогда: стоит ли сейчас?
puzzle-estate = Замкните ЖК и не закройте улицу для номеров.
puzzle-value = Повысьте стоимость ЖК там, где это важно.
puzzle-plan = План застройки совсем близко: утвердите его.
puzzle-plan-first = План застройки даёт больше всего тому, кто первый: не опоздайте.
puzzle-only = Один номер встанет лишь в один дом: не упустите его.
puzzle-room = Сохраните место для номеров, которые ещё придут.
