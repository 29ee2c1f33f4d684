title = Мегалополіс
blurb = Купуйте на аукціонах дозволи на будівництво, зводьте хмарочоси нового міста, збирайте оренду й станьте найбагатшим.

## Options

option-blocks = Будівельні блоки
option-blocks-help = Коли вони закінчуються, починається останнє коло: що менше блоків, то коротша гра.
option-offers = Пропозицій за хід
option-offers-help = Скільки обмінів, зустрічних пропозицій і прохань про внесок можна почати за хід; 0 — без обміну.
option-free_blocks = Безкоштовні блоки й межа у два блоки
option-free_blocks-help = Чи входить безкоштовний блок до двох блоків, які можна поставити за хід?
option-free_blocks-count = Входить
option-free_blocks-on_top = Ставиться понад два
option-final_value = Кінцева цінність дозволу на вулицю
option-final_value-help = Скільки коштує дозвіл на вулицю, коли наприкінці рахують гроші.
option-final_value-height = За поверхами найвищої будівлі території
option-final_value-table = За таблицею цінностей, як оренда
option-final_value-height_zone = За поверхами, плюс цінність зони
option-final_value-table_zone = За таблицею, плюс цінність зони
option-crossing = Перетин міста
option-crossing-help = Коли гравець на мосту може перейти на протилежний міст і що там відбувається?
option-crossing-same_turn = У той самий хід; там нічого не відбувається
option-crossing-next_turn = На початку наступного ходу, перед кидком
option-crossing-far_bridge = У той самий хід; нічий дальній міст виставляють на аукціон
option-court_dice = Кубики для штрафу в Суді
option-court_dice-help = Що кидають і множать на 10 000.
option-court_dice-one = Один кубик
option-court_dice-three = Три кубики
option-court_dice-move = Кубики цього ходу

## Pieces

permit-chekhovskaya = Чеховська
permit-sadovaya = Садова
permit-lipovaya = Липова
permit-rechnaya = Річкова
permit-naberezhnaya = Набережна
permit-portovaya = Портова
permit-teatralnaya = Театральна
permit-muzykalnaya = Музична
permit-galereynaya = Галерейна
permit-shkolnaya = Шкільна
permit-knizhnaya = Книжкова
permit-pochtovaya = Поштова
permit-zavodskaya = Заводська
permit-kuznechnaya = Ковальська
permit-liteynaya = Ливарна
permit-rynochnaya = Ринкова
permit-torgovaya = Торгова
permit-kupecheskaya = Купецька
permit-vokzalnaya = Вокзальна
permit-dorozhnaya = Дорожня
permit-mostovaya = Мостова
permit-parkovaya = Паркова
permit-lesnaya = Лісова
permit-polevaya = Польова
permit-north_bridge = Північний міст
permit-east_bridge = Східний міст
permit-south_bridge = Південний міст
permit-west_bridge = Західний міст
district-red = червоний
district-orange = помаранчевий
district-yellow = жовтий
district-green = зелений
district-teal = бірюзовий
district-blue = синій
district-violet = фіолетовий
district-brown = коричневий
zone-park = Парк
zone-hospital = Лікарня
zone-railway_station = Вокзал
zone-stadium = Стадіон
zone-museum = Музей
zone-theatre = Театр
zone-university = Університет
zone-department_store = Універмаг
card-opening_bell = Удар у біржовий дзвін: ідіть на Фондову біржу
card-mayor = Прийом у мера: ідіть до Мерії
card-site_visit = Виїзд на об’єкт: ідіть на Автомагістраль
card-neighbours_sue = Позов сусідів: до Суду, без грошей Біржі
card-bridge_inspection = Огляд моста: ідіть до найближчого моста
card-road_works = Дорожні роботи: три клітинки назад
card-housing_programme = Житлова програма: безкоштовний блок будь-де
card-local_initiative = Місцева ініціатива: безкоштовний блок на одній зі своїх вулиць
card-city_grant = Міський грант: отримайте 200 000
card-dividends = Дивіденди: отримайте 100 000
card-safety_breach = Порушення безпеки: сплатіть 100 000
card-soil_survey = Перевірка ґрунту: сплатіть 150 000
card-property_tax = Податок на нерухомість: 30 000 за кожен дозвіл на вулицю
card-toll_rebate = Мостова субсидія: отримайте 100 000 за кожен свій міст
card-topping_out = Свято новосілля: отримайте по 50 000 від кожного гравця
card-charity_gala = Благодійний бал: сплатіть кожному гравцеві по 50 000
card-special_tender = Позачергові торги: виставте на аукціон дозвіл на свій вибір або отримайте 100 000
square-exchange = Фондова біржа
square-city_hall = Мерія
square-highway = Автомагістраль
square-court = Суд
square-crest = герб
stage-zones = розкладають карти зон
stage-permits = роздають дозволи
stage-first = кубики вирішують, хто ходить першим
stage-start = хід починається
stage-roll = кидають кубики
stage-triple = випала трійка: виберіть, як далеко йти
stage-hall = Мерія чекає на вибір
stage-exit = два кубики визначають з’їзд з Автомагістралі
stage-court = кидають на штраф у Суді
stage-card = тягнуть гербову карту
stage-tender = вибирають дозвіл для аукціону
stage-auction = тривають торги
stage-privilege = можна забрати дозвіл, доплативши один крок
stage-free = можна поставити безкоштовний блок
stage-bridge = можна перетнути місто
stage-debt = треба продати дозвіл, щоб сплатити борг
stage-build = хід закінчується: обмін і будівництво
stage-draft = складають пропозицію
stage-site = просять про внесок
stage-sum = вибирають суму внеску
stage-answer = пропозиція чекає на відповідь
stage-over = гру закінчено

## What is asked

ask-start = Ваш хід: запропонуйте обмін (лишилося пропозицій: { $offers }) або киньте кубики.
ask-triple = Трійка! Виберіть, на скільки клітинок піти.
ask-hall = Мерія: ідіть на клітинку з нічиїм дозволом або поставте безкоштовний блок.
ask-tender = Виберіть дозвіл, який виставити на аукціон.
ask-opening = На аукціоні — { $permit }, ставок ще немає. У вас { $cash }.
ask-auction = { $permit }: гравець { $leader } дає { $bid }. У вас { $cash }.
ask-privilege = { $permit } дістається гравцеві { $leader } за { $bid }. Ви можете забрати за { $price }.
ask-free = Можете поставити безкоштовний блок.
ask-bridge = Можете перетнути місто до протилежного моста.
ask-debt = Ви винні { $due } { $creditor ->
    [0] банку
   *[other] гравцеві { $creditor }
  } й маєте { $cash }. Виберіть дозвіл для продажу на аукціоні.
ask-build = { $duty ->
    [1] До кінця ходу ви мусите поставити блок (лишилося { $left }).
   *[other] Будуйте (лишилося блоків: { $left }), обмінюйтеся або завершіть хід. У вас { $cash }.
  }
ask-draft = Ваша пропозиція гравцеві { $partner }: додайте дозволи чи суму, потім надішліть.
ask-site = Внесок гравця { $partner }: на блок у якому кварталі?
ask-sum = Скільки має внести гравець { $partner }?
ask-answer = Гравець { $drafter } пропонує вам: дозволів { $gets }, грошей { $money }. Натомість хоче: дозволів { $gives }.
ask-answer-pay = Гравець { $drafter } пропонує вам: дозволів { $gets }. Натомість хоче: дозволів { $gives }, грошей { $money }.
ask-contribution = Гравець { $drafter } просить у вас { $money } на блок у кварталі { $quarter }, який поставить одразу.

## Moves and the log

move-go = Кинути кубики
move-end = Завершити хід
move-pass = Пас
move-take = Забрати за { $bid }
move-leave = Поступитися
move-cross = Перетнути місто
move-stay = Лишитися
move-skip = Без блока
move-propose = Надіслати пропозицію
move-withdraw = Відмовитися від неї
move-accept = Погодитися
move-decline = Відхилити
move-counter = Зустрічна пропозиція
move-offer = Запропонувати обмін гравцеві { $partner }
move-request = Попросити в гравця { $partner } внесок на блок
move-bid = Дати { $bid }
move-move = { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
  }
move-build = Будувати в { $quarter } за { $cost }
move-put = Безкоштовний блок у { $quarter }
move-site = Блок у { $quarter }
move-give = Віддати: { $permit }
move-want = Попросити: { $permit }
move-pay = Заплатити { $sum }
move-charge = Попросити { $sum }
move-visit = Іти на клітинку: { $permit }
move-tender = { $permit }
move-sell = Продати: { $permit }
move-deal_zone = { $zone } ({ $value })
move-deal_permit = { $permit }
move-dice = { $dice }
move-first = { $dice }
move-exit = З’їзд { $exit }
move-die = { $pips }
move-draw = { $card }
log-go = Гравець { $seat } бере кубики.
log-end = Гравець { $seat } завершує хід.
log-pass = Гравець { $seat } пасує{ $winner ->
    [0] { "" }
   *[other] { "" }; { $permit } дістається гравцеві { $winner } за { $price }
  }.{ $out ->
    [0] { "" }
   *[other] { "" } Гравець { $out } — банкрут.
  }
log-take = Гравець { $seat } користується привілеєм і забирає за { $bid }: { $permit }.
log-leave = Гравець { $seat } поступається: { $permit } дістається гравцеві { $winner } за { $price }.
log-cross = Гравець { $seat } перетинає місто.
log-stay = Гравець { $seat } лишається на мосту.
log-skip = Гравець { $seat } не ставить безкоштовного блока.
log-propose = Гравець { $seat } надсилає пропозицію гравцеві { $partner }.
log-withdraw = Гравець { $seat } відмовляється від пропозиції.
log-accept = Гравець { $seat } погоджується з пропозицією гравця { $partner }.
log-decline = Гравець { $seat } відхиляє пропозицію гравця { $partner }.
log-counter = Гравець { $seat } робить гравцеві { $partner } зустрічну пропозицію.
log-offer = Гравець { $seat } починає переговори з гравцем { $partner }.
log-request = Гравець { $seat } просить у гравця { $partner } внесок.
log-bid = Гравець { $seat } дає { $bid }: { $permit }{ $winner ->
    [0] { "" }
   *[other] { "" } — і отримує
  }.
log-move = Гравець { $seat } вибирає: { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
  } → { $to }{ $effect ->
    [pays] , сплачує { $amount }
    [gains] , отримує { $amount }
   *[none] { "" }
  }.{ $out ->
    [0] { "" }
   *[other] { "" } Гравець { $out } — банкрут.
  }
log-build = Гравець { $seat } будує в { $quarter }.
log-put = Гравець { $seat } ставить безкоштовний блок у { $quarter }.
log-site = Гравець { $seat } називає квартал { $quarter }.
log-give = Гравець { $seat } віддав би: { $permit }.
log-want = Гравець { $seat } хотів би: { $permit }.
log-pay = Гравець { $seat } заплатив би { $sum }.
log-charge = Гравець { $seat } хотів би { $sum }.
log-visit = Гравець { $seat } іде з Мерії: { $permit }.
log-tender = Гравець { $seat } виставляє на аукціон: { $permit }.
log-sell = Гравець { $seat } мусить продати: { $permit }.
log-deal_zone = Район ({ $district }): { $zone }, цінність { $value }.
log-deal_permit = Гравець { $seat } отримує дозвіл: { $permit }.
log-dice = Гравець { $seat } кидає { $dice } → { $to }{ $effect ->
    [pays] , сплачує { $amount }
    [gains] , отримує { $amount }
   *[none] { "" }
  }.{ $out ->
    [0] { "" }
   *[other] { "" } Гравець { $out } — банкрут.
  }
log-first = Гравець { $seat } кидає { $dice } за право першого ходу.
log-exit = Гравець { $seat } виїжджає з Автомагістралі з’їздом { $exit } → { $to }{ $effect ->
    [pays] , сплачує { $amount }
    [gains] , отримує { $amount }
   *[none] { "" }
  }.{ $out ->
    [0] { "" }
   *[other] { "" } Гравець { $out } — банкрут.
  }
log-die = Гравець { $seat } кидає { $pips }{ $effect ->
    [pays] , сплачує { $amount }
    [gains] , отримує { $amount }
   *[none] { "" }
  }.{ $out ->
    [0] { "" }
   *[other] { "" } Гравець { $out } — банкрут.
  }
log-draw = Гравець { $seat } тягне «{ $card }» → { $to }{ $effect ->
    [pays] , сплачує { $amount }
    [gains] , отримує { $amount }
   *[none] { "" }
  }.{ $out ->
    [0] { "" }
   *[other] { "" } Гравець { $out } — банкрут.
  }

## Score lines

score-cash = Готівка
score-street = { $which }: найвища будівля території, поверхів: { $floors }
score-bridges = Мости: { $count }

## Why not

why-chance = Зараз цього не може статися: { $stage }.
why-not-yours = Гравець такого не робить.
why-stage = Зараз цього зробити не можна: { $stage }.
why-bid-cash = У вас немає { $bid }: у борг ставок не роблять.
why-move = Після трійки йдуть на 1–39 клітинок, менше за повне коло.
why-must-build = У цей хід ви мусите поставити блок.
why-enough-blocks = { $count ->
    [one] У цей хід ви поставили { $count } блок; це межа.
    [few] У цей хід ви поставили { $count } блоки; це межа.
   *[other] У цей хід ви поставили { $count } блоків; це межа.
  }
why-block-cash = Блок коштує { $cost }; стільки у вас немає.
why-no-blocks = Блоків більше немає.
why-twice = У цей хід ви вже ставили блок у { $quarter }.
why-roofed = Будівля в { $quarter } — хмарочос під дахом.
why-limit = У будівлі в { $quarter } поверхів: { $limit }. Вище на цій території не будують.
why-free-elsewhere = Цей безкоштовний блок не можна поставити в { $quarter }.
why-no-partner = Із гравцем { $seat } обмінюватися не можна.
why-partner-out = Гравець { $seat } вийшов із гри й не обмінюється.
why-no-offers = Усі пропозиції цього ходу використано.
why-nothing-to-trade = Ні у вас, ні в гравця { $seat } немає дозволів для обміну.
why-contribution-later = Про внески просять наприкінці ходу, коли будують.
why-no-more-blocks = У цей хід ви більше не можете ставити блоків.
why-contribution-cash = Гравець { $seat } не може внести достатньо на блок.
why-contribution-counter = На прохання про внесок погоджуються або відмовляють.
why-one-sided = Кожна сторона має щось віддати.
why-sum-only = Зараз іншого гравця просять лише про суму.
why-not-theirs = { $permit } — не дозвіл гравця { $seat }.
why-in-offer = { $permit } вже є в пропозиції.
why-enough-permits = У пропозиції щонайбільше дозволів із кожного боку: { $count }.
why-no-sum = Такої суми немає.
why-one-sum = У пропозиції вже є сума.
why-sum-cash = Гравець { $seat } не має { $sum }.
why-contribution-sum = Внесок { $sum } більший, ніж має гравець, або його замало на блок.
why-offered = { $permit }: цей дозвіл за цей борг уже виставляли, ставок не було.
why-owned = { $permit } має власника.

## Data files

data-table = У файлі даних потрібна таблиця [{ $what }].
data-tables = У файлі даних потрібні таблиці [[{ $what }]].
data-amount = «{ $what }» дорівнює { $value }; має бути кратним 10 000 і не меншим за нуль.
data-count = «{ $what }» дорівнює { $value }; має бути цілим числом від { $low } до { $high }.
data-word = «{ $what }» — «{ $value }»; має бути одне з: { $words }.
data-skyscrapers = «skyscrapers» — чотири зростаючі висоти від 2 до 7, щоб умістилися всі блоки.
data-sums = «sums» — від 1 до { $high } зростаючих сум, кратних 10 000.
data-districts = Має бути вісім районів різних кольорів, у кожному три вулиці, усі назви різні.
data-corners = «corners» має назвати ці чотири, Біржа перша: { $corners }.
data-side = У «side» має бути три S, одна B і три S, а серед них дві M.
data-zones = Має бути вісім зон із різними назвами.
data-cards = Карт { $count }; може бути від 1 до { $high } з різними назвами.

## Papers from a real table

form-players = У файлі потрібно від 2 до 6 таблиць [[player]].
form-territory = «{ $name }» — три рядки по три висоти, наприклад [[2, 1, 0], [0, 0, 1], [0, 0, 0]], для кожної з: { $territories }.
form-roofs = «roofs» — список щонайбільше чотирьох кварталів на зразок "nw11" у тому порядку, в якому вони стали хмарочосами.
form-roof-height = Хмарочос у { $quarter } повинен мати поверхів: { $height }; має { $found }.
form-roof-territory = На території щонайбільше один хмарочос: { $quarter } — другий.
form-too-high = У будівлі в { $quarter } поверхів: { $found }; на її території можливо щонайбільше { $height }.
form-blocks = У місті блоків: { $count }; у коробці { $high }.
form-zones = «zones» має дати зону кожному району, якщо цінність зони рахується: { $zones }.
form-final = «final_value» має бути одним із: { $values }.
form-cash = Гравець { $player }: «cash» має бути кратним 10 000 і не меншим за нуль.
form-permits = Гравець { $player }: «permits» — список дозволів; «{ $permit }» серед них немає.
form-owned = Гравець { $player }: { $permit } належить двом гравцям.

## Terminal

terminal-exchange = БІРЖА
terminal-city_hall = МЕРІЯ
terminal-highway = ТРАСА
terminal-court = СУД
terminal-turn = Хід { $turn }
terminal-blocks = { $blocks ->
    [one] лишився { $blocks } блок
    [few] лишилося { $blocks } блоки
   *[other] лишилося { $blocks } блоків
  }
terminal-lap = останнє коло: виїжджайте Автомагістраллю
terminal-duty = будувати обов’язково
terminal-dice = кубики
terminal-player = Гравець { $seat }
terminal-cash = готівка { $cash }
terminal-income = заробляє { $income } за коло
terminal-worth = статки { $points }
terminal-left = виїхав Автомагістраллю
terminal-bankrupt = банкрут
terminal-no-permits = дозволів немає
terminal-trust = траст
terminal-auction = Аукціон: { $permit }, ставка { $bid }, гравець { $leader }
terminal-opening = Аукціон: { $permit }, ставок ще немає
terminal-offer = Пропозиція гравця { $drafter } гравцеві { $partner }
terminal-gives = дає
terminal-wants = хоче
terminal-site = внесок на блок у кварталі
terminal-debt = Гравець { $debtor } винен { $amount }
terminal-legend = ◆ герб   ═ міст   На вулиці — оренда в тисячах і #власник, далі хто там стоїть; у кварталі — поверхи, ▲ хмарочос; біля річки — цінності зон.

## The page

page-you = Ви
page-in-thousands = оренда в тисячах
page-limit = межа
page-limit-of = Будівлі тут можуть мати поверхів: щонайбільше { $limit }.
page-corner-exchange = Біржа
page-corner-city_hall = Мерія
page-corner-highway = Магістраль
page-corner-court = Суд
page-corner-crest = Герб
page-passing = повз +{ $amount }
page-stopping = стоп +{ $amount }
page-hall-1 = аукціон
page-hall-2 = або блок
page-highway-1 = 2 кубики:
page-highway-2 = з’їзд
page-court-1 = кубик
page-court-2 = × { $amount }
page-help-exchange = Хто проходить повз, отримує { $passing }, хто зупиняється — { $stopping }.
page-help-city_hall = Ідіть на клітинку нічийого дозволу, і його виставлять на аукціон, або поставте безкоштовний блок.
page-help-highway = Два кубики кажуть, яким з’їздом виїжджати. На останньому колі тут виходять із гри.
page-help-court = Кубик вирішує, який штраф: { $pip } за кожне очко.
page-help-crest = Візьміть гербову карту й зробіть, що на ній сказано.
page-bridge-help = Мито — { $toll } за кожен міст власника. Хто заплатив, може перетнути місто.
page-exit = з’їзд { $exit }
page-was = було
page-free = нічия
page-floors = { $floors ->
    [0] порожньо
    [one] { $floors } поверх
    [few] { $floors } поверхи
   *[other] { $floors } поверхів
  }
page-floor = { $floor }-й поверх
page-floor-roof = { $floor }-й поверх і дах
page-skyscraper = хмарочос під дахом
page-territories = Території
page-whole-city = Усе місто
page-nw = ПнЗ
page-ne = ПнС
page-se = ПдС
page-sw = ПдЗ
page-for-whom = Кому що дає
page-rents = оренда
page-in-the-end = наприкінці
page-nobody-gains = Поки що нікому нічого не змінює.
page-step = крок { $amount }
page-seller = продає гравець { $seat }
page-bidder = Учасник
page-bid = Ставка
page-state = Стан
page-bidder-leads = лідирує
page-bidder-asked = вирішує
page-bidder-in = у торгах
page-bidder-passed = пас
page-would-bring = З ним у вас: оренда { $rents }, наприкінці { $value }.
page-privilege-yours = Привілей ваш: коли ставки скінчаться, можете забрати на один крок дорожче, навіть після пасу.
page-privilege-of = Коли ставки скінчаться, гравець { $seat } може забрати на один крок дорожче.
page-trade = Обмін
page-contribution = Внесок
page-offers-left = лишилося пропозицій: { $offers }
page-offer = Обмін
page-request = Внесок
page-declined = відмова
page-pays-towards = заплатить { $sum } на блок: { $streets }
page-take-out = Прибрати з пропозиції: { $permit }
page-money = Гроші
page-no-money = Без грошей
page-permit-value = Дозвіл: найвища будівля { $floors }, блоків на вулиці { $blocks }
page-zone-value = Зона: { $zone }
page-no-zone = Зони ще немає
page-trust = Траст
page-visitor-pays = Гість платить
page-going-on = Що відбувається
page-lap = останнє коло
page-last-lap = Останнє коло: більше не будують; діставайтеся Автомагістралі й виїжджайте.
page-duty = Тепер кожен мусить ставити блок у свій хід.
page-owes = винен { $amount }, кому:
page-to-bank = банк
page-statement = Відомість
page-millions = млн
page-holdings = володіння
page-cash = готівка
page-worth = статки
page-tallest = найвища { $floors }
page-you-give = ви даєте
page-left = виїхав
page-build = Будувати тут
page-put = Поставити тут безкоштовний блок
page-site = Просити на блок тут
page-paper-hint = Виберіть, що робить дотик: додає чи знімає поверх, ставить дах або віддає дозвіл гравцеві. Потім впишіть готівку.
page-paper-floor = Поверх +1
page-paper-less = Поверх −1
page-paper-roof = Дах
page-paper-players = Гравці
page-paper-cash = Гравець { $seat }, готівка
page-paper-zone = Зона району: { $district }
guide-goal = Мета — мати наприкінці найбільше грошей. Три кубики ведуть вашу фігурку навколо міста за годинниковою стрілкою, а клітинка, де вона стане, каже, що далі.
guide-roll = Ваш хід: киньте кубики. Чого вимагає клітинка, станеться одразу.
guide-sheet = Тут відомість кожного, ніби гра скінчилася зараз. Натисніть на гравця, щоб побачити її повністю; наведіть на рядок — побачите вулицю на полі.
guide-hint = Не впевнені? Попросіть підказку: бот скаже, що зробив би й чому.
guide-auction = Нічию вулицю виставляють на аукціон. Питають усіх по черзі; хто там стоїть, наприкінці може забрати її на крок дорожче.
guide-rent = Наведіть на вулицю: її оренда росте з найвищою будівлею території й з блоками у трьох її кварталах. Усі три вулиці одного кольору — траст: оренда подвоюється.
guide-build = Наприкінці ходу можна поставити два блоки, по 100 000, будь-де. Виберіть квартал і побачите, хто що виграє, перш ніж платити.
guide-skyscraper = Перша двоповерхова будівля стає хмарочосом і задає межу своїй території; потім три, чотири й п’ять поверхів деінде. Хмарочос на вашій вулиці — повна оренда.
guide-trade = У свій хід можна обмінюватися дозволами й грошима або попросити когось зробити внесок на блок, вигідний і йому.
guide-end = Коли блоки скінчаться, почнеться останнє коло: діставайтеся Автомагістралі. Потім рахують готівку, дозволи й мости; відомість показує, чого вони варті зараз.

## Тренер

coach-trust = { $street }: з нею траст ваш, оренда подвоїться.
coach-their-trust = { $street }: не віддавайте її гравцеві { $player }, це буде його траст.
coach-crossing = На цьому розі обидві вулиці ваші: { $street } і { $cross }.
coach-roof = Цей поверх ставить дах: { $street }, оренда зросте з { $from } до { $to }.
coach-rents = Ваша оренда зросте на { $sum }, якщо на кожну вулицю стануть по разу.
coach-shared = Блок дасть гравцеві { $player } { $sum } оренди, а вам { $own }.
coach-cash = { $squares ->
    [0] Після цього вам стане грошей на кожній клітинці; інакше { $other } були б задорогі.
   *[other] Після цього { $squares } клітинок дорожчі за ваші { $cash }; інакше було б { $other }.
  }
coach-line-cash = готівка
coach-line-street = вулиці
coach-line-bridges = мости
