## Errors

error-game-over = Игра окончена.
error-no-such-seat = Места { $seat } нет: за этим столом их { $seats }.
error-not-your-turn = Сейчас не ход игрока { $seat }.
error-chance-not-awaited = Сейчас ничего не тянут и не бросают.
error-no-such-action = «{ $action }» — не действие этой игры.
error-action-field = «{ $field }» действия «{ $verb }» не может быть { $value }: возможно от 0 до { $high }.
error-action-fields = Действие «{ $verb }» требует ровно таких полей: { $fields }.
error-unknown-game = Игры «{ $name }» нет. Есть такие игры: { $games }.
error-players = Игроков не может быть { $players }: возможно от { $low } до { $high }.
error-unknown-option = Варианта «{ $option }» нет. Есть такие: { $known }.
error-option-value = Вариант «{ $option }» не может быть «{ $value }». Возможно: { $possible }.
error-file = Не удалось прочитать { $path }: { $detail }
error-toml = { $path } — не TOML: { $detail }
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
error-bot-plain = У бота «{ $name }» нет параметров.
error-bot-parameter = У ищущего бота нет параметра «{ $name }». Есть такие: { $known }.
error-bot-mute = Бот «{ $name }» не умеет объяснять: назовите уровень или поиск.
error-arena-match = Ботов { $bots }, а мест за столом { $players }.
error-arena-gauntlet = Нужны претендент и хотя бы ещё один бот.
error-arena-file = { $path } не файл результатов арены или повреждён, строка { $line }.
error-arena-other = { $path } содержит результаты другого события: назовите другой файл.
error-extra = Для этого нужен { $module }, который не установлен: pip install "megapolis[{ $extra }]"
error-ray-address = Кластер Ray не отвечает по адресу «{ $address }»: { $detail }

## Command line

cli-version = megapolis { $version }, engine: { $engine }
cli-about = Пять настольных игр о городах за одним столом.
cli-players = { $low ->
    [1] { $high ->
        [1] соло
       *[other] { $low }-{ $high } игрока
      }
   *[other] { $low }-{ $high } игроков
  }
cli-option = вариант
cli-ruling = прочтение правил
cli-default = обычно: { $value }
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
cli-selfplay-title = { $game }: игр { $games }
cli-selfplay-bot = бот
cli-selfplay-games = игр
cli-selfplay-mean = средний счёт
cli-selfplay-wins = победы
cli-selfplay-interval = 95 %
cli-interrupted = Прервано.
cli-bot-moves = Игрок { $seat } ({ $bot }): { $said }
cli-which-game = Какая игра? Введите её номер.
cli-no-such-game = Игры «{ $typed }» здесь нет. Введите число от 1 до { $high }.
cli-paper = Лист { $name }

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
hint-points = { $move }: примерно { $points } очков в конце (рассмотрено раз: { $visits })
hint-points-wins = { $move }: примерно { $points } очков в конце, победа { $percent } % (рассмотрено раз: { $visits })
hint-best = Уверенность { $percent } %, что это не хуже следующего хода; по сравнению с ним:
hint-other = Вероятность { $percent } %, что это не хуже первого хода; по сравнению с первым:
hint-gain = + { $gap }  { $line } (в среднем { $points } вместо { $instead })
hint-loss = − { $gap }  { $line } (в среднем { $points } вместо { $instead })
review-cost-score = Игрок { $seat } потерял всего примерно { $cost } очков.
review-cost-win = Игрок { $seat } потерял всего примерно { $cost } процентных пунктов вероятности победы.
review-mistake-score = Действие { $index }, игрок { $seat }: стоило примерно { $cost } очков
review-mistake-win = Действие { $index }, игрок { $seat }: стоило примерно { $cost } процентных пунктов вероятности победы
review-played = Сыграно: { $advice }
review-better = Лучше: { $advice }
review-clean = Ничего явно лучше сыгранного не было.
