## Errors

error-game-over = Гру закінчено.
error-no-such-seat = Місця { $seat } немає: за цим столом їх { $seats }.
error-not-your-turn = Зараз ходить не { $seat }.
error-chance-not-awaited = Зараз нічого не тягнуть і не кидають.
error-file-or-from = Вкажіть щось одне: збережену гру або позицію (--from).
error-which-seat = Зараз ходять кілька гравців: вкажіть, чий це хід.
error-position = Це не запис позиції: { $detail }
error-position-game = Це не позиція { $wanted }: «{ $found }».
error-position-data = Цю позицію записано з іншими даними компонентів ({ $wanted }).
error-position-field = Поля «{ $field }» тут немає. Є: { $known }.
error-position-setup = Налаштування партії в цій позиції інші, ніж за столом.
error-position-over = У цій позиції гру вже закінчено, грати нічого.
error-position-name = «{ $name }» тут нічого не називає ({ $kind }).
error-no-such-action = «{ $action }» не є дією цієї гри.
error-action-field = «{ $field }» дії «{ $verb }» не може дорівнювати { $value }: можливо від 0 до { $high }.
error-action-fields = Дія «{ $verb }» потребує рівно таких полів: { $fields }.
error-unknown-game = Гри «{ $name }» немає. Є такі ігри: { $games }.
error-players = Кількість гравців не може бути { $players }: можливо від { $low } до { $high }.
error-unknown-option = Опції «{ $option }» немає. Є такі: { $known }.
error-option-value = Опція «{ $option }» не може мати значення «{ $value }». Можливі: { $possible }.
error-file = Не вдалося прочитати { $path }: { $detail }
error-toml = { $path } не є TOML: { $detail }
error-data-number = «{ $name }» має бути цілим числом від { $low } до { $high }.
error-sheet-position = Бланк має містити position = текст позиції { $game_id } і більше нічого.
error-data-toml = Файл даних не є TOML: { $detail }
error-at-line = Рядок { $line }: { $problem }
error-replay-json = Це не файл запису гри (не JSON): { $detail }
error-replay-format = Це не файл запису гри формату { $wanted }.
error-replay-head = Гру з цього запису не вдалося підготувати: { $detail }
error-replay-rules = Запис зроблено за правилами версії { $file }, а тут { $here }.
error-replay-data = Запис зроблено з іншими компонентами (дані { $file }, а тут { $here }).
error-replay-action = Запис пошкоджено на дії { $index }: { $detail }
error-replay-digest = Запис пошкоджено на дії { $index }: контрольна сума не збігається.
error-nothing-to-undo = Немає чого повертати.
error-undo-revealed = Відтоді дещо вже відкрито: повернути хід не можна.
error-unknown-bot = Бота «{ $name }» немає. Є такі боти: { $bots }.
error-bot-of-game = У грі «{ $title }» немає бота «{ $name }». Її боти: { $bots }.
error-bot-baseline = Ботів версії 0.1 немає в { $folder }: спершу виконайте «make baseline».
error-no-answer = Агент за адресою { $address } не дав відповіді, яку можна прочитати: { $detail }
error-bot-plain = Бот «{ $name }» не має параметрів.
error-bot-parameter = Бот із пошуком не має параметра «{ $name }». Є такі: { $known }.
error-arena-match = Ботів { $bots }, а місць за столом { $players }.
error-arena-gauntlet = Потрібні претендент і щонайменше ще один бот.
error-arena-adjusted = У грі «{ $title }» немає мережі, яка могла б оцінити везіння.
error-arena-file = { $path } не є файлом результатів арени або пошкоджений (рядок { $line }).
error-arena-other = { $path } містить результати іншої події: назвіть інший файл.
error-extra = Для цього потрібен { $module }, який не встановлено: pip install "megapolis[{ $extra }]"
error-opponents = Названо суперників: { $given }; інших місць за столом: { $seats }.
error-ray-address = Кластер Ray не відповідає за адресою «{ $address }»: { $detail }
error-file-exists = Файл { $path } уже є: назвіть інший або приберіть цей.
error-records-suffix = Записи ігор зберігають у файл, назва якого закінчується на { $suffixes }, а не в { $path }.
error-records-line = Файл { $path } пошкоджено в рядку { $line }: { $detail }
error-records-cut = Файл { $path } обривається в рядку { $line }.
error-records-mixed = Файл { $path } містить ігри { $first }, а в рядку { $line } — { $other }: завантажуйте їх окремо.
error-records-unfinished = У рядку { $line } файлу { $path } незакінчена гра.
error-arrays-bot = У { $path } масиви, з яких не видно, хто грав: щоб вибрати бота, завантажте записи ігор.
error-records-empty = У файлі { $path } немає ігор.

## The page

page-lead = П’ять міст за одним столом
page-lead-more = Один дотик, і ви вже граєте з ботом. Без реєстрації.
page-games = Ігри
page-play-now = Грати зараз
page-play = Зіграти
page-set-up = Налаштувати: { $game }
page-my-games = Мої партії
page-no-games = Тут з’являться ваші партії.
page-open-tables = Відкриті столи
page-no-tables = Зараз ніхто не чекає.
page-my-record = Я: мої ігри
page-daily = Роздача дня
page-best-today = Найкращий сьогодні
page-game = Гра
page-continue = Продовжити
page-look-back = Розбір
page-status-lobby = чекає на гравців
page-status-playing = хід інших
page-status-over = завершено
page-status-closed = закрито
page-taken = зайнято { $taken } з { $of } місць
page-sit = Сісти
page-stand = Встати
page-language = Мова
page-theme = Світла чи темна тема
page-your-name = Ваше ім’я
page-name = Ім’я
page-guest = Гість
page-back = Назад
page-home = До ігор
page-close = Закрити
page-menu = Меню
page-rules = Правила
page-rules-of = Правила: { $game }
page-rules-here = Що про це кажуть правила
page-search = Шукати в правилах
page-new-game = { $game }: нова партія
page-how-many = Гравців
page-options = Опції
page-readings = Тлумачення правил
page-seats = Місця
page-seats-more = порожнє місце чекає на людину або бота
page-seat-n = Місце { $seat }
page-me = Я
page-same-screen = За цим екраном
page-by-link = За посиланням
page-person = Людина
page-ready = Усі місця зайнято.
page-all-seated = Усі місця зайнято.
page-open-table = Відкрити стіл
page-start = Почати гру
page-host-starts = Гру починає той, хто відкрив стіл.
page-allow-hints = Підказки дозволено
page-list-table = Показати серед відкритих столів
page-companion = З коробкою на столі: ви вводите, що випало
page-own-data = Компоненти вашої коробки
page-own-data-help = Деякі карти довелося реконструювати. Візьміть файл, із яким гра йде зараз, впишіть те, що є у вашій коробці, і грайте з ним; поле тоді малює сервер.
page-own-data-template = Файл, із якого почати
page-own-data-choose = Вибрати файл
page-clock = Годинник
page-on-table = На столі
page-no-clock = Без годинника
page-at-random = випадково
page-picked = вибрано { $count }, можна від { $low } до { $high }
page-bot = Бот ({ $level })
page-level-random = навмання
page-level-greedy = жадібний
page-level-easy = новачок
page-level-medium = середній
page-level-hard = сильний
page-level-expert = експерт
page-level-search = пошук
page-level-learned = нейромережа
page-open-seat = вільне місце
page-board-in-words = Поле словами
page-change-setup = Змінити склад гри
page-apply-setup = Грати так
page-seat-bot = Хто грає за місце { $seat }
page-invite = Запросити
page-invite-how = Наведіть камеру телефону або надішліть посилання.
page-qr = QR-код запрошення
page-link = Посилання
page-copy = Скопіювати
page-copied = Скопійовано
page-welcome = Сідайте до столу
page-join = Приєднатися
page-no-way = Так не вийде
page-no-server = Сервер не відповідає. За мить спробуйте ще раз.
page-opening = Відкриваємо …
page-hand-over = Гравцю { $seat }, ваш хід
page-hand-over-why = Передайте пристрій. Хай інші не дивляться.
page-not-shown = Глядачам цей стіл не видно.
page-what-is-asked = Що від вас потрібно
page-your-turn = ваш хід
page-turn = ходить
page-thinking = думає …
page-bot-thinks = Бот думає …
page-waiting = { $count ->
    [1] Чекаємо на гравця { $seats }
   *[other] Чекаємо на гравців { $seats }
  }
page-done = готово
page-resigned = здається
page-look-at = Подивитися на аркуш: { $name }
page-hint = Підказка
page-hint-points = виходить приблизно { NUMBER($points, maximumFractionDigits: 1) }
page-hint-ahead = попереду найкращого суперника приблизно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-behind = позаду найкращого суперника приблизно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-above = вище за ціль приблизно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-below = нижче за ціль приблизно на { NUMBER($points, maximumFractionDigits: 1) }
page-hint-why-best = Проти ходу 2 у середньому:
page-hint-why-other = Проти ходу 1 у середньому:
page-undo = Назад на крок
page-cancel = Вибрати інше
page-nothing-changes = Очки зараз не зміняться.
page-sheet = Хід, очки й журнал
page-tab-move = Хід
page-tab-score = Очки
page-tab-log = Журнал
page-score-sheet = Аркуш очок
page-if-ended = якби гра скінчилася зараз
page-final = остаточно
page-total = Усього
page-later = у наступному раунді
page-objectives = Загальні цілі
page-met = виконано
page-setting-up = підготовка
page-log = Журнал
page-talk = Розмова
page-say = Сказати щось
page-phrase = Готові фрази
page-rematch = Ще раз
page-to-rematch = До нової партії
page-over = Гру закінчено.
page-asks-takeback = { $name } просить повернути хід.
page-asks-abandon = { $name } пропонує припинити гру.
page-agree = Згода
page-disagree = Ні
page-ask-takeback = Попросити повернути хід
page-people = Люди за столом
page-host = господар
page-muted = не може писати
page-plays-seats = грає за № { $seats }
page-onlooker = глядач
page-away-since = немає на місці з { $time }
page-not-come = ще не тут
page-onlookers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[other] Дивиться { $count } людей
}
page-mute = Заборонити писати
page-unmute = Дозволити писати
page-remove = Вилучити зі столу
page-sure = Точно? Натисніть ще раз.
page-take-back-seat = Грати далі самостійно
page-bot-for = Бот на місце { $seat }
page-let-bot = Хай грає бот …
page-leave = Піти з-за столу
page-leave-sure = Точно піти назовсім?
page-close-table = Закрити стіл
page-ask-abandon = Запропонувати припинити гру
page-abandon = Припинити гру
page-account = Обліковий запис
page-sign-in = Увійти
page-sign-out = Вийти
page-new-account = Створити обліковий запис
page-make-account = Створити
page-have-account = Я вже маю обліковий запис
page-account-why = Обліковий запис зберігає результати й рейтинги на всіх пристроях. Грати можна й без нього.
page-password = Пароль
page-password-how = Щонайменше 8 знаків. Пошти ми не питаємо: втрачений пароль замінює код, який показують один раз.
page-delete-account = Видалити обліковий запис
page-delete-sure = Точно видалити? Натисніть ще раз.
page-delete-means = Буде видалено результати й ваше ім’я за всіма столами; на ваших місцях гратиме бот.
page-delete-game = Видалити: { $game }
page-delete-means-game = Партію, зіграну наодинці, буде видалено повністю; зі столу з іншими зникнуть ваше ім’я та повідомлення.
page-privacy = Приватність
page-privacy-lead = Що цей сервер зберігає про вас, як довго, і як це забрати або видалити. Реклами немає, нікому іншому нічого не надсилається, відвідування ніхто не рахує.
page-privacy-device = На вашому пристрої
page-privacy-device-more = Ваше ім’я, мова й вигляд, ключі до ваших столів, випадкове число, що позначає цей пристрій, ваш вхід, а без облікового запису — ще й розв’язані задачі. Їх зберігає браузер, доки ви не очистите дані цього сайту; файлів cookie немає.
page-privacy-table = За столом
page-privacy-table-more = Ходи, місця, імена й повідомлення, випадкове число вашого пристрою та час останнього з’єднання. Імена, ходи й повідомлення бачать усі за столом. Результати тих, хто не має облікового запису, зберігаються під хешем цього числа стільки ж, скільки й столи.
page-privacy-closed = Стіл, за яким гру не почали, закривається через { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[other] { $hours } годин
  }, партія, яку ніхто не продовжує, — через { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
  }.
page-privacy-forever = Партії зберігаються, доки існує цей сервер, щоб їх можна було переглянути.
page-privacy-archived = Через { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
  } після закінчення лишаються самі ходи, без імен, повідомлень і пристроїв.
page-privacy-archived-kept = Ці ходи зберігаються без обмеження в часі.
page-privacy-archived-deleted = Їх буде видалено через { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
  } після закінчення партії.
page-privacy-account = З обліковим записом
page-privacy-account-more = Його ім’я, результати, рейтинги й розв’язані задачі, доки ви його не видалите. Пароль і код відновлення зберігаються лише як хеші, з яких їх ніхто не прочитає.
page-privacy-sessions = Для кожного пристрою, з якого ви ввійшли: коли, яка система і який браузер. Це зникає, коли ви виходите, або через { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
  } без користування.
page-privacy-address = Ваша адреса в інтернеті
page-privacy-address-more = Зберігається щонайбільше годину, щоб ніхто не міг перевантажити сервер, і до кінця дня як хеш — для підказок. До жодного журналу вона не потрапляє.
page-privacy-others = Також
page-privacy-others-more = У списку роздачі дня стоять ваше ім’я та очки. Якщо на когось поскаржилися, останні повідомлення за тим столом зберігаються, доки власник сервера не розгляне скаргу. Копії на випадок аварії містять ті самі дані, доки їх не перезапишуть.
page-privacy-take = Забрати з собою
page-privacy-take-more = На сторінці облікового запису можна зберегти результати, рейтинги й розв’язані задачі у файл. Кожну закінчену партію можна зберегти у файл з її перегляду; програма Megapolis відкриє його будь-де.
page-privacy-delete = Видалити
page-privacy-delete-more = На сторінці облікового запису можна видалити його разом із результатами, а також ваше ім’я та повідомлення за всіма столами. Без облікового запису це робить розділ «Усі мої партії»: партію, зіграну наодинці, буде видалено повністю, з інших столів зникнуть ваше ім’я та повідомлення. Результати видаляє сторінка «Мої ігри».
page-privacy-who = Хто тримає цей сервер
page-privacy-who-unknown = Власник не вказав, як із ним зв’язатися.
page-export = Зберегти мої дані
page-ratings = Рейтинги
page-results = Результати
page-no-results = Тут з’являться завершені партії.
page-won = перемога
page-seats-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
  }
page-all-my-games = Усі мої партії
page-more = Ще
page-by-code = Посилання або код столу
page-no-code = Це не посилання й не код столу.
page-code-too = Або назвіть цей код:
page-as-last-time = Як минулого разу
page-guided = Перша партія з поясненнями
page-correct = Виправити рядок { $line }
page-correct-back = Скасувати останнє виправлення
page-box-awaited = Далі скаже коробка.
page-resign = Здатися
page-resign-sure = Справді здатися? Натисніть ще раз.
page-sound-on = Звуки увімкнено
page-sound-off = Звуки вимкнено
page-keys = Клавіші: Tab і Enter — вибрати, C — підтвердити, U — назад, H — підказка, ? — правила.
page-board-of = Поле: { $game }
page-zoom-out = Зменшити
page-guide = Перша партія
page-guide-again = Перша партія з поясненнями ще раз
page-review-of = { $game }: розбір партії
page-turn-of = Крок { $at } з { $of }
page-first = На початок
page-previous = На дію назад
page-next = На дію вперед
page-last = У кінець
page-beginning = Початок
page-player = Гравець { $seat }
page-go-on = Продовжити звідси
page-copy-link = Скопіювати посилання
page-download = Завантажити запис
page-bot-review = Думка бота
page-what-bot = Що зіграв би бот?
page-no-decision = Тут ніхто не вибирає.
page-played = Зіграно
page-better = Краще
page-why = Чому: різниця у середньому
page-cost-points = { $cost ->
    [one] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очка
    [few] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очок
    [many] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очок
   *[other] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очка
  }
page-cost-nothing = нічого явно кращого немає
page-score-real = Порахувати справжню гру
page-no-paper = Для цієї гри аркуша ще немає: є команда `megapolis score`.
page-paper-how = Відтворіть те, що лежить на вашому столі.
page-players = { $high ->
    [one] { $low }–{ $high } гравець
    [few] { $low }–{ $high } гравці
   *[other] { $low }–{ $high } гравців
  }
page-seats-free = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[other] Вільно { $count } місць.
  }
page-minutes = { $count ->
    [one] { $count } хвилина кожному
    [few] { $count } хвилини кожному
   *[other] { $count } хвилин кожному
  }
page-all-moves = { $count ->
    [one] { $count } хід
    [few] Усі { $count } ходи
   *[other] Усі { $count } ходів
  }
page-winner = { $count ->
    [one] Перемагає { $names }.
   *[other] Перемогу ділять: { $names }.
  }

## The table

table-unknown = Столу { $table } немає.
table-frozen = Відколи грали цю партію, правила змінилися, і вона більше не відтворюється: на неї можна лише дивитися.
table-unavailable = Стіл зараз недоступний. Нічого не втрачено; спробуйте ще раз.
table-fault = На сервері сталася помилка, її записано. Стіл працює далі; спробуйте щось інше.
table-not-seated = Це можуть робити лише люди за цим столом.
table-not-at-table = Ви більше не за цим столом.
table-closed = Цей стіл закрито.
table-malformed = Це повідомлення незрозуміле: { $detail }
table-not-your-seat = Це не ваше місце: { $seat }.
table-not-while-lobby = Гра ще не почалася.
table-not-while-playing = Не під час гри.
table-not-while-over = Гру закінчено.
table-not-while-closed = Цей стіл закрито.
table-host-only = Це може робити лише господар столу.
table-no-such-person = Цієї людини немає за столом.
table-bot-plays = Тут зараз грає бот ({ $seat }): спершу поверніться на місце.
table-stale = Те, що ви вирішуєте, тим часом змінилося. Погляньте ще раз.
table-not-companion = За цим столом роздає сервер.
table-not-yours-to-deal = Ввести це може лише той, хто має право це бачити.
table-asked-already = Одне питання вже чекає на відповідь.
table-nothing-asked = Вам немає на що відповідати.
table-resigned-already = На цьому місці вже здалися.
table-no-such-line = У вашому журналі немає рядка { $line }.
table-seat-taken = Це місце вже зайняте: { $seat }.
table-nothing-to-restore = Немає виправлення, яке можна скасувати.
table-start-fixed = Стіл, що починається із заданої позиції, зберігає свій склад гри.
table-seats-open = Ще вільні місця: { $seats }.
table-muted = Господар заборонив вам писати.
table-too-many-seats = Місць лише { $players }.
table-not-invited = До цього столу потрібне запрошення.
table-no-such-code = Жоден відкритий стіл не має такого коду.
table-full = За цим столом більше немає місця.
table-no-onlookers = За цим столом немає місця глядачам.
table-wrong-token = Це не ключ цього столу.
table-log-full = За цим столом сталося забагато всього: він більше нічого не приймає.
table-no-such-order = Зараз такого доручити не можна.
table-not-shared = Партнери показують одне одному лише те, що приміряють із відкритою картою.
table-no-hints = За цим столом немає підказок.
table-too-much = Забагато за один раз. Зачекайте трохи.
table-too-large = Надто довго: щонайбільше { $most } байтів.
table-origin = Сторінкам { $origin } не можна користуватися цим сервером.
table-no-session = Ви не ввійшли в обліковий запис.
table-hello-first = З’єднання починається з одного «hello».
table-socket-only = Це можна лише через WebSocket.
table-not-over = Гру ще не закінчено.
table-no-such-turn = Дії { $at } немає: остання — { $last }.
table-no-decision = Після дії { $at } ніхто не вирішує.
table-name-taken = Ім’я «{ $name }» зайняте.
table-wrong-password = Ім’я або пароль неправильні.
table-no-accounts = За цим столом немає облікових записів.
table-no-games-file = У цьому файлі немає ігор, або він пошкоджений.
table-not-sent = Надіслати можна лише розпочату партію, яку не переносять зі справжнього столу.
table-wrong-method = Тут можна лише: { $methods }.
table-no-page = За цією адресою нічого немає.
table-setting = Неправильне налаштування сервера: { $detail }
table-setting-workers = Кільком процесам потрібен PostgreSQL: файл SQLite обслуговує лише один.
table-setting-database = «{ $url }» не є базою даних: можливі sqlite:///ФАЙЛ або postgresql://…
table-setting-port = Не вдається слухати порт { $port }: { $detail }
table-serving = Стіл відкрито за адресою { $url } (закрити: Ctrl+C)
table-backup-done = Базу даних скопійовано до { $path }.
table-restore-done = Базу даних відновлено з { $path }.
table-restore-exists = { $path } уже існує: спершу приберіть його.
table-backup-file = { $path } не є резервною копією цього сервера.
table-notice-joined = { $name } сідає за стіл.
table-notice-left = { $name } йде від столу.
table-notice-removed = Господар вилучає зі столу: { $name }.
table-notice-stand-in = { $seat }: далі грає { $bot }.
table-notice-arranged = Господар змінює склад гри.
table-notice-started = Гра починається.
table-notice-over = Гру закінчено.
table-notice-taken-back = { $seat } повертає хід за згодою всіх.
table-notice-corrected = Запис виправлено.
table-notice-restored = Виправлення скасовано.
table-notice-disagreed = { $name } не погоджується.
table-notice-resigned = { $seat } здається.
table-notice-time-resigned = { $seat }: час вийшов, це поразка.
table-notice-timed-out = { $seat }: час вийшов, далі грає бот.
table-notice-closed = Господар закриває стіл.
table-notice-expired = Довго нікого не було: стіл закрито.
table-phrase-hello = Вітаю!
table-phrase-good-luck = Щасти!
table-phrase-well-played = Чудовий хід!
table-phrase-thanks = Дякую!
table-phrase-one-moment = Хвилинку, будь ласка.
table-phrase-your-turn = Ваш хід.
table-phrase-good-game = Гарна була гра.
table-phrase-again = Хочу реваншу!
table-banned = Власник цього сервера не дозволяє вам тут грати.

## Who plays

seat-1 = Гравець 1
seat-2 = Гравець 2
seat-3 = Гравець 3
seat-4 = Гравець 4
seat-5 = Гравець 5
seat-6 = Гравець 6
seat-7 = Гравець 7
seat-8 = Гравець 8
seat-9 = Гравець 9
seat-10 = Гравець 10
bot-easy = Хатка
bot-medium = Кам’яниця
bot-hard = Вежа
bot-expert = Хмарочос
bot-other = Бот
bot-again = { $bot } { $number }

## Files that people write

error-rules-version = За правилами версії { $rules } тут не грають, лише за версією: { $known }.
error-nearest = Може, «{ $nearest }»?
error-unknown-key = «{ $name }» тут нічого не означає. Тут можуть стояти: { $known }.
error-unknown-key-near = «{ $name }» тут нічого не означає. Може, «{ $near }»?
table-database-newer = Схема цієї бази даних має версію { $found }, її записала новіша програма; ця знає версії до { $known }.
table-database-encoding = Ця база зберігає текст як { $found }. Створіть базу в UTF-8: createdb -E UTF8 -T template0 NAME.
table-database-away = Базою даних не можна скористатися: { $detail }
error-data-facts = Ці компоненти не читаються: { $detail }
table-thinking-too-long = Бот думав надто довго, і його зупинили.
table-thinking-spent = На сьогодні боти вже досить подумали для вас. Підказки й розбори повернуться завтра.
table-hint-replaced = Відтоді ви попросили іншу підказку.
table-gone = Той, хто питав, уже пішов.
table-person-present = Ця людина грає й щойно була тут: за неї ніхто не може діяти. Натомість запропонуйте всім завершити гру.
table-resign-first = З вами ще грають інші: спершу здайтеся.
table-rated-resign = Партія рейтингова, а хтось із гравців лише відійшов: щоб закінчити її, здайтеся.
table-daily-sealed = Сьогодні цю роздачу ще грають інші. Переглянути її можна буде завтра.

## The page's frame: bots as buildings, tools, keys, another's board, the line

page-bot-easy = Хатка
page-bot-medium = Кам’яниця
page-bot-hard = Вежа
page-bot-strong = Вежа
page-bot-expert = Хмарочос
page-rank-cottage = новачок
page-rank-terrace = рівний
page-rank-tower = сильний
page-rank-skyscraper = майстер
page-more-seats = { $count ->
    [one] ще { $count }
    [few] ще { $count }
   *[other] ще { $count }
  }
page-tool-score = Очки
page-thinks = { $count ->
    [one] { $names } думає…
   *[other] { $names } думають…
  }
page-waits-for = Зараз ходить: { $names }
page-wins = { $count ->
    [one] { $names } перемагає
   *[other] { $names } ділять перемогу
  }
page-choose-first = Виберіть місце або деталь
page-their-board = Аркуш: { $name }
page-only-look = лише подивитися
page-theirs = На цьому аркуші грає { $name }.
page-turn-waits = Ваш хід чекає
page-choice-kept = Ваш вибір збережено: { $move }
page-to-my-board = До мого аркуша
page-previous-seat = Попередній гравець
page-next-seat = Наступний гравець
page-offline = Немає зв’язку
page-offline-since = { $seconds ->
    [one] Уже { $seconds } секунду.
    [few] Уже { $seconds } секунди.
   *[other] Уже { $seconds } секунд.
  }
page-offline-next = { $seconds ->
    [0] Пробуємо зараз. Партія не зникне.
    [one] Спроба за { $seconds } секунду. Партія не зникне.
    [few] Спроба за { $seconds } секунди. Партія не зникне.
   *[other] Спроба за { $seconds } секунд. Партія не зникне.
  }
page-offline-now = Зараз
page-kept = Ваш хід збережено тут
page-kept-how = Він піде сам, щойно з’явиться зв’язок. Інші його ще не бачать.
page-take-it-back = Забрати
page-waits-for-line = Чекає на зв’язок…
page-withdrawn = Хід забрано.
page-hand-to = Ваш хід, { $name }
page-it-is-me = Це я, { $name }
page-at-the-table = за столом
page-bot-instead = Бот на місце: { $name }
page-skip-to-question = До запитання
page-skip-to-board = До дошки
page-key-play = зіграти вибране
page-key-unchoose = зняти вибір або закрити
page-key-undo = назад
page-key-hint = підказка
page-key-turn = повернути карту
page-key-score = очки
page-key-log = хроніка
page-key-talk = розмова
page-key-rules = правила
page-key-own = мій аркуш
page-key-skip = показати ходи одразу; зупинити фінал
page-key-slower = показувати ходи повільніше
page-key-faster = показувати ходи швидше
page-key-pieces = вибрати карту чи відповідь
page-key-seats = подивитися на гравця
page-key-arrows = уздовж можливих місць
page-table-code = Код або посилання
page-nothing-here = Далі рейок немає
page-nothing-here-more = За цією адресою нічого немає. Стіл могли закрити, або в посиланні загубилася літера.
page-key-list = Клавіші
page-tool-undo = Назад
page-chronicle = Хроніка

## Positions as text on the page
page-position-copy = Скопіювати позицію
page-position-copied = Позицію скопійовано
page-position-not-copied = Не вдалося скопіювати позицію
page-position-open = Відкрити позицію
page-position-paste = Вставте сюди скопійовану позицію
page-position-drawn = Позиція на малюнку
page-position-others = За інших грає
page-position-myself = я за всіх
page-position-play = Грати звідси
page-position-unrated = Ця партія не впливає на рейтинг.
error-write = Не вдається записати { $path }: { $detail }
error-broken-pipe = Те, що друкується, більше ніхто не читає.
error-at-least = має бути не менше { $low }
argument-usage = використання:
argument-positional = аргументи
argument-options = параметри
argument-help = показати цю довідку й вийти
argument-version = показати версію програми й вийти
argument-required = бракує: %s
argument-unrecognized = невідомо: %s
argument-one = потрібне значення
argument-some = потрібне щонайменше одне значення
argument-type = «%(value)s» — не ціле число
argument-choice = «%(value)s» тут неможливе; можна: %(choices)s
argument-argument = %(argument_name)s: %(message)s
argument-ambiguous = %(option)s може означати %(matches)s
argument-explicit = значення тут не буває, тож і %r зайве
argument-more = Спробуйте: { $command }
paper-won = Перемога: { $name }.
paper-shared = Спільна перемога: { $names }.
paper-place = { $place }. { $name }: { $points }

## Home, set-up, accounts

page-about-minutes = { $minutes } хв
page-weight-1 = легко
page-weight-2 = помірно
page-weight-3 = хитро
page-weight-4 = складно
page-learn-playing = Навчитися граючи
page-first-game = Перша партія за 5 хвилин
page-waits-since = останній хід { $when }
page-to-move = Ходити
page-play-daily = Зіграти роздачу дня: { $game }
page-waiting-for-you = На вас чекають
page-nobody-waits = На вас ніхто не чекає
page-games-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
  }
page-new-one = Нова партія
page-way-link = Друзям досить посилання
page-way-link-more = Відкрили стіл, надіслали, граєте. Кожен своєю мовою.
page-way-screen = Один екран на всіх
page-way-screen-more = Передавайте телефон: чужі карти сховано.
page-way-box = Є справжня коробка?
page-way-box-more = Кладіть карти на стіл, а рахунок і ботів лишіть нам.
page-add-seat = Ще місце
page-up-to = може бути до { $most }
page-who-sits = Хто сидить на місці { $seat }?
page-a-friend = Друг чи подруга
page-beside-me = Хтось поруч
page-at-this-screen = за цим екраном
page-or-a-bot = Або бот: що вищий, то сильніший
page-by-machine = Вибрати за назвою машини
page-remove-seat = Прибрати це місце
page-it-is-you = це ви
page-invited = за посиланням
page-bot-rank = бот, { $rank }
page-presets = Готові набори
page-preset-classic = Класика
page-preset-solo = Соло
page-changed = змінено: { $what }
page-where-played = Де граємо
page-on-screen = На екрані
page-on-screen-more = карти роздає Megapolis
page-real-table = За справжнім столом
page-real-table-more = коробка у вас, рахунок тут
page-real-table-needs = Ви вводитимете, що випало з коробки: тримайте її поруч.
page-more-options = Більше опцій
page-with = У грі: { $what }.
page-plain-game = Звичайна гра.
page-takes = Близько { $minutes } хвилин.
page-can-start = Можна починати: вільне місце дістанеться боту.
page-calls-you = { $name } кличе вас
page-invite-to = Гра: { $game }
page-your-seat = Ваше місце
page-invites = запрошує
page-take-seat = Сісти за стіл
page-share = Надіслати
page-table-open = Стіл відкрито
page-at-table-count = За столом { $taken } з { $of }.
page-say-code = Наведіть камеру телефону або назвіть код
page-no-seat = Усі місця зайняті. Можна подивитися.
table-removed = Господар столу вилучив вас звідси.
table-too-slow = Запит надходив надто довго.
table-said-enough = За цим столом сказано так багато, що нових реплік він не приймає.
table-setting-renamed = Налаштування «{ $old }» тепер має назву «{ $new }»: дивіться docs/server.md.
page-report = Поскаржитися
page-reported = Збережено для власника сервера разом з останніми репліками.
page-unread-count = { $count ->
    [one] { $count } непрочитана репліка
    [few] { $count } непрочитані репліки
   *[other] { $count } непрочитаних реплік
  }
table-unrated-alone = Без рейтингу: тут ніхто не грає проти інших.
table-unrated-companion = Без рейтингу: карти вводять вручну.
table-unrated-own-data = Без рейтингу: грають із власною коробкою.
table-unrated-daily = Без рейтингу: роздача дня має власний список.
table-unrated-begun = Без рейтингу: партія починається посеред гри.
table-unrated-first-game = Без рейтингу: ця партія навчає гри.
table-nothing-to-learn = Тут більше нічого вчити.
table-unrated-host = Уже без рейтингу: втрутився господар столу.
table-unrated-takeback = Уже без рейтингу: хід було взято назад.
table-unrated-hint = Уже без рейтингу: хтось попросив підказку.
table-unrated-people = Без рейтингу: мають грати щонайменше двоє з обліковими записами, кожен на одному місці.
table-notice-hinted = { $name }: прохання про підказку. Партія вже без рейтингу.
page-rated = На рейтинг. Підказка, хід назад чи втручання господаря це скасовують; хто йде, той програє.
page-hint-unrated = Тоді без рейтингу. Справді?
page-provisional = попередній
page-class-two-plain = удвох
page-class-two-options = удвох, з опціями
page-class-more-plain = утрьох і більше
page-class-more-options = утрьох і більше, з опціями
table-name-empty = У цьому імені немає жодної літери.
table-wrong-code = Ім’я й код не пасують одне до одного.
table-no-session-there = Там ви вже не ввійшли.
page-safety = Пароль і пристрої
page-password-now = Ваш пароль
page-password-new = Новий пароль
page-password-change = Змінити пароль
page-password-changed = Змінено. На всіх інших пристроях ви вийшли.
page-set-password = Установити пароль
page-lost-password = Пароль загублено
page-code-title = Код відновлення
page-code-why = Запишіть його: він показаний лише зараз, і з ним можна встановити новий пароль.
page-code-new = Новий код відновлення
page-code-none = Цей обліковий запис іще не має коду відновлення: без нього загублений пароль не замінити.
page-sessions = Де ви ввійшли
page-device = Пристрій
page-this-device = цей пристрій
page-session-used = востаннє { $date }
page-sign-out-others = Вийти всюди, крім цього пристрою

