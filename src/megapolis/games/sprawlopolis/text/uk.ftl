title = Мегаполіс
blurb = Викладайте карти з чотирьох секцій у спільне місто й виконуйте три вибагливі умови.

## Options

option-level = Рівень складності
option-level-help = Легкий: за дороги не втрачають очок. Складний: очки дає лише одна, найбільша з усіх зон.
option-level-easy = Легкий
option-level-normal = Звичайний
option-level-hard = Складний
option-conditions = Умови
option-conditions-help = Виберіть три умови (у дуелі дві); не вибирайте жодної, щоб узяти їх навмання.
option-construction = Будівельний майданчик
option-construction-help = У колоду затасовують три карти з майданчиком; накрийте всі майданчики до кінця гри.
option-landmarks = Визначні пам’ятки
option-landmarks-help = Місто починається з карти пам’яток; пам’ятка дає очки за прилеглі секції свого типу.
option-wrecktar = Руйнозавр
option-wrecktar-help = У колоді ховається чудовисько: воно накриває останню зіграну карту й забирає очки за комерційні секції у своєму рядку та стовпчику.
option-beaches = Курорт
option-beaches-help = У колоду затасовують три пляжі; кожен назавжди закриває один напрямок.
option-roadworks = Дорожні роботи
option-roadworks-help = Кожен має карту, яку може викласти будь-коли, якщо її дороги з’єднуються з міськими; за невикладену втрачають очки.
option-roadworks-off = Без дорожніх робіт
option-roadworks-normal = Має з’єднатися один кінець кожної дороги
option-roadworks-hard = Мають з’єднатися всі кінці
option-solo_roadworks = Соло: карти дорожніх робіт
option-solo_roadworks-help = Зі скількома картами дорожніх робіт ви починаєте соло-гру.
option-interstate = Автомагістраль
option-interstate-help = Автомагістраль ділить стіл на два міста.
option-interstate-off = Без автомагістралі
option-interstate-duel = Дуель: кожному своє місто
option-interstate-together = Кооперативна гра (удвох або соло)
option-duel_rules = Правила дуелі
option-duel_rules-help = Яка карта автомагістралі визначає підрахунок дуелі.
option-duel_rules-random = Навмання
option-duel_rules-standard = Звичайні правила
option-duel_rules-majority = Правила більшості
option-duel_rules-choice = Правила вибору
option-duel_rules-either = Звичайні правила, викладати можна в обидва міста
option-allow_full_cover = Карту можна накрити повністю
option-allow_full_cover-help = Чи може нова карта лягти рівно на чотири місця іншої? Це видання забороняє, деякі інші дозволяють.
option-exceed_target = Потрібну суму треба перевищити
option-exceed_target-help = Кооперативна автомагістраль: досить набрати потрібну суму ПО чи треба її перевищити, як сказано в тексті?
conflict-interstate-alone = Автомагістраль грають без інших доповнень.
conflict-duel-players = У дуелі рівно двоє гравців.
conflict-together-players = Автомагістраль розрахована на одного або двох гравців.
conflict-conditions = Виберіть три умови, у дуелі дві, або жодної, щоб узяти їх навмання.
conflict-duel-level = Рівні складності — для ігор, де треба набрати певну суму: у дуелі її немає.
conflict-duel-rules = Правила дуелі вибирають лише для дуелі.
conflict-solo-roadworks = Більше однієї карти дорожніх робіт буває лише в соло-грі з дорожніми роботами.
conflict-exceed-target = Перевищення потрібної суми стосується лише кооперативної гри з автомагістраллю.

## Pieces

zone-R = житлова
zone-C = комерційна
zone-I = промислова
zone-P = паркова
word-R = житло
word-C = крамниці
word-I = заводи
word-P = парк
park-side = { $park ->
    [left] парк ліворуч
    [right] парк праворуч
    [top] парк угорі
   *[bottom] парк унизу
  }
card-shape = { $shape ->
    [bend] дуга крізь { $first }, { park-side }
    [street] вулиця { $first }–{ $second }, { park-side }
   *[other] { $first }, { $second }, { $third }, { $fourth }
  }
card = { $kind ->
    [wrecktar] Руйнозавр
    [landmarks] пам’ятки: { $first }, { $second }
    [beach] пляж { $first }–{ $second }
    [zone] майданчик ({ $site }): { card-shape }
    [works] дорожні роботи: { card-shape }
    [motorway] { motorway }
   *[card] { card-shape }
  }
motorway = автомагістраль: { $first }, { $second } на півночі, { $third }, { $fourth } на півдні{ $ramp ->
    [yes] , з’їзд: { $at_ramp }
   *[no] { "" }
  }
place = { $where ->
    [north] { $down } на північ від знака
    [south] { $down } на південь від знака
    [east] { $across } на схід від знака
    [west] { $across } на захід від знака
    [north-east] { $across } на схід, { $down } на північ від знака
    [north-west] { $across } на захід, { $down } на північ від знака
    [south-east] { $across } на схід, { $down } на південь від знака
    [south-west] { $across } на захід, { $down } на південь від знака
   *[peg] біля знака
  }
coast-north = берег на півночі
coast-east = берег на сході
coast-south = берег на півдні
coast-west = берег на заході
condition-1 = Околиці
condition-1-help = +1 за кожну дорогу, жоден кінець якої не виходить на край міста, −1 за кожну іншу.
condition-2 = Буйний цвіт
condition-2-help = +1 за кожен рядок і стовпчик рівно з трьома парками, −1 за кожен без парків.
condition-3 = Озеленення
condition-3-help = +1 за кожен парк, −3 за кожну промислову секцію.
condition-4 = Свято кварталу
condition-4-help = Квадрати 2 × 2 з секцій одного типу: 0, 1, 2, 3, 4, 5 чи більше дають −8, −5, −2, 1, 4, 7.
condition-5 = Труби й хмарочоси
condition-5-help = +2 за кожну промислову секцію, що прилягає лише до комерційних і промислових.
condition-6 = Генеральний план
condition-6-help = Найбільша житлова зона мінус найбільша промислова.
condition-7 = Центральний парк
condition-7-help = +1 за кожен парк усередині міста, −2 за кожен на краю.
condition-8 = Передмістя
condition-8-help = Навколо найбільшої житлової зони: +1 за кожен парк, −2 за кожну промислову секцію.
condition-9 = Бетонні джунглі
condition-9-help = +1 за кожну промислову секцію, що має іншу по діагоналі.
condition-10 = Торговий ряд
condition-10-help = +1 за кожну комерційну секцію в одному рядку чи стовпчику, де їх найбільше.
condition-11 = Крамнички
condition-11-help = +2 за кожну комерційну секцію, дорога якої з обох боків веде просто до житлової.
condition-12 = Супершосе
condition-12-help = +1 за кожні дві ділянки найдовшої дороги.
condition-13 = Від парку до парку
condition-13-help = +3 за кожну дорогу, що закінчується біля двох різних парків.
condition-14 = Кільцеві дороги
condition-14-help = +1 за кожну ділянку замкненої дороги.
condition-15 = Злиденний квартал
condition-15-help = +2 за кожну житлову секцію, до якої прилягають щонайменше дві промислові.
condition-16 = Ранкова поїздка на роботу
condition-16-help = +2 за кожну дорогу, що проходить і через житлову, і через комерційну секцію.
condition-17 = Пастки для туристів
condition-17-help = +1 за кожну комерційну секцію на краю міста, ще +1, якщо вона на розі.
condition-18 = Мегаполіс
condition-18-help = +1 за кожну секцію найповнішого рядка та найповнішого стовпчика.
demand-cover = Майданчик повинен накрити секцію. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-beside-R = Майданчик повинен прилягати до житлової секції іншої карти. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-beside-C = Майданчик повинен прилягати до комерційної секції іншої карти. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-beside-I = Майданчик повинен прилягати до промислової секції іншої карти. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-beside-P = Майданчик повинен прилягати до паркової секції іншої карти. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-at_once = Карту з майданчиком викладають одразу, щойно взяли, і вона повинна накрити секцію. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
zone-rule = { $demand ->
    [cover] { demand-cover }
    [beside-R] { demand-beside-R }
    [beside-C] { demand-beside-C }
    [beside-I] { demand-beside-I }
    [beside-P] { demand-beside-P }
    [anywhere] { demand-anywhere }
    [cover_card] { demand-cover_card }
    [beside_own] { demand-beside_own }
    [at_edge] { demand-at_edge }
    [inside] { demand-inside }
    [cover_zone] { demand-cover_zone }
    [not_beside] { demand-not_beside }
   *[at_once] { demand-at_once }
  }
beach-shore_blocks-R = Оселі біля моря
beach-shore_blocks-C = Набережна
beach-shore_blocks-I = Порт
beach-shore_blocks-P = Оглядовий майданчик
beach-shore_roads = Мальовничий шлях
beach-narrow_land = Півострів
beach-shore_blocks-R-help = Оселі біля моря: { $points } за кожну житлову секцію вздовж берега.
beach-shore_blocks-C-help = Набережна: { $points } за кожну комерційну секцію вздовж берега.
beach-shore_blocks-I-help = Порт: { $points } за кожну промислову секцію вздовж берега.
beach-shore_blocks-P-help = Оглядовий майданчик: { $points } за кожен парк уздовж берега.
beach-shore_roads-help = Мальовничий шлях: { $points } за кожну ділянку дороги вздовж берега.
beach-narrow_land-help = Півострів: { $points } мінус кількість рядків чи стовпчиків суші між двома протилежними берегами, щонайменше 0.
duel-standard = Звичайні правила: рахують усі чотири зони, дороги й обидві умови.
duel-standard-either = Звичайні правила: рахують усі чотири зони, дороги й обидві умови; доки є колода, викладати можна в обидва міста.
duel-majority = Правила більшості: 1 ПО за більше значення в кожній зоні й умові; за найбільшу кількість доріг втрачають 2.
duel-majority-either = Правила більшості: 1 ПО за більше значення в кожній зоні й умові; за найбільшу кількість доріг втрачають 2; доки є колода, викладати можна в обидва міста.
duel-choice = Правила вибору: рахують дві ваші найкращі зони, кращу з умов і всі дороги.
duel-choice-either = Правила вибору: рахують дві ваші найкращі зони, кращу з умов і всі дороги; доки є колода, викладати можна в обидва міста.
upright = без розвороту
turned = розвернута
end-west = західний кінець
end-east = східний кінець

## What is asked

ask-pick = Виберіть карту, яку викладете.
ask-place = Куди викласти карту ({ card })?
ask-start = Накрийте цією картою половину карти пам’яток: { card }.
ask-urgent = Цю карту треба викласти негайно: { card }. Куди?
ask-repair = Куди викласти карту ({ card })?
ask-turn = Як розвернути карту ({ card })?
ask-flip = Якою стороною догори викласти карту пам’яток? Її половину накриє { card }.
ask-extend = До якого кінця автомагістралі викласти карту ({ card })?
ask-volunteer = Можете зараз викласти карту дорожніх робіт.
ask-last = Остання нагода викласти карту дорожніх робіт.

## Moves and the log

move-pick = { card }
move-place = { place }
move-turn = { $way }
move-repair = { card }
move-finish = Більше не викладати дорожніх робіт
move-flip = { card }
move-extend = { $end }
move-condition = { $condition }
move-deal = { card }
move-dealt = Карта
move-start = { card }
move-reveal = { card }
move-zone_rule = { zone-rule }
move-beach_rule = { $condition }
move-motorway_rule = { $rules }
move-strip = { card }
move-lay_strip = { card }, { $way }
move-deal_works = { card }
log-pick = { $seat } відкриває: { card }.
log-place = { $seat } вибирає місце: { place }.
laying = { card }{ $told ->
    [yes] , { $way }
   *[no] { "" }
  }
log-turn = { $kind ->
    [motorway] { $seat } викладає: { laying }.
   *[other] { $seat } викладає: { laying }; { place }{ $covers ->
        [0] { "" }
        [one] , накриває { $covers } секцію
        [few] , накриває { $covers } секції
       *[other] , накриває { $covers } секцій
      }.
  }
log-repair = { $seat } відкриває: { card }.
log-finish = { $seat } більше не викладає дорожніх робіт.
log-flip = { $seat } викладає карту пам’яток: { $first }, { $second }.
log-extend = { $seat } вибирає { $end } автомагістралі.
log-condition = Умова: { $condition }.
log-deal = { $to } отримує карту: { card }.
log-dealt = { $to } отримує карту.
log-start = Місто починається: { card }.
log-reveal = Зверху колоди: { card }.
log-zone_rule = Умова робіт: { zone-rule }
log-beach_rule = Умова пляжів: { $condition }.
log-motorway_rule = Дуель: { $rules }
log-strip = Наступна карта: { card }.
log-lay_strip = Викладено: { laying }.
log-deal_works = { $to } отримує карту: { card }.

## The ceremony

ending-target_reached = Останню карту викладено, потрібну суму набрано.
ending-target_missed = Останню карту викладено, потрібної суми не набрано.
ending-duel_won = Останню карту викладено, обидва міста стоять.
ending-duel_shared = Останню карту викладено, обидва міста однаково гарні.

category-each-zone = Найбільша { $which } зона
category-each-north-zone = Північ, { $which } зона
category-each-south-zone = Південь, { $which } зона
category-each-majority-zone = Найбільша { $which } зона
category-each-condition = { $which }
category-each-majority-condition = { $which }
category-each-north-condition = Північ, { $which }
category-each-south-condition = Південь, { $which }
category-each-beach = { $which }
category-roads = Дороги
category-north-roads = Північ, дороги
category-south-roads = Південь, дороги
category-majority-roads = Дороги
category-sites = Незакриті будмайданчики
category-landmarks = Пам’ятки
category-monster = { score-monster }
category-works = Невикладені дорожні роботи

## Score lines

score-zone = Найбільша { $which } зона: { $blocks }
score-roads = Дороги: { $roads }
score-condition = { $which }
score-north-zone = Північ, найбільша { $which } зона: { $blocks }
score-north-roads = Північ, дороги: { $roads }
score-north-condition = Північ, { $which }
score-south-zone = Південь, найбільша { $which } зона: { $blocks }
score-south-roads = Південь, дороги: { $roads }
score-south-condition = Південь, { $which }
score-beach = Пляжі: { $which }
score-sites = Незавершені будівельні майданчики: { $sites }
score-landmarks = Пам’ятки та прилеглі секції
score-monster = Руйнозавр
score-works = Невикладені дорожні роботи: { $cards }
score-majority-zone = Найбільша { $which } зона: { $own } проти { $other }
score-majority-condition = { $which }: { $own } проти { $other }
score-majority-roads = Найбільше доріг: { $own } проти { $other }

## Endings

remark-target_reached = Місто схвалено: { $points } ПО з { $target } потрібних.
remark-target_missed = Місто не схвалено: { $points } ПО з { $target } потрібних.
remark-duel_won = { $seat } перемагає: це місто краще.
remark-duel_shared = Обидва міста однаково добрі: перемогу ділять.
remark-paper-reached = Потрібну суму набрано: { $points } ПО з { $target }.
remark-paper-missed = Потрібної суми не набрано: { $points } ПО з { $target }, бракує { $missing }.

## Why not

why-not-in-deck = Цієї карти немає серед тих, що можна взяти.
why-not-yours = Гравці такого не роблять.
why-not-your-turn = Зараз хід іншого гравця.
why-not-placing = Зараз немає карти, яку треба викласти.
why-not-turning = Зараз немає карти, яку можна розвернути: спершу виберіть карту та її місце.
why-not-this-way-up = На цьому місці карта не може так лежати.
why-not-last-call = Нагоди для дорожніх робіт ще будуть: просто грайте далі.
why-no-landmarks = Зараз не викладають карту пам’яток.
why-no-strip = Зараз не викладають карту автомагістралі.
why-card-shown = Відкриту карту треба викласти.
why-flip-first = Спершу виберіть сторону карти пам’яток.
why-not-in-hand = Цієї карти немає у вас на руці: { card }.
why-not-your-works = У вас немає цієї карти дорожніх робіт.
why-finish-laying = Спершу викладіть карту, яку грають.
why-works-nowhere = Дороги цієї карти зараз ніде не з’єднати з міськими.
why-half-of-landmarks = { place }: початкова карта не накрила б рівно половину карти пам’яток.
why-touches-nothing = { place }: карта не накрила б жодної секції й не прилягала б до жодної.
why-monster = { place }: карта накрила б Руйнозавра.
why-full-cover = { place }: рівно на цих чотирьох місцях лежить карта; накривати її повністю не можна.
why-motorway = { place }: карта лягла б на автомагістраль, на її секції або в їхній рядок.
why-other-city = { place }: це інше місто; зараз туди викладати не можна.
why-beach = { place }: пляж залишив би секції в морі, не торкнувся б міста сушею або перетнув би інший берег.
why-beyond-shore = { place }: карта лягла б за берегом.
why-zone-cover = { place }: майданчик не накрив би секції.
why-zone-beside = { place }: майданчик не прилягав би до секції, якої вимагає умова.
why-zone-at-once = { place }: карта не накрила б секції.
why-works-one-end = { place }: одна з доріг карти не з’єдналася б із міською.
why-works-every-end = { place }: один із кінців доріг не з’єднався б із міською дорогою.
page-place = Рядок { $row }, стовпчик { $column }

## Data files

data-count = Кількість «{ $cards }» у файлі даних має бути рівно { $count }.
data-numbers = 18 карт повинні мати числа від 1 до 18, кожне один раз.
data-names = Дві карти мають однакову назву.
data-blocks = Карта { $card }: «{ $blocks }» має бути чотирма секціями, наприклад "R:EW I:SW P C:NS".
data-strip = Карта { $card }: «{ $blocks }» має бути двома секціями, наприклад "I R^", де ^ позначає з’їзд.
data-sea = Карта { $card }: море (~) має лише пляж, рівно на двох секціях одного боку.
data-kind = Карта { $card }: умова виду «{ $kind }» невідома; є такі: { $kinds }.
data-number = Карта { $card }: «{ $what }» має бути цілим числом (для таблиці: їх списком) можливого розміру.
data-zone = Карта { $card }: «{ $zone }» не є R, C, I чи P.
data-choice = Карта { $card }: «{ $what }» має бути одним із: { $choices }.
data-corner = Карта { $card }: секцію називають за її кутом: { $corners }.
data-no-duel-card = Жодна карта автомагістралі у файлі даних не має правил дуелі «{ $rules }».

## Cities from a real table

form-choice = «{ $word }» має бути одним із: { $choices }.
form-conditions = «conditions» має бути списком різних чисел карт умов; їх має бути { $count }.
form-works = «unplayed_works» має бути списком карт дорожніх робіт: { $names }.
form-one-city = Запишіть місто або як «grid», або таблицями [[card]].
form-duel = Для автомагістралі потрібні «strip» і таблиці [[card]].
form-grid = «grid» має бути списком рядків, наприклад "R:EW C . P".
form-too-large = Місто має вміститися у квадрат { $high } × { $high }.
form-block = Рядок { $row }, стовпчик { $column }: «{ $block }» не є секцією на зразок R:EW, P чи C:NS#.
form-cards = Запишіть кожну карту таблицею [[card]] з card, row, column і, якщо її розвернуто, turned = true.
form-card = Карта { $number } у файлі потребує відомої карти, рядка та стовпчика (цілих чисел) і нічого більше, крім turned.
form-twice = { $number }-та викладена карта: { $card } вже лежить у місті або серед умов.
form-place = { $number }-та викладена карта: { $card } не можна туди класти.
form-strip = «strip» має бути списком різних карт автомагістралі, з "turned" після назви, якщо карту розвернуто: { $names }. Потрібно карт: { $count }.

## The page

page-card = Карта { $card }
page-hand = Ваша рука
page-works = Дорожні роботи
page-turn-card = Розвернути на 180°
page-lay = Викласти сюди
page-tries = { $name } приміряє
page-partner-tries = { $name } приміряє карту
page-tried-at = { place }, { $way }{ $covers ->
    [0] , нічого не накриває
    [one] , накриває { $covers } секцію
    [few] , накриває { $covers } секції
   *[other] , накриває { $covers } секцій
  }
page-tried-points = щонайбільше
page-answer-yes = Так
page-answer-no = Ні
page-answer-here = Тут
page-point-where = Покажіть місце в місті: торкніться його або натисніть Enter.
page-maybe-here = а може, тут?
page-target = потрібно { $target }
page-you = Ви
page-side-south = місто на півдні
page-go-north = До північного міста
page-go-south = До південного міста
page-side-north = місто на півночі
page-zone-R = Житло
page-zone-C = Крамниці
page-zone-I = Заводи
page-zone-P = Парки
page-duel-roads = Дороги
page-duel-now = зараз { $own } : { $other }
page-where = викладено { $laid }, у колоді { $deck }
page-ask-place = Куди викласти карту ({ card })? Позначка показує її середину.
page-ask-turn = Викласти сюди: { card }?
page-ask-extend = До якого кінця автомагістралі йде карта? Торкніться одного, щоб приміряти.
page-ask-start = Накрийте цією картою половину карти пам’яток: { card }. Позначка показує її середину.
page-ask-urgent = Цю карту треба викласти негайно: { card }. Куди? Позначка показує її середину.
page-ask-repair = Куди викласти карту ({ card })? Позначка показує її середину.
page-paper-hint = Виберіть три умови, потім викладіть карти в тому порядку, як вони лежать, від нижньої.
page-paper-options = Рівень і доповнення
page-zone-rule = Карта будівельного майданчика біля умов
page-beach-rule = Карта пляжу біля умов
page-unplayed = Невикладені дорожні роботи
page-duel = Автомагістраль
page-motorway = Автомагістраль із заходу на схід (торкніться ще раз, щоб розвернути, і ще раз, щоб прибрати)
page-deck-left = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карти
   *[other] Колода: { $count } карт
  }

## Terminal

terminal-points = Очки: { $points }   Потрібно: { $target }
terminal-duel = { $seat }: { $points }
terminal-in-play = У грі
terminal-hidden = і ще невідомих: { $cards }
terminal-deck = Колода ({ $cards }), зверху
terminal-legend = R житлова  C комерційна  I промислова  P паркова   # майданчик  * пам’ятка  ! Руйнозавр  ≈ море  ◆ знак, від якого рахують місця

## road works at any time
move-draw = Взяти карту
log-draw = { $seat } бере карту.
ask-draw = Візьміть карту або спершу зіграйте дорожні роботи.
why-not-drawing = Зараз карту не беруть: або ще не викладено карту, або чекати нема на що.
why-draw-first = Спершу візьміть карту.
side-south = південне місто
side-north = північне місто

## a real game
tie-rule = За рівних ПО: так, як каже карта автомагістралі
form-duel-strip = Карта автомагістралі { $card } не може лежати водночас в автомагістралі й біля умов.
form-start = { $number }-та викладена карта: місто починається зі звичайної карти, а не з { $card }.
form-marks = Видимими можуть бути щонайбільше { $high } будівельні майданчики й одна пам’ятка: одна карта з майданчиком лежить поруч із містом, а одну пам’ятку накриває початкова карта.
form-apart = Секції міста прилягають одна до одної, а деякі з цих лежать окремо.
form-half = { $number }-та викладена карта: початкова карта { $card } має накривати рівно половину карти визначних пам’яток.
form-duel-card = На карті автомагістралі { $card } інші правила.

## Тренер

coach-zone = Так { $zone } зона виросте з { $from } до { $to }.
coach-zone-less = Так { $zone } зона зменшиться з { $from } до { $to }.
coach-roads-more = { $roads ->
    [one] Доріг стане на { $roads } більше.
   *[other] Доріг стане на { $roads } більше.
  }
coach-condition-less = Умова «{ $condition }» зменшиться з { $from } до { $to }.
coach-roads = { $roads ->
    [one] Це з’єднає дороги: однією менше, +1.
    [few] Це з’єднає дороги: на { $roads } менше, +{ $roads }.
   *[other] Це з’єднає дороги: на { $roads } менше, +{ $roads }.
  }
coach-condition = Умова «{ $condition }» зросте з { $from } до { $to }.
coach-mend = Умова «{ $condition }» забирає очки, доки нічого не зробити: так буде не { $from }, а { $to }.
coach-line-zone = зони
coach-line-roads = дороги
coach-line-condition = умови
coach-line-north-zone = зони на півночі
coach-line-north-roads = дороги на півночі
coach-line-north-condition = умови на півночі
coach-line-south-zone = зони на півдні
coach-line-south-roads = дороги на півдні
coach-line-south-condition = умови на півдні
coach-line-beach = пляжі
coach-line-sites = будівельні майданчики
coach-line-landmarks = пам’ятки
coach-line-monster = Руйнозавр
coach-line-works = дорожні роботи
coach-line-majority-zone = зона, більша за суперникову
coach-line-majority-condition = умова, більша за суперникову
coach-line-majority-roads = менше доріг, ніж у суперника

## Conditions and demands of somebody’s own box
bad-acc = { $bad ->
    [R] житлову
    [C] комерційну
    [I] промислову
   *[P] паркову
  }
good-acc = { $good ->
    [R] житлову
    [C] комерційну
    [I] промислову
   *[P] паркову
  }
other-acc = { $other ->
    [R] житлову
    [C] комерційну
    [I] промислову
   *[P] паркову
  }
other-gen = { $other ->
    [R] житлової
    [C] комерційної
    [I] промислової
   *[P] паркової
  }
other-many = { $other ->
    [R] житлові
    [C] комерційні
    [I] промислові
   *[P] паркові
  }
other-ofmany = { $other ->
    [R] житлових
    [C] комерційних
    [I] промислових
   *[P] паркових
  }
zone-acc = { $zone ->
    [R] житлову
    [C] комерційну
    [I] промислову
   *[P] паркову
  }
zone-gen = { $zone ->
    [R] житлової
    [C] комерційної
    [I] промислової
   *[P] паркової
  }
zone-many = { $zone ->
    [R] житлові
    [C] комерційні
    [I] промислові
   *[P] паркові
  }
zone-ofmany = { $zone ->
    [R] житлових
    [C] комерційних
    [I] промислових
   *[P] паркових
  }
kind-roads_by_end = { $inside } за кожну дорогу, жоден кінець якої не виходить на край міста, { $at_edge } за кожну іншу.
kind-lines_by_count = { $three } за кожен рядок і стовпчик, де рівно три { zone-many } секції, { $none } за кожен, де їх немає.
kind-count_blocks = { $points } за кожну { zone-acc } секцію, { $other_points } за кожну { other-acc }.
kind-squares = Квадрати 2 × 2 з секцій одного типу: 0, 1, 2 і так далі дають { $table }; останнє число — і за більшу кількість.
kind-only_beside = { $points } за кожну { zone-acc } секцію, що прилягає лише до { zone-ofmany } і { other-ofmany }.
kind-group_difference = { $points } за кожну секцію найбільшої { zone-gen } зони; стільки ж втрачають за кожну секцію найбільшої { other-gen }.
kind-interior_or_edge = { $interior } за кожну { zone-acc } секцію всередині міста, { $edge } за кожну на краю.
kind-around_group = Навколо найбільшої { zone-gen } зони: { $good_points } за кожну { good-acc } секцію, { $bad_points } за кожну { bad-acc }.
kind-diagonal = { $points } за кожну { zone-acc } секцію, що має іншу таку по діагоналі.
kind-best_line = { $points } за кожну { zone-acc } секцію в одному рядку чи стовпчику, де їх найбільше.
kind-road_between_types = { $points } за кожну { zone-acc } секцію, дорога якої з обох боків веде просто до { other-gen }.
kind-longest_road = { $points } за { $sections ->
    [1] кожну ділянку
    [one] кожну { $sections } ділянку
    [few] кожні { $sections } ділянки
   *[other] кожні { $sections } ділянок
  } найдовшої дороги.
kind-road_between_parks = { $points } за кожну дорогу, що закінчується біля двох різних { zone-ofmany } секцій.
kind-loops = { $points } за кожну ділянку замкненої дороги.
kind-beside_several = { $points } за кожну { zone-acc } секцію, до якої прилягають { other-many }, щонайменше { $at_least }.
kind-roads_through = { $points } за кожну дорогу, що проходить і через { zone-acc }, і через { other-acc } секцію.
kind-edge_and_corner = { $edge } за кожну { zone-acc } секцію на краю міста, ще { $corner }, якщо вона на розі.
kind-fullest_lines = { $points } за кожну секцію найповнішого рядка та найповнішого стовпчика.
beach-roads_by_end = як в умові «{ condition-1 }»
beach-lines_by_count = як в умові «{ condition-2 }»
beach-count_blocks = як в умові «{ condition-3 }»
beach-squares = як в умові «{ condition-4 }»
beach-only_beside = як в умові «{ condition-5 }»
beach-group_difference = як в умові «{ condition-6 }»
beach-interior_or_edge = як в умові «{ condition-7 }»
beach-around_group = як в умові «{ condition-8 }»
beach-diagonal = як в умові «{ condition-9 }»
beach-best_line = як в умові «{ condition-10 }»
beach-road_between_types = як в умові «{ condition-11 }»
beach-longest_road = як в умові «{ condition-12 }»
beach-road_between_parks = як в умові «{ condition-13 }»
beach-loops = як в умові «{ condition-14 }»
beach-beside_several = як в умові «{ condition-15 }»
beach-roads_through = як в умові «{ condition-16 }»
beach-edge_and_corner = як в умові «{ condition-17 }»
beach-fullest_lines = як в умові «{ condition-18 }»
move-zone_rule-now = { zone-rule } { demand-now }
log-zone_rule-now = Умова робіт: { zone-rule } { demand-now }
demand-now = Таку карту викладають одразу, щойно взяли.
demand-anywhere = Карту з майданчиком викладають будь-де. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-cover_card = Карта з майданчиком повинна накрити секцію. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-beside_own = Майданчик повинен прилягати до секції свого типу на іншій карті. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-at_edge = Майданчик повинен лежати на краю міста. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-inside = Майданчик повинен лежати всередині міста, із секціями з усіх чотирьох боків. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-cover_zone = Майданчик повинен накрити { zone-acc } секцію. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
demand-not_beside = Майданчик не може прилягати до { zone-gen } секції іншої карти. Наприкінці за кожен видимий майданчик втрачають { $penalty } ПО.
why-zone-cover-zone = { place }: майданчик не накрив би секції того типу, якого вимагає умова.
why-zone-cover-card = { place }: карта не накрила б секції.
why-zone-not-beside = { place }: майданчик прилягав би до секції, яку забороняє умова.
why-zone-beside-own = { place }: майданчик не прилягав би до секції свого типу.
why-zone-at-edge = { place }: майданчик не лежав би на краю міста.
why-zone-inside = { place }: майданчик мав би відкритий бік.
why-landmark = { place }: карта накрила б пам’ятку, а вона має лишатися видимою.
page-row-told = Ряд { $row } з півночі, від стовпчика { $from }: { $blocks }.
page-road-to = дорога на { $sides }
page-side-N = північ
page-side-E = схід
page-side-S = південь
page-side-W = захід
page-the-sea = море
page-a-site = будівельний майданчик
page-a-landmark = визначна пам’ятка
page-the-wrecktar = Руйнозавр

## Tasks of puzzles
puzzle-zone = Збільште зону й нічого не втратьте деінде.
puzzle-roads = З’єднайте дороги: кожна коштує очко.
puzzle-condition = Візьміть якнайбільше з умови «{ $condition }».
puzzle-mend = Не дайте умові «{ $condition }» забирати ваші очки.
