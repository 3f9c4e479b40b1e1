/** Requests of businesses that write Czech, Russian, Ukrainian, or Greek. `requests.ts` says how the lines are read. */
export const EAST = `
# Pekárna U Mlýna | cs | Řemeslná pekárna v Brně | bread baguette-bread
Kváskový chléb každý den od 7 hodin | +
Koblihy k masopustu, 25 Kč | -
Jahodový dort na objednávku, 690 Kč | shortcake birthday-cake strawberry
Hledáme pekaře na noční směny | +
24. prosince otevřeno do 12 hodin | +
# Jóga Lípa | cs | Studio jógy v Praze | ?lotus
Kurz jógy pro začátečníky, 10 lekcí 1 900 Kč | lotus
Ranní lekce v parku, sraz u kašny | +
Pilates ve čtvrtek v 18.00 | lotus
První hodina zdarma | +
Zrušená lekce 5. května | +
# Мята | ru | Кофейня и обжарка кофе в Казани | hot-beverage croissant
Новый сорт: Эфиопия, 250 г за 690 ₽ | +
Круассаны с утра, второй в подарок | croissant
Ищем бариста с опытом | ?hot-beverage ?croissant
Торт «Медовик» навынос 350 ₽ | - ?shortcake
Вечер джаза в субботу в 19:00 | saxophone musical-notes
# Велодвор | ru | Ремонт велосипедов и велопрокат в Перми | bicycle
Подготовка к сезону 1500 ₽ | +
Прокат детских велосипедов на выходные | +
Мы переехали: ул. Мира, 12 | + package delivery-truck
Скидка 10 % на шины до конца марта | ?bicycle
Детские шлемы снова в наличии | +
# Квіти Липня | uk | Квіткова крамниця у Львові | bouquet tulip rose
Букет до Дня матері від 450 грн | +
Тюльпани, 35 грн за штуку | tulip +
Троянди з доставкою сьогодні | rose bouquet
Шукаємо флориста на повний день | +
Зачинено 1 січня | +
# Смілий Пес | uk | Грумінг і готель для собак у Києві | dog paw-prints
Стрижка собак зі знижкою 20 % у лютому | +
Вільні місця у готелі на свята | +
Курс дресирування цуценят з 3 березня | +
Кішок поки не беремо | + ?cat
Ми у новому приміщенні | +
# Φούρνος Λίμνη | el | Αρτοποιείο με προζύμι στα Γιάννενα | bread baguette-bread
Ψωμί με προζύμι κάθε πρωί, 3,20 € | +
Τσουρέκια για το Πάσχα, 9 € | - ?egg ?rabbit
Ζητείται φούρναρης για νυχτερινή βάρδια | +
Τούρτα φράουλα με παραγγελία | shortcake birthday-cake strawberry
Κλειστά την Καθαρά Δευτέρα | +
# Κύμα | el | Σχολή ιστιοπλοΐας στην Πάρο | sailboat anchor
Μαθήματα ιστιοπλοΐας για παιδιά, 180 € | +
Ηλιοβασίλεμα στη θάλασσα κάθε Παρασκευή | + ?sunset
Χωρίς προηγούμενη εμπειρία | +
Νέα σκάφη από τον Μάιο | +
Θέσεις ακόμη διαθέσιμες για Ιούνιο | +
`
