import type { Extent } from '../../model/pieces.ts'
import type { OrderWords, ReadingWords } from '../languages/reading/reading-words.ts'

/** Places where designs are posted. They have the same names in all languages. */
export const PLATFORM =
  '(?:instagram|insta|ig|facebook|fb|tiktok|linkedin|twitter|pinterest|youtube|threads|whatsapp|social[ -]media|socials|インスタグラム|インスタ|إنستغرام|انستغرام|인스타그램)'

type Part =
  | 'polite'
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
  | 'word'
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

/** Each pattern is read at a given offset, with the spaces behind it. */
function compileOrder(order: OrderWords): OrderPatterns {
  const read = (words: string, behind = ' *') => new RegExp(`(?:${sortWords(words)})${END}${behind}`, 'iuy')
  // "Instagram-Post"
  const made = (words: string) => read(`(?:[\\p{L}\\p{N}]{1,20}-)?(?:${sortWords(words)})`)
  return {
    polite: read(order.polite, '[ ,!.]*'),
    make: read(order.make),
    post: made(order.post),
    picture: made(order.picture),
    link: read(order.link, ' *:? *'),
    about: read(`${order.link.split('|', 1)[0] ?? ''}|${THAT}`),
    announce: read(order.announce),
    our: read(order.our),
    your: read(order.your),
    shown: read(SHOWN),
    platform: new RegExp(`(?:(?:${sortWords(order.forOur)}) )?${PLATFORM}(?:'s|s)?${END} *`, 'iuy'),
    word: /[\p{L}\p{M}\p{N}'’-]{1,40},? */uy,
  }
}

const compiled = new Map<string, OrderPatterns>()

function patternsOf({ tag, order }: ReadingWords): OrderPatterns {
  const patterns = compiled.get(tag) ?? compileOrder(order)
  compiled.set(tag, patterns)
  return patterns
}

/** Reads parts of an order one behind another. Each function returns the offset behind what it read, or the same offset. */
function createCursor(said: string, patterns: OrderPatterns) {
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
  const isEnd = (at: number) => /^(?:[:,.;!?–—\n]|- |$)/u.test(said.slice(at, at + 2))
  const skipMarks = (at: number) => at + (/^[\s:,.;–—-]+/u.exec(said.slice(at, at + 8))?.[0].length ?? 0)
  return { read, repeat, isEnd, skipMarks }
}

type Cursor = ReturnType<typeof createCursor>

/** What is to be announced: "poste dass wir …". */
const THAT = 'that|dass|que|che|dat|że'

/** "Save this post": its reader is asked, not we. */
const SHOWN = 'this|that|these|diesen|diese|dieser|dieses|ce|cet|cette|este|esta|este|questo|questa|dit|deze|ten|bu'

/** Words between a verb and what is made: "a calm, friendly". */
const MOST_BETWEEN = 7

/**
 * Finds an order to us at the start of a sentence: "Please create a calm Instagram post about". A verb alone is none: "Design & build". Its
 * extent ends where the subject starts.
 */
export function findOrder(text: string, { start, end }: Extent, words: ReadingWords): Extent | null {
  const said = text.slice(start, end)
  const cursor = createCursor(said, patternsOf(words))
  const first = said.length - said.trimStart().length
  const polite = cursor.repeat(['polite'], first, 4)
  const made = cursor.read('make', polite)
  const addressed = cursor.repeat(['polite'], made, 2)
  const to = findThing(cursor, addressed, made > polite) ?? findAnnounced(cursor, addressed)
  return to === null || to <= first ? null : { start, end: start + to }
}

/** The offset behind "a calm post about"; null if nothing is made that we make. */
function findThing(cursor: Cursor, from: number, hasVerb: boolean): number | null {
  const { read, repeat, isEnd, skipMarks } = cursor
  let at = from
  for (let count = 0; count <= MOST_BETWEEN; count += 1) {
    if (read('your', at) > at || read('shown', at) > at) return null
    const post = read('post', at)
    const picture = read('picture', at)
    // "bitte ein Bild für Insta"
    const isPicture = hasVerb || (picture > at && read('platform', picture) > picture)
    const thing = Math.max(post, isPicture ? picture : at)
    if (thing > at) {
      const more = repeat(['platform', 'post', 'picture'], thing, 3)
      const linked = repeat(['link', 'platform'], more, 3)
      if (linked > more || (more > thing && read('platform', thing) > thing)) return linked
      if (isEnd(more) && (hasVerb || post > at)) return skipMarks(more)
    } else if (count > 0 && read('link', at) > at && read('platform', at) === at) break
    const next = read('word', at)
    if (next === at) break
    at = next
  }
  const about = read('about', from)
  return hasVerb && about > from ? repeat(['link'], about, 2) : null
}

/** "Announce our": the object stays. */
function findAnnounced({ read }: Cursor, from: number): number | null {
  const announced = read('announce', from)
  return announced > from && read('our', announced) > announced ? announced : null
}
