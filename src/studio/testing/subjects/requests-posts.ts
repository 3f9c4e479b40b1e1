/**
 * Ordinary posts of businesses whose trade has only a sign (cutlery, scales, a lotus), and of some that sell things. `requests.ts` says how
 * the lines are read.
 */
export const POSTS = `
# Olive & Ember | en | Mediterranean restaurant with a wood-fired grill | ?fork-and-knife-with-plate
Lamb shoulder from the wood fire, Friday to Sunday | ?fork-and-knife-with-plate
Mother's Day brunch, 10 May, 11 am. £38 per person | bouquet tulip ?pancakes
Oysters and sparkling wine, every Thursday from 5 | oyster ?lemon ?wine-glass ?grapes ?bottle-with-popping-cork ?clinking-glasses
Closed on Monday 4 May | ?fork-and-knife-with-plate
We are looking for a sous chef, 40 hours, from £34,000 | +
Summer menu: three courses for £32, Monday to Thursday | +
“Best grilled octopus north of Athens.” Sofia, guest | -
Our terrace is open again | ?fork-and-knife-with-plate
Gift cards for any amount | ?wrapped-gift ?fork-and-knife-with-plate
Lobster night, last Friday of the month | lobster
# Halden & Roe | en | Law firm for employment and tenancy | ?balance-scale
Free first consultation for tenants every Tuesday, 5 to 7 pm | +
We are hiring a paralegal, full time. Apply by 12 June | +
Three things to check before you sign a lease: deposit, notice period, repairs | +
New offices: 14 Castle Street from 1 September | + ?office-building
98% of our tenancy cases settled without a court | +
Talk: working from abroad. Wednesday 7 October, 6 pm, online | +
Your employer refuses your holiday? What you can do | +
Happy New Year from all of us | + fireworks ?sparkler ?bottle-with-popping-cork ?clinking-glasses party-popper
Closed from 24 December to 2 January. Merry Christmas! | + christmas-tree ?wrapped-gift ?snowflake ?bell
Meet our new partner, Ines Holm | +
# IRONYARD | en | Strength gym open around the clock | ?running-shoe
Join before 31 March: no joining fee, £29 a month | +
Open 24/7 | +
Deadlift workshop with Mara Kent, Sunday 3 pm, £20 | +
50% off the first three months | +
New squat racks. Six of them. | +
Boxing class on Thursdays, 7 pm, bring wraps | + boxing-glove
Bring a friend week, 2 to 8 February | +
Coffee is on us this Friday | + ?hot-beverage
We close at 8 pm on Christmas Eve | + ?christmas-tree ?wrapped-gift ?snowflake ?bell
Congratulations to our powerlifting team: 4 medals | + ?trophy ?sports-medal
# Stillpoint | en | Yoga and pilates studio | ?lotus
New: pilates for beginners, Mondays 6.30 pm, first class free | +
Breathe. The studio is closed from 24 December to 2 January. | +
Sunrise yoga on the roof, Saturday 13 June, 6 am. Bring a mat. | lotus
What do you need today: rest or strength? | +
Retreat in the Lake District, 4 to 7 September, £490 | +
10-class card £95 instead of £120, until Sunday | +
Gift vouchers for the people you love | + ?wrapped-gift ?red-heart
Prenatal yoga starts on Tuesday | lotus
Teacher training 2027: apply now | +
We are moving to Mill Street | + package delivery-truck ?house
# Marsh & Lane Accountants | en | Accountants for small companies | ?receipt ?ledger
File your return by 31 January | +
Free call for founders, every Wednesday | +
We save our clients eleven hours a month | +
Five receipts you can throw away today | receipt ledger
We are hiring: payroll specialist | +
Office closed on 1 May | +
“They answer on the same day.” Priya, café owner | + ?hot-beverage ?croissant
New: bookkeeping for bakeries | + ?bread ?baguette-bread
Merry Christmas and thank you | + christmas-tree ?wrapped-gift ?snowflake ?bell
Is your company car worth it? | + ?automobile
# Hotel Lindenhof | de | Hotel am See mit Garten | ?bellhop-bell ?bed
Zwei Nächte, ein Abendessen: 249 € pro Person | +
Winterpause bis 14. Februar | + ?snowflake
Wir suchen Verstärkung für die Rezeption | +
Brunch am Ostersonntag, 11 Uhr | + egg rabbit ?pancakes
Sommerfest am Steg, 12. Juli | +
Danke für 100 Jahre Lindenhof! | +
Frühbucher: 15 % bis Ende März | +
Jetzt mit E-Bike-Verleih | + ?bicycle
Hunde sind bei uns willkommen | + ?dog ?paw-prints
Silvester am See | + fireworks ?sparkler ?bottle-with-popping-cork party-popper
# Musikschule Allegro | de | Musikschule in Jena | ?musical-notes
Schnupperstunden im September, kostenlos | +
Gitarrenkurs für Erwachsene, montags 19 Uhr | + guitar
Sommerkonzert am 5. Juli um 17 Uhr | + ?musical-score
Klavierunterricht: noch drei Plätze | + musical-keyboard musical-score
Wir ziehen um: ab Mai in der Bachstraße 4 | + package delivery-truck ?house
Geigenbauer zu Besuch | + ?violin
Anmeldung bis Freitag | +
Herbstferien: kein Unterricht | +
Neue Lehrerin für Schlagzeug | + ?drum
Gutscheine für Musikstunden | + ?wrapped-gift
# Cabinet Morin | fr | Cabinet d'architecture à Rennes | ?triangular-ruler ?building-construction
Portes ouvertes samedi 14 juin | + ?door
Nous recrutons un chef de projet | +
Dix ans de cabinet, merci ! | +
Rénover sans se ruiner : trois conseils | +
Fermé du 1er au 20 août | +
Première consultation offerte | +
Conférence sur le bois, jeudi 19 h | + ?wood
Notre nouvelle adresse : 8 rue des Halles | +
Bonne année à tous | + fireworks ?sparkler ?bottle-with-popping-cork party-popper
Projet livré : l'école de Betton | + ?pencil ?books
# Clínica Alameda | es | Clínica médica en Murcia | ?stethoscope
Pide tu cita online | +
Vacuna de la gripe sin cita, de 9 a 13 h | + syringe
Cerrado el lunes por festivo | +
Nueva consulta de dermatología | +
Buscamos enfermera a jornada completa | +
Revisión anual por 60 € | +
Charla sobre el sueño, jueves 18 h | +
Ahora también los sábados | +
Feliz Navidad a todos | + christmas-tree ?wrapped-gift ?snowflake ?bell
Gracias por 20 años | +
# Blütenwerk | de | Blumenladen und Floristik in Leipzig | bouquet tulip rose
Tulpen aus der Region, 10 Stück für 6,50 € | tulip
Danke für 5 Jahre Blütenwerk! | +
Wir liefern jetzt auch sonntags, in ganz Leipzig | +
Hochzeitssträuße: jetzt Beratung buchen | + wedding ring
Muttertag: Sträuße ab 25 €, vorbestellen bis Freitag | +
Rosen, so lange der Vorrat reicht | rose
Kranzbinden für Anfänger | +
Aushilfe gesucht für Samstage | +
Kakteen sind wieder da | + cactus
Am 1. Mai geschlossen | +
# Pasticceria Bruni | it | Pasticceria a Bologna | shortcake cupcake birthday-cake bread baguette-bread croissant
Torta di mele, ogni giovedì | + pie
Cerchiamo una commessa part time | +
Chiuso per ferie fino al 25 agosto | +
Colomba artigianale, prenota entro venerdì | + egg rabbit
Cornetti caldi dalle 6 | + croissant
Nuova apertura in via Saragozza 12 | +
Il gelato è tornato | + soft-ice-cream ice-cream
Biscotti di Natale in scatola | + cookie christmas-tree
Grazie per i nostri primi 50 anni | +
Caffè e brioche a 2,50 € | + hot-beverage croissant
# Taller Rueda | es | Taller y tienda de bicicletas en Gijón | bicycle
Revisión de primavera por 39 € | +
Cascos con 20 % de descuento | +
Salida en grupo el domingo a las 9 | +
Cerramos el 6 de enero | +
Alquiler de bicis desde 15 € al día | +
Buscamos mecánico | +
Lavado mientras esperas: 12 € | +
Nueva web, misma gente | +
Bicis infantiles: mercadillo el sábado | +
Llave de pedales de regalo | + ?wrench ?key
# Drukarnia Lis | pl | Drukarnia w Poznaniu | ?printer
Wizytówki w 24 godziny | +
Rabat 15% na ulotki do piątku | +
Nieczynne 11 listopada | +
Szukamy grafika na pełny etat | +
Dziękujemy za 30 lat | +
Plakaty A2 już od 12 zł | +
Dzień otwarty, sobota 10:00 | +
Nowy adres: ul. Długa 8 | +
Książki w niskim nakładzie | + books open-book
Wesołych świąt | + christmas-tree ?wrapped-gift ?snowflake ?bell
# Kumo Design | ja | デザイン事務所 | ?artist-palette ?pencil
新しいオフィスに移転しました | + package delivery-truck
年末年始休業 12月28日から1月4日 | + ?fireworks party-popper
デザイナー募集、5月末まで | +
ロゴ相談会、土曜14時 | +
無料相談は毎週水曜 | +
おかげさまで10周年 | +
名刺100枚 4,800円 | +
展示会は6月1日から | + ?framed-picture
ありがとうございました | +
写真撮影も始めました | + ?camera
# Clean & Co | nl | Schoonmaakbedrijf in Breda | broom bucket sponge
Nu ook ramen, vanaf 35 euro | +
Wij zoeken collega's, 20 uur per week | +
Gesloten op tweede kerstdag | + christmas-tree
Eerste maand 25% korting | +
Bedankt voor tien jaar | +
Bel ons op 076 123 45 67 | +
Grote schoonmaak in maart | +
Kantoor verhuisd naar Markt 4 | + package delivery-truck
Voor scholen en praktijken | +
Cadeaubon voor je moeder | + ?wrapped-gift
`
