import { isKnownLanguage } from './languages/terms.ts'
import { isUnspaced, type Token } from './tokens.ts'
import type { SourceText } from './source-text.ts'

/** What is made, and where it is shown, in the languages of the product. */
const MEDIA =
  /(?<!\p{L})(?:(?:for|für|fürs|voor|för|till?) (?:\p{L}{2,12} ){0,2}(?:window|door|wall|board|\p{L}*fenster|\p{L}*tür|raam|ruit|deur|prikbord|fönst(?:er|ret)|dörr(?:en)?|anslagstavlan?|vindu(?:e|et)?|dør(?:en|a)?|op{1,2}slagstavl(?:en|a|e))|basteln|visuel|visual|vitrine|vetrina|escaparate|schaufenster|tablón|etalage|noticeboard|posts?|posting|beitrag|ads?|advert|anzeige|pub|annonce|anuncio|anúncio|annuncio|advertentie|ogłoszenie|stor(?:y|ies|ie)|histori[ae]s?|reels?|flyer|flier|banner|poster|plakat|aushang|affiche|image|imagen|imagem|immagine|cartel|cartaz|locandina|plakat|grafik[aęi]?|graphic|bild|pic|design|caption|cover|carousel|feed|newsletter|website|webseite|homepage|site|blog|profil\p{L}{0,2}|perfil|page|seite|pagina|página|strona|stronę|fb|ig|insta\p{L}*|face\p{L}*|tiktok|linkedin|socials|réseaux|redes|fanpage|zalo|flöde|inlägg\p{L}*|innlegg\p{L}*|opslag\p{L}*|annons\p{L}*|annonce\p{L}*|\p{L}*postau\p{L}*|julkaisu\p{L}*|инст\p{L}*|лент\p{L}*|стрічк\p{L}*|сторис|пост\p{L}?)(?!\p{L})/iu
const OTHER_MEDIA =
  /インスタ|投稿|フィード|ストーリー|인스타|피드|朋友圈|小红书|文案|海报|微博|โพสต์|ไอจี|เฟซ|نست[غجق]رام|بوست|منشور|فيسبوك|ستوري|אינסט|פוסט|פייסבוק|पोस्ट|इंस्टा/u
const QUOTES =
  /(?<!\p{L})(?:quote|quotation|reviews?|testimonial|feedback|bewertung|rezension|recensie|recension|anmeldelse|arvostelu|saying|proverb|zitat|spruch|sprichwort|citation|proverbe|dicton|cita|frase|refrán|citação|ditado|provérbio|citazione|proverbio|detto|aforisma|citaat|spreuk|spreekwoord|cytat|przysłowie|alıntı|söz|atasözü|цитата|цитату)(?!\p{L})|名言|格言|ことわざ|语录|金句|명언|คำคม|اقتباس|حكمة|عبارة|ציטוט/iu

/** First words of thanks. Kisses are thanks as well. */
const THANKS =
  /^(?:thx+|tysm|ty|ta|thanks?|thank you|cheers|x{1,4}|xoxo|danke\p{L}*|vielen dank|dank\p{L}*|merci|gracias|obrigad[oa]|valeu|grazie|bedankt|alvast|dzięki|dziękuję|z góry|teşekkür\p{L}*|çok|sağol\p{L}*|sağ|شكر\p{L}*|תודה|धन्यवाद|спасибо|дякую\p{L}*|cảm ơn|tack|takk|mille|muchas|muito)(?!\p{L}{3})|^(?:감사|谢谢|謝謝|ありがとう|よろしく|ขอบคุณ)/iu
/** A wish about the look: it negates, asks, or tells how to keep it. */
const WISH =
  /(?<!\p{L})(?:no|not|nothing|kein\p{L}{0,2}|nicht|nichts|ohne|pas|sans|rien|nada|sin|sem|senza|niente|geen|niet|niks|bez|nic|olmasın|без|ничего|please|pls|bitte|svp|stp|favor|favore|graag|aub|proszę|lütfen|пожалуйста|keep|schlicht|بدون|לו|ללא)(?!\p{L})|不要|すぎない|ないで|말고|لو سمحت/iu

/** In tokens: those of a lead, of thanks, and of a wish. */
const LONGEST = { lead: 16, thanks: 12, wish: 12 } as const

/**
 * Marks what may be left out because it is said to us: words before a colon, a question mark or a line break at the start that name a medium
 * or a quotation, and thanks and wishes about the look behind the message. Nothing with a number or an address is marked.
 */
export function markFrames(
  source: SourceText,
  { isOptional, isOrder }: { isOptional: boolean[]; isOrder: readonly boolean[] },
): void {
  const { tokens, clauses } = source
  const markAll = (from: number, to: number) => isOptional.fill(true, from, to)
  const lead = findLead(tokens)
  // "Story bitte, Thema:"
  const named = tokens.findIndex(({ key }, at) => at >= lead && at <= lead + 2 && key === ':')
  if (lead > 0) markAll(0, named < 0 ? lead : named + 1)
  markAll(findBareThanks(tokens), tokens.length)
  const asked = Math.max(findForeignOrder(source), findAnnouncing(tokens), findLoneMedium(source))
  if (asked > lead) markAll(0, asked)
  const parts = listParts(tokens, clauses)
  for (const part of parts) markAll(findNotShown(tokens, part), part.to)
  for (const { from, to } of parts.slice(1))
    if (to - from <= LONGEST_PUBLISHED && PUBLISHED_ON.test(toText(tokens.slice(from, to)))) markAll(from, to)
  for (const { from, to } of parts.slice(1).slice(-MOST_THANKS).toReversed()) {
    const said = toText(tokens.slice(from, to))
    // The name under thanks.
    const isNamed = to < tokens.length && to - from <= 2
    if (!isOptional[to] && to < tokens.length) break
    if (!hasNoFact(tokens, from, to) || to - from > lengthOf('thanks', said) || (!THANKS.test(said) && !isNamed)) break
    markAll(from, to)
  }
  if (!isOptional.includes(true) && !isOrder.includes(true)) return
  for (const { from, to } of parts.slice(1)) {
    const said = to - from > LONGEST.wish * 2 ? '' : toText(tokens.slice(from, to))
    if (to - from <= lengthOf('wish', said) && hasNoFact(tokens, from, to) && WISH.test(said)) markAll(from, to)
  }
}

/** Asking us to announce something, in small letters, and what joins it: "hola quiero anunciar que". */
const ANNOUNCING =
  /^(?:(?:hola|oi|olá|oie|ciao|salve|salut|bonjour|coucou|hej|cześć|witam|hi|hello) )?(?:quiero|queremos|quería|queríamos|necesito|necesitamos|tengo que|me gustaría|preciso|precisamos|quero|queremos|queria|queríamos|gostaria de|vorrei|vorremmo|voglio|devo|dobbiamo|je voudrais|on voudrait|nous voudrions|j['’ ]+aimerais|il faut|chcę|chcemy|chciałabym|chciałbym|muszę|musimy|i want to|we want to|i need to|we need to|i[’' ]+d like to|we[’' ]+d like to) (?:anunciar|promocionar|publicitar|difundir|divulgar|promover|annoncer|promouvoir|annunciare|promuovere|pubblicizzare|ogłosić|zareklamować|wypromować|announce|promote|advertise)(?: (?:que|che|że|that))?$/u
/** In tokens. */
const LONGEST_ANNOUNCING = 9

/** Where what is announced begins; 0 if nobody asks so. */
function findAnnouncing(tokens: readonly Token[]): number {
  for (let at = Math.min(LONGEST_ANNOUNCING, tokens.length - 1); at > 1; at -= 1)
    if (ANNOUNCING.test(toText(tokens.slice(0, at)))) return at
  return 0
}

/** Where it is to be published, as all of a clause behind the message. */
const PUBLISHED_ON =
  /^(?:インスタ(?:グラム)?|ストーリーズ?|sns|line)に(?:載せ|上げ|あげ|投稿し)(?:たい(?:です)?|て(?:ください|ほしいです)|ます)$|^(?:인스타(?:그램)?|스토리|피드|블로그)에 ?(?:올릴|올려)(?: ?(?:거예요|예정이에요|예정입니다|주세요))?$|^(?:uveřejněte|dejte|wrzućcie|wstawcie|opublikujcie|ανεβάστε|βάλτε|выложите|опубликуйте|викладіть|опублікуйте|unggah|đăng) (?:to |το |это |це )?(?:prosím |proszę |пожалуйста |будь ласка )?(?:na|στο|στα|в|на|di|ke|lên) (?:story|stories|insta\p{L}*|fb|facebook\p{L}*|сторис|сторіз|инст\p{L}*|інст\p{L}*)$/u
/** In tokens; a character of a script without spaces is one. */
const LONGEST_PUBLISHED = 20

/** What is made, as all of the first clause: "海报 …", "인스타에 올릴거 만들어주세요 …". */
const LONE_MEDIUM =
  /^(?:朋友圈|小红书|微信|抖音|公众号)?(?:宣传)?(?:海报|海報|图片|圖片|文案|帖子|貼文|推文)$|^(?:インスタ|SNS|ストーリーズ?)(?:用|の)?(?:投稿|画像|ストーリー)$|^(?:インスタ(?:グラム)?|SNS|ストーリーズ?|フェイスブック)(?:用|向け)?[にで]\p{L}{0,8}(?:作って|つくって|作成して|制作して|デザインして|お願い)\p{L}{0,8}$|^(?:お客様の声|口コミ|クチコミ|レビュー|感想)を(?:載せ|紹介し|投稿し|掲載し)たい(?:です)?$|^(?:인스타(?:그램)?|페이스북|블로그|스토리|피드|릴스)(?:용|에)[\p{L} ]{0,10}(?:만들어|제작|부탁|올려|디자인)[\p{L} ]{0,8}$/u

function findLoneMedium({ tokens, clauses }: SourceText): number {
  const end = clauses.findIndex((clause) => clause !== clauses[0])
  return end > 0 && LONE_MEDIUM.test(toText(tokens.slice(0, end))) ? end : 0
}

/** What a picture must not show, and asking for it, behind a message without a mark: "… 45 € surtout pas de photo svp". */
const NOT_SHOWN =
  /^(?:(?:surtout )?pas d[e’' ]+|sans |nada de |sin |sem |senza |niente |bez |geen |kein\p{L}{0,2} |no )(?:\p{L}{1,20} )?(?:photos?|fotos?|images?|imágenes|imagens|immagini|dessins?|zdjęć|zdjęcia|bilder?|pictures?|logo|emojis?|texte|texto|testo)(?!\p{L})/u
const ENDS_PLEASE =
  / (?:svp|stp|s[’' ]+il (?:te|vous) plaît|por favor|porfa|per favore|proszę|graag|aub|bitte|please|pls)$/u
const LONGEST_NOT_SHOWN = 12

/** Where such words begin at the end of a clause; its end without any. */
function findNotShown(tokens: readonly Token[], { from, to }: Range): number {
  for (let at = Math.max(from + 1, to - LONGEST_NOT_SHOWN); at < to; at += 1) {
    const said = toText(tokens.slice(at, to))
    if (NOT_SHOWN.test(said) && ENDS_PLEASE.test(said)) return at
  }
  return to
}

/** Thanks that may stand behind words without a mark, and kisses behind them. */
const BARE_THANKS = new Set(
  'thanks thankyou thank you so much hun love lovely mate ty thx danke bedankt merci bcp beaucoup tack tak takk kiitos gracias muchas mil grazie mille tante obrigado obrigada muito valeu obg dziękuję dziękujemy dzięki teşekkürler teşekkür ederim ederiz شكرا شكرًا תודה спасибо дякую cảm ơn 谢 谢谢 x xx xxx'.split(
    ' ',
  ),
)

/** Words that are thanks only behind one of these. */
const BEHIND_THANKS = new Set(['you', 'so', 'much', 'hun', 'love', 'lovely', 'mate'])

/** Where thanks at the end of a text begin that no mark parts from it: "call 0113 496 0958 thanks x". */
function findBareThanks(tokens: readonly Token[]): number {
  let from = tokens.length
  while (from > 1 && (tokens[from - 1]?.kind === 'mark' || BARE_THANKS.has(tokens[from - 1]?.key ?? ''))) from -= 1
  // "We miss you so much" thanks nobody.
  while (from < tokens.length && (tokens[from]?.kind === 'mark' || BEHIND_THANKS.has(tokens[from]?.key ?? '')))
    from += 1
  return from
}

/** How somebody asks in languages whose other words the judge does not know: northern and Slavic ones, Hebrew, Indonesian, Vietnamese. */
const ASKS = new Set(
  'kan kunne skulle vil gider behöver trenger ønsker voitteko voisitteko voitko voisitko tehkää tee gör lav lag сделайте сделай сделаете создайте создай нужен нужна нужно напишите напиши подготовьте придумайте зробіть зроби зробите створіть створи потрібен потрібна потрібно напишіть підготуйте צריך צריכה צריכים תכין תכיני תכינו הכינו תעשה תעשי תעשו עשו תעצבו עצבו צרו תכתבו buatkan bikin bikinkan buat buatin bikinin làm tạo viết thiết cần nhờ ทำ треба потрібні допоможіть допоможи помогите нужны udělejte udelejte vytvořte připravte navrhněte potřebuju potrebuju potřebuji potřebujeme chci chceme prosím prosim θα θέλω θελω θέλουμε θελουμε χρειάζομαι χρειαζομαι χρειαζόμαστε φτιάξτε φτιαξτε φτιάξε φτιαξε κάντε καντε ψάχνω ψαχνω desain desainkan dibuatkan'.split(
    ' ',
  ),
)
const ASKED_MEDIA =
  /^(?:пост\p{L}{0,2}|публикаци\p{L}|сторис|объявлени\p{L}|афиш\p{L}|баннер\p{L}?|картинк\p{L}|допис\p{L}?|оголошенн\p{L}|банер\p{L}?|פוסט|מודעה|סטורי|פלייר|postingan|poster|feed|gambar|příspěv\p{L}*|prispev\p{L}*|plakát\p{L}*|leták\p{L}*|inzerát\p{L}*|obráz\p{L}*|grafik\p{L}|ποστ\p{L}*|στόρι|στορι|δημοσίευση|ανάρτηση|αναρτηση|αφίσα|αφισα|σχέδιο|σχεδιο|εικόνα|εικονα|κάτι|κατι|φυλλάδιο|διαφήμιση|facebook|iklan|konten|brosur|spanduk|banner|đăng|ảnh|\p{L}*inlägg\p{L}*|\p{L}*innlegg\p{L}*|\p{L}*opslag\p{L}*|annons\p{L}*|annonce\p{L}*|\p{L}*postau\p{L}*|\p{L}*julkaisu\p{L}*|post|story|reel|flyer|plakat|affisch)$/u
/** Words between what is made and its subject. */
const JOINS = new Set(
  'till til på for för instagram insta facebook fb om at att som säger siger sier der det står hvor där для о об про что том що те щоб на в инстаграм инстаграма инстаграме інстаграм інстаграму фейсбук על לאינסטגרם לאינסטה לפייסבוק בנושא untuk tentang soal kalau bahwa mengenai cho về rằng là ל ש για το την τη τα τον τις τους ότι οτι πως με σε στο o že pro na k ke dong ya dari buat'.split(
    ' ',
  ),
)
/** In tokens. */
const MOST = { greeting: 4, asked: 9 } as const

/** Where the subject begins behind "Hej! Kan ni göra ett inlägg till Instagram om"; 0 if nobody asks so. */
function findForeignOrder({ tokens, terms }: SourceText): number {
  const first = tokens.slice(0, MOST.greeting).findIndex(({ key }) => ASKS.has(key))
  // "γεια, ποστ για …": what is made, and its subject.
  if (first < 0) {
    const named = tokens.slice(0, MOST.greeting).findIndex(({ key }) => ASKED_MEDIA.test(key))
    return named >= 0 && JOINS.has(tokens[named + 1]?.key ?? '') && !isKnownLanguage(terms.tag) ? named + 2 : 0
  }
  const length = tokens.slice(first, first + MOST.asked).findIndex(({ key }) => ASKED_MEDIA.test(key))
  if (length < 1) return 0
  let at = first + length + 1
  while (JOINS.has(tokens[at]?.key ?? '')) at += 1
  return at < tokens.length ? at : 0
}

/** The most clauses of thanks, with the names between and under them. */
const MOST_THANKS = 4

/** A character of a script without spaces is a token. */
const lengthOf = (name: keyof typeof LONGEST, said: string) => LONGEST[name] * (isUnspaced(said) ? 2 : 1)

const toText = (tokens: readonly Token[]): string => {
  const gap = tokens.some(({ key }) => isUnspaced(key)) ? '' : ' '
  return tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key)
    .join(gap)
    .normalize('NFC')
}

const hasNoFact = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ kind }) => kind !== 'number' && kind !== 'link')

const LEAD_ENDS: ReadonlySet<string> = new Set([':', '?'])

/** Where the words before the message end; 0 without any. */
function findLead(tokens: readonly Token[]): number {
  const most = LONGEST.lead * (tokens.some(({ key }) => isUnspaced(key)) ? 2 : 1)
  for (let at = 1; at <= Math.min(most, tokens.length - 1); at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || !token || before.kind === 'number' || before.kind === 'link') return 0
    const said = toText(tokens.slice(0, at))
    const isEnd = (before.kind === 'mark' && LEAD_ENDS.has(before.key)) || token.starts_line || PLEASE.test(said)
    if (isEnd && (MEDIA.test(said) || OTHER_MEDIA.test(said) || QUOTES.test(said))) return at
    if (token.opens && QUOTES.test(said) && at < 4) return at
  }
  return 0
}

const PLEASE = /(?<!\p{L})(?:pls|please|plz|bitte|svp|stp|porfa|graag|aub)$/iu

interface Range {
  from: number
  to: number
}

function listParts(tokens: readonly Token[], clauses: readonly number[]): Range[] {
  const parts: Range[] = []
  for (let from = 0; from < tokens.length;) {
    let to = from + 1
    while (to < tokens.length && clauses[to] === clauses[from]) to += 1
    parts.push({ from, to })
    from = to
  }
  return parts
}
