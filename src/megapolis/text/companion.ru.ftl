## The companion: a real box on the table, the program beside it

box-outcome = Что произошло?
box-outcome-how = Посмотрите на столе.

companion-private = Больше никому не показывайте: это скрыто ({ $name }).
companion-open = Смотреть могут все.
companion-die = кубик { $die }
companion-left = { $count ->
    [0] не осталось
    [one] остался { $count }
    [few] осталось { $count }
   *[other] осталось { $count }
  }
companion-no-more = Таких больше нет.
companion-entered = Уже введено
companion-take-out = Убрать: { $what }
companion-and-action = А действие на ней?
companion-corner = Число в углу: сколько таких карт ещё может выйти.
companion-seen = Уже видели
companion-not-here = Нужной здесь нет? Коснитесь её среди «Уже видели»: найдём строку, где разошлись со столом.
companion-parted = А она лежит здесь: исправить строку, где её ввели
companion-look = Посмотреть на стол
companion-to-question = Ответить
companion-bots-cards = Это принадлежит боту: { $name }. Пусть введёт тот, кто против него не играет; остальные не смотрят.
companion-uncover = Ввожу я
companion-anothers = Это лежит перед другим игроком: { $name }.
companion-theirs = Это может исправить только { $name }, на своём телефоне: остальным это не видно. Убрать строку можно и здесь.
companion-yes = Да: { $what }
companion-choose = Коснитесь того, что лежит
companion-more = { $count ->
    [one] Ещё { $count }
    [few] Ещё { $count }
   *[other] Ещё { $count }
  }
companion-buyer = Кому досталось?
companion-nobody = Никому не нужно
companion-nobody-read = никому не нужно
companion-for = за
companion-sold = { $name } платит { $sum }
companion-choose-buyer = Скажите, кому и за сколько
companion-bid-by-bid = Вместо этого вводить ставки по одной
companion-sum-least = Нужно не меньше { $sum }.
companion-sum-most = Больше { $sum } нет.
companion-sum-step = Только сумма, кратная { $sum }.
companion-sum-thousands = Сумма в тысячах
companion-sum-back = Стереть последнюю цифру
companion-sum-clear = Стереть
companion-kept = Сохранено: отправим, когда будет связь
companion-correct = исправить
companion-corrected = Исправлено.
companion-restore = Отменить исправление
companion-bot-moves = Передвиньте за бота: { $name }
companion-bots-move-unseen = Это видит только { $name }. Пусть передвинет тот, кто против него не играет; остальные не смотрят.
companion-bots-move-uncover = Двигаю я
companion-aloud = Прочитать вслух
companion-moved = Готово, передвинули
companion-what-really = Что было на самом деле?
companion-line-instead = Было другое
companion-line-out = Этого не было
companion-line-before = Перед этим кое-что забыли
companion-search = Искать среди ходов
companion-places = Где она может лежать: север вверху
companion-impossible = { $count ->
    [one] { $count } более поздняя запись станет невозможной и будет отменена:
    [few] { $count } более поздние записи станут невозможными и будут отменены:
   *[other] { $count } более поздних записей станут невозможными и будут отменены:
  }
companion-and-more = и ещё { $count }
companion-all-stays = Все более поздние записи остаются в силе.
companion-correct-go = Исправить и пересчитать
companion-correct-drop = Исправить и отменить их
companion-correct-out = Убрать строку
companion-no = Нет
companion-first-1 = Подготовьте коробку по её правилам
companion-first-1-more = Тасуете, сдаёте и бросаете вы, на своём столе. Страница следит за правилами, счётом и подсказками.
companion-first-2 = По одному вопросу
companion-first-2-more = Он говорит, куда смотреть, чьё это и кому нельзя видеть. Коснитесь того, что видите.
companion-first-3 = Сверьте и нажмите.
companion-first-3-more = Кнопка читает ваш ответ: это лежит на столе?
companion-first-4 = Ошибка не беда.
companion-first-4-more = У каждой строки журнала есть карандаш, и прежде чем что-то изменится, вы увидите, что из этого выйдет.
companion-first-next = Дальше
companion-first-go = К столу
companion-first-done = Понятно
table-no-sale = Сейчас ничего не продаётся с аукциона.
table-no-such-sale = Так не могло быть: посмотрите, кто ещё торгуется, сколько у кого денег и какая ставка уже была.
table-bot-bids = Бот ещё торгуется: вводите ставки по одной.
companion-start = Какая коробка у вас на столе?
companion-start-more = Тасуете, раздаёте и бросаете вы; страница следит за правилами, счётом и подсказками. Коснитесь коробки, и игра начнётся.
companion-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
companion-fewer = На игрока меньше
companion-one-more = На игрока больше
companion-choices = боты, телефоны, дополнения
companion-only-score = только счёт?
