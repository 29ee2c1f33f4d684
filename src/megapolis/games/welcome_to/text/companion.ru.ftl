## At a real table: what is asked about the pieces of the box

box-plan = Какой план { $letter } открыт?
box-plan-how = Посмотрите на план города с буквой { $letter }.
box-left = Левая колода: какой номер сверху?
box-middle = Средняя колода: какой номер сверху?
box-right = Правая колода: какой номер сверху?
box-left-how = Переверните верхнюю карту каждой колоды. Номер на новой верхней, её действие напечатано рядом.
box-middle-how = { box-left-how }
box-right-how = { box-left-how }
box-hand = Какая карта взята, { $card } из трёх?
box-hand-how = Возьмите верхнюю карту колоды и посмотрите на номер и действие.
box-top = Что показывает верх колоды?
box-top-how = Колода лежит действиями вверх: посмотрите, но не берите.
box-letter = Какая буква на карте утверждения?
box-letter-how = Переверните карту утверждения.
deck-left = левая
deck-middle = средняя
deck-right = правая
pile-number = { $number }
pile-approval = Вместо номера
gone-deck = в этой колоде больше нет
gone-out = все уже вышли: { $count }
gone-never = В коробке нет { $number } с таким действием: { $action }
gone-seen = уже выходила
gone-no-approval = ещё не может быть сверху
gone-no-action = таких карт не осталось

# Only the score
page-paper-own = Игрок
