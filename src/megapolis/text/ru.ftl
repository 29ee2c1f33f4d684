## Errors

error-game-over = Игра окончена.
error-no-such-seat = Места { $seat } нет: за этим столом их { $seats }.
error-not-your-turn = Сейчас ходит не { $seat }.
error-chance-not-awaited = Сейчас ничего не тянут и не бросают.
error-file-or-from = Укажите что-то одно: сохранённую игру или позицию (--from).
error-which-seat = Сейчас ходят несколько игроков: укажите, чей это ход.
error-position = Это не запись позиции: { $detail }
error-position-game = Это не позиция { $wanted }: «{ $found }».
error-position-data = Эта позиция записана с другими данными компонентов ({ $wanted }).
error-position-field = Поля «{ $field }» здесь нет. Есть: { $known }.
error-position-setup = У этой позиции другие настройки партии, чем у стола.
error-position-over = В этой позиции игра уже окончена, играть нечего.
error-position-name = «{ $name }» здесь ничего не называет ({ $kind }).
error-no-such-action = «{ $action }» — не действие этой игры.
error-action-field = «{ $field }» действия «{ $verb }» не может равняться { $value }: возможно от 0 до { $high }.
error-action-fields = Действие «{ $verb }» требует ровно таких полей: { $fields }.
error-unknown-game = Игры «{ $name }» нет. Есть такие игры: { $games }.
error-players = Число игроков не может быть { $players }: возможно от { $low } до { $high }.
error-unknown-option = Опции «{ $option }» нет. Есть такие: { $known }.
error-option-value = Опция «{ $option }» не может иметь значение «{ $value }». Возможны: { $possible }.
error-file = Не удалось прочитать { $path }: { $detail }
error-toml = { $path } — не TOML: { $detail }
error-data-number = «{ $name }» должно быть целым числом от { $low } до { $high }.
error-sheet-position = Бланк должен содержать position = текст позиции { $game_id } и больше ничего.
error-data-toml = Файл данных — не TOML: { $detail }
error-at-line = Строка { $line }: { $problem }
error-replay-json = Это не файл записи игры (не JSON): { $detail }
error-replay-format = Это не файл записи игры формата { $wanted }.
error-replay-head = Игру из этой записи не удалось подготовить: { $detail }
error-replay-rules = Запись сделана по правилам версии { $file }, а здесь { $here }.
error-replay-data = Запись сделана с другими компонентами (данные { $file }, а здесь { $here }).
error-replay-action = Запись повреждена на действии { $index }: { $detail }
error-replay-digest = Запись повреждена на действии { $index }: контрольная сумма не сходится.
error-nothing-to-undo = Нечего возвращать.
error-undo-revealed = С тех пор кое-что уже открыто: вернуть ход нельзя.
error-unknown-bot = Бота «{ $name }» нет. Есть такие боты: { $bots }.
error-bot-of-game = В игре «{ $title }» нет бота «{ $name }». Её боты: { $bots }.
error-bot-baseline = Ботов версии 0.1 нет в { $folder }: сначала выполните «make baseline».
error-no-answer = Агент по адресу { $address } не дал ответа, который можно прочитать: { $detail }
error-bot-plain = У бота «{ $name }» нет параметров.
error-bot-parameter = У бота с поиском нет параметра «{ $name }». Есть такие: { $known }.
error-arena-match = Ботов { $bots }, а мест за столом { $players }.
error-arena-gauntlet = Нужны претендент и хотя бы ещё один бот.
error-arena-adjusted = В игре «{ $title }» нет сети, которая могла бы оценить везение.
error-arena-file = { $path } — не файл результатов арены или повреждён (строка { $line }).
error-arena-other = { $path } содержит результаты другого события: назовите другой файл.
error-extra = Для этого нужен { $module }, который не установлен: pip install "megapolis[{ $extra }]"
error-opponents = Названо соперников: { $given }; других мест за столом: { $seats }.
error-ray-address = Кластер Ray не отвечает по адресу «{ $address }»: { $detail }
error-file-exists = Файл { $path } уже есть: назовите другой или уберите этот.
error-records-suffix = Записи игр сохраняют в файл, название которого кончается на { $suffixes }, а не в { $path }.
error-records-line = Файл { $path } повреждён в строке { $line }: { $detail }
error-records-cut = Файл { $path } обрывается в строке { $line }.
error-records-mixed = Файл { $path } содержит игры { $first }, а в строке { $line } — { $other }: загружайте их по отдельности.
error-records-unfinished = В строке { $line } файла { $path } неоконченная игра.
error-arrays-bot = В { $path } массивы, из которых не видно, кто играл: чтобы выбрать бота, загрузите записи игр.
error-records-empty = В файле { $path } нет игр.

## The page

page-lead = Пять городов за одним столом
page-lead-more = Одно касание, и вы уже играете с ботом. Без регистрации.
page-games = Игры
page-play-now = Играть сейчас
page-play = Сыграть
page-set-up = Настроить: { $game }
page-my-games = Мои партии
page-no-games = Здесь появятся ваши партии.
page-open-tables = Открытые столы
page-no-tables = Сейчас никто не ждёт.
page-my-record = Я: мои игры
page-daily = Раздача дня
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
page-options = Опции
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
page-companion = С коробкой на столе: вы вводите, что выпало
page-own-data = Компоненты вашей коробки
page-own-data-help = Некоторые карты пришлось реконструировать. Возьмите файл, с которым игра идёт сейчас, впишите то, что есть в вашей коробке, и играйте с ним; поле тогда рисует сервер.
page-own-data-template = Файл, с которого начать
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
page-level-hard = сильный
page-level-expert = эксперт
page-level-search = поиск
page-level-learned = нейросеть
page-open-seat = свободное место
page-board-in-words = Поле словами
page-change-setup = Изменить состав игры
page-apply-setup = Играть так
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
page-no-server = Сервер не отвечает. Чуть позже попробуйте ещё раз.
page-opening = Открываем …
page-hand-over = Игрок { $seat }, ваш ход
page-hand-over-why = Передайте устройство. Пусть остальные не смотрят.
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
page-resigned = сдаётся
page-look-at = Посмотреть лист: { $name }
page-hint = Подсказка
page-hint-points = выходит примерно { NUMBER($points, maximumFractionDigits: 1) }
page-hint-ahead = впереди лучшего соперника примерно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-behind = позади лучшего соперника примерно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-above = выше цели примерно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-below = ниже цели примерно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-why-best = Против хода 2 в среднем:
page-hint-why-other = Против хода 1 в среднем:
page-undo = Шаг назад
page-cancel = Выбрать другое
page-nothing-changes = Очки сейчас не изменятся.
page-sheet = Ход, очки и журнал
page-tab-move = Ход
page-tab-score = Очки
page-tab-log = Журнал
page-score-sheet = Лист очков
page-if-ended = если бы игра кончилась сейчас
page-final = окончательно
page-total = Всего
page-later = в следующем раунде
page-objectives = Общие цели
page-met = выполнено
page-setting-up = подготовка
page-log = Журнал
page-talk = Разговор
page-say = Сказать что-нибудь
page-phrase = Готовые фразы
page-rematch = Ещё раз
page-to-rematch = К новой партии
page-over = Игра окончена.
page-asks-takeback = { $name } просит вернуть ход.
page-asks-abandon = { $name } предлагает прекратить игру.
page-agree = Согласиться
page-disagree = Не согласиться
page-ask-takeback = Попросить вернуть ход
page-people = Люди за столом
page-host = хозяин
page-muted = не может писать
page-plays-seats = играет за № { $seats }
page-onlooker = зритель
page-away-since = нет на месте с { $time }
page-not-come = ещё не здесь
page-onlookers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрит { $count } человек
}
page-mute = Запретить писать
page-unmute = Разрешить писать
page-remove = Удалить из-за стола
page-sure = Точно? Нажмите ещё раз.
page-take-back-seat = Играть дальше самостоятельно
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
page-new-account = Создать учётную запись
page-make-account = Создать
page-have-account = У меня уже есть учётная запись
page-account-why = Учётная запись хранит результаты и рейтинги на всех устройствах. Играть можно и без неё.
page-password = Пароль
page-password-how = Не меньше 8 знаков. Почту мы не спрашиваем: потерянный пароль заменяет код, который показывают один раз.
page-delete-account = Удалить учётную запись
page-delete-sure = Точно удалить? Нажмите ещё раз.
page-delete-means = Будут удалены результаты и ваше имя за всеми столами; на ваших местах будет играть бот.
page-delete-game = Удалить: { $game }
page-delete-means-game = Партия, сыгранная в одиночку, будет удалена целиком; со стола с другими исчезнут ваше имя и сообщения.
page-privacy = Приватность
page-privacy-lead = Что этот сервер хранит о вас, как долго, и как это забрать или удалить. Рекламы нет, никому другому ничего не отправляется, посещения никто не считает.
page-privacy-device = На вашем устройстве
page-privacy-device-more = Ваше имя, язык и вид, ключи к вашим столам, случайное число, обозначающее это устройство, ваш вход, а без учётной записи — ещё и решённые задачи. Их хранит браузер, пока вы не очистите данные этого сайта; файлов cookie нет.
page-privacy-table = За столом
page-privacy-table-more = Ходы, места, имена и сообщения, случайное число вашего устройства и время последнего соединения. Имена, ходы и сообщения видят все за столом. Результаты тех, у кого нет учётной записи, хранятся под хешем этого числа столько же, сколько и столы.
page-privacy-closed = Стол, за которым игру не начали, закрывается через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
  }, партия, которую никто не продолжает, — через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }.
page-privacy-forever = Партии хранятся, пока существует этот сервер, чтобы их можно было посмотреть.
page-privacy-archived = Через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  } после окончания остаются одни ходы, без имён, сообщений и устройств.
page-privacy-archived-kept = Эти ходы хранятся без ограничения во времени.
page-privacy-archived-deleted = Они удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  } после окончания партии.
page-privacy-account = С учётной записью
page-privacy-account-more = Её имя, результаты, рейтинги и решённые задачи, пока вы её не удалите. Пароль и код восстановления хранятся только как хеши, из которых их никто не прочитает.
page-privacy-sessions = Для каждого устройства, с которого вы вошли: когда, какая система и какой браузер. Это исчезает, когда вы выходите, или через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  } без использования.
page-privacy-address = Ваш адрес в интернете
page-privacy-address-more = Хранится не больше часа, чтобы никто не мог перегрузить сервер, и до конца дня как хеш — для подсказок. Ни в один журнал он не попадает.
page-privacy-others = Также
page-privacy-others-more = В списке раздачи дня стоят ваше имя и очки. Если на кого-то пожаловались, последние сообщения за тем столом хранятся, пока владелец сервера не рассмотрит жалобу. Копии на случай аварии содержат те же данные, пока их не перезапишут.
page-privacy-take = Забрать с собой
page-privacy-take-more = На странице учётной записи можно сохранить результаты, рейтинги и решённые задачи в файл. Каждую законченную партию можно сохранить в файл из её просмотра; программа Megapolis откроет его где угодно.
page-privacy-delete = Удалить
page-privacy-delete-more = На странице учётной записи можно удалить её вместе с результатами, а также ваше имя и сообщения за всеми столами. Без учётной записи это делает раздел «Все мои партии»: партия, сыгранная в одиночку, удаляется целиком, с других столов исчезают ваше имя и сообщения. Результаты удаляет страница «Мои игры».
page-privacy-who = Кто держит этот сервер
page-privacy-who-unknown = Владелец не указал, как с ним связаться.
page-export = Сохранить мои данные
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
page-correct-back = Отменить последнее исправление
page-box-awaited = Дальше скажет коробка.
page-resign = Сдаться
page-resign-sure = Точно сдаться? Нажмите ещё раз.
page-sound-on = Звуки включены
page-sound-off = Звуки выключены
page-keys = Клавиши: Tab и Enter — выбрать, C — подтвердить, U — назад, H — подсказка, ? — правила.
page-board-of = Поле: { $game }
page-zoom-out = Уменьшить
page-guide = Первая партия
page-guide-again = Первая партия с пояснениями ещё раз
page-review-of = { $game }: разбор партии
page-turn-of = Шаг { $at } из { $of }
page-first = В начало
page-previous = На действие назад
page-next = На действие вперёд
page-last = В конец
page-beginning = Начало
page-player = Игрок { $seat }
page-go-on = Продолжить отсюда
page-copy-link = Скопировать ссылку
page-download = Скачать запись
page-bot-review = Мнение бота
page-what-bot = Что сыграл бы бот?
page-no-decision = Здесь никто не выбирает.
page-played = Сыграно
page-better = Лучше
page-why = Почему: разница в среднем
page-cost-points = { $cost ->
    [one] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очка
    [few] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очков
    [many] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очков
   *[other] стоило около { NUMBER($cost, maximumFractionDigits: 1) } очка
  }
page-cost-nothing = ничего явно лучшего нет
page-score-real = Посчитать настоящую игру
page-no-paper = Для этой игры листа ещё нет: есть команда `megapolis score`.
page-paper-how = Воспроизведите то, что лежит на вашем столе.
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
    [one] Побеждает { $names }.
   *[other] Победу делят: { $names }.
  }

## The table

table-unknown = Стола { $table } нет.
table-frozen = С тех пор как играли эту партию, правила изменились, и она больше не воспроизводится: на неё можно только смотреть.
table-unavailable = Стол сейчас недоступен. Ничего не потеряно; попробуйте ещё раз.
table-fault = На сервере произошла ошибка, она записана. Стол работает дальше; попробуйте что-нибудь другое.
table-not-seated = Это могут делать только люди за этим столом.
table-not-at-table = Вы больше не за этим столом.
table-closed = Этот стол закрыт.
table-malformed = Это сообщение непонятно: { $detail }
table-not-your-seat = Это не ваше место: { $seat }.
table-not-while-lobby = Игра ещё не началась.
table-not-while-playing = Не во время игры.
table-not-while-over = Игра окончена.
table-not-while-closed = Этот стол закрыт.
table-host-only = Это может делать только хозяин стола.
table-no-such-person = Этого человека нет за столом.
table-bot-plays = Здесь сейчас играет бот ({ $seat }): сначала вернитесь на место.
table-stale = То, что вы решаете, тем временем изменилось. Посмотрите ещё раз.
table-not-companion = За этим столом сдаёт сервер.
table-not-yours-to-deal = Ввести это может только тот, кто вправе это видеть.
table-asked-already = Один вопрос уже ждёт ответа.
table-nothing-asked = Вам не на что отвечать.
table-resigned-already = На этом месте уже сдались.
table-no-such-line = В вашем журнале нет строки { $line }.
table-seat-taken = Это место уже занято: { $seat }.
table-nothing-to-restore = Нет исправления, которое можно отменить.
table-start-fixed = Стол, который начинается с заданной позиции, сохраняет свой состав игры.
table-seats-open = Ещё свободны места: { $seats }.
table-muted = Хозяин запретил вам писать.
table-too-many-seats = Мест всего { $players }.
table-not-invited = К этому столу нужно приглашение.
table-no-such-code = Ни у одного открытого стола нет такого кода.
table-full = За этим столом больше нет места.
table-no-onlookers = За этим столом нет места зрителям.
table-wrong-token = Это не ключ этого стола.
table-log-full = За этим столом произошло слишком много всего: он больше ничего не принимает.
table-no-such-order = Сейчас такого поручить нельзя.
table-not-shared = Партнёры показывают друг другу только то, что примеряют с открытой картой.
table-no-hints = За этим столом нет подсказок.
table-too-much = Слишком много сразу. Подождите немного.
table-too-large = Слишком длинно: не больше { $most } байт.
table-origin = Страницам { $origin } нельзя пользоваться этим сервером.
table-no-session = Вы не вошли в учётную запись.
table-hello-first = Соединение начинается с одного «hello».
table-socket-only = Это можно только через WebSocket.
table-not-over = Игра ещё не окончена.
table-no-such-turn = Действия { $at } нет: последнее — { $last }.
table-no-decision = После действия { $at } никто не решает.
table-name-taken = Имя «{ $name }» занято.
table-wrong-password = Имя или пароль неверны.
table-no-accounts = За этим столом нет учётных записей.
table-no-games-file = В этом файле нет игр, или он повреждён.
table-not-sent = Отправить можно только начатую партию, которую не переносят с настоящего стола.
table-wrong-method = Здесь можно только: { $methods }.
table-no-page = По этому адресу ничего нет.
table-setting = Неверная настройка сервера: { $detail }
table-setting-workers = Нескольким процессам нужен PostgreSQL: файл SQLite обслуживает только один.
table-setting-database = «{ $url }» не база данных: возможны sqlite:///ФАЙЛ или postgresql://…
table-setting-port = Не удаётся слушать порт { $port }: { $detail }
table-serving = Стол открыт по адресу { $url } (закрыть: Ctrl+C)
table-backup-done = База данных скопирована в { $path }.
table-restore-done = База данных восстановлена из { $path }.
table-restore-exists = { $path } уже существует: сначала уберите его.
table-backup-file = { $path } не является резервной копией этого сервера.
table-notice-joined = { $name } садится за стол.
table-notice-left = { $name } уходит от стола.
table-notice-removed = Хозяин удаляет из-за стола: { $name }.
table-notice-stand-in = { $seat }: дальше играет { $bot }.
table-notice-arranged = Хозяин меняет состав игры.
table-notice-started = Игра начинается.
table-notice-over = Игра окончена.
table-notice-taken-back = { $seat } возвращает ход с согласия всех.
table-notice-corrected = Запись исправлена.
table-notice-restored = Исправление отменено.
table-notice-disagreed = { $name } не соглашается.
table-notice-resigned = { $seat } сдаётся.
table-notice-time-resigned = { $seat }: время вышло, это поражение.
table-notice-timed-out = { $seat }: время вышло, дальше играет бот.
table-notice-closed = Хозяин закрывает стол.
table-notice-expired = Долго никого не было: стол закрыт.
table-phrase-hello = Привет!
table-phrase-good-luck = Удачи!
table-phrase-well-played = Отличный ход!
table-phrase-thanks = Спасибо!
table-phrase-one-moment = Минутку, пожалуйста.
table-phrase-your-turn = Ваш ход.
table-phrase-good-game = Хорошая была игра.
table-phrase-again = Хочу реванша!
table-banned = Владелец этого сервера не разрешает вам здесь играть.

## Who plays

seat-1 = Игрок 1
seat-2 = Игрок 2
seat-3 = Игрок 3
seat-4 = Игрок 4
seat-5 = Игрок 5
seat-6 = Игрок 6
seat-7 = Игрок 7
seat-8 = Игрок 8
seat-9 = Игрок 9
seat-10 = Игрок 10
bot-easy = Домик
bot-medium = Особняк
bot-hard = Башня
bot-expert = Небоскрёб
bot-other = Бот
bot-again = { $bot } { $number }

## Files that people write

error-rules-version = По правилам версии { $rules } здесь не играют, только по версии: { $known }.
error-nearest = Может быть, «{ $nearest }»?
error-unknown-key = «{ $name }» здесь ничего не значит. Здесь могут стоять: { $known }.
error-unknown-key-near = «{ $name }» здесь ничего не значит. Может быть, «{ $near }»?
table-database-newer = Схема этой базы данных имеет версию { $found }, её записала более новая программа; эта знает версии до { $known }.
table-database-encoding = Эта база хранит текст как { $found }. Создайте базу в UTF-8: createdb -E UTF8 -T template0 NAME.
table-database-away = Базой данных нельзя воспользоваться: { $detail }
error-data-facts = Эти компоненты не читаются: { $detail }
table-thinking-too-long = Бот думал слишком долго, и его остановили.
table-thinking-spent = На сегодня боты уже достаточно подумали за вас. Подсказки и разборы вернутся завтра.
table-hint-replaced = С тех пор вы попросили другую подсказку.
table-gone = Тот, кто спрашивал, уже ушёл.
table-person-present = Этот человек играет и только что был здесь: за него никто не может действовать. Вместо этого предложите всем закончить игру.
table-resign-first = С вами ещё играют другие: сначала сдайтесь.
table-rated-resign = Партия рейтинговая, а кто-то из игроков лишь отошёл: чтобы закончить её, сдайтесь.
table-daily-sealed = Сегодня эту раздачу ещё играют другие. Посмотреть её можно будет завтра.

## The page's frame: bots as buildings, tools, keys, another's board, the line

page-bot-easy = Домик
page-bot-medium = Особняк
page-bot-hard = Башня
page-bot-strong = Башня
page-bot-expert = Небоскрёб
page-rank-cottage = новичок
page-rank-terrace = ровня
page-rank-tower = сильный
page-rank-skyscraper = мастер
page-more-seats = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[other] ещё { $count }
  }
page-tool-score = Очки
page-thinks = { $count ->
    [one] { $names } думает…
   *[other] { $names } думают…
  }
page-waits-for = Сейчас ходит: { $names }
page-wins = { $count ->
    [one] { $names } побеждает
   *[other] { $names } делят победу
  }
page-choose-first = Выберите место или деталь
page-their-board = Лист: { $name }
page-only-look = только посмотреть
page-theirs = На этом листе играет { $name }.
page-turn-waits = Ваш ход ждёт
page-choice-kept = Ваш выбор сохранён: { $move }
page-to-my-board = К моему листу
page-previous-seat = Предыдущий игрок
page-next-seat = Следующий игрок
page-offline = Нет связи
page-offline-since = { $seconds ->
    [one] Уже { $seconds } секунду.
    [few] Уже { $seconds } секунды.
   *[other] Уже { $seconds } секунд.
  }
page-offline-next = { $seconds ->
    [0] Пробуем сейчас. Партия не пропадёт.
    [one] Попытка через { $seconds } секунду. Партия не пропадёт.
    [few] Попытка через { $seconds } секунды. Партия не пропадёт.
   *[other] Попытка через { $seconds } секунд. Партия не пропадёт.
  }
page-offline-now = Сейчас
page-kept = Ваш ход сохранён здесь
page-kept-how = Он уйдёт сам, как только появится связь. Другие его пока не видят.
page-take-it-back = Забрать
page-waits-for-line = Ждёт связи…
page-withdrawn = Ход отменён.
page-hand-to = Ваш ход, { $name }
page-it-is-me = Это я, { $name }
page-at-the-table = за столом
page-bot-instead = Бот вместо: { $name }
page-skip-to-question = К вопросу
page-skip-to-board = К полю
page-key-play = сыграть выбранное
page-key-unchoose = снять выбор или закрыть
page-key-undo = назад
page-key-hint = подсказка
page-key-turn = повернуть карту
page-key-score = очки
page-key-log = хроника
page-key-talk = разговор
page-key-rules = правила
page-key-own = мой лист
page-key-skip = показать ходы сразу; остановить финал
page-key-slower = показывать ходы медленнее
page-key-faster = показывать ходы быстрее
page-key-pieces = выбрать карту или ответ
page-key-seats = посмотреть на игрока
page-key-arrows = вдоль возможных мест
page-table-code = Код или ссылка
page-nothing-here = Рельсы кончились
page-nothing-here-more = По этому адресу ничего нет. Стол могли закрыть, или в ссылке потерялась буква.
page-key-list = Клавиши
page-tool-undo = Назад
page-chronicle = Хроника

## Positions as text on the page
page-position-copy = Скопировать позицию
page-position-copied = Позиция скопирована
page-position-not-copied = Не удалось скопировать позицию
page-position-open = Открыть позицию
page-position-paste = Вставьте сюда скопированную позицию
page-position-drawn = Позиция на рисунке
page-position-others = За остальных играет
page-position-myself = я за всех
page-position-play = Играть отсюда
page-position-unrated = Эта партия не влияет на рейтинг.
error-write = Не удаётся записать { $path }: { $detail }
error-broken-pipe = То, что печатается, больше никто не читает.
error-at-least = должно быть не меньше { $low }
argument-usage = использование:
argument-positional = аргументы
argument-options = параметры
argument-help = показать эту справку и выйти
argument-version = показать версию программы и выйти
argument-required = не хватает: %s
argument-unrecognized = неизвестно: %s
argument-one = нужно значение
argument-some = нужно хотя бы одно значение
argument-type = «%(value)s» — не целое число
argument-choice = «%(value)s» здесь невозможно; можно: %(choices)s
argument-argument = %(argument_name)s: %(message)s
argument-ambiguous = %(option)s может значить %(matches)s
argument-explicit = значения здесь не бывает, и %r лишнее
argument-more = Попробуйте: { $command }
paper-won = Победа: { $name }.
paper-shared = Общая победа: { $names }.
paper-place = { $place }. { $name }: { $points }

## Home, set-up, accounts

page-about-minutes = { $minutes } мин
page-weight-1 = легко
page-weight-2 = умеренно
page-weight-3 = хитро
page-weight-4 = сложно
page-learn-playing = Научиться играя
page-first-game = Первая партия за 5 минут
page-waits-since = последний ход { $when }
page-to-move = Ходить
page-play-daily = Сыграть раздачу дня: { $game }
page-waiting-for-you = Вас ждут
page-nobody-waits = Вас никто не ждёт
page-games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }
page-new-one = Новая партия
page-way-link = Друзьям хватит ссылки
page-way-link-more = Открыли стол, отправили ссылку, играете. Каждый на своём языке.
page-way-screen = Один экран на всех
page-way-screen-more = Передавайте телефон: чужие карты скрыты.
page-way-box = Есть настоящая коробка?
page-way-box-more = Кладите карты на стол, а счёт и ботов оставьте нам.
page-add-seat = Ещё место
page-up-to = можно до { $most }
page-who-sits = Кто сидит на месте { $seat }?
page-a-friend = Друг или подруга
page-beside-me = Кто-то рядом
page-at-this-screen = за этим экраном
page-or-a-bot = Или бот: чем выше, тем сильнее
page-by-machine = Выбрать по названию машины
page-remove-seat = Убрать это место
page-it-is-you = это вы
page-invited = по ссылке
page-bot-rank = бот, { $rank }
page-presets = Готовые наборы
page-preset-classic = Классика
page-preset-solo = Соло
page-changed = изменено: { $what }
page-where-played = Где играем
page-on-screen = На экране
page-on-screen-more = карты сдаёт Megapolis
page-real-table = За настоящим столом
page-real-table-more = коробка у вас, счёт здесь
page-real-table-needs = Вы будете вводить, что выпало из коробки: держите её под рукой.
page-more-options = Больше опций
page-with = В игре: { $what }.
page-plain-game = Обычная игра.
page-takes = Около { $minutes } минут.
page-can-start = Можно начинать: свободное место достанется боту.
page-calls-you = { $name } зовёт вас
page-invite-to = Игра: { $game }
page-your-seat = Ваше место
page-invites = приглашает
page-take-seat = Сесть за стол
page-share = Отправить
page-table-open = Стол открыт
page-at-table-count = За столом { $taken } из { $of }.
page-say-code = Наведите камеру телефона или назовите код
page-no-seat = Все места заняты. Можно посмотреть.
table-removed = Хозяин стола удалил вас отсюда.
table-too-slow = Запрос шёл слишком долго.
table-said-enough = За этим столом сказано так много, что новых реплик он не принимает.
table-setting-renamed = Настройка «{ $old }» теперь называется «{ $new }»: смотрите docs/server.md.
page-report = Пожаловаться
page-reported = Сохранено для владельца сервера вместе с последними репликами.
page-unread-count = { $count ->
    [one] { $count } непрочитанная реплика
    [few] { $count } непрочитанные реплики
   *[other] { $count } непрочитанных реплик
  }
table-unrated-alone = Без рейтинга: здесь никто не играет против других.
table-unrated-companion = Без рейтинга: карты вводят вручную.
table-unrated-own-data = Без рейтинга: играют со своей коробкой.
table-unrated-daily = Без рейтинга: у раздачи дня свой список.
table-unrated-begun = Без рейтинга: партия начинается посреди игры.
table-unrated-first-game = Без рейтинга: эта партия учит игре.
table-nothing-to-learn = Здесь больше нечему учиться.
table-unrated-host = Уже без рейтинга: вмешался хозяин стола.
table-unrated-takeback = Уже без рейтинга: ход был взят назад.
table-unrated-hint = Уже без рейтинга: кто-то попросил подсказку.
table-unrated-people = Без рейтинга: должны играть хотя бы двое с учётными записями, каждый на одном месте.
table-notice-hinted = { $name }: просьба о подсказке. Партия уже без рейтинга.
page-rated = На рейтинг. Подсказка, ход назад или вмешательство хозяина это отменяют; кто уходит, тот проигрывает.
page-hint-unrated = Тогда без рейтинга. Точно?
page-provisional = предварительный
page-class-two-plain = вдвоём
page-class-two-options = вдвоём, с опциями
page-class-more-plain = втроём и больше
page-class-more-options = втроём и больше, с опциями
table-name-empty = В этом имени нет ни одной буквы.
table-wrong-code = Имя и код не подходят друг к другу.
table-no-session-there = Там вы уже не вошли.
page-safety = Пароль и устройства
page-password-now = Ваш пароль
page-password-new = Новый пароль
page-password-change = Сменить пароль
page-password-changed = Изменено. На всех других устройствах вы вышли.
page-set-password = Установить пароль
page-lost-password = Пароль потерян
page-code-title = Код восстановления
page-code-why = Запишите его: он показан только сейчас, и с ним можно установить новый пароль.
page-code-new = Новый код восстановления
page-code-none = У этой учётной записи ещё нет кода восстановления: без него потерянный пароль не заменить.
page-sessions = Где вы вошли
page-device = Устройство
page-this-device = это устройство
page-session-used = последний раз { $date }
page-sign-out-others = Выйти везде, кроме этого устройства

