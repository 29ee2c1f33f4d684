title = Мегалополіс
blurb = Купуйте на аукціонах дозволи на будівництво, зводьте хмарочоси нового міста, збирайте оренду й станьте найбагатшим.

## Options

option-blocks = Будівельні блоки
option-blocks-help = Коли вони закінчуються, починається заключний етап: що менше блоків, то коротша гра.
option-offers = Пропозицій до кидка і стільки ж після
option-offers-help = Скільки обмінів, зустрічних пропозицій і прохань про внесок можна почати до кидка і ще раз стільки наприкінці ходу; 0 — грати без обміну.
option-free_blocks = Безкоштовні блоки й обмеження у два блоки
option-free_blocks-help = Чи входить безкоштовний блок до двох блоків, які можна поставити за хід?
option-free_blocks-count = Входить
option-free_blocks-on_top = Ставиться понад два
option-final_value = Кінцева цінність дозволу на вулицю
option-final_value-help = Скільки коштує дозвіл на вулицю, коли наприкінці рахують гроші.
option-final_value-height = За поверхами найвищої будівлі території
option-final_value-table = За таблицею цінностей, як оренда
option-final_value-height_zone = За поверхами, плюс цінність зони
option-final_value-table_zone = За таблицею цінностей, плюс цінність зони
option-crossing = Перетин міста
option-crossing-help = Коли гравець на мосту може перейти на протилежний міст і що там відбувається?
option-crossing-same_turn = Того самого ходу; там нічого не відбувається
option-crossing-next_turn = На початку наступного ходу, перед кидком
option-crossing-far_bridge = Того самого ходу; нічий протилежний міст виставляють на аукціон
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
card-neighbours_sue = Позов сусідів: ідіть до Суду, Біржа нічого не платить
card-bridge_inspection = Огляд моста: ідіть до найближчого моста попереду
card-road_works = Дорожні роботи: три клітинки назад
card-housing_programme = Житлова програма: безкоштовний блок будь-де
card-local_initiative = Місцева ініціатива: безкоштовний блок на одній із ваших вулиць
card-city_grant = Міський грант: отримайте 200 000
card-dividends = Дивіденди: отримайте 100 000
card-safety_breach = Порушення безпеки: сплатіть 100 000
card-soil_survey = Дослідження ґрунту: сплатіть 150 000
card-property_tax = Податок на нерухомість: 30 000 за кожен дозвіл на вулицю
card-toll_rebate = Мостова субсидія: отримайте 100 000 за кожен свій міст
card-topping_out = Свято завершення будівництва: отримайте по 50 000 від кожного гравця
card-charity_gala = Благодійний бал: сплатіть кожному гравцеві по 50 000
card-special_tender = Позачергові торги: виставте на аукціон дозвіл на свій вибір або отримайте 100 000
square-exchange = Фондова біржа
square-city_hall = Мерія
square-highway = Автомагістраль
square-court = Суд
square-crest = гербова клітинка
square-bridge-short = Міст
territory-nw = північний захід
territory-ne = північний схід
territory-se = південний схід
territory-sw = південний захід
bank = банк
corner = ріг { $street } × { $cross } ({ $territory })
at-corner = на розі { $street } × { $cross } ({ $territory })
stage-zones = розкладають карти зон
stage-permits = роздають дозволи
stage-first = кубики визначають, хто ходить першим
stage-start = хід починається
stage-roll = кидають кубики
stage-triple = випав потрійний дубль: виберіть, як далеко йти
stage-hall = Мерія чекає на вибір
stage-exit = два кубики визначають з’їзд з Автомагістралі
stage-court = кубик визначає штраф у Суді
stage-card = тягнуть карту Мегалополіса
stage-tender = вибирають дозвіл для аукціону
stage-auction = тривають торги
stage-privilege = переважне право: дозвіл можна забрати на один крок дорожче
stage-free = можна поставити безкоштовний блок
stage-bridge = можна перетнути місто
stage-debt = примусовий аукціон: треба продати дозвіл, щоб сплатити борг
stage-build = хід закінчується: обмін і будівництво
stage-draft = складають пропозицію
stage-site = просять про внесок
stage-sum = вибирають суму внеску
stage-answer = пропозиція чекає на відповідь
stage-raise = гравець називає ставку
stage-over = гру закінчено

## What is asked

ask-start = Запропонуйте обмін (лишилося пропозицій: { $offers }) або киньте кубики.
ask-triple = Потрійний дубль! Виберіть, на скільки клітинок піти.
ask-hall = Мерія: ідіть на клітинку з нічиїм дозволом або поставте безкоштовний блок.
ask-tender = Виберіть дозвіл, який виставити на аукціон.
ask-opening = Аукціон: { $permit }, ставок ще немає. У вас { $cash }.
ask-auction = { $permit }: найвища ставка { $bid }, { $leader }. У вас { $cash }.
ask-raise = { $permit }: ваша ставка вища за { $bid }. Яка саме? У вас { $cash }.
ask-privilege = { $permit }: остання ставка { $bid }, { $leader }. За переважним правом можете забрати дозвіл за { $price }.
ask-free = Можете поставити безкоштовний блок.
ask-bridge = Можете перетнути місто до протилежного моста.
ask-debt = Ваш борг — { $due }, кому: { $creditor }. У вас { $cash }. Виберіть дозвіл для примусового аукціону.
ask-build = { $duty ->
    [1] До кінця ходу ви мусите поставити блок (лишилося блоків: { $left }).
   *[other] Будуйте (лишилося блоків: { $left }), обмінюйтеся або завершіть хід. У вас { $cash }.
  }
ask-draft = Ваша пропозиція, кому: { $partner }. Додайте дозволи чи суму й надішліть.
ask-site = Внесок просите, у кого: { $partner }. На блок у якому кварталі?
ask-sum = Скільки має внести { $partner }?
deal = { $pays ->
    [block] просить внесок { $money } на блок { at-corner }
    [drafter] дає: { $given ->
        [0] { $money }
       *[other] { $gives } і { $money }
      }; хоче: { $wants }
    [partner] дає: { $gives }; хоче: { $wanted ->
        [0] { $money }
       *[other] { $wants } і { $money }
      }
   *[none] дає: { $gives }; хоче: { $wants }
  }
ask-answer = { $drafter } { deal }. Погоджуєтеся?
ask-answer-pay = { ask-answer }
ask-contribution = { $drafter } { deal }, який поставить одразу. Погоджуєтеся?

## Moves and the log

move-go = Кинути кубики
move-end = Завершити хід
move-pass = Пас
move-take = Забрати за { $bid }
move-leave = Не забирати
move-cross = Перетнути місто
move-stay = Лишитися
move-skip = Без блока
move-propose = Надіслати пропозицію
move-withdraw = Забрати пропозицію назад
move-accept = Погодитися
move-decline = Відхилити
move-counter = Зустрічна пропозиція
move-offer = Запропонувати обмін: { $partner }
move-request = Попросити внесок на блок: { $partner }
move-bid = Ставка { $bid }
move-raise = { move-bid }
move-more = Ставка, вища за { $bid }
move-move = { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
  }
move-build = Будувати { at-corner } за { $cost }
move-put = Безкоштовний блок { at-corner }
move-site = Блок { at-corner }
move-give = Віддати: { $permit }
move-want = Попросити: { $permit }
move-pay = Заплатити { $sum }
move-charge = Попросити { $sum }
move-pay_more = { move-pay }
move-charge_more = { move-charge }
move-visit = Іти на клітинку: { $permit }
move-tender = { $permit }
move-sell = Продати: { $permit }
move-deal_zone = { $zone } ({ $value })
move-deal_permit = { $permit }
move-dice = { $dice }
move-first = { $dice }
move-exit = { $first } і { $second }
landing = { $to }{ $effect ->
    [pays] , сплачує { $amount }
    [pays-one] , сплачує { $amount }, отримує { $payee }
    [gains] , отримує { $amount }
   *[none] { "" }
  }.{ $bankrupt ->
    [yes] { "" } { $out } — банкрут.
   *[no] { "" }
  }
move-die = { $pips }
move-draw = { $card }
log-go = { $seat } бере кубики.
log-end = { $seat } завершує хід.
log-pass = { $seat } пасує{ $sold ->
    [yes] . { $permit }: дозвіл отримує { $winner } за { $price }
   *[no] { "" }
  }.{ $bankrupt ->
    [yes] { "" } { $out } — банкрут.
   *[no] { "" }
  }
log-take = { $seat } забирає за переважним правом: { $permit }, { $bid }.
log-leave = { $seat } не користується переважним правом. { $permit }: дозвіл отримує { $winner } за { $price }.
log-cross = { $seat } перетинає місто.
log-stay = { $seat } лишається на мосту.
log-skip = { $seat } не ставить безкоштовного блока.
log-propose = { $seat } надсилає пропозицію, кому: { $partner }. { $seat } { deal }.
log-withdraw = { $seat } забирає пропозицію назад.
log-accept = { $seat } погоджується на пропозицію: { $drafter } { deal }.
log-decline = { $seat } відхиляє пропозицію: { $drafter } { deal }.
log-counter = { $seat } готує зустрічну пропозицію, кому: { $partner }.
log-offer = { $seat } готує пропозицію, кому: { $partner }.
log-request = { $seat } просить внесок, у кого: { $partner }.
log-bid = { $seat } ставить { $bid }: { $permit }{ $sold ->
    [yes] { "" } — і отримує дозвіл
   *[no] { "" }
  }.
log-raise = { log-bid }
log-more = { $seat } ставить більше ніж { $bid }: { $permit }.
log-move = { $seat } вибирає { $squares ->
    [one] { $squares } клітинку
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
  }: { landing }
log-build = { $seat } будує { at-corner }.
log-put = { $seat } ставить безкоштовний блок { at-corner }.
log-site = { $seat } називає квартал: { corner }.
log-give = { $seat } дає: { $permit }.
log-want = { $seat } хоче: { $permit }.
log-pay = { $seat } дає { $sum }.
log-charge = { $seat } хоче { $sum }.
log-pay_more = { $seat } дає разом { $sum }.
log-charge_more = { $seat } хоче разом { $sum }.
log-visit = { $seat } іде з Мерії: { $permit }.
log-tender = { $seat } виставляє на аукціон: { $permit }.
log-sell = { $seat } виставляє на примусовий аукціон: { $permit }.
log-deal_zone = Район { $district }: { $zone }, цінність { $value }.
log-deal_permit = { $seat } отримує дозвіл: { $permit }.
log-dice = { $seat } кидає { $dice }: { landing }
log-first = { $seat } кидає { $dice } за право ходити першим.
log-exit = { $seat } з’їжджає з Автомагістралі, { $first } і { $second }: { landing }
log-die = { $seat } кидає { $pips }: { landing }
log-draw = { $seat } тягне карту «{ $card }»: { landing }

## The ceremony

ending-last_lap = Заключний етап завершено: усі рахують гроші й майно.
ending-last_standing = Усі інші збанкрутували.

category-cash = Готівка
category-street = Вулиці
category-bridges = Мости

## Score lines

score-cash = Готівка
score-street = { $which }: найвища будівля території, поверхів: { $floors }
score-bridges = Мости: { $count }

## Why not

why-chance = Зараз цього не може статися: { $stage }.
why-not-yours = Гравець такого не робить.
why-stage = Зараз цього зробити не можна: { $stage }.
why-bid-cash = У вас немає { $bid }: у борг ставок не роблять.
why-move = Після потрійного дубля йдуть на 1–39 клітинок: менше ніж повне коло.
why-must-build = Цього ходу ви мусите поставити блок.
why-enough-blocks = { $count ->
    [one] Цього ходу ви вже поставили { $count } блок: більше не можна.
    [few] Цього ходу ви вже поставили { $count } блоки: більше не можна.
   *[other] Цього ходу ви вже поставили { $count } блоків: більше не можна.
  }
why-block-cash = Блок коштує { $cost }; стільки у вас немає.
why-no-blocks = Блоків більше немає.
why-twice = Цього ходу ви вже ставили блок { at-corner }.
why-roofed = Будівля { at-corner } — хмарочос, його дах уже стоїть.
why-limit = Будівля { at-corner } вже має поверхів: { $limit }. Вище на цій території не будують.
why-free-elsewhere = Цей безкоштовний блок не можна поставити { at-corner }.
why-no-partner = З цим місцем обмінюватися не можна: { $seat }.
why-partner-out = { $seat } вже поза грою й не обмінюється.
why-no-offers = Зараз пропозицій більше робити не можна.
why-nothing-to-trade = Ні ви, ні { $seat } не маєте дозволів для обміну.
why-contribution-later = Про внески просять наприкінці ходу, коли будують.
why-no-more-blocks = Цього ходу ви більше не можете ставити блоків.
why-contribution-cash = { $seat } не має стільки, щоб вистачило на блок.
why-contribution-counter = На прохання про внесок погоджуються або відмовляють.
why-one-sided = Кожна сторона має щось віддати.
why-sum-only = Зараз іншого гравця просять лише про суму.
why-not-theirs = { $permit }: цим дозволом володіє не { $seat }.
why-in-offer = { $permit } вже є в пропозиції.
why-enough-permits = У пропозиції з кожного боку може бути дозволів щонайбільше: { $count }.
why-no-sum = Такої суми немає.
why-one-sum = У пропозиції вже є сума.
why-one-way = Гроші в пропозиції йдуть в один бік: або платите, або просите.
why-sum-cash = { $seat } не має { $sum }.
why-contribution-sum = Внесок { $sum } більший, ніж має гравець, або його не вистачить на блок.
why-contribution-least = На блок потрібен внесок щонайменше { $sum }.
why-offered = { $permit }: цей дозвіл через цей борг уже виставляли, ставок не було.
why-owned = { $permit }: цей дозвіл уже має власника.

## Data files

data-table = У файлі даних потрібна таблиця [{ $what }].
data-tables = У файлі даних потрібні таблиці [[{ $what }]].
data-amount = «{ $what }» дорівнює { $value }; має бути кратним 10 000 і не меншим за нуль.
data-count = «{ $what }» дорівнює { $value }; має бути цілим числом від { $low } до { $high }.
data-word = «{ $what }» — «{ $value }»; має бути одне з: { $words }.
data-skyscrapers = «skyscrapers» — чотири висоти від 2 до 7, кожна більша за попередню, щоб умістилися всі блоки.
data-amounts = «{ $what }» — від 1 до { $high } сум, кратних 10 000, кожна більша за попередню.
data-notes = Кожна банкнота в «notes» має бути кратною найменшій.
data-districts = Має бути вісім районів різних кольорів, у кожному три вулиці, усі назви різні.
data-corners = «corners» має назвати ці чотири, Біржа перша: { $corners }.
data-side = У «side» має бути три S, одна B і три S, а серед них дві M.
data-zones = Має бути вісім зон із різними назвами.
data-cards = Карт { $count }; може бути від 1 до { $high } з різними назвами.

## Papers from a real table

form-players = У файлі потрібно від 2 до 6 таблиць [[player]].
form-territory = «{ $name }» — три рядки по три висоти, наприклад [[2, 1, 0], [0, 0, 1], [0, 0, 0]], для кожної з: { $territories }.
form-roofs = «roofs» — список щонайбільше чотирьох кварталів на зразок "nw11" у тому порядку, в якому вони стали хмарочосами.
form-roof-height = Хмарочос { $quarter } повинен мати поверхів: { $height }; має { $found }.
form-roof-territory = На території щонайбільше один хмарочос: { $quarter } — другий.
form-too-high = Будівля { $quarter } має поверхів: { $found }; на її території можна щонайбільше { $height }.
form-blocks = У місті блоків: { $count }; у коробці { $high }.
form-zones = «zones» має дати зону кожному району, якщо цінність зони рахується: { $zones }.
form-final = «final_value» має бути одним із: { $values }.
form-cash = Гравець { $player }: «cash» має бути кратним 10 000 і не меншим за нуль.
form-permits = Гравець { $player }: «permits» — список дозволів; «{ $permit }» серед них немає.
form-owned = Гравець { $player }: { $permit } належить двом гравцям.

## Terminal

terminal-exchange = БІРЖА
terminal-city_hall = МЕРІЯ
terminal-highway = АВТОМАГ
terminal-court = СУД
terminal-turn = Хід { $turn }
terminal-blocks = { $blocks ->
    [one] лишився { $blocks } блок
    [few] лишилося { $blocks } блоки
   *[other] лишилося { $blocks } блоків
  }
terminal-lap = заключний етап: виїжджайте Автомагістраллю
terminal-duty = будувати обов’язково
terminal-dice = кубики
terminal-player = Гравець { $seat }
terminal-cash = готівка { $cash }
terminal-income = заробляє { $income } за коло
terminal-worth = статки { $points }
terminal-left = виїзд Автомагістраллю
terminal-bankrupt = банкрут
terminal-no-permits = дозволів немає
terminal-trust = траст
terminal-auction = Аукціон: { $permit }, ставка { $bid }, { $leader }
terminal-opening = Аукціон: { $permit }, ставок ще немає
terminal-offer = Пропозиція, { $drafter } → { $partner }
terminal-gives = дає
terminal-wants = хоче
terminal-site = внесок на блок { at-corner }
terminal-debt = { $debtor }: борг { $amount }
terminal-legend = ◆ герб   ═ міст   На вулиці — оренда в тисячах і #власник, далі хто там стоїть; у кварталі — поверхи, ▲ хмарочос; біля річки — цінності зон.

## The page

page-you = Ви
page-in-thousands = оренда в тисячах
page-limit = до
page-limit-of = Будівлі тут можуть мати щонайбільше поверхів: { $limit }.
page-corner-exchange = Біржа
page-corner-city_hall = Мерія
page-corner-highway = Автомагістраль
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
page-help-city_hall = Ідіть на клітинку з нічиїм дозволом, і його виставлять на аукціон, або поставте безкоштовний блок.
page-help-highway = Два кубики визначають, яким з’їздом виїжджати. На заключному етапі тут виходять із гри.
page-help-court = Кубик визначає штраф: { $pip } за кожне очко.
page-help-crest = Візьміть карту Мегалополіса й виконайте її завдання.
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
page-skyscraper = хмарочос із дахом
page-territories = Території
page-whole-city = Усе місто
page-nw = ПнЗ
page-ne = ПнС
page-se = ПдС
page-sw = ПдЗ
page-for-whom = Кому що дає
page-rents = оренда
page-in-the-end = наприкінці
page-nobody-gains = Поки що нічого ні для кого не змінює.
page-what-changes = Що це змінить
page-permits = дозволи
page-trust-yours = У вас буде весь { $district } район: траст подвоїть там оренду.
page-trust-theirs = { $name } збирає весь { $district } район: траст подвоїть там оренду.
page-step = крок { $amount }
page-seller = продає { $seat }
page-bid-up-to = Торгуватися до { $amount }
page-bid-once = Раз: { $bid }
page-bidding-up-to = Стіл торгується за вас до { $amount }, щоразу на один крок. Цієї суми більше ніхто не бачить.
page-stop-bidding = Зупинити
page-of-cash = з { $cash } у касі
page-bidder = Учасник
page-bid = Ставка
page-state = Стан
page-bidder-leads = веде
page-bidder-asked = вирішує
page-bidder-in = у торгах
page-bidder-passed = пас
page-would-bring = З цим дозволом ви матимете: оренда { $rents }, наприкінці { $value }.
page-privilege-yours = Переважне право ваше: коли ставки скінчаться, можете забрати дозвіл на один крок дорожче, навіть після пасу.
page-privilege-of = Коли ставки скінчаться, дозвіл на один крок дорожче може забрати { $seat }.
page-trade = Обмін
page-contribution = Внесок
page-offers-left = лишилося пропозицій: { $offers }
page-offer = Обмін
page-request = Внесок
page-declined = відмова
page-pays-towards = заплатить { $sum } на блок: { $streets }
page-take-out = Прибрати з пропозиції: { $permit }
page-amount = Сума
page-money = Гроші
page-trade-with = Обмін: ви й { $name }
page-pick-streets = Торкайтеся вулиць на полі: свої — щоб віддати, чужі — щоб отримати, ще раз — щоб прибрати. До трьох із кожного боку.
page-streets-listed = Вулиці списком
page-plate-give = віддаєте
page-plate-get = отримуєте
page-keypad = Цифрові клавіші
page-key-back = стерти цифру
page-sums-in-thousands = у тисячах
page-quick-sums = Часто пропонують
page-permit-value = Дозвіл: найвища будівля { $floors }, блоків на вулиці { $blocks }
page-zone-value = Зона: { $zone }
page-no-zone = Зони ще немає
page-trust = Траст
page-visitor-pays = Гість платить
page-going-on = Що відбувається
page-while-waiting = Поки ви чекали
page-for-you = Оренда вам
page-lap = заключний етап
page-last-lap = Заключний етап: більше не будують; діставайтеся Автомагістралі й виїжджайте.
page-duty = Тепер кожен мусить ставити блок щоходу.
page-owes = винен { $amount }, кому:
page-to-bank = банк
page-statement = Відомість
page-millions = млн
page-holdings = володіння
page-cash = готівка
page-worth = статки
page-tallest = найвища { $floors }
page-you-give = ви даєте
page-left = виїзд
page-build = Будувати тут
page-put = Поставити тут безкоштовний блок
page-site = Просити внесок на блок тут
page-paper-hint = Виберіть, що робить дотик: додає чи знімає поверх, ставить дах або віддає гравцеві дозвіл. Готівку гравця рахують купюрами.
page-paper-floor = Поверх +1
page-paper-less = Поверх −1
page-paper-roof = Дах
page-paper-players = Гравці
page-paper-cash = { $seat }, готівка
page-paper-zone = Зона району: { $district }

## a real game
tie-rule = За рівних грошей: більше дозволів

## Тренер

coach-trust = { $street }: з нею траст ваш, оренда подвоїться.
coach-their-trust = { $street }: інакше траст тут може зібрати { $player }.
coach-crossing = На цьому розі обидві вулиці ваші: { $street } і { $cross }.
coach-roof = Цей поверх ставить дах: { $street }, оренда зросте з { $from } до { $to }.
coach-sale = Розлучіться з дозволом «{ $permit }»: він дає лише { $sum } за візит.
coach-worth = { $street }: до кінця дасть вам близько { $worth }, а коштує поки що { $price }.
coach-dear = { $street }: до кінця дасть вам близько { $worth }, а коштуватиме вже { $price }.
coach-rents = Ваша оренда зросте на { $sum }, якщо на кожну вулицю стануть по разу.
coach-shared = Оренда від блока: { $player } +{ $sum }, ви +{ $own }.
coach-ruin = Інакше вам загрожує банкрутство в { $other ->
    [one] { $other } випадку
   *[other] { $other } випадках
} із 10; після цього { $cases ->
    [0] майже ніколи
   *[other] у { $cases }
}.
coach-cash = { $squares ->
    [0] Після цього вам стане грошей на кожній клітинці; інакше { $other } були б задорогі.
    [one] Після цього { $squares } клітинка дорожча за ваші { $cash }; інакше було б { $other }.
    [few] Після цього { $squares } клітинки дорожчі за ваші { $cash }; інакше було б { $other }.
   *[other] Після цього { $squares } клітинок дорожчі за ваші { $cash }; інакше було б { $other }.
  }
coach-line-cash = готівка
coach-line-street = вулиці
coach-line-bridges = мости

## Tasks of puzzles
puzzle-trust = Траст зовсім близько: скільки він для вас вартий?
puzzle-crossing = Де блок окупиться найкраще?
puzzle-roof = Дах може підняти оренду: знайдіть потрібний.
puzzle-sale = Доведеться продати дозвіл: без якого вам буде найлегше?
puzzle-rents = Будуйте там, де ваша оренда зросте найбільше.
puzzle-ruin = Загрожує банкрутство: що втримає вас у грі?
puzzle-cash = Лишіть досить готівки для клітинок попереду.
