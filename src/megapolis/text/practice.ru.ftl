## Puzzles and first games

puzzle-at-once = Возьмите очки, которые лежат на столе.
puzzle-of-day = Задача дня № { $number }
puzzle-lead = Один из { $count } ходов даёт на { $lead } больше, чем любой другой.
puzzle-found = { $tries ->
    [1] Да, с первой попытки.
   *[other] Да, попытка { $tries }.
  }
puzzle-costs = Не этот: он стоит { $cost }. Попробуйте ещё раз.
puzzle-rating = Ваш рейтинг: { $rating }
error-no-puzzle = Задачи «{ $puzzle }» нет.
error-not-a-choice = Этого хода нет среди тех, из которых выбирают.
puzzle-no-mistakes = Сегодня ничего не возвращается.
theme-all = все
theme-now = очки сейчас
theme-risk = риск
theme-tempo = темп
theme-only = единственное место
theme-mistakes = мои ошибки
puzzles-title = Задачи
puzzles-about = позиции из партий ботов, один ход явно лучший
puzzles-all = Все задачи
puzzles-solve = Решить
puzzles-again = Посмотреть ещё раз
puzzles-once = засчитывается первый ответ
puzzles-next-in = новая через { $hours } ч { $minutes } мин
puzzles-trainer = Тренажёр без конца
puzzles-trainer-more = сложность следует за вашим рейтингом
puzzles-themes = Что тренировать
puzzles-train = Тренироваться
puzzles-train-in = Тренироваться: { $game }
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
  }
puzzles-solved = засчитано { $count }
puzzles-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
  }
puzzles-rating-more = Рейтинг — только о задачах: он виден после десяти и больше нигде не используется.
puzzle-not-found = не найдено
puzzle-shown = Ответ
puzzle-people = сразу нашли { $percent } % из { $count }
puzzle-tries = { $tries ->
    [1] с первой попытки
   *[other] попытка { $tries }
  }
puzzle-share = Поделиться
puzzle-copied = Скопировано
puzzle-more = Ещё задача
puzzle-calm = Без часов. Подсказка ничего не стоит: просто задача не засчитывается.
puzzle-calm-day = Засчитывается первый ответ за день. Без часов.
learn-step = Первая партия · шаг { $step } из { $steps }
learn-left = Можно и так. Дальше играем без сценария.
learn-do-hint = Попросите подсказку.
learn-end = Играть дальше
learn-on = Дальше
learn-show = Покажи за меня
learn-back = На шаг назад
learn-skip = Пропустить
learn-not-this = Этот шаг просит другого.
