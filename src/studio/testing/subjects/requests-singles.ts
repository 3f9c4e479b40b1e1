/** One request each of a hundred businesses, reviewed on their pictures. `requests.ts` says how the lines are read. */
export const SINGLES = `
# Grip House | en | Bouldering and climbing gym for adults in Leeds | 
New routes every Tuesday. First session £9 instead of £14, shoes included. | ?knot
# Rolla | en | Wooden marble runs made in Vermont | 
The Waterfall marble run is back in stock. $84, ships before December 10 | -
# Stem & Sill | en | House plants and repotting bar | potted-plant
Repotting Saturday: bring your own pot, soil is on us. March 14, 10 am to 3 pm | +
# Northgate Locksmiths | en | Locks, safes and key cutting | 
Locked out at night? We are with you within 30 minutes. Call 0161 555 0142 | ?key ?locked
# Papertrail | en | Estate administration and probate help | 
What happens to a house without a will? Free 20-minute call with Dana Whitfield | -
# Fernhill Alpaca Walks | en | Walks with alpacas in the Peak District | 
Walk an alpaca at sunset: £28 per person, children under 8 free. Saturdays in June | -
# Quiet Hours | en | A library of board games with tea and toast | game-die
Game night for beginners on Thursday at 7. Two hours, £6, tea included | +
# Bright Kettle Tutors | en | Maths tutoring for ages 11 to 16 | 
Stuck on fractions? Half-term catch-up course, 5 mornings for $140 | ?books ?pencil
# The Mending Room | en | Invisible mending and alterations for clothes | 
"She saved my grandmother's coat." – Ruth A., Dundee | -
# Tidewater Kayaks | en | Kayak rental and tours | canoe
3 things to check before you paddle: 1. Wind 2. Tide table 3. Life jacket | +
# Lumen & Ash | en | Hand-poured candles | candle
Our bestseller Fig & Smoke is now refillable. Bring the glass, save 30% | +
# Copperline Plumbing | en | Heating and plumbing for homes | 
Boiler service before winter: $119 flat, booked in two minutes at copperline.example/book | ?thermometer
# Wren Street Bindery | en | Bookbinding workshops and custom notebooks | 
Bind your first notebook, Sunday 19 April, 11 am. 8 places, £45 with all materials | ?notebook ?pencil
# Orchard Row Dental | en | Family dental practice | toothbrush tooth
We're hiring: dental nurse, part-time, Bristol. Apply by May 8 | +
# Kugelwerk | de | Murmelbahnen aus Buchenholz | 
Die neue Murmelbahn Turmfalke ist da: 39 Teile, 89 €. Versand kostenlos bis Sonntag | -
# Blockwerk Boulderhalle | de | Boulderhalle mit Café in Kassel | 
Schnupperabend für Frauen am Mittwoch, 18. März, 19 Uhr. 12 € inkl. Schuhe | ?knot
# Rad & Tat | de | Fahrradwerkstatt | bicycle
Frühjahrscheck für 49 € statt 65 €, nur im März | +
# Stadtimkerei Honigdach | de | Honig von Bienenstöcken auf Dächern in Leipzig | honey-pot honeybee
Honigschleudern zum Zuschauen: Samstag, 11. Juli, 14 bis 17 Uhr, Eintritt frei | +
# Hundesalon Flausch | de | Hundesalon | dog paw-prints
Neu bei uns: Krallenpflege ohne Termin, jeden Freitag von 9 bis 12 Uhr | +
# Schreinerei Vogt | de | Möbel nach Maß aus heimischem Holz | 
Vom Baumstamm zum Esstisch: drei Wochen, ein Stück, Ihr Maß. | ?chair
# Praxis Lindenhof | de | Physiotherapie | 
Rückenschule ab 4. Mai, montags 18 Uhr. Acht Abende, 96 €, die Kasse zahlt mit | -
# Klangraum | de | Musikschule für Erwachsene | 
Mit 50 noch Klavier lernen? Ja. Probestunde für 15 € | ?musical-notes
# Steuerbüro Ahrens | de | Steuerberatung für Selbstständige | receipt ledger
Steuererklärung 2025: Belege bis 31. Mai einreichen, Rest machen wir. | +
# Atelier Sève | fr | Fleuriste de saison à Nantes | bouquet tulip rose
Bouquet de pivoines à 32 € au lieu de 40 €, jusqu’à dimanche | +
# Le Fournil des Quais | fr | Boulangerie au levain | bread baguette-bread
Fermeture du 3 au 24 août. Bonnes vacances à tous ! | +
# Bloc & Prise | fr | Salle d’escalade à Grenoble | 
Stage enfants pendant les vacances : 5 matinées, 120 €, chaussons prêtés | ?knot
# Maison Loriot | fr | Cours de cuisine végétale | cooking
Cours du soir : trois pâtes fraîches sans œufs, jeudi 12 mars à 19 h, 58 € par personne | +
# Optique Belleville | fr | Opticien indépendant | glasses
Deuxième paire offerte pour les moins de 16 ans | +
# Vélo Cargo Lyon | fr | Location de vélos cargo | 
Un week-end sans voiture : le vélo cargo à 39 € du vendredi au lundi | -
# Barro Vivo | es | Taller de cerámica en Granada | amphora
Curso de torno para principiantes, sábado 9 de mayo, 10:00. 55 € con materiales | +
# Clínica Pasos | es | Podología | 
¿Dolor al caminar? Estudio de la pisada por 35 € hasta el 30 de abril | -
# La Huerta de Inés | es | Cestas de verdura ecológica | 
Cesta pequeña por 18 €, a domicilio cada jueves. Sin permanencia | basket carrot tomato leafy-green
# Noche Corta | es | Cine de barrio | 
Sesión doble de cine mudo con piano en directo. Viernes 20:30, 8 € | ?clapper-board ?popcorn
# Peludos | es | Peluquería canina | dog paw-prints
Antes de las fiestas: baño y corte por 29 € en vez de 38 € | +
# Faro Idiomas | es | Academia de idiomas | 
Inglés para viajar: 6 semanas, 4 personas por grupo. Empieza el 5 de octubre | ?open-book ?books
# Forno Allegri | it | Panificio a lievitazione naturale | 
Focaccia con cipolle ogni venerdì dalle 11, 3,50 € al pezzo | -
# Cicli Bassi | it | Biciclette artigianali | 
Revisione di primavera a 45 € invece di 60 € | ?bicycle
# Studio Mare | it | Architettura d’interni | 
Come scegliere la luce per la cucina: 1. Piano di lavoro 2. Tavolo 3. Atmosfera | -
# Lana Lenta | it | Filati tinti a mano | yarn
Corso di maglia per principianti, domenica 8 novembre, 15:00, 40 € con gomitolo | +
# Agriturismo Le Querce | it | Agriturismo in Umbria | 
Due notti per due a 190 €, colazione inclusa, fino al 30 marzo | -
# Café Saudade | pt | Torrefação de cafés especiais | hot-beverage
Café da Serra, 250 g por R$ 42. Frete grátis até sexta | +
# Onda Curta | pt | Escola de surf em Ericeira | 
Aula de surf para iniciantes: sábado, 9h, 30 € com prancha e fato | ?water-wave
# Clínica Sorriso Norte | pt | Clínica dentária | 
Branqueamento dentário a 149 € em vez de 220 €, só em maio | tooth toothbrush
# De Knikkerbaan | nl | Houten speelgoed uit Utrecht | 
Nieuw: de houten knikkerbaan Spiraal, € 64,95. Gratis verzending tot zondag | -
# Fietspunt Oost | nl | Fietsenmaker | 
Lekke band? Klaar terwijl je wacht, voor € 17,50 | ?bicycle
# Klimhal Noordwand | nl | Klimhal in Groningen | 
Kinderfeestje bij ons: twee uur klimmen voor € 18 per kind | ?knot
# Zoet & Zout | nl | IJssalon aan de gracht | ice-cream soft-ice-cream
Smaak van de maand: zoute karamel met zeezout | +
# Pracownia Glina | pl | Warsztaty ceramiczne | 
Warsztaty dla par: sobota 14 lutego, 17:00, 220 zł za dwie osoby | -
# Pasieka Lipowa | pl | Miód prosto z pasieki | honey-pot honeybee
Miód lipowy 900 g za 48 zł zamiast 56 zł, do końca tygodnia | +
# Szkoła Pływania Delfin | pl | Nauka pływania dla dzieci | goggles ring-buoy
Zapisy na wrzesień ruszają 15 sierpnia. Pierwsza lekcja gratis | +
# Demlik | tr | Çay evi | teacup-without-handle teapot
Demlik çay ve simit 95 TL, hafta içi 9–11 arası | + ?bagel
# Duvar Tırmanış | tr | Kapalı tırmanış salonu | 
İlk deneme ücretsiz! Her salı saat 19.00, ayakkabı bizden | -
# Pati Veteriner | tr | Veteriner kliniği | cat paw-prints dog
Kuduz aşısı kampanyası: 450 TL yerine 350 TL, 30 Kasım’a kadar | +
# こめつぶ | ja | 自家製おにぎりの店 | 
鮭おにぎり 180円、朝7時から売り切れまで | rice-ball
# 木工房ひのき | ja | 木のおもちゃの工房 | 
新作ビー玉転がし「らせん」発売。8,800円 | ?hammer ?carpentry-saw
# 花いちもんめ | ja | 季節の花屋 | 
母の日ブーケ予約受付中。5月5日まで、3,300円から | ?bouquet ?tulip ?rose
# محمصة النخيل | ar | قهوة مختصة محمصة يوميًا | hot-beverage
قهوة إثيوبية 250 جم بسعر 45 ريالًا بدلًا من 60 ريالًا حتى الخميس | +
# عيادة ابتسامة | ar | عيادة أسنان للعائلة | toothbrush tooth
فحص مجاني للأطفال يوم السبت من 10 صباحًا حتى 2 ظهرًا | +
# मिट्टी घर | hi | मिट्टी के बर्तन की कार्यशाला | 
शुरुआती लोगों के लिए कुम्हार कार्यशाला, रविवार सुबह 10 बजे, ₹900 सामग्री सहित | amphora
# 木球乐 | zh | 木制弹珠轨道玩具 | 
新品弹珠轨道“瀑布”到货，原价399元，现价329元 | -
# Bellwether Bikes | en | Bicycle repair in Portland | bicycle
Flat fixed while you wait, $15. Walk in Tuesday to Saturday | +
# Hollow Oak Furniture | en | Handmade tables and benches | 
The Quarry table seats eight. $1,450 instead of $1,700 until March 1 | -
# Juniper Yoga | en | Yoga studio above the bakery | 
Yin by candlelight, every second Friday at 8 pm. $18, mats provided | ?lotus
# Otter & Reed | en | Wild swimming guides | 
First swim? Join us at Crane Lake, June 7, 7 am. £20 with a hot drink | -
# Bramble Soap | en | Soap bars without plastic | 
Buy two bars, get the third free. Ends Monday | -
# Castle Street Vets | en | Vets for small animals | cat paw-prints dog
Kitten coming home? First check-up free until 10 weeks | +
# Mr. Finch Tailoring | en | Suits and alterations | 
"Fits better than the day I bought it." – Samuel O., groom | necktie
# Northlight Coding | en | Coding classes for teenagers | 
Build your first game in five evenings. From October 6, $120, laptops provided | ?laptop
# Hearthside | en | Wood stoves and chimney sweeping | fire
5 signs your chimney needs a sweep: 1. Smoke in the room 2. A strong smell 3. Black glass 4. Weak fire 5. A year since the last one | +
# Pip & Pear | en | Fruit boxes for offices | strawberry red-apple grapes
Office fruit from $2.40 per person a week. First box half price with code CRUNCH | +
# Backstube Ahorn | de | Bäckerei mit Holzofen | bread baguette-bread
Ab Montag: Roggenbrot 1 kg für 5,80 €. Nur solange der Ofen heiß ist | +
# Tanzhaus Nord | de | Tanzschule für Paare | 
Discofox an einem Wochenende: 7. und 8. März, je 15 bis 18 Uhr, 89 € pro Paar | -
# Zahnwerk | de | Zahnarztpraxis | tooth toothbrush
Professionelle Zahnreinigung 79 € statt 99 €, bis Ende Februar | +
# Grünschnitt | de | Gartenpflege | 
Hecke schneiden ab 4 € pro Meter, Abfuhr inklusive | -
# Malort Linden | de | Malkurse für Kinder | 
Ferienmalen vom 7. bis 10. April, täglich 9 bis 12 Uhr, 85 € mit Material | ?paintbrush ?artist-palette
# Taubenschlag | de | Kleinkunstbühne | 
Poetry Slam am 21. Mai, Einlass 19 Uhr, Eintritt 6 € | -
# La Cordée Verte | fr | Salle d’escalade | 
Abonnement à 39 € par mois sans engagement. Les chaussons sont offerts en septembre | ?knot
# Miel & Compagnie | fr | Apiculteur en Auvergne | honey-pot honeybee
Miel de châtaignier 500 g à 9 €. Trois pots achetés, livraison offerte | +
# Atelier du Cuir | fr | Sacs en cuir faits main | 
Le sac Colette à 145 € au lieu de 180 €, jusqu’au 15 juin | ?handbag
# Cinéma Le Rex | fr | Cinéma de quartier | clapper-board popcorn
Ciné-club jeudi 9 avril à 20 h 30 : Playtime, tarif unique 5 € | +
# Mar de Fondo | es | Escuela de buceo | 
Bautismo de buceo por 65 €, equipo incluido. Todos los sábados de julio | ?tropical-fish ?diving-mask
# Panadería Lucero | es | Panadería de masa madre | 
Roscón de Reyes desde 18 €. Encargos hasta el 3 de enero | -
# Cerrajeros 24h Sur | es | Cerrajería | 
¿Te has quedado fuera? Llegamos en 20 minutos. Llama al 955 012 334 | ?locked ?key
# Trazo Fino | es | Clases de dibujo | 
Dibujo de la figura, martes a las 19:00. Cuatro clases, 60 € | ?artist-palette ?paintbrush
# Barba e Baffi | it | Barbiere | barber-pole razor
Taglio e barba a 28 € invece di 35 €, solo il mercoledì | +
# Orto di Nina | it | Ortaggi biologici a domicilio | leafy-green carrot tomato
Cassetta media da 6 kg a 24 €. Consegna gratuita a Torino | +
# Teatro Piccolo Sole | it | Teatro per ragazzi | 
La balena gialla, domenica 15 marzo alle 16. Biglietti 7 €, famiglie 20 € | ?performing-arts
# Pé de Meia | pt | Loja de meias | 
Leve 3 pares por R$ 49 até domingo | socks
# Clínica Veterinária Patas | pt | Clínica veterinária | 
Vacinação de gatos aos sábados, das 9h às 13h. Marque pelo 21 555 0199 | -
# Bakkerij Vonk | nl | Bakkerij | 
Oliebollen, tien voor € 9,50. Bestellen kan tot 29 december | -
# Zeilschool Het Ruim | nl | Zeilschool in Friesland | 
Zeilweek voor beginners: 13 t/m 17 juli, € 395, slapen aan boord | ?sailboat ?anchor
# Kwiaciarnia Mak | pl | Kwiaciarnia | bouquet tulip rose
Bukiety na Dzień Matki od 69 zł. Dostawa 26 maja gratis | +
# Rowerownia | pl | Serwis rowerów | bicycle
Przegląd wiosenny 129 zł zamiast 169 zł, tylko w marcu | +
# Kahve Durağı | tr | Kahve dükkânı | hot-beverage croissant
İkinci kahve bizden! Hafta içi 15.00–17.00 | +
# 陶房みなと | ja | 陶芸教室 | amphora
初めての陶芸体験 日曜13時から、3,800円（材料費込み） | +
# ベーカリー麦の家 | ja | パン屋 | croissant
クロワッサン焼きたて 毎朝8時 1個220円 | +
# مكتبة الحكاية | ar | مكتبة للأطفال | open-book books
ساعة الحكاية كل خميس الساعة 5 مساءً، الدخول مجاني | +
# योग संगम | hi | योग स्टूडियो | 
सुबह की योग कक्षा 6 बजे से, पहला महीना ₹799 | lotus
# 慢煮咖啡 | zh | 咖啡烘焙店 | hot-beverage
手冲课周六下午两点，每人168元，含一杯咖啡 | +
# Lilla Krukan | sv | Keramikkurser | 
Prova på drejning: onsdag 18 mars kl. 18, 450 kr med lera och bränning | amphora
`
