/** Danish. `own-words.ts` says how the lines are read. */
export const DANISH = `
bread: bageri*!, -bageri*!, bager!, bageren!, rundstykker, morgenbrød, brød, brødet, brødene, -brød, -brødet
sourdough: surdej, surdejsbrød*, rugbrød*
own-bake: fastelavnsbolle*, wienerbrød, kanelsnegl*, kanelsnegle, kransekage*, drømmekage*, brunsviger*, æbleskive*, smørrebrød*, hindbærsnitte*, tebirkes
croissant: croissant*
pretzel: kringle, kringler
cake: kage, kager, kagen, -kage, -kager, lagkage*, konditori*!, konditor!, tærte, tærter
birthday-cake: fødselsdagskage*, børnefødselsdag*, fødselsdag*, fødselsdagsfest*
cupcake: muffins
pie: æbletærte*
cookie: småkager, pebernødder, vaniljekranse, kiks, brunkager
doughnut: donuts
pancakes: pandekage*, brunch
waffle: vafler, vaffel
chocolate: chokolade*, -chokolade*, chokolademager!, chokoladebutik*!
pralines: fyldte chokolader, trøfler
candy: bolsjer, bolsjekogeri!, slikbutik*!, slikkepinde, bland selv slik
ice-cream: softice, isbod!, isbutik!, ishus!, flødeis, gammeldags is, vaffelis, iskiosk!
honey: honning*, -honning*, biavler*!, biavl
cheese: ost, osten, oste, ostebutik*!, ostehandel*!, ostesmagning*, ostemejeri!, ostebord, ostefad
milk: mælk*, mejeri*!, yoghurt*
egg: æg, friske æg, æggene
plant-milk: havremælk*, havredrik*, mandelmælk*, sojamælk*
pizza: pizza*, pizzaer, pizzeria!
burger: burger, burgere, -burger, -burgere
fries: pomfritter, pommes frites
hot-dog: hotdog, hotdogs, pølsevogn!
own-dish: flæskesteg*, frikadeller, julefrokost*, stegt flæsk, tarteletter, andesteg, mortensaften
pasta: frisk pasta, pasta, italiensk restaurant!
sushi: japansk restaurant!
ramen: nudler, nudelbar!
curry: indisk restaurant!
sandwich: sandwich*
steak: bøf, bøffer, oksekød, slagter*!, slagteri*!, slagterforretning!, slagterbutik!, grillaften, grillfest*
fish: frisk fisk, fiskehandler*!, fiskebutik*!, fiskerestaurant!, skaldyr, fiskehus!
oyster: østers
lobster: hummer
shrimp: rejer
salad: salat*, -salat*, salatbar!
soup: suppe*, -suppe*
takeout: takeaway, take away
restaurant: restaurant*!, kro!, bistro!, catering!, frokostmenu, spisested!, brasserie!, dagens ret
fruit: frugt, frugten, frugtkurv*, frugt og grønt, frugtplantage!
vegetables: grøntsag*, grøntkasse*, grøntsagskasse*, gårdbutik*!, økologiske grøntsager, helsekost!
asparagus: asparges
supermarket: supermarked*!, købmand!, dagligvarer, dagligvarebutik!
farm: bondegård*!, landbrug!, landmand!
tomato: tomat, tomater
potato: kartoffel, kartofler, nye kartofler
apple: æbler, æble, æblehøst, æbleplukning
strawberry: jordbær*
cherries: kirsebær*
lemon: citroner, citron
pumpkin: græskar*
watermelon: vandmelon*
mushroom: svampe, svampetur*, kantareller
olive-oil: olivenolie*, oliven
coffee: kaffe*, -kaffe, kafferisteri*!, risteri*!, kaffebønner, kaffebar*!, filterkaffe
iced-coffee: iskaffe
cafe: café*!, cafeer!, kaffehus!, kaffestue!
tea: te, grøn te, urtete, tehus!, tesalon!, tebutik!, tesmagning*
wine: vin, vine, vinen, rødvin*, hvidvin*, vinsmagning*, vingård*!, vinbar*!, vinhandel*!, vinhandler*!, gløgg, rosévin
champagne: champagne*, mousserende vin, bobler
beer: øl, øllet, ølsmagning*, ølfestival*, bryggeri*!, -bryggeri*!, mikrobryggeri*!, bryghus!, juleøl, fadøl
pub: pub!, værtshus!, bodega!
cocktail: cocktailbar*!
whisky: destilleri*!
juice: juice*, saft, æblemost, juicebar!, limonade
skincare: hudpleje*, ansigtscreme*, solcreme*, ansigtsbehandling*, hudplejeklinik*!, kosmetolog*!
beauty-salon: skønhedssalon*!, skønhedsklinik*!
soap: sæbe*, sæber, vaskemiddel
makeup: makeup, læbestift*, makeupartist!, sminkning
nails: neglesalon*!, neglestudio!, manicure, neglelak
hair: frisør*!, frisørsalon*!, hårklip, klipning, herreklip, dameklip, børneklip, hårfarve, balayage
barber: barber!, barbershop!, skægtrimning
candle: stearinlys, duftlys, lysestøbning
tattoo: tatovering*!, tatovør!, tatoveringsstudie!
sauna: saunagus
spa: massage*, massør!, massageklinik*!
yoga: yogastudie!, yogahold, meditation, mindfulness, yogatime*
dentist: tandlæge*!, tandlægeklinik*!, tandpleje, tandblegning, tandlægerne!, tandplejer!, tandregulering, tandimplantat*, tandklinik*!
doctor: læge!, lægehus*!, lægeklinik*!, lægepraksis!, sygeplejerske*, sundhedstjek
hospital: hospital!, sygehus!
pharmacy: apotek*!, vitaminer, kosttilskud
vaccine: vaccination*, influenzavaccine*, vaccine
first-aid: førstehjælp*, førstehjælpskursus
blood: bloddonation, giv blod
optician: optiker!, optik!, briller, synsprøve*, kontaktlinser, læsebriller
sunglasses: solbriller
bed: madras*, madrasser, senge, sengetøj, dyner, sengebutik!
physio: fysioterapi*!, fysioterapeut*!, kiropraktor!
dog: hund, hunden, hunde, hundene, hvalp, hvalpe, hundesalon!, hundetræning*, hundeskole!, hundefrisør!, hundefoder, hundepension!, hundepasning!, hvalpetræning*
cat: kat, katte, katten, killing, killinger, kattepension!, kattefoder
pet: kæledyr*, dyrlæge*!, dyreklinik*!, dyrehospital!, dyrehandel!, dyreinternat!, dyrlægerne!
horse: hest, heste, hesten, rideskole*!, ridning, rideklub*!, rideundervisning, ponyridning
rabbit: kanin, kaniner
goat: geder
sheep: får og lam
zoo: zoologisk have!, dyrepark!
flowers: blomster, -blomster, blomsterbutik*!, blomsterhandler*!, blomsterforretning!, buket*, buketter, -buket, -buketter, florist!, pæoner, blomsterhandel!
own-flower: krans, kranse, adventskrans*, julekrans*, tørrede blomster, liljekonvaller, juledekoration*
roses: roser, røde roser, rosenbuket
tulips: tulipan*
sunflowers: solsikke*
houseplants: stueplante*, potteplante*, planter, -planter, plantebutik*!
cactus: kaktus, kaktusser, sukkulenter
garden: gartner*!, gartneri*!, planteskole*!, havecenter!, anlægsgartner*!, havearbejde, græsslåning, hækklipning, havevandring
tree: frugttræ*, træfældning!, træpleje!, frugttræer
pottery: keramik*!, keramiker!, pottemager*!, drejning, drejekursus, stentøj, keramikværksted*!
knitting: strik, strikning, garn, garnbutik*!, hækling, strikkecafé*, strikkeklub, strikkeaften
sewing: skrædder*!, syning, sykursus, systue!, broderi, stofbutik!, sycafé
woodwork: snedker*!, snedkeri*!, tømrer*!, møbelsnedker!, tømrerfirma!
furniture: møbler!, møbelbutik*!, indretning!, boligindretning!, møbelhus!, -møbler
sofa: sofa*, lænestol*
chair: spisebordsstole, spisestole
lamp: lamper, belysning!, lampebutik!
house: ejendomsmægler*!, ejendomsmæglere!, lejlighed til salg, lejlighed til leje, hus til salg, lejligheder, villa til salg, bolig til salg, boliger
kitchen: madlavningskursus, madkursus, opskrift*, kokkeskole!, køkkengrej
construction: byggefirma*!, entreprenør*!, murer*!, bygherre!, renovering!, murermester!, byggeri!
roofing: tagdækker*!, tækkemand!, tagfirma!, tagrenovering!
painter: malerfirma*!, malermester!, malerarbejde!, malervirksomhed!
plumber: vvs!, vvs-firma!, vvs-installatør!, blikkenslager!, vvs-montør!
bathroom: badeværelse, badeværelser, badeværelsesrenovering!
electrician: elektriker*!, el-installatør!, elinstallatør!, elfirma!
solar: solceller!, solcelleanlæg!, solenergi!
fireplace: brændeovn*, pejs, brænde
chimney: skorstensfejer*!, skorstensfejning!
cleaning: rengøring*!, rengøringsfirma!, rengøringshjælp!, rengøringsselskab!, erhvervsrengøring!
window-cleaning: vinduespudser*!, vinduespudsning!, vinduespolering!
laundry: renseri*!, vaskeri*!
moving: flyttefirma*!, vi flytter, vi er flyttet, flyttehjælp!
delivery: vognmand!, kurerfirma!, logistik!, spedition!
locksmith: låsesmed*!
tools: værktøj*, isenkram!, isenkræmmer!, byggemarked*!, værktøjsudlejning
heating: varmepumper!, varmepumpe!
glazing: glarmester*!
upholstery: møbelpolstrer*!, møbelpolstring!
antiques: antikvitetsbutik!, antikviteter!, antikhandel!
fire-brigade: brandvæsen*!, frivilligt brandværn!
parish: kirke!, sogn!, kirken!, menighed!
bicycle: cykel, cykler, -cykel, -cykler, cykelhandler*!, cykelværksted*!, cykelbutik*!, elcykel, elcykler, cykeludlejning!, cykelreparation, cykeltur*, cykelsmed!
cargo-bike: ladcykel, ladcykler
car: bil, biler, brugte biler, brugtbil*, bilforhandler*!, køreskole*!, elbil*, biludlejning!, køretime*, kørekort, prøvekørsel
garage: autoværksted*!, bilværksted*!, mekaniker*!, olieskift, serviceeftersyn, autoservice!
tires: vinterdæk, sommerdæk, dækskifte, dækcenter!, dæk og fælge, hjulskifte
car-wash: bilvask*!, autovask!, vaskehal!, bilpleje!
motorcycle: motorcykel, motorcykler, mc-værksted!
bus: bustur*, busrejse*, busselskab!
train: togrejse*, damptog, veterantog
accounting: revisor*!, bogholder*!, bogføring!, regnskab!, revision!, revisionsfirma!, årsopgørelse, selvangivelse
bank: sparekasse*!, bank!, opsparingskonto, lønkonto
insurance: forsikring*!, forsikringer!, forsikringsselskab*!, forsikringsmægler!
law: advokat*!, advokatkontor!, advokatfirma!, jurist!
software: software!, webudvikling!, webdesign!, webbureau!, programmering, it-support!, it-firma!, kodeskole!
security: it-sikkerhed!, alarmer!, vagtfirma!, cybersikkerhed!
phone: mobilreparation!, mobiltelefon*, telefonreparation!, mobilabonnement
computer: computerreparation!, computere, bærbare
printing: trykkeri*!
architecture: arkitekt*!, arkitektfirma!, tegnestue!
design: grafisk design!, grafiker!, designbureau!
recycling: genbrug!, genbrugsplads!, genbrugsstation!
gym: fitnesscenter!, fitness!, træningscenter*!, personlig træner!, styrketræning*
boxing: boksning*, bokseklub*!, boksetræning
martial-arts: kampsport*!
running: løbesko, løbeklub*!, motionsløb, løbetræning, halvmaraton
swimming: svømning*, svømmeskole*!, svømmehal*!, svømmeklub*!, babysvømning, svømmehold, svømmeundervisning
swimwear: badetøj!, badedragt*
football: fodbold*, fodboldklub*!, fodboldskole*!, fodboldturnering
table-tennis: bordtennis*
climbing: klatring*, klatrehal*!, klatreklub!, bouldering, klatrecenter!
hiking: vandretur*, vandring, vandrestøvler, vandreture
surf: surfskole*!, surfing, surfkursus
ski: skiskole*!, skiferie*, skiudlejning!, skisport, skirejse*
sailing: sejlads*, sejlskole*!, sejlerskole*!, sejlbåd*, sejlklub*!, bådudlejning!, sejltur*
diving: dykning, dykkerskole*!, dykkerkursus, dykkercenter!
canoe: kano, kanoer, kajak*, kanoudlejning!, kanotur*, kajakklub*!
camping: campingplads*!, telte, telt
skate: skateboardkursus, rulleskøjter
ice-skating: skøjter, skøjtebane*!, skøjtehal!, skøjteløb
fishing: lystfiskeri, fisketur*, fiskeudstyr, grejbutik!, fiskesø!
ballet: ballet*, balletskole*!
dance: danseskole*!, dansekursus, dansestudie!, dansehold, danseundervisning
music: koncert*, koncerter, -koncert, -koncerter, livemusik, musikskole*!, musikundervisning, spillested!, musikfestival*
guitar: guitar, guitarer, guitarundervisning, guitarkursus
piano: klaver*, klaverundervisning, klaverlærer!, klaverstemmer!
jazz: jazzaften, jazzkoncert
violin: violin*
drum: trommer, trommeundervisning, trommesæt
headphones: høretelefoner, hovedtelefoner
vinyl: pladebutik*!, vinylplader, pladeforretning!, plademesse
choir: kor, koret, korsang, korprøve, korkoncert
theatre: teater, teatret!, -teater, teaterforestilling*, teatergruppe!, amatørteater, dilettant
cinema: biograf*!, filmaften*, filmvisning*, filmfestival*
circus: cirkus*!
fireworks: fyrværkeri*
brass-band: harmoniorkester!, brassband!
art: malekursus, kunstskole*!, akvarel*, maleundervisning, akvarelkursus, malerkursus
gallery: galleri*!, kunstudstilling*, udstilling*, fernisering*, indramning!, rammeværksted!
museum: museum!, museet!
photo: fotograf*!, fotostudie!, fotokursus, bryllupsfotograf!, portrætfoto, fotografering
books: boghandel*!, bøger, bog, bibliotek*!, bogklub*, læsekreds*, bogreception, højtlæsning, antikvariat!, forfatteraften, bogmesse, bogudsalg
stationery: papirhandel!, notesbøger
newspaper: avis!, lokalavis*!
toys: legetøj!, legetøjsbutik*!, trælegetøj, bamser
baby: babytøj, babyudstyr!, barnevogne
midwife: jordemoder!, jordemødre!
kids: børnehave*!, vuggestue*!, dagpleje*!, daginstitution!
playground: legeplads*!
quiz: quizaften
games: brætspil*, spilaften, bingo, banko
chess: skak, skakklub*!, skakturnering
puzzle: puslespil*
gaming: videospil, computerspil
astronomy: planetarium!, observatorium!
care-home: plejehjem*!, plejecenter!, ældrecenter!
school: skole!, folkeskole!, privatskole!, friskole!, lektiehjælp!, efterskole!, gymnasium!
back-to-school: skolestart, skoletasker
languages: sprogskole*!, sprogkursus, engelskkursus, spanskkursus, tyskkursus, danskkursus
graduation: universitet*!, studenterfest, dimission
science: laboratorium!
clothing: tøj!, tøjbutik*!, modetøj!, dametøj!, herretøj!, børnetøj, genbrugstøj!, mode!
dress: kjole*, kjoler, -kjole, -kjoler, brudekjole*, brudekjoler, brudebutik!
shirt: t-shirts
coat: frakke*, jakker, vinterjakke*, regnjakke*, vinterfrakke*
scarf: halstørklæde*, tørklæder
shoes: sko!, skobutik*!, skomager*!, skoforretning!
boots: støvler
bags: håndtaske*, tasker!, lædertasker, lædervarer!
backpack: rygsæk, rygsække
hats: hatte, hattemager!
socks: sokker, strømper
jewelry: smykker!, guldsmed*!, juveler!, forlovelsesring*, vielsesring*, øreringe, halskæde*
watches: armbåndsur*, urmager*!, ure!
hotel: hotel*!, kro og hotel!, vandrerhjem!, pensionat!, bed and breakfast!
travel: rejsebureau*!, rejser!, flyrejser, charterrejser
luggage: kufferter, kuffert
beach: strandbar!
cruise: krydstogt*
city-tours: byvandring*, guidet tur, guidede ture
christmas: jul, julen, glædelig jul, juletræ*, julemarked*, julegave*, julefest*, juleaften, juletræer
easter: påske, påsken, god påske, påskeæg, påskemarked
valentine: valentinsdag
mothers-day: mors dag
new-year: godt nytår, nytår, nytårsaften, nytårsfest
wedding: bryllup, bryllupper, bryllupsmesse, bryllupsplanlægger!
spices: chili, chilisauce
greens: spinat, grønkål
parrot: papegøje, papegøjer
pig: grise, smågrise
duck: ællinger, andeunger
pools: poolservice!, poolbyg!
investing: formueforvaltning!, pensionsopsparing
video: filmproduktion!, videoproduktion!
credit-card: kreditkort*, betalingskort*
garden-machines: plæneklipper, plæneklippere, motorsav, hækkeklipper
aquarium: akvarium, akvarier
magic: tryllekunstner!, trylleshow
factory: maskinfabrik!, smedeværksted!
gift-voucher: gavekort
fathers-day: fars dag
oranges: appelsin*
blueberries: blåbær
salmon: laks, laksen, røget laks
knives: køkkenknive, knivslibning
ice-hockey: ishockey*
carpets: tæpper, gulvtæpper, gulvlægger!, flisearbejde!
funeral: bedemand*!, begravelsesforretning!, begravelse
therapy: psykolog*!, psykoterapi!, akupunktur!, osteopat!
looks: vippeextensions, vippeforlængelse, voksbehandling
agency: reklamebureau*!, kommunikationsbureau!, coaching!
vase: vase, vaser
jersey: kamptrøj*, spillertrøj*
hotel-room: dobbeltværelse*, enkeltværelse*, hotelværelse*, overnatning*
charging-point: ladeboks*, ladestander*, ladestation*
stew: gryderet*
`
