## At a real table: what is asked about the pieces of the box

box-plan = Який план { $letter } відкрито?
box-plan-how = Подивіться на план міста з літерою { $letter }.
box-left = Ліва колода: який номер зверху?
box-middle = Середня колода: який номер зверху?
box-right = Права колода: який номер зверху?
box-left-how = Переверніть верхню карту кожної колоди. Номер на новій верхній, її дія надрукована поруч.
box-middle-how = { box-left-how }
box-right-how = { box-left-how }
box-hand = Яку карту взято, { $card } з трьох?
box-hand-how = Візьміть верхню карту колоди й подивіться на номер і дію.
box-top = Що показує верх колоди?
box-top-how = Колода лежить діями догори: подивіться, але не беріть.
box-letter = Яка літера на карті затвердження?
box-letter-how = Переверніть карту затвердження.
deck-left = ліва
deck-middle = середня
deck-right = права
pile-number = { $number }
pile-approval = Замість номера
gone-deck = у цій колоді вже немає
gone-out = усі вже вийшли: { $count }
gone-never = У коробці немає { $number } з такою дією: { $action }
gone-seen = уже виходила
gone-no-approval = ще не може бути зверху
gone-no-action = таких карт не лишилося

# Only the score
page-paper-own = Гравець
