## At a real table: what is asked about the pieces of the box

box-synergy = Яка синергія випала: { $colour }?
box-synergy-how = Подивіться на карту синергії цього кольору на полі.
box-first = Хто починає?
box-first-how = Кому дісталася фішка імператора.
box-pass = Передайте карти ліворуч
box-pass-how = Кожен віддає те, що лишилося в пачці.
box-reveal = Переверніть плитки агентів
box-reveal-how = Раунд скінчився: руки йдуть додому.
box-opening = Які карти відкривають Мегаполіс?
box-opening-how = Подивіться на карти посеред столу: ввести { $count }.
box-hand = { $seat }: які карти роздали?
box-hand-how = Подивіться тільки на цю купку, введіть карти ({ $count }) й покладіть долілиць.
box-field = Які карти на полі реформатора?
box-field-how = Подивіться на карти, які витягли для Реформатора: ввести { $count }.
box-draw = { $seat }: яку карту взято?
box-draw-how = На карту дивиться лише той, хто її взяв.
box-agent = { $seat }: яку плитку агента взято?
box-agent-how = На плитку дивиться лише той, хто її взяв.
box-oracle = Яку плитку оракула відкрили?
box-oracle-how = Подивіться на плитку на Оракулі.
box-scout = { $seat }: яку карту повстанців взято?
box-scout-how = На карту дивиться лише той, хто її взяв.
box-dualist = { $seat }: яку карту дуалістів взято?
box-dualist-how = На карту дивиться лише той, хто її взяв.
box-recruiter = Яку карту рекрутерів відкрили?
box-recruiter-how = Подивіться на відкриту карту рекрутерів.
pile-colour = { $colour }
pile-pair = { $colour } вдома, { $other } у Мегаполісі
gone-out = усі вже вийшли

# Only the score
page-paper-where = Куди кладемо
page-paper-home = Вдома
