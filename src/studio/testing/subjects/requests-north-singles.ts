/** Single requests of many trades in Swedish, Danish, Norwegian, Finnish, Czech, Russian, Ukrainian, and Greek. `requests.ts` says how the lines are read. */
export const NORTH_SINGLES = `
# Klippoteket | sv | Frisörsalong i Umeå | scissors hair-pick mirror
Barnklippning 290 kr på sportlovet | +
Nu kan du betala med Swish | +
# Ögat | sv | Optiker på Storgatan | glasses
Fri synundersökning vid köp av glasögon | +
Solglasögon med styrka, från 1 490 kr | sunglasses
# Vinkällan Nord | sv | Vinbar med små rätter | wine-glass grapes cheese-wedge
Ostprovning med fyra viner, 395 kr | cheese-wedge wine-glass
Jazzkväll den 4 maj | saxophone
# Lindgrens Rör | sv | Rörmokare i Borås | ?wrench ?droplet
Vi byter din varmvattenberedare på en dag | +
Skatteavdrag? Vi sköter pappren | +
# Bokhjørnet | da | Boghandel i Odense | books open-book
Højtlæsning for børn lørdag kl. 11 | +
20 % på alle kogebøger | + ?cooking
# Hestehaven | da | Rideskole ved Roskilde | horse
Ridning for begyndere, 10 gange 1.900 kr | +
Ponyerne holder ferie i uge 7 | +
# Klinik Balance | da | Fysioterapi og massage | ?lotus ?candle
Massage 45 min. 399 kr | ?lotus ?candle
Ondt i nakken? Ring i dag | -
# Mads VVS | da | VVS-firma i Vejle | ?wrench ?droplet
Gratis eftersyn af varmepumpe i april | ?wrench ?fire ?thermometer
Vi har åbent hele julen | ?christmas-tree
# Isbaren på Kaia | no | Iskiosk i Stavanger | ice-cream soft-ice-cream
Softis 39 kr hele uka | +
Ny smak: multe og brunost | + ?cheese-wedge
# Dyrlegene Nord | no | Veterinær i Bodø | paw-prints dog cat
Valpekurs starter 4. september | dog paw-prints bone
Tannrens på katt til fast pris | + ?tooth
# Kulturhuset | no | Kino og scene i Molde | clapper-board popcorn
Dokumentarfilm og kaffe, onsdag kl. 12 | + ?hot-beverage
Barneteater i høstferien | performing-arts ?clapper-board
# Bakkens Regnskap | no | Regnskapsbyrå for små bedrifter | ?receipt ?ledger
Frist for skattemelding 30. april | receipt ledger
Vi blir flere | -
# Hius & Kajo | fi | Kampaamo Oulussa | scissors hair-pick mirror
Hiustenleikkuu ja pesu 39 € | +
Uudet aukioloajat syyskuusta | +
# Ajokoulu Veto | fi | Autokoulu Lahdessa | automobile key
Ajotunnit myös lauantaisin | +
Teoriakurssi alkaa 2.5. | +
# Pyörätohtori | fi | Pyörähuolto ja pyöräkauppa | bicycle
Kevään huolto 59 € | +
Talvirenkaat pyörään ajoissa | ?bicycle
# Kirjaverstas | fi | Antikvariaatti Porissa | books open-book
Runoilta torstaina klo 18 | +
Ostamme kirjoja kotoa | +
# Zub & Zub | cs | Zubní ordinace v Olomouci | tooth toothbrush
Dentální hygiena 1 200 Kč do konce června | +
Přijímáme nové pacienty | +
# Autoškola Křižovatka | cs | Autoškola v Plzni | automobile key
Kurz začíná 3. února | +
Kondiční jízdy 600 Kč | +
# Kino Luna | cs | Letní kino v Táboře | clapper-board popcorn
Filmový večer pod hvězdami 12. 8. | +
Popcorn zdarma ke každému lístku | popcorn clapper-board
# Instalatér Dvořák | cs | Instalatér a topenář | ?wrench ?droplet
Havárie? Přijedeme do hodiny | +
Byt pod vodou? Volejte 24 h | +
# Оптика Взгляд | ru | Салон оптики в Самаре | glasses sunglasses
Проверка зрения бесплатно при заказе | +
Солнцезащитные очки −30 % | sunglasses
# Книжный двор | ru | Книжный магазин и лекторий | books open-book
Книжный клуб в четверг в 19:00 | +
Лекция о звёздах 8 октября | + ?telescope ?star
# Юристы Орлов и партнёры | ru | Юридическая фирма | ?balance-scale
Первая консультация бесплатно | +
Ищем юриста в команду | balance-scale
# Лапа | ru | Ветклиника в Омске | paw-prints dog cat
Прививки щенкам 900 ₽ | + dog syringe
Кормим птиц зимой правильно | +
# Світло | uk | Фотостудія у Дніпрі | camera camera-with-flash
Сімейна фотосесія 1500 грн | +
Вихідний 24 серпня | ?camera ?camera-with-flash
# Автошкола Старт | uk | Автошкола в Одесі | automobile key
Набір на курс категорії B | +
Знижка студентам 10 % | +
# Сирна лавка | uk | Сироварня на Закарпатті | cheese-wedge
Дегустація сирів у суботу | +
Козяча бринза 320 грн/кг | +
# Театр на Подолі | uk | Театр у Києві | ?performing-arts
Прем’єра 14 лютого | ?performing-arts ?red-heart ?rose
Дитяча вистава щонеділі | performing-arts
# Οπτικά Φως | el | Κατάστημα οπτικών στο Βόλο | glasses sunglasses
Γυαλιά ηλίου από 49 € | sunglasses
Μέτρηση όρασης χωρίς ραντεβού | +
# Βιβλιόσπιτο | el | Βιβλιοπωλείο στη Λάρισα | books open-book
Παρουσίαση βιβλίου Πέμπτη 19:00 | +
Παιδικά βιβλία −20 % | +
# Κτηνιατρείο Φίλοι | el | Κτηνιατρείο στην Πάτρα | paw-prints dog cat
Εμβόλια για κουτάβια 25 € | + syringe
Κλειστά 15 Αυγούστου | +
# Υδραυλικός Νίκος | el | Υδραυλικός στη Ρόδο | ?wrench ?droplet
Βλάβη; Ερχόμαστε σε μία ώρα | +
Διαρροή στο μπάνιο; | + ?bathtub ?shower
# Slagter Holm | da | Slagteri i Herning | meat-on-bone cut-of-meat
Grillpakke til 10 personer 899 kr | +
# Cukrárna Bílá | cs | Cukrárna v Liberci | shortcake cupcake
Zmrzlina zdarma pro děti | ice-cream soft-ice-cream
Palačinky s borůvkami 129 Kč | -
# Піца Друзі | uk | Піцерія | pizza
Друга піца у подарунок щовівторка | +
# Στούντιο Φλόγα | el | Κομμωτήριο | scissors hair-pick mirror
Βαφή μαλλιών −20 % | +
`
