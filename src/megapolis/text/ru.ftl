## Errors

error-game-over = Игра окончена.
error-no-such-seat = Места { $seat } нет: за этим столом их { $seats }.
error-not-your-turn = Сейчас не ход игрока { $seat }.
error-chance-not-awaited = Сейчас ничего не тянут и не бросают.
error-file-or-from = Укажите либо сохранённую игру, либо позицию (--from), что-то одно.
error-which-seat = Ход за несколькими игроками: укажите, чей это ход.
error-position = Этот текст не описывает позиции: { $detail }
error-position-game = Это не позиция { $wanted }: «{ $found }».
error-position-data = Эта позиция записана с другими данными компонентов ({ $wanted }).
error-position-field = Поля «{ $field }» здесь нет. Есть: { $known }.
error-position-setup = У этой позиции другие настройки партии, чем у стола.
error-position-over = В этой позиции игра уже окончена, играть нечего.
error-position-name = Названия «{ $name }» нет ({ $kind }).
error-no-such-action = «{ $action }» — не действие этой игры.
error-action-field = «{ $field }» действия «{ $verb }» не может быть { $value }: возможно от 0 до { $high }.
error-action-fields = Действие «{ $verb }» требует ровно таких полей: { $fields }.
error-unknown-game = Игры «{ $name }» нет. Есть такие игры: { $games }.
error-players = Игроков не может быть { $players }: возможно от { $low } до { $high }.
error-unknown-option = Варианта «{ $option }» нет. Есть такие: { $known }.
error-option-value = Вариант «{ $option }» не может быть «{ $value }». Возможно: { $possible }.
error-file = Не удалось прочитать { $path }: { $detail }
error-toml = { $path } — не TOML: { $detail }
error-data-number = «{ $name }» должно быть целым числом от { $low } до { $high }.
error-sheet-position = Бланк должен содержать position = текст позиции { $game_id } и больше ничего.
error-data-toml = Файл данных — не TOML: { $detail }
error-at-line = Строка { $line }: { $problem }
error-replay-json = Это не файл записи игры (не JSON): { $detail }
error-replay-format = Это не файл записи игры формата { $wanted }.
error-replay-head = Игру из записи не удалось подготовить: { $detail }
error-replay-rules = Запись сделана по правилам версии { $file }; здесь { $here }.
error-replay-data = Запись сделана с другими компонентами (данные { $file }; здесь { $here }).
error-replay-action = Запись повреждена на действии { $index }: { $detail }
error-replay-digest = Запись повреждена на действии { $index }: контрольная сумма не сходится.
error-nothing-to-undo = Нечего возвращать.
error-undo-revealed = С тех пор кое-что уже открыто: вернуть ход нельзя.
error-unknown-bot = Бота «{ $name }» нет. Есть такие боты: { $bots }.
error-bot-of-game = В игре «{ $title }» нет бота «{ $name }». Её боты: { $bots }.
error-bot-plain = У бота «{ $name }» нет параметров.
error-bot-parameter = У бота с поиском нет параметра «{ $name }». Есть такие: { $known }.
error-bot-mute = Бот «{ $name }» не умеет объяснять: назовите уровень или поиск.
error-arena-match = Ботов { $bots }, а мест за столом { $players }.
error-arena-gauntlet = Нужны претендент и хотя бы ещё один бот.
error-arena-file = { $path } не файл результатов арены или повреждён, строка { $line }.
error-arena-other = { $path } содержит результаты другого события: назовите другой файл.
error-extra = Для этого нужен { $module }, который не установлен: pip install "megapolis[{ $extra }]"
error-opponents = Названо соперников: { $given }; других мест за столом: { $seats }.
error-ray-address = Кластер Ray не отвечает по адресу «{ $address }»: { $detail }
error-file-exists = Файл { $path } уже есть: назовите другой или уберите этот.
error-records-suffix = Записи игр попадают в файл, который кончается на { $suffixes }, а не в { $path }.
error-records-line = Файл { $path } повреждён в строке { $line }: { $detail }
error-records-cut = Файл { $path } обрывается в строке { $line }.
error-records-mixed = В файле { $path } есть игры { $first } и, в строке { $line }, { $other }: загружайте их по отдельности.
error-records-unfinished = В файле { $path } в строке { $line } неоконченная игра.
error-records-empty = В файле { $path } нет игр.

## The page

page-lead = Пять городов за одним столом
page-lead-more = Одно нажатие, и вы уже играете с ботом. Без регистрации.
page-games = Игры
page-play-now = Играть сейчас
page-play = Сыграть
page-set-up = Настроить: { $game }
page-my-games = Мои партии
page-no-games = Здесь появятся ваши партии.
page-open-tables = Открытые столы
page-no-tables = Сейчас никто не ждёт.
page-daily = Раздача дня
page-daily-more = у всех одинаковая
page-best-today = Лучший сегодня
page-game = Игра
page-continue = Продолжить
page-look-back = Разбор
page-status-lobby = ждёт игроков
page-status-playing = ход других
page-status-over = завершена
page-status-closed = закрыта
page-taken = занято { $taken } из { $of } мест
page-sit = Сесть
page-stand = Встать
page-language = Язык
page-theme = Светлая или тёмная тема
page-your-name = Ваше имя
page-name = Имя
page-guest = Гость
page-back = Назад
page-home = К играм
page-close = Закрыть
page-menu = Меню
page-rules = Правила
page-rules-of = Правила: { $game }
page-rules-here = Что об этом говорят правила
page-search = Искать в правилах
page-new-game = { $game }: новая партия
page-how-many = Игроков
page-options = Варианты
page-readings = Толкования правил
page-seats = Места
page-seats-more = свободное место ждёт человека или бота
page-seat-n = Место { $seat }
page-me = Я
page-same-screen = За этим экраном
page-by-link = По ссылке
page-person = Человек
page-ready = Все места заняты.
page-all-seated = Все места заняты.
page-open-table = Открыть стол
page-start = Начать игру
page-host-starts = Игру начинает тот, кто открыл стол.
page-allow-hints = Подсказки разрешены
page-list-table = Показать среди открытых столов
page-companion = С настоящей коробкой: вводить, что выпало
page-own-data = Компоненты вашей коробки
page-own-data-help = Некоторые карты пришлось восстановить. Возьмите файл, с которым игра идёт сейчас, впишите то, что лежит в вашей коробке, и играйте с ним; поле тогда рисует сервер.
page-own-data-template = Файл для начала
page-own-data-choose = Выбрать файл
page-clock = Часы
page-on-table = На столе
page-no-clock = Без часов
page-at-random = случайно
page-picked = выбрано { $count }, можно от { $low } до { $high }
page-bot = Бот ({ $level })
page-level-random = наугад
page-level-greedy = жадный
page-level-easy = новичок
page-level-medium = средний
page-level-strong = сильный
page-level-hard = сильный
page-level-expert = эксперт
page-level-search = поиск
page-level-learned = нейросеть
page-open-seat = свободное место
page-seat-bot = Кто играет за место { $seat }
page-invite = Пригласить
page-invite-how = Наведите камеру телефона или отправьте ссылку.
page-qr = QR-код приглашения
page-link = Ссылка
page-copy = Скопировать
page-copied = Скопировано
page-welcome = Садитесь за стол
page-join = Присоединиться
page-no-way = Так не получится
page-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
page-opening = Открываем …
page-reconnecting = восстанавливаем связь …
page-hand-over = Игрок { $seat }, ваш ход
page-hand-over-why = Передайте устройство. Остальным не смотреть.
page-i-am = Я игрок { $seat }
page-not-shown = Зрителям этот стол не виден.
page-what-is-asked = Что от вас требуется
page-your-turn = ваш ход
page-turn = ходит
page-thinking = думает …
page-bot-thinks = Бот думает …
page-waiting = { $count ->
    [1] Ждём игрока { $seats }
   *[other] Ждём игроков { $seats }
  }
page-done = готово
page-resigned = сдался
page-look-at = Посмотреть лист: { $name }
page-hint = Подсказка
page-hint-says = Что советует бот
page-hint-points = { $points ->
    [one] около { NUMBER($points, maximumFractionDigits: 1) } очка в конце
    [few] около { NUMBER($points, maximumFractionDigits: 1) } очков в конце
    [many] около { NUMBER($points, maximumFractionDigits: 1) } очков в конце
   *[other] около { NUMBER($points, maximumFractionDigits: 1) } очка в конце
  }
page-hint-wins = { $points ->
    [one] победа { $percent } %, около { NUMBER($points, maximumFractionDigits: 1) } очка в конце
    [few] победа { $percent } %, около { NUMBER($points, maximumFractionDigits: 1) } очков в конце
    [many] победа { $percent } %, около { NUMBER($points, maximumFractionDigits: 1) } очков в конце
   *[other] победа { $percent } %, около { NUMBER($points, maximumFractionDigits: 1) } очка в конце
  }
page-hint-why-best = Не хуже хода 2 с уверенностью { $percent } %. По сравнению с ним, в среднем в конце:
page-hint-why-other = Не хуже хода 1 с вероятностью { $percent } %. По сравнению с ним, в среднем в конце:
page-guide-try = Попробуйте сейчас
page-undo = Шаг назад
page-cancel = Выбрать другое
page-nothing-changes = Очки сейчас не изменятся.
page-sheet = Ход, очки и журнал
page-tab-move = Ход
page-tab-score = Очки
page-tab-log = Журнал
page-score-sheet = Лист очков
page-if-ended = если бы всё кончилось сейчас
page-final = окончательно
page-total = Всего
page-later = в следующем раунде
page-objectives = Общие цели
page-met = выполнено
page-setting-up = подготовка
page-log = Журнал
page-talk = Разговор
page-say = Сказать что-нибудь
page-phrase = Готовая фраза
page-rematch = Ещё раз
page-to-rematch = К новой игре
page-over = Игра окончена.
page-asks-takeback = { $name } просит вернуть ход.
page-asks-abandon = { $name } предлагает прекратить игру.
page-agree = Согласиться
page-disagree = Отказать
page-ask-takeback = Попросить вернуть ход
page-people = Люди за столом
page-host = хозяин
page-muted = без слова
page-plays-seats = играет за № { $seats }
page-onlooker = смотрит
page-away-since = нет на месте с { $time }
page-not-come = ещё не здесь
page-onlookers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрит { $count } человек
}
page-mute = Лишить слова
page-unmute = Дать слово
page-remove = Удалить
page-sure = Точно? Нажмите ещё раз.
page-take-back-seat = Играть дальше самому
page-bot-for = Бот на место { $seat }
page-let-bot = Пусть играет бот …
page-leave = Уйти из-за стола
page-leave-sure = Точно уйти насовсем?
page-close-table = Закрыть стол
page-ask-abandon = Предложить прекратить игру
page-abandon = Прекратить игру
page-account = Учётная запись
page-sign-in = Войти
page-sign-out = Выйти
page-new-account = Создать запись
page-make-account = Создать
page-have-account = У меня есть запись
page-account-why = Учётная запись хранит результаты и рейтинги на всех устройствах. Играть можно и без неё.
page-password = Пароль
page-password-how = Не меньше 8 символов. Почты нет, так что восстановить его никто не сможет.
page-delete-account = Удалить запись
page-delete-sure = Точно удалить? Нажмите ещё раз.
page-delete-means = Будут удалены результаты и ваше имя за всеми столами; на ваших местах будет играть бот.
page-delete-game = Удалить: { $game }
page-delete-means-game = Игра в одиночку удаляется целиком; со стола с другими — ваше имя и слова.
page-ratings = Рейтинги
page-results = Результаты
page-no-results = Здесь появятся законченные партии.
page-won = победа
page-seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
page-all-my-games = Все мои партии
page-more = Ещё
page-by-code = Ссылка или код стола
page-no-code = Это не ссылка и не код стола.
page-code-too = Или назовите этот код:
page-as-last-time = Как в прошлый раз
page-guided = Первая партия с пояснениями
page-correct = Исправить строку { $line }
page-correct-to = На самом деле …
page-correct-nothing = Ничто другое не согласуется с дальнейшим.
page-resign = Сдаться
page-resign-sure = Точно сдаться? Нажмите ещё раз.
page-sound-on = Звуки включены
page-sound-off = Звуки выключены
page-keys = Клавиши: Tab и Enter — выбрать, C — подтвердить, U — назад, H — подсказка, ? — правила.
page-box-dealt = Что выпало из настоящей коробки?
page-board-of = Поле: { $game }
page-zoom-out = Дальше
page-guide = Первая партия
page-guide-next = Дальше
page-guide-done = Понятно
page-guide-skip = Пропустить
page-guide-again = Первая партия с пояснениями ещё раз
page-review-of = { $game }: разбор партии
page-turn-of = Действие { $at } из { $of }
page-first = В начало
page-previous = На действие назад
page-next = На действие вперёд
page-last = В конец
page-graph = Очки в течение партии
page-beginning = Начало
page-player = Игрок { $seat }
page-go-on = Продолжить отсюда
page-copy-link = Скопировать ссылку
page-download = Скачать запись
page-bot-review = Мнение бота
page-what-bot = Что сыграл бы бот?
page-no-decision = Здесь никто не выбирает.
page-played = Сыграно
page-expected = Ожидаемый результат
page-expected-how = что в среднем дают партии, доигранные отсюда
page-better = Лучше
page-why = Почему, в среднем в конце
page-cost-points = { $cost ->
    [one] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очка
    [few] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очков
    [many] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очков
   *[other] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очка
  }
page-cost-percent = { $cost ->
    [one] стоило около { NUMBER($cost, maximumFractionDigits: 1) } процентного пункта вероятности победы
    [few] стоило около { NUMBER($cost, maximumFractionDigits: 1) } процентных пунктов вероятности победы
    [many] стоило около { NUMBER($cost, maximumFractionDigits: 1) } процентных пунктов вероятности победы
   *[other] стоило около { NUMBER($cost, maximumFractionDigits: 1) } процентного пункта вероятности победы
  }
page-cost-nothing = ничего явно лучшего
page-costly = Самые дорогие решения
page-review-all = Пусть бот просмотрит партию
page-reviewed = { $done } из { $of } решений …
page-clean = Ничего явно лучше сыгранного не было.
page-decision-at = Действие { $at }, игрок { $seat }
page-score-real = Посчитать настоящую игру
page-no-paper = Для этой игры листа ещё нет: есть команда `megapolis score`.
page-paper-how = Нарисуйте то, что лежит на вашем столе.
page-players = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[other] { $low }–{ $high } игроков
  }
page-seats-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободны { $count } места.
   *[other] Свободно { $count } мест.
  }
page-minutes = { $count ->
    [one] { $count } минута каждому
    [few] { $count } минуты каждому
   *[other] { $count } минут каждому
  }
page-all-moves = { $count ->
    [one] { $count } ход
    [few] Все { $count } хода
   *[other] Все { $count } ходов
  }
page-winner = { $count ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
  }

## Command line

cli-version = megapolis { $version }, engine: { $engine }
cli-about = Пять настольных игр о городах за одним столом.
cli-players = { $high ->
    [1] соло
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[other] { $low }–{ $high } игроков
  }
cli-ruling = толкование правил
cli-default = по умолчанию: { $value }
cli-your-move = Ваш ход: { $asked }
cli-seat-move = Игрок { $seat }, ваш ход: { $asked }
cli-hand-over = Игрок { $seat }, ваша очередь. Нажмите Enter, когда экран видите только вы.
cli-prompt = Номер хода или: u вернуть, h подсказка, s счёт, b поле, l журнал, w сохранить, ? справка, q выйти
cli-help = Введите номер хода и нажмите Enter. u возвращает ваш последний ход, h показывает, как сыграл бы бот и что это даст, s печатает счёт, b рисует поле снова, l печатает журнал, w ФАЙЛ сохраняет игру, q выходит (игра остаётся).
cli-no-such-move = Хода «{ $typed }» здесь нет. Введите число от 1 до { $high } или ? для справки.
cli-undone = Возвращено.
cli-undone-marked = Возвращено. С тех пор уже открывали карты: игра отмечена как сыгранная с возвратами.
cli-saved = Сохранено в { $path }.
cli-kept = Игра осталась в { $path }. Продолжить: megapolis play --resume { $path }
cli-total = Всего
cli-score-of = Игрок { $seat }
cli-over = Игра окончена.
cli-winner = Победил игрок { $seat }.
cli-shared = Победу делят игроки { $seats }.
cli-final = Итог: { $points }
cli-takebacks = Сыграно с возвратами: { $count }
cli-replay-step = Действие { $at } из { $count }. Enter вперёд, b назад, g ЧИСЛО перейти, q выйти
cli-recorded = { $games ->
    [one] { $games } игра записана в { $path }
    [few] { $games } игры записаны в { $path }
   *[other] { $games } игр записано в { $path }
  }
cli-check-at = Вариант { $number } из { $of } …
cli-check-broken = Обещание нарушено: { $promise }
cli-check-held = Все обещания выполнены: { $setups ->
    [one] { $setups } вариант
    [few] { $setups } варианта
   *[other] { $setups } вариантов
}, { $games ->
    [one] { $games } игра.
    [few] { $games } игры.
   *[other] { $games } игр.
}
cli-selfplay-title = { $game }: игр { $games }
cli-selfplay-bot = бот
cli-selfplay-games = игр
cli-selfplay-mean = средний счёт
cli-selfplay-wins = победы
cli-selfplay-interval = 95 %
cli-interrupted = Прервано.
cli-which-game = Какая игра? Введите её номер.
cli-no-such-game = Игры «{ $typed }» здесь нет. Введите число от 1 до { $high }.
cli-paper = Лист { $name }

## The table

table-unknown = Стола { $table } нет.
table-frozen = Правила изменились с тех пор, как играли эту игру, и она больше не воспроизводится: на неё можно только смотреть.
table-unavailable = Стол сейчас недоступен. Ничего не потеряно; попробуйте ещё раз.
table-fault = На сервере произошла ошибка, она записана. Стол работает дальше; попробуйте что-нибудь другое.
table-not-seated = Это могут только люди за этим столом.
table-not-at-table = Вы больше не за этим столом.
table-closed = Этот стол закрыт.
table-malformed = Это сообщение непонятно: { $detail }
table-not-your-seat = Место { $seat } не ваше.
table-not-while-lobby = Игра ещё не началась.
table-not-while-playing = Не во время игры.
table-not-while-over = Игра окончена.
table-not-while-closed = Этот стол закрыт.
table-host-only = Это может только хозяин стола.
table-no-such-person = Этого человека нет за столом.
table-bot-plays = На месте { $seat } сейчас играет бот: сначала вернитесь на место.
table-stale = Ваш выбор тем временем изменился. Посмотрите ещё раз и решайте.
table-not-companion = За этим столом сдаёт сервер.
table-not-yours-to-deal = Ввести это может только тот, кто вправе это видеть.
table-asked-already = Один вопрос уже задан.
table-nothing-asked = Вам не на что отвечать.
table-resigned-already = Игрок на этом месте уже сдался.
table-no-such-line = В вашем журнале нет строки { $line }.
table-seat-taken = Место { $seat } занято.
table-no-bots-at-companion = Боты не сидят за столом, где карты вводят руками.
table-seats-open = Ещё свободны места: { $seats }.
table-muted = Хозяин запретил вам писать.
table-too-many-seats = Мест всего { $players }.
table-not-invited = К этому столу нужно приглашение.
table-no-such-code = Ни у одного открытого стола нет такого кода.
table-full = За этот стол больше никто не может прийти.
table-no-onlookers = За этим столом нет места зрителям.
table-wrong-token = Это не ключ этого стола.
table-log-full = За этим столом произошло слишком много: он больше ничего не принимает.
table-no-hints = За этим столом нет подсказок.
table-too-much = Слишком много сразу. Подождите немного.
table-too-large = Слишком длинно: не больше { $most } байт.
table-origin = Страницам { $origin } нельзя пользоваться этим сервером.
table-no-session = Вы не вошли.
table-hello-first = Соединение начинается с одного «hello».
table-socket-only = Это можно только через WebSocket.
table-not-over = Игра ещё не окончена.
table-no-such-turn = Хода { $at } нет: последний — { $last }.
table-no-decision = После хода { $at } никто не решает.
table-name-taken = Имя «{ $name }» занято.
table-wrong-password = Имя или пароль неверны.
table-wrong-method = Здесь можно только: { $methods }.
table-no-page = По этому адресу ничего нет.
table-setting = Настройка сервера неверна: { $detail }
table-setting-workers = Нескольким процессам нужен PostgreSQL: файл SQLite служит одному.
table-setting-database = «{ $url }» не база данных: возможны sqlite:///ФАЙЛ или postgresql://…
table-setting-port = Не удаётся слушать порт { $port }: { $detail }
table-serving = Стол открыт по адресу { $url } (закрыть: Ctrl+C)
table-backup-done = База данных скопирована в { $path }.
table-restore-done = База данных восстановлена из { $path }.
table-restore-exists = { $path } уже существует: сначала уберите его.
table-backup-file = { $path } не является резервной копией этого сервера.
table-notice-joined = { $name } приходит к столу.
table-notice-left = { $name } уходит из-за стола.
table-notice-removed = Хозяин удаляет { $name }.
table-notice-stand-in = На месте { $seat } теперь играет бот ({ $level }).
table-notice-started = Игра начинается.
table-notice-over = Игра окончена.
table-notice-taken-back = Игрок { $seat } возвращает ход с согласия всех.
table-notice-corrected = Запись исправлена.
table-notice-disagreed = { $name } не соглашается.
table-notice-resigned = Игрок { $seat } сдаётся.
table-notice-time-resigned = Время игрока { $seat } вышло: он сдаётся.
table-notice-timed-out = Время игрока { $seat } вышло: дальше играет бот.
table-notice-closed = Хозяин закрывает стол.
table-notice-expired = Долго никого не было: стол закрыт.
table-phrase-hello = Привет!
table-phrase-good-luck = Удачи!
table-phrase-well-played = Отличный ход!
table-phrase-thanks = Спасибо!
table-phrase-one-moment = Минутку, пожалуйста.
table-phrase-your-turn = Ваш ход.
table-phrase-good-game = Хорошая была игра.
## Арена

arena-milliseconds = мс/решение
arena-compared = Сравнение на тех же раздачах
arena-against = против
arena-ahead = впереди
arena-difference = очки
arena-ratings = Рейтинги
arena-rating = рейтинг
arena-plot-score = счёт
arena-plot-games = партии
arena-plot-played = сыграно партий
arena-plot-rating = рейтинг

## Подсказки и разбор

hint-head = Игрок { $seat }: что сыграл бы поиск после { $iterations } партий в уме
hint-points = { $move }: примерно { $points } очка в конце (рассмотрено раз: { $visits })
hint-points-wins = { $move }: примерно { $points } очка в конце, победа { $percent } % (рассмотрено раз: { $visits })
hint-best = Не хуже следующего хода с уверенностью { $percent } %; по сравнению с ним:
hint-other = Не хуже первого хода с вероятностью { $percent } %; по сравнению с ним:
hint-gain = + { $gap }  { $line } (в среднем { $points } вместо { $instead })
hint-loss = − { $gap }  { $line } (в среднем { $points } вместо { $instead })
review-cost-score = Игрок { $seat } потерял всего примерно { $cost } очка.
review-cost-win = Игрок { $seat } потерял всего примерно { $cost } процентного пункта вероятности победы.
review-mistake-score = Действие { $index }, игрок { $seat }: стоило примерно { $cost } очка
review-mistake-win = Действие { $index }, игрок { $seat }: стоило примерно { $cost } процентного пункта вероятности победы
review-played = Сыграно: { $advice }
review-better = Лучше: { $advice }
review-clean = Ничего явно лучше сыгранного не было.

error-rules-version = По правилам версии { $rules } здесь не играют, только по версии: { $known }.

## files that people write
error-unknown-key = «{ $name }» здесь ничего не значит. Здесь могут стоять: { $known }.
error-unknown-key-near = «{ $name }» здесь ничего не значит. Может быть, «{ $near }»?
table-database-newer = Схема этой базы данных имеет версию { $found }, её записала более новая программа; эта знает версии до { $known }.
table-database-away = Базой данных нельзя воспользоваться: { $detail }
error-data-facts = Эти компоненты не читаются: { $detail }
