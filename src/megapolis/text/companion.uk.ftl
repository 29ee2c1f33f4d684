## The companion: a real box on the table, the program beside it

box-outcome = Що сталося?
box-outcome-how = Подивіться на столі.

companion-private = Більше нікому не показуйте: це приховано ({ $name }).
companion-open = Дивитися можуть усі.
companion-die = кубик { $die }
companion-left = { $count ->
    [0] не лишилося
    [one] лишився { $count }
    [few] лишилося { $count }
   *[other] лишилося { $count }
  }
companion-no-more = Таких більше немає.
companion-entered = Уже введено
companion-take-out = Прибрати: { $what }
companion-and-action = А дія на ній?
companion-corner = Число в кутку: скільки таких карт ще може вийти.
companion-seen = Уже бачили
companion-not-here = Потрібної тут немає? Торкніться її серед «Уже бачили»: знайдемо рядок, де розійшлися зі столом.
companion-parted = А вона лежить тут: виправити рядок, де її ввели
companion-look = Подивитися на стіл
companion-to-question = Відповісти
companion-bots-cards = Це належить боту: { $name }. Хай уведе той, хто проти нього не грає; решта не дивиться.
companion-uncover = Ввожу я
companion-anothers = Це лежить перед іншим гравцем: { $name }.
companion-theirs = Це може виправити лише { $name }, на своєму телефоні: решті це не видно. Прибрати рядок можна й тут.
companion-yes = Так: { $what }
companion-choose = Торкніться того, що лежить
companion-more = { $count ->
    [one] Ще { $count }
    [few] Ще { $count }
   *[other] Ще { $count }
  }
companion-buyer = Кому дісталося?
companion-nobody = Нікому не треба
companion-nobody-read = нікому не треба
companion-for = за
companion-sold = { $name } платить { $sum }
companion-choose-buyer = Скажіть, кому і за скільки
companion-bid-by-bid = Натомість вводити ставки по одній
companion-sum-least = Треба щонайменше { $sum }.
companion-sum-most = Більше за { $sum } немає.
companion-sum-step = Лише сума, кратна { $sum }.
companion-sum-thousands = Сума в тисячах
companion-sum-back = Стерти останню цифру
companion-sum-clear = Стерти
companion-kept = Збережено: надішлемо, коли буде зв’язок
companion-correct = виправити
companion-corrected = Виправлено.
companion-restore = Скасувати виправлення
companion-bot-moves = Пересуньте за бота: { $name }
companion-bots-move-unseen = Це бачить лише { $name }. Хай пересуне той, хто проти нього не грає; решта не дивиться.
companion-bots-move-uncover = Пересуваю я
companion-aloud = Прочитати вголос
companion-moved = Готово, пересунули
companion-what-really = Що було насправді?
companion-line-instead = Було інше
companion-line-out = Цього не було
companion-line-before = Перед цим дещо забули
companion-search = Шукати серед ходів
companion-places = Де вона може лежати: північ угорі
companion-impossible = { $count ->
    [one] { $count } пізніший запис стане неможливим і буде скасований:
    [few] { $count } пізніші записи стануть неможливими й будуть скасовані:
   *[other] { $count } пізніших записів стануть неможливими й будуть скасовані:
  }
companion-and-more = та ще { $count }
companion-all-stays = Усі пізніші записи лишаються чинними.
companion-correct-go = Виправити й перелічити
companion-correct-drop = Виправити і скасувати їх
companion-correct-out = Прибрати рядок
companion-no = Ні
companion-first-1 = Підготуйте коробку за її правилами
companion-first-1-more = Тасуєте, роздаєте й кидаєте ви, на своєму столі. Сторінка пильнує правила, рахунок і підказки.
companion-first-2 = По одному запитанню
companion-first-2-more = Воно каже, куди дивитися, чиє це і хто не має бачити. Торкніться того, що бачите.
companion-first-3 = Звірте й натисніть.
companion-first-3-more = Кнопка читає вашу відповідь: це лежить на столі?
companion-first-4 = Помилка не біда.
companion-first-4-more = Кожен рядок журналу має олівець, і перш ніж щось зміниться, ви побачите, що з того вийде.
companion-first-next = Далі
companion-first-go = До столу
companion-first-done = Зрозуміло
table-no-sale = Зараз нічого не продають на аукціоні.
table-no-such-sale = Так не могло бути: погляньте, хто ще торгується, скільки в кого грошей і яка ставка вже була.
table-bot-bids = Бот ще торгується: вводьте ставки по одній.
companion-start = Яка коробка на вашому столі?
companion-start-more = Тасуєте, роздаєте й кидаєте ви; сторінка пильнує правила, рахунок і підказки. Торкніться коробки, і гра почнеться.
companion-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
  }
companion-fewer = На гравця менше
companion-one-more = На гравця більше
companion-choices = боти, телефони, доповнення
companion-only-score = лише рахунок?
