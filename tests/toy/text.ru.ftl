title = Игрушечный базар
tagline = Ставки, дорога, просьбы и торговля: все трудные случаи игры и ничего больше.

# О чём спрашивают
ask-bid = Сделайте ставку за первенство.
ask-travel =
    { $die ->
        [one] Пройдите не больше { $die } места.
       *[other] Пройдите не больше { $die } мест.
    }
ask-camp = Встать лагерем или заплатить монету и идти дальше?
ask-turn = Возьмите карту, попросите её или отдохните.
ask-answer = { $asker } просит у вас карту.
ask-market = Продайте карту или оставьте все себе.

# Что можно сделать
do-bid = Поставить { $target }
do-go = Идти: { $target }
do-camp = Встать лагерем
do-press = Идти дальше за монету
do-draw = Взять: { $target }
do-ask = Попросить: { $target }
do-rest = Отдохнуть
do-give = Отдать: { $target }
do-refuse = Отказать и заплатить монету
do-sell = Продать: { $target }
do-keep = Оставить карты себе
do-roll = Выпадает { $target }
do-deal = Сдать: { $target }

# Что произошло
event-round = Начинается раунд { $round }.
event-bid =
    { $coins ->
        [one] { $seat }: ставка { $coins } монета.
        [few] { $seat }: ставка { $coins } монеты.
       *[many] { $seat }: ставка { $coins } монет.
    }
event-lead =
    { $coins ->
        [one] { $seat } платит { $coins } монету и получает первенство.
        [few] { $seat } платит { $coins } монеты и получает первенство.
       *[many] { $seat } платит { $coins } монет и получает первенство.
    }
event-roll = { $seat }: на кубике { $die }.
event-go = { $seat }: { $place }.
event-camp = { $seat } встаёт лагерем.
event-press = { $seat } платит монету и идёт дальше.
event-draw = { $seat } берёт карту, { $bag }: { $card }.
event-ask = { $seat } просит карту: { $asked }.
event-give = { $seat } отдаёт карту, { $bag }: { $card }. Получает { $asker }.
event-refuse = { $seat } отказывает и платит монету. Получает { $asker }.
event-sell = { $seat } продаёт: { $card }.

# Почему нельзя
why-too-dear = У вас нет столько монет.
why-back = По дороге не возвращаются.
why-too-far =
    { $die ->
        [one] Это дальше, чем { $die } место.
        [few] Это дальше, чем { $die } места.
       *[many] Это дальше, чем { $die } мест.
    }
why-no-coin = Вам нечем заплатить.
why-hand-full = Рука полна.
why-bag-empty = Здесь пусто: { $target }.
why-no-rival = Там никто не сидит.
why-no-card = У соперника нет карт: { $target }.
why-empty-slot = Такой карты на руке нет: { $target }.
why-sell-later = Сначала возьмите карту, попросите или отдохните; рынок потом.
why-one-a-turn = В этот ход вы уже взяли карту, попросили или отдохнули.
why-sold-before = Карту этого вида вы уже продали.

# Предметы
card-salt = соль
card-silk = шёлк
card-jade = нефрит
card = { $name }
bag-north = северный мешок
bag-south = южный мешок
coins = монеты: { $name }
place = место { $name } на дороге
slot = карта номер { $name } (с нуля)
die = { $name }

# Очки
road = Дорога
purse = Монеты, две за очко

# Настройки
option-rounds = Сколько раундов играют
option-open_gifts = Показывают ли отданную карту всем
option-first = Место, у которого первенство до первых ставок; места считаются с нуля

# Части по таблицам файла компонентов
part-card = Карты

# Что не годится
bad-first = опция first: места { $seat } нет, всего мест: { $seats }
parts-few = card: в мешке { $bag } карт { $held }, а раздаётся хотя бы { $dealt }

# Поля вида: для поля, которое рисуется по нему
round = Раунд
leader = Первенство у места
bids = Ставки
bank = Банк
bags = Мешки
players = Игроки
hand = Рука
sold = Продано
back = Откуда
face = Лицо
known = Видели места
options = Условия
rounds = Раундов
open-gifts = Открытые подарки
first = Первенство сначала у места
