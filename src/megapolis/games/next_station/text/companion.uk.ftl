## At a real table: what is asked about the pieces of the box

box-flip = Яку карту відкрили?
box-flip-how = Хід { $turn }. Подивіться на верхню карту колоди посеред столу.
box-again = Вийшла стрілка: яка карта після неї?
box-again-how = Хід { $turn }. Відкрийте ще одну карту колоди.
box-early = Стрілка ще не діє: яка карта після неї?
box-early-how = Хід { $turn }. У перших двох ходах вона нічого не дає. Відкрийте ще одну карту колоди.
box-pencil = Місце { $place }: який там олівець?
box-pencil-how = Місця йдуть за годинниковою стрілкою від першого гравця; удвох зайвий олівець лежить між вами з обох боків.
box-pencil-alone = Раунд { $place }: який олівець?
box-pencil-alone-how = Тягніть олівці не дивлячись: перший для першого раунду.
box-objectives = Які цілі відкрито?
box-objectives-how = Подивіться на карти цілей посеред столу: ввести { $count }.
box-power = { $pencil } олівець: яка в нього властивість?
box-power-how = Подивіться на карту, яку роздали олівцеві.
pile-street = Наземні карти
pile-underground = Підземні карти
gone-turn = хід { $turn }
gone-place = місце { $place }
gone-table = уже відкрито
