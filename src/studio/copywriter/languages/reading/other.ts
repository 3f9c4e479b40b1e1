import { EN_READING } from './en.ts'
import type { ReadingWords } from './reading-words.ts'

const add = (words: string, more: string) => [words, more].filter(Boolean).join('|')

/**
 * The words with which a request is read whose language has no table: those of English, and those of neighbors of the product's languages
 * that change where a text is divided. More words than needed only keep more clauses whole.
 */
export const OTHER_READING: ReadingWords = {
  ...EN_READING,
  tag: 'und',
  reach: add(
    EN_READING.reach,
    'ring|ringa|tel|telefon|boka|bokning|bokningar|anmälan|anmäl|kontakta|kontakt|maila|mejla|sms|bestil|bestill|bestilling|booking|tilmeld|tilmelding|påmelding|meld|skriv|bord|soita|puh|varaa|varaukset|ilmoittaudu|hívj|hívjon|foglalás|jelentkezés|sună|sunați|rezervări|înscrieri|info',
  ),
  street: {
    before: '',
    behind:
      'gatan|gata|vägen|torget|gränd|stigen|backen|storg\\.|gade|vej|allé|stræde|torvet|veien|vegen|gate|gt\\.|plass|katu|tie|kuja|polku|kaari|aukio|raitti|rinne|väylä',
  },
  numbers: '',
  dangling: add(
    EN_READING.dangling,
    'och|eller|med|till|från|för|på|av|i|en|ett|den|det|de|som|är|var|kan|om|vid|hos|og|til|fra|på|af|av|et|er|ja|tai|sekä|on|a|v|na|do|s|u|pro|o|az|és|egy|vagy|și|si|la|cu|de|din|pe|un|o|sau|per',
  ),
  lead: add(
    EN_READING.lead,
    'alk\\.|på|den|från|till|fram till|senast|kl|klockan|varje|bara|endast|för|fra|til|hver|kun|fra kl|indtil|senest|klo|joka|vain|do|v|csak|minden|kezdete|de la|până la|din|doar|în fiecare|per',
  ),
  tail: add(
    EN_READING.tail,
    'båda dagarna|begge dage|begge dager|styck|st|per (?:person|dag|styck|månad|timme|natt)|pr\\.? (?:person|dag|stk|time|måned|natt|uge|uke)|stk|kpl|db|buc',
  ),
  binding: add(
    EN_READING.binding,
    'inte|ej|ingen|inga|inget|utan|stängt|inställt|om|istället för|ikke|ingen|uden|uten|lukket|stengt|aflyst|avlyst|i stedet for|ei|ilman|suljettu|ne|nem|nincs|nélkül|zárva|helyett|nu|fără|închis|în loc de',
  ),
  continuing: add(
    EN_READING.continuing,
    'och|men|eller|samt|som|där|og|men|eller|samt|hvor|der|ja|mutta|tai|a|és|de|vagy|și|dar|sau|care',
  ),
  short: add(
    EN_READING.short,
    'väh|enint|hlö|sis|ark|alk|tis|to|str|pl|norm|pga|iht|mv|evt|hhv|mån|ons|tors|fre|lör|sön|må|ti|lö|sö|man|tirs|tir|tor|lør|søn|lok|avg|anm|resp|inkl|exkl|ca|bl.a|t.ex|f.eks|m.m|osv|o.s.v|ggr|st|stk|kr|pers|gatan|gt|vån|etg|sal|frk|po|út|ut|p|okt|aug|sept|nov|dec|jan|feb|apr|led|pro|hét|ked|sze|csüt|pén|szo|vas|em|krt|stb|kb|márc|ápr|máj|jún|júl|szept|lun|mie|joi|vin|sâm|dum|et|ap|bl|sc|bd|jud|ian|mai|iun|iul|noi|pr|kl|nr|tlf|tel|min|maks|max|storg|d.v.s|mm|f.o.m|t.o.m|fom|tom|dvs|udg|indg|ekskl|st.|tr|krs|stř|ker|şos',
  ),
  open: add(
    EN_READING.open,
    'börjar|startar|öppnar|stänger|slutar|kostar|gäller|pågår|hålls|kör|fyller|säljer|söker|håller|firar|öppet|stängt|öppna|begynder|begynner|starter|åbner|åpner|lukker|stenger|slutter|koster|gælder|gjelder|afholdes|arrangeres|holdes|holder|feirer|fejrer|søger|søker|sælger|selger|åbent|åpent|alkaa|alkavat|päättyy|päättyvät|avaamme|avautuu|aukeaa|maksaa|maksavat|sulkeutuu|järjestetään|pidetään|etsimme|juhlii|juhlimme|avoinna|auki|voimassa',
  ),
  note: `${EN_READING.note}|^(?:(?:og|och|ja|bare|bara) )?(?:brug|bruk|använd|anvend|käytä|käyttäkää|gerne|gjerne|gärna|mielellään|lav det|lag det|gör det|tee siitä|tehkää siitä|hold det|håll det|pidä se)(?: (?:gerne|gjerne|gärna|lige|mielellään|bare|bara))? (?:(?!(?:vores|våre|våra|koden?|kupon\\p{L}*)(?!\\p{L}))\\p{L}+ ){0,3}(?:farver|farverne|farger|färger|värejä|väriä|sävyjä|logo|logoet|logon|logotyp\\p{L}*|logoa|skrift|skrifttype|font|typsnitt|fonttia|billede|billeder|bilder|bild|bilde|kuvaa|kuvia|baggrund|bakgrunn|bakgrund|taustaa|emojis?|emojier|emojeja|hjerter|hjärtan|hjerter|sydämiä|stil|tyyli\\p{L}*|enkelt|enkel|simpelt|stramt|festligt|festlig|sobert|yksinkertain\\p{L}*|hauska|iloinen)(?: (?:tak|takk|tack|kiitos))?[.!]?$`,
  limit: add(
    EN_READING.limit,
    'endast|bara|gäller ej|gäller|utom|förutom|kun|gælder|gjelder|bare|undtaget|vain|csak|kivéve|doar|exclus',
  ),
  never: `${EN_READING.never}|(?:ikke|ikkje|inte|ej) (?:nevn|nævn|nämn|skriv|vis|visa|ta med)(?![\\p{L}])|(?:nevn|nævn|nämn|visa|vis) (?:ikke|inte)(?![\\p{L}])|(?:älä|älkää) (?:mainitse|mainitko|kirjoita|kirjoittako|näytä|näyttäkö)(?![\\p{L}])`,
  order: {
    ...EN_READING.order,
    polite: add(
      EN_READING.order.polite,
      'hej|hejsan|hejsa|hej alla|hej igen|hei dere|hei alle|heisann|halla|moikka|moi kaikki|terve|god morgen|god morgon|snälla|gärna|gerne|venligst|vennligst|god dag|moi|hei|szia|sziasztok|bună|bună ziua',
    ),
    ask: add(
      EN_READING.order.ask,
      'behöver|trenger|tarvitaan|mangler|skal bruge|har brug for|kan ni|kan du|kan någon|skulle ni kunna|skulle du kunna|kunde ni|vi behöver|jag behöver|vi vill ha|jag vill ha|vi skulle vilja ha|vi skulle behöva|kan i|kan I|kunne i|kunne du|vil i|vil du|gider i|gider du|vi skal bruge|jeg skal bruge|vi har brug for|jeg har brug for|vi vil gerne have|jeg vil gerne have|kan dere|kunne dere|vil dere|vi trenger|jeg trenger|vi ønsker|jeg ønsker|vi ønsker oss|voitteko|voisitteko|voitko|voisitko|tarvitsemme|tarvitsen|haluamme|haluaisimme|haluaisin',
    ),
    make: add(
      EN_READING.order.make,
      'gör|skapa|fixa|göra|skriv|skriva|lav|lave|lage|lag|skrive|skape|ordne|fikse|tee|tehkää|tehdä|laatikaa|laatia|luokaa|luoda|csinálj|készíts|készítsetek|fă|faceți',
    ),
    post: add(
      EN_READING.order.post,
      'inlägg|inlägget|annons|annonsen|reklam|instainlägg|instagraminlägg|facebookinlägg|opslag|opslaget|annonce|annoncen|reklame|instaopslag|instagramopslag|facebookopslag|innlegg|innlegget|annonse|annonsen|instainnlegg|instagraminnlegg|facebookinnlegg|postaus|postauksen|julkaisu|julkaisun|instapostaus|instapostauksen|somepostaus|somepostauksen|facebook-julkaisu|mainos|mainoksen',
    ),
    picture: add(
      EN_READING.order.picture,
      'bild|affisch|prislista|nyhetsbrev|hemsida|inbjudan|billede|plakat|prisliste|nyhedsbrev|hjemmeside|invitation|bilde|nyhetsbrev|nettside|invitasjon|kuva|kuvan|juliste|julisteen|hinnasto|hinnaston|uutiskirje|foto',
    ),
    vague: add(EN_READING.order.vague, 'något|nåt|noget|noe|jotain'),
    publish: add(
      EN_READING.order.publish,
      'lägg upp|lägg ut|publicera|posta|dela|læg op|slå op|del|offentliggør|legg ut|publiser|julkaise|jaa|oszd meg|tedd ki|publică|distribuie',
    ),
    our: add(EN_READING.order.our, 'vår|vårt|våra|min|mitt|mina|vores|mine|våre|meidän|noastre|noastră'),
    link: add(
      EN_READING.order.link,
      'om att|som säger att|där det står att|där det står|med texten|om|för|till|med|om at|der siger at|hvor der står|med teksten|som sier at|der det står|i anledning af|i anledning av|med anledning av|til|av|siitä että|o|pro|ról|ről|despre|pentru',
    ),
    forOur: add(
      EN_READING.order.forOur,
      'för|för vår|för vårt|till|till vår|till vårt|på|på vår|på vårt|för våra|til|til vores|på vores|for|for vores|til vår|på vår|vår|vores|meidän',
    ),
    us: add(EN_READING.order.us, 'oss|os|meille'),
    your: add(EN_READING.order.your, 'din|ditt|dina|er|ert|era|dit|dine|jer|jeres|deres|sinun|ti|te|tău|voastră'),
  },
}
