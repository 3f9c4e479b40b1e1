import { joinFormerPrice } from './join-former-price.ts'
import { joinMoments, readTimes } from './read-times.ts'
import { oneOf, readDays } from './read-days.ts'
import { toWasNow } from './make-parts.ts'
import { readMeasures, readNumbers } from './read-measures.ts'
import { readMoney, readPercent } from './read-money.ts'
import { findNames, readContacts, readHalls, readPlaces } from './read-names.ts'
import { createRules, type RuleGroups } from './create-rules.ts'
import { applyRules, dropDots } from './phrase-rules.ts'
import { createTape, matchType, releaseParts, replaceFolded, type Tape } from './tape.ts'
import type { CarryWords } from './carry-words.ts'
import type { Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

export interface Reader {
  words: CarryWords
  /** The currency of the product (ISO 4217), or null. */
  currency: string | null
  /** The names of brand and product. */
  names: readonly string[]
}

const rulesOf = new Map<string, RuleGroups>()

/** Reads what a sentence states besides words. `isKept` tells which parts count; the rest becomes words again. */
export function readSentence(text: string, { words, currency, names }: Reader, isKept = isComplete): Tape {
  const rules = rulesOf.get(words.tag) ?? createRules(words)
  rulesOf.set(words.tag, rules)
  const named = findNames(readContacts(createTape(normalize(text))), names)
  const coded = readHalls(applyRules(named, rules.codes), words)
  const priced = readPercent(readMoney(coded, words.tag, currency))
  const aged = applyRules(priced, rules.ages)
  const dated = applyRules(readDays(applyRules(readDays(aged, words), rules.days), words), rules.days)
  const timed = joinMoments(applyRules(readTimes(dated, words), rules.bounds), words)
  const counted = readNumbers(readMeasures(timed, words), words)
  const paired = joinFormerPrice(joinMoneyRange(counted, words))
  const amounts = applyRules(applyRules(paired, rules.amounts), rules.amounts)
  const offers = applyRules(applyRules(amounts, rules.offers), rules.facts)
  return readPlaces(releaseParts(offers, isKept), words)
}

/** Dots of "p.m." and "max. 2" would end a sentence. Digits of other scripts become those of ASCII. */
export const normalize = (text: string): string =>
  dropDots(text.normalize('NFC').replace(/(?<![\p{L}])([ap])\.m\.(?!\p{L})/giu, '$1m'))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x9_66))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff_10))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/(\d{1,4})[만万萬](?= ?[원円元])/gu, (_, tens: string) => String(Number(tens) * 10_000))
    .replace(/[\u00A0\u202F\u2009]/g, ' ')
    .replace(/[\u200E\u200F\u061C\u200B]/g, '')

function joinMoneyRange(tape: Tape, { read }: CarryWords): Tape {
  const money = matchType('money')
  const to = `(?:[–—~〜～-]|${oneOf(read.to.split('|'))})`
  return replaceFolded(tape, compilePattern(`(${money}) ?${to} ?(${money})`, 'gu'), ([, a = '', b = ''], nodes) => {
    const [from, last] = [nodes.get(a), nodes.get(b)]
    if (from?.is !== 'amount' || last?.is !== 'amount' || from.to !== null || from.currency !== last.currency)
      return null
    if (from.from < last.from) return { ...from, to: last.from, digits: Math.max(from.digits, last.digits) }
    // "from $80 to $49"
    return from.from > last.from ? toWasNow(last, from) : null
  })
}

/** What says something by itself, or is a former price. */
export const isFigure = (node: Node): boolean => node.as !== 'number' && node.as !== 'percent' && node.as !== 'code'

/** What says something by itself. */
const isComplete = (node: Node): boolean => isFigure(node) && !isFormer(node)

export const isFormer = (node: Node): boolean => node.is === 'phrase' && node.key === 'read.former'
