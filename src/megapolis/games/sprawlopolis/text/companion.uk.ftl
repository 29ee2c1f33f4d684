## At a real table: what is asked about the pieces of the box

box-conditions = Які умови лежать біля міста?
box-conditions-how = Переверніть ці карти умовами догори: ввести { $count }.
box-reveal = Яка карта тепер зверху колоди?
box-reveal-how = Подивіться на відкриту колоду посеред столу. Можна крутити її як завгодно.
box-start = З якої карти починається місто?
box-start-how = Подивіться на першу карту на столі.
box-hand = { $seat }: які карти роздали?
box-hand-how = На них дивиться лише цей гравець. Ввести { $count }.
box-hand-alone = Які карти роздали?
box-hand-alone-how = Подивіться на карти в руці: ввести { $count }.
box-lay-strip = Яка карта автомагістралі на місці { $place }?
box-lay-strip-how = Із заходу на схід: карта і як вона лежить.
box-zone = Чого вимагають будівельні майданчики?
box-zone-how = Подивіться на карту майданчика біля міста.
box-beach = Чого вимагають пляжі?
box-beach-how = Подивіться на карту пляжу біля міста.
box-duel = Яка карта автомагістралі каже, як рахувати дуель?
box-duel-how = Подивіться на карту автомагістралі біля міста.
box-strip = Яку карту автомагістралі взято?
box-strip-how = Подивіться на карту, яку зараз викладуть.
box-works = { $seat }: яку карту дорожніх робіт роздали?
box-works-how = Дорожні роботи лежать відкрито перед власником.
pile-bend = Дуга крізь три зони
pile-street-across = Пряма вулиця вгорі
pile-street-down = Пряма вулиця ліворуч
pile-other = Інші карти
pile-zone = Будівельні майданчики
pile-wrecktar = Руйнозавр
pile-beach = Пляжі
pile-motorway = автомагістраль: { $first }, { $second } на півночі, { $third }, { $fourth } на півдні{ $ramp ->
    [yes] , з’їзд: { $at_ramp }
   *[no] { "" }
  }
gone-condition = серед умов
gone-city = у місті
gone-hand = у руці: { $seat }
gone-table = уже на столі
