/** Finnish. `own-words.ts` says how the lines are read. */
export const FINNISH = `
bread: leipä, leivät, leipää, leipiä, -leipä, -leivät, -leipää, leipomo!, -leipomo!, leipuri!, sämpylä*, patonki
sourdough: hapanjuurileipä*, hapanjuurileivät, hapanjuuri, ruisleipä, ruisleivät, ruisleipää, ruislimppu
own-bake: korvapuust*, laskiaispull*, pulla, pullat, pullaa, joulutort*, runebergintort*, munkki, munkit, munkkeja, karjalanpiirak*, tippaleip*, voileipäkak*, mämmi
croissant: voisarvi, voisarvet, voisarvia, croissant*
pretzel: rinkeli, rinkelit, rinkeleitä
cake: kakku, kakut, kakkuja, kakkua, -kakku, -kakut, -kakkuja, -kakkua, konditoria!, leivokset, leivos, kakkutilau*, juustokakku
birthday-cake: syntymäpäiväkakku*, synttärikakku*, synttärit, syntymäpäivät, lastenkutsut, syntymäpäiväjuhl*
cupcake: muffinit, muffinssit, kuppikakut
pie: omenapiirak*, mustikkapiirak*
cookie: pipari, piparit, keksi, keksit, keksejä, pikkuleivät, pikkuleipiä, piparkak*
doughnut: donitsi*
pancakes: pannukak*, lettu, letut, lettuja, brunssi*
waffle: vohveli*
chocolate: suklaa*, suklaata, -suklaa, suklaapuoti!
pralines: konvehdit, konvehteja, suklaakonvehdi*, praliini*
candy: karkit, karkkeja, makeiset, makeisia, karkkikauppa!, irtokarkit, tikkari*
ice-cream: jäätelö*, -jäätelö, jäätelöbaari!, jäätelökioski*!, pehmis, irtojäätelö*
honey: hunaja*, -hunaja, mehiläishoitaja!, mehiläistarha*!
cheese: juusto, juustot, juustoja, juustoa, -juusto, juustola!, juustopuoti!
milk: maito, maitoa, jogurt*, meijeri!
egg: kananmun*, tuoreet munat, vapaan kanan munat
plant-milk: kauramaito, kauramaitoa, kaurajuoma*, mantelimaito, soijamaito
pizza: pizza*, pizzeri*!, pitsa, pitsat, pitsoja
burger: hampurila*, burgeri*, burgerit, burgereita
fries: ranskalaiset, ranskalaisia
hot-dog: hodari*
own-dish: pikkujoul*, joulukinkku, poronkäristys, rapujuhl*, karjalanpaisti, makaronilaatikko, hernekeitto
pasta: pasta, pastaa, tuorepasta*, italialainen ravintola!
sushi: sushi*, japanilainen ravintola!
ramen: nuudeli*
curry: intialainen ravintola!
kebab: kebab*
sandwich: voileipä, voileivät, voileipiä, kolmioleivät
steak: pihvi, pihvit, pihvejä, lihakauppa!, lihatiski, grilli-ilt*, grillijuhl*
fish: tuore kala, tuoretta kalaa, kalakauppa!, kalatiski, kalaravintola!, kalatukku!
oyster: osteri, osterit, ostereita
lobster: hummeri*
shrimp: katkarapu, katkaravut, katkarapuja
salad: salaatti, salaatit, salaatteja, salaattibaari!, -salaatti
soup: keitto, keitot, keittoja, -keitto, keittolounas
takeout: noutoruoka, take away
restaurant: ravintola*!, -ravintola!, lounas, lounasta, lounasravintola!, pitopalvelu!, bistro!, catering!, lounaslista, lounaskahvila!
fruit: hedelmä*, hedelmäkori*
vegetables: vihannek*, kasvikset, kasviksia, juurekset, luomuvihannek*, tilapuoti!, luomukauppa!, vihanneslaatikko
asparagus: parsa, parsaa
supermarket: ruokakauppa!, lähikauppa!, supermarket!, elintarvik*
farm: maatila*!, luomutila*!, kotieläintila*!, maanviljelijä!
tomato: tomaatti, tomaatit, tomaatteja
potato: peruna, perunat, perunoita, uudet perunat, varhaisperuna*
apple: omena, omenat, omenoita
strawberry: mansikka, mansikat, mansikoita, mansikkaa, mansikkatila!
cherries: kirsikat, kirsikoita
lemon: sitruuna*
pumpkin: kurpitsa*
watermelon: vesimeloni*
mushroom: sienet, sieniä, sieniretk*, kantarelli*
olive-oil: oliiviöljy*, oliivit
coffee: kahvi, kahvit, kahvia, -kahvi, kahvipaahtimo*!, paahtimo!, pienpaahtimo!, kahvipavut, suodatinkahvi
iced-coffee: jääkahvi*
cafe: kahvila*!, -kahvila!, kahvio!
tea: teehuone!, teekauppa!, vihreä tee, yrttitee, teemaistelu
wine: viini, viinit, viinejä, viiniä, punaviini, valkoviini, viinitila!, viinibaari!, viininmaistelu, viinimaistelu, glögi, glögiä
champagne: samppanja*, kuohuviini*
beer: olut, oluet, oluita, olutta, -olut, panimo!, -panimo!, pienpanimo!, olutmaistelu, olutfestivaali*
pub: pubi!, kapakka!, olutravintola!, pubivisa
cocktail: cocktailbaari!, cocktailit
whisky: tislaamo!, viski, viskit
juice: mehu, mehut, mehuja, smoothiet, limonadi*
skincare: ihonhoito*, kasvohoito, kasvohoidot, kasvovoide, aurinkovoide, kosmetologi!, luonnonkosmetiikka!, kosmetiikka!
beauty-salon: kauneushoitola*!
soap: saippua*, pesuaine
makeup: meikki, meikit, meikkaus, huulipuna*, meikkaaja!
nails: kynsistudio*!, manikyyri, kynsilakka, geelikynnet, rakennekynnet
hair: kampaamo*!, parturi-kampaamo*!, kampaaja!, hiustenleikkuu, hiustenleikkaus, hiusten värjäys, hiustenvärjäys, raidat
barber: parturi!, parturiliike!, barbershop!, parranajo
candle: kynttilä, kynttilät, kynttilöitä, tuoksukynttilä*
tattoo: tatuointi!, tatuoinnit!, tatuoija!, tatuointistudio!
sauna: saunailt*, saunalautta
spa: hieronta!, hieroja!, hierontaa, kylpylä!, hieronnat
yoga: jooga*, joogastudio!, joogatunti, joogatunnit, meditaatio*
dentist: hammaslääkäri*!, hammashoitola*!, hammasklinikka!, hampaiden valkaisu, suuhygienisti!, hammastarkastus, hammasimplantti
doctor: lääkäri!, lääkäriasema!, lääkärikeskus!, terveysasema!, sairaanhoitaja*
hospital: sairaala!
pharmacy: apteekki!, vitamiini*, ravintolisä*
vaccine: rokotus, rokotukset, influenssarokotus, rokote
first-aid: ensiapu, ensiapukurssi*
blood: verenluovutus, luovuta verta
optician: optikko!, optikkoliike!, silmälasit, silmälaseja, näöntarkastus, piilolinssit
sunglasses: aurinkolasit, aurinkolaseja
bed: patja, patjat, patjoja, sängyt, sänky, vuodevaatteet
physio: fysioterapia*!, fysioterapeutti!, osteopaatti!
dog: koira, koirat, koiria, koirille, koirahoitola!, trimmaamo!, koiratrimmaamo!, koirakoulu!, pentu, pennut, koiranruoka, koirahotelli!, pentukurssi*, koirapäiväkoti!
cat: kissa, kissat, kissoja, kissanpentu*, kissanpennut, kissahoitola!
pet: lemmikki, lemmikit, lemmikkieläin*, eläinlääkäri*!, eläinklinikka!, eläinkauppa!, eläinsairaala!, eläinlääkäriasema!
horse: hevonen, hevoset, hevosia, ratsastus*, ratsastuskoulu!, ratsastustalli!, ratsastustunti, ratsastusleiri*, poni, ponit, ponitalli!
rabbit: kani, kanit, kaneja
goat: vuohet, vuohia
sheep: lampaat, lampaita, karitsat
zoo: eläintarha!, eläinpuisto!
flowers: kukka, kukat, kukkia, kukkakauppa*!, kukkakimppu*, kukkakimput, kimppu, kimput, kimppuja, floristi!, leikkokukat, pionit, kukkasitomo!, kukkapuoti!
own-flower: kranssi, kranssit, joulukranssi*, kielo, kielot, kuivakukat, kukkaseppele*, havukranssi*
roses: ruusu, ruusut, ruusuja, ruusukimppu*
tulips: tulppaani*
sunflowers: auringonkukk*
houseplants: huonekasvi*, viherkasvi*, kasvikauppa!, kasvit, kasveja, ruukkukasvi*
cactus: kaktus, kaktukset, kaktuksia, mehikasvit
garden: puutarha*!, puutarhuri!, taimisto!, taimimyymälä!, puutarhamyymälä!, pihasuunnittelu!, taimet, taimia, siemenet, nurmikon leikkuu, puutarhapalvelu!
tree: hedelmäpuut, hedelmäpuu, puunkaato!, arboristi!
pottery: keramiikka!, keramiikkaa, keramiikkapaja!, keraamikko!, keramiikkakurssi*, dreijaus*
knitting: neulonta, neulontaa, lanka, langat, lankoja, lankakauppa!, virkkaus, neulekahvila, neuleilta, neulekerho
sewing: ompelu, ompelukurssi*, ompelimo!, räätäli!, ompelija!, kangaskauppa!, kankaat, kirjonta
woodwork: puuseppä!, puusepänverstas!, puuseppä!, kirvesmies!, puutyöt, puutyökurssi*
furniture: huonekalu*!, huonekaluliike!, sisustus!, sisustusliike!, sisustussuunnittelu!, sisustuskauppa!, kalusteet!, huonekalukauppa!
sofa: sohva, sohvat, sohvia, nojatuoli*
chair: ruokapöydän tuolit, keinutuoli*
lamp: valaisimet, valaisin!, lamput, valaisinliike!
house: kiinteistönvälittäjä!, kiinteistönvälitys!, asunto, asunnot, asuntoja, vuokra-asunto, omakotitalo*, asuntoesittely, kerrostaloasunto
kitchen: ruokakurssi*, kokkikurssi*, resepti, reseptit, keittiötarvik*
construction: rakennusliike!, rakennusyritys!, remontti!, rakentaja!, muurari!, remontointi!, remonttipalvelu!, saneeraus!
roofing: kattoremontti!, kattoremontit!, kattourakointi!, peltiseppä!
painter: maalausliike!, maalari!, maalaustyöt!, maalauspalvelu!
plumber: putkimies!, putkiliike!, lvi!, putkityöt!, lvi-asennus!
bathroom: kylpyhuone, kylpyhuoneet, kylpyhuoneremontti!
electrician: sähköasentaja!, sähköliike!, sähkömies!, sähkötyöt!, sähköasennus!
solar: aurinkopaneeli*!, aurinkoenergia!, aurinkosähkö!
fireplace: takka, takat, takkoja, polttopuu*, polttopuut, kokko, leivinuuni
chimney: nuohooja!, nuohous!
cleaning: siivous!, siivouspalvelu*!, siivousfirma!, siivousta, siivousyritys!, muuttosiivous, kotisiivous, puhdistuspalvelu!, siivooja!
window-cleaning: ikkunanpesu!, ikkunoiden pesu!, ikkunanpesija!
laundry: pesula!
moving: muuttopalvelu!, muuttofirma!, olemme muuttaneet, muuttoapu!
delivery: kuljetusliike!, kuljetuspalvelu!, logistiikka!, lähettipalvelu!
locksmith: lukkoseppä!, lukkoliike!
tools: työkalu*, rautakauppa!, työkaluvuokraus
heating: lämpöpumppu!, lämpöpumput!
glazing: lasiliike!
upholstery: verhoilija!, verhoomo!
antiques: antiikki!, antiikkiliike!, antiikkikauppa!
fire-brigade: palokunta!, vapaapalokunta!, vpk!, pelastuslaitos!
parish: seurakunta!, kirkko!
bicycle: polkupyörä*, pyörät, pyöräliike!, pyörähuolto!, pyöräkauppa!, sähköpyörä*, pyöräily*, maastopyörä*, pyörävuokraamo!, pyörävuokraus!, pyöräretk*
cargo-bike: tavarapyörä*, laatikkopyörä*
car: auto, autot, autoja, vaihtoauto*, autokauppa!, autoliike!, autokoulu!, autovuokraamo!, sähköauto*, ajotunnit, ajotunti, koeajo
garage: autokorjaamo*!, autohuolto!, öljynvaihto, korjaamo!, automekaanikko!
tires: talvirenkaat, kesärenkaat, renkaanvaihto, renkaat, rengasliike!, rengashotelli!
car-wash: autopesula!, autopesu, autonpesu, autopesulat!
motorcycle: moottoripyörä*, moottoripyörähuolto!
taxi: taksi!
bus: bussimatka*, linja-automatka*, bussiretki, tilausajot!
train: junamatka*, höyryjuna*, höyryveturi
accounting: tilitoimisto*!, kirjanpito!, kirjanpitäjä!, tilintarkastaja!, kirjanpitotoimisto!, veroilmoitus
bank: pankki!, säästöpankki!, säästötili
insurance: vakuutus!, vakuutukset!, vakuutusyhtiö!
law: asianajotoimisto*!, lakitoimisto!, juristi!, asianajaja!, lakipalvelut!
software: ohjelmisto!, ohjelmistokehitys!, ohjelmointi, ohjelmointikurssi*, it-tuki!, it-palvelut!, web-suunnittelu!
security: tietoturva!, vartiointiliike!, kyberturva!
phone: puhelinkorjaus!, puhelinhuolto!, älypuhelin, älypuhelimet, puhelinliittymä*
computer: tietokonehuolto!, tietokone*, kannettavat tietokoneet
printing: kirjapaino!, painotalo!, kopiopalvelu!
architecture: arkkitehti!, arkkitehtitoimisto!
design: graafinen suunnittelu!, graafikko!, mainostoimisto ja graafinen suunnittelu!
recycling: kierrätys!, kierrätyskeskus!
gym: kuntosali*!, personal trainer!, voimaharjoittelu, kuntokeskus!, liikuntakeskus!
boxing: nyrkkeily*, nyrkkeilysali!, nyrkkeilyseura!
martial-arts: kamppailulaji*!, kamppailu-urheilu!
running: juoksu, juoksukengät, juoksukoulu, juoksuseura!, puolimaraton*, juoksutapahtuma, maastojuoksu
swimming: uinti, uimakoulu*!, uimahalli!, uimaseura!, uintikoulu!, vauvauinti, uimaopetus
swimwear: uimapuku, uimapuvut, uima-asut
football: jalkapallo*, jalkapalloseura!, jalkapalloleiri, jalkapallokoulu, futis
basketball: koripallo*
volleyball: lentopallo*
table-tennis: pöytätennis
tennis: tennis, tennistunti, tenniskurssi*
badminton: sulkapallo*
bowling: keilailu, keilahalli!
climbing: kiipeily*, kiipeilykeskus!, kiipeilyhalli!, boulderointi, kiipeilykurssi*
hiking: vaellus, vaellukset, vaelluskengät, retkeily, patikointi
surf: surffikoulu!, surffaus
ski: hiihtokoulu!, hiihtokeskus!, laskettelu, hiihto, sukset, suksivuokraamo!, hiihtoloma
sailing: purjehdus*, purjehduskoulu!, purjevene*, veneretki, purjehdusseura!, venevuokraus!
diving: sukelluskurssi*, sukelluskoulu!, sukellus, laitesukellus
canoe: kanootti, kanootit, kajakki, kajakit, melonta*, melontakurssi*, melontaretk*
camping: leirintäalue!, teltta, teltat, leirintä
skate: rullalautailu, skeittaus, rullaluistelu
ice-skating: luistelu, luistelukoulu!, jäähalli!, luistimet
fishing: kalastusretk*, kalastus, kalastuskauppa!, kalastuslupa, kalastusmatka*
ballet: baletti*, balettikoulu!
dance: tanssikoulu!, tanssitunti, tanssitunnit, tanssikurssi*, tanssistudio!
music: konsertti, konsertit, konsertteja, -konsertti, elävä musiikki, elävää musiikkia, musiikkiopisto!, musiikkikoulu!, musiikkifestivaali*
guitar: kitara*, kitaratunti, kitaratunnit
piano: pianotunti, pianotunnit, pianonsoitto, pianonvirittäjä!, pianonopettaja!
jazz: jatsi, jazzilta
violin: viulu, viulut, viulutunnit
drum: rummut, rumputunnit, rumpusetti
headphones: kuulokkeet
vinyl: levykauppa!, vinyylilevyt, vinyylit, levymessut
choir: kuoro, kuorot, -kuoro, kuorokonsertti
theatre: teatteri*, -teatteri, teatteriesitys, kesäteatteri!, teatteriryhmä!
cinema: elokuvateatteri!, elokuvailta, elokuvat, elokuvafestivaali*, elokuvanäytös
circus: sirkus*!, sirkuskoulu!
fireworks: ilotulitus*, ilotulitukset
brass-band: puhallinorkesteri!, torvisoittokunta!
karaoke: karaokeilta, karaoke
art: taidekoulu!, maalauskurssi*, akvarellikurssi*, akvarelli, piirustuskurssi*, kuvataidekoulu!, taidetarvik*
gallery: galleria*!, taidenäyttely*, näyttely, näyttelyn avajaiset, taulunkehystys!, kehystämö!, kehysliike!
museum: museo!, museot!, -museo!
photo: valokuvaaja!, valokuvaamo!, valokuvauskurssi*, hääkuvaaja!, valokuvaus!, valokuvanäyttely, muotokuvaus
books: kirjakauppa*!, kirja, kirjat, kirjoja, kirjasto!, lukupiiri, kirjakerho, antikvariaatti!, satutunti, kirjamessut, kirjanjulkistus, lukuhetki
stationery: paperikauppa!, muistikirjat
newspaper: paikallislehti!, sanomalehti!
toys: lelu, lelut!, lelukauppa!, puulelut, pehmolelu*, nallet
baby: vauvanvaatteet, lastenvaunut
midwife: kätilö!
kids: päiväkoti!, esikoulu!, perhepäivähoitaja!
playground: leikkipuisto!, leikkipaikka!
games: lautapeli*, peli-ilta, tietovisa, bingo
chess: shakki, shakkikerho!, shakkiturnaus
puzzle: palapeli*
gaming: videopelit, konsolipelit
astronomy: planetaario!, observatorio!
care-home: hoivakoti!, vanhainkoti!, palvelutalo!
school: koulu!, peruskoulu!, lukio!, yksityisopetus!, kansalaisopisto!
back-to-school: koulun alku, koulureput
languages: kielikoulu!, kielikurssi*, englannin kurssi, espanjan kurssi, suomen kurssi
graduation: yliopisto!, ammattikorkeakoulu!, ylioppilasjuhlat, valmistujaiset
science: laboratorio!
clothing: vaatteet!, vaatekauppa!, muotiliike!, vaateliike!, naistenvaatteet, lastenvaatteet
dress: mekko, mekot, mekkoja, hääpuku, hääpuvut, iltapuku
shirt: t-paidat, t-paita
coat: takki, takit, talvitakki, talvitakit, sadetakki
scarf: kaulahuivi, huivit
shoes: kengät!, kenkäkauppa!, suutari!, kenkäliike!
boots: saappaat, talvikengät
bags: käsilaukku, käsilaukut, laukut!, nahkatuotteet
backpack: reppu, reput
hats: hatut, hattukauppa!
socks: sukat, villasukat, villasukkia
jewelry: korut!, kultaseppä!, koruliike!, kihlasormus*, vihkisormus*, korvakorut, sormukset
watches: rannekello*, kelloseppä!, kelloliike!
hotel: hotelli!, majatalo!, hostelli!, aamiaismajoitus!
travel: matkatoimisto!, matkat!, lennot, lomamatka*, pakettimatkat
luggage: matkalaukku, matkalaukut
cruise: risteily*
city-tours: kaupunkikierros, opastettu kierros, opastetut kierrokset
christmas: joulu, joulua, hyvää joulua, joulukuusi, joulukuuset, joulumarkkinat, joululahja*, joulumyyjäiset, joulutori, jouluaatto
easter: pääsiäinen, pääsiäistä, hyvää pääsiäistä, pääsiäismuna*, pääsiäismarkkinat
valentine: ystävänpäivä, hyvää ystävänpäivää
mothers-day: äitienpäivä, äitienpäivää, hyvää äitienpäivää
new-year: uusi vuosi, hyvää uutta vuotta, uudenvuodenaatto
wedding: häät, häämessut, hääsuunnittelija!
spices: chili, chilit, chilikastike
greens: pinaatti, lehtikaali
parrot: papukaija*
pig: porsaat, possut
duck: ankanpoikaset
pools: allashuolto!, uima-altaat!
investing: varainhoito!, sijoitusneuvonta!
video: videotuotanto!, elokuvatuotanto!
credit-card: luottokortti, luottokortit
garden-machines: ruohonleikkuri*, moottorisaha*, robottiruohonleikkuri*
aquarium: akvaario, akvaariot
magic: taikuri!, taikashow
factory: konepaja!, metallipaja!
notary: julkinen notaari!
gift-voucher: lahjakortti, lahjakortit
fathers-day: isänpäivä, isänpäivää, hyvää isänpäivää
oranges: appelsiini*, appelsiinit
blueberries: mustikka, mustikat, mustikoita
salmon: lohi, savulohi, graavilohi, lohta
knives: keittiöveitset, veitsenteroitus
ice-hockey: jääkiekko*, kiekkokoulu
carpets: matot, lattiaremontti!, laatoitus!, parketti
funeral: hautaustoimisto!, hautajaiset
therapy: psykologi!, psykoterapia!, kiropraktikko!, akupunktio!
looks: ripsipidennykset, ripset ja kulmat, sokerointi
agency: mainostoimisto!, viestintätoimisto!
vase: maljakko, maljakot
jersey: pelipaita, pelipaidat, fanipaita, fanipaidat
hotel-room: kahden hengen huone, hotellihuone*, majoitus
charging-point: latausasema*, latauslaite, latauspiste*
`
