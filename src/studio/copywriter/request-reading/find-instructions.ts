import { UNSPACED } from '../carry/create-rules.ts'
import { findPlease } from './find-courtesies.ts'
import { findOrder, findOrderEnd, isOrder } from './find-order.ts'
import { findWrittenOrders } from './find-written-orders.ts'
import { PLATFORM, sortWords } from './order-cursor.ts'
import { PLEASE } from './asking.ts'
import { findNeverEnd, findNeverStart, type NeverPatterns } from './find-never.ts'
import { findPublished } from './find-published.ts'
import { skipPlace } from './find-purpose.ts'
import { COLORED } from './colored.ts'
import { findNotShownTail, isColorRefused, isNotShown, isShownAsked } from './find-not-shown.ts'
import { isLookAsked } from './find-look.ts'
import { findKept, isWish, putsOnImage } from './find-wishes.ts'
import { allowBare, matchAllWords, matchWords } from './word-pattern.ts'
import { readTold } from '../../model/told.ts'
import type { Extent } from '../../model/pieces.ts'
import type { FactKind } from '../facts/fact.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'

/** How a language addresses us, as patterns. */
interface InstructionPatterns extends NeverPatterns {
  note: RegExp
  mention: RegExp
  label: RegExp
  platform: RegExp
  your: RegExp
}

const compiled = new Map<string, InstructionPatterns>()

function patternsOf(words: ReadingWords): InstructionPatterns {
  const known = compiled.get(words.tag)
  if (known) return known
  const { order } = words
  const [never, note, mention, label, neverStart] = [
    words.never,
    words.note,
    words.mention,
    words.label,
    words.neverStart,
  ].map((source) => allowBare(source, words.tag)) as [string, string, string, string, string]
  const things = [order.post, order.picture].filter(Boolean).join('|')
  const isUnspaced = UNSPACED.includes(words.tag)
  const { price, date, place, contact, discount } = words.named
  const patterns = {
    never: new RegExp(never || '(?!)', 'iu'),
    neverStart: matchWords(neverStart, isUnspaced),
    note: new RegExp(note || '(?!)', 'iu'),
    mention: new RegExp(
      `^(?:(?:${sortWords(order.polite)})[ ,]+)?(?:${sortWords(mention).replaceAll(' ', ',? ')})(?![\\p{L}\\p{M}\\p{N}]) ?:? *`,
      'iu',
    ),
    label: new RegExp(`^(?:${label || '(?!)'}) ?[:：] *`, 'iu'),
    platform: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:${order.forOur || '(?!)'}) ${PLATFORM}(?:[ -](?:${things}|page|feed|profile|account|channel|reel|reels))?[.!]?$`,
      'iu',
    ),
    your: matchWords(order.your, false),
    empty: matchAllWords(
      [PLEASE, order.polite, words.dangling, price, date, place, contact, discount].filter(Boolean).join('|'),
      isUnspaced,
    ),
    open: new RegExp(`^[ ]*(?:${sortWords(words.dangling)}|please|bitte|stp|pls)(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
    named: [
      [['price'], matchWords(price, isUnspaced)],
      [['date', 'deadline'], matchWords(allowBare(date, words.tag), isUnspaced)],
      [['place'], matchWords(allowBare(place, words.tag), isUnspaced)],
      [['contact'], matchWords(allowBare(contact, words.tag), isUnspaced)],
      [['discount'], matchWords(allowBare(discount, words.tag), isUnspaced)],
    ] as const,
  }
  compiled.set(words.tag, patterns)
  return patterns
}

/** What a clause says to us. `extent` is what is not drawn; null if all of it is drawn. */
export interface Address {
  extent: Extent | null
  /** What is drawn of it all the same. */
  kept?: Extent | null
  /** Whether it says what must not be shown. */
  isNever: boolean
  /** The kinds of facts that must not be shown, as far as it names them. */
  forbids: readonly FactKind[]
}

const DRAWN: Address = { extent: null, isNever: false, forbids: [] }
const addressed = (extent: Extent): Address => ({ ...DRAWN, extent })

/** Finds an order at the start or at the end of a sentence, or around its subject: "Can you make a post about … ?" */
export function findOrders(text: string, sentence: Extent, words: ReadingWords): Extent[] {
  // "bitte kein Bild von Hühnern" orders nothing that we make.
  if (isNotShown(text.slice(sentence.start, sentence.end))) return []
  const orders = findAsked(text, sentence, words)
  const from = orders.at(-1)?.end ?? sentence.start
  const tail = findNotShownTail(text.slice(from, sentence.end).trimEnd())
  return tail === null ? orders : [...orders, { start: from + tail, end: sentence.end }]
}

function findAsked(text: string, sentence: Extent, words: ReadingWords): Extent[] {
  const published = findPublished(text, sentence, words)
  if (published.length > 0) return published
  const told = findTold(text, sentence, words)
  if (told.length > 0) return told
  const order = findOrder(text, sentence, words)
  const start = order && { ...order, end: skipPlace(text, order.end) ?? order.end }
  if (start) {
    const subject = { start: start.end, end: sentence.end }
    const please = findPlease(text, subject)
    const end = findOrderEnd(text, subject, start.isAsked)
    return [start, ...(please ? [please] : []), ...(end && (!please || end.start >= please.end) ? [end] : [])]
  }
  const written = findWrittenOrders(text, sentence, words)
  const chat = written.length === 0 ? findChat(text, sentence) : null
  return chat ? [chat] : written
}

/** "Price list pls": a word of a chat at the end of a clause. */
function findChat(text: string, { start, end }: Extent): Extent | null {
  const found = / (?:pls+|plz|plss|pretty please)(?=\s*(?:[,.;:!?\n]|$))/iu.exec(text.slice(start, end))
  return found ? { start: start + found.index, end: start + found.index + found[0].length } : null
}

/**
 * Whether a part of a sentence is addressed to us, so that it is a clause of its own. `hasWords` tells whether the request has words before
 * it.
 */
export function isAddressedToUs(part: string, words: ReadingWords, hasWords: boolean): boolean {
  const said = trimEnd(part.trimStart())
  const patterns = patternsOf(words)
  const { note, mention, label } = patterns
  return (
    isNever(patterns, said) ||
    isOurNote(note, said, words, hasWords) ||
    isMention(mention, said) ||
    isMention(label, said)
  )
}

const PLEASE_BEFORE = new RegExp(`^(?:pls+|plz|kindly) `, 'iu')

const isNote = (note: RegExp, text: string) => {
  const said = text.replace(/(?<![!.])[!.]{2,}$/u, '!').replace(PLEASE_BEFORE, '')
  return (
    note.test(said) ||
    (said.length < 80 &&
      (COLORED.test(said) ||
        JUST.test(said) ||
        NO_TEXT.test(said) ||
        NOTHING_ELSE.test(said) ||
        FOR_PLATFORM.test(said) ||
        OUT_OF_IT.test(said) ||
        ADDRESSED.test(said))) ||
    FOR_PLACE_UNSPACED.test(said)
  )
}

/** "Write it calm and simple": how a text should be, also as the first words of a request. */
const WRITTEN =
  /^(?:(?:please|bitte|graag) )?(?:(?:write|word|phrase) (?:it|this|that|the text)|(?:schreibt?|formuliert?|formuliere) (?:es|das|den text)|schrijf (?:het|dit|de tekst))(?: (?:very|really|quite|a bit|nice and|sehr|recht|etwas|ganz|heel|een beetje))?(?: (?!(?:down|off|on|out|in|that|dass|auf|dat|op)(?!\p{L}))\p{L}{3,14})(?:,? (?:and|but|not|und|aber|nicht|en|maar|niet)(?: (?:not|nicht|niet|too|zu|te))? \p{L}{3,14}){0,3}(?: please| pls| bitte| graag)?[.!]*$/iu

/** "maak er iets gezelligs van", "macht was Schönes draus" */
const OUT_OF_IT =
  /^(?:maak|maken jullie) (?:er|hier) (?:maar |even |aub )?(?:iets|wat) \p{L}+ van[.!]*$|^(?:mach|macht|zaubert|bastelt|bastle) (?:da |mal |bitte |doch ){0,2}(?:was|etwas) \p{L}+ (?:draus|daraus)[.!]*$|^make (?:something|sth|it) \p{L}+ (?:out of|of|with|from) (?:it|this|that)(?: please| pls)?[.!]*$|^gör något \p{L}+ av det(?: tack)?[.!]*$|^(?:lav|lag) (?:noget|noe) \p{L}+ (?:ud af|av) det[.!]*$/iu
/** "Bitte im Text duzen": how readers are addressed. */
const ADDRESSED =
  /^(?:bitte )?(?:im text |die kund\p{L}{1,6} |alle |die leser )?(?:duzen|siezen)(?: bitte)?[.!]*$|^(?:graag )?(?:in de )?(?:je|jij|u)-?vorm(?: graag| aub)?[.!]*$/iu

/** A note about what is ours may be the first words of a request: "Use our brand colors". */
const OUR_LOOK =
  /(?<!\p{L})(?:our|unsere?|notre|nos|nuestr[oa]s?|noss[oa]s?|i nostri|nostro|onze|nasz\p{L}*) (?:brand |corporate |marken)?(?:colou?rs?|palette|fonts?|logo|farben|schrift(?:en)?|couleurs|police|colores|tipografía|cores|fonte|colori|font|kleuren|lettertype|kolor\p{L}*)/iu

/** Verbs that also say what readers should not do: "Do not use bleach on silk". */
const WEAK =
  /(?:put|putting|use|using|add|adding|advertise|verwende\p{L}*|benutze\p{L}*|einbauen|zet|gebruik\p{L}*|utilis\p{L}*|ajout\p{L}*|mets?|mettez|pon|pongas|poner|us[ae]s?|usar|usare|metti|mettere|coloque|colocar|bote|używaj|dodawaj|kullan\p{L}*|koy\p{L}*)(?!\p{L})/iu
/** What a design may show, in the languages of the product. */
const SHOWN_THING =
  /(?<!\p{L})(?:prénom|nom|visage|nombre|apellido|cara|nome|cognome|faccia|naam|gezicht|imi[ęe]|nazwisk\p{L}|rosto|surname|faces?|nachname|gesicht|adres(?:se)?|logos?|emojis?|text\p{L}*|texte|texto|testo|tekst|photos?|fotos?|images?|imagen|immagin\p{L}|bild\p{L}*|pictures?|people|personen|menschen|personas|pessoas|hashtags?|colou?rs?|farben?|fonts?|name|namen|caps|pic|pics|it|in there|post|background|hintergrund)(?!\p{L})/iu

/** Whether a clause tells us what not to show. */
function isNever({ never, named }: InstructionPatterns, said: string): boolean {
  if (isNotShown(said)) return true
  const [order] = never.exec(said) ?? []
  if (order === undefined) return false
  return (
    !WEAK.test(order) ||
    SHOWN_THING.test(said) ||
    isColorRefused(said) ||
    named.some(([, pattern]) => pattern.test(said))
  )
}

/** Something is to be mentioned. */
const isMention = (mention: RegExp, said: string) => (mention.exec(said)?.[0].length ?? Infinity) < said.length

/** "Just the quote please" */
const JUST =
  /^(?:just|only|nur|juste|seulement|solo|só|apenas|alleen|tylko|sadece) (?:the |das |den |la |le |el |a |o |il |lo |de |het )?(?:quote|text|words|zitat|spruch|citation|texte|cita|frase|texto|citação|citazione|testo|citaat|tekst|cytat|alıntı)(?: (?:please|pls|plz|bitte|svp|stp|por favor|per favore|graag|aub|proszę|lütfen))?[.!]?$/iu

/** "no other text" */
const NO_TEXT =
  /^(?:(?:please|bitte|svp|por favor|per favore|graag|proszę) )?(?:no|kein|keine|sonst kein|sonst keinen|pas d['’]|aucun|sin|ningún|sem|nenhum|senza|nessun|geen|zonder|bez|żaden) ?(?:other|extra|more|additional|further|weiterer|weiteren|anderer|anderen|zusätzlicher|autre|otro|más|outro|mais|altro|altri|andere|extra|innego|dodatkowego) (?:text|words|texte|texto|testo|tekst|tekstu|mots|palabras|palavras|parole)(?: (?:please|pls|bitte|svp|por favor|per favore|graag|proszę))?[.!]?$/iu

/** "mettez juste ça svp rien d'autre" */
const NOTHING_ELSE =
  /^(?:(?:mettez|mets|écris|écrivez|pon|poned|metti|mettete|coloca|coloquem|daj|dajcie|just put|just write|put|write) (?:(?:juste|just|only|solo|só|tylko|seulement) )?(?:ça|cela|eso|esto|questo|isso|to|this|that) ?(?:svp|stp|por favor|porfa|per favore|proszę|please|pls)?,? ?)?(?:rien d['’]autre|rien de plus|nada más|nient['’]altro|nada mais|nic więcej|nothing else|sonst nichts|больше ничего|більше нічого)[.!]?$/iu

/** "bitte für Instagram und schön festlich" */
const FOR_PLATFORM = new RegExp(
  `^(?:please|pls|bitte|svp|stp|por favor|per favore|graag|proszę|lütfen|merci) (?:\\p{L}+ ){0,2}(?:for|für|pour|para|pro|per|voor|na|do)(?: (?:our|unser\\p{L}{0,2}|notre|nuestro|nosso|il nostro|onze|nasz\\p{L}*))? ${PLATFORM}(?![\\p{L}\\p{M}])`,
  'iu',
)

/** "ストーリー用に作ってください", "用在朋友圈" */
const FOR_PLACE_UNSPACED =
  /^(?:(?:ストーリーズ?|インスタ|投稿|リール|フィード|SNS|LINE|サムネ\p{L}{0,3}|チラシ|ポスター|ブログ|ホームページ)(?:用|向け)(?:に|で|として)?(?:\p{L}{0,6}(?:作|お願い|制作|デザイン|仕上)\p{L}{0,12})?|(?:请)?(?:要)?发(?:在|到)?(?:朋友圈|小红书|公众号|抖音|微博|微信)(?:用|的|吧)?|(?:请)?(?:做成|用于|用在|发在|发到)(?:朋友圈|小红书|公众号|海报|抖音|微博|微信)\p{L}{0,4}|(?:인스타|스토리|릴스|피드|포스터|블로그)(?:그램)? ?용으로 ?(?:\p{L}{0,6}(?:만들|부탁|제작)\p{L}{0,8}(?: 주세요)?)?)[。.!！]?$/u

const isOurNote = (note: RegExp, said: string, words: ReadingWords, hasWords: boolean): boolean =>
  (isLookAsked(said, words) ||
    isShownAsked(said) ||
    WRITTEN.test(said) ||
    ((hasWords || OUR_LOOK.test(said)) && isNote(note, said)) ||
    ((hasWords || POLITE_START.test(said)) && isWish(said, words)) ||
    (hasWords && isOrder(said, words)) ||
    putsOnImage(said)) &&
  !isForReaders(said.replace(ASKS_US, ''), words)

/** A wish may be the first words of a request if somebody asks for it: "lütfen sade bir görsel". */
const POLITE_START = new RegExp(`^(?:${PLEASE})(?![\\p{L}\\p{M}])`, 'iu')

/** Words to us that name who is asked, as words to readers do. */
const ASKS_US = /^(?:(?:can|could|would) you|you can|könnt ihr|können sie|kunnen jullie|koyar mısınız)(?!\p{L})/iu

const isForReaders = (said: string, words: ReadingWords) => patternsOf(words).your.test(said)

/** Finds what a clause says to us. */
export function readAddress(
  text: string,
  { start, end }: Extent,
  words: ReadingWords,
  { isFirst, hasWords }: { isFirst: boolean; hasWords: boolean },
): Address {
  const lead = /^[\s.,;:!?–—-]*/u.exec(text.slice(start, end))?.[0].length ?? 0
  const said = trimEnd(text.slice(start + lead, end))
  const from = start + lead
  const patterns = patternsOf(words)
  if (isNever(patterns, said)) {
    const at = findNeverStart(said, patterns)
    const length = findNeverEnd(said, patterns)
    // What stands before the order is a message, and names nothing that is refused.
    const order = said.slice(at, length ?? said.length)
    const forbids = patterns.named.flatMap(([kinds, pattern]) => (pattern.test(order) ? kinds : []))
    // "no numbers but the price": the price is shown.
    if (EXCEPT.test(said)) return addressed({ start, end })
    // What a picture must not show may still be said.
    if (forbids.length === 0 && isNotShown(said)) return addressed({ start, end })
    const to = length === null ? end : from + length
    return { extent: { start: openBracket(text, start, from + at), end: to }, isNever: true, forbids }
  }
  if (isOurNote(patterns.note, said, words, hasWords)) {
    const kept = findKept(said)
    return kept
      ? { ...addressed({ start, end }), kept: { start: from + kept.start, end: from + kept.end } }
      : addressed({ start, end })
  }
  const label = patterns.label.exec(said) ?? (isFirst ? null : patterns.mention.exec(said))
  if (label && said.length > label[0].length) return addressed({ start, end: from + label[0].length })
  const platform = patterns.platform.exec(said)
  if (platform) return addressed({ start: from + platform.index, end })
  return DRAWN
}

const EXCEPT =
  /以外|之外|이외|(?<![\p{L}\p{M}])(?:except|other than|apart from|außer|sauf|hormis|salvo|excepto|exceto|tranne|eccetto|behalve|oprócz|poza|hariç|dışında|кроме|крім|חוץ מ\p{L}{0,12}|سوى|غير)(?![\p{L}\p{M}])/iu

/** The brackets around an order belong to it. */
function openBracket(text: string, start: number, at: number): number {
  const before = /[([（]\s*$/u.exec(text.slice(start, at))
  return before ? start + before.index : at
}

/** Without the mark that separates a clause from the next one. */
const trimEnd = (text: string) => text.replace(/(?<![\s,;:，、；：،؛–—])[\s,;:，、；：،؛–—]+$/u, '')

const polite = new Map<string, RegExp>()

function matchPolite({ tag, order }: ReadingWords): RegExp {
  const pattern =
    polite.get(tag) ??
    new RegExp(
      `\\s*(?:(?:${sortWords(`${order.polite}|${order.ask}`)}|${PLEASE})(?![\\p{L}\\p{M}\\p{N}])[ ,!.]*){0,4}`,
      'iuy',
    )
  polite.set(tag, pattern)
  return pattern
}

/**
 * Finds an order to tell readers something at the start of a sentence: "let everyone know we …", "invite customers to …". What they are told
 * stays. Empty if what is left would be no sentence.
 */
function findTold(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const said = text.slice(start, end)
  const asks = matchPolite(words)
  asks.lastIndex = 0
  const from = asks.test(said) ? asks.lastIndex : 0
  // "nodig iedereen uit" begins like "nodig", which asks.
  const told = readTold(said, /^\s*/u.exec(said)?.[0].length ?? 0) ?? readTold(said, from)
  if (!told) return []
  const late = told.late && { start: start + told.late.start, end: start + told.late.end }
  return [{ start, end: start + told.to }, ...(late ? [late] : [])]
}
