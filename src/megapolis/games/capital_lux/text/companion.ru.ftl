## At a real table: what is asked about the pieces of the box

box-synergy = Какая синергия выпала: { $colour }?
box-synergy-how = Посмотрите на карту синергии этого цвета на поле.
box-first = Кто начинает?
box-first-how = Кому досталась фишка императора.
box-pass = Передайте карты влево
box-pass-how = Каждый отдаёт то, что осталось в пачке.
box-reveal = Переверните плитки агентов
box-reveal-how = Раунд окончен: руки идут домой.
box-opening = Какие карты открывают Мегаполис?
box-opening-how = Посмотрите на карты посреди стола: ввести { $count }.
box-hand = { $seat }: какие карты сдали?
box-hand-how = Посмотрите только на эту стопку, введите карты ({ $count }) и положите лицом вниз.
box-field = Какие карты на поле реформатора?
box-field-how = Посмотрите на карты, которые вытянули для Реформатора: ввести { $count }.
box-draw = { $seat }: какая карта взята?
box-draw-how = На карту смотрит только тот, кто её взял.
box-agent = { $seat }: какая плитка агента взята?
box-agent-how = На плитку смотрит только тот, кто её взял.
box-oracle = Какую плитку оракула открыли?
box-oracle-how = Посмотрите на плитку на Оракуле.
box-scout = { $seat }: какая карта повстанцев взята?
box-scout-how = На карту смотрит только тот, кто её взял.
box-dualist = { $seat }: какая карта дуалистов взята?
box-dualist-how = На карту смотрит только тот, кто её взял.
box-recruiter = Какую карту рекрутов открыли?
box-recruiter-how = Посмотрите на открытую карту рекрутов.
pile-colour = { $colour }
pile-pair = { $colour } дома, { $other } в Мегаполисе
gone-out = все уже вышли

# Only the score
page-paper-where = Куда кладём
page-paper-home = Дома
