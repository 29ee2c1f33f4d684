title = Наступна станція: Лондон
blurb = Проведіть Лондоном чотири гілки метро, по одній за раунд, за картами, спільними для всіх.

## Options

option-objectives = Загальні цілі
option-objectives-help = У грі дві з п’яти цілей; кожна дає 10 очок усім, хто її досяг.
option-powers = Властивості олівців
option-powers-help = Кожен олівець має одну з чотирьох властивостей; той, хто його тримає, застосовує її раз за раунд.
option-random_pencils = Випадковий порядок олівців
option-random_pencils-help = Соло: порядок олівців випадає навмання, його не викладає гравець.
option-empty_line_counts = Порожня гілка дає очко
option-empty_line_counts-help = Гілка без секцій — це її станція відправлення: один район, одна станція, одне очко.
option-double_joker_central = Друга секція після джокера й центральної станції
option-double_joker_central-help = З властивістю «дві секції»: чи можна намалювати другу, якщо перша за джокером привела на центральну станцію?
option-double_joker_central-named_symbol = Так: ви називаєте символ, центральна станція йому відповідає
option-double_joker_central-no_second = Без другої секції
option-double_switch_scope = Дві секції в хід зі стрілкою
option-double_switch_scope-help = З властивістю «дві секції»: котра з них може бути відгалуженням?
option-double_switch_scope-first = Лише перша
option-double_switch_scope-both = Обидві
option-solo_lowest_band_top = Соло: найнижча оцінка сягає
option-solo_lowest_band_top-help = У друкованій таблиці пропущено рівно 90 очок.
option-solo_lowest_band_top-90 = 90 очок
option-solo_lowest_band_top-89 = 89 очок
option-solo_order_after_powers = Соло: викладати олівці після властивостей
option-solo_order_after_powers-help = Спершу видно, яку властивість має кожен олівець, а потім вибирають порядок.
conflict-random-pencils = У грі вдвох і більше олівці завжди роздають випадково: ця опція лише для соло-гри.
conflict-order-after-powers = Викласти олівці після властивостей можна лише в соло-грі з властивостями й без випадкового порядку олівців.

## Pieces

pencil-purple = чорний
pencil-blue = синій
pencil-pink = червоний
pencil-green = зелений
line-purple = чорна
line-purple-accusative = чорну
line-purple-genitive = чорної
line-blue = синя
line-blue-accusative = синю
line-blue-genitive = синьої
line-pink = червона
line-pink-accusative = червону
line-pink-genitive = червоної
line-green = зелена
line-green-accusative = зелену
line-green-genitive = зеленої
letter-purple = Ч
letter-blue = С
letter-pink = Че
letter-green = З
symbol-square = квадрат
symbol-triangle = трикутник
symbol-pentagon = п’ятикутник
symbol-circle = коло
symbol-joker = джокер
symbol-switch = стрілка
symbol-central = центральна станція
street = наземна карта
underground = підземна карта
objective-interchanges_8 = щонайменше 8 станцій пересадки
objective-all_districts = станція в кожному з 13 районів
objective-all_tourist_sites = усі 5 туристичних місць
objective-central_complete = усі 9 станцій центрального району
objective-thames_6 = щонайменше 6 секцій під Темзою
power-double_section = дві секції
power-joker = джокер
power-switch = стрілка
power-double_station = подвійна станція
power-double_section-help = Раз за раунд: намалюйте того самого ходу ще одну секцію, до іншої станції з тим самим символом.
power-joker-help = Раз за раунд: карта стає джокером.
power-switch-help = Раз за раунд: карта діє так, наче з нею відкрили стрілку.
power-double_station-help = Раз за раунд: обведіть станцію своєї гілки; у своєму районі вона рахується за дві.

## What is asked

ask-lay = Викладіть олівці: котрим ви малюватимете в раунді { $place }?
ask-draw = Продовжте { $line_to } гілку з одного з її кінців: { $symbol }.
ask-branch = Продовжте { $line_to } гілку з будь-якої її станції: { $symbol }.
ask-second = Можете намалювати другу секцію: { $symbol }.
ask-circle = Можете обвести станцію { $line_of } гілки: вона рахуватиметься за дві.
section = { $from }–{ $to }, { $symbol }{ $thames ->
    [yes] , під Темзою
   *[no] { "" }
  }

## Moves and the log

move-pass = Нічого не малювати
move-draw = { section }
move-power_draw = { section } (властивість: { $power })
move-circle = Обвести { $station }
move-lay = { $pencil }
move-flip = { $ground }: { $symbol }
move-deal_pencil = { $pencil }
move-deal_objective = { $objective }
move-deal_power = { $power }
log-pass = { $seat } нічого не малює.
log-draw = { $seat } малює: { $line } { section }.
log-power_draw = { $seat } малює: { $line } { section } (властивість: { $power }).
log-circle = { $seat } обводить станцію { $station }, { $line } гілка.
log-lay = { $seat } викладає олівець: раунд { $place }, { $pencil }.
log-flip = Відкрито: { $ground }, { $symbol }.
log-deal_pencil = Наступний олівець по колу: { $pencil }.
log-deal_objective = Загальна ціль: { $objective }.
log-deal_power = Олівець { $pencil }, властивість: { $power }.

## The ceremony

ending-four_lines = Четверту гілку прокладено, раундів більше немає.

category-each-line = { $which } олівець
category-tourist = Пам’ятки
category-interchange = Пересадки
category-objective = Загальні цілі
category-deduction = Вирахування

## Score lines

score-line = { $which } олівець: { $districts } × { $most } + { $bonus }
score-tourist = Туристичні місця, відвідувань: { $visits }
score-interchange = Станції пересадки з { $which } гілками: { $count } × { $each }
score-objective = Загальна ціль: { $which }
score-deduction = Соло, модулів у грі: { $modules }

## Solo ratings

remark-1 = Оцінка 1 з 6: кінцева зупинка. Наступна мережа сягне далі.
remark-2 = Оцінка 2 з 6: десь не туди звернули. Спробуйте відгалуження.
remark-3 = Оцінка 3 з 6: добре. Мережа набуває форми.
remark-4 = Оцінка 4 з 6: дуже добре. Пасажири це помітили.
remark-5 = Оцінка 5 з 6: чудово. Мер хоче від вас нових гілок.
remark-6 = Оцінка 6 з 6: ви знаєте ці тунелі як свої п’ять пальців.

## Why not

why-not-in-deck = Цієї карти вже немає в колоді.
why-pencil-laid = Цей олівець уже викладено.
why-lay-pencils = Спершу викладіть олівці.
why-not-circling = Станцію обводять наприкінці раунду олівцем із цією властивістю.
why-circle-off-line = Обвести можна лише станцію тієї гілки, яку ви малюєте.
why-not-yours = Гравець такого не робить.
why-no-section = Такої секції на мапі немає.
why-only-circle = У цей хід ви вже малювали; тепер можна лише обвести станцію.
why-drawn = Секцію { $from }–{ $to } вже намальовано.
why-crosses = Секція { $from }–{ $to } перетнула б { $other }.
why-off-line = Ні станції { $from }, ні станції { $to } немає на гілці, яку ви малюєте.
why-loop = Станції { $from } і { $to } вже на цій гілці: гілка не проходить через станцію двічі.
why-no-power = Ваш олівець не має такої властивості або її вже застосовано в цьому раунді.
why-symbol = На станції { $to } інший символ, а карта вимагає { $wanted ->
    [0] квадрата
    [1] трикутника
    [2] п’ятикутника
   *[3] кола
  }.
why-inner = Станція { $from } — не кінець гілки: почати звідти можна лише зі стрілкою.
why-power-wasted = Секцію { $from }–{ $to } можна намалювати й без властивості олівця.

## Data files

data-grid = «{ $what }» у файлі даних має бути списком: по одному запису на кожен рядок (або стовпець) мапи.
data-stations = Станцій на мапі: { $count }; може бути від 2 до { $high }.
data-sections = Секцій на мапі: { $count }; може бути щонайбільше { $high }.
data-no-station = Станції «{ $station }» на мапі немає.
data-no-district = Станція { $station } не має району.
data-districts = Районів на мапі: { $count }; може бути щонайбільше { $high }.
data-central = Центрального району «{ $district }» немає серед районів мапи.
data-pencils = Має бути чотири олівці з різними назвами.
data-cards = Карт станцій: { $count }; може бути від 1 до { $high } з різними назвами.
data-symbol = Карта «{ $card }» має невідомий символ: «{ $symbol }».
data-underground = Хоча б одна карта має бути підземною, а стрілка не може нею бути.
data-number = «{ $what }» у файлі даних має бути цілим числом або списком такої довжини, як у власному файлі гри.
data-objectives = Цілей: { $count }; може бути від { $low } до { $high } з різними назвами.
data-objective-kind = Невідомий вид цілі «{ $kind }»; види: { $kinds }.

## Papers from a real table

form-players = Для кожного аркуша у файлі потрібна таблиця [[player]].
form-line = Аркуш { $player }: «{ $line }» має бути списком секцій на зразок "d2-f0" під назвою олівця: { $pencils }.
form-no-section = Аркуш { $player }: секції { $section } на мапі немає.
form-twice = Аркуш { $player }: секцію { $section } намальовано двічі.
form-crosses = Аркуш { $player }: секція { $section } перетинає { $other }.
form-broken = Аркуш { $player }: секції олівця «{ $pencil }» не утворюють однієї гілки без кілець від станції { $station }.
form-circled = Аркуш { $player }: обведеної станції { $station } немає на гілці олівця «{ $pencil }».
form-objectives = «objectives» має бути списком цілей: { $objectives }.
form-solo = «solo» і «powers» — true або false; у файлі соло-гри один аркуш.

## The page

page-thames = Темза
page-deck = Колода
page-street = Наземні
page-under = Підземні
page-flipped-in = відкрито на ході { $turn }
page-pencils = Олівці за раундами
page-round = раунд
page-round-of = раунд { $round }
page-left = лишилися
page-at-random = Навмання
page-begin = Почати
page-ask-lay = Яким олівцем малюватимете в раунді { $place }? Торкніться його станції відправлення.
page-power-double_section = ще одна до того самого символу
page-power-joker = карта стає будь-якою
page-power-switch = відгалуження звідусіль
page-power-double_station = обвести станцію наприкінці раунду
page-power-once = { $what }, раз за раунд
page-power-used = у цьому раунді вже застосовано
page-power-now = зараз: торкніться станції своєї гілки
page-power-past = був
page-last-turn = П’ята підземна карта: останній хід раунду, потім лічимо гілку.
page-round-over = Кінець раунду { $round }
page-line-points = { $line } гілка: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
page-next-round = Раунд { $round }: { $pencil } олівець
page-stations = { $count } ст.
page-line = Гілка
page-districts = Райони
page-most = Найбільше
page-interchanges = Пересадки
page-draw = Намалювати { $from }–{ $to }
page-station-far = Від вашої гілки немає секції до станції { $station }.
page-line-told = { $pencil }: { $sections }.
page-paper-hint = Виберіть олівець і торкайтеся секцій, щоб намалювати їх або стерти.
page-papers = Аркуші
page-another-paper = Ще один аркуш
page-drop-paper = Прибрати цей аркуш
page-circle = Обвести станцію
page-circle-hint = Торкніться станції цієї гілки, яку обвели за властивістю.
page-paper-options = Що було в грі
page-paper-solo = Соло, з оцінкою

## Terminal

terminal-round = Раунд { $round } з 4, хід { $turn }
terminal-pencil = олівець: { $pencil }
terminal-cards = Карти
terminal-objectives = Цілі
terminal-power = Властивість
terminal-branch = стрілка
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
terminal-done = готово
terminal-legend = □ квадрат  △ трикутник  ⬠ п’ятикутник  ○ коло  ? центральна   * туристичне місце   ≈ Темза   зафарбовані: на гілці

## a real game
tie-rule = За рівних очок: найкраща окрема гілка
form-branches = Аркуш { $player }: гілка «{ $line }» розгалужується зачасто; карта стрілки дозволяє одне розгалуження, а властивість — ще одне.
form-too-long = Аркуш { $player }: у гілці «{ $line }» секцій { $count }; карти дають щонайбільше { $high }, а властивість — ще одну, і лише одній гілці.
form-circled-off = Аркуш { $player }: станції обводять лише з властивостями олівців (powers = true).
form-circled-many = Властивість обводити станцію має лише один олівець, у всіх той самий.
form-empty-line = «empty_line_counts» — true або false.
form-lowest-band = «solo_lowest_band_top» — 90 або 89.

## Тренер

coach-thames = Пірнайте під Темзу до { $to }: +2 одразу.
coach-district = { $most ->
    [1] { $to } — це новий район: райони множать ваші станції.
    [few] { $to } — це новий район, а кожен район множить ваші { $most } станції.
   *[other] { $to } — це новий район, а кожен район множить ваші { $most } станцій.
  }
coach-dense = Лишайтеся в цьому районі: з { $to } станцій тут { $most }, більше ніде стільки.
coach-star = На { $to } зірка: відвідини номер { $visits } дають +{ $points }.
coach-interchange = Зійдіться на { $to } { $line }: пересадка дає +{ $points }.
coach-with-purple = з чорною гілкою
coach-with-blue = із синьою гілкою
coach-with-pink = з червоною гілкою
coach-with-green = із зеленою гілкою
coach-ways = { $symbols ->
    [1] З { $to } є куди йти за 1 символом із 4.
    [4] З { $to } є куди йти за будь-яким символом.
   *[other] З { $to } є куди йти за { $symbols } символами з 4.
  }
coach-open = Гілка матиме далі { $sections ->
    [one] { $sections } можливу секцію
    [few] { $sections } можливі секції
   *[other] { $sections } можливих секцій
  }; інакше { $other }.
coach-branch = Відгалузьтеся на { $from }: кінців, що можуть рости, стане { $ends }.
coach-last-symbol = Символу «{ $symbol }» цього раунду більше не буде: { $to } не почекає.
coach-soon-over = { $left ->
    [0] Це остання карта раунду: беріть очки зараз.
   *[other] Беріть очки зараз: підземних карт вийшло вже { $out } з { $all }.
  }
coach-objective = { $to } наближає ціль ({ $objective }): { $done } з { $need }.
coach-line-line = гілки
coach-line-tourist = туристичні місця
coach-line-interchange = пересадки
coach-line-objective = цілі
coach-line-deduction = модулі

## Tasks of puzzles
puzzle-thames = Одна секція з цією картою варта значно більше за інші: яка?
puzzle-district = Новий район чи повніший: що зараз потрібно гілці?
puzzle-dense = Новий район чи повніший: що зараз потрібно гілці?
puzzle-star = Знайдіть туристичне місце, до якого варто дотягтися.
puzzle-interchange = Знайдіть станцію пересадки, до якої варто дотягтися.
puzzle-last-symbol = Іншої такої карти цього раунду не буде: використайте цю якнайкраще.
puzzle-soon-over = { $left ->
    [0] Остання карта раунду: візьміть усе, що можна.
   *[other] Раунд от-от закінчиться, підземних карт вийшло { $out } з { $all }: візьміть усе, що можна.
  }
