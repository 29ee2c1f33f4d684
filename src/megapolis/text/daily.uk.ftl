## The deal of the day

daily-left = ще { $hours } год { $minutes } хв
daily-same-first = У всіх ті самі карти. Рахується перша спроба.
daily-same-cards = Сьогодні в усіх ті самі карти
daily-rules = Рахується перша спроба. Чужі результати відкриються, коли зіграєте ви; усі карти — опівночі за UTC.
daily-state-sealed = запечатано
daily-state-begun = розпочато
daily-state-played = зіграно
daily-state-left = не дограно
daily-go-on = Продовжити
daily-result = Результат
daily-again = Ще раз — лише для себе
daily-alone = соло
daily-against = проти: { $bots }
daily-people = { $count ->
    [0] ще ніхто не зіграв
    [one] зіграла { $count } людина
    [few] зіграли { $count } людини
   *[many] зіграли { $count } людей
  }
daily-place = { $place }-е місце з { $count }
daily-better = краще за { $percent } %
daily-you = ви { $points }
daily-me = ви
daily-expert = експерт { $points }
daily-bars = { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
  }
daily-middle = Результатів: { $count }, середина — { $points }
daily-difference = Найбільша різниця з експертом — { $part }: у нього на { $points } більше.
daily-no-difference = Експерт ні в чому не взяв більше за вас.
daily-expert-plays = Експерт ще грає цю роздачу.
daily-not-played = Цю роздачу ви не грали.
daily-sealed-more = { $count ->
    [0] Запечатано: результати відкриються після вашого кінця.
    [one] Зіграла { $count } людина. Результати відкриються після вашого кінця.
    [few] Зіграли { $count } людини. Результати відкриються після вашого кінця.
   *[many] Зіграли { $count } людей. Результати відкриються після вашого кінця.
  }
daily-list = Усі результати
daily-mistakes = Мої помилки
daily-expert-game = Як зіграв експерт
daily-open-tomorrow = Розбір і партія експерта відкриються опівночі за UTC.
daily-all = Усі роздачі дня
daily-to-result = Результат дня
daily-share = Поділитися без підказок
daily-share-text = Текст
daily-share-picture = Картинка
daily-streak = Серія
daily-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
  }
daily-in-a-row = серія: { $count }
daily-mend = { $count ->
    [one] Учора пропущено. Дві роздачі сьогодні — і серія триває: { $count } день.
    [few] Учора пропущено. Дві роздачі сьогодні — і серія триває: { $count } дні.
   *[many] Учора пропущено. Дві роздачі сьогодні — і серія триває: { $count } днів.
  }
daily-mend-more = Пропущений день закривають дві роздачі наступного.
daily-deals = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[many] { $count } роздач
  }
daily-puzzle-found = задачу дня знайдено
daily-calendar = Календар: днів із роздачею — { $count }
daily-counts = рахується
daily-for-oneself = для себе
daily-no-hints = Поради вимкнено: у всіх однакові умови.
