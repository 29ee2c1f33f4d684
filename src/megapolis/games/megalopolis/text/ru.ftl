title = Мегалополис
blurb = Покупайте на аукционах разрешения на строительство, возводите небоскрёбы нового города, собирайте аренду и станьте самым богатым.

## Options

option-blocks = Строительные блоки
option-blocks-help = Когда они заканчиваются, начинается заключительный этап: чем меньше блоков, тем короче игра.
option-offers = Предложений до броска и столько же после
option-offers-help = Сколько обменов, встречных предложений и просьб о взносе можно начать до броска и ещё раз столько в конце хода; 0 — играть без обмена.
option-free_blocks = Бесплатные блоки и ограничение в два блока
option-free_blocks-help = Входит ли бесплатный блок в два блока, которые можно поставить за ход?
option-free_blocks-count = Входит
option-free_blocks-on_top = Ставится сверх двух
option-final_value = Итоговая ценность разрешения на улицу
option-final_value-help = Сколько стоит разрешение на улицу, когда в конце считают деньги.
option-final_value-height = По этажам самого высокого здания территории
option-final_value-table = По таблице ценностей, как аренда
option-final_value-height_zone = По этажам, плюс ценность зоны
option-final_value-table_zone = По таблице ценностей, плюс ценность зоны
option-crossing = Пересечение города
option-crossing-help = Когда игрок на мосту может перейти на противоположный мост и что там происходит?
option-crossing-same_turn = В тот же ход; там ничего не происходит
option-crossing-next_turn = В начале следующего хода, перед броском
option-crossing-far_bridge = В тот же ход; ничейный противоположный мост выставляют на аукцион
option-court_dice = Кубики для штрафа в Суде
option-court_dice-help = Что бросают и умножают на 10 000.
option-court_dice-one = Один кубик
option-court_dice-three = Три кубика
option-court_dice-move = Кубики этого хода

## Pieces

permit-chekhovskaya = Чеховская
permit-sadovaya = Садовая
permit-lipovaya = Липовая
permit-rechnaya = Речная
permit-naberezhnaya = Набережная
permit-portovaya = Портовая
permit-teatralnaya = Театральная
permit-muzykalnaya = Музыкальная
permit-galereynaya = Галерейная
permit-shkolnaya = Школьная
permit-knizhnaya = Книжная
permit-pochtovaya = Почтовая
permit-zavodskaya = Заводская
permit-kuznechnaya = Кузнечная
permit-liteynaya = Литейная
permit-rynochnaya = Рыночная
permit-torgovaya = Торговая
permit-kupecheskaya = Купеческая
permit-vokzalnaya = Вокзальная
permit-dorozhnaya = Дорожная
permit-mostovaya = Мостовая
permit-parkovaya = Парковая
permit-lesnaya = Лесная
permit-polevaya = Полевая
permit-north_bridge = Северный мост
permit-east_bridge = Восточный мост
permit-south_bridge = Южный мост
permit-west_bridge = Западный мост
district-red = красный
district-orange = оранжевый
district-yellow = жёлтый
district-green = зелёный
district-teal = бирюзовый
district-blue = синий
district-violet = фиолетовый
district-brown = коричневый
zone-park = Парк
zone-hospital = Больница
zone-railway_station = Вокзал
zone-stadium = Стадион
zone-museum = Музей
zone-theatre = Театр
zone-university = Университет
zone-department_store = Универмаг
card-opening_bell = Удар в биржевой колокол: идите на Фондовую биржу
card-mayor = Приём у мэра: идите в Мэрию
card-site_visit = Выезд на объект: идите на Автомагистраль
card-neighbours_sue = Иск соседей: идите в Суд, Биржа ничего не платит
card-bridge_inspection = Осмотр моста: идите к ближайшему мосту впереди
card-road_works = Дорожные работы: три клетки назад
card-housing_programme = Жилищная программа: бесплатный блок где угодно
card-local_initiative = Местная инициатива: бесплатный блок на одной из ваших улиц
card-city_grant = Городской грант: получите 200 000
card-dividends = Дивиденды: получите 100 000
card-safety_breach = Нарушение безопасности: заплатите 100 000
card-soil_survey = Исследование грунта: заплатите 150 000
card-property_tax = Налог на недвижимость: 30 000 за каждое разрешение на улицу
card-toll_rebate = Мостовая субсидия: получите 100 000 за каждый свой мост
card-topping_out = Праздник завершения стройки: получите по 50 000 от каждого игрока
card-charity_gala = Благотворительный бал: заплатите каждому игроку по 50 000
card-special_tender = Внеочередные торги: выставьте на аукцион разрешение на свой выбор или получите 100 000
square-exchange = Фондовая биржа
square-city_hall = Мэрия
square-highway = Автомагистраль
square-court = Суд
square-crest = гербовая клетка
square-bridge-short = Мост
territory-nw = северо-запад
territory-ne = северо-восток
territory-se = юго-восток
territory-sw = юго-запад
bank = банк
corner = угол { $street } × { $cross } ({ $territory })
at-corner = на углу { $street } × { $cross } ({ $territory })
stage-zones = раскладывают карты зон
stage-permits = раздают разрешения
stage-first = кубики определяют, кто ходит первым
stage-start = ход начинается
stage-roll = бросают кубики
stage-triple = выпал тройной дубль: выберите, как далеко идти
stage-hall = Мэрия ждёт выбора
stage-exit = два кубика определяют выезд с Автомагистрали
stage-court = кубик определяет штраф в Суде
stage-card = тянут карту Мегалополиса
stage-tender = выбирают разрешение для аукциона
stage-auction = идут торги
stage-privilege = преимущественное право: разрешение можно забрать на один шаг дороже
stage-free = можно поставить бесплатный блок
stage-bridge = можно пересечь город
stage-debt = принудительный аукцион: нужно продать разрешение, чтобы уплатить долг
stage-build = ход заканчивается: обмен и строительство
stage-draft = составляют предложение
stage-site = просят о взносе
stage-sum = выбирают сумму взноса
stage-answer = предложение ждёт ответа
stage-raise = игрок называет ставку
stage-over = игра окончена

## What is asked

ask-start = Предложите обмен (осталось предложений: { $offers }) или бросьте кубики.
ask-triple = Тройной дубль! Выберите, на сколько клеток пойти.
ask-hall = Мэрия: идите на клетку с ничейным разрешением или поставьте бесплатный блок.
ask-tender = Выберите разрешение, чтобы выставить его на аукцион.
ask-opening = Аукцион: { $permit }, ставок ещё нет. У вас { $cash }.
ask-auction = { $permit }: высшая ставка { $bid }, { $leader }. У вас { $cash }.
ask-raise = { $permit }: ваша ставка выше { $bid }. Какая именно? У вас { $cash }.
ask-privilege = { $permit }: последняя ставка { $bid }, { $leader }. По преимущественному праву можете забрать разрешение за { $price }.
ask-free = Можете поставить бесплатный блок.
ask-bridge = Можете пересечь город до противоположного моста.
ask-debt = Ваш долг — { $due }, кому: { $creditor }. У вас { $cash }. Выберите разрешение для принудительного аукциона.
ask-build = { $duty ->
    [1] До конца хода вы обязаны поставить блок (осталось блоков: { $left }).
   *[other] Стройте (осталось блоков: { $left }), обменивайтесь или завершите ход. У вас { $cash }.
  }
ask-draft = Ваше предложение, кому: { $partner }. Добавьте разрешения или сумму и отправьте.
ask-site = Взнос просите, у кого: { $partner }. На блок в каком квартале?
ask-sum = Сколько вносит { $partner }?
deal = { $pays ->
    [block] просит взнос { $money } на блок { at-corner }
    [drafter] даёт: { $given ->
        [0] { $money }
       *[other] { $gives } и { $money }
      }; хочет: { $wants }
    [partner] даёт: { $gives }; хочет: { $wanted ->
        [0] { $money }
       *[other] { $wants } и { $money }
      }
   *[none] даёт: { $gives }; хочет: { $wants }
  }
ask-answer = { $drafter } { deal }. Согласны?
ask-answer-pay = { ask-answer }
ask-contribution = { $drafter } { deal }, который поставит сразу. Согласны?

## Moves and the log

move-go = Бросить кубики
move-end = Завершить ход
move-pass = Пас
move-take = Забрать за { $bid }
move-leave = Не забирать
move-cross = Пересечь город
move-stay = Остаться
move-skip = Без блока
move-propose = Отправить предложение
move-withdraw = Забрать предложение назад
move-accept = Согласиться
move-decline = Отклонить
move-counter = Встречное предложение
move-offer = Предложить обмен: { $partner }
move-request = Попросить взнос на блок: { $partner }
move-bid = Ставка { $bid }
move-raise = { move-bid }
move-more = Ставка выше { $bid }
move-move = { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[other] { $squares } клеток
  }
move-build = Строить { at-corner } за { $cost }
move-put = Бесплатный блок { at-corner }
move-site = Блок { at-corner }
move-give = Отдать: { $permit }
move-want = Попросить: { $permit }
move-pay = Заплатить { $sum }
move-charge = Попросить { $sum }
move-pay_more = { move-pay }
move-charge_more = { move-charge }
move-visit = Идти на клетку: { $permit }
move-tender = { $permit }
move-sell = Продать: { $permit }
move-deal_zone = { $zone } ({ $value })
move-deal_permit = { $permit }
move-dice = { $dice }
move-first = { $dice }
move-exit = { $first } и { $second }
landing = { $to }{ $effect ->
    [pays] , платит { $amount }
    [pays-one] , платит { $amount }, получает { $payee }
    [gains] , получает { $amount }
   *[none] { "" }
  }.{ $bankrupt ->
    [yes] { "" } { $out } — банкрот.
   *[no] { "" }
  }
move-die = { $pips }
move-draw = { $card }
log-go = { $seat } берёт кубики.
log-end = { $seat } завершает ход.
log-pass = { $seat } пасует{ $sold ->
    [yes] . { $permit }: разрешение получает { $winner } за { $price }
   *[no] { "" }
  }.{ $bankrupt ->
    [yes] { "" } { $out } — банкрот.
   *[no] { "" }
  }
log-take = { $seat } забирает по преимущественному праву: { $permit }, { $bid }.
log-leave = { $seat } не пользуется преимущественным правом. { $permit }: разрешение получает { $winner } за { $price }.
log-cross = { $seat } пересекает город.
log-stay = { $seat } остаётся на мосту.
log-skip = { $seat } не ставит бесплатного блока.
log-propose = { $seat } отправляет предложение, кому: { $partner }. { $seat } { deal }.
log-withdraw = { $seat } забирает предложение назад.
log-accept = { $seat } соглашается на предложение: { $drafter } { deal }.
log-decline = { $seat } отклоняет предложение: { $drafter } { deal }.
log-counter = { $seat } готовит встречное предложение, кому: { $partner }.
log-offer = { $seat } готовит предложение, кому: { $partner }.
log-request = { $seat } просит взнос, у кого: { $partner }.
log-bid = { $seat } ставит { $bid }: { $permit }{ $sold ->
    [yes] { "" } — и получает разрешение
   *[no] { "" }
  }.
log-raise = { log-bid }
log-more = { $seat } ставит больше { $bid }: { $permit }.
log-move = { $seat } выбирает { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[other] { $squares } клеток
  }: { landing }
log-build = { $seat } строит { at-corner }.
log-put = { $seat } ставит бесплатный блок { at-corner }.
log-site = { $seat } называет квартал: { corner }.
log-give = { $seat } даёт: { $permit }.
log-want = { $seat } хочет: { $permit }.
log-pay = { $seat } даёт { $sum }.
log-charge = { $seat } хочет { $sum }.
log-pay_more = { $seat } даёт всего { $sum }.
log-charge_more = { $seat } хочет всего { $sum }.
log-visit = { $seat } идёт из Мэрии: { $permit }.
log-tender = { $seat } выставляет на аукцион: { $permit }.
log-sell = { $seat } выставляет на принудительный аукцион: { $permit }.
log-deal_zone = Район { $district }: { $zone }, ценность { $value }.
log-deal_permit = { $seat } получает разрешение: { $permit }.
log-dice = { $seat } бросает { $dice }: { landing }
log-first = { $seat } бросает { $dice } за право ходить первым.
log-exit = { $seat } съезжает с Автомагистрали, { $first } и { $second }: { landing }
log-die = { $seat } бросает { $pips }: { landing }
log-draw = { $seat } тянет карту «{ $card }»: { landing }

## The ceremony

ending-last_lap = Заключительный этап завершён: все считают деньги и имущество.
ending-last_standing = Все остальные разорились.

category-cash = Наличные
category-street = Улицы
category-bridges = Мосты

## Score lines

score-cash = Наличные
score-street = { $which }: самое высокое здание территории, этажей: { $floors }
score-bridges = Мосты: { $count }

## Why not

why-chance = Сейчас этого не может произойти: { $stage }.
why-not-yours = Игрок такого не делает.
why-stage = Сейчас этого сделать нельзя: { $stage }.
why-bid-cash = У вас нет { $bid }: в долг ставок не делают.
why-move = После тройного дубля идут на 1–39 клеток: меньше полного круга.
why-must-build = В этот ход вы обязаны поставить блок.
why-enough-blocks = { $count ->
    [one] В этот ход вы уже поставили { $count } блок: больше нельзя.
    [few] В этот ход вы уже поставили { $count } блока: больше нельзя.
   *[other] В этот ход вы уже поставили { $count } блоков: больше нельзя.
  }
why-block-cash = Блок стоит { $cost }; столько у вас нет.
why-no-blocks = Блоков больше нет.
why-twice = В этот ход вы уже ставили блок { at-corner }.
why-roofed = Здание { at-corner } — небоскрёб, его крыша уже стоит.
why-limit = В здании { at-corner } уже этажей: { $limit }. Выше на этой территории не строят.
why-free-elsewhere = Этот бесплатный блок нельзя поставить { at-corner }.
why-no-partner = С этим местом обмениваться нельзя: { $seat }.
why-partner-out = { $seat } уже вне игры и не обменивается.
why-no-offers = Сейчас больше предложений делать нельзя.
why-nothing-to-trade = Обмениваться нечем: разрешений нет ни у вас, ни у соперника ({ $seat }).
why-contribution-later = О взносах просят в конце хода, когда строят.
why-no-more-blocks = В этот ход вы больше не можете ставить блоки.
why-contribution-cash = { $seat } не может внести столько, чтобы хватило на блок.
why-contribution-counter = На просьбу о взносе соглашаются или отвечают отказом.
why-one-sided = Каждая сторона должна что-то отдать.
why-sum-only = Сейчас другого игрока просят только о сумме.
why-not-theirs = { $permit }: этим разрешением владеет не { $seat }.
why-in-offer = { $permit } уже есть в предложении.
why-enough-permits = В предложении с каждой стороны может быть разрешений не больше: { $count }.
why-no-sum = Такой суммы нет.
why-one-sum = В предложении уже есть сумма.
why-one-way = Деньги в предложении идут в одну сторону: либо платите, либо просите.
why-sum-cash = { $seat }: таких денег нет ({ $sum }).
why-contribution-sum = Взнос { $sum } больше, чем есть у игрока, или его не хватит на блок.
why-contribution-least = На блок нужен взнос не меньше { $sum }.
why-offered = { $permit }: это разрешение из-за этого долга уже выставляли, ставок не было.
why-owned = { $permit }: у этого разрешения есть владелец.

## Data files

data-table = В файле данных нужна таблица [{ $what }].
data-tables = В файле данных нужны таблицы [[{ $what }]].
data-amount = «{ $what }» равно { $value }; должно быть кратно 10 000 и не меньше нуля.
data-count = «{ $what }» равно { $value }; должно быть целым числом от { $low } до { $high }.
data-word = «{ $what }» — «{ $value }»; должно быть одно из: { $words }.
data-skyscrapers = «skyscrapers» — четыре высоты от 2 до 7, каждая больше предыдущей, чтобы поместились все блоки.
data-amounts = «{ $what }» — от 1 до { $high } сумм, кратных 10 000, каждая больше предыдущей.
data-notes = Каждая банкнота в «notes» должна быть кратна наименьшей.
data-districts = Должно быть восемь районов разных цветов, в каждом три улицы, все названия разные.
data-corners = «corners» должно назвать эти четыре, Биржа первая: { $corners }.
data-side = В «side» должно быть три S, одна B и три S, а среди них две M.
data-zones = Должно быть восемь зон с разными названиями.
data-cards = Карт { $count }; может быть от 1 до { $high } с разными названиями.

## Papers from a real table

form-players = В файле нужно от 2 до 6 таблиц [[player]].
form-territory = «{ $name }» — три строки по три высоты, например [[2, 1, 0], [0, 0, 1], [0, 0, 0]], для каждой из: { $territories }.
form-roofs = «roofs» — список не более чем из четырёх кварталов вида "nw11" в том порядке, в котором они стали небоскрёбами.
form-roof-height = В небоскрёбе { $quarter } должно быть этажей: { $height }; в нём { $found }.
form-roof-territory = На территории не больше одного небоскрёба: { $quarter } — второй.
form-too-high = В здании { $quarter } этажей: { $found }; на его территории можно не больше { $height }.
form-blocks = В городе блоков: { $count }; в коробке { $high }.
form-zones = «zones» должно дать зону каждому району, если ценность зоны считается: { $zones }.
form-final = «final_value» должно быть одним из: { $values }.
form-cash = Игрок { $player }: «cash» должно быть кратно 10 000 и не меньше нуля.
form-permits = Игрок { $player }: «permits» — список разрешений; «{ $permit }» среди них нет.
form-owned = Игрок { $player }: { $permit } принадлежит двум игрокам.

## Terminal

terminal-exchange = БИРЖА
terminal-city_hall = МЭРИЯ
terminal-highway = АВТОМАГ
terminal-court = СУД
terminal-turn = Ход { $turn }
terminal-blocks = { $blocks ->
    [one] остался { $blocks } блок
    [few] осталось { $blocks } блока
   *[other] осталось { $blocks } блоков
  }
terminal-lap = заключительный этап: уезжайте по Автомагистрали
terminal-duty = строить обязательно
terminal-dice = кубики
terminal-player = Игрок { $seat }
terminal-cash = наличные { $cash }
terminal-income = зарабатывает { $income } за круг
terminal-worth = состояние { $points }
terminal-left = выезд по Автомагистрали
terminal-bankrupt = банкрот
terminal-no-permits = разрешений нет
terminal-trust = траст
terminal-auction = Аукцион: { $permit }, ставка { $bid }, { $leader }
terminal-opening = Аукцион: { $permit }, ставок ещё нет
terminal-offer = Предложение, { $drafter } → { $partner }
terminal-gives = даёт
terminal-wants = хочет
terminal-site = взнос на блок { at-corner }
terminal-debt = { $debtor }: долг { $amount }
terminal-legend = ◆ герб   ═ мост   На улице — аренда в тысячах и #владелец, далее кто там стоит; в квартале — этажи, ▲ небоскрёб; у реки — ценности зон.

## The page

page-you = Вы
page-in-thousands = аренда в тысячах
page-limit = до
page-limit-of = Здания здесь могут иметь не больше этажей: { $limit }.
page-corner-exchange = Биржа
page-corner-city_hall = Мэрия
page-corner-highway = Автомагистраль
page-corner-court = Суд
page-corner-crest = Герб
page-passing = мимо +{ $amount }
page-stopping = стоп +{ $amount }
page-hall-1 = аукцион
page-hall-2 = или блок
page-highway-1 = 2 кубика:
page-highway-2 = выезд
page-court-1 = кубик
page-court-2 = × { $amount }
page-help-exchange = Кто проходит мимо, получает { $passing }, кто останавливается — { $stopping }.
page-help-city_hall = Идите на клетку с ничейным разрешением, и его выставят на аукцион, или поставьте бесплатный блок.
page-help-highway = Два кубика определяют, по какому выезду ехать. На заключительном этапе здесь выходят из игры.
page-help-court = Кубик определяет штраф: { $pip } за каждое очко.
page-help-crest = Возьмите карту Мегалополиса и выполните её задание.
page-bridge-help = Пошлина — { $toll } за каждый мост владельца. Кто заплатил, может пересечь город.
page-exit = выезд { $exit }
page-was = было
page-free = ничья
page-floors = { $floors ->
    [0] пусто
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[other] { $floors } этажей
  }
page-floor = { $floor }-й этаж
page-floor-roof = { $floor }-й этаж и крыша
page-skyscraper = небоскрёб с крышей
page-territories = Территории
page-whole-city = Весь город
page-nw = СЗ
page-ne = СВ
page-se = ЮВ
page-sw = ЮЗ
page-for-whom = Кому что даёт
page-rents = аренда
page-in-the-end = в конце
page-nobody-gains = Пока ничего ни для кого не меняет.
page-what-changes = Что это изменит
page-permits = разрешения
page-trust-yours = У вас будет весь { $district } район: траст удвоит там аренду.
page-trust-theirs = { $name } собирает весь { $district } район: траст удвоит там аренду.
page-step = шаг { $amount }
page-seller = продаёт { $seat }
page-bid-up-to = Торговаться до { $amount }
page-bid-once = Раз: { $bid }
page-bidding-up-to = Стол торгуется за вас до { $amount }, каждый раз на один шаг. Этой суммы больше никто не видит.
page-stop-bidding = Остановить
page-of-cash = из { $cash } в кассе
page-bidder = Участник
page-bid = Ставка
page-state = Состояние
page-bidder-leads = ведёт
page-bidder-asked = решает
page-bidder-in = в торгах
page-bidder-passed = пас
page-would-bring = С этим разрешением у вас будет: аренда { $rents }, в конце { $value }.
page-privilege-yours = Преимущественное право ваше: когда ставки кончатся, можете забрать разрешение на один шаг дороже, даже после паса.
page-privilege-of = Когда ставки кончатся, разрешение на один шаг дороже может забрать { $seat }.
page-trade = Обмен
page-contribution = Взнос
page-offers-left = осталось предложений: { $offers }
page-offer = Обмен
page-request = Взнос
page-declined = отказ
page-pays-towards = заплатит { $sum } за блок: { $streets }
page-take-out = Убрать из предложения: { $permit }
page-amount = Сумма
page-money = Деньги
page-trade-with = Обмен: вы и { $name }
page-pick-streets = Касайтесь улиц на поле: своих — чтобы отдать, чужих — чтобы получить, ещё раз — чтобы убрать. До трёх с каждой стороны.
page-streets-listed = Улицы списком
page-plate-give = отдаёте
page-plate-get = получаете
page-keypad = Цифровые клавиши
page-key-back = стереть цифру
page-sums-in-thousands = в тысячах
page-quick-sums = Часто предлагают
page-permit-value = Разрешение: самое высокое здание { $floors }, блоков на улице { $blocks }
page-zone-value = Зона: { $zone }
page-no-zone = Зоны ещё нет
page-trust = Траст
page-visitor-pays = Гость платит
page-going-on = Что происходит
page-while-waiting = Пока вы ждали
page-for-you = Аренда вам
page-lap = заключительный этап
page-last-lap = Заключительный этап: больше не строят; доберитесь до Автомагистрали и уезжайте.
page-duty = Теперь каждый обязан ставить блок каждый ход.
page-owes = должен { $amount }, кому:
page-to-bank = банк
page-statement = Ведомость
page-millions = млн
page-holdings = владения
page-cash = наличные
page-worth = состояние
page-tallest = самое высокое { $floors }
page-you-give = вы даёте
page-left = выезд
page-build = Построить здесь
page-put = Поставить здесь бесплатный блок
page-site = Попросить взнос на блок здесь
page-paper-hint = Выберите, что делает касание: добавляет или убирает этаж, ставит крышу или отдаёт игроку разрешение. Наличные игрока считают купюрами.
page-paper-floor = Этаж +1
page-paper-less = Этаж −1
page-paper-roof = Крыша
page-paper-players = Игроки
page-paper-cash = { $seat }, наличные
page-paper-zone = Зона района: { $district }

## a real game
tie-rule = При равных деньгах: больше разрешений

## Тренер

coach-trust = { $street }: с ней траст ваш, аренда удвоится.
coach-their-trust = { $street }: иначе траст здесь может собрать { $player }.
coach-crossing = На этом углу обе улицы ваши: { $street } и { $cross }.
coach-roof = Этот этаж ставит крышу: { $street }, аренда вырастет с { $from } до { $to }.
coach-sale = Расстаньтесь с разрешением «{ $permit }»: оно даёт лишь { $sum } за визит.
coach-worth = { $street }: до конца даст вам около { $worth }, а стоит пока { $price }.
coach-dear = { $street }: до конца даст вам около { $worth }, а стоить будет уже { $price }.
coach-rents = Ваша аренда вырастет на { $sum }, если на каждую улицу встанут по разу.
coach-shared = Аренда от блока: { $player } +{ $sum }, вы +{ $own }.
coach-ruin = Иначе вам грозит банкротство в { $other ->
    [one] { $other } случае
   *[other] { $other } случаях
} из 10; после этого { $cases ->
    [0] почти никогда
   *[other] в { $cases }
}.
coach-cash = { $squares ->
    [0] После этого денег хватит на любой клетке; иначе { $other } были бы слишком дороги.
    [one] После этого { $squares } клетка дороже ваших { $cash }; иначе было бы { $other }.
    [few] После этого { $squares } клетки дороже ваших { $cash }; иначе было бы { $other }.
   *[other] После этого { $squares } клеток дороже ваших { $cash }; иначе было бы { $other }.
  }
coach-line-cash = наличные
coach-line-street = улицы
coach-line-bridges = мосты

## Tasks of puzzles
puzzle-trust = Траст совсем близко: сколько он для вас стоит?
puzzle-crossing = Где блок окупится лучше всего?
puzzle-roof = Крыша может поднять аренду: найдите нужную.
puzzle-sale = Придётся продать разрешение: без какого вам будет легче всего?
puzzle-rents = Стройте там, где ваша аренда вырастет больше всего.
puzzle-ruin = Грозит банкротство: что удержит вас в игре?
puzzle-cash = Оставьте достаточно наличных для клеток впереди.
