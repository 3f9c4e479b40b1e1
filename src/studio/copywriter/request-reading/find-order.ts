import { AND, FOR, GENERIC, VENUE } from './asking.ts'
import { findBare, isBareBehind, PLAIN } from './find-bare-subject.ts'
import { createCursor, LATE_VERB, MOST_ASKED, ON_FEED, patternsOf, type Cursor, type Part } from './order-cursor.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** An order, and whether it asks: "can you", "we need". */
export interface Order extends Extent {
  isAsked: boolean
}

/** Words between a verb and what is made: "a calm, friendly". */
const MOST_BETWEEN = 7

/**
 * Finds an order to us at the start of a sentence: "Please create a calm Instagram post about". A verb alone is none: "Design & build". Its
 * extent ends where the subject starts.
 */
export function findOrder(text: string, { start, end }: Extent, words: ReadingWords): Order | null {
  const said = text.slice(start, end)
  const cursor = createCursor(said, patternsOf(words))
  const first = /^[\s¿¡]*/u.exec(said)?.[0].length ?? 0
  const polite = cursor.repeat(['polite'], first, 6)
  const ordered = cursor.read('make', polite)
  const addressed = cursor.repeat(['polite'], ordered, 2)
  const to =
    (VERB_LAST.includes(words.tag) ? null : findVague(cursor, first)) ??
    findThing(
      cursor,
      addressed,
      ordered > polite || cursor.skipAsked(first) !== null || PLEASED.test(said.slice(first, polite)),
    ) ??
    // "نبي تصميم": what is made may also be a verb.
    (ordered > polite && cursor.skipAsked(first) !== null ? findAttached(cursor, polite) : null) ??
    findAnnounced(cursor, addressed, cursor.skipAsked(first) !== null) ??
    findBare(cursor, { first, polite, ordered, addressed }, words.tag)
  if (to === null || to <= first) return null
  // "ein Bild, dass wir offen haben": without it, the clause were a wrong sentence.
  const that = VERB_LAST_CLAUSE.includes(words.tag) ? (THAT_END.exec(said.slice(0, to))?.[0].length ?? 0) : 0
  if (that > 0) return { start, end: start + to - that, isAsked: false }
  const venue = FOR.test(said.slice(0, to)) ? (VENUE.exec(said.slice(to))?.[0].length ?? 0) : 0
  if (venue > 0 && /[\p{L}\p{N}]/u.test(text.slice(start + to + venue)))
    return { start, end: start + to + venue, isAsked: false }
  const generic = GENERIC.exec(said.slice(to, to + 40))?.[0].length ?? 0
  // "post o kursie", "пост о скидках": the case of the subject comes from the word before it.
  const governing = GOVERNED.includes(words.tag) ? (GOVERNING.exec(said.slice(0, to))?.[0].length ?? 0) : 0
  if (governing > 0) return { start, end: start + to - governing, isAsked: false }
  const shown = findShown(said.slice(to), words)
  // A case that the order asks for: "zu unseren Öffnungszeiten".
  const declined = words.tag === 'de' ? (DECLINED.exec(said.slice(to, to + 16))?.[0].length ?? 0) : 0
  const isAsked = cursor.skipAsked(first) !== null && !/[:.,!?–—-]\s*$/u.test(said.slice(0, to))
  return { start, end: start + to + Math.max(generic + declined, shown), isAsked }
}

/** Their orders end with the verb: see the patterns of their packs. */
export const VERB_LAST: readonly string[] = ['tr', 'hi', 'ja', 'ko']

/** Languages whose clauses put their verb last, and the word that such a clause begins with. */
const VERB_LAST_CLAUSE: readonly string[] = ['de', 'nl']
const THAT_END = /(?<![\p{L}\p{M}])(?:dass|daß|dat)\s+$/iu

const DECLINED = /^(?:unser|mein|ein)(?:em|en|er) (?=\p{L})|^de[nm] (?:[\p{L}-]+ )?[\p{L}-]+:\s+(?=\S)/u
/** "bitte ein Bild für": who says please asks us. */
const PLEASED = /(?<!\p{L})(?:please|pls|plz|bitte|graag|snälla|vänligen|venligst|vennligst)(?!\p{L})/iu

/** "könnt ihr was zum Thema Hitze machen: …" */
const LATE_BEFORE_COLON = compilePattern(String.raw`^[^.,;:!?\n]{2,60}?( ${LATE_VERB}\s*[:：?]\s+)(?=\S)`, 'iu')
/** Languages whose subject would be in a wrong case without the preposition of an order. */
const GOVERNED: readonly string[] = ['pl', 'ru', 'uk', 'cs']
const GOVERNING = /(?<=[\p{L}\p{N}] )(?:o(?! tym)|na temat|z okazji|о|об|обо|про|к|ко) $/iu

/** What a design is to say, and no look that it is to have: "una historia con los menús de San Valentín". */
const SHOWN =
  /^(?:con|avec|com|with|met) (?=(?:(?:los|las|el|la|les|le|nos|notre|nuestr[oa]s?|os|as|o|a|i|gli|il|lo|nostr[aei]|nostre|noss[oa]s?|the|our|de|het|onze) |l['’])(?<noun>\p{L}{3,20}))/iu
const looks = new Map<string, RegExp>()

/** The length of the word before what a design is to say; 0 without one. */
function findShown(said: string, { tag, look, order }: ReadingWords): number {
  const found = SHOWN.exec(said.slice(0, 48))
  const pattern =
    looks.get(tag) ??
    compilePattern(`^(?:${look}|${order.picture}|${order.post}|logos?|text\\p{L}*|test[oi]|estilo|stile|marca)$`, 'iu')
  looks.set(tag, pattern)
  return found && !pattern.test(found.groups?.['noun'] ?? '') ? found[0].length : 0
}

/** "könnt ihr was für unseren Flohmarkt machen Samstag 14.6.": the verb of an order stands behind its subject. */
const LATE_BEFORE_MORE = compilePattern(String.raw`^[^.,;:!?\n]{2,60}?( ${LATE_VERB} )(?=\S)`, 'iu')
/** An order whose verb is still to come: "könnt ihr was für unseren". */
const OPEN_ORDER =
  /(?<!\p{L})(?:könnt ihr|könntet ihr|kannst du|könntest du|können sie|könnten sie|kunnen jullie|kun je|kan je|kunt u|zou je|willen jullie|wil je)(?: (?!(?:machen|erstellen|basteln|gestalten|maken|ontwerpen|schrijven|plaatsen) )\p{L}+){1,6} $/iu
/** In UTF-16 code units. */
const LONGEST_OPEN = 70
const ORDER_END = compilePattern(String.raw`(?<![\s?？؟])(?: ${LATE_VERB}[\s.!?]*|\s*[?？؟]+[!\s]*)$`, 'iu')

/** What belongs to an order behind its subject: a verb, and the mark of the question. */
export function findOrderEnd(text: string, { start, end }: Extent, isAsked: boolean): Extent | null {
  const said = text.slice(start, end)
  const isOpen = OPEN_ORDER.test(text.slice(Math.max(0, start - LONGEST_OPEN), start))
  const verb = isAsked ? (LATE_BEFORE_COLON.exec(said) ?? (isOpen ? LATE_BEFORE_MORE.exec(said) : null)) : null
  if (verb?.[1]) {
    const from = start + verb[0].length - verb[1].length
    return { start: from, end: from + verb[1].length }
  }
  const found = isAsked ? ORDER_END.exec(said) : null
  return found && found.index > 0 ? { start: start + found.index, end } : null
}

/** The most words of an order that is a clause of its own. */
const MOST_OWN = 8

/**
 * Whether a clause behind a message only orders what we make: "faz um post estilo anos 90". What readers are to make is said to them: "make a
 * post and win", "show this post".
 */
export function isOrder(said: string, words: ReadingWords): boolean {
  if (VERB_LAST.includes(words.tag) || said.split(/\s+/u).length > MOST_OWN || AND_OR_MARK.test(said)) return false
  const { read, repeat } = createCursor(said, patternsOf(words))
  const polite = repeat(['polite'], 0, 4)
  let at = read('make', polite)
  if (at === polite) return false
  // "show this post"
  const isForReaders = () => read('your', at) > at || read('shown', at) > at
  for (let count = 0; count <= MOST_SAID && !isForReaders(); count += 1) {
    const post = read('post', at)
    if (post > at) return read('link', post) === post && STYLED.test(said.slice(post))
    const word = read('word', at)
    if (word === at) break
    at = word
  }
  return false
}
const AND_OR_MARK = compilePattern(`[,;:#@]|(?<![\\p{L}\\p{M}])(?:${AND})(?![\\p{L}\\p{M}])`, 'iu')
/** Nothing, or how it should look: "estilo anos 90". */
const STYLED =
  /^\s*(?:[.!]*$|(?:(?:in|im|en|no|em|nel|in) )?(?:stil|style|estilo|stile|stylu|w stylu|в стиле|tipo|like|bem|muy|très|molto|bardzo|super|please|por favor|per favore|svp|stp|proszę)(?![\p{L}\p{M}]))/iu

/** Words between "something" and what joins the subject. */
const MOST_SAID = 3

/** The offset behind "can you whip up something fun for"; null if nobody asks for something, or for the reader. */
function findVague(cursor: Cursor, first: number): number | null {
  const { read, repeat, isEnd, skipAsked, skipMarks } = cursor
  const polite = repeat(['polite'], first, 4)
  // "please make something": asked as well.
  const asked = skipAsked(first) ?? (polite > first && read('make', polite) > polite ? polite : null)
  if (asked === null) return findForWhom(cursor, first)
  let at = skipTo(cursor, 'vague', asked, MOST_ASKED)
  if (at < 0) return null
  for (let count = 0; count <= MOST_SAID; count += 1) {
    const linked = read('link', at)
    if (linked > at) {
      if (read('your', linked) > linked) return null
      // "for our website banner:"
      // "qqch de simple"
      const word = read('word', linked)
      const isDescribed = word > linked && /^(?:de|di|d['’])\s*$/u.test(cursor.said.slice(at, linked))
      if (isDescribed && isEnd(word)) return skipMarks(word)
      // "quelque chose de sympa pour notre vide-grenier"
      const further = isDescribed ? read('link', word) : word
      if (isDescribed && further > word) return further
      const named = repeat(['our', 'platform', 'picture', 'post'], linked, 4)
      if (named > linked && isEnd(named) && named > read('our', linked)) return skipMarks(named)
      // "sth for insta about our menu"
      const placed = read('platform', linked)
      return placed > linked ? read('link', placed) : linked
    }
    // "something simple": nothing but what we should do.
    if (isEnd(at)) return skipMarks(at)
    const next = read('word', at)
    if (next === at) return null
    // "macht mal bitte was Schönes, 79 € …"
    if (/,\s*$/u.test(cursor.said.slice(at, next)) && /[\p{L}\p{N}]/u.test(cursor.said.slice(next))) return next
    at = next
  }
  return null
}

/** The offset behind "Make something nice for our nurses,"; null without a mark, or if it is said to readers. */
function findForWhom({ said, read, skipMarks }: Cursor, first: number): number | null {
  const verbEnd = read('make', first)
  const vague = verbEnd > first ? read('vague', verbEnd) : verbEnd
  if (vague === verbEnd) return null
  let at = vague
  for (let count = 0; count <= MOST_ASKED && !/[:,–—]/u.test(said.charAt(at - 1)); count += 1) {
    const next = read('word', at)
    if (next === at || read('your', at) > at) return /^(?:[:–—]|- )/u.test(said.slice(at)) ? skipMarks(at) : null
    at = next
    if (said.slice(0, next).trimEnd().endsWith(',')) return /\p{L}/u.test(said.slice(next)) ? next : null
  }
  return null
}

/** The offset behind a part that stands at most `most` words behind an offset; -1 without one. */
function skipTo({ read }: Cursor, part: Part, from: number, most: number): number {
  let at = from
  for (let count = 0; count <= most; count += 1) {
    const found = read(part, at)
    if (found > at) return found
    const next = read('word', at)
    if (next === at || read('your', at) > at) return -1
    at = next
  }
  return -1
}

/** "for", written with its word in Arabic and Hebrew: "بوست لدورة". A word that begins with the same letter stays. */
const ATTACHED =
  /ل(?![إا]?نست|فيس|سناب|واتس|صفح|حساب|ل|يل|يال|قاء|وح|عب|حم|بن|غة|يمون|ذيذ|أن)(?=\p{Script=Arabic}{3})|ל(?!יל|חם|וח|שון)(?=\p{Script=Hebrew}{3})/uy

function readAttached(said: string, at: number): number {
  ATTACHED.lastIndex = at
  return ATTACHED.test(said) ? ATTACHED.lastIndex : at
}

/** The offset behind "تصميم ل", whose noun is also a verb. */
function findAttached(cursor: Cursor, from: number): number | null {
  const to = findThing(cursor, from, true)
  return to !== null && /[لל]$/u.test(cursor.said.slice(0, to)) ? to : null
}

const FINNISH =
  /^(?:\p{L}{0,10}-?(?:postaus|julkaisu|mainos|juliste|päivitys)(?:ta|en|ksen)?|kuva(?:n|a)?) (?:että )?(?=\p{L})/iu

/** The offset behind "a calm post about"; null if nothing is made that we make. */
function findThing(cursor: Cursor, from: number, hasVerb: boolean): number | null {
  const { read, repeat, isEnd, isColored, skipMarks } = cursor
  let at = from
  let isListed = false
  for (let count = 0; count <= MOST_BETWEEN; count += 1) {
    if (read('your', at) > at || read('shown', at) > at) return null
    const post = read('post', at)
    const image = read('picture', at)
    // "bitte ein Bild für Insta"
    const isImage = hasVerb || (image > at && read('platform', image) > image)
    const thing = Math.max(post, isImage ? image : at)
    if (thing > at) {
      const more = repeat(['platform', 'post', 'picture', 'format', 'late', 'please'], thing, 4)
      const attached = hasVerb ? readAttached(cursor.said, more) : more
      if (attached > more) return attached
      const linked = repeat(['link', 'platform'], more, 3)
      // "banner for the website:"
      const named = repeat(['our', 'platform', 'picture', 'format'], linked, 3)
      if (linked > more && named > read('our', linked) && isEnd(named)) return skipMarks(named)
      if (linked > more || (more > thing && read('platform', thing) > thing))
        return ON_FEED.test(cursor.said.slice(thing, linked)) && isEnd(linked) ? skipMarks(linked) : linked
      if (isEnd(more) && (hasVerb || post > at)) return skipMarks(more)
      // "vous pouvez nous faire un post sympa ? …"
      const described = read('word', more)
      const isDescribed = PLAIN.test(cursor.said.slice(more, described)) && isEnd(described)
      if (hasVerb && (isDescribed || /^\s?[?？؟]/u.test(cursor.said.slice(described, described + 2))))
        return skipMarks(described)
      // "tee postaus kesäkirppiksestä": what it is about has a case, and no word before it.
      const about = hasVerb ? (FINNISH.exec(cursor.said.slice(at, more + 6))?.[0].length ?? 0) : 0
      if (about > 0) return at + about
      if (hasVerb && isBareBehind(cursor, at, more)) return more
      // "un anuncio con fondo verde"
      if (hasVerb && isColored(more)) return more
    } else if (count > 0 && read('link', at) > at && read('platform', at) === at) break
    const next = read('word', at)
    // "Make something lovely, family shoot, 30 minutes, 5 pictures": facts behind a comma are the message.
    isListed ||= /,\s*$/u.test(cursor.said.slice(at, next))
    if (next === at || (isListed && /\p{Nd}/u.test(cursor.said.slice(at, next)))) break
    at = next
  }
  const about = read('about', from)
  return hasVerb && about > from ? repeat(['link'], about, 2) : null
}

/** "Announce our", "I need to announce a": the object stays. */
function findAnnounced({ read }: Cursor, from: number, isAsked: boolean): number | null {
  const announced = read('announce', from)
  return announced > from && (isAsked || read('our', announced) > announced) ? read('that', announced) : null
}
