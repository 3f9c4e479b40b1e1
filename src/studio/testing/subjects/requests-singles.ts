/** One request each of sixty businesses, reviewed on their pictures. `requests.ts` says how the lines are read. */
export const SINGLES = `
# Grip House | en | Bouldering and climbing gym for adults in Leeds | 
New routes every Tuesday. First session £9 instead of £14, shoes included. | -
# Rolla | en | Wooden marble runs made in Vermont | 
The Waterfall marble run is back in stock. $84, ships before December 10 | -
# Stem & Sill | en | House plants and repotting bar | potted-plant
Repotting Saturday: bring your own pot, soil is on us. March 14, 10 am to 3 pm | +
# Northgate Locksmiths | en | Locks, safes and key cutting | 
Locked out at night? We are with you within 30 minutes. Call 0161 555 0142 | -
# Papertrail | en | Estate administration and probate help | 
What happens to a house without a will? Free 20-minute call with Dana Whitfield | -
# Fernhill Alpaca Walks | en | Walks with alpacas in the Peak District | 
Walk an alpaca at sunset: £28 per person, children under 8 free. Saturdays in June | -
# Quiet Hours | en | A library of board games with tea and toast | game-die
Game night for beginners on Thursday at 7. Two hours, £6, tea included | +
# Bright Kettle Tutors | en | Maths tutoring for ages 11 to 16 | 
Stuck on fractions? Half-term catch-up course, 5 mornings for $140 | -
# The Mending Room | en | Invisible mending and alterations for clothes | 
"She saved my grandmother's coat." – Ruth A., Dundee | -
# Tidewater Kayaks | en | Kayak rental and tours | canoe
3 things to check before you paddle: 1. Wind 2. Tide table 3. Life jacket | +
# Lumen & Ash | en | Hand-poured candles | candle
Our bestseller Fig & Smoke is now refillable. Bring the glass, save 30% | +
# Copperline Plumbing | en | Heating and plumbing for homes | 
Boiler service before winter: $119 flat, booked in two minutes at copperline.example/book | -
# Wren Street Bindery | en | Bookbinding workshops and custom notebooks | 
Bind your first notebook, Sunday 19 April, 11 am. 8 places, £45 with all materials | -
# Orchard Row Dental | en | Family dental practice | toothbrush tooth
We're hiring: dental nurse, part-time, Bristol. Apply by May 8 | +
# Kugelwerk | de | Murmelbahnen aus Buchenholz | 
Die neue Murmelbahn Turmfalke ist da: 39 Teile, 89 €. Versand kostenlos bis Sonntag | -
# Blockwerk Boulderhalle | de | Boulderhalle mit Café in Kassel | 
Schnupperabend für Frauen am Mittwoch, 18. März, 19 Uhr. 12 € inkl. Schuhe | -
# Rad & Tat | de | Fahrradwerkstatt | bicycle
Frühjahrscheck für 49 € statt 65 €, nur im März | +
# Stadtimkerei Honigdach | de | Honig von Bienenstöcken auf Dächern in Leipzig | honey-pot honeybee
Honigschleudern zum Zuschauen: Samstag, 11. Juli, 14 bis 17 Uhr, Eintritt frei | +
# Hundesalon Flausch | de | Hundesalon | dog paw-prints
Neu bei uns: Krallenpflege ohne Termin, jeden Freitag von 9 bis 12 Uhr | +
# Schreinerei Vogt | de | Möbel nach Maß aus heimischem Holz | 
Vom Baumstamm zum Esstisch: drei Wochen, ein Stück, Ihr Maß. | -
# Praxis Lindenhof | de | Physiotherapie | 
Rückenschule ab 4. Mai, montags 18 Uhr. Acht Abende, 96 €, die Kasse zahlt mit | -
# Klangraum | de | Musikschule für Erwachsene | 
Mit 50 noch Klavier lernen? Ja. Probestunde für 15 € | -
# Steuerbüro Ahrens | de | Steuerberatung für Selbstständige | receipt ledger
Steuererklärung 2025: Belege bis 31. Mai einreichen, Rest machen wir. | +
# Atelier Sève | fr | Fleuriste de saison à Nantes | bouquet tulip rose
Bouquet de pivoines à 32 € au lieu de 40 €, jusqu’à dimanche | +
# Le Fournil des Quais | fr | Boulangerie au levain | bread baguette-bread
Fermeture du 3 au 24 août. Bonnes vacances à tous ! | +
# Bloc & Prise | fr | Salle d’escalade à Grenoble | 
Stage enfants pendant les vacances : 5 matinées, 120 €, chaussons prêtés | -
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
Cesta pequeña por 18 €, a domicilio cada jueves. Sin permanencia | -
# Noche Corta | es | Cine de barrio | 
Sesión doble de cine mudo con piano en directo. Viernes 20:30, 8 € | -
# Peludos | es | Peluquería canina | dog paw-prints
Antes de las fiestas: baño y corte por 29 € en vez de 38 € | +
# Faro Idiomas | es | Academia de idiomas | 
Inglés para viajar: 6 semanas, 4 personas por grupo. Empieza el 5 de octubre | -
# Forno Allegri | it | Panificio a lievitazione naturale | 
Focaccia con cipolle ogni venerdì dalle 11, 3,50 € al pezzo | -
# Cicli Bassi | it | Biciclette artigianali | 
Revisione di primavera a 45 € invece di 60 € | -
# Studio Mare | it | Architettura d’interni | 
Come scegliere la luce per la cucina: 1. Piano di lavoro 2. Tavolo 3. Atmosfera | -
# Lana Lenta | it | Filati tinti a mano | yarn
Corso di maglia per principianti, domenica 8 novembre, 15:00, 40 € con gomitolo | +
# Agriturismo Le Querce | it | Agriturismo in Umbria | 
Due notti per due a 190 €, colazione inclusa, fino al 30 marzo | -
# Café Saudade | pt | Torrefação de cafés especiais | hot-beverage
Café da Serra, 250 g por R$ 42. Frete grátis até sexta | +
# Onda Curta | pt | Escola de surf em Ericeira | 
Aula de surf para iniciantes: sábado, 9h, 30 € com prancha e fato | -
# Clínica Sorriso Norte | pt | Clínica dentária | 
Branqueamento dentário a 149 € em vez de 220 €, só em maio | -
# De Knikkerbaan | nl | Houten speelgoed uit Utrecht | 
Nieuw: de houten knikkerbaan Spiraal, € 64,95. Gratis verzending tot zondag | -
# Fietspunt Oost | nl | Fietsenmaker | 
Lekke band? Klaar terwijl je wacht, voor € 17,50 | -
# Klimhal Noordwand | nl | Klimhal in Groningen | 
Kinderfeestje bij ons: twee uur klimmen voor € 18 per kind | -
# Zoet & Zout | nl | IJssalon aan de gracht | ice-cream soft-ice-cream
Smaak van de maand: zoute karamel met zeezout | +
# Pracownia Glina | pl | Warsztaty ceramiczne | 
Warsztaty dla par: sobota 14 lutego, 17:00, 220 zł za dwie osoby | -
# Pasieka Lipowa | pl | Miód prosto z pasieki | honey-pot honeybee
Miód lipowy 900 g za 48 zł zamiast 56 zł, do końca tygodnia | +
# Szkoła Pływania Delfin | pl | Nauka pływania dla dzieci | goggles
Zapisy na wrzesień ruszają 15 sierpnia. Pierwsza lekcja gratis | +
# Demlik | tr | Çay evi | teacup-without-handle teapot
Demlik çay ve simit 95 TL, hafta içi 9–11 arası | +
# Duvar Tırmanış | tr | Kapalı tırmanış salonu | 
İlk deneme ücretsiz! Her salı saat 19.00, ayakkabı bizden | -
# Pati Veteriner | tr | Veteriner kliniği | cat paw-prints dog
Kuduz aşısı kampanyası: 450 TL yerine 350 TL, 30 Kasım’a kadar | +
# こめつぶ | ja | 自家製おにぎりの店 | 
鮭おにぎり 180円、朝7時から売り切れまで | -
# 木工房ひのき | ja | 木のおもちゃの工房 | 
新作ビー玉転がし「らせん」発売。8,800円 | -
# 花いちもんめ | ja | 季節の花屋 | 
母の日ブーケ予約受付中。5月5日まで、3,300円から | -
# محمصة النخيل | ar | قهوة مختصة محمصة يوميًا | hot-beverage
قهوة إثيوبية 250 جم بسعر 45 ريالًا بدلًا من 60 ريالًا حتى الخميس | +
# عيادة ابتسامة | ar | عيادة أسنان للعائلة | toothbrush tooth
فحص مجاني للأطفال يوم السبت من 10 صباحًا حتى 2 ظهرًا | +
# मिट्टी घर | hi | मिट्टी के बर्तन की कार्यशाला | 
शुरुआती लोगों के लिए कुम्हार कार्यशाला, रविवार सुबह 10 बजे, ₹900 सामग्री सहित | -
# 木球乐 | zh | 木制弹珠轨道玩具 | 
新品弹珠轨道“瀑布”到货，原价399元，现价329元 | -
`
