## Что происходит за столом: темп, хроника и финал

story-points = { $points ->
    [one] { $said } очко
    [few] { $said } очка
   *[other] { $said } очков
  }
story-ahead = отрыв { $points }
story-even = поровну, решает правило ничьей
story-of-target = { $points } из { $target }
story-place = Место { $place }
ending-resigned = Остальные сдались.
ending-abandoned = Партия прекращена по согласию.
story-how = Как это сложилось
story-next-category = Дальше: { $name }
story-to-poster = К плакату
story-pause = Остановить
story-go-on = Дальше
story-steps = Шаг за шагом
story-categories = Из чего складываются очки
story-poster = Плакат
story-poster-of = Плакат этой партии
story-share = Отправить
story-save-picture = Сохранить как PNG
story-save-drawing = Сохранить как SVG
story-print = Печать А4
story-wish-again = Хочу реванша
story-wished = За реванш: { $names }.
story-waiting-for = Ждём: { $names }
story-bots-ready = Боты всегда готовы.
story-start-without = Не ждать
story-another = Другая игра

story-speed = Темп показа ходов
story-speed-slow = Медленно
story-speed-normal = Обычно
story-speed-fast = Быстро
story-speed-instant = Сразу
story-show-at-once = Показать сразу
story-for = уже { $time }
story-moves-wait = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
  }

table-nobody-plays = Играли бы одни боты: сядьте и сами.

story-away = Пока вас не было
story-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
story-messages = { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[other] { $count } сообщений
  }
story-yours = Что изменилось у вас
story-gap-overtakes = { $name } опережает вас: было { $before }, стало { $after }
story-gap-catches = { $name } догоняет: было { $before }, стало { $after }
story-gap-leads = { $name } отрывается: было { $before }, стало { $after }
story-gap-drops = { $name } отстаёт: было { $before }, стало { $after }
story-now-you = Теперь ваш ход
story-show = Показать
story-to-table = К столу
story-last-turns = Последние ходы ещё раз
story-shown-again = Показ ещё раз
story-as-it-was = Так было.
story-once-more = Ещё раз
story-to-the-end = До конца

story-on-how = Новый стол начнётся с этой позиции. Кто за кого играет?
story-on-who = Кто играет дальше на этом месте: { $name }
story-on-deals = Что выпадет дальше
story-on-new = Новое
story-on-same = То же самое

story-mine-search = Поиск: игра или соперник
story-mine-order = Порядок
story-mine-by-turn = Чей ход
story-mine-by-newest = Сначала новые
story-mine-by-game = По игре
story-mine-by-result = Лучший результат
story-mine-by-length = Сначала длинные
story-mine-none = Ничего не найдено.
story-mine-with = За столом: { $names }
story-mine-alone = В одиночку
story-mine-turn = Ходит: { $names }
story-mine-open = Открыть
story-mine-won = Победа
story-mine-lost = Поражение
story-mine-place = Место { $place } из { $of }
story-mine-resigned = Закончилось сдачей
story-mine-abandoned = Партия прекращена

story-vibration-on = Вибрация включена
story-vibration-off = Вибрация выключена
