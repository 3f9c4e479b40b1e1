import { ALL_READING_WORDS } from '../languages/reading/find-reading-words.ts'
import { ARTICLE, findForWhom, KIND_OF_POST } from './asking.ts'
import { PLATFORM } from './order-cursor.ts'
import { matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** What a word before a message says: what is made, where it is shown, that somebody asks, or nothing by itself. */
type Role = 'work' | 'thing' | 'place' | 'asking' | 'quote' | 'for' | 'onto' | 'us' | 'venue' | 'surface' | 'small'

/** The words before a message that are addressed to us. */
export interface Frame extends Extent {
  /** Whether it asks for a quotation, which is what follows. */
  isQuote: boolean
}

/** Where a finished design hangs or is shown: this is said to us, not to readers. */
const SURFACES =
  'window|windows|shop window|front window|shopfront|shop front|door|doors|front door|counter|till|wall|board|boards|a-board|notice board|notice boards|noticeboard|bulletin board|community board|whiteboard|chalkboard|lobby screen|tv screen|screen|display|gate|railings|status|statuses|' +
  'tür|türen|ladentür|eingangstür|haustür|praxistür|bürotür|kabinentür|glastür|schaufenster|fenster|ladenfenster|scheibe|aushang|schaukasten|schwarzes brett|schwarze brett|pinnwand|infotafel|tafel|theke|tresen|kasse|bildschirm|monitor|whatsapp-status|whatsappstatus|' +
  'vitrine|vitrines|devanture|porte|porte d’entrée|panneau|panneau d’affichage|tableau d’affichage|comptoir|caisse|hall d’entrée|écran|statut|' +
  'escaparate|cristalera|puerta|tablón|tablón de anuncios|mostrador|pizarra|pantalla|estado|estados|' +
  'vetrina|vetrine|porta|portone|bacheca|bancone|cassa|schermo|stato|' +
  'mural|porta|balcão|quadro de avisos|parede|painel|' +
  'etalage|winkelruit|raam|ruit|voorraam|deur|voordeur|winkeldeur|prikbord|mededelingenbord|toonbank|balie|scherm|' +
  'drzwi|szybę|szyba|szybie|witrynę|witryna|witrynie|tablicę|tablica|tablicę ogłoszeń|gablotę|gabloty|gablota|ladę|lady|okno|' +
  'vitrin|vitrini|vitrinine|vitrine|kapı|kapıya|kapısı|kapısına|cam|cama|pano|panoya|panosu|tezgah|ekran|durum|durumu|' +
  'дверь|двери|витрину|витрины|витрина|стенд|стенда|доску|доска|доски|доску объявлений|доски объявлений|окно|кассу|статус|статуса|стойку|двері|вітрину|вітрини|дошку|дошки оголошень|вікно|касу|' +
  '店頭|店先|入口|玄関|ドア|掲示板|窓|ショーウィンドウ|レジ横|レジ|受付|张贴|店门口|门口|店门|橱窗|公告栏|公告板|柜台|收银台|電梯|电梯|店門口|門口|櫥窗|公告欄|櫃台|매장 문|가게 문|문|입구|유리문|유리창|게시판|카운터|엘리베이터|' +
  'للوحة الإعلانات|للوحة|باب|لباب|الباب|للباب|واجهة|لواجهة|الواجهة|للواجهة|لوحة الإعلانات|لوحة|الحالة|حالة|לחלון|לדלת|ללוח|דלת|חלון ראווה|दरवाज़े|दरवाजे|खिड़की|नोटिस बोर्ड|ประตู|หน้าร้าน|กระจก|cửa|cửa kính|bảng tin|' +
  'skyltfönster|skyltfönstret|fönster|fönstret|dörr|dörren|anslagstavla|anslagstavlan|disken|butiksfönster|dør|døren|døra|vindue|vinduet|vindu|vinduet|opslagstavle|opslagstavlen|oppslagstavla|butiksvindue|dveře|výlohu|výloha|výlohy|nástěnku|nástěnka|ovi|oveen|ikkuna|ikkunaan|ilmoitustaulu|ilmoitustaululle|ajtó|ajtóra|kirakat|kirakatba|hirdetőtábla|vitrină|vitrina|ușă|ușa|avizier|βιτρίνα|πόρτα|πίνακας|πίνακα'

/** The same in all languages, or of languages without a table. */
const MORE: Readonly<Partial<Record<Role, string>>> = {
  work: 'thingy|thingie|thingamajig|visuel|story|stories|storie|reel|reels|storys|historia|historias|stories|сторис|ストーリーズ|ストーリー|投稿|文案|스토리|포스팅|inlägg|annons|opslag|annonce|innlegg|julkaisu|příspěvek|hirdetés|bejegyzés|postare|anunț',
  place:
    'للستوري|لستوري|للستوريات|للبوست|للقصة|للحالات|ستوري|website|web site|webseite|homepage|newsletter|blog|site web|sito|sito web|página|pagina|strona|stronę|strony|сайт|сайта|сайту|profil|profilo|perfil|profiel|page|seite|socials|fb page|redes|feed|フィード|ブログ|피드|블로그|flöde|flödet|стрічка|стрічку|стрічки|соцсетей|соцмереж|timeline|grid|stories|profile|wall|highlights|pinnwand|fil|muro|mural|bacheca|tijdlijn|лента|ленту|ленты',
  asking:
    'pls|plss|plz|please|pretty please|bitte|büdde|ขอ|svp|stp|s’il vous plaît|s’il te plaît|por favor|porfa|pfv|per favore|per piacere|graag|aub|proszę|lütfen|من فضلك|لو سمحت|בבקשה|कृपया|お願いします|请|부탁해요|부탁드려요|làm ơn|giúp|пожалуйста|пж|плиз|будь ласка|snälla|tack|yapar mısınız|yapabilir misiniz|hazırlar mısınız|عايز|عايزة|عايزين|عاوزين|محتاج|محتاجين|نريد|أريد|اريد|نبغى|ابغى|نبي|on voudrait|on aimerait|on veut|ci servirebbe|ci serve|hacednos|haznos|hazme|kan ni|kan du|vi behöver|prosím|kérlek|kiitos|mulțumesc',
  surface: SURFACES,
  onto: 'to go on|to put on|to go in|to put in|to stick on|to hang in|ans|an die|zum aufhängen|à afficher|à mettre sur|para colgar|para pegar|da appendere|na|на|asılacak|asmak|asmak için|yapıştırılacak|贴|貼|に貼る|に貼る用|に出す|贴在|貼在|挂在|挂|에 붙일|에 붙일 거|에 붙일 것|에 걸',
  for: 'for|to go on|للوحة الإعلانات|للوحة|لباب|للباب|لواجهة|للواجهة|לחלון|לדלת|ללוח|für|fürn|fürs|pour|para|pro|pra|per|voor|dla|na|do|için|ل|عشان|ל|के लिए|用|向け|用の|给|為|为|위한|용|cho|สำหรับ|ลง|для|на|för|till|til',
  us: 'oss|os|nám|nekünk|meille',
  small:
    '的|거|ال|asap|urgent|urgently|urgente|dringend|dringendst|spoed|pilne|acil|daraus|hieraus|davon|kommt|topic|subject|thema|thème|sujet|tema|argomento|onderwerp|temat|konu|тема|テーマ|主题|postar|publicar|poster|posten|publier|pubblicare|vår|vårt|våra|发|發|发布|配图|图|nhé|нашей|нашої|quick|small|short|simple|little|nice|cute|another|first|next|this|today’s|today|schnell|schnelle|schneller|kurz|kurze|kleiner|kleine|kleines|nette|nettes|nen|ne|petit|petite|rapide|pequeño|pequeña|rápido|rápida|pequeno|pequena|piccolo|piccola|veloce|klein|snel|snelle|mała|mały|szybki|szybka|küçük|hızlı|göra|gör|skapa|fixa|ett|en|lav|lage|et|の|に|を|一|个|張|张|条|條|一个|一張|一张',
}

/** What may also be the title of what is made. */
const TITLES: ReadonlySet<string> = new Set(
  'price list|menu board|invitation|invite|announcement|campaign|promotion|promo|preisliste|speisekarte|einladung|tarifs|carte|invitation|carta|invitación|convite|listino|listino prezzi|invito|uitnodiging|prijslijst|cennik|zaproszenie|davetiye'.split(
    '|',
  ),
)

/** For whose rooms or business something is made: "for my nail salon". It may follow up to two words that say which. */
const VENUES =
  'tablón|tablón de anuncios|salon|shop|store|café|cafe|bakery|studio|restaurant|gym|clinic|office|room|staff room|waiting room|kitchen|window|shop window|front door|door|counter|company|business|bar|pub|school|club|church|team|staff|practice|stall|notice board|noticeboard|lobby|laden|geschäft|bäckerei|praxis|büro|schaufenster|tür|theke|verein|kirche|firma|schule|schwarzes brett|aushang|wartezimmer|pausenraum|boutique|magasin|vitrine|cabinet|bureau|école|église|équipe|entreprise|salle d’attente|tienda|escaparate|clínica|oficina|escuela|iglesia|empresa|bar|taller|loja|vitrine|consultório|escritório|escola|igreja|negozio|vetrina|ufficio|scuola|chiesa|azienda|bottega|winkel|etalage|praktijk|kantoor|school|kerk|bedrijf|sklep|sklepu|gabinetu|biura|szkoły|kościoła|firmy|dükkan|dükkanımız|mağaza|ofis|okul|магазина|салона|студии|офиса|школы|магазину|салону|студії|офісу|школи|المحل|المتجر|العيادة|المدرسة|المكتب|النادي|butiken|kliniken|skolan|butikken|skolen|obchodu|ordinace'

const listWords = (words: string): string[] =>
  words
    .toLowerCase()
    .split('|')
    .filter((word) => /^[\p{L}\p{M}\p{N}’' -]+$/u.test(word))
    .map((word) => word.replaceAll("'", '’'))

let compiled: Map<string, Set<Role>> | null = null

/** The words of all languages, because people mix them, and because the language of a short text is not certain. */
export function getVocabulary(): Map<string, Set<Role>> {
  if (compiled) return compiled
  const vocabulary = new Map<string, Set<Role>>()
  const add = (role: Role, words: string) => {
    for (const word of listWords(words)) vocabulary.set(word, (vocabulary.get(word) ?? new Set()).add(role))
  }
  for (const { order, dangling, quote } of ALL_READING_WORDS) {
    add('work', order.post)
    add(
      'thing',
      order.picture
        .split('|')
        .filter((word) => !TITLES.has(word))
        .join('|'),
    )
    add('asking', order.ask)
    add('quote', quote)
    add('us', order.us)
    add('for', order.forOur)
    add('small', [order.polite, order.make, order.link, order.our, dangling].filter(Boolean).join('|'))
  }
  add('venue', VENUES)
  for (const [role, words] of Object.entries(MORE)) add(role as Role, words)
  compiled = vocabulary
  return vocabulary
}

const PLACE = compilePattern(
  `${PLATFORM}(?:'?s)?(?:(?![\\p{L}\\p{M}])|(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]))`,
  'iuy',
)
/** What separates words of a frame. */
const GAP = /[\s'’"+&/(#¿¡,،、-]*/uy
/** What ends a frame. */
const MARK = /\s*(?:[:：?？.]+[)\s]*|(?=[,،、])|\n\s*|\s[–—-]\s+|$)/uy
const COMMA = /[,،、]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]/u

/** A word before another one. */
const AHEAD_WORD = /[\p{L}\p{M}’'-]+ /uy

/** In UTF-16 code units. */
const LONGEST_WORD = 30
const LONGEST_FRAME = 90
/** The most other words of a frame that names a quotation: "quote for Monday morning". */
const MOST_OTHER = 3

/**
 * Finds the words at the start of a request that only say what we make, where it is shown, or for whom: "insta pls:", "ad for us?", "quote
 * for our feed:". Each of them is such a word, and they end with a mark, or with asking. Null if nothing would be left, or if a contact or
 * an amount follows a single word: "Facebook: @rose", "Banner: £30".
 */
export function findFrame(text: string, { start }: Extent): Frame | null {
  const vocabulary = getVocabulary()
  const roles = new Set<Role>()
  const last = Math.min(text.length, start + LONGEST_FRAME)
  let at = start
  let [words, others] = [0, 0]
  let asked: number | null = null
  let name: number | null = null
  while (at < last) {
    const mark = readAt(MARK, text, at)
    if (words > 0 && (mark > at || COMMA.test(text.charAt(at)))) {
      const isFramed = isComplete(roles, others, text.slice(at, mark))
      // "a post for our swim school – new term …": the name is what the post is about.
      const isTitle = name !== null && !isHung(roles) && /[–—:-]/u.test(text.slice(at, mark))
      const end: number | null = isFramed ? (isTitle ? name : mark) : asked
      if (mark > at) return toFrame(text, start, end, roles, words)
      asked = end
    }
    at = readAt(GAP, text, at)
    const known = readWord(text, at, vocabulary)
    const word = known ?? (roles.has('for') ? readVenue(text, at, vocabulary) : null)
    if (!known && word?.roles.has('venue')) name ??= findForWhom(text, start, at)
    const isNamed: boolean = isHung(roles) && (others > 0 || OF.test(text.slice(start, at)))
    if (word) for (const role of word.roles) roles.add(role)
    else if (!(isNamed || (roles.has('quote') && roles.has('for'))) || others >= MOST_OTHER) break
    else others += 1
    at = word?.end ?? readAt(ANY_WORD, text, at)
    words += 1
    if (roles.has('quote') && others === 0 && /^\s*["“„«「]/u.test(text.slice(at, at + 3)))
      return toFrame(text, start, at, roles, words)
    if (word?.roles.has('asking') && isComplete(roles, others, ':') && !roles.has('quote')) asked = at
  }
  return toFrame(text, start, asked, roles, words)
}

/** "the door of the" */
const OF =
  /(?<![\p{L}\p{M}])(?:of|at|der|des|vom|von|im|du|de|des|d['’]|del|della|dello|dell['’]|da|do|van|van de|w|в|în)(?: (?:the|our|la|le|los|las|l['’]|el|unser\p{L}{0,2}|de|het))? ?$/iu
let readers: RegExp | null = null
/** Whether words are said to readers: "for your wall". */
function namesReaders(said: string): boolean {
  readers ??= matchWords(
    ALL_READING_WORDS.map(({ order }) => order.your)
      .filter(Boolean)
      .join('|'),
    false,
  )
  return readers.test(said)
}

/** Whether words say where a design is hung or shown. */
const isHung = (roles: ReadonlySet<Role>): boolean => roles.has('surface') && (roles.has('for') || roles.has('onto'))

const ANY_WORD = /[\p{L}\p{M}\p{N}’'-]+|[^]/uy

function readAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

interface Word {
  end: number
  roles: ReadonlySet<Role>
}

/** "heyyy" */
const LONG_DRAWN = /^(\p{L}*?(\p{L}))\2{2,}/u

function readVenue(text: string, at: number, vocabulary: ReadonlyMap<string, ReadonlySet<Role>>): Word | null {
  for (let to = at, count = 0; count < 2; count += 1) {
    const next = readAt(AHEAD_WORD, text, to)
    const word = next > to ? readWord(text, next, vocabulary) : null
    if (word?.roles.has('venue') || word?.roles.has('surface')) return word
    to = next
  }
  return null
}

/** "Praxistür", "keukendeur" */
const SURFACE_COMPOUND =
  /[\p{L}-]{3,20}(?:tür|fenster|aushang|schaukasten|tafel|deur|ruit|prikbord|fönster|dörr|dør)(?:en|et)?(?![\p{L}\p{M}])/iuy

/** The longest word, or words, of the vocabulary at an offset. */
export function readWord(text: string, at: number, vocabulary: ReadonlyMap<string, ReadonlySet<Role>>): Word | null {
  const place = readAt(PLACE, text, at)
  if (place > at) return { end: place, roles: new Set<Role>(['place']) }
  const typed = text
    .slice(at, at + LONGEST_WORD)
    .toLowerCase()
    .replaceAll("'", '’')
  const said = typed.replace(LONG_DRAWN, '$1')
  if (said !== typed) {
    const word: Word | null = readWord(said, 0, vocabulary)
    // The letters that were left out stand in its first word.
    return word && { ...word, end: word.end + at + (/^[\p{L}\p{M}]+/u.exec(typed)?.[0].length ?? 0) - word.end }
  }
  for (let length = said.length; length > 0; length -= 1) {
    const roles = vocabulary.get(said.slice(0, length))
    const isEnd = !/[\p{L}\p{M}\p{N}]/u.test(said.charAt(length)) || UNSPACED.test(said.charAt(length - 1))
    if (roles && isEnd) return { end: at + length, roles }
  }
  const compound = readAt(SURFACE_COMPOUND, text, at)
  return compound > at ? { end: compound, roles: new Set<Role>(['surface']) } : null
}

/** What a subject becomes, if a colon follows: "candle care reel cover/story: …". */
const FORMATS: ReadonlySet<string> = new Set(
  'cover|pin|carousel|slide|slides|thumbnail|banner|header|infographic|titelbild|karussell|couverture|bannière|épingle|carrousel|portada|carrusel|pancarta|capa|carrossel|copertina|carosello|omslag|okładka|karuzela|baner|kapak|обложка|карусель|обкладинка'.split(
    '|',
  ),
)
/** "candle care reel cover/story:", "thank you post - " */
const TITLED = /^[^.!?:：,;\n]{3,60}?(?=[:：]\s|\s[–—-]\s)/u
const MOST_SUBJECT = 5
/** What is a subject as well. */
const STORY = /^(?:stor\p{L}*|histor\p{L}*|histoire|post|posts|история|історія)$/iu
/** The words that name the format behind the subject of a request, with their mark; null without them. */
export function findFormat(text: string, { start }: Extent): Extent | null {
  const title = TITLED.exec(text.slice(start, start + 64))?.[0]
  if (!title) return null
  const words = [...title.matchAll(/[\p{L}\p{M}’'-]+/gu)]
  const vocabulary = getVocabulary()
  const readRoles = (at: number) => vocabulary.get((words[at]?.[0] ?? '').toLowerCase())
  let asked = words.length
  while (asked > 0 && readRoles(asked - 1)?.has('asking')) asked -= 1
  let first = asked
  while (first > 0 && (FORMATS.has((words[first - 1]?.[0] ?? '').toLowerCase()) || readRoles(first - 1)?.has('work')))
    first -= 1
  if (first === asked) return null
  const named = words.slice(first, asked).map(([word]) => word)
  // "tarifs pour la story svp:"
  let from = first
  while (from > 0 && ARTICLE.test(words[from - 1]?.[0] ?? '')) from -= 1
  const isFor = from > 0 && readRoles(from - 1)?.has('for') === true
  if (isFor) first = from - 1
  const at = words[first]?.index
  if (at === undefined || first === 0 || first > MOST_SUBJECT) return null
  const isKind = KIND_OF_POST.test(title.slice(0, at).trim())
  // "a post": asking, or a subject of one's own.
  if (!isKind && !isFor && [0, first - 1].some((index) => readRoles(index) !== undefined)) return null
  const mark = /^\s?[:：–—-]/u.exec(text.slice(start + title.length))?.[0] ?? ''
  // "Success story: how we won"
  const isList =
    (/^[^.!?\n]*/u.exec(text.slice(start + title.length + mark.length))?.[0].match(/[,;、，،]/gu) ?? []).length > 1
  const isCertain =
    isKind ||
    (isFor && asked < words.length) ||
    (/[:：]/u.test(mark) && !isFor && (isList || named.some((word) => !STORY.test(word))))
  return isCertain ? { start: start + at, end: start + title.length + mark.length } : null
}

/** Whether words say more than nothing to us. What others make as well, such as a card, counts if somebody asks, or for whom it is said. */
function isComplete(roles: ReadonlySet<Role>, others: number, mark: string): boolean {
  if (isHung(roles) && !roles.has('quote')) return /[:：\n]|^\s[–—-]\s/u.test(mark)
  if (roles.has('quote')) return /[:：–—\n-]|^$/u.test(mark) && (others > 0 || !/^\s*$/.test(mark))
  return (
    roles.has('work') ||
    roles.has('place') ||
    (roles.has('thing') && (roles.has('asking') || (roles.has('for') && (roles.has('us') || roles.has('venue')))))
  )
}

/** What readers would do with the name of a platform: a handle, an address, a number. */
const CONTACT = /^\s*(?:[@+#]|\d[\d ()/-]{5}|(?:https?:|www\.)|\S+@\S|[\p{L}\p{N}-]+\.[\p{L}]{2,}(?=[\s/.,]|$))/iu
const AMOUNT = /^\s*(?:\p{Sc}|\p{L}{1,2}\$|\d)/u

function toFrame(
  text: string,
  start: number,
  end: number | null,
  roles: ReadonlySet<Role>,
  words: number,
): Frame | null {
  const rest = end === null ? '' : text.slice(end, end + 60)
  if (end === null || !/[\p{L}\p{N}]/u.test(rest) || CONTACT.test(rest)) return null
  if (isHung(roles) && namesReaders(text.slice(start, end))) return null
  if (words === 1 && !roles.has('quote') && (AMOUNT.test(rest) || !/[:：\n]\s?$/u.test(text.slice(start, end))))
    return null
  return { start, end, isQuote: roles.has('quote') }
}
