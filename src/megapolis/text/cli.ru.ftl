## What the command line alone says: its answers, its help, administration and tables of the arena

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
cli-your-move = Ваш ход. { $asked }
cli-seat-move = { $seat }, ваш ход. { $asked }
cli-hand-over = { $seat }, ваш ход. Нажмите Enter, когда экран видите только вы.
cli-prompt = Номер хода или: u вернуть, h подсказка, s счёт, b поле, l журнал, w сохранить, ? справка, q выйти
cli-help = Введите номер хода и нажмите Enter. u возвращает ваш последний ход, h показывает, как сыграл бы бот и что это даст, s печатает счёт, b рисует поле снова, l печатает журнал, w ФАЙЛ сохраняет игру, q выходит (игра остаётся).
cli-no-such-move = Хода «{ $typed }» здесь нет. Введите число от 1 до { $high } или ? для справки.
cli-undone = Ход возвращён.
cli-undone-marked = Ход возвращён. С тех пор уже открывали карты: партия отмечена как сыгранная с возвратами ходов.
cli-saved = Сохранено в { $path }.
cli-kept = Партия сохранена в { $path }. Продолжить: megapolis play --resume { $path }
cli-total = Всего
cli-over = Игра окончена.
cli-winner = Побеждает { $seat }.
cli-shared = Победу делят: { $seats }.
cli-final = Итог: { $points }
cli-takebacks = Возвратов хода: { $count }
cli-replay-step = Действие { $at } из { $count }. Enter вперёд, b назад, g ЧИСЛО перейти, q выйти
cli-recorded = { $games ->
    [one] { $games } игра записана в { $path }
    [few] { $games } игры записаны в { $path }
   *[other] { $games } игр записано в { $path }
  }
cli-check-at = Настройка { $number } из { $of } …
cli-check-broken = Обещание нарушено: { $promise }
cli-check-held = Все обещания выполнены: { $setups ->
    [one] { $setups } настройка
    [few] { $setups } настройки
   *[other] { $setups } настроек
}, { $games ->
    [one] { $games } игра.
    [few] { $games } игры.
   *[other] { $games } игр.
}
cli-selfplay-title = { $game }: игр { $games }
cli-selfplay-bot = бот
cli-selfplay-games = игр
cli-selfplay-mean = средний результат
cli-selfplay-wins = победы
cli-selfplay-interval = 95 %
cli-interrupted = Прервано.
cli-which-game = Какая игра? Введите её номер.
cli-no-such-game = Игры «{ $typed }» здесь нет. Введите число от 1 до { $high }.
cli-paper = Лист { $name }
arena-milliseconds = мс/решение
arena-adjusted = без везения
arena-compared = Сравнение на тех же раздачах
arena-against = против
arena-ahead = перевес
arena-difference = очки
arena-ratings = Рейтинги
arena-rating = рейтинг
arena-plot-score = счёт
arena-plot-games = партии
arena-plot-played = сыграно партий
arena-plot-rating = рейтинг
help-lang = язык (по умолчанию: en)
help-games = показать игры на полке
help-rules = напечатать правила игры нашими словами
help-play = играть в терминале: одному, с ботами или за одной клавиатурой
help-replay = просмотреть сохранённую игру шаг за шагом
help-poster = нарисовать сыгранную партию плакатом А4, в формате SVG
help-selfplay = пусть боты сыграют много игр, чтобы их сравнить
help-arena = сравнить ботов на одинаковых раздачах, с погрешностями и рейтингами
help-benchmark = пусть один агент сыграет постоянный набор игр из docs/benchmark.md
help-check = проверить, соблюдает ли игра то, что обещает каждая: для авторов игр и своих данных
help-hint = что сыграть в сохранённой игре и почему
help-review = где оконченная игра повернулась и что было бы лучше
help-score = посчитать листы настоящей игры, набранные так, как описано в docs/scoring
help-serve = открыть стол: сервер для людей и ботов со страницей
help-backup = скопировать базу данных сервера в файл
help-restore = наполнить пустую базу данных из такого файла
help-template = напечатать данные компонентов игры, чтобы изменить их и играть с --data
help-play-bot = кто играет за остальных: { $bots } (по умолчанию: greedy)
help-play-people = на скольких местах играют люди (по умолчанию: 1)
help-play-save = где хранить игру после каждого хода
help-play-resume = продолжить сохранённую игру
help-play-from = начать с позиции, записанной текстом, как её печатает игра
help-replay-file = сохранённая игра
help-replay-at = показать позицию после N действий и выйти
help-replay-text = напечатать эту позицию текстом, для --from; по умолчанию последнюю
help-poster-out = куда записать плакат (по умолчанию: FILE с .svg)
help-poster-seat = чьё поле (по умолчанию: победителя)
help-poster-names = кто играл, через запятую
poster-title = { $game }, { $points }
poster-by = Город: { $name }
poster-points = { $points }
poster-day = { DATETIME($day, dateStyle: "long") }
poster-unfinished = Партия в { $path } ещё не закончена: города ещё нет.
poster-done = Плакат записан: { $path }.
help-selfplay-bots = боты через запятую (по умолчанию: greedy,random)
help-selfplay-games = сколько игр (по умолчанию: 100)
help-selfplay-out = записать игры, по одной в строке: .jsonl, .jsonl.gz, .jsonl.zst; или массивы: .npz
help-selfplay-workers = процессы (по умолчанию: 1)
help-arena-kind = один стол; каждый с каждым; первый против каждого
help-arena-bots = например expert, greedy, search:iterations=500
help-arena-deals = раздачи, каждая во всех порядках мест (по умолчанию: 100)
help-arena-out = хранить результаты строками JSON; продолжить с того, где остановилось
help-arena-workers = процессы (по умолчанию: по одному на ядро)
help-arena-ray = кластер Ray ("auto", "local", "ray://host:10001")
help-arena-adjusted = убрать из счёта везение, как его оценивает сеть игры
help-arena-plot = распределение счёта, как .png или .svg
help-arena-ratings = рейтинги от игры к игре, как .png или .svg
help-benchmark-agent = бот, например greedy, путь Python, module:Name, или адрес, http://…
help-benchmark-out = куда записать отчёт, как JSON
help-benchmark-task = для пробы: только это задание и другие названные ({ $tasks })
help-benchmark-deals = для пробы: только первые раздачи каждого задания
help-json = напечатать как JSON
help-hint-from = позиция, записанная текстом, как её печатает игра
help-hint-data = данные компонентов, с которыми записана позиция
help-hint-seconds = сколько думать (по умолчанию: { $seconds } с)
help-hint-best = сколько ходов показать (по умолчанию: 3)
help-hint-why-not = ход, который сравнить с лучшим
help-hint-seat = для какого игрока (по умолчанию: кого ждут)
help-review-file = оконченная игра
help-review-seat = какого игрока (по умолчанию: 1)
help-review-workers = процессы (по умолчанию: 2)
help-score-file = листы в формате TOML
help-score-svg = нарисовать посчитанное в файл
help-serve-config = файл TOML с настройками
help-serve-host = адрес, на котором слушать (127.0.0.1; 0.0.0.0 для других устройств)
help-serve-port = порт, на котором слушать (8000)
help-serve-next-port = если порт занят, взять следующий
help-serve-public-url = по какому адресу люди находят сервер: его берут ссылки, QR-коды и проверка страниц
help-serve-database = sqlite:///ФАЙЛ (по умолчанию) или postgresql://...
help-serve-workers = рабочие процессы (нескольким нужен PostgreSQL)
help-serve-open = открыть страницу в браузере
help-backup-file = файл
help-backup-database = какая база данных
help-players = сколько игроков
help-seed = зерно: с ним каждый раз выпадает то же самое (по умолчанию тайное)
help-data = ваши собственные данные компонентов
help-check-games = случайных игр на каждую настройку (по умолчанию: { $games })
help-check-transcripts = вместо этого напечатать игры действие за действием: скомпилированные и с MEGAPOLIS_INTERPRETED=1 одинаковы
file-missing = такого файла или папки нет
file-folder = это папка
file-no-folder = часть пути — не папка
file-forbidden = нет разрешения
file-full = место на диске кончилось
file-no-text = это не текст в UTF-8
help-admin = посмотреть столы, жалобы и учётные записи сервера и принять меры
help-admin-name = какой стол, жалоба, учётная запись или устройство; для archive — сколько дней назад; имя, которое начинается с -, пишется последним, после --
help-admin-status = только столы в этом состоянии: lobby, playing, over, closed
help-admin-tables = столы, которые изменились последними
help-admin-show = один стол, кто там сидит и что сказано
help-admin-reports = на что жаловались
help-admin-bans = кто заблокирован
help-admin-sessions = где вошла учётная запись
help-admin-health = столы, задания и процессы в числах
help-admin-log = что сделано этой командой
help-admin-close = закрыть стол
help-admin-settle = удалить рассмотренную жалобу
help-admin-ban = заблокировать учётную запись или устройство, как его называют жалобы
help-admin-unban = разблокировать
help-admin-recovery = новый код восстановления для учётной записи
help-admin-sign-out = завершить все сеансы учётной записи
help-admin-archive = перенести столы, завершённые больше стольких дней назад, в сжатые файлы записей
help-admin-folder = где лежат эти файлы
admin-no-database = Базы данных { $path } нет.
admin-other-version = База данных от другой версии программы: запустите один раз сервер, чтобы её обновить.
admin-needs-name = Для { $what } нужно название: смотрите megapolis admin --help.
admin-needs-number-settle = Для settle нужен номер жалобы.
admin-needs-number-archive = Для archive нужно число дней, от 1.
admin-no-report = Жалобы { $number } нет.
admin-no-account = Учётной записи «{ $name }» нет.
admin-done = Сделано.
admin-archived = В архиве: { $archived }. Удалено без партии: { $removed }. Больше не читаются и оставлены: { $unreadable }.
admin-code = Новый код восстановления для { $name }: { $code }
admin-report = Жалоба { $number }, стол { $table }: { $name } ({ $who })
admin-head-table = стол
admin-head-game = игра
admin-head-status = состояние
admin-head-players = игроков
admin-head-changed = изменён
admin-head-who = кто
admin-head-device = устройство
admin-head-used = последний раз
admin-head-what = что
admin-head-number = число
admin-head-when = когда
admin-head-by = кто
admin-head-seat = место
admin-head-bot = бот

## Puzzles
help-puzzles = решать задачи: сегодняшнюю или без конца, по игре и теме; или создать новые
help-puzzles-what = today (по умолчанию), игра ({ $games }), «make GAME» или «check [GAME]»
help-puzzles-theme = что тренировать: { $themes } (очки сейчас, риск, темп, единственное место)
help-puzzles-deals = из скольких раздач создавать задачи
help-puzzles-count = сколько задач оставить, по всем темам и расстановкам
help-puzzles-workers = сколько процессов работает
help-puzzles-player = бот, который играет раздачи; без него — сеть игры или короткий поиск
help-puzzles-moves = смотреть только на решения, где не больше стольких ходов
help-puzzles-work = где хранить работу, чтобы её можно было продолжить
help-puzzles-out = файл, в который записать
error-puzzles-what = Укажите «today», игру ({ $games }), «make» и игру или «check».
puzzles-prompt = Номер хода, или: h подсказка, a ответ, n дальше, q выйти
puzzles-deal = раздача { $number }: найдено { $finds }, осталось { $puzzles }
puzzles-made = раздач { $deals }, задач { $made }, выбрано { $kept }, байтов { $bytes }: { $path }
puzzles-doubtful = { $game } { $puzzle }: { $best } — не явно лучший ход
puzzles-checked = { $game }: решено ещё раз { $count }, сомнительных { $bad }
help-learn = научиться игре, играя: первая партия, на каждом шагу одно действие
help-learn-resume = продолжить сохранённую первую партию
error-no-first-game = Для { $name } нет первой партии.
cli-learn-do = Сделайте так: { $move }
cli-learn-look = Enter — дальше, z — на шаг назад, x — закончить урок, q — выйти
cli-learn-move = Enter сыграет это. Или: номер другого хода, z на шаг назад, x закончить урок, b поле, s очки, ? справка, q выйти
