title = Мегаполис
blurb = Выкладывайте карты из четырёх кварталов в общий город и угодите трём требовательным условиям.

## Options

option-level = Уровень
option-level-help = Лёгкий: дороги ничего не стоят. Сложный: очки приносит только одна самая большая зона из всех.
option-level-easy = Лёгкий
option-level-normal = Обычный
option-level-hard = Сложный
option-conditions = Условия
option-conditions-help = Выберите три условия по их числам (в дуэли два); не выбирайте ничего, чтобы взять их наугад.
option-construction = Стройплощадки
option-construction-help = В колоду добавляются три карты со стройплощадкой; накройте все площадки до конца игры.
option-landmarks = Достопримечательности
option-landmarks-help = Город начинается на половине карты с достопримечательностями, которым нужны соседи своего типа.
option-wrecktar = Крушизавр
option-wrecktar-help = В колоде прячется чудовище: оно топчет последнюю карту и не терпит коммерции в своём ряду и столбце.
option-beaches = Курорт
option-beaches-help = В колоду добавляются три пляжа; каждый навсегда закрывает одно направление.
option-roadworks = Дорожные работы
option-roadworks-help = У каждого есть карта, которую можно выложить в любой момент, если её дороги соединяются с городскими; невыложенная стоит очков.
option-roadworks-off = Нет
option-roadworks-normal = Должен соединиться один конец каждой дороги
option-roadworks-hard = Должны соединиться все концы
option-solo_roadworks = Соло: карты дорожных работ
option-solo_roadworks-help = Со сколькими картами дорожных работ вы начинаете соло-игру.
option-interstate = Автомагистраль
option-interstate-help = Автомагистраль делит стол на два города.
option-interstate-off = Нет
option-interstate-duel = Дуэль: каждому свой город
option-interstate-together = Вместе (вдвоём или соло)
option-duel_rules = Правила дуэли
option-duel_rules-help = Какая карта автомагистрали определяет подсчёт дуэли.
option-duel_rules-random = Наугад
option-duel_rules-standard = Обычные
option-duel_rules-majority = Большинства
option-duel_rules-choice = Выбора
option-duel_rules-either = Обычные, строить можно в обоих городах
option-allow_full_cover = Карту можно накрыть целиком
option-allow_full_cover-help = Может ли новая карта лечь ровно на четыре места другой? Это издание запрещает, некоторые другие нет.
option-exceed_target = Цель надо превысить
option-exceed_target-help = Автомагистраль вместе: достаточно достичь цели или надо её превысить, как сказано в тексте?
conflict-interstate-alone = В автомагистраль играют без других дополнений.
conflict-duel-players = В дуэли ровно двое игроков.
conflict-together-players = Автомагистраль рассчитана на одного или двух игроков.
conflict-conditions = Выберите три условия, в дуэли два, или ни одного, чтобы взять их наугад.
conflict-duel-level = Уровни относятся к играм с целью: в дуэли её нет.
conflict-duel-rules = Правила дуэли выбирают только для дуэли.
conflict-solo-roadworks = Больше одной карты дорожных работ бывает только в соло-игре с дорожными работами.
conflict-exceed-target = Превышение цели относится только к совместной игре с автомагистралью.

## Pieces

zone-R = жилая
zone-C = коммерческая
zone-I = промышленная
zone-P = парковая
condition-1 = Окраины
condition-1-help = +1 за каждую дорогу, ни один конец которой не выходит на край города, −1 за каждую другую.
condition-2 = Пышный цвет
condition-2-help = +1 за каждый ряд и столбец ровно с тремя парками, −1 за каждый без парков.
condition-3 = Озеленение
condition-3-help = +1 за каждый парк, −3 за каждый промышленный квартал.
condition-4 = Праздник квартала
condition-4-help = Квадраты 2 × 2 из кварталов одного типа: 0, 1, 2, 3, 4, 5 или больше дают −8, −5, −2, 1, 4, 7.
condition-5 = Трубы и небоскрёбы
condition-5-help = +2 за каждый промышленный квартал, соседний только с коммерческими и промышленными.
condition-6 = Генеральный план
condition-6-help = Самая большая жилая зона минус самая большая промышленная.
condition-7 = Центральный парк
condition-7-help = +1 за каждый парк внутри города, −2 за каждый на краю.
condition-8 = Предместья
condition-8-help = Вокруг самой большой жилой зоны: +1 за каждый парк, −2 за каждый промышленный квартал.
condition-9 = Бетонные джунгли
condition-9-help = +1 за каждый промышленный квартал, у которого есть другой по диагонали.
condition-10 = Торговый ряд
condition-10-help = +1 за каждый коммерческий квартал в одном ряду или столбце, где их больше всего.
condition-11 = Лавочки
condition-11-help = +2 за каждый коммерческий квартал, дорога которого с обеих сторон ведёт прямо к жилому.
condition-12 = Супершоссе
condition-12-help = +1 за каждые два участка самой длинной дороги.
condition-13 = Из парка в парк
condition-13-help = +3 за каждую дорогу, которая кончается у двух разных парков.
condition-14 = Кольцевые дороги
condition-14-help = +1 за каждый участок замкнутой дороги.
condition-15 = Трущобы
condition-15-help = +2 за каждый жилой квартал, рядом с которым не менее двух промышленных.
condition-16 = Утренняя дорога на работу
condition-16-help = +2 за каждую дорогу, проходящую и через жилой, и через коммерческий квартал.
condition-17 = Ловушки для туристов
condition-17-help = +1 за каждый коммерческий квартал на краю города, ещё +1 на углу.
condition-18 = Мегаполис
condition-18-help = +1 за каждый квартал самого полного ряда и самого полного столбца.
demand-cover = Площадку выкладывают поверх квартала. В конце каждая видимая площадка стоит { $penalty }.
demand-beside-R = Площадку выкладывают рядом с жилым кварталом другой карты. В конце каждая видимая площадка стоит { $penalty }.
demand-beside-C = Площадку выкладывают рядом с коммерческим кварталом другой карты. В конце каждая видимая площадка стоит { $penalty }.
demand-beside-I = Площадку выкладывают рядом с промышленным кварталом другой карты. В конце каждая видимая площадка стоит { $penalty }.
demand-beside-P = Площадку выкладывают рядом с парком другой карты. В конце каждая видимая площадка стоит { $penalty }.
demand-at_once = Карту с площадкой выкладывают, как только она взята, и она должна накрыть квартал. В конце каждая видимая площадка стоит { $penalty }.
beach-shore_blocks-R = Дома у моря
beach-shore_blocks-C = Набережная
beach-shore_blocks-I = Порт
beach-shore_blocks-P = Смотровая площадка
beach-shore_roads = Живописный путь
beach-narrow_land = Полуостров
beach-shore_blocks-R-help = Дома у моря: { $points } за каждый жилой квартал вдоль берега.
beach-shore_blocks-C-help = Набережная: { $points } за каждый коммерческий квартал вдоль берега.
beach-shore_blocks-I-help = Порт: { $points } за каждый промышленный квартал вдоль берега.
beach-shore_blocks-P-help = Смотровая площадка: { $points } за каждый парк вдоль берега.
beach-shore_roads-help = Живописный путь: { $points } за каждый участок дороги вдоль берега.
beach-narrow_land-help = Полуостров: { $points } минус число рядов или столбцов суши между двумя противоположными берегами, не меньше 0.
duel-standard = Считаются все четыре зоны, дороги и оба условия.
duel-standard-either = Считаются все четыре зоны, дороги и оба условия; пока есть колода, строить можно в обоих городах.
duel-majority = Очко за большее значение в каждой зоне и условии; наибольшее число дорог стоит 2.
duel-majority-either = Очко за большее значение в каждой зоне и условии; наибольшее число дорог стоит 2; пока есть колода, строить можно в обоих городах.
duel-choice = Считаются две ваши лучшие зоны, лучшее из условий и все дороги.
duel-choice-either = Считаются две ваши лучшие зоны, лучшее из условий и все дороги; пока есть колода, строить можно в обоих городах.
upright = как напечатано
turned = с разворотом на 180°
end-west = западный конец
end-east = восточный конец

## What is asked

ask-pick = Выберите карту, которую выложите.
ask-place = Куда положить карту { $card }? (ряд:столбец её северо-западного квартала)
ask-start = Накройте картой { $card } половину карты достопримечательностей. (ряд:столбец её северо-западного квартала)
ask-urgent = Карту { $card } надо выложить немедленно. Куда? (ряд:столбец её северо-западного квартала)
ask-repair = Куда положить карту дорожных работ { $card }? (ряд:столбец её северо-западного квартала)
ask-turn = Как положить карту { $card }?
ask-flip = Какой стороной вверх ляжет карта достопримечательностей? Карта { $card } накроет её половину.
ask-extend = К какому концу автомагистрали добавить карту { $card }?
ask-volunteer = Вы можете сейчас сыграть карту дорожных работ.
ask-last = Последний случай сыграть карту дорожных работ.

## Moves and the log

move-pick = Карта { $card }: { $blocks }
move-place = { $row }:{ $column }
move-turn = { $way }
move-repair = Дорожные работы { $card }: { $blocks }
move-finish = Больше никаких дорожных работ
move-flip = Сторона { $side }
move-extend = { $end }
move-condition = { $condition }
move-deal = Карта { $card }
move-dealt = Карта
move-start = Карта { $card }: { $blocks }
move-reveal = Карта { $card }: { $blocks }
move-zone_rule = { $card }
move-beach_rule = { $condition }
move-motorway_rule = { $card }
move-strip = { $card }
move-lay_strip = { $card }, { $way }
move-deal_works = { $card }: { $blocks }
log-pick = Игрок { $seat } открывает карту { $card }: { $blocks }.
log-place = Игрок { $seat } выбирает ряд { $row }, столбец { $column }.
log-turn = Игрок { $seat } выкладывает карту { $card } { $way }.
log-repair = Игрок { $seat } играет дорожные работы { $card }.
log-finish = Игрок { $seat } больше не играет дорожных работ.
log-flip = Игрок { $seat } выкладывает карту достопримечательностей стороной { $side } вверх.
log-extend = Игрок { $seat } выбирает { $end } автомагистрали.
log-condition = Условие: { $condition }.
log-deal = Игрок { $to } получает карту { $card }.
log-dealt = Игрок { $to } получает карту.
log-start = Город начинается с карты { $card }: { $blocks }.
log-reveal = Сверху колоды карта { $card }: { $blocks }.
log-zone_rule = Стройплощадки подчиняются карте { $card }.
log-beach_rule = Условие пляжей: { $condition }.
log-motorway_rule = Дуэль идёт по карте автомагистрали { $card }.
log-strip = Следующая карта автомагистрали: { $card }.
log-lay_strip = Карта автомагистрали { $card } выложена { $way }.
log-deal_works = Игрок { $to } получает дорожные работы { $card }: { $blocks }.

## Score lines

score-zone = Самая большая { $which } зона: { $blocks }
score-roads = Дороги: { $roads }
score-condition = { $which }
score-north-zone = Север, самая большая { $which } зона: { $blocks }
score-north-roads = Север, дороги: { $roads }
score-north-condition = Север, { $which }
score-south-zone = Юг, самая большая { $which } зона: { $blocks }
score-south-roads = Юг, дороги: { $roads }
score-south-condition = Юг, { $which }
score-beach = Пляжи: { $which }
score-sites = Открытые стройплощадки: { $sites }
score-landmarks = Достопримечательности и их соседи
score-monster = Крушизавр
score-works = Невыложенные дорожные работы: { $cards }
score-majority-zone = Самая большая { $which } зона: { $own } против { $other }
score-majority-condition = { $which }: { $own } против { $other }
score-majority-roads = Больше всего дорог: { $own } против { $other }

## Endings

remark-target_reached = Город одобрен: очков { $points }, нужно было { $target }.
remark-target_missed = Город не одобрен: очков { $points }, нужно было { $target }.
remark-duel_won = Лучший город построил игрок { $seat }.
remark-duel_shared = Оба города одинаково хороши: общая победа.
remark-paper-reached = Цель достигнута.
remark-paper-missed = Цель не достигнута.

## Why not

why-not-in-deck = Этой карты нет среди тех, что можно взять.
why-not-yours = Игроки такого не делают.
why-not-your-turn = Сейчас ход другого игрока.
why-not-placing = Сейчас нет карты, которой ищут место.
why-not-turning = Сейчас нет карты, которую можно развернуть: сначала выберите карту и её место.
why-not-this-way-up = На этом месте карта так лежать не может.
why-not-last-call = Случаи для дорожных работ ещё будут: просто играйте дальше.
why-no-landmarks = Сейчас не выкладывают карту достопримечательностей.
why-no-strip = Сейчас не выкладывают карту автомагистрали.
why-card-shown = Открытую карту надо выложить.
why-flip-first = Сначала выберите сторону карты достопримечательностей.
why-not-in-hand = Карты { $card } нет у вас на руке.
why-not-your-works = У вас нет этой карты дорожных работ.
why-finish-laying = Сначала выложите карту, которую играют.
why-works-nowhere = Дороги этой карты сейчас нигде не соединить с городскими.
why-half-of-landmarks = Ряд { $row }, столбец { $column }: начальная карта не накрыла бы ровно половину карты достопримечательностей.
why-touches-nothing = Ряд { $row }, столбец { $column }: карта не накрыла бы квартал и не прилегала бы ни к одному.
why-monster = Ряд { $row }, столбец { $column }: карта накрыла бы Крушизавра.
why-full-cover = Ряд { $row }, столбец { $column }: ровно на этих четырёх местах лежит карта; накрывать её целиком нельзя.
why-motorway = Ряд { $row }, столбец { $column }: карта легла бы на автомагистраль, на её кварталы или в их ряд.
why-other-city = Ряд { $row }, столбец { $column } принадлежит другому городу; сейчас там строить нельзя.
why-beach = Ряд { $row }, столбец { $column }: пляж оставил бы кварталы в море, не коснулся бы города сушей или пересёк бы другой берег.
why-beyond-shore = Ряд { $row }, столбец { $column }: карта легла бы за берегом.
why-zone-cover = Ряд { $row }, столбец { $column }: площадка не накрыла бы квартал.
why-zone-beside = Ряд { $row }, столбец { $column }: площадка не прилегала бы к кварталу, которого требует условие.
why-zone-at-once = Ряд { $row }, столбец { $column }: карта не накрыла бы квартал.
why-works-one-end = Ряд { $row }, столбец { $column }: одна из дорог карты не соединилась бы с городской.
why-works-every-end = Ряд { $row }, столбец { $column }: один из концов дорог не соединился бы с городской дорогой.

## Data files

data-count = Количество «{ $cards }» в файле данных должно быть ровно { $count }.
data-numbers = У 18 карт должны быть числа от 1 до 18, каждое один раз.
data-names = У двух карт одинаковое название.
data-blocks = Карта { $card }: «{ $blocks }» должно быть четырьмя кварталами, например "R:EW I:SW P C:NS".
data-strip = Карта { $card }: «{ $blocks }» должно быть двумя кварталами, например "I R^", где ^ обозначает съезд.
data-sea = Карта { $card }: море (~) бывает только у пляжа, ровно на двух кварталах одной стороны.
data-kind = Карта { $card }: условие вида «{ $kind }» неизвестно; есть такие: { $kinds }.
data-number = Карта { $card }: «{ $what }» должно быть целым числом (для таблицы: их списком) возможного размера.
data-zone = Карта { $card }: «{ $zone }» не R, C, I или P.
data-choice = Карта { $card }: «{ $what }» должно быть одним из: { $choices }.
data-corner = Карта { $card }: квартал называют по его углу: { $corners }.
data-no-duel-card = Ни на одной карте автомагистрали в файле данных нет правил дуэли «{ $rules }».

## Cities from a real table

form-key = «{ $word }» не пишут в файле города; можно: { $words }.
form-choice = «{ $word }» должно быть одним из: { $choices }.
form-conditions = «conditions» должно быть списком разных чисел карт условий; их должно быть { $count }.
form-works = «unplayed_works» должно быть списком карт дорожных работ: { $names }.
form-one-city = Запишите город или как «grid», или таблицами [[card]].
form-duel = Для дуэли нужны «strip» и таблицы [[card]].
form-grid = «grid» должно быть списком рядов, например "R:EW C . P".
form-too-large = Город должен уместиться в квадрат { $high } × { $high }.
form-block = Ряд { $row }, столбец { $column }: «{ $block }» — не квартал вроде R:EW, P или C:NS#.
form-cards = Запишите каждую карту таблицей [[card]] с card, row, column и, если она развёрнута, turned = true.
form-card = Карте { $number } в файле нужны известная карта, ряд и столбец (целые числа) и ничего больше, кроме turned.
form-twice = Карта { $number } в файле: { $card } уже лежит в городе или среди условий.
form-place = Карта { $number } в файле: { $card } нельзя туда класть.
form-strip = «strip» должно быть списком из 3 или 4 разных карт автомагистрали, с "turned" после названия, если карта развёрнута: { $names }.

## The page

page-card = Карта { $card }
page-hand = Ваша рука
page-works = Дорожные работы
page-turn-card = Развернуть на 180°
page-lay = Выложить сюда
page-target = цель { $target }
page-where = выложено { $laid }, в колоде { $deck }
guide-goal = Все строят один город. Он должен достичь цели из листа: суммы чисел этих трёх условий, которые и сами дают очки.
guide-pick = Выберите карту на руке.
guide-place = Метки показывают, куда можно положить середину карты, а лучшие — что это даст. Коснитесь одной. Карта может прилегать к другим или частично их накрывать.
guide-turn = Карта лежит здесь для примерки. Разверните её на 180° или коснитесь другой метки: число на карте — то, что она даст.
guide-sheet = Лист показывает «было → станет». Каждый тип даёт очки за самую большую зону, каждая дорога стоит очко, так что соединяйте их. Наведите на строку, чтобы увидеть, откуда она.
guide-lay = Нравится? Выкладывайте.
guide-hint = Сомневаетесь? Возьмите подсказку: она нумерует варианты, а её причины показывают, откуда придут очки.
guide-more = Выложите сами ещё две карты. Между вашими ходами ходят другие и берут карты из открытой колоды.
guide-end = Когда все карты выложены, город оценивают. Каждый знак вопроса открывает правила в нужном месте. Стройте хорошо!
page-ask-place = Куда положить карту { $card }? Метка показывает её середину.
page-ask-turn = Подтвердите место, разверните карту или укажите другое.
page-ask-start = Накройте картой { $card } половину карты достопримечательностей. Метка показывает её середину.
page-ask-urgent = Карту { $card } надо выложить немедленно. Куда? Метка показывает её середину.
page-ask-repair = Куда положить карту дорожных работ { $card }? Метка показывает её середину.
page-paper-hint = Выберите три условия, затем выложите карты в том порядке, как они лежат, начиная с нижней.
page-paper-options = Уровень и дополнения
page-zone-rule = Карта площадки рядом с городом
page-beach-rule = Пляж рядом с городом
page-unplayed = Несыгранные дорожные работы
page-duel = Автомагистраль
page-motorway = Магистраль с запада на восток (ещё раз: развернуть, в третий: убрать)
page-deck-left = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[other] Колода: { $count } карт
  }

## Terminal

terminal-points = Очки: { $points }   Цель: { $target }
terminal-duel = Игрок { $seat }: { $points }
terminal-in-play = В игре
terminal-hand = Игрок { $seat }
terminal-hidden = и ещё неизвестных: { $cards }
terminal-deck = Колода ({ $cards }), сверху
terminal-legend = R жилая  C коммерческая  I промышленная  P парковая   # площадка  * достопримечательность  ! Крушизавр  ≈ море

## Тренер

coach-zone = Так { $zone } зона вырастет с { $from } до { $to }.
coach-zone-less = { $zone } зона уменьшится с { $from } до { $to }.
coach-roads-more = { $roads ->
    [one] Дорог станет на { $roads } больше.
   *[other] Дорог станет на { $roads } больше.
  }
coach-condition-less = «{ $condition }» уменьшится с { $from } до { $to }.
coach-roads = { $roads ->
    [one] Это соединит дороги: одной меньше, +1.
    [few] Это соединит дороги: на { $roads } меньше, +{ $roads }.
   *[other] Это соединит дороги: на { $roads } меньше, +{ $roads }.
  }
coach-condition = «{ $condition }» вырастет с { $from } до { $to }.
coach-mend = «{ $condition }» отнимает очки, пока ничего не сделать: так будет не { $from }, а { $to }.
coach-line-zone = зоны
coach-line-roads = дороги
coach-line-condition = условия
coach-line-north-zone = зоны на севере
coach-line-north-roads = дороги на севере
coach-line-north-condition = условия на севере
coach-line-south-zone = зоны на юге
coach-line-south-roads = дороги на юге
coach-line-south-condition = условия на юге
coach-line-beach = пляжи
coach-line-sites = стройплощадки
coach-line-landmarks = достопримечательности
coach-line-monster = Крушизавр
coach-line-works = дорожные работы
coach-line-majority-zone = зона больше, чем у соперника
coach-line-majority-condition = условие больше, чем у соперника
coach-line-majority-roads = дорог меньше, чем у соперника
