# Что говорит само поле; остальное — в текстах игры.

# Фазы
round = Раунд { $round } из { $rounds }
phase-setup = подготовка
phase-lookout = Разведка
phase-production = Производство
phase-action = действия
phase-attack = атака
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
empty-production = Пока ничего не построено. Здесь встанет производство: оно даёт товары сразу и каждый раунд.
empty-feature = Особенности действуют сами или приносят что-то один раз, при постройке.
empty-action = Действия применяют в свой ход: на карту выкладывают товары.
hand-theirs = Карт в руке: { $cards }
hand-mine =
    { $cards ->
        [one] Моя рука, { $cards } карта
        [few] Моя рука, { $cards } карты
       *[other] Моя рука, { $cards } карт
    }

# Планшет империи
strip-each-round = каждый раунд
strip-keeps = хранит
strip-exchange = Обменять рабочих: { $count }
strip-exchange-for = Рабочие ({ $count }): { $good }
strip-deals = сделки
strip-deal = Сделка
strip-route = Торговый путь
strip-passed = спасовал
supply = Мои товары
supply-good = { $good }: { $count }
supply-points = Очки на шкале: { $points }
pile-common = Общая колода: { $cards }
pile-faction = Имперская колода: { $cards }

# Разведка и другие вопросы посреди стола
tray = Выбор
offer-mine = ваш выбор
offer-theirs = выбирает { $seat }
offer-together = все выбирают одновременно
trail = Что вы выбрали
trail-build = Постройка: { $card }
trail-activate = Действие: { $card }
trail-bonus = Бонус: { $card }
trail-produce = Производство: { $card }
trail-feature = Особенность: { $card }
trail-sacrifice = Отдано: { $card }
trail-exchange = Обмен
trail-now = следующий шаг; «Вернуть» — на шаг назад

# Производство и очистка
tally-deals = сделки
tally-kept = остаётся
tally-kept-by = хранят { $keeper }
tally-lost = теряется: хранить негде

# Карта
card-shield = под щитом
card-samurai = под охраной самурая
card-blocked = заблокирована до конца раунда
card-taken = захвачена у игрока { $seat }
card-used = уже использована
card-stored = лежит { $good }: { $count }
card-threat = её разрушат карты атаки: { $count } из { $cards }
card-lacks = не хватает
card-short = { $good }: не хватает { $count }
card-no-location = нечем пожертвовать: нет локаций
closer-close = Закрыть
closer-type = Тип
closer-faction = имперская карта
closer-cost = Стоимость
closer-free = бесплатно
closer-location = локация или фундамент
closer-raze = Разрушение
closer-deal = Сделка
closer-bonus = При постройке
closer-why = Почему нельзя?
closer-tucked = Под ней
closer-stored = На ней
closer-production = Производит
closer-feature = Свойство
closer-action = Действие
closer-threat = следующая атака разрушит её, если выпадет { $good } ({ $count } из { $cards })
type-production = производство
type-feature = особенность
type-action = действие
colour-black = чёрная
colour-purple = фиолетовая
colour-blue = синяя
colour-brown = коричневая
colour-gold = золотая
colour-red = красная
colour-pink = розовая
colour-grey = серая

# Остальные
rivals-title = Другие империи
rivals-look = Посмотреть империю: { $seat }
rivals-first = первый

# Противник в одиночной игре
solo-rival = Виртуальный противник
solo-locations = Его локации в этом раунде
solo-none = Пока нет
solo-line = Ряд атак, новые впереди
solo-odds = закрытых карт: { $count } из { $cards }
solo-left = закрыто: { $cards }
solo-threats = Если следующая атака —
solo-safe = без потерь
solo-trophies = Его трофеи
solo-count = Трофеев: { $trophies }, ваших имперских локаций: { $own }
solo-ahead = вы впереди
solo-behind = он впереди
solo-won = Победа! { $rank }
solo-lost = Поражение: трофеев много

# Карта словами, как её объясняет игра
card-words = { $card-text }
