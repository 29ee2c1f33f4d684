## At a real table: what is asked about the pieces of the box

box-conditions = Какие условия лежат у города?
box-conditions-how = Переверните эти карты условиями вверх: ввести { $count }.
box-reveal = Какая карта теперь сверху колоды?
box-reveal-how = Посмотрите на открытую колоду посреди стола. Её можно крутить как угодно.
box-start = С какой карты начинается город?
box-start-how = Посмотрите на первую карту на столе.
box-hand = { $seat }: какие карты сдали?
box-hand-how = На них смотрит только этот игрок. Ввести { $count }.
box-hand-alone = Какие карты сданы?
box-hand-alone-how = Посмотрите на карты в руке: ввести { $count }.
box-lay-strip = Какая карта автомагистрали на месте { $place }?
box-lay-strip-how = С запада на восток: карта и как она лежит.
box-zone = Чего требуют стройплощадки?
box-zone-how = Посмотрите на карту стройплощадки у города.
box-beach = Чего требуют пляжи?
box-beach-how = Посмотрите на карту пляжа у города.
box-duel = Какая карта автомагистрали говорит, как считать дуэль?
box-duel-how = Посмотрите на карту автомагистрали у города.
box-strip = Какая карта автомагистрали взята?
box-strip-how = Посмотрите на карту, которую сейчас выложат.
box-works = { $seat }: какую карту дорожных работ сдали?
box-works-how = Дорожные работы лежат открыто перед владельцем.
pile-bend = Дуга через три зоны
pile-street-across = Прямая улица сверху
pile-street-down = Прямая улица слева
pile-other = Другие карты
pile-zone = Стройплощадки
pile-wrecktar = Крушизавр
pile-beach = Пляжи
pile-motorway = автомагистраль: { $first }, { $second } на севере, { $third }, { $fourth } на юге{ $ramp ->
    [yes] , съезд: { $at_ramp }
   *[no] { "" }
  }
gone-condition = среди условий
gone-city = в городе
gone-hand = в руке: { $seat }
gone-table = уже на столе
