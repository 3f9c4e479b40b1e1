import { isBehindHouse, isUnit } from './find-addresses.ts'
import { isOpenTier } from '../carry/threshold.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import { endsOpenAbbreviated, endsOrdinal, isHouse } from './abbreviations.ts'
import {
  areAlike,
  createDescription,
  isCopula,
  isListed,
  isFreeFrom,
  isLonePrice,
  joinNew,
  isSecondSize,
  type Bit,
  type Clause,
  isFormerLed,
} from './describe-bit.ts'
import { findBrackets } from './extents.ts'
import { createAnswerSplit } from './split-answer.ts'
import { isTimes } from './find-days.ts'
import { joinIncomplete } from './join-incomplete.ts'
import { isWhenAndWhere, namesWhenAndWhere } from './find-when.ts'
import { splitRunOn, type RunOnPart } from './split-run-on.ts'
import { isNotice, labelsStatement, OTHERWISE, readOwn, SHORT_LABEL, startsStatement } from './own-statements.ts'
import { matchLimit, matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

export interface Splitting {
  spans: readonly Span[]
  /** What is never divided, besides spans and brackets. */
  whole: readonly Extent[]
  words: ReadingWords
  /** Whether the message starts here, so that facts behind its title are about it. */
  isFirst: boolean
  /** Whether facts that run together without marks are parted. */
  isRunOn: boolean
  /** Whether a part is addressed to us. */
  isApart: (part: Extent) => boolean
}

/** What always separates two clauses. A dash needs spaces, because names contain it. "/" and "&" never separate, nor do the stars of a rating. */
const HARD =
  /(?<!\d) [–—-] | [–—-] (?!\d|(?<=[\d.,] [–—-] )[£€$]\d)|[;；]|(?<=\s)·|·(?=\s)|[•|｜\n\r▪●►✓✔✅※](?! ?\d)|(?<![★☆])[★☆](?![★☆]| ?\d)|。|！(?!$)|(?<=[.!?…])[ \u00A0](?=\p{Lu})/gu
/** What separates two clauses if they are whole without each other. */
const SOFT = /[,、，،：]|:(?!-?[()])/gu

/** Splits a sentence, whose offsets are those of `text`. */
export function splitClauses(text: string, sentence: Extent, splitting: Splitting): Clause[] {
  const { spans, whole, words } = splitting
  const closed = [...spans, ...whole, ...findBrackets(text, sentence)].toSorted((a, b) => a.start - b.start)
  const join = createJoin(text, splitting)
  const answer = createAnswerSplit(text, spans, words)
  const hard = joinNew(text, splitAt(text, sentence, HARD, closed, words, isCopula))
  const [first] = hard
  const parts: RunOnPart[] =
    first && splitting.isRunOn && !splitting.isApart(first)
      ? [...splitRunOn(text, first, spans, words), ...hard.slice(1)]
      : hard
  return parts.flatMap((part) => {
    const clauses = join(splitAt(text, part, SOFT, closed, words)).flatMap(answer)
    return part.isWhen ? clauses.map((clause) => ({ ...clause, isFact: true })) : clauses
  })
}

/** Joins the parts of a clause that are not whole without each other. */
function createJoin(text: string, { spans, words, isApart, isFirst }: Splitting) {
  const describe = createDescription(text, spans, words)
  const say = ({ start, end }: Extent) => text.slice(start, end)
  const continues = matchWords(words.continuing, false)
  const subordinate = matchWords(words.subordinate, false)
  const startsWith = (pattern: RegExp, at: number) => pattern.exec(text.slice(at, at + 40).trimStart())?.index === 0
  const binding = matchWords(words.binding, UNSPACED.includes(words.tag))
  const limit = matchLimit(words)
  const isPricedApart = (bit: Bit) =>
    spans.some(({ kind, start }) => kind === 'price' && (start < bit.start || start >= bit.end))
  const openEnd = compilePattern(`(?:^|[^\\p{L}\\p{M}])(?:${words.dangling}|${words.open})[\\s,]*$`, 'iu')
  /** "Use code SOFA15 for 15% off, weekdays only": a limit belongs to the offer before it. */
  const isLimited = (left: Bit, right: Bit): boolean =>
    left.isOffer &&
    !left.isPriced &&
    // A day of the calendar is a fact of its own.
    !(right.isFact && right.hasNumber) &&
    !isColon(left) &&
    right.end - left.start <= LONGEST_LIMITED &&
    limit.test(say(right))
  /** Words with a day of the calendar or an hour behind them, and nothing else: what is announced, and when. */
  const isDated = ({ dated, isTitle, hasNumber, bits }: Bit): boolean =>
    dated !== null &&
    isTitle &&
    hasNumber &&
    bits === 1 &&
    // "Buy tickets before 10 October, doors open at 7"
    !binding.test(text.slice(Math.max(0, dated - LONGEST_LEAD), dated))
  const isColon = ({ start, end }: Extent) => /[:：]\s*$/.test(text.slice(Math.max(start, end - 4), end))
  const isSplit = (left: Bit, right: Bit, isPair: boolean, isBehind: boolean, next: Bit | undefined): boolean => {
    const isApartOnly = left.isApart || right.isApart
    if (!isApartOnly && isColon(left) && isApart({ start: left.start, end: right.end })) return false
    if (isApartOnly) return true
    if (isBehind && isLonePrice(left, right) && isPricedApart(right)) return false
    if (isBehind && isListed(say(left), right)) return false
    if (isLimited(left, right)) return false
    // "Kleiderordnung: Hauptsache Glitzer"
    if (!isFirst && isColon(left) && left.words <= LONGEST_PAIR.label && right.words <= LONGEST_PAIR.value)
      // "Vertretung: Dr. Lehmann, Bahnhofstr. 8"
      if (isPair || (left.bits === 1 && !right.hasPrice && !right.isFact)) return false
    if (left.endsPriced && !isColon(left) && right.isCount && FROM_HOW_MANY.test(say(right))) return false
    if (left.hasPrice && right.hasPrice && isFormerLed(say(right))) return false
    if (!left.isFact && !isColon(left) && !left.isPriced && MEASURED_PRICE.test(say(right))) return false
    if (left.endsReached === 'place' && !isUnit(say(left)) && isBehindHouse(say(right))) return false
    // "Level 2, 88 Foundry St"
    if ((right.endsReached === 'place' || right.isPlace) && isUnit(say(left)) && !isUnit(say(right))) return false
    if (next && (next.endsReached === 'place' || next.isPlace) && isUnit(say(right))) return true
    if (isHouse(text, left, right) || (left.hasPrice && isFreeFrom(say(right)))) return false
    if (isFirst && isNotice(say(left)) && !right.isFact) return false
    const isOwn = readOwn(say(left), say(right), right.endsReached === 'contact' || right.isPlace)
    if (isOwn !== null) return isOwn
    // "velvetfern.example/book, flash friday walk ins 12-7pm"
    if (
      left.endsReached &&
      right.words > MOST_REACHED[left.endsReached] &&
      !ASKS_FOR.test(text.slice(right.start, right.start + 24))
    )
      return true
    if (/\p{Nd}/u.test(say(right)) && isOpenTier(say(left))) return false
    if (areAlike(say(left), say(right))) return false
    if (right.hasPrice && isSecondSize(say(left), say(right))) return false
    // "at 6h, 11h and 16h"
    if (isTimes(text, left, right)) return false
    // "free for members, £12 otherwise"
    if (OTHERWISE.test(say(right))) return false
    // "30 (was 55), until Sunday only"
    if (!isColon(left) && left.hasPrice && left.bits === 1 && right.isWhen && right.isFact) return true
    if (startsWith(continues, right.start) || (startsWith(subordinate, left.start) && !left.isFact)) return false
    // "Double points 7 to 11 October, only with a card"
    if (isFirst && isDated(left)) return true
    // Entries of a price list: all are parted, or none.
    if (left.isPriced && right.isPriced) return true
    // "Beekeeper at the market, chestnut honey 9 €, flower honey 7 €": what the list is about.
    if (
      isFirst &&
      !isColon(left) &&
      left.bits === 1 &&
      left.isTitle &&
      !left.hasPrice &&
      isEntry(right) &&
      next &&
      isEntry(next)
    )
      return !openEnd.test(say(left))
    // "zero sugar, $4 a can", "£180 for all mornings, max 6 per group"
    if (
      !isColon(left) &&
      (right.startsPriced || (left.isPriced && (right.hasNumber || left.endsPriced))) &&
      !startsWith(binding, right.start)
    )
      return true
    // "Liebe Gäste, unsere Küche bleibt heute geschlossen"
    if (isFirst && left.bits === 1 && SALUTATION.test(say(left))) return true
    if (!isFirst && right.isPlace && right.isWhen && right.hasNumber && NAMED.test(say(left))) return false
    if (left.isPlace && left.isFact && (right.isPlace || PROPER.test(say(right)))) return false
    // "Perfect for teams, families and hen parties"
    if (!isColon(left) && right.isWho && !left.isFact && JOINED.test(say(right))) return false
    // "… every Sunday 10-1, no experience necessary"
    if (!isColon(left) && left.words >= LEAST_LEFT && STATED.test(say(right))) return true
    if (!isColon(left) && (startsStatement(text, left, right, words) || isWhenAndWhere(text, left, spans, words)))
      return true
    if (isFirst && left.bits === 1 && !isColon(left) && namesWhenAndWhere(text, left, spans, words)) return true
    if (!isColon(left)) return left.isFact || (right.isLabeled && (left.bits > 1 || left.words > 1))
    if (
      labelsStatement(text, left, words) ||
      (!isFirst && left.words <= MOST_LABEL && (right.startsFact || right.endsReached === 'contact'))
    )
      return false
    // "Emergencies: 116 117"
    if (!/\p{L}/u.test(say(right))) return false
    // "Closed on Monday, in urgent cases: Dr. Hahn", "Bağdat Cad. No: 112"
    if (left.bits > 1 || (left.words > 1 && SHORT_LABEL.test(say(left)))) return false
    const isTitle = left.isTitle && !left.isFact && (left.words > 2 || !binding.test(say(left)))
    // "Long night at the museum: Saturday, 23 January"
    if (isTitle && isFirst && right.isWhen && left.words > 2 && !left.hasNumber) return true
    return isTitle && !right.isFact && saysMore(text, right)
  }
  /** "espresso $3", "2h = 60€" */
  const isEntry = ({ start, end, isPriced, endsPriced, startsPriced }: Bit): boolean =>
    isPriced || (endsPriced && !startsPriced && /\p{L}/u.test(text.slice(start, end)))
  return (parts: readonly Extent[]): Clause[] => {
    const clauses: Bit[] = []
    const whole = joinIncomplete(text, parts, spans)
    const bits = whole.map((part): Bit => ({ ...part, ...describe(part), bits: 1, isApart: isApart(part) }))
    for (const [index, bit] of bits.entries()) {
      const last = clauses.at(-1)
      if (!last || isSplit(last, bit, parts.length === 2, clauses.length > 1, bits[index + 1])) clauses.push(bit)
      else {
        const isFact = last.isFact && (bit.isFact || (last.isPlace && PROPER.test(text.slice(bit.start, bit.end))))
        const isTitle = last.isTitle || bit.isTitle
        const counted = { isFact, isLabeled: isFact, isTitle, words: last.words + bit.words, bits: last.bits + 1 }
        const [isPriced, isOffer] = [last.isPriced !== bit.isPriced, last.isOffer || bit.isOffer]
        clauses[clauses.length - 1] = {
          ...last,
          end: bit.end,
          ...counted,
          isPriced,
          isOffer,
          endsReached: bit.endsReached,
        }
      }
    }
    return clauses
  }
}

/** Splits an extent behind what the pattern finds outside of `closed`, which is sorted. Each part has a word or a number. */
function splitAt(
  text: string,
  { start, end }: Extent,
  pattern: RegExp,
  closed: readonly Extent[],
  words: ReadingWords,
  isJoined?: typeof isCopula,
): Extent[] {
  const said = text.slice(start, end)
  const last = start + (/[\p{L}\p{N}][^\p{L}\p{N}]*$/u.exec(said)?.index ?? 0)
  const parts: Extent[] = []
  let from = start
  let checked = start
  let near = 0
  for (const match of said.matchAll(pattern)) {
    const at = start + match.index
    while ((closed[near]?.end ?? Infinity) <= at) near += 1
    const after = at + match[0].length
    const isInside = (closed[near]?.start ?? Infinity) <= at
    const isEmpty = checked >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(checked, at))
    checked = isEmpty ? at : -1
    const before = text.slice(Math.max(start, at - 28), at)
    const isOpen =
      match[0].trim() === '' &&
      (endsOpenAbbreviated(before, words, text.slice(at, at + 48)) ||
        endsOrdinal(before, words, text.slice(after, after + 48)))
    const isSaid = isJoined?.(match[0], text.slice(after, after + 4), words.tag, before) === true
    if (isInside || isEmpty || after > last || isOpen || isSaid || isGrouped(text, at)) continue
    parts.push({ start: from, end: after })
    from = after
    checked = after
  }
  return [...parts, { start: from, end }]
}

/** A label and its value, in words. */
const [MOST_LABEL, LONGEST_PAIR] = [3, { label: 2, value: 4 }] as const

/** In UTF-16 code units: an offer with its limit, and the words right before a date. */
const [LONGEST_LIMITED, LONGEST_LEAD] = [120, 10]

/** A comma or a colon inside of a number, a word, or a range of hours: "1,200", "10:30". */
const isGrouped = (text: string, at: number) =>
  (/[,:]/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1))) ||
  // "friseur:in"
  (text.charAt(at) === ':' && /\p{Ll}/u.test(text.charAt(at - 1)) && /\p{Ll}/u.test(text.charAt(at + 1))) ||
  // Two hours of a day with a word behind the first: "7 صباحًا – 12".
  (/^ [–—-] \d/u.test(text.slice(at, at + 4)) &&
    /\d \p{Script=Arabic}[\p{Script=Arabic}\p{M}]{1,8}$/u.test(text.slice(Math.max(0, at - 14), at)))

/** "od 3 dni", "ab 2 Stück", "min 4 people": from how many on a price holds. */
export const FROM_HOW_MANY =
  /^\s*(?:from|for|min(?:\.|imum)?|mind\.|ab|bei|à partir de|dès|pour|a partir de|desde|mín(?:\.|imo)?|da|minimo|vanaf|bij|od|przy|en az|от|від|من) \p{Nd}{1,3}(?: \p{L}+){0,2}[\s.,;!]*$/iu

const SALUTATION =
  /^\s*(?:ihr lieben|(?:dear|hello|hi|hey|liebe|sehr geehrte|hallo|beste|lieve|geachte|kära|kære|kjære|hej|hei|hyvät|rakkaat|moi|chers?|chères?|car[aeio]s?|carissim[aei]|gentil[ei]|egregi|querid[ao]s?|prezad[ao]s|estimad[ao]s?|apreciad[ao]s|drodzy|drog(?:a|ie)|szanowni|kochani|sevgili|değerli|sayın|дорогие|уважаемые|шановні|дорогі|hola a|buenas a|bonjour(?: à)?|salut|olá|ciao|buongiorno|witajcie) (?:\p{L}{3,16} ){0,2}\p{L}{3,16}|kochani|amig[ao]s|vecin[ao]s|gente|galera|pessoal|ragazzi),\s*$/iu

const JOINED = / (?:and|or|und|oder|en|of|och|eller|og|ja|tai|&) /iu

/** A name at the end of a part, before its address. */
const NAMED = /(?:^|\s)\p{Lu}[\p{L}\p{M}'’.-]*,\s*$/u
/** Names alone: a street or a town. */
const PROPER = /^\s*\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2}[\s.,]*$/u

const LEAST_LEFT = 4
/** What a part ends with that says by itself how something is: "tea and cake provided". */
const STATED =
  /^\s*(?:\S+ ){1,7}(?:provided|included|necessary|required|needed|accepted|welcome|available|essential|allowed|guaranteed|inklusive|erforderlich|nötig|notwendig|möglich|willkommen|erwünscht|vorhanden|inbegriffen|enthalten|verfügbar|gestellt|inbegrepen|nodig|mogelijk|welkom|beschikbaar|verplicht|aanwezig|gewenst|ingår|krävs|behövs|välkomna|inkluderat|velkomne|påkrævet|nødvendig|nødvendigt|inkluderet|påkrevd|inkludert|tervetulleita|sisältyy)[\s.,!)]*$/iu

/** A price of a weight or a volume needs what is weighed. */
const MEASURED_PRICE =
  /^\s*\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(?:kg|kilo|g|gr|gram|l|liter|litre|litri|litros|cl|ml|dl|кг|г|л) (?:for|für|pour|por|per|voor|za|за) /iu

/** What is no letter of which one says as much as two others. */
const NOT_DENSE = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
/** The least of these letters that say more than one word. */
const LEAST_SAID = 8
const saysMore = (text: string, { start, end, words }: Bit): boolean =>
  words > 1 || text.slice(start, end).replace(NOT_DENSE, '').length >= LEAST_SAID

/** In words: the name of a person behind a number, and what tells more of a place. */
const MOST_REACHED = { contact: 2, place: 3 }
/** "059 555 0147, chiedere di Marta" */
const ASKS_FOR =
  /^\s*(?:ask for|or|and|oder|und|ou|et|o|y|e|of|en|lub|ve|please|bitte|fragen? nach|demande[rz]?|preguntar|pregunta|pergunt\p{L}+|falar|parlare|chiedere|chiedi|vraag naar|pytać|proszę|extension|ext|whatsapp|sms|only|nur|no|kein|pas de|next to|opposite|near|behind|above|neben|gegenüber|hinter|à côté|en face|derrière|junto|frente|detrás|accanto|di fronte|naast|tegenover|obok|naprzeciwko|ao lado|em frente)(?![\p{L}])/iu
