title = Следующая станция: Лондон
blurb = Проведите по Лондону четыре линии метро, по одной за раунд, по картам, общим для всех.

## Options

option-objectives = Общие цели
option-objectives-help = В игре две из пяти целей; каждая даёт 10 очков всем, кто её достиг.
option-powers = Свойства карандашей
option-powers-help = У каждого карандаша одно из четырёх свойств; тот, кто его держит, может применить его раз за раунд.
option-random_pencils = Случайный порядок карандашей
option-random_pencils-help = Соло: порядок карандашей выпадает случайно, его не выкладывает игрок.
option-empty_line_counts = Пустая линия даёт очко
option-empty_line_counts-help = Линия без перегонов — это её станция отправления: один район, одна станция, одно очко.
option-double_joker_central = Второй перегон после джокера и центральной станции
option-double_joker_central-help = Со свойством «два перегона»: можно ли провести второй, если первый по джокеру привёл на центральную станцию?
option-double_joker_central-named_symbol = Да: вы называете символ, центральная станция ему соответствует
option-double_joker_central-no_second = Без второго перегона
option-double_switch_scope = Два перегона в ход со стрелкой
option-double_switch_scope-help = Со свойством «два перегона»: какой из них может быть ответвлением?
option-double_switch_scope-first = Только первый
option-double_switch_scope-both = Оба
option-solo_lowest_band_top = Соло: низшая оценка — до
option-solo_lowest_band_top-help = В печатной таблице пропущено ровно 90 очков.
option-solo_lowest_band_top-90 = 90 очков
option-solo_lowest_band_top-89 = 89 очков
option-solo_order_after_powers = Соло: выкладывать карандаши после свойств
option-solo_order_after_powers-help = Сначала видно, какое свойство у каждого карандаша, а потом выбирают порядок.
conflict-random-pencils = Вдвоём и больше карандаши всегда раздают случайно: эта опция только для соло-игры.
conflict-order-after-powers = Выложить карандаши после свойств можно только в соло-игре со свойствами и без случайного порядка карандашей.

## Pieces

pencil-purple = чёрный
pencil-blue = синий
pencil-pink = красный
pencil-green = зелёный
line-purple = чёрная
line-purple-accusative = чёрную
line-purple-genitive = чёрной
line-blue = синяя
line-blue-accusative = синюю
line-blue-genitive = синей
line-pink = красная
line-pink-accusative = красную
line-pink-genitive = красной
line-green = зелёная
line-green-accusative = зелёную
line-green-genitive = зелёной
letter-purple = Ч
letter-blue = С
letter-pink = К
letter-green = З
symbol-square = квадрат
symbol-triangle = треугольник
symbol-pentagon = пятиугольник
symbol-circle = круг
symbol-joker = джокер
symbol-switch = стрелка
symbol-central = центральная станция
street = наземная карта
underground = подземная карта
objective-interchanges_8 = не менее 8 станций пересадки
objective-all_districts = станция в каждом из 13 районов
objective-all_tourist_sites = все 5 туристических мест
objective-central_complete = все 9 станций центрального района
objective-thames_6 = не менее 6 перегонов под Темзой
power-double_section = два перегона
power-joker = джокер
power-switch = стрелка
power-double_station = двойная станция
power-double_section-help = Раз за раунд: проведите в тот же ход ещё один перегон, к другой станции с тем же символом.
power-joker-help = Раз за раунд: карта становится джокером.
power-switch-help = Раз за раунд: карта действует так, будто с ней открыли стрелку.
power-double_station-help = Раз за раунд: обведите станцию своей линии; в своём районе она считается за две.

## What is asked

ask-lay = Выложите карандаши: каким вы будете рисовать в раунде { $place }?
ask-draw = Продолжите { $line_to } линию с одного из её концов: { $symbol }.
ask-branch = Продолжите { $line_to } линию с любой её станции: { $symbol }.
ask-second = Можете провести второй перегон: { $symbol }.
ask-circle = Можете обвести станцию { $line_of } линии: она будет считаться за две.
section = { $from }–{ $to }, { $symbol }{ $thames ->
    [yes] , под Темзой
   *[no] { "" }
  }

## Moves and the log

move-pass = Ничего не рисовать
move-draw = { section }
move-power_draw = { section } (свойство: { $power })
move-circle = Обвести { $station }
move-lay = { $pencil }
move-flip = { $ground }: { $symbol }
move-deal_pencil = { $pencil }
move-deal_objective = { $objective }
move-deal_power = { $power }
log-pass = { $seat } ничего не рисует.
log-draw = { $seat } рисует: { $line } { section }.
log-power_draw = { $seat } рисует: { $line } { section } (свойство: { $power }).
log-circle = { $seat } обводит станцию { $station }, { $line } линия.
log-lay = { $seat } выкладывает карандаш: раунд { $place }, { $pencil }.
log-flip = Открыта { $ground }: { $symbol }.
log-deal_pencil = Следующий карандаш по кругу: { $pencil }.
log-deal_objective = Общая цель: { $objective }.
log-deal_power = Карандаш { $pencil }, свойство: { $power }.

## The ceremony

ending-four_lines = Четвёртая линия проложена, раундов больше нет.

category-each-line = { $which } карандаш
category-tourist = Достопримечательности
category-interchange = Пересадки
category-objective = Общие цели
category-deduction = Вычет

## Score lines

score-line = { $which } карандаш: { $districts } × { $most } + { $bonus }
score-tourist = Туристические места, посещений: { $visits }
score-interchange = Станции пересадки с { $which } линиями: { $count } × { $each }
score-objective = Общая цель: { $which }
score-deduction = Соло, модулей в игре: { $modules }

## Solo ratings

remark-1 = Оценка 1 из 6: конечная. Следующая сеть пойдёт дальше.
remark-2 = Оценка 2 из 6: где-то свернули не туда. Попробуйте ответвление.
remark-3 = Оценка 3 из 6: хорошо. Сеть обретает форму.
remark-4 = Оценка 4 из 6: очень хорошо. Пассажиры это заметили.
remark-5 = Оценка 5 из 6: отлично. Мэр хочет от вас новых линий.
remark-6 = Оценка 6 из 6: вы знаете эти тоннели как свои пять пальцев.

## Why not

why-not-in-deck = Этой карты уже нет в колоде.
why-pencil-laid = Этот карандаш уже выложен.
why-lay-pencils = Сначала выложите карандаши.
why-not-circling = Станцию обводят в конце раунда карандашом с этим свойством.
why-circle-off-line = Обвести можно только станцию той линии, которую вы рисуете.
why-not-yours = Игрок такого не делает.
why-no-section = Такого перегона на карте нет.
why-only-circle = В этот ход вы уже рисовали; теперь можно только обвести станцию.
why-drawn = Перегон { $from }–{ $to } уже нарисован.
why-crosses = Перегон { $from }–{ $to } пересёк бы { $other }.
why-off-line = Ни станции { $from }, ни станции { $to } нет на линии, которую вы рисуете.
why-loop = Станции { $from } и { $to } уже на этой линии: линия не проходит через станцию дважды.
why-no-power = У вашего карандаша нет такого свойства, или оно уже применено в этом раунде.
why-symbol = На станции { $to } другой символ, а карта требует { $wanted ->
    [0] квадрата
    [1] треугольника
    [2] пятиугольника
   *[3] круга
  }.
why-inner = Станция { $from } — не конец линии: начать оттуда можно только со стрелкой.
why-power-wasted = Перегон { $from }–{ $to } можно провести и без свойства карандаша.

## Data files

data-grid = «{ $what }» в файле данных должно быть списком: по одной записи на каждую строку (или столбец) карты.
data-stations = Станций на карте: { $count }; может быть от 2 до { $high }.
data-sections = Перегонов на карте: { $count }; может быть не больше { $high }.
data-no-station = Станции «{ $station }» на карте нет.
data-no-district = У станции { $station } нет района.
data-districts = Районов на карте: { $count }; может быть не больше { $high }.
data-central = Центрального района «{ $district }» нет среди районов карты.
data-pencils = Должно быть четыре карандаша с разными названиями.
data-cards = Карт станций: { $count }; может быть от 1 до { $high } с разными названиями.
data-symbol = У карты «{ $card }» неизвестный символ: «{ $symbol }».
data-underground = Хотя бы одна карта должна быть подземной, а стрелка не может ею быть.
data-number = «{ $what }» в файле данных должно быть целым числом или списком такой длины, как в собственном файле игры.
data-objectives = Целей: { $count }; может быть от { $low } до { $high } с разными названиями.
data-objective-kind = Неизвестный вид цели «{ $kind }»; виды: { $kinds }.

## Papers from a real table

form-players = Для каждого листа в файле нужна таблица [[player]].
form-line = Лист { $player }: «{ $line }» должно быть списком перегонов вроде "d2-f0" под названием карандаша: { $pencils }.
form-no-section = Лист { $player }: перегона { $section } на карте нет.
form-twice = Лист { $player }: перегон { $section } нарисован дважды.
form-crosses = Лист { $player }: перегон { $section } пересекает { $other }.
form-broken = Лист { $player }: перегоны карандаша «{ $pencil }» не образуют одной линии без колец от станции { $station }.
form-circled = Лист { $player }: обведённой станции { $station } нет на линии карандаша «{ $pencil }».
form-objectives = «objectives» должно быть списком целей: { $objectives }.
form-solo = «solo» и «powers» — true или false; в файле соло-игры один лист.

## The page

page-thames = Темза
page-deck = Колода
page-street = Наземные
page-under = Подземные
page-flipped-in = открыта в ход { $turn }
page-pencils = Карандаши по раундам
page-round = раунд
page-round-of = раунд { $round }
page-left = остались
page-at-random = Наугад
page-begin = Начать
page-ask-lay = Каким карандашом будете рисовать в раунде { $place }? Коснитесь его станции отправления.
page-power-double_section = ещё один до того же символа
page-power-joker = карта становится любой
page-power-switch = ответвление откуда угодно
page-power-double_station = обвести станцию в конце раунда
page-power-once = { $what }, раз за раунд
page-power-used = в этом раунде уже применено
page-power-now = сейчас: коснитесь станции своей линии
page-power-past = был
page-last-turn = Пятая подземная карта: последний ход раунда, потом считаем линию.
page-round-over = Конец раунда { $round }
page-line-points = { $line } линия: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
page-next-round = Раунд { $round }: { $pencil } карандаш
page-stations = { $count } ст.
page-line = Линия
page-districts = Районы
page-most = Больше всего
page-interchanges = Пересадки
page-draw = Провести { $from }–{ $to }
page-station-far = От вашей линии к { $station } нет перегона.
page-line-told = { $pencil }: { $sections }.
page-paper-hint = Выберите карандаш и касайтесь перегонов, чтобы нарисовать или стереть.
page-papers = Листы
page-another-paper = Ещё один лист
page-drop-paper = Убрать этот лист
page-circle = Обвести станцию
page-circle-hint = Коснитесь станции этой линии, которую обвели по свойству.
page-paper-options = Что было в игре
page-paper-solo = Соло, с оценкой

## Terminal

terminal-round = Раунд { $round } из 4, ход { $turn }
terminal-pencil = карандаш: { $pencil }
terminal-cards = Карты
terminal-objectives = Цели
terminal-power = Свойство
terminal-branch = стрелка
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
terminal-done = готово
terminal-legend = □ квадрат  △ треугольник  ⬠ пятиугольник  ○ круг  ? центральная   * туристическое место   ≈ Темза   закрашенные: на линии

## a real game
tie-rule = При равных очках: лучшая отдельная линия
form-branches = Лист { $player }: линия «{ $line }» разветвляется слишком часто; карта стрелки разрешает одно ответвление, а свойство — ещё одно.
form-too-long = Лист { $player }: на линии «{ $line }» перегонов { $count }; карты дают не больше { $high }, а свойство — ещё один, и лишь одной линии.
form-circled-off = Лист { $player }: станции обводят только со свойствами карандашей (powers = true).
form-circled-many = Свойство обводить станцию есть лишь у одного карандаша, у всех у того же.
form-empty-line = «empty_line_counts» — true или false.
form-lowest-band = «solo_lowest_band_top» — 90 или 89.

## Тренер

coach-thames = Ныряйте под Темзу к { $to }: сразу +2.
coach-district = { $most ->
    [1] { $to } — это новый район: районы умножают ваши станции.
    [few] { $to } — это новый район, а каждый район умножает ваши { $most } станции.
   *[other] { $to } — это новый район, а каждый район умножает ваши { $most } станций.
  }
coach-dense = Оставайтесь в этом районе: с { $to } станций тут { $most }, больше нигде столько нет.
coach-star = На { $to } звезда: посещение номер { $visits } даёт +{ $points }.
coach-interchange = Сойдитесь на { $to } { $line }: пересадка даёт +{ $points }.
coach-with-purple = с чёрной линией
coach-with-blue = с синей линией
coach-with-pink = с красной линией
coach-with-green = с зелёной линией
coach-ways = { $symbols ->
    [1] От { $to } есть куда идти по 1 символу из 4.
    [4] От { $to } есть куда идти по любому символу.
   *[other] От { $to } есть куда идти по { $symbols } символам из 4.
  }
coach-open = У линии дальше будет { $sections ->
    [one] { $sections } возможный перегон
    [few] { $sections } возможных перегона
   *[other] { $sections } возможных перегонов
  }; иначе { $other }.
coach-branch = Ответвитесь на { $from }: концов, которые могут расти, станет { $ends }.
coach-last-symbol = Символа «{ $symbol }» в этом раунде больше не будет: { $to } не подождёт.
coach-soon-over = { $left ->
    [0] Это последняя карта раунда: берите очки сейчас.
   *[other] Берите очки сейчас: подземных карт вышло уже { $out } из { $all }.
  }
coach-objective = { $to } приближает цель ({ $objective }): { $done } из { $need }.
coach-line-line = линии
coach-line-tourist = туристические места
coach-line-interchange = пересадки
coach-line-objective = цели
coach-line-deduction = модули

## Tasks of puzzles
puzzle-thames = Одна секция с этой картой стоит намного больше других: какая?
puzzle-district = Новый район или более полный: что сейчас нужно линии?
puzzle-dense = Новый район или более полный: что сейчас нужно линии?
puzzle-star = Найдите туристическое место, до которого стоит дотянуться.
puzzle-interchange = Найдите станцию пересадки, до которой стоит дотянуться.
puzzle-last-symbol = Другой такой карты в этом раунде не будет: используйте эту как можно лучше.
puzzle-soon-over = { $left ->
    [0] Последняя карта раунда: возьмите всё, что можно.
   *[other] Раунд вот-вот закончится, подземных карт вышло { $out } из { $all }: возьмите всё, что можно.
  }
