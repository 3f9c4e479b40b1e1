/** Swedish. `own-words.ts` says how the lines are read. */
export const SWEDISH = `
bread: bageri*!, -bageri*!, bagare!, brödbak, limpa, limpor, frallor, bröd, brödet, bröden, -bröd, -brödet, -bröden
sourdough: surdeg, surdegsbröd*, rågbröd*, levain
own-bake: bulle, bullar, semla, semlor, lussekatt, lussekatter, lussebullar, saffransbullar, kardemummabullar, kanelbullar, smörgåstårt*, sockerkak*, prinsesstårt*, wienerbröd, pepparkakshus, knäckebröd, tunnbröd
croissant: croissant*
pretzel: kringla, kringlor
cake: tårt*, -tårt*, konditori*!, konditor!, bakverk, cheesecake*
birthday-cake: födelsedagstårt*, barnkalas, födelsedag*, födelsedagskalas
cupcake: muffins
pie: äppelpaj*, blåbärspaj*
cookie: småkak*, kakor, pepparkak*, kex, biskvier
doughnut: munkar
pancakes: pannkak*, brunch
waffle: våffl*
chocolate: choklad*, -choklad*, chokladbutik*!, chokladtillverkare!
pralines: pralin*, tryffel, chokladaskar, chokladask
candy: godis*, lösgodis, polkagris*, godisbutik*!, karameller
ice-cream: glass*, -glass*, glassbar*!, glasskiosk*!, mjukglass
honey: honung*, -honung*, biodlare!, biodling*!
cheese: ost, osten, ostar, getost*, hårdost*, ostbutik!, ostprovning, mejeriost, ostbricka, lagrade ostar
milk: mjölk*, yoghurt*, mejeri*!
egg: ägg, färska ägg, äggen
plant-milk: havremjölk*, havredryck*, mandelmjölk*, sojamjölk*
pizza: pizz*, pizzeri*!
burger: hamburgar*, burgare, -burgare
fries: pommes frites, pommes
hot-dog: korv med bröd
own-dish: köttbull*, kräftskiv*, julbord*, surströmming*, raggmunk*, pyttipann*, fondue
pasta: pasta, pastan, färsk pasta, italiensk restaurang!
sushi: japansk restaurang!
ramen: nudl*, nudelbar!
curry: indisk restaurang!
sandwich: smörgås*, macka, mackor
steak: biff*, entrecote, grillkväll*, charkuteri*!, slaktare!, grillfest*, grillbuffé*
fish: färsk fisk, fiskaffär*!, fiskhandel*!, fiskhandlare!, fiskbutik!, skaldjur, fiskrestaurang*!
oyster: ostron
lobster: hummer
shrimp: räkor, räka, handskalade räkor
salad: sallad*, -sallad*, salladsbar!
soup: sopp*, -sopp*
takeout: hämtmat, avhämtning, take away
restaurant: restaurang*!, krog!, bistro!, catering!, cateringföretag!, lunchmeny*, dagens lunch, lunchrestaurang*!, matsal!, gästgiveri*!
fruit: frukt, frukten, frukter, fruktkorg*, fruktaffär!
vegetables: grönsak*, grönsakslåd*, gårdsbutik*!, ekologiska grönsaker, hälsokost!, bondens marknad
asparagus: sparris*
supermarket: matbutik*!, livsmedelsbutik*!, mataffär*!, livsmedel
farm: bondgård*!, lantbruk*!, lantbrukare!
tomato: tomat*
potato: potatis*, färskpotatis*
apple: äpplen, äppelskörd, äppelplockning
strawberry: jordgubb*, jordgubbsplockning
cherries: körsbär*
lemon: citron*
pumpkin: pumpor, halloweenpumpor
watermelon: vattenmelon*
mushroom: svamp*, svampplockning, kantarell*, svampkurs
olive-oil: olivolj*, oliver
coffee: kaffe*, -kaffe*, kafferosteri*!, rosteri*!, kaffebönor, bryggkaffe, kaffebar!
iced-coffee: iskaffe
cafe: kafé*!, café*!, fik!, konditori och café!, kaffehus!
tea: te, -teer, grönt te, örtte, tehus!, tebutik*!, teprovning*
wine: vin, vinet, viner, vinerna, rödvin*, vinprovning*, vingård*!, vinbar*!, glögg, rosévin, vinhandel!
champagne: champagne*, mousserande vin, bubbel
beer: öl, ölen, ölprovning*, ölfestival*, bryggeri*!, -bryggeri*!, mikrobryggeri*!, veteöl, julöl
pub: pub!, pubkväll*, kvarterskrog!
cocktail: cocktailbar*!
whisky: destilleri*!
juice: juice*, saft, äppelmust, lemonad, juicebar*!
skincare: hudvård*, ansiktskräm*, hudkräm*, solkräm*, solskydd, ansiktsbehandling*, hudvårdssalong*!, hudterapeut!
beauty-salon: skönhetssalong*!
soap: tvål*, tvättmedel
makeup: smink*, läppstift*, makeup, sminkös!, sminkning
nails: nagelsalong*!, nagelstudio!, manikyr*, nagellack
hair: frisör*!, frisörsalong*!, hårsalong*!, hårklippning, klippning, hårfärgning, barnklippning
barber: barberare!, herrfrisör*!, skäggtrimning
candle: stearinljus, doftljus, ljusstöpning
tattoo: tatuering*!, tatuerare!, tatueringsstudio!
sauna: bastu*
spa: massage*, massör!, massagesalong!, spabehandling
yoga: yogastudio!, yogaklass*, meditation, mindfulness, yogapass
dentist: tandläkar*!, tandvård*!, tandklinik*!, tandblekning, tandhygienist!, folktandvård*!, tandreglering, tandimplantat, tandläkarmottagning*!
doctor: läkare!, vårdcentral*!, läkarmottagning*!, husläkare!, sjuksköterska, barnläkare!, hälsokontroll*
hospital: sjukhus*!
pharmacy: apotek*!, vitaminer, kosttillskott
vaccine: vaccin, vaccination*, influensavaccin
first-aid: första hjälpen
blood: blodgivning, ge blod
optician: optiker!, glasögon, synundersökning*, kontaktlinser, läsglasögon
sunglasses: solglasögon
bed: madrass*, sängkläder, täcken och kuddar, sängbutik!, sängar
physio: fysioterapi*!, fysioterapeut*!, sjukgymnast*!, naprapat!
dog: hund, hunden, hundar, hundarna, valp, valpar, hundtrim!, hunddagis!, hundkurs*, hundmat, hundfrisör*!, hundpensionat!, hundskol*!, valpkurs*
cat: katt, katter, katten, kattung*, kattpensionat!, kattmat
pet: husdjur*, veterinär*!, djurklinik*!, djuraffär*!, zoobutik*!, djursjukhus!, hemlösa djur
horse: häst*, hästar, ridskol*!, ridning, ridlektion*, ridklubb*!, ponny, ponnyridning, hästarna, hästläger, hästkurs
rabbit: kanin*
goat: getter, getgård!
sheep: lamm och får, fårfarm
zoo: djurpark*!
flowers: blommor, blomma, -blommor, blomsterhandel*!, blomsterbutik*!, blombud, bukett*, -bukett*, florist*!, blomsteraffär!, snittblommor, pioner
own-flower: krans, kransar, adventskrans*, julkrans*, midsommarkrans*, torkade blommor, liljekonvalj*
roses: rosor, röda rosor, rosbukett*
tulips: tulpan*
sunflowers: solros*
houseplants: krukväxt*, växter, -växter, växtbutik*!, gröna växter, krukväxter
cactus: kaktus*, suckulent*
garden: trädgård*, trädgårdsmästare!, plantskol*!, handelsträdgård*!, gräsklippning, trädgårdsskötsel!, fröer, häckklippning
tree: fruktträd*, trädfällning!, arborist!, trädbeskärning
pottery: keramik*!, drejning*, keramiker!, krukmakeri*!, lergods, stengods, drejkurs*
knitting: stickning, garn, garnbutik*!, virkning, stickkafé, stickcafé
sewing: sömnad, skräddare!, skrädderi*!, sykurs*, sömmerska!, broderi, tygaffär!, tygbutik!
woodwork: snickeri*!, snickare!, möbelsnickare!, träslöjd, finsnickeri!
furniture: möbler!, möbelaffär*!, inredning!, inredningsbutik*!, möbelbutik*!, -möbler
sofa: soff*, fåtölj*
chair: pinnstol*, matstol*, köksstol*
lamp: lampor, belysning!, lampbutik!, taklampor
house: mäklare!, fastighetsmäklare!, bostad, bostäder, lägenhet*, villor, bostadsrätt*, hus till salu, lägenheter, mäklarbyrå!
kitchen: matlagningskurs*, recept, matlagning, köksredskap
construction: byggföretag*!, byggfirma!, byggare!, murare!, renovering!, byggmästare!, markarbeten!
roofing: takläggare!, takläggning!, plåtslagare!, takföretag!
painter: målerifirma!, målare!, måleri!, husmålning!
plumber: rörmokare!, vvs!, vvs-firma!, rörfirma!, vvs-företag!
bathroom: badrumsrenovering!, badrum
electrician: elektriker!, elfirma!, elinstallation!, elinstallatör!
solar: solceller!, solpaneler!, solenergi!
fireplace: braskamin*, kamin, kaminer, ved, vedspis, kakelugn*, majbrasa
chimney: sotare!, sotning!
cleaning: städning!, städfirma!, städföretag*!, hemstädning!, flyttstädning, storstädning, kontorsstädning!
window-cleaning: fönsterputs*!, fönsterputsare!
laundry: kemtvätt*!, tvätteri*!
moving: flyttfirma*!, flytthjälp!, vi flyttar, vi har flyttat
delivery: budfirma!, åkeri*!, logistik!, spedition!
locksmith: låssmed*!
tools: verktyg, järnaffär*!, järnhandel*!, bygghandel!, verktygsuthyrning
heating: värmepump*!, värmeteknik!
glazing: glasmästare!, glasmästeri*!
upholstery: tapetserare!, möbeltapetserare!
antiques: antikaffär*!, antikviteter!, antikhandel!
fire-brigade: brandkår*!, räddningstjänst*!, brandvärn!
parish: församling*!, kyrka!, kyrkan!
bicycle: cykel, cyklar, -cykel, -cyklar, cykelverkstad*!, cykelaffär*!, cykelbutik*!, elcykel, elcyklar, cykeluthyrning!, cykelservice!, cykeltur*, cykelreparation
cargo-bike: lådcykel, lådcyklar, lastcykel, lastcyklar
car: bilar, begagnade bilar, elbil*, bilhandel*!, bilhandlare!, bilfirma!, trafikskol*!, körskol*!, biluthyrning!, körlektion*, provkörning*, bilförsäljning!
garage: bilverkstad*!, bilservice!, oljebyte, bilreparation*, bilmekaniker!
tires: vinterdäck, sommardäck, däckbyte, däck, däckverkstad!, däckfirma!, hjulskifte
car-wash: biltvätt*!, bilrekond!, rekond!
motorcycle: motorcykel, motorcyklar, motorcykelverkstad!, mc-verkstad!
bus: bussresa, bussresor, bussbolag!
train: tågresa, tågresor, ångtåg
accounting: redovisning!, bokföring!, redovisningsbyrå*!, bokföringsbyrå!, revisor!, revisionsbyrå*!, deklaration*, redovisningskonsult!
bank: sparbank!, banken!, sparkonto, lönekonto
insurance: försäkring*!, försäkringsbolag!, hemförsäkring, försäkringsförmedlare!
law: advokat*!, advokatbyrå*!, juristbyrå*!, jurist!
software: programvara!, webbutveckling!, webbdesign!, webbyrå!, programmering, utvecklare, mjukvara!, it-tjänster!, it-support!
security: it-säkerhet!, larm!, säkerhetsföretag!, cybersäkerhet!
phone: mobilreparation!, mobiltelefon*, smartphone, mobilabonnemang
computer: datorreparation!, datorer, bärbara datorer, dator
printing: tryckeri*!
architecture: arkitekt*!, arkitektkontor!, arkitektbyrå!
design: grafisk design!, grafisk formgivare!, designbyrå!
recycling: återvinning*!, återvinningscentral*!
gym: gym!, gymmet!, personlig tränare!, styrketräning*, träningsstudio!, gympass, fitness
boxing: boxning*, boxningsklubb*!, boxningsträning
martial-arts: kampsport*!
running: löpning, löparskor, löpargrupp, motionslopp, löparklubb!, halvmaraton, terränglopp
swimming: simskol*!, simning, simhall*!, simklubb*!, babysim, simkurs*, badhus*!, simträning
swimwear: badkläder!, baddräkt*
football: fotboll*, fotbollsklubb!, fotbollsskola!, fotbollsläger, fotbollsförening!
table-tennis: bordtennis*
climbing: klättring*, klätterhall*!, klättergym!, boulder, bouldering, klätterkurs*
hiking: vandring*, fjällvandring*, vandringsskor, vandringskängor, bergsguide!
surf: surfskol*!, surfing, surfkurs*
ski: skidskol*!, skidort!, skidor, skiduthyrning!, längdskidor, skidskolan!, skidanläggning!
sailing: segling*, segelskol*!, segelbåt*, seglarskol*!, båtuthyrning!, segelsällskap!, båtturer
diving: dykning, dykskol*!, dykkurs*, dykcenter!
canoe: kanot*, kajak*, kanotuthyrning!, paddling
camping: campingplats*!, tält, friluftsbutik!
skate: skateboardkurs, rullskridskor
ice-skating: skridsko*, skridskoåkning, isbana!, ishall*!
fishing: fiskeresor, sportfiske, fiskebutik*!, fiskekort, fisketur*
ballet: balett*, balettskol*!
dance: dansskol*!, danskurs*, dansstudio!, danslektion*
music: konsert*, -konsert*, livemusik, musikskol*!, musikkväll*, kulturskol*!, musikfestival*
guitar: gitarr*, gitarrlektion*, gitarrkurs*
piano: pianolektion*, pianolärare!, pianoskol*!, pianostämmare!
jazz: jazzkväll, jazzkonsert
violin: fiol*, violin
drum: trumlektion*, trumset, trummor
headphones: hörlurar
vinyl: vinylskivor, skivbutik*!, skivaffär*!, skivmässa
choir: kören, manskör, kyrkokör, gospelkör, körsång, körövning, körkonsert
theatre: teater, teatern, -teater, teaterföreställning*, teatergrupp*!, teaterförening!, föreställning
cinema: biograf*!, biokväll*, filmvisning*, filmkväll*, filmfestival*
circus: cirkus*!, cirkusskol*!
fireworks: fyrverkeri*
brass-band: blåsorkester!, musikkår*!
art: målarkurs*, konstskol*!, akvarellkurs*, akvarell, konstnärsmaterial!, målarkväll, teckningskurs*
gallery: galleri*!, konstgalleri!, konstutställning*, utställning*, vernissage*, inramning!, ramverkstad!
museum: museum!, museet!, museer!, hembygdsmuseum!
photo: fotograf*!, fotostudio!, fotokurs*, porträttfoto, bröllopsfotograf!, fotografering, fotoutställning
books: bokhandel*!, böcker, bok, bibliotek*!, bokcirkel, boksläpp, författarkväll*, bokklubb, antikvariat!, bokhandeln!, sagostund, bokrea, högläsning, bokloppis
stationery: pappershandel!, anteckningsböcker
newspaper: dagstidning, lokaltidning*!, tidning!
toys: leksaker!, leksaksaffär*!, leksaksbutik*!, träleksaker, nallar, gosedjur
baby: babykläder, barnvagnar
midwife: barnmorska!, barnmorskor!, barnmorskemottagning*!
kids: förskol*!, dagis!, barnomsorg!
playground: lekplats*!
quiz: quizkväll*
games: brädspel*, spelkväll*, bingo
chess: schack*, schackklubb*!, schackturnering
puzzle: pussel
gaming: tv-spel, datorspel
astronomy: planetarium!, observatorium!
care-home: äldreboende*!, vårdhem!, servicehus!
school: skola!, grundskola!, gymnasium!, läxhjälp!, friskola!, folkhögskola!
back-to-school: skolstart, skolväskor
languages: språkskol*!, språkkurs*, engelskakurs, spanskakurs, franskakurs, svenskakurs
graduation: universitet*!, högskola!, examensfest, studentskiva
science: laboratorium!
clothing: kläder!, klädbutik*!, mode!, damkläder!, klädaffär*!, barnkläder, modebutik!, second hand-kläder!
dress: klänning*, -klänning*, brudklänning*, bröllopsklänning*, brudbutik!
shirt: t-tröjor
coat: jackor, kappor, vinterjack*, regnjack*, vinterkapp*
scarf: halsduk*, halsdukar
shoes: skor!, skoaffär*!, skomakare!, skomakeri*!, skobutik*!
boots: stövlar, kängor
bags: handväsk*, väskor!, lädervaror!, läderväsk*
backpack: ryggsäck*
hats: hattar, hattmakare!, hattbutik!
socks: strumpor, sockor, raggsockor
jewelry: smycken!, guldsmed*!, juvelerare!, förlovningsring*, vigselring*, örhängen, halsband
watches: armbandsur, urmakare!, klockor!
hotel: hotell*!, pensionat!, vandrarhem*!, bed and breakfast!
travel: resebyrå*!, resor!, flygresor, charterresor, semesterresor
luggage: resväsk*
beach: strandbar!
cruise: kryssning*
city-tours: stadsvandring*, guidad tur, guidade turer
food-bank: matbank!
christmas: jul, julen, god jul, julgran*, julmarknad*, julfest*, julklapp*, julafton, julhandel
easter: påsk, påsken, glad påsk, påskägg, påskmarknad*
valentine: alla hjärtans dag
mothers-day: mors dag
new-year: gott nytt år, nyår, nyårsafton, nyårsfest*
wedding: bröllopsmässa*, bröllopsplanerare!, bröllop
spices: chili, chilisås, chilifrukter
greens: spenat, grönkål, mangold
parrot: papegoja, papegojor
pig: grisar, smågrisar, kultingar
duck: ankungar
pools: poolservice!, poolbygge!, poolföretag!
investing: sparrådgivning!, kapitalförvaltning!, pensionssparande
video: filmproduktion!, videoproduktion!
credit-card: kreditkort*, bankkort*
garden-machines: gräsklippare, motorsåg, motorsågar, häcksax
aquarium: akvarium, akvarier
magic: trollkarl!, trolleri
factory: verkstadsindustri!, mekanisk verkstad!
gift-voucher: presentkort
fathers-day: fars dag
oranges: apelsin*
blueberries: blåbär, blåbären
salmon: lax, laxen, rökt lax, gravad lax
knives: köksknivar, knivslipning
ice-hockey: ishockey*, hockeyskola, hockeyskol*
carpets: mattor, kakel och klinker, plattsättare!, golvläggare!, golvslipning
funeral: begravningsbyrå*!, begravning
therapy: psykolog!, psykoterapi!, kiropraktor!, akupunktur!, osteopat!
looks: fransförlängning, fransar och bryn, vaxning, ögonfransar
agency: reklambyrå*!, kommunikationsbyrå*!, coachning!
television: tv-apparater
vase: vas, vaser
jersey: matchtröj*
hotel-room: dubbelrum, enkelrum, hotellrum, övernattning*
charging-point: laddbox*, laddstation*, laddstolp*
stew: gryt*
`
