/** One request each of 120 trades, most of them services. `requests.ts` says how the lines are read. */
export const TRADES = `
# Backline Physio | en | Physiotherapy practice in Leeds | 
Back pain at your desk? Free 15-minute posture check every Tuesday in October | -
# Clearview | en | Window cleaning for homes and shops in Bristol | window
First clean half price: £12 instead of £24, inside and out | +
# Marlow & Finch | en | Tax advisers for freelancers | receipt ledger
Your tax return is due January 31. Send us your receipts by December 15 | +
# Green Light | en | Driving school in Manchester | automobile
5 driving lessons for £149, new learners only, until March 31 | +
# Sumwise | en | Maths and science tutor for ages 10 to 16 | 
Stuck on algebra? One free trial lesson in November | -
# Waggy Tails | en | Dog groomer in Austin | dog paw-prints
Wash, cut and nails from $45. Book by Friday | +
# Hartwell Notary | en | Notary public and mobile signing | fountain-pen
Weekend appointments now available: Saturdays 9 to 1 | +
# Topline Roofing | en | Roofers for slate and tile roofs | house
Free roof inspection after the storm, this week only | +
# Sweep & Son | en | Chimney sweep | house
Chimney swept before winter for £65. We come to you | +
# Gentle Start | en | Independent midwife in Portland | teddy-bear
Birth preparation class, six Mondays from January 12, 7 pm | +
# Ironclad Locks | en | Locksmith, day and night | key locked
Locked out? We are there in 30 minutes. Call 555 0198 | +
# Riverside Voices | en | Community choir | musical-score microphone
Sing with us: open rehearsal Thursday, September 10, 7.30 pm, no auditions | +
# St Clare's | en | Hospice in Norwich | 
Light a candle: an evening of remembrance, Sunday November 8 | -
# Northside Pantry | en | Food bank in Chicago | canned-food
We need rice, beans and canned tomatoes before December 1 | +
# Maison Duval | en | Chocolate shop with handmade pralines | 
A box of 16 chocolates for $28, ribbon included | -
# Little Wonders | en | Nursery and kindergarten | 
Open day for new families: Saturday, May 9, 10 am | -
# Kiln House | en | Pottery studio and shop | amphora
Wheel throwing for beginners, three evenings, $120 with clay | +
# Harper Law | en | Employment lawyers | balance-scale
Dismissed? First consultation free until June 30 | +
# Sparks & Co | en | Electrician for houses and offices | electric-plug light-bulb
Charging point for your car, installed for $690 | +
# Drip Doctors | en | Emergency plumber | wrench droplet
Burst pipe? We come tonight. 24 hours, no call-out fee | +
# Bright Smile | en | Dentist in Denver | tooth toothbrush
Teeth cleaning $79 in April | +
# Clip Joint | en | Barber shop | scissors hair-pick
Haircut and beard trim, $35, walk-ins on Wednesday | + ?barber-pole
# Luna Nails | en | Nail salon | 
Gel manicure $29 until Sunday | -
# Hillside Vets | en | Veterinary clinic | 
Vaccinations for kittens and puppies, 20% off in May | -
# Kern & Rye | en | Bakery with a stone oven | bread baguette-bread
Fresh from 6 am: bread, rolls and pretzels | + pretzel
# Sweet Layers | en | Cake shop for weddings and birthdays | shortcake
Three new cakes: lemon poppy, hazelnut and black forest. From $39 | +
# Iron Works Gym | en | Gym with personal training | running-shoe
12 weeks to your first pull-up. Starts January 5 | +
# Slow Flow | en | Yoga studio | lotus
Morning yoga in the park, every Saturday at 8, donation based | +
# Paper Moon | en | Independent bookshop | books open-book
Author evening with Dana Reed, Friday, 7 pm, free entry | +
# Cutting Edge Tailors | en | Tailor and alterations | thread sewing-needle
Hem your trousers while you wait: $18 | +
# Moss & Fern | en | Florist | bouquet tulip rose
Mother's Day bouquets from $35, order by May 7 | +
# Turn of the Wheel | en | Bicycle repair shop | bicycle
Spring service for $59: brakes, gears, chain | +
# Sound Asleep | en | Mattress and bed shop | bed
30% off all beds this weekend | +
# Harbor Eye | en | Optician | glasses
Eye test and second pair free in September | +
# Pixel & Pine | en | Web design studio | laptop
A website for your shop in two weeks, $1,900 | +
# Safe Hands | en | Home care for the elderly | 
We are hiring carers in Leeds. £14 an hour, apply by May 1 | -
# Movers United | en | Moving company | package delivery-truck
Move in the middle of the month and save 20% | +
# Casa Verde | en | Estate agent in Boston | house key
3 bedroom house in Jamaica Plain, open house Sunday 2 to 4 pm | +
# Trailhead | en | Hiking guides in the Rockies | hiking-boot mountain
Sunrise hike on Saturday, 5 am, $25 | +
# Blue Lane | en | Swimming school | goggles ring-buoy
Learn to swim in ten lessons, ages 4 to 8, from June 1 | +
# Strings Attached | en | Guitar teacher | guitar
Guitar for adults: first lesson free in February | +
# Stage Left | en | Amateur theatre group | 
A Midsummer Night's Dream, July 3 to 12, tickets $15 | -
# Fold & Press | en | Laundry and dry cleaner | bubbles t-shirt
Five shirts for $12 on Mondays | +
# Buzz & Bloom | en | Beekeeper with own honey | honey-pot honeybee
New harvest: lime blossom honey, 500 g for $11 | +
# Copper Pot | en | Cooking school | 
Fresh pasta for two, Friday 6 pm, $95 | -
# Praxis Sonnberg | de | Praxis für Physiotherapie in Ulm | 
Rückenschmerzen? Kostenloser Haltungscheck jeden Dienstag im Oktober | -
# Klarblick | de | Fensterputzer in Köln | window
Fenster putzen ab 39 €, innen und außen, nur im März | +
# Kanzlei Behrens | de | Steuerberater für Selbstständige | receipt ledger
Steuererklärung 2026: Belege bitte bis 31. März | +
# Fahrschule Adler | de | Fahrschule in Essen | automobile
Ferienkurs Theorie: 14 Tage, 199 €, Start am 6. Juli | +
# Lernhaus Mitte | de | Nachhilfe in Mathe und Englisch | pencil books
Zwei Probestunden gratis bis Ende September | +
# Fell & Fein | de | Hundesalon | dog paw-prints
Waschen, Schneiden, Krallen ab 45 € | +
# Notariat Dr. Kühn | de | Notarin in Freiburg | fountain-pen
Vorsorgevollmacht: Sprechtag am 12. November, 14 bis 18 Uhr | +
# Dach Huber | de | Dachdecker und Zimmerer | house
Sturmschaden? Dachprüfung kostenlos bis Freitag | +
# Feger Frank | de | Schornsteinfeger | house
Vor dem Winter: Kamin kehren für 59 € | +
# Hebamme Lena Voss | de | Hebamme in Kiel | teddy-bear
Geburtsvorbereitung ab 12. Januar, sechs Montage, 19 Uhr | +
# Schlüssel Kraft | de | Schlüsseldienst Tag und Nacht | key locked
Ausgesperrt? In 30 Minuten da. 0221 555 0142 | +
# Chor Cantabile | de | Gemischter Chor | musical-score microphone
Offene Probe am Donnerstag, 10. September, 19.30 Uhr. Ohne Vorsingen | +
# Hospiz am Park | de | Hospiz und Trauerbegleitung | 
Abend der Lichter, Sonntag, 8. November, 17 Uhr | -
# Tafel Nord | de | Lebensmittelausgabe für Bedürftige | canned-food
Wir suchen Fahrer: zwei Stunden pro Woche, ab sofort | +
# Confiserie Lind | de | Handgemachte Pralinen | 
Pralinenschachtel mit 16 Stück für 24 € | -
# Kita Wirbelwind | de | Kindertagesstätte | teddy-bear crayon
Tag der offenen Tür: Samstag, 9. Mai, 10 Uhr | +
# Tonwerk | de | Töpferei | amphora
Drehen für Anfänger, drei Abende, 120 € mit Ton | +
# Elektro Brandt | de | Elektriker | electric-plug light-bulb
Wallbox für Ihr Auto, montiert ab 690 € | +
# Rohrfrei Schulz | de | Klempner und Notdienst | wrench droplet
Rohrbruch? Wir kommen heute Nacht | +
# Zahnarzt am Markt | de | Zahnarztpraxis | tooth toothbrush
Zahnreinigung im April für 69 € | +
# Salon Schnittig | de | Friseur | scissors hair-pick
Schneiden und Föhnen 39 €, nur mittwochs | +
# Tierarzt Wendel | de | Tierarztpraxis | paw-prints dog cat
Impfwoche für Katzen und Hunde: 20 % im Mai | +
# Backhaus Moll | de | Bäckerei mit Steinofen | bread baguette-bread
Ab 6 Uhr frisch: Brot, Brötchen und Brezeln | + pretzel
# Malermeister Krug | de | Malerbetrieb | bucket paintbrush
Wohnzimmer streichen an einem Tag: 390 € | +
# Gärtnerei Blum | de | Gärtnerei und Baumschule | deciduous-tree evergreen-tree
Obstbäume pflanzen: Apfel, Birne, Kirsche ab 29 € | + ?potted-plant
# Schreinerei Holt | de | Schreiner für Küchen und Möbel | carpentry-saw hammer
Küche nach Maß: Beratung am Samstag, 10 bis 14 Uhr | +
# Optik Lux | de | Optiker | glasses
Sehtest gratis im September | +
# Reinigung Weiß | de | Textilreinigung | bubbles t-shirt
Fünf Hemden für 12 €, immer montags | +
# Metzgerei Stolz | de | Metzgerei | cut-of-meat meat-on-bone
Grillpaket für vier: Würste, Steaks, Salat. 29 € | + green-salad
# Kino Astoria | de | Programmkino | clapper-board popcorn
Filmnacht am Freitag: drei Klassiker, ein Ticket, 12 € | +
# Bestattungen Ruhe | de | Bestattungsinstitut | 
Vorsorge in Ruhe besprechen: jeden ersten Mittwoch | -
# Reisebüro Fern | de | Reisebüro | luggage
Eine Woche Lissabon im Mai, ab 499 € mit Flug | +
# Imkerei Goldwabe | de | Imkerei | honey-pot honeybee
Lindenhonig neue Ernte, 500 g für 8,50 € | +
# Hof Sonnental | de | Biohof mit Hofladen | 
Kartoffeln, Eier und Käse ab Hof, samstags 8 bis 12 Uhr | egg cheese-wedge
# Putzfee | de | Haushaltshilfe und Gebäudereinigung | bucket sponge broom
Frühjahrsputz für 99 €, bis 30. April buchen | +
# Kiné Saint-Roch | fr | Cabinet de kinésithérapie | 
Mal de dos ? Bilan postural gratuit le mardi | -
# Vitres Nettes | fr | Laveur de vitres à Lyon | window
Vos vitres propres dès 35 €, en mars seulement | +
# Auto-école Victor | fr | Auto-école | automobile
5 leçons de conduite pour 199 €, jusqu’au 31 mars | +
# Maître Laurent | fr | Notaire à Dijon | fountain-pen
Donation et succession : rendez-vous gratuit le 12 novembre | +
# Toits de l’Ouest | fr | Couvreur | house
Inspection de toiture gratuite après la tempête | +
# Le Ramoneur | fr | Ramonage de cheminées | house
Ramonage avant l’hiver : 65 € | +
# Banque alimentaire du Nord | fr | Association d’aide alimentaire | canned-food
Il nous manque du riz et des conserves avant le 1er décembre | +
# Chocolats Béranger | fr | Chocolaterie artisanale | 
Coffret de 16 chocolats à 24 € | -
# Fisio Levante | es | Clínica de fisioterapia | 
¿Dolor de espalda? Revisión gratis los martes | -
# Cristal Limpio | es | Limpieza de ventanas | window
Primera limpieza a mitad de precio, solo en marzo | +
# Autoescuela Sol | es | Autoescuela en Valencia | automobile
5 clases de conducir por 149 € | +
# Gestoría Vega | es | Asesoría fiscal para autónomos | receipt ledger
Tu declaración de la renta antes del 30 de junio | +
# Canes Felices | es | Peluquería canina | dog paw-prints
Baño y corte desde 30 €, reserva antes del viernes | +
# Cerrajero 24 | es | Cerrajero urgente | key locked
¿Sin llaves? Llegamos en 30 minutos | +
# Coro Alborada | es | Coro de barrio | musical-score microphone
Ensayo abierto el jueves 10 de septiembre a las 19.30 | +
# Matrona Inés | es | Matrona independiente | teddy-bear
Preparación al parto: seis lunes desde el 12 de enero | +
# Studio Moretti | it | Fisioterapia a Torino | 
Mal di schiena? Valutazione gratuita il martedì | -
# Vetri Puliti | it | Pulizia vetri | window
Prima pulizia a metà prezzo a marzo | +
# Scuola Guida Roma | it | Scuola guida | automobile
5 lezioni di guida a 149 € | +
# Studio Notarile Ferri | it | Notaio a Parma | fountain-pen
Testamento e successione: incontro gratuito il 12 novembre | +
# Tetti Alpini | it | Coperture e tetti | house
Controllo del tetto gratuito dopo il temporale | +
# Coro San Luca | it | Coro polifonico | musical-score microphone
Prova aperta giovedì 10 settembre ore 20 | +
# Fysio Centrum | nl | Fysiotherapie in Utrecht | 
Rugpijn? Gratis houdingscheck elke dinsdag | -
# Glashelder | nl | Glazenwasser | window
Ramen wassen vanaf € 19, binnen en buiten | +
# Rijschool Jansen | nl | Rijschool | automobile
5 rijlessen voor € 199 tot 31 maart | +
# Trimsalon Bello | nl | Hondentrimsalon | dog paw-prints
Wassen en knippen vanaf € 40 | +
# Dakwerk | nl | Dakdekker | house
Gratis dakinspectie na de storm | +
# Voedselbank West | nl | Voedselbank | canned-food
Wij zoeken chauffeurs, twee uur per week | +
# Fizjo Plus | pl | Fizjoterapia w Krakowie | 
Ból pleców? Darmowa konsultacja we wtorki | -
# Czyste Okna | pl | Mycie okien | window
Mycie okien od 99 zł tylko w marcu | +
# Szkoła Jazdy Start | pl | Szkoła jazdy | automobile
5 lekcji jazdy za 399 zł do 31 marca | +
# Psi Salon | pl | Salon dla psów | dog paw-prints
Kąpiel i strzyżenie od 120 zł | +
# Dachy Nowak | pl | Dekarz | house
Darmowy przegląd dachu po burzy | +
# Chór Echo | pl | Chór miejski | musical-score microphone
Otwarta próba w czwartek 10 września o 19.30 | +
# Fisio Norte | pt | Fisioterapia no Porto | 
Dor nas costas? Avaliação grátis às terças | -
# Vidros Limpos | pt | Limpeza de vidros | window
Primeira limpeza por metade do preço em março | +
# Escola de Condução Rota | pt | Escola de condução | automobile
5 aulas de condução por 149 € | +
# Notária Sofia Reis | pt | Notária em Braga | fountain-pen
Testamento e partilhas: conversa gratuita a 12 de novembro | +
# Telhados Silva | pt | Telhados e coberturas | house
Inspeção do telhado grátis depois da tempestade | +
# Coro da Sé | pt | Coro | musical-score microphone
Ensaio aberto na quinta, 10 de setembro, às 19h30 | +
`
