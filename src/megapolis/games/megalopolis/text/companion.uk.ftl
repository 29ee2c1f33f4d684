## At a real table: what is asked about the pieces of the box

box-roll = { $seat }: що випало?
box-roll-how = Подивіться на три кубики на столі. Порядок не важить.
box-first = { $seat }: що випало?
box-first-how = Три кубики за право першого ходу. Порядок не важить.
box-exit = { $seat }: який з’їзд випав?
box-exit-how = Два кубики один за одним: перший показує десятки, другий одиниці.
box-court = { $seat }: що випало в Суді?
box-court-how = Подивіться на { $dice ->
    [one] кубик
   *[other] кубики
  } штрафу.
box-crest = { $seat }: яка карта герба?
box-crest-how = Прочитайте верхню карту колоди гербів; потім вона йде під низ.
box-zone = { $district } район: яка там карта зони?
box-zone-how = Подивіться на карту біля району.
box-permits = { $seat }: які дозволи роздали?
box-permits-how = Дозволи лежать відкрито перед власником: ввести { $count }.
pile-district = { $district } район
gone-drawn = уже виходила
gone-zone = лежить деінде: { $district } район
gone-owner = вже має: { $seat }
box-sale = Кому дістається { $permit } і за скільки?
box-sale-how = Слухайте стіл: будь-яка сума, кратна { $step }. Вигуки поза чергою теж годяться.

# Only the score
page-paper-no-cash = Без готівки
page-paper-zones = Торкніться двох зон біля річки: вони поміняються місцями.
