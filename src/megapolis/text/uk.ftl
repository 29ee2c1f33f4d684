## Errors

error-game-over = Гру завершено.
error-no-such-seat = Місця { $seat } немає: за цим столом їх { $seats }.
error-not-your-turn = Зараз не хід гравця { $seat }.
error-chance-not-awaited = Зараз нічого не тягнуть і не кидають.
error-no-such-action = «{ $action }» не є дією цієї гри.
error-action-field = «{ $field }» дії «{ $verb }» не може бути { $value }: можливо від 0 до { $high }.
error-action-fields = Дія «{ $verb }» потребує рівно таких полів: { $fields }.
error-unknown-game = Гри «{ $name }» немає. Є такі ігри: { $games }.
error-players = Гравців не може бути { $players }: можливо від { $low } до { $high }.
error-unknown-option = Варіанта «{ $option }» немає. Є такі: { $known }.
error-option-value = Варіант «{ $option }» не може бути «{ $value }». Можливо: { $possible }.
error-file = Не вдалося прочитати { $path }: { $detail }
error-toml = { $path } не є TOML: { $detail }
error-replay-json = Це не файл запису гри (не JSON): { $detail }
error-replay-format = Це не файл запису гри формату { $wanted }.
error-replay-head = Гру із запису не вдалося приготувати: { $detail }
error-replay-rules = Запис зроблено за правилами версії { $file }; тут { $here }.
error-replay-data = Запис зроблено з іншими компонентами (дані { $file }; тут { $here }).
error-replay-action = Запис пошкоджено на дії { $index }: { $detail }
error-replay-digest = Запис пошкоджено на дії { $index }: контрольна сума не збігається.
error-nothing-to-undo = Нема чого повертати.
error-undo-revealed = Відтоді дещо вже відкрито: повернути хід не можна.
error-unknown-bot = Бота «{ $name }» немає. Є такі боти: { $bots }.
error-bot-plain = Бот «{ $name }» не має параметрів.
error-bot-parameter = Бот-шукач не має параметра «{ $name }». Є такі: { $known }.
error-bot-mute = Бот «{ $name }» не вміє пояснювати: назвіть рівень або пошук.
error-arena-match = Ботів { $bots }, а місць за столом { $players }.
error-arena-gauntlet = Потрібні претендент і щонайменше ще один бот.
error-arena-file = { $path } не є файлом результатів арени або пошкоджений, рядок { $line }.
error-arena-other = { $path } містить результати іншої події: назвіть інший файл.
error-extra = Для цього потрібен { $module }, який не встановлено: pip install "megapolis[{ $extra }]"
error-ray-address = Кластер Ray не відповідає за адресою «{ $address }»: { $detail }

## Command line

cli-version = megapolis { $version }, engine: { $engine }
cli-about = П’ять настільних ігор про міста за одним столом.
cli-players = { $low ->
    [1] { $high ->
        [1] соло
       *[other] { $low }-{ $high } гравці
      }
   *[other] { $low }-{ $high } гравців
  }
cli-option = варіант
cli-ruling = прочитання правил
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
cli-over = Гру завершено.
cli-winner = Переміг гравець { $seat }.
cli-shared = Перемогу ділять гравці { $seats }.
cli-final = Підсумок: { $points }
cli-takebacks = Зіграно з поверненнями: { $count }
cli-replay-step = Дія { $at } з { $count }. Enter далі, b назад, g ЧИСЛО перейти, q вийти
cli-selfplay-title = { $game }: ігор { $games }
cli-selfplay-bot = бот
cli-selfplay-games = ігор
cli-selfplay-mean = середній рахунок
cli-selfplay-wins = перемоги
cli-selfplay-interval = 95 %
cli-interrupted = Перервано.
cli-bot-moves = Гравець { $seat } ({ $bot }): { $said }
cli-which-game = Яка гра? Введіть її номер.
cli-no-such-game = Гри «{ $typed }» тут немає. Введіть число від 1 до { $high }.
cli-paper = Лист { $name }

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
hint-points = { $move }: приблизно { $points } очок наприкінці (розглянуто разів: { $visits })
hint-points-wins = { $move }: приблизно { $points } очок наприкінці, перемога { $percent } % (розглянуто разів: { $visits })
hint-best = Упевненість { $percent } %, що це не гірше за наступний хід; порівняно з ним:
hint-other = Імовірність { $percent } %, що це не гірше за перший хід; порівняно з першим:
hint-gain = + { $gap }  { $line } (у середньому { $points } замість { $instead })
hint-loss = − { $gap }  { $line } (у середньому { $points } замість { $instead })
review-cost-score = Гравець { $seat } утратив загалом приблизно { $cost } очок.
review-cost-win = Гравець { $seat } утратив загалом приблизно { $cost } відсоткових пунктів імовірності перемоги.
review-mistake-score = Дія { $index }, гравець { $seat }: коштувала приблизно { $cost } очок
review-mistake-win = Дія { $index }, гравець { $seat }: коштувала приблизно { $cost } відсоткових пунктів імовірності перемоги
review-played = Зіграно: { $advice }
review-better = Краще: { $advice }
review-clean = Нічого явно кращого за зігране не було.
