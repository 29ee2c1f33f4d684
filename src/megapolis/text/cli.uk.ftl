## What the command line alone says: its answers, its help, administration and tables of the arena

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
cli-your-move = Ваш хід. { $asked }
cli-seat-move = { $seat }, ваш хід. { $asked }
cli-hand-over = { $seat }, ваш хід. Натисніть Enter, коли екран бачите лише ви.
cli-prompt = Номер ходу або: u повернути, h підказка, s рахунок, b поле, l журнал, w зберегти, ? довідка, q вийти
cli-help = Введіть номер ходу й натисніть Enter. u повертає ваш останній хід, h показує, як зіграв би бот і що це дасть, s друкує рахунок, b малює поле знову, l друкує журнал, w ФАЙЛ зберігає гру, q виходить (гра залишається).
cli-no-such-move = Ходу «{ $typed }» тут немає. Введіть число від 1 до { $high } або ? для довідки.
cli-undone = Хід повернуто.
cli-undone-marked = Хід повернуто. Відтоді вже відкривали карти: партію позначено як зіграну з поверненнями ходів.
cli-saved = Збережено в { $path }.
cli-kept = Партію збережено в { $path }. Продовжити: megapolis play --resume { $path }
cli-total = Разом
cli-over = Гру закінчено.
cli-winner = Перемагає { $seat }.
cli-shared = Перемогу ділять: { $seats }.
cli-final = Підсумок: { $points }
cli-takebacks = Повернень ходу: { $count }
cli-replay-step = Дія { $at } з { $count }. Enter далі, b назад, g ЧИСЛО перейти, q вийти
cli-recorded = { $games ->
    [one] { $games } гру записано в { $path }
    [few] { $games } гри записано в { $path }
   *[other] { $games } ігор записано в { $path }
  }
cli-check-at = Налаштування { $number } з { $of } …
cli-check-broken = Обіцянку порушено: { $promise }
cli-check-held = Усі обіцянки дотримано: { $setups ->
    [one] { $setups } налаштування
    [few] { $setups } налаштування
   *[other] { $setups } налаштувань
}, { $games ->
    [one] { $games } гра.
    [few] { $games } гри.
   *[other] { $games } ігор.
}
cli-selfplay-title = { $game }: ігор { $games }
cli-selfplay-bot = бот
cli-selfplay-games = ігор
cli-selfplay-mean = середній результат
cli-selfplay-wins = перемоги
cli-selfplay-interval = 95 %
cli-interrupted = Перервано.
cli-which-game = Яка гра? Введіть її номер.
cli-no-such-game = Гри «{ $typed }» тут немає. Введіть число від 1 до { $high }.
cli-paper = Аркуш { $name }
arena-milliseconds = мс/рішення
arena-adjusted = без везіння
arena-compared = Порівняння на тих самих роздачах
arena-against = проти
arena-ahead = перевага
arena-difference = очки
arena-ratings = Рейтинги
arena-rating = рейтинг
arena-plot-score = рахунок
arena-plot-games = партії
arena-plot-played = зіграно партій
arena-plot-rating = рейтинг
help-lang = мова (типово: en)
help-games = показати ігри на полиці
help-rules = надрукувати правила гри нашими словами
help-play = грати в терміналі: наодинці, з ботами чи за однією клавіатурою
help-replay = переглянути збережену гру крок за кроком
help-poster = намалювати зіграну партію плакатом А4, у форматі SVG
help-selfplay = хай боти зіграють багато ігор, щоб їх порівняти
help-arena = порівняти ботів на однакових роздачах, із похибками й рейтингами
help-benchmark = хай один агент зіграє сталий набір ігор із docs/benchmark.md
help-check = перевірити, чи дотримує гра того, що обіцяє кожна: для авторів ігор і власних даних
help-hint = що зіграти у збереженій грі й чому
help-review = де закінчена гра повернула і що було б краще
help-score = порахувати аркуші справжньої гри, набрані так, як описано в docs/scoring
help-serve = відкрити стіл: сервер для людей і ботів зі сторінкою
help-backup = скопіювати базу даних сервера у файл
help-restore = наповнити порожню базу даних із такого файлу
help-template = надрукувати дані компонентів гри, щоб змінити їх і грати з --data
help-play-bot = хто грає за інших: { $bots } (типово: greedy)
help-play-people = за скількома місцями грають люди (типово: 1)
help-play-save = де зберігати гру після кожного ходу
help-play-resume = продовжити збережену гру
help-play-from = почати з позиції, записаної текстом, як її друкує гра
help-replay-file = збережена гра
help-replay-at = показати позицію після N дій і вийти
help-replay-text = надрукувати цю позицію текстом, для --from; типово останню
help-poster-out = куди записати плакат (типово: FILE із .svg)
help-poster-seat = чиє поле (типово: переможця)
help-poster-names = хто грав, через кому
poster-title = { $game }, { $points }
poster-by = Місто: { $name }
poster-points = { $points }
poster-day = { DATETIME($day, dateStyle: "long") }
poster-unfinished = Партія у { $path } ще не скінчилася: міста ще немає.
poster-done = Плакат записано: { $path }.
help-selfplay-bots = боти через кому (типово: greedy,random)
help-selfplay-games = скільки ігор (типово: 100)
help-selfplay-out = записати ігри, по одній у рядку: .jsonl, .jsonl.gz, .jsonl.zst; або масиви: .npz
help-selfplay-workers = процеси (типово: 1)
help-arena-kind = один стіл; кожен із кожним; перший проти кожного
help-arena-bots = наприклад expert, greedy, search:iterations=500
help-arena-deals = роздачі, кожна в усіх порядках місць (типово: 100)
help-arena-out = зберігати результати рядками JSON; продовжити з того, де зупинилося
help-arena-workers = процеси (типово: по одному на ядро)
help-arena-ray = кластер Ray ("auto", "local", "ray://host:10001")
help-arena-adjusted = вилучити з рахунків везіння, як його оцінює мережа гри
help-arena-plot = розподіл рахунків, як .png або .svg
help-arena-ratings = рейтинги від гри до гри, як .png або .svg
help-benchmark-agent = бот, наприклад greedy, шлях Python, module:Name, або адреса, http://…
help-benchmark-out = куди записати звіт, як JSON
help-benchmark-task = для проби: лише це завдання й інші названі ({ $tasks })
help-benchmark-deals = для проби: лише перші роздачі кожного завдання
help-json = надрукувати як JSON
help-hint-from = позиція, записана текстом, як її друкує гра
help-hint-data = дані компонентів, з якими записано позицію
help-hint-seconds = скільки думати (типово: { $seconds } с)
help-hint-best = скільки ходів показати (типово: 3)
help-hint-why-not = хід, який порівняти з найкращим
help-hint-seat = для якого гравця (типово: на кого чекають)
help-review-file = закінчена гра
help-review-seat = якого гравця (типово: 1)
help-review-workers = процеси (типово: 2)
help-score-file = аркуші у форматі TOML
help-score-svg = намалювати пораховане у файл
help-serve-config = файл TOML із налаштуваннями
help-serve-host = адреса, на якій слухати (127.0.0.1; 0.0.0.0 для інших пристроїв)
help-serve-port = порт, на якому слухати (8000)
help-serve-next-port = якщо порт зайнято, узяти наступний
help-serve-public-url = за якою адресою люди знаходять сервер: її беруть посилання, QR-коди й перевірка сторінок
help-serve-database = sqlite:///ФАЙЛ (типово) або postgresql://...
help-serve-workers = робочі процеси (для кількох потрібен PostgreSQL)
help-serve-open = відкрити сторінку в браузері
help-backup-file = файл
help-backup-database = яка база даних
help-players = скільки гравців
help-seed = зерно: з ним щоразу випадає те саме (типово таємне)
help-data = ваші власні дані компонентів
help-check-games = випадкових ігор на кожне налаштування (типово: { $games })
help-check-transcripts = натомість надрукувати ігри дія за дією: скомпільовані й з MEGAPOLIS_INTERPRETED=1 однакові
file-missing = такого файлу чи теки немає
file-folder = це тека
file-no-folder = частина шляху не є текою
file-forbidden = немає дозволу
file-full = місце на диску скінчилося
file-no-text = це не текст у UTF-8
help-admin = переглянути столи, скарги й облікові записи сервера та вжити заходів
help-admin-name = який стіл, скарга, обліковий запис чи пристрій; для archive — скільки днів тому; ім’я, що починається з -, пишеться останнім, після --
help-admin-status = лише столи в цьому стані: lobby, playing, over, closed
help-admin-tables = столи, що змінилися останніми
help-admin-show = один стіл, хто там сидить і що сказано
help-admin-reports = на що скаржилися
help-admin-bans = кого заблоковано
help-admin-sessions = де ввійшов обліковий запис
help-admin-health = столи, завдання й процеси в числах
help-admin-log = що зроблено цією командою
help-admin-close = закрити стіл
help-admin-settle = видалити розглянуту скаргу
help-admin-ban = заблокувати обліковий запис або пристрій, як його називають скарги
help-admin-unban = розблокувати
help-admin-recovery = новий код відновлення для облікового запису
help-admin-sign-out = завершити всі сеанси облікового запису
help-admin-archive = перенести столи, завершені більш ніж стільки днів тому, у стиснені файли записів
help-admin-folder = де лежать ці файли
admin-no-database = Бази даних { $path } немає.
admin-other-version = База даних від іншої версії програми: запустіть один раз сервер, щоб її оновити.
admin-needs-name = Для { $what } потрібна назва: дивіться megapolis admin --help.
admin-needs-number-settle = Для settle потрібен номер скарги.
admin-needs-number-archive = Для archive потрібна кількість днів, від 1.
admin-no-report = Скарги { $number } немає.
admin-no-account = Облікового запису «{ $name }» немає.
admin-done = Зроблено.
admin-archived = В архіві: { $archived }. Видалено без партії: { $removed }. Більше не читаються й залишені: { $unreadable }.
admin-code = Новий код відновлення для { $name }: { $code }
admin-report = Скарга { $number }, стіл { $table }: { $name } ({ $who })
admin-head-table = стіл
admin-head-game = гра
admin-head-status = стан
admin-head-players = гравців
admin-head-changed = змінено
admin-head-who = хто
admin-head-device = пристрій
admin-head-used = востаннє
admin-head-what = що
admin-head-number = число
admin-head-when = коли
admin-head-by = хто
admin-head-seat = місце
admin-head-bot = бот

## Puzzles
help-puzzles = розв’язувати задачі: сьогоднішню або без кінця, за грою й темою; або створити нові
help-puzzles-what = today (типово), гра ({ $games }), «make GAME» або «check [GAME]»
help-puzzles-theme = що тренувати: { $themes } (очки зараз, ризик, темп, єдине місце)
help-puzzles-deals = зі скількох роздач створювати задачі
help-puzzles-count = скільки задач лишити, за всіма темами й початками
help-puzzles-workers = скільки процесів працює
help-puzzles-player = бот, що грає роздачі; без нього — мережа гри або короткий пошук
help-puzzles-moves = дивитися лише на рішення, де не більше стількох ходів
help-puzzles-work = де зберігати роботу, щоб її можна було продовжити
help-puzzles-out = файл, у який записати
error-puzzles-what = Укажіть «today», гру ({ $games }), «make» і гру або «check».
puzzles-prompt = Номер ходу, або: h підказка, a відповідь, n далі, q вийти
puzzles-deal = роздача { $number }: знайдено { $finds }, лишилося { $puzzles }
puzzles-made = роздач { $deals }, задач { $made }, вибрано { $kept }, байтів { $bytes }: { $path }
puzzles-doubtful = { $game } { $puzzle }: { $best } — не явно найкращий хід
puzzles-checked = { $game }: розв’язано ще раз { $count }, сумнівних { $bad }
help-learn = навчитися гри, граючи: перша партія, щокроку одна дія
help-learn-resume = продовжити збережену першу партію
error-no-first-game = Для { $name } немає першої партії.
cli-learn-do = Зробіть так: { $move }
cli-learn-look = Enter — далі, z — на крок назад, x — закінчити урок, q — вийти
cli-learn-move = Enter зіграє це. Або: номер іншого ходу, z на крок назад, x закінчити урок, b поле, s очки, ? довідка, q вийти
