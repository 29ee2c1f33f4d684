## Errors

error-game-over = Гру закінчено.
error-no-such-seat = Місця { $seat } немає: за цим столом їх { $seats }.
error-not-your-turn = Зараз не хід гравця { $seat }.
error-chance-not-awaited = Зараз нічого не тягнуть і не кидають.
error-file-or-from = Вкажіть або збережену гру, або позицію (--from), щось одне.
error-which-seat = Хід за кількома гравцями: вкажіть, чий це хід.
error-position = Цей текст не описує позиції: { $detail }
error-position-game = Це не позиція { $wanted }: «{ $found }».
error-position-data = Цю позицію записано з іншими даними компонентів ({ $wanted }).
error-position-field = Поля «{ $field }» тут немає. Є: { $known }.
error-position-setup = Налаштування партії в цій позиції інші, ніж за столом.
error-position-over = У цій позиції гру вже закінчено, грати нічого.
error-position-name = Назви «{ $name }» немає ({ $kind }).
error-no-such-action = «{ $action }» не є дією цієї гри.
error-action-field = «{ $field }» дії «{ $verb }» не може бути { $value }: можливо від 0 до { $high }.
error-action-fields = Дія «{ $verb }» потребує рівно таких полів: { $fields }.
error-unknown-game = Гри «{ $name }» немає. Є такі ігри: { $games }.
error-players = Гравців не може бути { $players }: можливо від { $low } до { $high }.
error-unknown-option = Варіанта «{ $option }» немає. Є такі: { $known }.
error-option-value = Варіант «{ $option }» не може бути «{ $value }». Можливо: { $possible }.
error-file = Не вдалося прочитати { $path }: { $detail }
error-toml = { $path } не є TOML: { $detail }
error-data-number = «{ $name }» має бути цілим числом від { $low } до { $high }.
error-sheet-position = Бланк має містити position = текст позиції { $game_id } і більше нічого.
error-data-toml = Файл даних не є TOML: { $detail }
error-at-line = Рядок { $line }: { $problem }
error-replay-json = Це не файл запису гри (не JSON): { $detail }
error-replay-format = Це не файл запису гри формату { $wanted }.
error-replay-head = Гру із запису не вдалося приготувати: { $detail }
error-replay-rules = Запис зроблено за правилами версії { $file }; тут { $here }.
error-replay-data = Запис зроблено з іншими компонентами (дані { $file }; тут { $here }).
error-replay-action = Запис пошкоджено на дії { $index }: { $detail }
error-replay-digest = Запис пошкоджено на дії { $index }: контрольна сума не збігається.
error-nothing-to-undo = Немає чого повертати.
error-undo-revealed = Відтоді дещо вже відкрито: повернути хід не можна.
error-unknown-bot = Бота «{ $name }» немає. Є такі боти: { $bots }.
error-bot-of-game = У грі «{ $title }» немає бота «{ $name }». Її боти: { $bots }.
error-bot-plain = Бот «{ $name }» не має параметрів.
error-bot-parameter = Бот із пошуком не має параметра «{ $name }». Є такі: { $known }.
error-bot-mute = Бот «{ $name }» не вміє пояснювати: назвіть рівень або пошук.
error-arena-match = Ботів { $bots }, а місць за столом { $players }.
error-arena-gauntlet = Потрібні претендент і щонайменше ще один бот.
error-arena-file = { $path } не є файлом результатів арени або пошкоджений, рядок { $line }.
error-arena-other = { $path } містить результати іншої події: назвіть інший файл.
error-extra = Для цього потрібен { $module }, який не встановлено: pip install "megapolis[{ $extra }]"
error-opponents = Названо суперників: { $given }; інших місць за столом: { $seats }.
error-ray-address = Кластер Ray не відповідає за адресою «{ $address }»: { $detail }
error-file-exists = Файл { $path } уже є: назвіть інший або приберіть цей.
error-records-suffix = Записи ігор потрапляють у файл, що закінчується на { $suffixes }, а не в { $path }.
error-records-line = Файл { $path } пошкоджено в рядку { $line }: { $detail }
error-records-cut = Файл { $path } обривається в рядку { $line }.
error-records-mixed = У файлі { $path } є ігри { $first } і, у рядку { $line }, { $other }: завантажуйте їх окремо.
error-records-unfinished = У файлі { $path } в рядку { $line } незакінчена гра.
error-records-empty = У файлі { $path } немає ігор.

## The page

page-lead = П’ять міст за одним столом
page-lead-more = Одне натискання, і ви вже граєте з ботом. Без реєстрації.
page-games = Ігри
page-play-now = Грати зараз
page-play = Зіграти
page-set-up = Налаштувати: { $game }
page-my-games = Мої партії
page-no-games = Тут з’являться ваші партії.
page-open-tables = Відкриті столи
page-no-tables = Зараз ніхто не чекає.
page-daily = Роздача дня
page-daily-more = у всіх однакова
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
page-options = Варіанти
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
page-companion = Зі справжньою коробкою: вводити, що випало
page-own-data = Компоненти вашої коробки
page-own-data-help = Деякі карти довелося відтворити. Візьміть файл, із яким гра йде зараз, впишіть те, що лежить у вашій коробці, і грайте з ним; поле тоді малює сервер.
page-own-data-template = Файл для початку
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
page-level-strong = сильний
page-level-hard = сильний
page-level-expert = експерт
page-level-search = пошук
page-level-learned = нейромережа
page-open-seat = вільне місце
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
page-no-server = Сервер не відповідає. Спробуйте ще раз за мить.
page-opening = Відкриваємо …
page-reconnecting = відновлюємо зв’язок …
page-hand-over = Гравцю { $seat }, ваш хід
page-hand-over-why = Передайте пристрій. Іншим не дивитися.
page-i-am = Я гравець { $seat }
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
page-resigned = здався
page-look-at = Подивитися на аркуш: { $name }
page-hint = Підказка
page-hint-says = Що радить бот
page-hint-points = { $points ->
    [one] близько { NUMBER($points, maximumFractionDigits: 1) } очка наприкінці
    [few] близько { NUMBER($points, maximumFractionDigits: 1) } очок наприкінці
    [many] близько { NUMBER($points, maximumFractionDigits: 1) } очок наприкінці
   *[other] близько { NUMBER($points, maximumFractionDigits: 1) } очка наприкінці
  }
page-hint-wins = { $points ->
    [one] перемога { $percent } %, близько { NUMBER($points, maximumFractionDigits: 1) } очка наприкінці
    [few] перемога { $percent } %, близько { NUMBER($points, maximumFractionDigits: 1) } очок наприкінці
    [many] перемога { $percent } %, близько { NUMBER($points, maximumFractionDigits: 1) } очок наприкінці
   *[other] перемога { $percent } %, близько { NUMBER($points, maximumFractionDigits: 1) } очка наприкінці
  }
page-hint-why-best = Не гірше за хід 2 з певністю { $percent } %. Порівняно з ним, у середньому наприкінці:
page-hint-why-other = Не гірше за хід 1 з імовірністю { $percent } %. Порівняно з ним, у середньому наприкінці:
page-guide-try = Спробуйте зараз
page-undo = Назад на крок
page-cancel = Вибрати інше
page-nothing-changes = Очки зараз не зміняться.
page-sheet = Хід, очки й журнал
page-tab-move = Хід
page-tab-score = Очки
page-tab-log = Журнал
page-score-sheet = Аркуш очок
page-if-ended = якби все скінчилося зараз
page-final = остаточно
page-total = Усього
page-later = у наступному раунді
page-objectives = Загальні цілі
page-met = виконано
page-setting-up = підготовка
page-log = Журнал
page-talk = Розмова
page-say = Сказати щось
page-phrase = Готова фраза
page-rematch = Ще раз
page-to-rematch = До нової гри
page-over = Гру закінчено.
page-asks-takeback = { $name } просить повернути хід.
page-asks-abandon = { $name } пропонує припинити гру.
page-agree = Згода
page-disagree = Ні
page-ask-takeback = Попросити повернути хід
page-people = Люди за столом
page-host = господар
page-muted = без слова
page-plays-seats = грає за № { $seats }
page-onlooker = дивиться
page-away-since = немає на місці з { $time }
page-not-come = ще не тут
page-onlookers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[other] Дивиться { $count } людей
}
page-mute = Позбавити слова
page-unmute = Дати слово
page-remove = Вилучити
page-sure = Точно? Натисніть ще раз.
page-take-back-seat = Грати далі самостійно
page-bot-for = Бот на місце { $seat }
page-let-bot = Хай грає бот …
page-leave = Піти з-за столу
page-leave-sure = Точно піти назавжди?
page-close-table = Закрити стіл
page-ask-abandon = Запропонувати припинити гру
page-abandon = Припинити гру
page-account = Обліковий запис
page-sign-in = Увійти
page-sign-out = Вийти
page-new-account = Створити запис
page-make-account = Створити
page-have-account = У мене є запис
page-account-why = Обліковий запис зберігає результати й рейтинги на всіх пристроях. Грати можна й без нього.
page-password = Пароль
page-password-how = Щонайменше 8 символів. Пошти немає, тож відновити його ніхто не зможе.
page-delete-account = Видалити запис
page-delete-sure = Точно видалити? Натисніть ще раз.
page-delete-means = Буде видалено результати й ваше ім’я за всіма столами; на ваших місцях гратиме бот.
page-delete-game = Видалити: { $game }
page-delete-means-game = Гру наодинці буде видалено цілком; зі столу з іншими — ваше ім’я та слова.
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
page-correct-to = Насправді …
page-correct-nothing = Нічого іншого з подальшим не узгоджується.
page-resign = Здатися
page-resign-sure = Справді здатися? Натисніть ще раз.
page-sound-on = Звуки увімкнено
page-sound-off = Звуки вимкнено
page-keys = Клавіші: Tab і Enter — вибрати, C — підтвердити, U — назад, H — підказка, ? — правила.
page-box-dealt = Що випало зі справжньої коробки?
page-board-of = Поле: { $game }
page-zoom-out = Далі
page-guide = Перша партія
page-guide-next = Далі
page-guide-done = Зрозуміло
page-guide-skip = Пропустити
page-guide-again = Перша партія з поясненнями ще раз
page-review-of = { $game }: розбір партії
page-turn-of = Дія { $at } з { $of }
page-first = На початок
page-previous = На дію назад
page-next = На дію вперед
page-last = У кінець
page-graph = Очки протягом партії
page-beginning = Початок
page-player = Гравець { $seat }
page-go-on = Продовжити звідси
page-copy-link = Скопіювати посилання
page-download = Завантажити запис
page-bot-review = Думка бота
page-what-bot = Що зіграв би бот?
page-no-decision = Тут ніхто не вибирає.
page-played = Зіграно
page-expected = Очікуваний результат
page-expected-how = що в середньому дають партії, дограні звідси
page-better = Краще
page-why = Чому, у середньому наприкінці
page-cost-points = { $cost ->
    [one] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очка
    [few] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очок
    [many] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очок
   *[other] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } очка
  }
page-cost-percent = { $cost ->
    [one] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } відсоткового пункту імовірності перемоги
    [few] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } відсоткових пунктів імовірності перемоги
    [many] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } відсоткових пунктів імовірності перемоги
   *[other] коштувало близько { NUMBER($cost, maximumFractionDigits: 1) } відсоткового пункту імовірності перемоги
  }
page-cost-nothing = нічого явно кращого
page-costly = Найдорожчі рішення
page-review-all = Хай бот перегляне партію
page-reviewed = { $done } з { $of } рішень …
page-clean = Нічого явно кращого за зігране не було.
page-decision-at = Дія { $at }, гравець { $seat }
page-score-real = Порахувати справжню гру
page-no-paper = Для цієї гри аркуша ще немає: є команда `megapolis score`.
page-paper-how = Намалюйте те, що лежить на вашому столі.
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
    [one] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
  }

## Command line

cli-version = megapolis { $version }, engine: { $engine }
cli-about = П’ять настільних ігор про міста за одним столом.
cli-players = { $high ->
    [1] соло
    [one] { $low }–{ $high } гравець
    [few] { $low }–{ $high } гравці
   *[other] { $low }–{ $high } гравців
  }
cli-ruling = тлумачення правил
cli-default = типово: { $value }
cli-your-move = Ваш хід: { $asked }
cli-seat-move = Гравцю { $seat }, ваш хід: { $asked }
cli-hand-over = Гравцю { $seat }, ваша черга. Натисніть Enter, коли екран бачите лише ви.
cli-prompt = Номер ходу або: u повернути, h підказка, s рахунок, b поле, l журнал, w зберегти, ? довідка, q вийти
cli-help = Введіть номер ходу й натисніть Enter. u повертає ваш останній хід, h показує, як зіграв би бот і що це дасть, s друкує рахунок, b малює поле знову, l друкує журнал, w ФАЙЛ зберігає гру, q виходить (гра залишається).
cli-no-such-move = Ходу «{ $typed }» тут немає. Введіть число від 1 до { $high } або ? для довідки.
cli-undone = Повернуто.
cli-undone-marked = Повернуто. Відтоді вже відкривали карти: гру позначено як зіграну з поверненнями.
cli-saved = Збережено в { $path }.
cli-kept = Гра лишилася в { $path }. Продовжити: megapolis play --resume { $path }
cli-total = Разом
cli-score-of = Гравець { $seat }
cli-over = Гру закінчено.
cli-winner = Переміг гравець { $seat }.
cli-shared = Перемогу ділять гравці { $seats }.
cli-final = Підсумок: { $points }
cli-takebacks = Зіграно з поверненнями: { $count }
cli-replay-step = Дія { $at } з { $count }. Enter далі, b назад, g ЧИСЛО перейти, q вийти
cli-recorded = { $games ->
    [one] { $games } гру записано в { $path }
    [few] { $games } гри записано в { $path }
   *[other] { $games } ігор записано в { $path }
  }
cli-check-at = Варіант { $number } з { $of } …
cli-check-broken = Обіцянку порушено: { $promise }
cli-check-held = Усі обіцянки дотримано: { $setups ->
    [one] { $setups } варіант
    [few] { $setups } варіанти
   *[other] { $setups } варіантів
}, { $games ->
    [one] { $games } гра.
    [few] { $games } гри.
   *[other] { $games } ігор.
}
cli-selfplay-title = { $game }: ігор { $games }
cli-selfplay-bot = бот
cli-selfplay-games = ігор
cli-selfplay-mean = середній рахунок
cli-selfplay-wins = перемоги
cli-selfplay-interval = 95 %
cli-interrupted = Перервано.
cli-which-game = Яка гра? Введіть її номер.
cli-no-such-game = Гри «{ $typed }» тут немає. Введіть число від 1 до { $high }.
cli-paper = Аркуш { $name }

## The table

table-unknown = Столу { $table } немає.
table-frozen = Правила змінилися відтоді, як грали цю гру, і вона більше не відтворюється: на неї можна лише дивитися.
table-unavailable = Стіл зараз недоступний. Нічого не втрачено; спробуйте ще раз.
table-fault = На сервері сталася помилка, її записано. Стіл працює далі; спробуйте щось інше.
table-not-seated = Це можуть лише люди за цим столом.
table-not-at-table = Ви більше не за цим столом.
table-closed = Цей стіл закрито.
table-malformed = Це повідомлення незрозуміле: { $detail }
table-not-your-seat = Місце { $seat } не ваше.
table-not-while-lobby = Гра ще не почалася.
table-not-while-playing = Не під час гри.
table-not-while-over = Гру закінчено.
table-not-while-closed = Цей стіл закрито.
table-host-only = Це може лише господар столу.
table-no-such-person = Цієї людини немає за столом.
table-bot-plays = На місці { $seat } зараз грає бот: спершу поверніться на місце.
table-stale = Ваш вибір тим часом змінився. Погляньте ще раз і вирішуйте.
table-not-companion = За цим столом роздає сервер.
table-not-yours-to-deal = Ввести це може лише той, хто має право це бачити.
table-asked-already = Одне питання вже поставлено.
table-nothing-asked = Вам немає на що відповідати.
table-resigned-already = Гравець на цьому місці вже здався.
table-no-such-line = У вашому журналі немає рядка { $line }.
table-seat-taken = Місце { $seat } зайняте.
table-no-bots-at-companion = Боти не сидять за столом, де карти вводять руками.
table-seats-open = Ще вільні місця: { $seats }.
table-muted = Господар заборонив вам писати.
table-too-many-seats = Місць лише { $players }.
table-not-invited = До цього столу потрібне запрошення.
table-no-such-code = Жоден відкритий стіл не має такого коду.
table-full = За цей стіл більше ніхто не може прийти.
table-no-onlookers = За цим столом немає місця глядачам.
table-wrong-token = Це не ключ цього столу.
table-log-full = За цим столом сталося забагато: він більше нічого не приймає.
table-no-hints = За цим столом немає підказок.
table-too-much = Забагато за один раз. Зачекайте трохи.
table-too-large = Задовго: щонайбільше { $most } байтів.
table-origin = Сторінкам { $origin } не можна користуватися цим сервером.
table-no-session = Ви не ввійшли.
table-hello-first = З’єднання починається з одного «hello».
table-socket-only = Це можна лише через WebSocket.
table-not-over = Гру ще не закінчено.
table-no-such-turn = Ходу { $at } немає: останній — { $last }.
table-no-decision = Після ходу { $at } ніхто не вирішує.
table-name-taken = Ім’я «{ $name }» зайняте.
table-wrong-password = Ім’я або пароль неправильні.
table-wrong-method = Тут можна лише: { $methods }.
table-no-page = За цією адресою нічого немає.
table-setting = Налаштування сервера хибне: { $detail }
table-setting-workers = Кільком процесам потрібен PostgreSQL: файл SQLite служить одному.
table-setting-database = «{ $url }» не є базою даних: можливі sqlite:///ФАЙЛ або postgresql://…
table-setting-port = Не вдається слухати порт { $port }: { $detail }
table-serving = Стіл відкрито за адресою { $url } (закрити: Ctrl+C)
table-backup-done = Базу даних скопійовано до { $path }.
table-restore-done = Базу даних відновлено з { $path }.
table-restore-exists = { $path } уже існує: спершу приберіть його.
table-backup-file = { $path } не є резервною копією цього сервера.
table-notice-joined = { $name } приходить до столу.
table-notice-left = { $name } йде від столу.
table-notice-removed = Господар вилучає { $name }.
table-notice-stand-in = На місці { $seat } тепер грає бот ({ $level }).
table-notice-started = Гра починається.
table-notice-over = Гру закінчено.
table-notice-taken-back = Гравець { $seat } повертає хід за згодою всіх.
table-notice-corrected = Запис виправлено.
table-notice-disagreed = { $name } не погоджується.
table-notice-resigned = Гравець { $seat } здається.
table-notice-time-resigned = Час гравця { $seat } вийшов: він здається.
table-notice-timed-out = Час гравця { $seat } вийшов: далі грає бот.
table-notice-closed = Господар закриває стіл.
table-notice-expired = Довго нікого не було: стіл закрито.
table-phrase-hello = Вітаю!
table-phrase-good-luck = Щасти!
table-phrase-well-played = Чудовий хід!
table-phrase-thanks = Дякую!
table-phrase-one-moment = Хвилинку, будь ласка.
table-phrase-your-turn = Ваш хід.
table-phrase-good-game = Гарна була гра.
## Арена

arena-milliseconds = мс/рішення
arena-compared = Порівняння на тих самих роздачах
arena-against = проти
arena-ahead = попереду
arena-difference = очки
arena-ratings = Рейтинги
arena-rating = рейтинг
arena-plot-score = рахунок
arena-plot-games = партії
arena-plot-played = зіграно партій
arena-plot-rating = рейтинг

## Підказки й розбір

hint-head = Гравець { $seat }: що зіграв би пошук після { $iterations } партій подумки
hint-points = { $move }: приблизно { $points } очка наприкінці (розглянуто разів: { $visits })
hint-points-wins = { $move }: приблизно { $points } очка наприкінці, перемога { $percent } % (розглянуто разів: { $visits })
hint-best = Не гірше за наступний хід з певністю { $percent } %; порівняно з ним:
hint-other = Не гірше за перший хід з імовірністю { $percent } %; порівняно з ним:
hint-gain = + { $gap }  { $line } (у середньому { $points } замість { $instead })
hint-loss = − { $gap }  { $line } (у середньому { $points } замість { $instead })
review-cost-score = Гравець { $seat } утратив загалом приблизно { $cost } очка.
review-cost-win = Гравець { $seat } утратив загалом приблизно { $cost } відсоткового пункту ймовірності перемоги.
review-mistake-score = Дія { $index }, гравець { $seat }: коштувала приблизно { $cost } очка
review-mistake-win = Дія { $index }, гравець { $seat }: коштувала приблизно { $cost } відсоткового пункту ймовірності перемоги
review-played = Зіграно: { $advice }
review-better = Краще: { $advice }
review-clean = Нічого явно кращого за зігране не було.

error-rules-version = За правилами версії { $rules } тут не грають, лише за версією: { $known }.

## files that people write
error-unknown-key = «{ $name }» тут нічого не означає. Тут можуть стояти: { $known }.
error-unknown-key-near = «{ $name }» тут нічого не означає. Може, «{ $near }»?
table-database-newer = Схема цієї бази даних має версію { $found }, її записала новіша програма; ця знає версії до { $known }.
table-database-away = Базою даних не можна скористатися: { $detail }
error-data-facts = Ці складники не читаються: { $detail }
