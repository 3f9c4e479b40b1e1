/** One request each of 104 more trades, shops and services. `requests.ts` says how the lines are read. */
export const SERVICES = `
# Lumen | en | Acupuncture clinic | 
New patients: first session $60 until May 15 | -
# Stonebridge Masonry | en | Stonemasons and dry stone walls | building-construction hammer brick
Garden walls built before summer, free quote | +
# Tick Tock | en | Watch and clock repair | 
Battery change while you wait, $12 | -
# Sole Mates | en | Shoe repair and cobbler | womans-boot mans-shoe
New heels in one hour, $19 | + high-heeled-shoe
# Ink & Iron | en | Tattoo studio | 
Flash day, Saturday June 6: small tattoos from $80 | -
# Piano Forte | en | Piano tuner | musical-keyboard musical-score
Tune your piano before Christmas, $130 | +
# Grand Day | en | Wedding planner | wedding ring clinking-glasses
Weddings in 2027: three dates left | +
# Pop & Circus | en | Children's parties and clowns | birthday-cake balloon
Birthday party for ten kids, $220 | +
# Fresh Sheets | en | Bed and breakfast by the sea | bellhop-bell bed
Two nights for the price of one in November | +
# Ferry Lane Marina | en | Boat rental | sailboat anchor
Rent a boat for half a day, $90 | +
# Cold Snap | en | Air conditioning and heating | 
Service your AC before June for $89 | -
# Pest Away | en | Pest control | 
Ants in the kitchen? Same day visit, $75 | -
# Green Acre | en | Landscape gardener | seedling potted-plant
Lawn care from $40 a visit | +
# Poolside | en | Pool cleaning and maintenance | 
Open your pool by May 20: $199 | -
# Blue Shield Cover | en | Insurance broker | umbrella shield
Home insurance from $12 a month | +
# First Aid Now | en | First aid courses | adhesive-bandage
First aid course, Saturday March 7, 9 to 4, $65 | +
# St Mary's | en | Parish church | church bell
Harvest lunch after the service, Sunday October 4 | +
# Rescue Tails | en | Animal shelter | dog paw-prints
Adopt a dog this weekend, fee waived | +
# Ward Four | en | Blood donation service | drop-of-blood
Give blood on Thursday, 2 to 7 pm, town hall | +
# Clear Voice | en | Speech therapist | 
Free screening for children aged 3 to 5 | -
# Mindwell | en | Psychotherapist | 
Two new places for evening sessions | -
# Sparkle Wash | en | Car wash | automobile sponge bubbles
Full wash and wax, $25 on weekdays | +
# Rubber & Road | en | Tire shop | 
Winter tires fitted for $20 each | -
# QuickPrint | en | Print shop | printer
500 flyers for $49 | +
# Signal | en | Mobile phone repair | mobile-phone
New screen in one hour, $89 | +
# Haul Away | en | Junk removal | 
We take your old sofa for $60 | -
# The Vault | en | Self storage | 
First month for $1 | package
# Night Owl | en | Escape room | puzzle-piece
Solve it in 60 minutes: four players, $96 | +
# Lakeside | en | Campsite and cabins | tent camping
Tent pitches from $18 in June | +
# Iron Horse | en | Motorcycle riding school | 
Get your licence in five days | -
# Tea House Lin | en | Tea shop | teacup-without-handle teapot
Spring harvest oolong, 100 g for $18 | +
# Old Town Tours | en | City walking tours | 
Ghost walk every Friday at 9 pm, $15 | -
# Logopädie Sommer | de | Praxis für Logopädie | 
Freie Plätze ab Februar für Kinder ab 3 | -
# Ergo Nord | de | Ergotherapie | 
Handtherapie nach dem Unfall, Termine ab Montag | -
# Bestens versichert | de | Versicherungsmakler | umbrella shield
Hausratversicherung ab 9 € im Monat | +
# Uhrmacher Klein | de | Uhrmacher | watch
Batteriewechsel sofort, 9 € | +
# Schuh Rapid | de | Schuster und Schlüsseldienst | womans-boot mans-shoe
Absätze neu in einer Stunde, 15 € | +
# Klavierbau Ernst | de | Klavierstimmer | musical-keyboard musical-score
Klavier stimmen vor Weihnachten: 110 € | +
# Feuerwehr Altdorf | de | Freiwillige Feuerwehr | fire-engine fire-extinguisher
Tag der offenen Tür, Sonntag 14. Juni ab 11 Uhr | +
# DRK Blutspende | de | Blutspendedienst | 
Blut spenden am Donnerstag, 15 bis 19 Uhr, Stadthalle | -
# Musikschule Dur | de | Musikschule | violin
Schnupperstunde Geige, Samstag 10 Uhr | +
# Reiterhof Linde | de | Reiterhof | horse
Ferien auf dem Ponyhof: eine Woche 390 € | +
# Kletterwald Süd | de | Hochseilgarten | 
Ab zehn Jahren, Ostern geöffnet, 24 € | -
# Waschpark Blitz | de | Autowaschanlage | 
Komplettwäsche 14 € unter der Woche | -
# Reifen Rau | de | Reifenhandel | 
Räderwechsel für 25 €, bis Ostern | -
# Sanitätshaus Vital | de | Sanitätshaus | 
Einlagen nach Maß in drei Tagen | -
# Apotheke am Tor | de | Apotheke | syringe
Grippeimpfung ohne Termin ab 1. Oktober | +
# Hausverwaltung Kern | de | Hausverwaltung | house key
Wir übernehmen noch fünf Häuser in Bonn | +
# Stadtbücherei | de | Bücherei | books open-book
Vorlesestunde jeden Mittwoch um 16 Uhr | +
# Seniorenheim Rosengarten | de | Seniorenheim | 
Pflegekräfte gesucht: 32 Stunden, ab sofort | -
# Psy Marais | fr | Psychologue | 
Deux créneaux libres le jeudi soir | -
# Cordonnerie Paul | fr | Cordonnier | womans-boot mans-shoe
Talons refaits en une heure : 15 € | + high-heeled-shoe
# Piscines Azur | fr | Entretien de piscines | 
Ouverture de votre piscine avant mai : 180 € | -
# Clínica Pie | es | Podología | 
Revisión de pies gratis en abril | -
# Taller Ruiz | es | Taller mecánico | wrench automobile
Cambio de aceite por 49 € esta semana | +
# Centro Mayores | es | Residencia de mayores | house-with-garden
Jornada de puertas abiertas el sábado | +
# Lavanderia Blu | it | Lavanderia | bubbles t-shirt
Cinque camicie a 10 € il lunedì | +
# Agriturismo Colli | it | Agriturismo in Toscana | 
Due notti con cena a 180 € | -
# Pedicure Anja | nl | Pedicure aan huis | 
Behandeling € 35 in april | -
# Kringloop De Ster | nl | Kringloopwinkel | 
Alles halve prijs op zaterdag | -
# Warsztat Kowal | pl | Warsztat samochodowy | wrench automobile
Wymiana oleju 149 zł w tym tygodniu | +
# Apteka Zdrowie | pl | Apteka | syringe
Szczepienia przeciw grypie bez zapisów | +
# Sapataria Lima | pt | Sapateiro | womans-boot mans-shoe
Saltos novos numa hora: 12 € | +
# Oficina Costa | pt | Oficina de automóveis | 
Mudança de óleo por 49 € | -
# Birch & Co | en | Furniture maker | chair
Oak dining table, seats eight, $1,450 with delivery | +
# Daybreak Coffee | en | Coffee roaster | hot-beverage
Ethiopia natural is back: 250 g for $16 | +
# Pawfect Stay | en | Dog hotel | dog paw-prints
Holiday boarding from $38 a night, book before December 10 | +
# Anchor Sailing | en | Sailing school | sailboat anchor
Weekend course for beginners, June 13 and 14, $260 | +
# Violet Hill Music | en | Violin lessons | violin
Violin for children from 6, free trial in September | +
# The Green Grocer | en | Greengrocer | strawberry
Strawberries, cherries and lemons, fresh every morning | + ?cherries ?lemon
# Frame & Form | en | Photographer | camera
Family portraits, 30 minutes, $120 | +
# Cargo Kings | en | Courier service | package
Same day parcels across the city from $9 | +
# Lotus Spa | en | Massage and spa | lotus candle
60 minute massage $65 on weekdays | +
# Code Camp | en | Programming school for teens | laptop
Learn to code this summer, July 6 to 17, $490 | +
# Eiscafé Rialto | de | Eisdiele | soft-ice-cream ice-cream
Drei Kugeln zum Preis von zwei, jeden Montag | +
# Schneiderei Faden | de | Änderungsschneiderei | thread sewing-needle
Hosen kürzen 12 €, in zwei Tagen fertig | +
# Radhaus | de | Fahrradladen | bicycle
E-Bikes Probe fahren: Samstag, 9 bis 16 Uhr | +
# Brauhaus Stern | de | Brauerei mit Biergarten | beer-mug clinking-beer-mugs
Biergarten wieder offen ab 1. Mai | +
# Boulangerie Petit | fr | Boulangerie | bread baguette-bread
Pain, croissants et baguettes dès 6 h 30 | + ?croissant
# Ciné Lumière | fr | Cinéma | clapper-board popcorn
Ciné-club le jeudi à 20 h, 6 € | +
# Taquería Luna | es | Taquería | taco
Tres tacos y una cerveza por 9 € | + ?beer-mug
# Gelateria Sole | it | Gelateria | soft-ice-cream ice-cream
Due gusti a 2,50 € fino a domenica | +
# Bloem & Blad | nl | Bloemenwinkel | tulip
Tulpen: 20 stuks voor € 9,95 | +
# Optyk Wzrok | pl | Optyk | glasses
Badanie wzroku gratis we wrześniu | +
# Rowan Cheese | en | Cheesemonger | cheese-wedge
Cheddar, brie and blue: tasting board for two, $24 | +
# Lighthouse Toys | en | Toy shop | locomotive
Wooden trains 20% off until Christmas | +
# Hill Top Goats | en | Goat farm | goat
Meet the baby goats, Easter Monday, 10 to 3 | +
# Grapevine | en | Wine bar | 
Live jazz on Thursday, first glass $5 | -
# Stitch Lab | en | Knitting shop | 
Knit your first scarf: three evenings, $75 with yarn | -
# Peak Gear | en | Outdoor shop | 
Two-person tents from $99 this week | ?tent ?camping ?backpack
# Musikhaus Klang | de | Musikgeschäft | guitar
Gitarren und Trommeln: 15 % bis Samstag | + ?drum
# Hotel Seeblick | de | Hotel am See | bellhop-bell bed
Zwei Nächte mit Frühstück 149 € | +
# Zoohandlung Lilo | de | Zoohandlung | tropical-fish
Aquarium komplett mit Fischen für 129 € | +
# Buchladen Kapitel | de | Buchhandlung | books open-book
Lesung mit Anna Berg, Freitag, 19 Uhr | +
# Druckerei Satz | de | Druckerei | printer
500 Flyer für 39 € | +
# Teehaus Sencha | de | Teeladen | teacup-without-handle teapot
Neue Ernte: Sencha 100 g für 14 € | +
# Le Bistrot | fr | Restaurant | fork-and-knife-with-plate
Menu du midi à 16 €, du mardi au vendredi | +
# Vélo Plus | fr | Magasin de vélos | bicycle
Révision complète à 49 € en mars | +
# Zapatería Mora | es | Zapatería | hiking-boot womans-boot
Botas de invierno desde 59 € | +
# Foto Luz | es | Estudio de fotografía | camera
Retratos de familia por 90 € | +
# Pizzeria Bella | it | Pizzeria | pizza
Due pizze e una birra a 22 € | + ?beer-mug
# Kapsalon Knip | nl | Kapper | scissors hair-pick
Knippen en drogen € 29 op woensdag | +
# Cukiernia Mak | pl | Cukiernia | shortcake
Torty na urodziny od 120 zł | +
# Escola de Surf Onda | pt | Escola de surf | water-wave
Primeira aula por 25 € em junho | +
`
