/**
 * Names, compounds, metaphors and verbs that name a thing which the request is not about, of businesses in many languages. `requests.ts`
 * says how the lines are read.
 */
export const METAPHORS = `
# Harlow Fencing | en | Garden fences and gates | 
Picket fences from $38 a metre, fitted in a day | -
# Tin Star Fencing Club | en | Fencing club for juniors | 
Try a foil lesson on Saturday, free for under 12s | -
# Blue Kettle Podcasts | en | Audio production | 
Your first episode, edited in 48 hours | -
# Marlow Pianos | en | Piano tuning and removals | musical-keyboard musical-score
Moving a grand piano? We bring the ramp | +
# Rook & Sons | en | Chimney sweeps | house
Bird nest in the flue? We clear it by Friday | +
# Hearth Insurance | en | Home insurance | 
Your house, covered in five minutes | ?umbrella ?shield
# Apple Tree Nursery | en | Nursery school for ages 2 to 5 | 
Open morning on 12 May, come and play | ?crayon ?teddy-bear
# Sunflower Care | en | Home care for older people | 
A friendly face every morning | -
# Black Horse Legal | en | Employment lawyers | 
Sacked by text? You have rights | ?balance-scale
# Peach Payroll | en | Payroll software for small firms | 
Payday in three clicks | ?laptop
# The Butterfly Room | en | Grief counselling | 
Talking circle on Monday evenings | -
# Bluebird Cleaning | en | Office cleaning | broom bucket sponge
Desks, kitchens, windows: from £18 an hour | +
# Lion Brand Coffee Carts | en | Coffee carts for weddings | 
A cart at your wedding from £390 | -
# Snail Press | en | Letterpress printing | 
Wedding invitations from £3 each | envelope ?printer
# Foxglove Opticians | en | Eye tests | 
Screens giving you a headache? | ?glasses
# Cornerstone Churchyard | en | Stone masons | 
Headstones cleaned by hand | -
# Piece of Cake Movers | en | House moves | 
A move as easy as pie. From $290 | -
# Nutshell Accounting | en | Bookkeepers | receipt ledger
Your tax return in a nutshell | +
# Big Fish Recruiting | en | Recruitment agency | 
Hook your next developer in 30 days | -
# Egghead Exams | en | Exam coaching | 
Crack chemistry before June | -
# Bright Spark Robotics | en | Robotics classes for kids | 
Build a robot dog in a weekend | -
# Open Door Hostel | en | Hostel | 
Beds from $21 a night | -
# Pepper & Pine | en | Dog walking | dog paw-prints
Rainy day walks, no extra charge | +
# Löwenzahn | de | Kinderzahnarzt | 
Angst vorm Bohren? Bei uns nicht | -
# Bärenstark Umzüge | de | Umzüge | 
Klavier? Tragen wir auch | -
# Apfelbaum Kita | de | Kindertagesstätte | 
Tag der offenen Tür am 9. Mai | ?crayon ?teddy-bear
# Sonnenschein Pflege | de | Ambulante Pflege | 
Wir kommen, auch an Feiertagen | -
# Glasklar | de | Fensterreinigung | window
Fenster putzen ab 39 € | +
# Eisenherz | de | Schlosserei | 
Treppengeländer nach Maß | ?gear
# Handschuhwerk | de | Handschuhe aus Leder | 
Fingerhandschuhe ab 79 € | gloves
# Papierflieger | de | Nachhilfe | 
Mathe verstehen in vier Wochen | -
# Fotobox Meier | de | Fotobox mieten | 
Die Fotobox für eure Hochzeit, 290 € | -
# Gartenzauber | de | Gartenmöbel | 
Gartenbank aus Eiche, 349 € | ?chair
# Weinberg Immobilien | de | Immobilienmakler | house key
Was ist Ihr Haus wert? Bewertung gratis | +
# Schneckenpost | de | Brieffreundschaften | 
Schreib mal wieder | -
# Brillant Autopflege | de | Autoaufbereitung | automobile
Innenreinigung für 89 € | +
# Mausklick | de | Computerkurse für Senioren | desktop-computer laptop
Tablet verstehen, Kurs ab 3. März | +
# Bogenschießen Süd | de | Bogenschießen | 
Schnupperkurs: drei Pfeile, ein Ziel, 25 € | bullseye
# Wurzelwerk | de | Baumpflege | 
Totholz entfernen ab 180 € | ?deciduous-tree ?evergreen-tree
# La Souris Verte | fr | Crèche | 
Places libres en septembre | ?crayon ?teddy-bear
# Poisson Lune | fr | Agence web | 
Votre site en dix jours | ?laptop
# Coup de Pouce | fr | Soutien scolaire | 
Stage de maths, 4 matinées, 140 € | ?books ?pencil
# Le Chat Botté | fr | Cordonnerie | womans-boot mans-shoe
Ressemelage à 45 € | +
# Pomme d'Api | fr | Puériculture d'occasion | 
Poussettes à partir de 60 € | ?teddy-bear ?baby-bottle
# Carte Blanche | fr | Imprimerie | 
500 cartes de visite à 39 € | ?printer
# Château Gonflable 44 | fr | Location de châteaux gonflables | 
Un château gonflable pour 150 € la journée | -
# Cheval Blanc Assurances | fr | Assurances | 
Changez d'assurance sans paperasse | ?umbrella ?shield
# El Gato Veloz | es | Mensajería en bici | bicycle
Paquetes en dos horas por 6 € | + ?package
# Media Naranja | es | Agencia de citas | 
Cena para solteros el viernes | -
# Pan Comido | es | Oposiciones | 
Temario nuevo, empieza en enero | -
# Ojo de Buey | es | Reparación de barcos | 
Pintura de casco a mitad de precio | speedboat motor-boat
# La Mariposa | es | Clases de natación | 
Mariposa y espalda para adultos | ?goggles ring-buoy
# Punto de Libro | es | Librería infantil | open-book books
Cuentacuentos el sábado | +
# Il Gatto Nero | it | Pub con musica dal vivo | 
Serata blues venerdì alle 21 | -
# Testa di Rapa | it | Parrucchiere | scissors hair-pick
Taglio e piega a 35 € | +
# Piede d'Oro | it | Podologo | 
Plantari su misura | -
# Lumaca Traslochi | it | Traslochi | 
Preventivo gratuito in 24 ore | ?package ?delivery-truck
# Peixe Dourado | pt | Escola de natação | goggles ring-buoy
Aulas para bebés aos sábados | +
# Mão na Massa | pt | Construção civil | 
Remodelação de cozinhas | ?building-construction ?hammer ?brick
# De Groene Kikker | nl | Kinderopvang | 
Nog twee plekken vrij in mei | ?teddy-bear ?crayon
# Vlinderslag | nl | Zwemschool | goggles ring-buoy
Start zwemles in januari | +
# Boekhouder Bos | nl | Boekhouding | 
Btw-aangifte voor 31 januari | ?ledger ?receipt
# Sleutelbos | nl | Makelaar | house key
Uw huis verkopen zonder gedoe | +
# Złota Rybka | pl | Biuro podróży | 
Rejsy po Grecji od 2 900 zł | sailboat passenger-ship ?luggage
# Szpilka | pl | Krawcowa | 
Skracanie spodni w jeden dzień | ?thread ?sewing-needle
# Kırlangıç | tr | Nakliyat | package delivery-truck
Evden eve taşıma 3.500 TL'den başlayan fiyatlarla | +
# Kaplumbağa | tr | Anaokulu | 
Kayıtlar başladı | -
# くじら薬局 | ja | 調剤薬局 | syringe
インフルエンザ予防接種 受付中 | +
# 小鹿托育 | zh | 托育中心 | 
九月新生报名 | -
# الصقر للشحن | ar | شحن ونقل | package delivery-truck
شحن خلال 24 ساعة | +
# मोर डांस | hi | नृत्य विद्यालय | 
कथक की नई कक्षा | -
# Cascade Plumbing Supply | en | Bathroom fittings | 
Brass taps, 20% off this week | ?droplet ?wrench
# Trellis | en | Project software | 
Plan your garden of tasks | ?laptop
# Fernside Bowls Club | en | Lawn bowls | 
Have a go day on Sunday | -
# Rolling Pin Theatre | en | Puppet theatre | performing-arts
The Bear Who Baked, matinee 3 pm | +
# Heron Paddleboards | en | Stand-up paddleboarding | 
Sunrise paddle, £25 with board | -
# Kiln Street | en | Pizza oven courses | 
Build your own clay oven | -
# Wicket | en | Garden gates | 
Side gates from £140 | -
# Olive Grove Dental | en | Dentist | 
Braces for grown-ups | ?tooth ?toothbrush
# Mint Condition | en | Used cars | automobile
One owner, full history, £6,900 | +
# Roost | en | Chicken coops | 
The Cabin coop houses six hens, $320 | -
# Meadow Mats | en | Yoga mats | 
Cork mats, $64 instead of $80 | ?lotus
# Thread Count | en | Bed linen | 
Linen duvet cover, €149 | -
# Saddle Up | en | Bicycle saddles | 
Leather saddles, hand stitched, £85 | -
# String Theory | en | Violin lessons | violin
New strings fitted free in May | +
# Drum & Bean | en | Coffee roasters | hot-beverage
The decaf nobody notices | +
# Anchor Tattoo | en | Tattoo studio | 
Walk-ins on Friday from noon | -
# Clay & Co | en | Tennis courts | 
Clay court hire, $22 an hour | -
# Iron Lady | en | Ironing service | 
20 shirts for £30 | -
`
