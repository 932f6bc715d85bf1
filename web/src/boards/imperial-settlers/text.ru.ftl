# Что говорит само поле; остальное — в текстах игры.

# Фазы
round = Раунд { $round } из { $rounds }
phase-setup = подготовка
phase-lookout = Разведка
phase-production = Производство
phase-action = действия
phase-attack = нападение
phase-cleanup = Очистка
phase-over = конец игры

# Державы
empires = Чья держава
empires-reach =
    { $count ->
        [one] можно выбрать { $count } карту
        [few] можно выбрать { $count } карты
       *[other] можно выбрать { $count } карт
    }
row-production = Производство
row-feature = Свойства
row-action = Действия
row-production-faction = Производство, локации фракции
row-feature-faction = Свойства, локации фракции
row-action-faction = Действия, локации фракции
row-production-common = Производство, общие локации
row-feature-common = Свойства, общие локации
row-action-common = Действия, общие локации
foundation = фундамент
hand =
    { $cards ->
        [one] Моя рука, { $cards } карта
        [few] Моя рука, { $cards } карты
       *[other] Моя рука, { $cards } карт
    }

# Планшет фракции
strip-each-round = каждый раунд
strip-keeps = хранит
strip-exchange = Обменять рабочих: { $count }
strip-exchange-for = Рабочие ({ $count }): { $good }
strip-deals = { $count ->
        [0] сделок пока нет
       *[other] сделки
    }
strip-deal = Сделка
strip-route = Торговый путь
strip-passed = спасовал
supply = Мои товары
supply-good = { $good }: { $count }
supply-points = Очки на шкале: { $points }
deck-common = Общая колода: { $cards }
deck-faction = Колода фракции: { $cards }

# Разведка и другие вопросы посреди стола
tray = Выбор
offer-mine = ваш выбор
offer-theirs = выбирает { $seat }
trail = Что вы выбрали
trail-build = Постройка: { $card }
trail-activate = Действие: { $card }
trail-bonus = Бонус: { $card }
trail-produce = Производство: { $card }
trail-exchange = Обмен
trail-now = теперь это; «Вернуть» — шаг назад

# Производство и очистка
tally-deals = сделки
tally-kept = остаётся
tally-lost = теряется: хранить негде

# Карта
card-shield = под щитом
card-samurai = под охраной самурая
card-blocked = заблокирована до конца раунда
card-taken = захвачена у игрока { $seat }
card-used = уже использована
card-lacks = не хватает
card-short = { $good }: не хватает { $count }
card-no-location = нечем пожертвовать: нет локаций
closer-close = Закрыть
closer-type = Тип
closer-faction = карта фракции
closer-cost = Цена
closer-free = бесплатно
closer-location = локация или фундамент
closer-raze = Разграбление
closer-deal = Сделка
closer-bonus = При постройке
closer-why = Почему нельзя?
closer-tucked = Под ней
closer-several =
    { $count ->
        [one] Нажмите: { $count } способ применить
        [few] Нажмите: { $count } способа применить
       *[other] Нажмите: { $count } способов применить
    }
type-production = производство
type-feature = свойство
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
rivals = Другие державы
rivals-look = Посмотреть державу: { $seat }
rivals-first = первый

# Соперник в одиночной игре
solo-rival = Соперник
solo-locations = Его локации в этом раунде
solo-none = Пока нет
solo-line = Ряд атак, новые впереди
solo-left = закрыто: { $cards }
solo-threats = Если следующая атака —
solo-safe = без потерь
solo-trophies = Трофеи:
solo-balance = Трофеев { $trophies }, ваших локаций фракции { $own }:
solo-ahead = вы впереди
solo-behind = он впереди
solo-won = победа, { $rank }
solo-lost = поражение
