import { COLORED } from './colored.ts'
import { allowBare } from './word-pattern.ts'
import type { OrderWords, ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Verbs of what we do that stand behind their object. */
export const LATE_VERB =
  '(?:(?:bitte|mal|schnell|noch|samen|even|voor ons) ){0,2}(?:machen|erstellen|basteln|gestalten|schreiben|entwerfen|bauen|designen|zaubern|anfertigen|vorbereiten|generieren|posten|haben|maken|ontwerpen|schrijven|bedenken|plaatsen|voorbereiden|hebben)'

/** Places where designs are posted. They have the same names in all languages. */
export const PLATFORM =
  '(?:instagram(?:u|a|ie|em|ma|da)?|insta|ig|facebook(?:u|a|ie|em)?|fejs(?:a|ie|buka?|ika)?|fb|tiktok(?:u|a)?|linkedin(?:u|a)?|twitter|pinterest|youtube|threads|whatsapp(?:p?u|a)?|whats|wpp|zap|watsapp|vatsap|ватсап(?:а|е|у)?|вотсап(?:а|е|у)?|вацап(?:а|у)?|واتس(?: ?[اأ]ب)?|(?:ال|لل)واتس(?: ?[اأ]ب)?|왓츠앱|social[ -]media|socials|réseaux|réseaux sociaux|redes|redes sociales|redes sociais|インスタグラム|インスタ|(?:لل|ل|ال)?[إا]نستا|(?:لل|ل)?[إا]?نست[غجق]رام|(?:لل|ل)?(?:فيسبوك|فيس)|(?:لل|ل)?سناب|인스타그램|인스타|इंस्टाग्राम|इंस्टा|инстаграм(?:а|е|у)?|инст[аыуе]|инсту|телеграм(?:а|е|у)?|вк|朋友圈|小红书|小紅書|微信|抖音|微博|フェイスブック|ツイッター|페이스북|카카오톡|틱톡|ไอจี|อินสตาแกรม|เฟซบุ๊ก|เฟส|fanpage|zalo|фейсбук(?:а|е|у)?|тікток|тикток|[לב]?(?:אינסטגרם|אינסטה|פייסבוק|טיקטוק))'

export type Part =
  | 'polite'
  | 'ask'
  | 'vague'
  | 'that'
  | 'make'
  | 'post'
  | 'picture'
  | 'link'
  | 'about'
  | 'announce'
  | 'our'
  | 'your'
  | 'shown'
  | 'platform'
  | 'format'
  | 'late'
  | 'please'
  | 'word'
/** Words of asking, and words between asking and "something". */
export const MOST_ASKED = 5

type OrderPatterns = Readonly<Record<Part, RegExp>>

const END = String.raw`(?![\p{L}\p{M}\p{N}])`
const NOTHING = '(?!)'

/** Longer words first, because the first alternative that matches is taken. */
export const sortWords = (words: string) =>
  words
    .split('|')
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .join('|') || NOTHING

/** The shape of what is made: "eine Story im Hochformat". */
const FORMAT =
  '(?:(?:in|im|as|als|i|as a|in a) )?(?:portrait|landscape|square|vertical|hochformat|querformat|hochkant|quadratisch|quadrat|staand formaat|liggend formaat|vierkant|stående format|liggande format|liggende format|kvadratisk|pystykuvana|vaakakuvana)(?: (?:format|version|size))?'

/** The pages of a platform. */
const FEED = 'feed|timeline|perfil|mural'
export const ON_FEED = compilePattern(`(?:${FEED})\\s*$`, 'iu')

/** Each pattern is read at a given offset, with the spaces behind it. */
function compileOrder(order: OrderWords, tag: string): OrderPatterns {
  // "uma publicacao", "zrob"
  const read = (words: string, behind = ' *') =>
    compilePattern(`(?:${allowBare(sortWords(words), tag)})${END}${behind}`, 'iuy')
  // "Instagram-Post", "un’immagine"
  const readPrefixed = (words: string) => read(`(?:[\\p{L}\\p{N}]{1,20}[-'’])?(?:${sortWords(words)})`)
  return {
    polite: read(`${order.polite}${order.ask ? `|${order.ask}` : ''}`, '[ ,!.]*'),
    ask: read(order.ask, '[ ,!.]*'),
    vague: readPrefixed(order.vague),
    that: read(THAT),
    make: read(order.make),
    post: readPrefixed(order.post),
    picture: readPrefixed(order.picture),
    link: read(order.link, ' *:? *'),
    about: read(`${order.link.split('|', 1)[0] ?? ''}|${THAT}`),
    announce: read(order.announce),
    our: read(order.our),
    your: read(order.your),
    shown: read(SHOWN),
    platform: compilePattern(
      `(?:(?:(?:${sortWords(order.forOur)}) )?${PLATFORM}(?:'s|s)?|(?:${sortWords(order.forOur)}) (?:${FEED}))${END} *`,
      'iuy',
    ),
    format: compilePattern(`(?:${FORMAT})${END} *`, 'iuy'),
    please: compilePattern(`(?:please|pls|plz|bitte|graag|aub|tack|gerne)${END} *`, 'iuy'),
    late: compilePattern(`(?:${LATE_VERB})${END} *`, 'iuy'),
    word: /(?:thank[ -]you|[\p{L}\p{M}\p{N}'’-]{1,40}),? */uy,
  }
}

const compiled = new Map<string, OrderPatterns>()

export function patternsOf({ tag, order }: ReadingWords): OrderPatterns {
  const patterns = compiled.get(tag) ?? compileOrder(order, tag)
  compiled.set(tag, patterns)
  return patterns
}

/** Reads parts of an order one behind another. Each function returns the offset behind what it read, or the same offset. */
export function createCursor(said: string, patterns: OrderPatterns) {
  const read = (part: Part, at: number): number => {
    const pattern = patterns[part]
    pattern.lastIndex = at
    return pattern.test(said) ? pattern.lastIndex : at
  }
  /** Reads any of the parts, up to `most` times each. */
  const repeat = (parts: readonly Part[], at: number, most: number): number => {
    let to = at
    for (let turn = 0; turn < most; turn += 1) {
      const next = parts.reduce((place, part) => read(part, place), to)
      if (next === to) break
      to = next
    }
    return to
  }
  /** The offset behind "hey, can you please"; null if nobody asks. */
  const skipAsked = (from: number): number | null => {
    let at = from
    let isAsked = false
    for (let count = 0; count < MOST_ASKED; count += 1) {
      const asked = read('ask', at)
      isAsked ||= asked > at
      const next = asked > at ? asked : read('polite', at)
      if (next === at) break
      at = next
    }
    return isAsked ? at : null
  }
  const isEnd = (at: number) => /^(?:[:,.;!?–—\n]|- |$)/u.test(said.slice(at, at + 2))
  const isColored = (at: number) =>
    COLORED.test(
      said
        .slice(at, at + 80)
        .split(/[,.;:!?\n]/u, 1)[0]
        ?.trim() ?? '',
    )
  const skipMarks = (at: number) => at + (/^[\s:,.;?？–—-]+/u.exec(said.slice(at, at + 8))?.[0].length ?? 0)
  return { said, read, repeat, skipAsked, isEnd, isColored, skipMarks }
}

export type Cursor = ReturnType<typeof createCursor>

/** What is to be announced: "poste dass wir …". */
const THAT = 'that|dass|que|che|dat|że'

/** "Save this post": its reader is asked, not we. */
const SHOWN = 'this|that|these|diesen|diese|dieser|dieses|ce|cet|cette|este|esta|este|questo|questa|dit|deze|ten|bu'
