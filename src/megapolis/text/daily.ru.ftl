## The deal of the day

daily-left = ещё { $hours } ч { $minutes } мин
daily-same-first = У всех те же карты. Засчитывается первая попытка.
daily-same-cards = Сегодня у всех одни и те же карты
daily-rules = Засчитывается первая попытка. Чужие результаты откроются, когда сыграете вы; все карты — в полночь по UTC.
daily-state-sealed = запечатано
daily-state-begun = начато
daily-state-played = сыграно
daily-state-left = не доиграно
daily-go-on = Продолжить
daily-result = Результат
daily-again = Ещё раз — только для себя
daily-alone = соло
daily-against = против: { $bots }
daily-people = { $count ->
    [0] ещё никто не сыграл
    [one] сыграл { $count } человек
    [few] сыграли { $count } человека
   *[many] сыграли { $count } человек
  }
daily-place = { $place }-е место из { $count }
daily-better = лучше { $percent } %
daily-you = вы { $points }
daily-me = вы
daily-expert = эксперт { $points }
daily-bars = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
  }
daily-middle = Результатов: { $count }, середина — { $points }
daily-difference = Больше всего разница с экспертом — { $part }: у него на { $points } больше.
daily-no-difference = Эксперт ни в чём не взял больше вас.
daily-expert-plays = Эксперт ещё играет эту раздачу.
daily-not-played = Эту раздачу вы не играли.
daily-sealed-more = { $count ->
    [0] Запечатано: результаты откроются, когда вы доиграете.
    [one] Сыграл { $count } человек. Результаты откроются, когда вы доиграете.
    [few] Сыграли { $count } человека. Результаты откроются, когда вы доиграете.
   *[many] Сыграли { $count } человек. Результаты откроются, когда вы доиграете.
  }
daily-list = Все результаты
daily-mistakes = Мои ошибки
daily-expert-game = Как сыграл эксперт
daily-open-tomorrow = Разбор и партия эксперта откроются в полночь по UTC.
daily-all = Все раздачи дня
daily-to-result = Результат дня
daily-share = Поделиться без подсказок
daily-share-text = Текст
daily-share-picture = Картинка
daily-streak = Серия
daily-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
  }
daily-in-a-row = серия: { $count }
daily-mend = { $count ->
    [one] Вчера пропущено. Две раздачи сегодня — и серия продолжится: { $count } день.
    [few] Вчера пропущено. Две раздачи сегодня — и серия продолжится: { $count } дня.
   *[many] Вчера пропущено. Две раздачи сегодня — и серия продолжится: { $count } дней.
  }
daily-mend-more = Пропущенный день закрывают две раздачи следующего.
daily-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
  }
daily-puzzle-found = задача дня найдена
daily-calendar = Календарь: дней с раздачей — { $count }
daily-counts = засчитывается
daily-for-oneself = для себя
daily-no-hints = Советы выключены: у всех равные условия.
