/** Requests of twenty further kinds of business. `requests.ts` says how the lines are read. */
export const MORE = `
# Copper Kettle Distillery | en | Small distillery making gin and apple brandy in Vermont | tumbler-glass red-apple green-apple cocktail-glass bottle-with-popping-cork
tasting room open sat + sun, 12-6 | +
our barrel-aged gin sold out in 2 days, next batch may | +
bring your own glass night!! | +
we compost every last apple | + red-apple seedling
Pair of tickets for the harvest dinner up for grabs | + ticket admission-tickets fork-and-knife-with-plate
# Hollow Oak Archery | en | Archery range and lessons | bullseye
first bow free rental thru june | +
target night thursdays, all levels | +
range closed for the county meet | +
we found a watch in lane 4, describe it and it's yours | + watch
Father & kid sunday 2 for 1 | +
# Sam & Ash Piano Movers | en | Piano and organ moving, fully insured | musical-keyboard musical-score package delivery-truck
up three flights? no sweat | +
quotes by text 555-0142 | +
we store your upright for the summer, $40/mo | +
hiring strong backs, $28/h | +
a grand piano is 500 kg. your cousin is not a mover. | +
# The Bindery | en | Bookbinding and paper goods, made by hand in Leeds | books open-book notebook closed-book scroll orange-book green-book blue-book
thesis rush: 48h, £35 | +
japanese stab binding workshop nov 9 | +
seconds sale – tiny flaws, half price | +
new marbled papers in | + page-facing-up artist-palette
closed while we fix the press | +
# Halcyon Physio | en | Physiotherapy and sports massage | ?bone ?lotus ?candle ?adhesive-bandage ?running-shoe ?stethoscope
neck stiff from the laptop? 3 moves | + ?laptop
runner's clinic tuesdays 7am | +
new: dry needling | +
we bill your insurer directly | +
Dr Amy is back from leave! | +
# Seilbahn Hochkar | de | Bergbahn und Wandergebiet | aerial-tramway mountain-cableway hiking-boot mountain snow-capped-mountain mountain-railway
Wintersaison ab 6. Dezember, 42 € Tageskarte | + snowflake skis
Revision: kein Betrieb vom 3.–21. November | +
Hunde fahren gratis mit | + dog paw-prints
Sonnenaufgangsfahrt So 5:30 | + sunrise sunrise-over-mountains sun
Hüttenwirt gesucht | +
# Imkerverein Süd | de | Verein der Imker im Landkreis | honey-pot honeybee
Probeimkern ab März, 90 € das Jahr | +
Schwarm gefunden? 0171 5550142 | +
Honigschleudern zum Zuschauen, Sa 14 Uhr | +
Vortrag: Varroa im Griff | +
Glas zurückbringen lohnt sich: 50 Cent | + jar
# Optik Brandl | de | Brillen und Hörgeräte | glasses sunglasses
Gleitsicht-Aktion: 2. Brille gratis | +
Hörtest ohne Termin, jeden Mittwoch | +
Schraube locker? Machen wir umsonst fest | +
wir ziehen um die Ecke: Markt 9 | + package
Sonnenfinsternis-Brillen eingetroffen! | +
# Kringloop De Kast | nl | Kringloopwinkel in Zwolle | couch-and-lamp chair t-shirt dress recycling-symbol books
boeken 3 voor 5 euro | + books open-book
we halen je oude bank gratis op | +
vrijwilligers gezocht voor de kassa | +
kerstspullen vanaf 15 november | + christmas-tree
servies per kilo | + fork-and-knife-with-plate
# Poissonnerie du Port | fr | Poissonnerie à Concarneau | fish lobster oyster shrimp crab squid
sardines du matin 6 €/kg | +
plateau de fruits de mer sur commande | + oyster
fermé lundi | +
moules : c'est reparti | + oyster
on cherche un écailler pour les fêtes | + oyster
# Atelier Fil & Aiguille | fr | Retouches et couture sur mesure | sewing-needle thread scissors dress necktie
ourlet en 24h 12 € | +
stage découverte samedi, machines fournies | +
robe de mariée à reprendre ? | + dress ring
vacances du 1er au 15 | +
bouton perdu, bouton offert | +
# Ferretería Goya | es | Ferretería de barrio | toolbox hammer screwdriver wrench nut-and-bolt key
copias de llaves en 5 minutos | + key old-key
taladro percutor 59 € antes 79 | +
estufas de pellets, últimas unidades | + fire
cerramos a mediodía | +
pintura blanca 15 l 29,90 | + paintbrush bucket
# Club de Lectura Sur | es | Club de lectura en la biblioteca municipal | books open-book
este mes: Rayuela | +
nos vemos el jueves con té y galletas | + teacup-without-handle
plazas limitadas, apúntate | +
la autora viene el día 12 | +
intercambio de libros en la plaza | +
# Cantina Belvedere | it | Cantina e agriturismo nelle Langhe | ?wine-glass ?grapes ?bottle-with-popping-cork
vendemmia aperta sabato 27 | +
Barbera 2024 a 9 euro la bottiglia | +
camere libere per il ponte | + bed bellhop-bell
pranzo in vigna 38 € | + fork-and-knife-with-plate
spedizione gratis sopra i 90 € | +
# Escola de Surf Ericeira | pt | Escola de surf | water-wave
aula experimental 25 € | +
pranchas usadas à venda | +
mar flat hoje, aulas canceladas | +
procura-se instrutor com nadador-salvador | +
semana de férias para miúdos | +
# Kwiaciarnia Bez | pl | Kwiaciarnia na Starym Mieście | bouquet tulip rose sunflower
piwonie są! | +
wieńce adwentowe od 80 zł | + evergreen-tree candle
kurs układania bukietów | +
nieczynne w poniedziałek | +
dostawa w 2 godziny | +
# Kuzey Kahve | tr | Nitelikli kahve kavurma ve kafe | hot-beverage croissant
yeni çekirdek: Etiyopya Guji | +
filtre kahve 90 TL | +
barista eğitimi cumartesi | +
kedi dostumuz Zeytin kayboldu | + cat
kapalı etkinlik 19.00 | +
# 花のアトリエ | ja | 生花店とフラワー教室 | bouquet tulip rose sunflower potted-plant
母の日カーネーション 予約受付 | +
しめ縄づくり 12月20日 | +
本日定休日 | +
配達スタッフ募集 | +
観葉植物 20%オフ | + potted-plant
# 晨光书屋 | zh | 独立书店与咖啡 | books open-book hot-beverage
新书分享会 周六三点 | +
会员日 满100减20 | +
招店员 爱看书就行 | +
绘本故事时间 每周日上午 | +
拿铁半价 | + hot-beverage
# صالون ليان | ar | صالون تجميل نسائي في جدة | scissors hair-pick lipstick nail-polish mirror
قص وسشوار 120 ريال | +
باقة العروس | + bouquet ring dress
مغلق يوم الجمعة | +
مانيكير وباديكير 90 بدلاً من 130 | + nail-polish
نبحث عن خبيرة مكياج | + lipstick
`
