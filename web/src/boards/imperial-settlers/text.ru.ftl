# Что говорит само поле; остальное — в текстах игры.

# Фазы
round = Раунд { $round } из { $rounds }
phase-setup = подготовка
phase-lookout = Разведка
phase-production = Производство
phase-action = Действия
phase-attack = Атака
phase-cleanup = Очистка
phase-over = конец игры

# Империи
empires = Чья империя
empires-reach =
    { $count ->
        [one] можно выбрать { $count } карту
        [few] можно выбрать { $count } карты
       *[other] можно выбрать { $count } карт
    }
row-production = Производство
row-feature = Особенности
row-action = Действия
row-production-faction = Производство, имперские локации
row-feature-faction = Особенности, имперские локации
row-action-faction = Действия, имперские локации
row-production-common = Производство, общие локации
row-feature-common = Особенности, общие локации
row-action-common = Действия, общие локации
foundation = фундамент
empty-production = Пока ничего не построено. Здесь стоят локации с производством: они приносят товары сразу и каждый раунд.
empty-feature = Локации с особенностями действуют сами или дают бонус строительства.
empty-action = Локации с действиями активируют в свой ход, выкладывая на них товары.
hand-theirs = Карт на руке: { $cards }
hand-mine =
    { $cards ->
        [one] Моя рука, { $cards } карта
        [few] Моя рука, { $cards } карты
       *[other] Моя рука, { $cards } карт
    }

# Планшет империи
strip-each-round = каждый раунд
strip-keeps = сохраняет
strip-exchange = Обменять рабочих: { $count }
strip-exchange-for = Обменять рабочих ({ $count }): { $good }
strip-deals = сделки
strip-deal = Сделка
strip-route = Торговый путь
strip-passed = пас
supply = Мои товары
supply-good = { $good }: { $count }
supply-points =
    { $later ->
        [0] ПО на счётчике: { $points }
       *[other] ПО на счётчике: { $points }; в конце локации добавят { $later }
    }
pile-common = Общая колода: { $cards }
pile-faction = Имперская колода: { $cards }

# Разведка и другие вопросы посреди стола
tray = Выбор
tray-good = { $good-one }
offer-mine = ваш выбор
offer-theirs = выбирает { $seat }
offer-together = все выбирают одновременно
trail = Что вы выбрали
trail-build = Строительство: { $card }
trail-activate = Действие: { $card }
trail-bonus = Бонус строительства: { $card }
trail-produce = Производство: { $card }
trail-feature = Особенность: { $card }
trail-sacrifice = Сброшено: { $card }
trail-exchange = Обмен
trail-now = следующий шаг; «Вернуть» — на шаг назад

# Производство и очистка
tally-deals = сделки
tally-kept = сохраняется
tally-kept-by = сохраняют { $keeper }
tally-lost = сбрасывается: сохранить нельзя

# Карта
card-shield = на ней жетон обороны
card-samurai = на ней самурай
card-blocked = заблокирована до конца раунда
card-taken = захвачена у игрока { $seat }
card-used = использована в этом раунде
card-stored = на ней { $good }: { $count }
card-threat =
    { $count ->
        [one] её разрушит { $count } из { $cards } карт атаки
       *[other] её разрушат { $count } из { $cards } карт атаки
    }
card-lacks = не хватает
card-short = { $good }: не хватает { $count }
card-no-location = нет локации, чтобы сбросить
closer-close = Закрыть
closer-type = Тип
closer-faction = имперская карта
closer-cost = Стоимость
closer-free = бесплатно
closer-location = сбросить локацию или фундамент
closer-raze = Бонус разрушения
closer-deal = Бонус сделки
closer-bonus = Бонус строительства
closer-why = Почему нельзя?
closer-tucked = Под ней
closer-stored = На ней
closer-production = Производство
closer-feature = Особенность
closer-action = Действие
closer-threat = следующая атака разрушит её, если на карте атаки { $good } ({ $count } из { $cards })
type-production = производство
type-feature = особенность
type-action = действие
colour-black = чёрная
colour-purple = фиолетовая
colour-blue = синяя
colour-brown = коричневая
colour-gold = жёлтая
colour-red = красная
colour-pink = розовая
colour-grey = серая

# Остальные
rivals-title = Другие империи
rivals-look = Посмотреть империю: { $seat }
rivals-first = первый ход

# Противник в одиночной игре
solo-rival = Виртуальный противник
solo-locations = Его локации в этом раунде
solo-none = Пока нет
solo-line = Ряд карт атаки, новые впереди
solo-odds = закрытых карт: { $count } из { $cards }
solo-left = закрыто: { $cards }
solo-threats = Если на следующей карте атаки
solo-safe = без потерь
solo-trophies = Его трофеи
solo-count = Трофеев: { $trophies }, ваших имперских локаций: { $own }
solo-ahead = вы впереди
solo-behind = он впереди
solo-won = Победа! { $rank }
solo-lost = Поражение

# Карта словами, как её объясняет игра
card-words = { $card-text }

# Картинки в правилах
figure-5-1 = Сверху тип, название и цвет. Слева — стоимость; кирпичи — это локация. Справа — сделка имперской карты (синяя рамка) или разрушение общей (красная). Плюс — бонус строительства, внизу — что карта делает.

# Что значат заголовки и условные знаки
about-rivals-title = Что есть у других: товары, локации по типам, сделки и очки. Нажмите, чтобы увидеть империю.
    .rule = 4.1
about-solo-rival = Противник в игре в одиночку: у него нет ни империи, ни товаров, только карты атаки; после каждого раунда он нападает.
    .rule = 12.1
about-solo-locations = Карты, доставшиеся ему в разведке. Их можно разрушать; оставшиеся после раунда станут его трофеями.
    .rule = 12.3
about-solo-line = Открытые карты атаки, сначала новые. После каждого раунда он нападает дважды.
    .rule = 12.4
about-solo-threats = Что погубило бы следующее нападение, по товару на карте, и сколько карт лицом вниз его показывают.
    .rule = 12.5
about-solo-trophies = Вы победите, если имперских локаций у вас будет больше, чем у него трофеев.
    .rule = 12.6
about-trail = Что вы уже решили в этот ход, шаг за шагом. Отмена возвращает на шаг назад.
about-strip-deals = Сделки под планшетом: каждая приносит свой товар в каждом производстве.
    .rule = 6.3
about-rounds = В каждом раунде разведка, производство, действия и очистка.
    .rule = 2.1
about-phase-setup = Каждый выбирает империю.
    .rule = 1.1
about-phase-lookout = Каждый берёт свою карту, а затем по очереди открытые.
    .rule = 2.3
about-phase-production = Каждый получает то, что дают планшет, сделки и локации с производством.
    .rule = 3.1
about-phase-action = По действию за ход, пока не спасуют все.
    .rule = 4.1
about-phase-attack = Виртуальный противник нападает дважды.
    .rule = 12.4
about-phase-cleanup = Всё, что не на чем хранить, пропадает.
    .rule = 10.2
about-phase-over = Считают очки.
    .rule = 11.1
