## Puzzles and first games

puzzle-at-once = Візьміть очки, що лежать на столі.
puzzle-of-day = Задача дня № { $number }
puzzle-lead = Один із { $count } ходів дає на { $lead } більше, ніж будь-який інший.
puzzle-found = { $tries ->
    [1] Так, з першої спроби.
   *[other] Так, спроба { $tries }.
  }
puzzle-costs = Не цей: він коштує { $cost }. Спробуйте ще раз.
puzzle-rating = Ваш рейтинг: { $rating }
error-no-puzzle = Задачі «{ $puzzle }» немає.
error-not-a-choice = Цього ходу немає серед тих, з яких вибирають.
puzzle-no-mistakes = Сьогодні нічого не повертається.
theme-all = усі
theme-now = очки зараз
theme-risk = ризик
theme-tempo = темп
theme-only = єдине місце
theme-mistakes = мої помилки
puzzles-title = Задачі
puzzles-about = позиції з партій ботів, один хід явно найкращий
puzzles-all = Усі задачі
puzzles-solve = Розв’язати
puzzles-again = Подивитися ще раз
puzzles-once = рахується перша відповідь
puzzles-next-in = нова за { $hours } год { $minutes } хв
puzzles-trainer = Тренажер без кінця
puzzles-trainer-more = важкість іде за вашим рейтингом
puzzles-themes = Що тренувати
puzzles-train = Тренуватися
puzzles-train-in = Тренуватися: { $game }
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[many] { $count } задач
  }
puzzles-solved = зараховано { $count }
puzzles-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[many] { $count } днів поспіль
  }
puzzles-rating-more = Рейтинг — лише про задачі: його видно після десяти, і більше він ніде не використовується.
puzzle-not-found = не знайдено
puzzle-shown = Відповідь
puzzle-people = одразу знайшли { $percent } % із { $count }
puzzle-tries = { $tries ->
    [1] з першої спроби
   *[other] спроба { $tries }
  }
puzzle-share = Поділитися
puzzle-copied = Скопійовано
puzzle-more = Ще задача
puzzle-calm = Без годинника. Підказка нічого не коштує: просто задача не рахується.
puzzle-calm-day = Рахується перша відповідь за день. Без годинника.
learn-step = Перша партія · крок { $step } з { $steps }
learn-left = Можна й так. Далі граємо без сценарію.
learn-do-hint = Попросіть підказку.
learn-end = Грати далі
learn-on = Далі
learn-show = Покажи за мене
learn-back = На крок назад
learn-skip = Пропустити
learn-not-this = Цей крок просить іншого.
