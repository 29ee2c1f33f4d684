## At a real table: what is asked about the pieces of the box

box-flip = Какую карту открыли?
box-flip-how = Ход { $turn }. Посмотрите на верхнюю карту колоды посреди стола.
box-again = Вышла стрелка: какая карта после неё?
box-again-how = Ход { $turn }. Откройте ещё одну карту колоды.
box-early = Стрелка ещё не действует: какая карта после неё?
box-early-how = Ход { $turn }. В первые два хода она ничего не даёт. Откройте ещё одну карту колоды.
box-pencil = Какой карандаш лежит на месте { $place }?
box-pencil-how = Места идут по часовой стрелке от первого игрока; вдвоём лишний карандаш лежит между вами с обеих сторон.
box-pencil-alone = Какой карандаш по счёту { $place }?
box-pencil-alone-how = Тяните карандаши не глядя: первый для первого раунда.
box-objectives = Какие цели открыты?
box-objectives-how = Посмотрите на карты целей посреди стола: ввести { $count }.
box-power = { $pencil } карандаш: какое у него свойство?
box-power-how = Посмотрите на карту, которую раздали карандашу.
pile-street = Наземные карты
pile-underground = Подземные карты
gone-turn = ход { $turn }
gone-place = место { $place }
gone-table = уже открыто
