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
    'ring|ringa|tel|telefon|boka|bokning|bokningar|anmälan|anmäl|kontakta|kontakt|maila|mejla|sms|bestil|bestill|bestilling|booking|tilmeld|tilmelding|påmelding|meld|skriv|bord|soita|puh|varaa|varaukset|ilmoittaudu|volejte|zavolejte|rezervace|objednávky|hívj|hívjon|foglalás|jelentkezés|sună|sunați|rezervări|înscrieri|καλέστε|τηλ|κρατήσεις|telepon|telp|hubungi|wa|pesan|pemesanan|reservasi|daftar|pendaftaran|info|kontak',
  ),
  street: {
    before: '',
    behind:
      'gatan|gata|vägen|torget|gränd|stigen|backen|storg\\.|gade|vej|allé|stræde|torvet|veien|vegen|gate|gt\\.|plass|katu|tie|kuja|polku|kaari|aukio|raitti|rinne|väylä',
  },
  numbers: '',
  dangling: add(
    EN_READING.dangling,
    'och|eller|med|till|från|för|på|av|i|en|ett|den|det|de|som|är|var|kan|om|vid|hos|og|til|fra|på|af|av|et|er|ja|tai|sekä|on|a|v|ve|na|do|od|za|s|se|k|ke|u|pro|o|az|és|egy|vagy|și|si|la|cu|de|din|pe|un|o|sau|και|ή|με|από|στο|στη|στην|στον|για|το|τη|της|του|ο|η|dan|atau|di|ke|dari|untuk|buat|dengan|yang|pada|oleh|ini|itu|juga|hanya|cuma|mulai|sampai|adalah|kami|akan|sudah|ada|per',
  ),
  lead: add(
    EN_READING.lead,
    'alk\\.|på|den|från|till|fram till|senast|kl|klockan|varje|bara|endast|för|fra|til|hver|kun|fra kl|indtil|senest|klo|joka|vain|od|do|v|ve|každý|každou|jen|pouze|za|už od|csak|minden|kezdete|de la|până la|din|doar|în fiecare|από|έως|κάθε|μόνο|στις|ώρα|mulai|dari|mulai dari|cuma|hanya|setiap|tiap|jam|pukul|tanggal|hari|sampai|hingga|pada|di|per|dengan harga',
  ),
  tail: add(
    EN_READING.tail,
    'båda dagarna|begge dage|begge dager|styck|st|per (?:person|dag|styck|månad|timme|natt)|pr\\.? (?:person|dag|stk|time|måned|natt|uge|uke)|stk|kpl|ks|db|buc|saja|aja|per orang',
  ),
  binding: add(
    EN_READING.binding,
    'inte|ej|ingen|inga|inget|utan|stängt|inställt|om|istället för|ikke|ingen|uden|uten|lukket|stengt|aflyst|avlyst|i stedet for|ei|ilman|suljettu|ne|není|bez|zavřeno|místo|nem|nincs|nélkül|zárva|helyett|nu|fără|închis|în loc de|δεν|όχι|χωρίς|κλειστά|αντί|dari|tidak|bukan|tanpa|kecuali|tutup|libur|kalau|jika|sebelum|setelah|minimal|maksimal|setiap',
  ),
  continuing: add(
    EN_READING.continuing,
    'och|men|eller|samt|som|där|og|men|eller|samt|hvor|der|ja|mutta|tai|a|ale|nebo|és|de|vagy|și|dar|sau|care|και|αλλά|ή|dan|atau|tapi|yang|karena|untuk|serta|juga|lalu',
  ),
  short: add(
    EN_READING.short,
    'ark|alk|norm|pga|iht|mv|evt|hhv|mån|tis|ons|tors|fre|lör|sön|må|ti|to|lö|sö|man|tirs|tir|tor|lør|søn|lok|avg|anm|resp|inkl|exkl|ca|bl.a|t.ex|f.eks|m.m|osv|o.s.v|ggr|st|stk|kr|pers|gatan|gt|vån|etg|sal|frk|po|út|ut|čt|pá|ul|nám|čp|č|tř|hod|kč|p|pí|sv|tj|např|atd|vč|okt|aug|sept|nov|dec|jan|feb|apr|led|úno|bře|dub|kvě|čvn|srp|zář|říj|lis|pro|hét|ked|sze|csüt|pén|szo|vas|em|krt|stb|pl|kb|márc|ápr|máj|jún|júl|szept|lun|mie|joi|vin|sâm|dum|et|ap|bl|sc|str|bd|jud|ian|mai|iun|iul|noi|τηλ|οδ|αρ|δευ|τρ|τετ|πεμ|παρ|σαβ|κυρ|π.μ|μ.μ|κ|ευ|pr|kl|nr|tlf|tel|min|maks|max|storg|jl|gg|kec|kab|telp|rt|rw|d.v.s|mm|f.o.m|t.o.m|fom|tom|dvs|udg|indg|ekskl|st.|tr|krs|sídl|stř|ker|şos',
  ),
  open: add(
    EN_READING.open,
    'börjar|startar|öppnar|stänger|slutar|kostar|gäller|pågår|hålls|kör|fyller|säljer|söker|håller|firar|öppet|stängt|öppna|begynder|begynner|starter|åbner|åpner|lukker|stenger|slutter|koster|gælder|gjelder|afholdes|arrangeres|holdes|holder|feirer|fejrer|søger|søker|sælger|selger|åbent|åpent|alkaa|alkavat|päättyy|päättyvät|avaamme|avautuu|aukeaa|maksaa|maksavat|sulkeutuu|järjestetään|pidetään|etsimme|juhlii|juhlimme|avoinna|auki|voimassa',
  ),
  limit: add(
    EN_READING.limit,
    'endast|bara|gäller ej|gäller|utom|förutom|kun|gælder|gjelder|bare|undtaget|vain|pouze|jen|kromě|csak|kivéve|doar|exclus|μόνο|εκτός|hanya|cuma|khusus|kecuali|tidak termasuk|berlaku',
  ),
  never: `${EN_READING.never}|(?:jangan|tanpa|nggak usah|ngga usah|gak usah|tidak usah|tidak perlu)(?: (?:di)?(?:tulis|cantum|sebut|tampil|taruh|pakai|pake|masuk|kasih)\\p{L}*)(?![\\p{L}])`,
  neverStart: add(EN_READING.neverStart, 'jangan|tanpa|nggak usah|ngga usah|gak usah|tidak usah|tidak perlu'),
  named: {
    price: add(EN_READING.named.price, 'harga|harganya'),
    date: add(EN_READING.named.date, 'tanggal|jam'),
    place: add(EN_READING.named.place, 'alamat|lokasi'),
    contact: add(EN_READING.named.contact, 'nomor|no hp|nomor hp|telepon'),
    discount: add(EN_READING.named.discount, 'diskon|promo'),
  },
  order: {
    ...EN_READING.order,
    polite: add(
      EN_READING.order.polite,
      'hej|hejsan|hejsa|hej alla|hej igen|hei dere|hei alle|heisann|halla|moikka|moi kaikki|terve|god morgen|god morgon|snälla|gärna|gerne|venligst|vennligst|god dag|moi|hei|dobrý den|ahoj|prosím|szia|sziasztok|bună|bună ziua|γεια|γεια σας|παρακαλώ|tolong|mohon|halo|hai|hai kak|halo kak|min|kak|permisi|selamat pagi|selamat siang|tolong ya',
    ),
    ask: add(
      EN_READING.order.ask,
      'behöver|trenger|tarvitaan|mangler|skal bruge|har brug for|kan ni|kan du|kan någon|skulle ni kunna|skulle du kunna|kunde ni|vi behöver|jag behöver|vi vill ha|jag vill ha|vi skulle vilja ha|vi skulle behöva|kan i|kan I|kunne i|kunne du|vil i|vil du|gider i|gider du|vi skal bruge|jeg skal bruge|vi har brug for|jeg har brug for|vi vil gerne have|jeg vil gerne have|kan dere|kunne dere|vil dere|vi trenger|jeg trenger|vi ønsker|jeg ønsker|vi ønsker oss|voitteko|voisitteko|voitko|voisitko|tarvitsemme|tarvitsen|haluamme|haluaisimme|haluaisin|minta tolong|minta|butuh|perlu|kami butuh|saya butuh|aku butuh|kami perlu|saya perlu|saya mau|kami mau|saya ingin|kami ingin|bisa|bisakah|boleh',
    ),
    make: add(
      EN_READING.order.make,
      'gör|skapa|fixa|göra|skriv|skriva|lav|lave|lage|lag|skrive|skape|ordne|fikse|tee|tehkää|tehdä|laatikaa|laatia|luokaa|luoda|udělejte|vytvořte|csinálj|készíts|készítsetek|fă|faceți|φτιάξε|φτιάξτε|buatkan|buat|bikin|bikinkan|buatin|bikinin|desain|desainkan|tuliskan|buatlah|membuat',
    ),
    post: add(
      EN_READING.order.post,
      'inlägg|inlägget|annons|annonsen|reklam|instainlägg|instagraminlägg|facebookinlägg|opslag|opslaget|annonce|annoncen|reklame|instaopslag|instagramopslag|facebookopslag|innlegg|innlegget|annonse|annonsen|instainnlegg|instagraminnlegg|facebookinnlegg|postaus|postauksen|julkaisu|julkaisun|instapostaus|instapostauksen|somepostaus|somepostauksen|facebook-julkaisu|mainos|mainoksen|postingan|posting|iklan|konten|pamflet|brosur|selebaran|spanduk|pengumuman',
    ),
    picture: add(
      EN_READING.order.picture,
      'bild|affisch|prislista|nyhetsbrev|hemsida|inbjudan|billede|plakat|prisliste|nyhedsbrev|hjemmeside|invitation|bilde|nyhetsbrev|nettside|invitasjon|kuva|kuvan|juliste|julisteen|hinnasto|hinnaston|uutiskirje|gambar|poster|desain|foto|undangan|kartu',
    ),
    vague: add(EN_READING.order.vague, 'något|nåt|noget|noe|jotain|sesuatu'),
    publish: add(
      EN_READING.order.publish,
      'lägg upp|lägg ut|publicera|posta|dela|læg op|slå op|del|offentliggør|legg ut|publiser|zveřejněte|sdílejte|julkaise|jaa|oszd meg|tedd ki|publică|distribuie|δημοσίευσε|ανέβασε',
    ),
    our: add(
      EN_READING.order.our,
      'vår|vårt|våra|min|mitt|mina|vores|mine|våre|naše|náš|naši|meidän|noastre|noastră|τις|τα|το|kami|kita',
    ),
    link: add(
      EN_READING.order.link,
      'om att|som säger att|där det står att|där det står|med texten|om|för|till|med|om at|der siger at|hvor der står|med teksten|som sier at|der det står|i anledning af|i anledning av|med anledning av|til|av|siitä että|o|pro|ról|ről|despre|pentru|για|tentang|untuk|soal|mengenai|buat|kalau|bahwa|yang bilang',
    ),
    forOur: add(
      EN_READING.order.forOur,
      'för|för vår|för vårt|till|till vår|till vårt|på|på vår|på vårt|för våra|til|til vores|på vores|for|for vores|til vår|på vår|vår|vores|meidän|untuk|di|buat|ke',
    ),
    us: add(EN_READING.order.us, 'oss|os|meille|kami|saya'),
    your: add(
      EN_READING.order.your,
      'din|ditt|dina|er|ert|era|dit|dine|jer|jeres|deres|sinun|váš|vaše|tvůj|ti|te|tău|voastră|σας|σου|anda|kamu|kalian',
    ),
  },
}
