/** Czech. `own-words.ts` says how the lines are read. */
export const CZECH = `
bread: chléb, chleb*, pekárn*!, pekař!, pekařství!, pečivo, pečiva, bochník, housky, rohlíky
sourdough: kváskový chléb, kváskové pečivo, kvásek, žitný chléb, z kvásku
own-bake: koláč, koláče, koláčů, koláčky, kobliha, koblihy, koblih, vánočka, vánočky, vánoček, mazanec, mazance, buchta, buchty, bucht, větrník, větrníky, štrúdl, závin, bábovk*, vdolky, linecké, jidáše, trdelník, věneček, věnečky
croissant: croissant*
bagel: bagel*
pretzel: preclík, preclíky
cake: dort*, dortík, dortíky, dortů, cukrárn*!, cukrář!, cukrářka!, cheesecake*, zákusk*, zákusek
birthday-cake: narozeninový dort, narozeninové dorty, narozeninového dortu, narozeniny, dětská oslava, oslava narozenin
cupcake: muffin*, cupcake*
pie: jablečný koláč
cookie: sušenk*, sušenek, perníčk*, perníček, cukroví
doughnut: donut*
pancakes: lívanc*, brunch*
crepes: palačink*, palačinek, palačinkárna!
waffle: vafle, vaflí
chocolate: čokolád*, čokoládovn*!
pralines: pralink*, pralinek, bonboniér*, lanýže
candy: bonbony, bonbonů, lízátk*, cukrovinky, sladkosti
ice-cream: zmrzlin*, zmrzlinárn*!, zmrzlinář!, kopečková zmrzlina
honey: med, medu, medy, včelař!, včelařství!, včelí farma!
cheese: sýr, sýry, sýrů, sýra, sýrárna!, prodejna sýrů!
milk: mléko, mléka, jogurt*, mlékárn*!
egg: vejce, vajec, vajíčka, čerstvá vejce
plant-milk: ovesné mléko, mandlové mléko, sójové mléko
pizza: pizz*, pizzeri*!
burger: burger*, hamburger*
fries: hranolk*
hot-dog: párek v rohlíku
own-dish: svíčkov*, guláš, gulášek, husa, svatomartinská husa, svatomartinské hody, zabijačk*, knedlíky, smažený sýr, smažák, fondue
pasta: těstovin*, italská restaurace!, čerstvé těstoviny
sushi: sushi, japonská restaurace!
ramen: nudle, nudlí
curry: indická restaurace!
kebab: kebab*
sandwich: sendvič*, chlebíčk*, obložené chlebíčky, chlebíček
steak: steak*, steakhouse!, řeznictví!, řezník!, grilování, grilovačka
fish: čerstvé ryby, ryby, rybárna!, prodejna ryb!, kapr, kapři, kaprů, čerstvá ryba, mořské plody
oyster: ústřice
lobster: humr
shrimp: krevety
salad: salát*, salátový bar!
soup: polévk*, polévek
takeout: jídlo s sebou, rozvoz jídla
restaurant: restaurac*!, bistro!, hospoda!, hostinec!, catering!, cateringu, obědové menu, polední menu, jídelna!, denní menu
fruit: ovoc*, ovocnář!, ovoce a zelenina!
vegetables: zelenin*, bedýnk*, farmářský obchod!, farmářské trhy, farmářský trh, biopotraviny!, zdravá výživa!, zeleniny
asparagus: chřest*
supermarket: potraviny!, supermarket!
farm: farma!, farmy, rodinná farma!, farmář!, ekofarma!, statek!
tomato: rajčata, rajčat
potato: brambory, brambor
apple: jablka, jablek
strawberry: jahody, jahod, jahodami
cherries: třešně, třešní
lemon: citron*
pumpkin: dýně, dýní
watermelon: vodní meloun, melouny
mushroom: houby, houbaření, houbařská vycházka
olive-oil: olivový olej, olivové oleje, olivového oleje, olivy
coffee: káv*, pražírn*!, pražírna kávy!, zrnková káva, výběrová káva, kafe
iced-coffee: ledová káva, ledové kávy
cafe: kavárn*!, kavárničk*!
tea: čaj, čaje, čajů, čajovn*!, prodejna čaje!, bylinkový čaj, zelený čaj
wine: víno, vína, víny, vín, vinařství!, vinotéka!, vinoték*!, vinárna!, ochutnávka vín, svařák, svařené víno, vinný sklep!, vinař!
champagne: sekt, šampaňské, šumivé víno
beer: pivo, piva, piv, pivovar*!, minipivovar!, ležák, pivní slavnosti, pivotéka!
pub: hospůdka!, pivnice!
cocktail: koktejl*, koktejlový bar!
whisky: palírna!, lihovar!
juice: džus*, mošt*, moštárna!, limonád*, šťávy
skincare: kosmetika!, kosmetiky, pleťový krém, péče o pleť, opalovací krém, přírodní kosmetika!, ošetření pleti, pleťové ošetření, sérum
beauty-salon: kosmetický salon!, kosmetické studio!, kosmetička!, kosmetický salón!
soap: mýdl*, mýdlárna!, prací prášek
makeup: líčení, rtěnk*, vizážistka!, make-up
nails: nehtové studio!, nehtový salon!, manikúr*, gelové nehty, lak na nehty
hair: kadeřnictví!, kadeřnice!, kadeřnický salon!, kadeřník!, stříhání, barvení vlasů, vlasový salon!, melír
barber: barbershop!, barber!, holičství!, holič!, úprava vousů
candle: svíčka, svíčky, svíček, vonné svíčky
tattoo: tetování!, tetovací studio!, tatér!
sauna: sauny, saunový svět!
spa: masáž, masáže, masáží, masér!, masérna!, lázně!, wellness!
yoga: jóga, jógy, jógu, jógové studio!, meditac*, lekce jógy
dentist: zubař!, zubní ordinace!, zubní klinika!, zubní lékař!, stomatologie!, stomatolog!, bělení zubů, dentální hygiena, dentální hygieny, zubní implantáty, ortodoncie!, rovnátka
doctor: lékař!, ordinace!, praktický lékař!, pediatr!, poliklinika!, zdravotní sestra, lékařka!
hospital: nemocnice!
pharmacy: lékárn*!, vitamín*, vitaminy, doplňky stravy
vaccine: očkování, očkování proti chřipce, vakcína
first-aid: první pomoc, první pomoci, kurz první pomoci
blood: darování krve, darujte krev
optician: optika!, oční optika!, optik!, brýle, brýlí, měření zraku, kontaktní čočky
sunglasses: sluneční brýle, slunečních brýlí
bed: matrac*, ložní prádlo, povlečení, postele
physio: fyzioterapi*!, fyzioterapeut!, rehabilitace!
dog: pes, psi, psa, psů, psy, štěně, štěňata, štěňátka, psí salon!, psí škola!, výcvik psů, stříhání psů!, psí hotel!, granule pro psy
cat: kočka, kočky, koček, koťata, kotě, kočičí kavárna!, kočičí hotel!
pet: veterinář!, veterina!, veterinární klinika!, veterinární ordinace!, mazlíčk*, zverimex!, chovatelské potřeby!, domácí mazlíčci, útulek pro zvířata!, zvířecí útulek!
horse: koně, koní, jízdárna!, jízda na koni, jezdecký klub!, jezdecká škola!, jezdectví, poník, poníci
rabbit: králík, králíci, králíků
goat: kozy, kozí farma!
sheep: ovce, jehňata
zoo: zoologická zahrada!
flowers: květin*, květinářství!, kytice, kytic, kytici, kytka, kytky, květinový ateliér!, floristka!, pivoňky, řezané květiny, květinový obchod!
own-flower: věnec, věnce, adventní věnec, adventní věnce, adventních věnců, sušené květiny, konvalinky
roses: růže, růží, růžemi, kytice růží
tulips: tulipán*
sunflowers: slunečnice
houseplants: pokojové rostliny, pokojových rostlin, pokojovky, rostliny, rostlin
cactus: kaktus, kaktusy, sukulenty
garden: zahrad*, zahradnictví!, zahradník!, zahradní centrum!, sazenice, zahradnické služby!, sekání trávy, semínka, údržba zahrad!
tree: ovocné stromy, ovocných stromů, kácení stromů!, arborista!, stromek, výsadba stromů
pottery: keramika!, keramiky, keramická dílna!, keramický kurz, keramikářka!, hrnčíř!, točení na kruhu, kurz keramiky, keramický ateliér!
knitting: pletení, příze, háčkování, obchod s přízí!, vlny, vlna a příze
sewing: šití, švadlena!, krejčí!, krejčovství!, kurz šití, galanterie!, výšivka, vyšívání, opravy oděvů!
woodwork: truhlář!, truhlářství!, tesař!, stolařství!, truhlárna!
furniture: nábytek!, nábytku, interiéry!, interiérový design!, prodejna nábytku!, bytový design!
sofa: pohovk*, gauč, sedačky, křesl*
chair: židle, židlí
lamp: svítidla, osvětlení!, lampy, lustry
house: reality!, realitní kancelář!, realitní makléř!, makléř!, byty, bytu, bytů, rodinný dům, hypotéka, hypotéky, pronájem bytu, prodej bytu
kitchen: kurz vaření, škola vaření!, recept*, kuchyňské potřeby
construction: stavební firma!, stavby!, rekonstrukce!, zedník!, stavebnictví!, stavitel!
roofing: pokrývač!, střechy!, pokrývačství!, klempířství a pokrývačství!
painter: malíř pokojů!, malířství!, malování pokojů!, malířské práce!
plumber: instalatér!, instalatérství!, vodoinstalace!, voda a topení!, topenář!, instalatérské práce!
bathroom: koupelny!, koupelna, koupelen, koupelnové studio!
electrician: elektrikář!, elektroinstalace!, elektromontáže!
solar: fotovoltaika!, solární panely!, solární elektrárna!, fotovoltaické elektrárny!
fireplace: krby!, krb, kamna!, krbová kamna!, palivové dříví, táborák
chimney: kominík!, kominictví!
cleaning: úklid!, úklidová firma!, úklidové služby!, úklidu, uklízečka, úklid domácností!
window-cleaning: mytí oken!
laundry: čistírna!, prádelna!
moving: stěhování!, stěhovací firma!, stěhujeme se, přestěhovali jsme se
delivery: kurýr!, kurýrní služba!, autodoprava!, logistika!, spedice!, zásilky
locksmith: zámečník!, zámečnictví!, zámečnická pohotovost!
tools: nářadí, železářství!, půjčovna nářadí!
heating: topenářství!, tepelná čerpadla!, kotle!
glazing: sklenářství!, sklenář!
upholstery: čalounictví!, čalouník!
antiques: starožitnosti!, starožitnictví!
fire-brigade: hasiči!, hasičský sbor!, sbor dobrovolných hasičů!, dobrovolní hasiči!
parish: farnost!, kostel!
bicycle: jízdní kola, jízdních kol, jízdní kolo, elektrokol*, horské kolo, horská kola, cykloservis!, prodejna kol!, servis kol!, půjčovna kol!, cyklistika, cyklistický, cyklovýlet, bicykl
cargo-bike: nákladní kolo, nákladní kola
car: auto, auta, aut, ojetá auta, autoškol*!, autobazar*!, autosalon!, autopůjčovna!, elektromobil*, kondiční jízdy, testovací jízda
garage: autoservis*!, autoopravna!, výměna oleje, automechanik!
tires: pneuservis*!, zimní pneumatiky, letní pneumatiky, pneumatik*, přezutí pneumatik, přezouvání, zimních pneumatik
car-wash: myčka aut!, automyčka!, ruční mytí aut!
motorcycle: motorky, motorka, motocykl*, motoservis!, moto servis!
bus: autobusový zájezd, autobusový výlet, autobusová doprava!
train: parní vlak, parní lokomotiva, výlet vlakem
accounting: účetnictví!, účetní!, daňový poradce!, daňové přiznání, daňová přiznání, účetní firma!, účetní kancelář!, faktury
bank: banka!, spořitelna!, spořicí účet, běžný účet
insurance: pojištění!, pojišťovna!, pojišťovací makléř!, pojišťovací poradce!
law: advokát!, advokátní kancelář!, právník!, advokátka!, právní služby!, právní poradenství!
notary: notář!, notářka!, notářská kancelář!
software: software!, vývoj webu!, tvorba webů!, webdesign!, programování, kurz programování, vývoj aplikací!, it služby!
security: kybernetická bezpečnost!, bezpečnostní agentura!, alarmy!
phone: oprava mobilů!, servis mobilů!, chytrý telefon, mobilní telefony!, mobilní tarif
computer: servis počítačů!, opravy počítačů!, počítače!, notebooky
printing: tiskárna!, tisk letáků, digitální tisk!, copycentrum!
architecture: architekt!, architektonické studio!, architektka!, architekti!
design: grafický design!, grafik!, grafické studio!
recycling: recyklace!, sběrný dvůr!
gym: posilovna!, fitness centrum!, fitko!, osobní trenér!, silový trénink
boxing: boxerský klub!, boxerský trénink
martial-arts: bojová umění!, bojové sporty!, bojových umění
running: běh, běhání, běžecké boty, běžecký klub!, půlmaraton*, běžecký závod, běžecká skupina
swimming: plavání, plavecká škola!, plavecký klub!, bazén!, kurz plavání, plavání kojenců, plavecké kurzy
swimwear: plavky
football: fotbal*, fotbalový klub!, fotbalová škola!, fotbalový kemp, fotbalový turnaj
basketball: basketbal*
volleyball: volejbal*
tennis: tenis*, tenisový klub!, tenisová škola!, tenisový turnaj
table-tennis: stolní tenis, ping-pong
bowling: bowling*
climbing: lezení, lezecká stěna!, lezecké centrum!, horolezectví, boulder, bouldering, kurz lezení
hiking: turistika, túra, túry, výšlap, turistické boty, horský vůdce!, turistický oddíl!
surf: škola surfingu!, surfování
ski: lyžování, lyžařská škola!, lyže, lyží, skiareál!, půjčovna lyží!, lyžařský kurz, servis lyží, lyžařský areál!
sailing: plachtění, jachting, škola jachtingu!, plachetnice, půjčovna lodí!, jachtařský klub!
diving: potápění, potápěčská škola!, kurz potápění, potápěčské centrum!
canoe: kánoe, kajak*, půjčovna kánoí!, půjčovna lodí a kánoí!
camping: kemp!, stany, stan, kempování, autokemp!
skate: skateboarding, kolečkové brusle
ice-skating: bruslení, zimní stadion!, kurz bruslení, kluziště!
fishing: rybaření, rybářské potřeby!, rybářský lístek
ballet: balet*, baletní škola!
dance: taneční škola!, taneční kurz, taneční kurzy, taneční studio!, tanec pro děti, lekce tance
music: koncert*, živá hudba, živé hudby, hudební škola!, hudební festival, hudební večer, základní umělecká škola!
guitar: kytara, kytary, kytaru, lekce kytary, výuka kytary, kytarový kurz
piano: klavír*, výuka klavíru, ladění klavírů!, ladič klavírů!, lekce klavíru
jazz: jazzový večer, jazzový koncert
violin: housle, houslí, houslař!
drum: bicí, bubny, lekce bicích
headphones: sluchátka
vinyl: gramofonové desky, vinyly, vinylové desky
choir: pěvecký sbor, sborový koncert
theatre: divadl*, divadelní představení, divadelní soubor!, ochotnické divadlo!
cinema: kino!, kina, letní kino!, promítání filmu, filmový festival, filmový večer
circus: cirkus!
fireworks: ohňostroj*
brass-band: dechovka!, dechový orchestr!
art: kurz malování, kurz kresby, výtvarné potřeby!, výtvarný ateliér!, akvarel*, výtvarný kurz, výtvarná škola!
gallery: galeri*!, výstava, výstavy, výstavu, vernisáž*, rámování obrazů!, rámařství!
museum: muze*!
photo: fotograf!, fotografka!, fotoateliér!, fotografický kurz, fotokurz, svatební fotograf!, svatební fotografie, rodinné focení, focení
books: knihkupectví!, kniha, knihy, knih, knihovna!, knihovny, čtenářský klub, antikvariát!, křest knihy, autorské čtení, nakladatelství!, knižní klub
stationery: papírnictví!, zápisníky
newspaper: noviny!, místní noviny
toys: hračk*!, hračkářství!, hraček, dřevěné hračky, plyšáci, medvídci
baby: kojenecké oblečení, kočárky
midwife: porodní asistentka!
kids: mateřská škola!, školka!, jesle!, dětská skupina!
playground: dětské hřiště!
games: desková hra, deskové hry, deskových her, deskovky, herní večer, kvíz, hospodský kvíz
chess: šachy, šachový klub!, šachový turnaj, šachový kroužek
puzzle: puzzle
gaming: videohry
astronomy: hvězdárna!, planetárium!
care-home: domov pro seniory!, dům pro seniory!
school: škola!, základní škola!, gymnázium!, doučování!, střední škola!
back-to-school: zpátky do školy, školní potřeby, školní aktovky
languages: jazyková škola!, jazykový kurz, kurz angličtiny, kurz španělštiny, kurz němčiny, kurzy angličtiny, jazykové kurzy, výuka angličtiny
graduation: univerzita!, promoce
science: laboratoř!
clothing: oblečení!, móda!, butik!, módní butik!, dámská móda!, dětské oblečení
dress: šaty, šatů, svatební šaty, svatebních šatů, letní šaty, svatební salon!
shirt: trička, triček
coat: kabát*, bundy, zimní bunda, zimní bundy
scarf: šála, šály
shoes: boty!, obuv!, obuvnictví!, švec!, opravna obuvi!, oprava obuvi!
boots: kozačky, holínky
bags: kabelk*, kabelek, kožené kabelky, kožené výrobky!
backpack: batoh*
hats: klobouky, kloboučnictví!
socks: ponožky, ponožek
jewelry: šperk*!, klenotnictví!, zlatnictví!, zlatník!, snubní prsteny, zásnubní prsten, zásnubní prsteny, náušnice, náhrdelník
watches: hodinky!, hodinářství!, hodinář!, náramkové hodinky
hotel: hotel*!, penzion*!, hostel!, ubytování!, apartmány!
travel: cestovní kancelář!, cestovní agentura!, zájezdy!, letenky, dovolená u moře
luggage: kufry, cestovní kufr
cruise: okružní plavba
city-tours: komentovaná prohlídka, komentované prohlídky, prohlídka města
food-bank: potravinová banka!
christmas: vánoce, vánoc, vánoční trhy, vánoční strom*, vánoční stromky, vánoční večírek, veselé vánoce, vánoční trh, vánoční stromeček
easter: velikonoce, velikonoc, veselé velikonoce, velikonoční vajíčka, velikonoční trhy
valentine: valentýn, svatý valentýn, valentýna
mothers-day: den matek, dni matek, ke dni matek
new-year: šťastný nový rok, silvestr, silvestra, silvestrovská oslava
wedding: svatební veletrh, svatební agentura!, svatební koordinátorka!
spices: chilli papričky, chilli omáčka, chilli
greens: špenát, mangold
parrot: papoušek, papoušci, papoušky
pig: selata, prasátka
duck: kachny, kachňata
pools: bazény!, bazénový servis!
investing: investiční poradenství!, správa majetku!
video: videoprodukce!, filmová produkce!
credit-card: kreditní karta, kreditní karty
garden-machines: sekačka, sekačky, motorová pila, motorové pily, křovinořez
aquarium: akvárium, akvária, akvaristika!
magic: kouzelník!, kouzelnické představení
factory: strojírenství!, kovovýroba!
gift-voucher: dárkový poukaz, dárkové poukazy, dárkový certifikát
fathers-day: den otců
oranges: pomeranče, pomerančů
blueberries: borůvky, borůvek
salmon: losos, lososa, uzený losos
knives: kuchyňské nože, broušení nožů!
ice-hockey: hokej*, lední hokej, hokejová škola!
carpets: koberce!, podlahy!, obkladač!, podlahář!
funeral: pohřební služba!, pohřební ústav!, pohřebnictví!
therapy: psycholog!, psychoterapie!, chiropraktik!, akupunktura!
looks: prodlužování řas, řasy a obočí, depilace!
agency: reklamní agentura!, marketingová agentura!, koučink!
vase: váza, vázy
jersey: dres, dresy, klubový dres
hotel-room: dvoulůžkový pokoj, hotelový pokoj, hotelové pokoje, noclehy
charging-point: wallbox*, nabíjecí stanic*
`
