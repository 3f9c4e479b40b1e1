import { UNSPACED } from '../carry/create-rules.ts'
import { fold, readWish, VALUE, type WishReader } from '../../model/wishes/read-wish.ts'
import { IS_CONDUCT } from './find-look.ts'
import { AND, END, NO, PLEASE, PLEASE_UNSPACED, START, THANKS } from './asking.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** In words, or in letters of scripts without spaces. */
const LONGEST = { words: 12, letters: 30 } as const
/** In UTF-16 code units. */
const LONGEST_TEXT = 140

const ASKED = compilePattern(`${START}(?:${PLEASE}|${THANKS})${END}|${PLEASE_UNSPACED}`, 'giu')
const NEGATION = compilePattern(`^(?:${NO})$`, 'iu')
const readers = new Map<string, WishReader>()

function getReader({ tag, dangling, order }: ReadingWords): WishReader {
  const known = readers.get(tag)
  if (known) return known
  const small = new Set(`${dangling}|${order.our}|${order.polite}|${AND}`.split('|').map(fold))
  const reader = { tag, asked: ASKED, negation: NEGATION, isSmall: (word: string) => small.has(word) }
  readers.set(tag, reader)
  return reader
}

/** "colors like autumn leaves" */
const LIKE = /(?<![\p{L}\p{M}])(?:like|wie|comme|como|come|zoals|jak|gibi|как|як|مثل|כמו)(?![\p{L}\p{M}])/iu
const MOST_COMPARED = 3

/** What only a wish for a design begins with, whatever follows: "want it to look expensive", "que se vea limpio y no dé miedo". */
const OPENING =
  /^(?:(?:please|pls|and|but|just) )?(?:(?:i |we )?(?:want|would like|need) (?:it|this|the (?:post|picture|design)) to (?:look|feel|be|pop|stand out)|(?:it|this) (?:should|has to|needs to|must) (?:look|feel|pop)|make (?:it|this) (?:look|feel|pop)|(?:can|could|would) (?:you|u|someone) (?:put|turn|make|pop|set) (?:this|it|that|these) (?:(?:on|in|into|as|up as) .{0,24}|an? (?:\p{L}+ ){0,2})(?:post|story|graphic|picture|image|flyer|reel|card|carousel|slideshow)|(?:könnt ihr|könntet ihr|kannst du|könntest du|macht|mach) (?:bitte )?(?:daraus|hieraus|das|es) .{0,24}(?:post|beitrag|story|reel|flyer|bild|karussell)|(?:kunnen jullie|kun je|kan je|willen jullie) (?:hier|dit|er) .{0,24}(?:post|bericht|story|reel|flyer|plaatje)|(?:kan|kunne) (?:ni|du|i|dere) (?:göra|lave|lage|sætte|sette) (?:det|den|dette) .{0,24}(?:inlägg|opslag|innlegg|story|post)|give it an?|(?:(?:es|das|der post|das bild|alles) )?soll(?:te)? [\p{L} ]{2,40}(?<= )(?:wirken|aussehen|rüberkommen)|(?:bitte )?\p{L}{4,14} gestalten|que (?:ça|ce|l['’]ensemble) (?:soit|fasse|ait|donne)|que (?:se vea|quede|parezca|no parezca|dé|transmita)|(?:quiero|queremos) que (?:se vea|quede|parezca)|che (?:sembri|risulti|dia|trasmetta)|que (?:fique|pareça|passe)|(?:quero|queremos) que (?:fique|pareça)|(?:het|de post) (?:moet|mag) [\p{L} ]{2,40}(?<= )(?:uitzien|aanvoelen|uitstralen|ogen)|niech (?:będzie|wygląda)|ma (?:wyglądać|być)|пусть (?:будет|выглядит)|чтобы (?:было|выглядело|смотрелось))(?![\p{L}\p{M}])/iu

/** What puts words of the request on an image, also before them: "mettez cet avis sur une image: …". */
const PUTTING =
  /^(?:(?:please|s['’]il (?:te|vous) pla[iî]t|por favor|per favore|proszę) )?(?:(?:(?:can|could|would) (?:you|u) )?(?:please |pls )?(?:put|turn|make) (?:this|these|that|the|my|our) .{0,24}?(?:on|in|into)|(?:mets|mettez|transforme[rz]?|passe[rz]?) (?:cet?|cette|ces|ça|l['’]|la|le) ?.{0,24}?(?:sur|en|dans)|(?:pon|poned|ponga|ponme|mete|meted|convierte|convertid|pasa) (?:est[aeo]s?|la|el|lo) .{0,24}?(?:en|a)|(?:metti|mettete|trasforma|trasformate) (?:quest[aoei]|la|il|le|l['’]) ?.{0,24}?(?:su|in)|(?:coloca|coloque|põe|bota|transforma|transforme) (?:ess[aei]s?|est[aei]s?|a|o) .{0,24}?(?:em|na|numa|num)|(?:wstaw|wstawcie|daj|dajcie|umieść|zamień) (?:tę|ta|ten|to) .{0,24}?(?:na|w)) (?:(?:an?|une?|una?|um|uma|the|la|il|a) )?(?:\p{L}+ )?(?:image|picture|pic|post|story|visuel|affiche|photo|imagen|publicación|historia|cartel|foto|immagine|grafica|locandina|storia|imagem|arte|card|stories|grafikę|grafice|obrazek|zdjęcie|poście|post)(?![\p{L}\p{M}])/iu
export const putsOnImage = (said: string): boolean => said.length <= LONGEST_TEXT && PUTTING.test(said)

/**
 * Whether a clause says how the design should look or what it should have: "phone number big at the top please", "nothing too loud", "photo
 * not needed". All its words are such words, but for one beside a thing of a design: "use the bread photo".
 */
export function isWish(said: string, words: ReadingWords): boolean {
  if (said.length > LONGEST_TEXT) return false
  // "warm colors but no Santa": a wish, and what goes on with it.
  const but = BUT.exec(said)
  if (but && continuesWish(said.slice(but.index)) && isWish(said.slice(0, but.index), words)) return true
  const { roles, placesFact, unknown, compounds, length } = readWish(said, getReader(words))
  const longest = [...UNSPACED, 'ko'].includes(words.tag) ? LONGEST.letters : LONGEST.words
  if (length === 0) return roles.has('please')
  if (length > longest) return false
  const has = (...wanted: Parameters<typeof roles.has>[0][]) => wanted.some((role) => roles.has(role))
  const isAsked = has('ask', 'please', 'needless')
  // An amount is a fact for readers.
  if (/\p{Nd}/u.test(said.replace(VALUE, ' '))) return false
  if (OPENING.test(said)) return true
  if (unknown === 0 && (placesFact || (has('fact') && has('place') && isAsked))) return true
  if (has('value')) return false
  if (has('thing', 'look')) {
    if (unknown === 0) return isAsked || has('place', 'no', 'hint') || (has('look') && has('manner'))
    const isCompound = compounds > 0 && unknown - compounds === 0 && (isAsked || has('hint'))
    return isCompound || (has('look') && LIKE.test(said) && unknown <= MOST_COMPARED)
  }
  return has('manner') && !has('fact') && unknown === 0 && (has('hint') || isAsked)
}

const BUT = /(?<=\p{L}),? (?:but|aber|mais|pero|mas|ma|maar|ale|ama|но|але|αλλά|tapi|men) (?=\p{L})/iu

/** Words that go on with a wish: "keep it warm, no cartoon notes all over it", "make it fun, lots of colour". */
const CONTINUING =
  /^(?:,? ?(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale|но|але|tapi|ama) )?(?:no|not|nothing|lots of|plenty of|loads of|nicht|nichts|kein\p{L}{0,2}|ohne|viel|pas|rien|sans|plein de|sin|nada|mucho|non|senza|niente|tanto|não|nao|sem|muito|niet|niks|geen|zonder|veel|nie|bez|nic|dużo|не|без|jangan|tanpa|χωρίς|όχι)(?![\p{L}\p{M}])/iu
const LONGEST_REST = 60

/** Whether a clause behind a wish in one sentence goes on with it. What readers must not do is said to them. */
export const continuesWish = (said: string): boolean =>
  said.length <= LONGEST_REST && CONTINUING.test(said.trim()) && !/\p{Nd}/u.test(said) && !IS_CONDUCT.test(said)

/** The web address, the mailbox or the telephone number in a wish, which is shown: "put our website … small at the bottom". */
export function findKept(said: string): Extent | null {
  const [found] = said.matchAll(VALUE)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}
