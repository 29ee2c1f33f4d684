## At a real table: what is asked about the pieces of the box

box-roll = { $seat }: что выпало?
box-roll-how = Посмотрите на три кубика на столе. Порядок не важен.
box-first = { $seat }: что выпало?
box-first-how = Три кубика за право первого хода. Порядок не важен.
box-exit = { $seat }: какой съезд выпал?
box-exit-how = Два кубика один за другим: первый показывает десятки, второй единицы.
box-court = { $seat }: что выпало в Суде?
box-court-how = Посмотрите на { $dice ->
    [one] кубик
   *[other] кубики
  } штрафа.
box-crest = { $seat }: какая карта герба?
box-crest-how = Прочитайте верхнюю карту колоды гербов; потом она уходит вниз.
box-zone = { $district } район: какая там карта зоны?
box-zone-how = Посмотрите на карту у района.
box-permits = { $seat }: какие разрешения сдали?
box-permits-how = Разрешения лежат открыто перед владельцем: ввести { $count }.
pile-district = { $district } район
gone-drawn = уже выходила
gone-zone = лежит в другом месте: { $district } район
gone-owner = уже имеет: { $seat }
box-sale = Кому достаётся { $permit } и за сколько?
box-sale-how = Слушайте стол: любая сумма, кратная { $step }. Выкрики вне очереди тоже годятся.

# Only the score
page-paper-no-cash = Без наличных
page-paper-zones = Коснитесь двух зон у реки: они поменяются местами.
