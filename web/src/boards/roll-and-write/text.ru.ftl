# Что говорит само поле; остальное говорят тексты игры.

paper-empire = Империя
paper-order = на каждом треке слева направо
paper-settlement = Поселение
paper-sheets = Мои листы
paper-dice = Кубики и резерв
paper-no-roll = Бросок ещё не сделан
paper-fields = Владения
paper-blueprint = Чертёж
paper-crossed = { $box }: уже зачёркнуто
paper-favours = Жетоны благ
paper-free = свободен
paper-others = Листы соперников
paper-larger = увеличить
paper-smaller = уменьшить

# Состояние постройки
state-works = работает
state-next = со следующего раунда
state-end = в конце игры
state-counts = учитывается
state-ignored = не для базовой игры

# Что изменит выбор
look-gains =
    { $points ->
        [one] ещё { $points } очко
        [few] ещё { $points } очка
       *[many] ещё { $points } очков
    }
look-opens = откроется: { $field }
look-completes = будет достроено: { $building }
look-asks = затем выбор

# Картинки в правилах
figure-3-4 = Две клетки зачёркнуты: следующей может быть только третья. Сейчас трек приносит 5 очков.
figure-6-2 = Чертёж справа повторён на трёх законченных секциях точно так, как нарисован.
