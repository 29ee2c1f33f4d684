title = Мегаполис
blurb = Выкладывайте карты из четырёх кварталов в общий город и выполняйте три взыскательных условия.

## Options

option-level = Уровень сложности
option-level-help = Лёгкий: за дороги не теряют очков. Сложный: очки приносит только одна, самая большая из всех зон.
option-level-easy = Лёгкий
option-level-normal = Обычный
option-level-hard = Сложный
option-conditions = Условия
option-conditions-help = Выберите три условия (в дуэли два); не выбирайте ничего, чтобы взять их наугад.
option-construction = Стройплощадка
option-construction-help = В колоду замешивают три карты с площадкой; накройте все площадки до конца игры.
option-landmarks = Достопримечательности
option-landmarks-help = Город начинается с карты достопримечательностей; достопримечательность даёт очки за соседние кварталы своего типа.
option-wrecktar = Крушизавр
option-wrecktar-help = В колоде прячется чудовище: оно накрывает последнюю сыгранную карту и отнимает очки за коммерческие кварталы в своём ряду и столбце.
option-beaches = Курорт
option-beaches-help = В колоду замешивают три пляжа; каждый навсегда закрывает одно направление.
option-roadworks = Дорожные работы
option-roadworks-help = У каждого есть карта, которую можно выложить в любой момент, если её дороги соединяются с городскими; за невыложенную теряют очки.
option-roadworks-off = Без дорожных работ
option-roadworks-normal = Должен соединиться один конец каждой дороги
option-roadworks-hard = Должны соединиться все концы
option-solo_roadworks = Соло: карты дорожных работ
option-solo_roadworks-help = Со сколькими картами дорожных работ вы начинаете соло-игру.
option-interstate = Автомагистраль
option-interstate-help = Автомагистраль делит стол на два города.
option-interstate-off = Без автомагистрали
option-interstate-duel = Дуэль: каждому свой город
option-interstate-together = Совместная игра (вдвоём или соло)
option-duel_rules = Правила дуэли
option-duel_rules-help = Какая карта автомагистрали определяет подсчёт дуэли.
option-duel_rules-random = Наугад
option-duel_rules-standard = Обычные правила
option-duel_rules-majority = Правила большинства
option-duel_rules-choice = Правила выбора
option-duel_rules-either = Обычные правила, выкладывать можно в оба города
option-allow_full_cover = Карту можно накрыть целиком
option-allow_full_cover-help = Может ли новая карта лечь ровно на четыре места другой? Это издание запрещает, некоторые другие разрешают.
option-exceed_target = Нужную сумму надо превысить
option-exceed_target-help = Автомагистраль, совместная игра: достаточно набрать нужную сумму очков или надо её превысить, как сказано в тексте?
conflict-interstate-alone = В автомагистраль играют без других дополнений.
conflict-duel-players = В дуэли ровно двое игроков.
conflict-together-players = Автомагистраль рассчитана на одного или двух игроков.
conflict-conditions = Выберите три условия, в дуэли два, или ни одного, чтобы взять их наугад.
conflict-duel-level = Уровни сложности — для игр, где надо набрать определённую сумму: в дуэли её нет.
conflict-duel-rules = Правила дуэли выбирают только для дуэли.
conflict-solo-roadworks = Больше одной карты дорожных работ бывает только в соло-игре с дорожными работами.
conflict-exceed-target = Превышение нужной суммы относится только к совместной игре с автомагистралью.

## Pieces

zone-R = жилая
zone-C = коммерческая
zone-I = промышленная
zone-P = парковая
word-R = жильё
word-C = магазины
word-I = заводы
word-P = парк
park-side = { $park ->
    [left] парк слева
    [right] парк справа
    [top] парк сверху
   *[bottom] парк снизу
  }
card-shape = { $shape ->
    [bend] дуга через { $first }, { park-side }
    [street] улица { $first }–{ $second }, { park-side }
   *[other] { $first }, { $second }, { $third }, { $fourth }
  }
card = { $kind ->
    [wrecktar] Крушизавр
    [landmarks] достопримечательности: { $first }, { $second }
    [beach] пляж { $first }–{ $second }
    [zone] стройплощадка ({ $site }): { card-shape }
    [works] дорожные работы: { card-shape }
    [motorway] { motorway }
   *[card] { card-shape }
  }
motorway = автомагистраль: { $first }, { $second } на севере, { $third }, { $fourth } на юге{ $ramp ->
    [yes] , съезд: { $at_ramp }
   *[no] { "" }
  }
place = { $where ->
    [north] { $down } на север от знака
    [south] { $down } на юг от знака
    [east] { $across } на восток от знака
    [west] { $across } на запад от знака
    [north-east] { $across } на восток, { $down } на север от знака
    [north-west] { $across } на запад, { $down } на север от знака
    [south-east] { $across } на восток, { $down } на юг от знака
    [south-west] { $across } на запад, { $down } на юг от знака
   *[peg] у знака
  }
coast-north = берег на севере
coast-east = берег на востоке
coast-south = берег на юге
coast-west = берег на западе
condition-1 = Окраины
condition-1-help = +1 за каждую дорогу, ни один конец которой не выходит на край города, −1 за каждую другую.
condition-2 = Буйное цветение
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
condition-16 = Утренняя поездка на работу
condition-16-help = +2 за каждую дорогу, проходящую и через жилой, и через коммерческий квартал.
condition-17 = Ловушки для туристов
condition-17-help = +1 за каждый коммерческий квартал на краю города, ещё +1, если он на углу.
condition-18 = Мегаполис
condition-18-help = +1 за каждый квартал самого полного ряда и самого полного столбца.
demand-cover = Площадка должна накрыть квартал. В конце за каждую видимую площадку теряют { $penalty }.
demand-beside-R = Площадка должна лежать рядом с жилым кварталом другой карты. В конце за каждую видимую площадку теряют { $penalty }.
demand-beside-C = Площадка должна лежать рядом с коммерческим кварталом другой карты. В конце за каждую видимую площадку теряют { $penalty }.
demand-beside-I = Площадка должна лежать рядом с промышленным кварталом другой карты. В конце за каждую видимую площадку теряют { $penalty }.
demand-beside-P = Площадка должна лежать рядом с парковым кварталом другой карты. В конце за каждую видимую площадку теряют { $penalty }.
demand-at_once = Карту с площадкой выкладывают сразу, как только взяли, и она должна накрыть квартал. В конце за каждую видимую площадку теряют { $penalty }.
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
duel-standard = Обычные правила: считаются все четыре зоны, дороги и оба условия.
duel-standard-either = Обычные правила: считаются все четыре зоны, дороги и оба условия; пока есть колода, выкладывать можно в оба города.
duel-majority = Правила большинства: 1 очко за большее значение в каждой зоне и условии; за наибольшее число дорог теряют 2.
duel-majority-either = Правила большинства: 1 очко за большее значение в каждой зоне и условии; за наибольшее число дорог теряют 2; пока есть колода, выкладывать можно в оба города.
duel-choice = Правила выбора: считаются две ваши лучшие зоны, лучшее из условий и все дороги.
duel-choice-either = Правила выбора: считаются две ваши лучшие зоны, лучшее из условий и все дороги; пока есть колода, выкладывать можно в оба города.
upright = без разворота
turned = развёрнута
end-west = западный конец
end-east = восточный конец

## What is asked

ask-pick = Выберите карту, которую выложите.
ask-place = Куда выложить карту ({ card })?
ask-start = Накройте этой картой половину карты достопримечательностей: { card }.
ask-urgent = Эту карту надо выложить немедленно: { card }. Куда?
ask-repair = Куда выложить карту ({ card })?
ask-turn = Как развернуть карту ({ card })?
ask-flip = Какой стороной вверх выложить карту достопримечательностей? Её половину накроет { card }.
ask-extend = К какому концу автомагистрали выложить карту ({ card })?
ask-volunteer = Можете сейчас выложить карту дорожных работ.
ask-last = Последняя возможность выложить карту дорожных работ.

## Moves and the log

move-pick = { card }
move-place = { place }
move-turn = { $way }
move-repair = { card }
move-finish = Больше не выкладывать дорожных работ
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
log-pick = { $seat } открывает: { card }.
log-place = { $seat } выбирает место: { place }.
laying = { card }{ $told ->
    [yes] , { $way }
   *[no] { "" }
  }
log-turn = { $kind ->
    [motorway] { $seat } выкладывает: { laying }.
   *[other] { $seat } выкладывает: { laying }; { place }{ $covers ->
        [0] { "" }
        [one] , накрывает { $covers } квартал
        [few] , накрывает { $covers } квартала
       *[other] , накрывает { $covers } кварталов
      }.
  }
log-repair = { $seat } открывает: { card }.
log-finish = { $seat } больше не выкладывает дорожных работ.
log-flip = { $seat } выкладывает карту достопримечательностей: { $first }, { $second }.
log-extend = { $seat } выбирает { $end } автомагистрали.
log-condition = Условие: { $condition }.
log-deal = { $to } получает карту: { card }.
log-dealt = { $to } получает карту.
log-start = Город начинается: { card }.
log-reveal = Сверху колоды: { card }.
log-zone_rule = Условие работ: { zone-rule }
log-beach_rule = Условие пляжей: { $condition }.
log-motorway_rule = Дуэль: { $rules }
log-strip = Следующая карта: { card }.
log-lay_strip = Выложено: { laying }.
log-deal_works = { $to } получает карту: { card }.

## The ceremony

ending-target_reached = Последняя карта выложена, нужная сумма набрана.
ending-target_missed = Последняя карта выложена, нужная сумма не набрана.
ending-duel_won = Последняя карта выложена, оба города стоят.
ending-duel_shared = Последняя карта выложена, оба города одинаково хороши.

category-each-zone = Самая большая { $which } зона
category-each-north-zone = Север, { $which } зона
category-each-south-zone = Юг, { $which } зона
category-each-majority-zone = Самая большая { $which } зона
category-each-condition = { $which }
category-each-majority-condition = { $which }
category-each-north-condition = Север, { $which }
category-each-south-condition = Юг, { $which }
category-each-beach = { $which }
category-roads = Дороги
category-north-roads = Север, дороги
category-south-roads = Юг, дороги
category-majority-roads = Дороги
category-sites = Открытые стройплощадки
category-landmarks = Достопримечательности
category-monster = { score-monster }
category-works = Невыложенные дорожные работы

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
score-sites = Незавершённые стройплощадки: { $sites }
score-landmarks = Достопримечательности и соседние кварталы
score-monster = Крушизавр
score-works = Невыложенные дорожные работы: { $cards }
score-majority-zone = Самая большая { $which } зона: { $own } против { $other }
score-majority-condition = { $which }: { $own } против { $other }
score-majority-roads = Больше всего дорог: { $own } против { $other }

## Endings

remark-target_reached = Город одобрен: очков { $points } из { $target } нужных.
remark-target_missed = Город не одобрен: очков { $points } из { $target } нужных.
remark-duel_won = { $seat } побеждает: этот город лучше.
remark-duel_shared = Оба города одинаково хороши: победу делят.
remark-paper-reached = Нужная сумма набрана: { $points } из { $target }.
remark-paper-missed = Нужная сумма не набрана: { $points } из { $target }, не хватает { $missing }.

## Why not

why-not-in-deck = Этой карты нет среди тех, что можно взять.
why-not-yours = Игроки такого не делают.
why-not-your-turn = Сейчас ход другого игрока.
why-not-placing = Сейчас нет карты, которую надо выложить.
why-not-turning = Сейчас нет карты, которую можно развернуть: сначала выберите карту и её место.
why-not-this-way-up = На этом месте карта так лежать не может.
why-not-last-call = Возможности для дорожных работ ещё будут: просто играйте дальше.
why-no-landmarks = Сейчас не выкладывают карту достопримечательностей.
why-no-strip = Сейчас не выкладывают карту автомагистрали.
why-card-shown = Открытую карту надо выложить.
why-flip-first = Сначала выберите сторону карты достопримечательностей.
why-not-in-hand = Этой карты нет у вас на руке: { card }.
why-not-your-works = У вас нет этой карты дорожных работ.
why-finish-laying = Сначала выложите карту, которую играют.
why-works-nowhere = Дороги этой карты сейчас нигде не соединить с городскими.
why-half-of-landmarks = { place }: начальная карта не накрыла бы ровно половину карты достопримечательностей.
why-touches-nothing = { place }: карта не накрыла бы ни одного квартала и не прилегала бы ни к одному.
why-monster = { place }: карта накрыла бы Крушизавра.
why-full-cover = { place }: ровно на этих четырёх местах лежит карта; накрывать её целиком нельзя.
why-motorway = { place }: карта легла бы на автомагистраль, на её кварталы или в их ряд.
why-other-city = { place }: это другой город; сейчас туда выкладывать нельзя.
why-beach = { place }: пляж оставил бы кварталы в море, не коснулся бы города сушей или пересёк бы другой берег.
why-beyond-shore = { place }: карта легла бы за берегом.
why-zone-cover = { place }: площадка не накрыла бы квартал.
why-zone-beside = { place }: площадка не прилегала бы к кварталу, которого требует условие.
why-zone-at-once = { place }: карта не накрыла бы квартал.
why-works-one-end = { place }: одна из дорог карты не соединилась бы с городской.
why-works-every-end = { place }: один из концов дорог не соединился бы с городской дорогой.
page-place = Ряд { $row }, столбец { $column }

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

form-choice = «{ $word }» должно быть одним из: { $choices }.
form-conditions = «conditions» должно быть списком разных чисел карт условий; их должно быть { $count }.
form-works = «unplayed_works» должно быть списком карт дорожных работ: { $names }.
form-one-city = Запишите город или как «grid», или таблицами [[card]].
form-duel = Для автомагистрали нужны «strip» и таблицы [[card]].
form-grid = «grid» должно быть списком рядов, например "R:EW C . P".
form-too-large = Город должен уместиться в квадрат { $high } × { $high }.
form-block = Ряд { $row }, столбец { $column }: «{ $block }» — не квартал вроде R:EW, P или C:NS#.
form-cards = Запишите каждую карту таблицей [[card]] с card, row, column и, если она развёрнута, turned = true.
form-card = Карте { $number } в файле нужны известная карта, ряд и столбец (целые числа) и ничего больше, кроме turned.
form-twice = { $number }-я выложенная карта: { $card } уже лежит в городе или среди условий.
form-place = { $number }-я выложенная карта: { $card } нельзя туда класть.
form-strip = «strip» должен быть списком разных карт автомагистрали, с "turned" после названия, если карта развёрнута: { $names }. Нужно карт: { $count }.

## The page

page-card = Карта { $card }
page-hand = Ваша рука
page-works = Дорожные работы
page-turn-card = Развернуть на 180°
page-lay = Выложить сюда
page-tries = { $name } примеряет
page-partner-tries = { $name } примеряет карту
page-tried-at = { place }, { $way }{ $covers ->
    [0] , ничего не накрывает
    [one] , накрывает { $covers } квартал
    [few] , накрывает { $covers } квартала
   *[other] , накрывает { $covers } кварталов
  }
page-tried-points = самое большее
page-answer-yes = Да
page-answer-no = Нет
page-answer-here = Здесь
page-point-where = Покажите место в городе: коснитесь его или нажмите Enter.
page-maybe-here = а может, здесь?
page-target = нужно { $target }
page-you = Вы
page-side-south = город на юге
page-go-north = К северному городу
page-go-south = К южному городу
page-side-north = город на севере
page-zone-R = Жильё
page-zone-C = Магазины
page-zone-I = Заводы
page-zone-P = Парки
page-duel-roads = Дороги
page-duel-now = сейчас { $own } : { $other }
page-where = выложено { $laid }, в колоде { $deck }
page-ask-place = Куда выложить карту ({ card })? Метка показывает её середину.
page-ask-turn = Выложить сюда: { card }?
page-ask-extend = К какому концу автомагистрали идёт карта? Коснитесь одного, чтобы примерить.
page-ask-start = Накройте этой картой половину карты достопримечательностей: { card }. Метка показывает её середину.
page-ask-urgent = Эту карту надо выложить немедленно: { card }. Куда? Метка показывает её середину.
page-ask-repair = Куда выложить карту ({ card })? Метка показывает её середину.
page-paper-hint = Выберите три условия, затем выложите карты в том порядке, как они лежат, начиная с нижней.
page-paper-options = Уровень и дополнения
page-zone-rule = Карта стройплощадки рядом с условиями
page-beach-rule = Карта пляжа рядом с условиями
page-unplayed = Невыложенные дорожные работы
page-duel = Автомагистраль
page-motorway = Автомагистраль с запада на восток (коснитесь ещё раз, чтобы развернуть, и ещё раз, чтобы убрать)
page-deck-left = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[other] Колода: { $count } карт
  }

## Terminal

terminal-points = Очки: { $points }   Нужно: { $target }
terminal-duel = { $seat }: { $points }
terminal-in-play = В игре
terminal-hidden = и ещё неизвестных: { $cards }
terminal-deck = Колода ({ $cards }), сверху
terminal-legend = R жилая  C коммерческая  I промышленная  P парковая   # площадка  * достопримечательность  ! Крушизавр  ≈ море  ◆ знак, от которого считают места

## road works at any time
move-draw = Взять карту
log-draw = { $seat } берёт карту.
ask-draw = Возьмите карту или сначала сыграйте дорожные работы.
why-not-drawing = Сейчас карту не берут: либо карта ещё не выложена, либо ждать нечего.
why-draw-first = Сначала возьмите карту.
side-south = южный город
side-north = северный город

## a real game
tie-rule = При равных очках: как говорит карта автомагистрали
form-duel-strip = Карта автомагистрали { $card } не может лежать одновременно в автомагистрали и рядом с условиями.
form-start = { $number }-я выложенная карта: город начинается с обычной карты, а не с { $card }.
form-marks = Видны могут быть не больше { $high } стройплощадок и одна достопримечательность: одна карта со стройплощадкой лежит рядом с городом, а одну достопримечательность накрывает начальная карта.
form-apart = Кварталы города прилегают друг к другу, а некоторые из этих лежат отдельно.
form-half = { $number }-я выложенная карта: начальная карта { $card } должна накрывать ровно половину карты достопримечательностей.
form-duel-card = На карте автомагистрали { $card } другие правила.

## Тренер

coach-zone = Так { $zone } зона вырастет с { $from } до { $to }.
coach-zone-less = Так { $zone } зона уменьшится с { $from } до { $to }.
coach-roads-more = { $roads ->
    [one] Дорог станет на { $roads } больше.
   *[other] Дорог станет на { $roads } больше.
  }
coach-condition-less = Условие «{ $condition }» уменьшится с { $from } до { $to }.
coach-roads = { $roads ->
    [one] Это соединит дороги: одной меньше, +1.
    [few] Это соединит дороги: на { $roads } меньше, +{ $roads }.
   *[other] Это соединит дороги: на { $roads } меньше, +{ $roads }.
  }
coach-condition = Условие «{ $condition }» вырастет с { $from } до { $to }.
coach-mend = Условие «{ $condition }» отнимает очки, пока ничего не сделать: так будет не { $from }, а { $to }.
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

## Conditions and demands of somebody’s own box
bad-acc = { $bad ->
    [R] жилой
    [C] коммерческий
    [I] промышленный
   *[P] парковый
  }
good-acc = { $good ->
    [R] жилой
    [C] коммерческий
    [I] промышленный
   *[P] парковый
  }
other-acc = { $other ->
    [R] жилой
    [C] коммерческий
    [I] промышленный
   *[P] парковый
  }
other-dat = { $other ->
    [R] жилому
    [C] коммерческому
    [I] промышленному
   *[P] парковому
  }
other-gen = { $other ->
    [R] жилой
    [C] коммерческой
    [I] промышленной
   *[P] парковой
  }
other-many = { $other ->
    [R] жилые
    [C] коммерческие
    [I] промышленные
   *[P] парковые
  }
zone-acc = { $zone ->
    [R] жилой
    [C] коммерческий
    [I] промышленный
   *[P] парковый
  }
zone-dat = { $zone ->
    [R] жилому
    [C] коммерческому
    [I] промышленному
   *[P] парковому
  }
zone-gen = { $zone ->
    [R] жилой
    [C] коммерческой
    [I] промышленной
   *[P] парковой
  }
zone-ofmany = { $zone ->
    [R] жилых
    [C] коммерческих
    [I] промышленных
   *[P] парковых
  }
kind-roads_by_end = { $inside } за каждую дорогу, ни один конец которой не выходит на край города, { $at_edge } за каждую другую.
kind-lines_by_count = { $three } за каждый ряд и столбец, где ровно три { zone-ofmany } квартала, { $none } за каждый, где их нет.
kind-count_blocks = { $points } за каждый { zone-acc } квартал, { $other_points } за каждый { other-acc }.
kind-squares = Квадраты 2 × 2 из кварталов одного типа: 0, 1, 2 и так далее дают { $table }; последнее число — и за большее количество.
kind-only_beside = { $points } за каждый { zone-acc } квартал, который прилегает только к { zone-dat } или { other-dat }.
kind-group_difference = { $points } за каждый квартал самой большой { zone-gen } зоны; столько же теряют за каждый квартал самой большой { other-gen }.
kind-interior_or_edge = { $interior } за каждый { zone-acc } квартал внутри города, { $edge } за каждый на краю.
kind-around_group = Вокруг самой большой { zone-gen } зоны: { $good_points } за каждый { good-acc } квартал, { $bad_points } за каждый { bad-acc }.
kind-diagonal = { $points } за каждый { zone-acc } квартал, у которого есть другой такой по диагонали.
kind-best_line = { $points } за каждый { zone-acc } квартал в одном ряду или столбце, где их больше всего.
kind-road_between_types = { $points } за каждый { zone-acc } квартал, дорога которого с обеих сторон ведёт прямо к { other-dat }.
kind-longest_road = { $points } за { $sections ->
    [1] каждый участок
    [one] каждый { $sections } участок
    [few] каждые { $sections } участка
   *[other] каждые { $sections } участков
  } самой длинной дороги.
kind-road_between_parks = { $points } за каждую дорогу, которая заканчивается у двух разных { zone-ofmany } кварталов.
kind-loops = { $points } за каждый участок замкнутой дороги.
kind-beside_several = { $points } за каждый { zone-acc } квартал, к которому прилегают { other-many }, не меньше { $at_least }.
kind-roads_through = { $points } за каждую дорогу, которая проходит и через { zone-acc }, и через { other-acc } квартал.
kind-edge_and_corner = { $edge } за каждый { zone-acc } квартал на краю города, ещё { $corner }, если он на углу.
kind-fullest_lines = { $points } за каждый квартал самого полного ряда и самого полного столбца.
beach-roads_by_end = как в условии «{ condition-1 }»
beach-lines_by_count = как в условии «{ condition-2 }»
beach-count_blocks = как в условии «{ condition-3 }»
beach-squares = как в условии «{ condition-4 }»
beach-only_beside = как в условии «{ condition-5 }»
beach-group_difference = как в условии «{ condition-6 }»
beach-interior_or_edge = как в условии «{ condition-7 }»
beach-around_group = как в условии «{ condition-8 }»
beach-diagonal = как в условии «{ condition-9 }»
beach-best_line = как в условии «{ condition-10 }»
beach-road_between_types = как в условии «{ condition-11 }»
beach-longest_road = как в условии «{ condition-12 }»
beach-road_between_parks = как в условии «{ condition-13 }»
beach-loops = как в условии «{ condition-14 }»
beach-beside_several = как в условии «{ condition-15 }»
beach-roads_through = как в условии «{ condition-16 }»
beach-edge_and_corner = как в условии «{ condition-17 }»
beach-fullest_lines = как в условии «{ condition-18 }»
move-zone_rule-now = { zone-rule } { demand-now }
log-zone_rule-now = Условие работ: { zone-rule } { demand-now }
demand-now = Такую карту выкладывают сразу, как только взяли.
demand-anywhere = Карту со стройплощадкой выкладывают куда угодно. В конце за каждую видимую площадку теряют { $penalty }.
demand-cover_card = Карта со стройплощадкой должна накрыть квартал. В конце за каждую видимую площадку теряют { $penalty }.
demand-beside_own = Стройплощадка должна прилегать к кварталу своего типа на другой карте. В конце за каждую видимую площадку теряют { $penalty }.
demand-at_edge = Стройплощадка должна лежать на краю города. В конце за каждую видимую площадку теряют { $penalty }.
demand-inside = Стройплощадка должна лежать внутри города, с кварталами со всех четырёх сторон. В конце за каждую видимую площадку теряют { $penalty }.
demand-cover_zone = Стройплощадка должна накрыть { zone-acc } квартал. В конце за каждую видимую площадку теряют { $penalty }.
demand-not_beside = Стройплощадка не должна прилегать к { zone-dat } кварталу другой карты. В конце за каждую видимую площадку теряют { $penalty }.
why-zone-cover-zone = { place }: стройплощадка не накрыла бы квартал того типа, которого требует условие.
why-zone-cover-card = { place }: карта не накрыла бы квартал.
why-zone-not-beside = { place }: стройплощадка прилегала бы к кварталу, который запрещает условие.
why-zone-beside-own = { place }: стройплощадка не прилегала бы к кварталу своего типа.
why-zone-at-edge = { place }: стройплощадка не лежала бы на краю города.
why-zone-inside = { place }: у стройплощадки была бы открытая сторона.
why-landmark = { place }: карта накрыла бы достопримечательность, а она должна оставаться видимой.
page-row-told = Ряд { $row } с севера, от столбца { $from }: { $blocks }.
page-road-to = дорога на { $sides }
page-side-N = север
page-side-E = восток
page-side-S = юг
page-side-W = запад
page-the-sea = море
page-a-site = стройплощадка
page-a-landmark = достопримечательность
page-the-wrecktar = Крушизавр

## Tasks of puzzles
puzzle-zone = Увеличьте зону и ничего не потеряйте в других местах.
puzzle-roads = Соедините дороги: каждая стоит очко.
puzzle-condition = Возьмите как можно больше с условия «{ $condition }».
puzzle-mend = Не дайте условию «{ $condition }» отнимать ваши очки.
