import { listWords, type SubjectGrammar } from '../subject-grammar.ts'

/** Endings of Scandinavian nouns: indefinite, definite, plural, and the genitive. */
const SCANDINAVIAN = /^(?:a|an|ans|ar|arna|as|e|en|ens|er|erna|erne|ene|es|et|ets|n|ns|na|ne|or|orna|r|rna|rne|s)?$/

/** All endings but the genitive. */
const NO_GENITIVE = /^(?:[a-z]*[^s])?$/

export const SWEDISH: SubjectGrammar = {
  head: 'last',
  endings: /(?!)/,
  inflections: SCANDINAVIAN,
  closing: NO_GENITIVE,
  prepositions: listWords(
    `i på av från för med utan till om hos vid under över efter före innan mellan mot genom sedan som än enligt trots inklusive exklusive per kring kod koden lösenord hashtag bland istället`,
  ),
  subjectPrepositions: listWords('i på för om av'),
  negators: listWords('inte ej inga ingen inget utan aldrig varken istället'),
  extras: listWords('ingår exklusive inkluderat medföljer'),
  light: listWords(
    `en ett den det de vår vårt våra er ert era din ditt dina min mina denna detta dessa alla varje ny nytt nya färsk färskt färska nybakad nybakat nybakade god gott goda gratis bästa bäst första sista nästa två tre fyra fem fler mer mycket stor stort stora liten litet små egen eget egna hemlagad hemlagade hemgjord hemgjorda handgjord handgjorda ekologisk ekologiska vegansk veganska lokal lokala begagnad begagnade gammal gamla här nu idag ikväll imorgon igen bara även också tack ja stängt öppet äntligen snart redan endast söndag söndagar lördag lördagar fredag fredagar torsdag torsdagar onsdag onsdagar tisdag tisdagar måndag måndagar`,
  ),
  other: listWords(
    `jag du vi ni han hon man oss er dem vem vad när var varför hur är var blir har hade kan ska vill måste får och eller men så att söker sökes startar börjar öppnar stänger finns kommer tar får kostar säljes`,
  ),
  conjunctions: listWords('och eller samt'),
  leadVerbs: listWords(
    'upptäck prova smaka lär köp beställ boka fira säljer bakar rostar bygger erbjuder tillverkar presenterar',
  ),
  carriers: listWords(
    `kurs kurser kursen workshop workshops lektion lektioner klass klasser provning rea realisation kampanj erbjudande erbjudanden vecka veckan dag dagen dagar kväll kvällar kvällen natt helg helgen festival fest fester marknad marknaden loppis butik affär klubb förening meny säsong säsongen premiär paket box lådor set kollektion prenumeration leverans service studio skola lag träning läger träff evenemang event invigning tur turer resa hyra uthyrning reparation verkstad tillverkare försäljare handlare företag firma mottagning center centrum expert specialist flaska kopp glas bit sortiment utbud presentkort seminarium webbinarium utställning turnering mässa nybörjare nybörjarkurs tips guide pris priser rabatt webshop nätbutik auktion final pass grupp lunch middag frukost fika försäljning bar mathantverk butiken service kalas tävling släpp frist`,
  ),
}

export const DANISH: SubjectGrammar = {
  head: 'last',
  endings: /(?!)/,
  inflections: SCANDINAVIAN,
  closing: NO_GENITIVE,
  prepositions: listWords(
    `i på af fra for med uden til om hos ved under over efter før inden mellem mod gennem siden som end ifølge trods inklusive inkl eksklusive per omkring kode koden kodeord hashtag blandt istedet`,
  ),
  subjectPrepositions: listWords('i på for om af til'),
  negators: listWords('ikke ingen intet uden aldrig hverken istedet'),
  extras: listWords('inkluderet eksklusive medfølger'),
  light: listWords(
    `en et den det de vores vor vort din dit dine jeres min mine denne dette disse alle hver ny nyt nye frisk friskt friske friskbagt nybagt nybagte god godt gode gratis bedste bedst første sidste næste to tre fire fem flere mere meget stor stort store lille små egen eget egne hjemmelavet hjemmelavede håndlavet håndlavede økologisk økologiske vegansk veganske lokal lokale brugt brugte gammel gamle her nu idag dag aften morgen igen kun også tak ja lukket åbent åben endelig snart allerede søndag søndage lørdag lørdage fredag fredage torsdag torsdage onsdag onsdage tirsdag tirsdage mandag mandage`,
  ),
  other: listWords(
    `jeg du vi i han hun man os jer dem hvem hvad hvornår hvor hvorfor hvordan er var bliver har havde kan skal vil må får og eller men så at søger søges starter begynder åbner lukker findes kommer koster sælges`,
  ),
  conjunctions: listWords('og eller samt'),
  leadVerbs: listWords(
    'opdag prøv smag lær køb bestil book fejr sælger bager rister bygger tilbyder fremstiller præsenterer',
  ),
  carriers: listWords(
    `kursus kurser kurset workshop workshops lektion lektioner hold undervisning smagning udsalg salg tilbud uge ugen dag dagen dage aften aftener aftenen nat weekend festival fest fester marked markedet loppemarked butik forretning klub forening menu sæson sæsonen premiere pakke æske kasse kasser sæt kollektion abonnement levering service studie studio skole træning lejr event arrangement åbning indvielse tur ture rejse leje udlejning reparation værksted producent handler firma virksomhed klinik center ekspert specialist flaske kop glas udvalg sortiment gavekort seminar webinar udstilling turnering messe begyndere begynderhold tips guide pris priser rabat webshop netbutik auktion frokost brunch middag café fællesspisning konkurrence frist`,
  ),
}

export const NORWEGIAN: SubjectGrammar = {
  head: 'last',
  endings: /(?!)/,
  inflections: SCANDINAVIAN,
  closing: NO_GENITIVE,
  prepositions: listWords(
    `i på av fra for med uten til om hos ved under over etter før innen mellom mot gjennom siden som enn ifølge tross inklusive inkl eksklusive per rundt kode koden passord hashtag blant istedenfor`,
  ),
  subjectPrepositions: listWords('i på for om av til'),
  negators: listWords('ikke ingen intet uten aldri verken istedenfor'),
  extras: listWords('inkludert eksklusive medfølger'),
  light: listWords(
    `en et ei den det de vår vårt våre din ditt dine deres min mine denne dette disse alle hver ny nytt nye fersk ferskt ferske nybakt nybakte god godt gode gratis beste best første siste neste to tre fire fem flere mer mye stor stort store liten lite små egen eget egne hjemmelaget hjemmelagde håndlaget håndlagde økologisk økologiske vegansk veganske lokal lokale brukt brukte gammel gamle her nå dag kveld morgen igjen bare også takk ja stengt åpent åpen endelig snart allerede kun søndag søndager lørdag lørdager fredag fredager torsdag torsdager onsdag onsdager tirsdag tirsdager mandag mandager`,
  ),
  other: listWords(
    `jeg du vi dere han hun man oss dem hvem hva når hvor hvorfor hvordan er var blir har hadde kan skal vil må får og eller men så at søker søkes starter begynner åpner stenger finnes kommer koster selges`,
  ),
  conjunctions: listWords('og eller samt'),
  leadVerbs: listWords(
    'oppdag prøv smak lær kjøp bestill book feir selger baker brenner bygger tilbyr lager presenterer',
  ),
  carriers: listWords(
    `kurs kurset kursene workshop workshops time timer klasse klasser undervisning smaking salg salget tilbud uke uka uken dag dagen dager kveld kvelder kvelden natt helg helga helgen festival fest fester marked markedet loppemarked butikk klubb forening meny sesong sesongen premiere pakke eske kasse kasser sett kolleksjon abonnement levering service studio skole trening leir treff event arrangement åpning tur turer reise leie utleie reparasjon verksted produsent forhandler firma bedrift klinikk senter ekspert spesialist flaske kopp glass utvalg sortiment gavekort seminar webinar utstilling turnering messe nybegynnere nybegynnerkurs tips guide pris priser rabatt nettbutikk auksjon lunsj middag frokost kafé konkurranse slipp frist`,
  ),
}

export const FINNISH: SubjectGrammar = {
  head: 'last',
  endings: /(?!)/,
  inflections:
    /^(?:a|aa|ta|tta|n|en|in|t|et|it|e|eet|eita|i|ia|ja|ita|oita|eja|oja|ien|jen|iden|oiden|ojen|us|uksen|uksia|ukset|usta|nen|set|sia|sta)?$/,
  closing: /^(?:[a-z]*[^n])?$/,
  adverbials: /(?:ssa|sta|lla|lta|lle|ksi)$/,
  prepositions: listWords(
    `ilman kanssa ennen jälkeen varten mukaan aikana kuin koodilla koodi salasana sijaan alle yli noin luona`,
  ),
  subjectPrepositions: listWords(''),
  negators: listWords('ei eivät emme ilman älä älkää ikinä koskaan sijaan'),
  extras: listWords('sisältyy kuuluu lukuunottamatta'),
  light: listWords(
    `uusi uudet uutta tuore tuoreet tuoretta ilmainen ilmaiset paras parhaat ensimmäinen viimeinen seuraava kaksi kolme neljä viisi lisää iso isot pieni pienet oma omat itse kotitekoinen käsintehty käsintehdyt luomu vegaaninen vegaaniset paikallinen käytetty käytetyt vanha vanhat meidän sinun teidän tämä nämä kaikki joka täällä nyt tänään huomenna taas vain myös kiitos kyllä suljettu avoinna auki vihdoin pian jo lämmin kuuma kylmä lapsille lasten aikuisille sunnuntaina sunnuntaisin lauantaina lauantaisin perjantaina perjantaisin torstaina torstaisin keskiviikkona keskiviikkoisin tiistaina tiistaisin maanantaina maanantaisin`,
  ),
  other: listWords(
    `minä sinä me te hän he kuka mikä milloin missä miksi miten on oli ovat olemme voi pitää saa ja tai mutta että kun jos etsimme haetaan alkaa alkavat alkaen avaa avataan aukeaa tulee maksaa asti klo saatavilla`,
  ),
  conjunctions: listWords('ja tai sekä'),
  leadVerbs: listWords('maista kokeile opi osta tilaa varaa juhli myymme leivomme paahdamme tarjoamme valmistamme'),
  carriers: listWords(
    `kurssi kurssit kurssille työpaja työpajat tunti tunnit ale alennus alennusmyynti tarjous tarjoukset viikko viikon päivä päivät ilta illat illan yö viikonloppu festivaali juhlat markkinat tori kauppa liike kerho seura menu kausi sesonki ensi paketti laatikko setti mallisto tilaus toimitus palvelu studio koulu joukkue harjoitukset leiri tapahtuma avajaiset kierros retki matka vuokraus korjaus huolto valmistaja yritys keskus asiantuntija pullo kuppi lasi valikoima lahjakortti seminaari webinaari näyttely turnaus messut alkeet alkeiskurssi vinkit opas hinta hinnat verkkokauppa huutokauppa lounas brunssi illallinen maistelu maistajaiset myyjäiset viikot opetus`,
  ),
}
