/** Norwegian. `own-words.ts` says how the lines are read. */
export const NORWEGIAN = `
bread: brød, brødet, -brød, -brødet, bakeri*!, -bakeri*!, baker!, bakeren!, rundstykker, ferske brød, brødbakst
sourdough: surdeig, surdeigsbrød, rugbrød
own-bake: fastelavnsbolle*, skolebolle*, skillingsbolle*, kanelbolle*, boller, kransekake*, lefse*, wienerbrød, suksesskake, julekaker, skolebrød
croissant: croissant*
pretzel: kringle, kringler
cake: kake, kaker, kaken, -kake, -kaker, bløtkake*, konditori*!, konditor!, terte, terter, ostekake
birthday-cake: bursdagskake*, barnebursdag*, bursdag*, bursdagsfest*
cupcake: muffins
pie: eplepai
cookie: småkaker, pepperkake*, kjeks, havrekjeks
doughnut: smultringer
pancakes: pannekake*, brunsj, brunch
waffle: vafler, vaffel, vaffelkafé
chocolate: sjokolade*, -sjokolade, sjokoladebutikk!
pralines: konfekt, trøfler
candy: godteri*, godteributikk!, smågodt, kjærlighet på pinne
ice-cream: iskrem*, softis, isbar!, iskiosk!, kuleis, isbutikk!
honey: honning*, -honning, birøkter*!, birøkt
cheese: ost, osten, oster, brunost*, geitost*, ostebutikk*!, ysteri*!, gårdsost, ostefat, ostebord
milk: melk*, meieri*!, yoghurt*
egg: ferske egg, egg
plant-milk: havremelk*, havredrikk*, mandelmelk*, soyamelk*
pizza: pizza, pizzaer, pizzaen, pizzeria!
burger: burger, burgere, hamburger, hamburgere, -burger, -burgere
fries: pommes frites
own-dish: pinnekjøtt, ribbe, lutefisk*, fårikål, rakfisk, julebord*, kjøttkaker, raspeball, smalahove
pasta: pasta, fersk pasta, italiensk restaurant!
sushi: japansk restaurant!
ramen: nudler, nudelbar!
curry: indisk restaurant!
sandwich: smørbrød*, sandwicher, påsmurt
steak: biff, entrecote, slakter*!, slakteri!, kjøttbutikk!, grillkveld*, grillfest*
fish: fersk fisk, fiskebutikk*!, fiskehandler!, fiskerestaurant*!, sjømat, sjømatrestaurant*!, fiskemarked*
oyster: østers
lobster: hummer
shrimp: reker, ferske reker
salad: salat, salater, -salat, -salater, salatbar!
soup: suppe, supper, suppen, -suppe, -supper
takeout: takeaway, take away
restaurant: restaurant*!, gjestgiveri!, bistro!, catering!, dagens rett, lunsjmeny, spisested!, kantine!
fruit: frukt, fruktkurv*, frukt og grønt, frukthage!
vegetables: grønnsak*, grønnsakskasse*, gårdsbutikk*!, økologiske grønnsaker, helsekost!, bondens marked
asparagus: asparges
supermarket: matbutikk*!, dagligvare*!, dagligvarebutikk!, supermarked*!
farm: bondegård*!, gårdsbruk*!, bonde!, småbruk!
tomato: tomat, tomater
potato: potet, poteter, nypoteter
apple: epler, eple, eplehøst, epleplukking
strawberry: jordbær*
cherries: kirsebær*, moreller
lemon: sitroner, sitron
pumpkin: gresskar*
watermelon: vannmelon*
mushroom: sopptur*, soppkurs, kantareller
olive-oil: olivenolje*, oliven
coffee: kaffe, kaffen, -kaffe, kaffebrenneri*!, kaffebønner, kaffebar*!, filterkaffe
iced-coffee: iskaffe
cafe: kafé*!, kafe!, kafeen!, kafeer!, kaffehus!, kafeteria!
tea: grønn te, urtete, te, tehus!, tebutikk!, tesmaking
wine: vin, viner, vinen, rødvin, hvitvin, vinsmaking*, vingård*!, vinbar*!, gløgg, rosévin
champagne: champagne*, musserende vin, bobler
beer: øl, ølet, ølsmaking*, ølfestival*, bryggeri*!, -bryggeri*!, mikrobryggeri*!, juleøl, fatøl
pub: pub!, puben!, pubkveld*, vertshus!
cocktail: cocktailbar*!
whisky: destilleri*!, brenneri!
juice: juice, saft, eplemost, juicebar!
skincare: hudpleie*, ansiktskrem*, solkrem*, ansiktsbehandling*, hudpleiesalong*!, hudpleier!, hudpleieklinikk!
beauty-salon: skjønnhetssalong*!, skjønnhetsklinikk!
soap: såpe, såper, -såpe, -såper, vaskemiddel
makeup: sminke, leppestift, makeup, makeupartist!
nails: neglesalong*!, neglstudio!, neglestudio!, manikyr, neglelakk
hair: frisør*!, frisørsalong*!, hårklipp, klipp og farge, hårfarge, herreklipp, dameklipp, barneklipp
barber: barber!, barbershop!, barberer!, herrefrisør!
candle: stearinlys, duftlys, lysstøping
tattoo: tatovering*!, tatovør*!, tatoveringsstudio!
sauna: badstue*, badstu, badstua
spa: massasje*, massør!, massasjesalong!
yoga: yogastudio!, yogatime*, meditasjon, mindfulness, yogakurs
dentist: tannlege*!, tannlegene!, tannlegesenter!, tannbleking, tannlegeklinikk!, tannklinikk*!, tannregulering, tannpleier!, tannimplantat*, tannhelse!
doctor: lege!, legesenter*!, legekontor*!, fastlege!, sykepleier*, helsesjekk
hospital: sykehus*!
pharmacy: apotek*!, vitaminer, kosttilskudd
vaccine: vaksine*, vaksinasjon, vaksinering, influensavaksine
first-aid: førstehjelp*, førstehjelpskurs
blood: blodgiver*, gi blod
optician: optiker!, briller, synstest, synsprøve, kontaktlinser, lesebriller, brillebutikk!
sunglasses: solbriller
bed: madrass*, senger, sengetøy, dyner og puter, sengebutikk!
physio: fysioterapi*!, fysioterapeut*!, kiropraktor!, naprapat!
dog: hund, hunden, hunder, hundene, valp, valper, hundesalong!, hundekurs, hundeskole!, hundefrisør!, hundemat, hundepensjonat!, hundebarnehage!, valpekurs
cat: katt, katter, katten, kattunge*, kattepensjonat!, kattemat
pet: kjæledyr*, veterinær*!, dyreklinikk*!, dyrebutikk*!, dyresykehus!, dyrlege!
horse: hest, hester, hesten, rideskole*!, ridning, rideklubb*!, ridesenter!, rideleir, ponni
rabbit: kanin, kaniner
goat: geiter, geitegård!
sheep: sauer, lam og sauer
zoo: dyrepark*!, dyrehage*!
flowers: blomster, -blomster, blomsterbutikk*!, bukett*, -bukett, -buketter, florist!, blomsterhandler!, blomsterforretning!, peoner, blomsterbud
own-flower: krans, kranser, adventskrans*, julekrans*, tørkede blomster, liljekonvall*, juledekorasjon*
roses: roser, røde roser, rosebukett*
tulips: tulipan*
sunflowers: solsikke*
houseplants: stueplante*, potteplante*, planter, -planter, plantebutikk!, grønne planter
cactus: kaktus, kaktuser, sukkulenter
garden: hage, hagen, hagesenter*!, gartner*!, gartneri*!, planteskole*!, anleggsgartner*!, hagearbeid, plenklipping, hekklipping, hagevandring
tree: frukttre*, trefelling!, trepleie!, arborist!
pottery: keramikk*, keramiker*!, dreiekurs, keramikkverksted*!, pottemaker!, steintøy
knitting: strikking, garn, garnbutikk*!, hekling, strikkekafé, strikkekveld*, strikkekurs, strikketreff
sewing: skredder*!, sykurs, systue!, broderi, stoffbutikk!
woodwork: snekker*!, snekkeri*!, tømrer*!, møbelsnekker!, snekkerverksted!
furniture: møbler!, møbelbutikk*!, interiør!, interiørbutikk*!, interiørdesign!, møbelforretning!, -møbler
sofa: sofa, sofaer, lenestol*
chair: spisestoler, spisestuestoler
lamp: lamper, belysning!, lampebutikk!
house: eiendomsmegler*!, megler!, leilighet til leie, leiligheter, leilighet til salgs, bolig til salgs, boliger, hus til salgs, enebolig
kitchen: matlagingskurs, kokkekurs, matkurs, oppskrift*, kjøkkenutstyr
construction: byggefirma*!, entreprenør*!, murer!, byggmester!, oppussing!, totalentreprenør!, rehabilitering!
roofing: taktekker*!, taktekking!, blikkenslager!, takrehabilitering!
painter: malerfirma*!, malermester!, malerarbeid!, malertjenester!
plumber: rørlegger*!, rørleggeren!, vvs!, rørleggerfirma!
bathroom: baderom, baderomsrenovering!, bad og baderom
electrician: elektriker*!, elektrofirma!, elinstallasjon!, elektroinstallasjon!
solar: solceller!, solcellepanel!, solenergi!, solcelleanlegg!
fireplace: peis, peisen, vedovn*, peisovn*, bålpanne, fyringsved
chimney: feier!, feiervesen!
cleaning: renhold*!, rengjøring*!, vaskebyrå*!, renholdsfirma!, rengjøringsfirma!, flyttevask, rengjøringsbyrå!, vaskehjelp
window-cleaning: vinduspuss!, vindusvask*!, vinduspusser!
laundry: renseri*!, vaskeri*!
moving: flyttebyrå*!, flyttefirma!, vi flytter, vi har flyttet, flyttehjelp!
delivery: budfirma!, transportfirma!, logistikk!, spedisjon!
locksmith: låsesmed*!
tools: verktøy, jernvare*!, byggevarehus!, verktøyutleie
heating: varmepumper!, varmepumpe!
glazing: glassmester*!
upholstery: møbeltapetserer*!
antiques: antikviteter!, antikvitetsbutikk!, antikvitetshandel!, bruktbutikk og antikk
fire-brigade: brannvesen*!, brannkorps!
parish: kirke!, menighet*!, kirken!, sogn!
bicycle: sykkel, sykler, -sykkel, -sykler, sykkelbutikk*!, sykkelverksted*!, elsykkel, elsykler, sykkelutleie!, sykkelreparasjon, sykkeltur*, sykkelservice
cargo-bike: lastesykkel, lastesykler
car: bil, biler, bruktbil*, bilforhandler*!, trafikkskole*!, kjøreskole*!, elbil, elbiler, bilutleie!, kjøretime*, prøvekjøring, kjøretimer
garage: bilverksted*!, mekaniker!, oljeskift, bilservice!, bilmekaniker!
tires: vinterdekk, sommerdekk, dekkskift*, dekk, dekkverksted!, hjulskift, dekkhotell!, piggdekk
car-wash: bilvask*!, bilpleie!
motorcycle: motorsykkel, motorsykler, mc-verksted!
bus: busstur*, bussreise*, busselskap!
train: togtur*, togreise*, damptog
accounting: regnskap!, regnskapsfører*!, regnskapsbyrå!, revisor*!, bokføring!, regnskapskontor!, skattemelding*
bank: sparebank*!, bank!, sparekonto, brukskonto
insurance: forsikring*!, forsikringer!, forsikringsselskap!
law: advokat*!, advokatfirma*!, advokatkontor!, jurist!
software: programvare!, webutvikling!, webdesign!, it-support!, it-tjenester!, kodekurs, programmering
security: it-sikkerhet!, alarm og sikkerhet!, vaktselskap!, datasikkerhet!
phone: mobilreparasjon!, mobiltelefon*, mobilabonnement
computer: pc-reparasjon!, datamaskin*, datareparasjon!, bærbare pc-er
printing: trykkeri*!
architecture: arkitekt*!, arkitektkontor!, arkitektfirma!
design: grafisk design!, grafisk designer!, designbyrå!
recycling: gjenvinning*!, gjenvinningsstasjon!, gjenbruk!
gym: treningssenter*!, personlig trener!, styrketrening*, treningsstudio!, fitness
boxing: boksing*, bokseklubb*!, boksetrening
martial-arts: kampsport*!
running: løping, løpesko, løpegruppe, løpeklubb!, mosjonsløp, halvmaraton, terrengløp, motbakkeløp
swimming: svømming*, svømmeskole*!, svømmehall*!, svømmekurs, svømmeklubb*!, babysvømming, svømmetrening
swimwear: badetøy!, badedrakt*
football: fotball*, fotballklubb*!, fotballskole*!, fotballag!, fotballturnering
table-tennis: bordtennis*
climbing: klatring*, klatresenter*!, klatrehall!, klatrekurs, buldring, klatreklubb!
hiking: fottur*, fjelltur*, vandring, tursko, turlag!, fjellsko, toppturer, topptur
surf: surfeskole!, surfing, surfekurs
ski: skiskole*!, ski, skianlegg!, skitur*, skiutleie!, langrenn, alpinanlegg!, skisenter!
sailing: seiling*, seilkurs, seilskole!, seilbåt*, seilforening!, båtutleie!, båttur*
diving: dykking*, dykkekurs, dykkesenter!, dykkerkurs
canoe: kano, kanoer, kajakk*, kanoutleie!, padling, padlekurs, kajakkurs, padleklubb!
camping: campingplass*!, telt
skate: rullebrett, rulleskøyter
ice-skating: skøyter, skøytebane*!, ishall!, skøyteis
fishing: fisketur*, sportsfiske, laksefiske, fiskekort, fiskeutstyr, fiskesjappe!
ballet: ballett*, ballettskole!
dance: danseskole*!, dansekurs, dansestudio!, danseklasser
music: konsert, konserter, -konsert, -konserter, livemusikk, musikkskole*!, kulturskole!, musikkfestival*, konserten
guitar: gitar, gitarer, gitarkurs, gitarundervisning
piano: pianokurs, pianolærer!, pianoundervisning, pianostemmer!
jazz: jazzkveld, jazzkonsert
violin: fiolin, fioliner, hardingfele
drum: trommer, trommekurs, trommesett
headphones: hodetelefoner, øretelefoner
vinyl: platebutikk*!, vinylplater, platemesse
choir: kor, koret, korsang, korøvelse, korkonsert
theatre: teater, teateret!, -teater, teaterforestilling*, teatergruppe!, teaterlag!, amatørteater
cinema: kino!, kinokveld, filmkveld*, filmvisning*, filmfestival*
circus: sirkus*!
fireworks: fyrverkeri*
brass-band: korps!, skolekorps!, janitsjar!, musikkorps!
art: malekurs, kunstskole!, akvarellkurs, akvarell, tegnekurs, kunstnerutstyr!
gallery: galleri*!, kunstutstilling*, utstilling, vernissage, rammeverksted!, innramming!
museum: museum!, museet!
photo: fotograf*!, fotostudio!, fotokurs, bryllupsfotograf!, portrettfoto, fotografering
books: bokhandel*!, bøker, bok, bibliotek*!, bokklubb, lesesirkel, boklansering, bokbad, antikvariat!, høytlesning, forfattermøte, boksalg, eventyrstund
stationery: papirhandel!, notatbøker
newspaper: lokalavis*!, avis!, dagsavis!
toys: lekebutikk*!, leketøy, treleker, bamser, kosedyr
baby: babyklær, babyutstyr!, barnevogner
midwife: jordmor!, jordmødre!
kids: barnehage*!, dagmamma!
playground: lekeplass*!
quiz: quizkveld*, quiz
games: brettspill*, spillkveld*, bingo
chess: sjakk*, sjakklubb!, sjakkturnering
puzzle: puslespill*
gaming: dataspill, tv-spill
astronomy: planetarium!, observatorium!
care-home: sykehjem*!, aldershjem!, omsorgsbolig!
school: skole!, barneskole!, videregående skole!, privatskole!, leksehjelp!, folkehøgskole!
back-to-school: skolestart, skolesekker
languages: språkskole!, språkkurs, engelskkurs, spanskkurs, norskkurs
graduation: universitet*!, høyskole!, høgskole!
science: laboratorium!
clothing: klær!, klesbutikk*!, dameklær!, herreklær!, barneklær, bruktklær, motebutikk!
dress: kjole, kjoler, -kjole, -kjoler, brudekjole*, brudekjoler, brudesalong!
shirt: t-skjorter
coat: vinterjakke*, regnjakke*, boblejakke*, vinterkåpe*, jakker
scarf: skjerf
shoes: sko!, skobutikk*!, skomaker*!, joggesko
boots: støvler, støvletter
bags: håndveske*, vesker!, skinnvarer!
backpack: ryggsekk*
hats: hatter, hattemaker!
socks: sokker, ullsokker, strømper
jewelry: smykker!, gullsmed*!, juveler!, forlovelsesring*, gifteringer, øredobber, sølvsmykker
watches: armbåndsur, urmaker*!, klokker!
hotel: hotell*!, pensjonat!, vandrerhjem!, gjestehus!, bed and breakfast!
travel: reisebyrå*!, reiser!, flyreiser, charterreiser
luggage: kofferter, koffert
cruise: cruise
city-tours: byvandring*, guidet tur, guidede turer
christmas: jul, julen, god jul, juletre*, julemarked*, julegave*, julaften, julefest*, juletrær
easter: påske, påsken, god påske, påskeegg, påskemarked
valentine: valentinsdagen
mothers-day: morsdag
new-year: godt nyttår, nyttår, nyttårsaften, nyttårsfest
wedding: bryllup, bryllupsmesse, bryllupsplanlegger!
spices: chili, chilisaus
greens: spinat, grønnkål
parrot: papegøye, papegøyer
pig: griser, grisunger
duck: andunger
pools: bassengservice!
investing: formuesforvaltning!, pensjonssparing
video: filmproduksjon!, videoproduksjon!
credit-card: kredittkort*, bankkort*
garden-machines: gressklipper, gressklippere, motorsag, motorsager, robotgressklipper
aquarium: akvarium, akvarier
magic: tryllekunstner!, trylleshow
factory: mekanisk verksted!, maskinverksted!
gift-voucher: gavekort
fathers-day: farsdag
oranges: appelsin*
blueberries: blåbær
salmon: laks, laksen, røkt laks
knives: kjøkkenkniver, knivsliping
ice-hockey: ishockey*, hockeyskole
carpets: tepper, gulvlegger!, flislegger!, gulvsliping
funeral: begravelsesbyrå*!, begravelse
therapy: psykolog*!, psykoterapi!, akupunktur!, osteopat!
looks: vippeextensions, vipper og bryn, voksing
agency: reklamebyrå*!, kommunikasjonsbyrå!, coaching!
vase: vase, vaser
jersey: drakt, drakter, fotballdrakt*
hotel-room: dobbeltrom, enkeltrom, hotellrom, overnatting*
charging-point: elbillader*, ladeboks*, ladestasjon*
stew: gryterett*
`
