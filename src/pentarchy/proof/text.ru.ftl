# Почему проверка игры не может начаться.
proof-no-specimen = у игры { $title } нет образца (specimen), проверить её нельзя: её пакету нужна точка входа { $title } в группе «{ $group }»
proof-bad-specimen = { $place }: это не образец (Specimen), проверить игру { $title } нельзя
proof-needs = для проверки нужен { $name }: pip install 'pentarchy[proof]'
