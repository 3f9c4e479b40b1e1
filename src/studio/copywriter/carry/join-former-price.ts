import { matchType, replaceFolded, type Tape } from './tape.ts'
import { foldCase } from '../../model/fold-case.ts'
import { oneOf } from './read-days.ts'
import { toBareAmount, toWasNow } from './make-parts.ts'
import { ALL_WORDS } from './words/all-words.ts'
import { isThreshold } from './threshold.ts'
import { UNSPACED } from './create-rules.ts'
import type { Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/**
 * Words for a former price in languages that have no tables of their own: Swedish, Danish, Norwegian, Finnish, Czech, Hungarian, Romanian,
 * Greek, Indonesian.
 */
const FORMER_ELSEWHERE =
  'ord.|ord|ordinarie|ordinarie pris|ord. pris|ordinær pris|ordinært|før|førpris|tidigare|istället för|i stedet for|norm.|ennen|původně|dříve|běžně|místo|eredeti ár|korábban|helyett|în loc de|înainte|πριν|αντί|sebelumnya'
const ONLY_ELSEWHERE = 'nu|nå|bara|endast|kun|nyt|nyní|teď|jen|most|csak|acum|doar|τώρα|μόνο|sekarang|hanya'
/** Words for a former price that stand behind it. */
const BEHIND = 'yerine|की जगह|के बजाय|대신|helyett|のところ|のところを'

/** What may stand behind two amounts of which neither has a currency. */
const VALID =
  '(?:bis|nur|until|till|only|this|jusqu|seulement|cette|ce|hasta|solo|sólo|este|esta|fino|questa|questo|até|só|tot|alleen|deze|do|tylko|w|sadece|до|тільки|только|حتى|فقط)(?![\\p{L}\\p{M}])'
const END = `(?=\\s*(?:$|[.,;:!?)\\]…—–-]|${VALID}|${matchType('bound')}|${matchType('when')}))`

/** Words that tell a former price only beside the present one: Portuguese "de", Thai "จาก". */
const ONLY_BESIDE = ['de', 'จาก', 'not']

const words = (list: readonly string[], isUnspaced: boolean) => {
  // The dot of "reg." is dropped before a number.
  const all = list.filter((word) => word !== '').flatMap((word) => [word, word.replace(/\.$/u, '')])
  const source = oneOf(new Set(all.map(foldCase)))
  return isUnspaced ? source : `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`
}

/** The words of all languages, because the language of a short text may be taken for another one. */
function listWords(name: 'former' | 'only', elsewhere: string, isOmitted: (word: string) => boolean): string {
  const list = (isUnspaced: boolean) =>
    ALL_WORDS.flatMap(({ tag, read }) => (UNSPACED.includes(tag) === isUnspaced ? read[name].split('|') : [])).filter(
      (word) => !isOmitted(word),
    )
  return `(?:${words([...list(false), ...elsewhere.split('|')], false)}|${words(list(true), true)})`
}

const BEFORE_AMOUNT = compilePattern(
  `${listWords('former', FORMER_ELSEWHERE, (word) => ONLY_BESIDE.includes(word))}[\\s:：([（]*$`,
  'iu',
)
const BEHIND_AMOUNT = compilePattern(`^\\s?(?:${BEHIND})(?![\\p{Script=Latin}\\p{Script=Devanagari}])`, 'iu')

/** Whether the words around an amount say that it is no longer asked: "instead of" before it, Turkish "yerine" behind it. */
export const isFormerBetween = (before: string, after: string): boolean =>
  (BEFORE_AMOUNT.test(before.slice(-LONGEST_WORDS)) && !HOUR.test(after)) ||
  BEHIND_AMOUNT.test(after.slice(0, LONGEST_WORDS))
/** "Before 10 am" says until when. */
const HOUR = /^(?::\p{Nd}{2}|\s?(?:[ap]\.?m\b|uhr\b|o['’]clock\b))/iu
const LONGEST_WORDS = 32

const FORMER_AMOUNT = compilePattern(
  `${listWords('former', FORMER_ELSEWHERE, (word) => ONLY_BESIDE.includes(word))}[\\s:：]*[^\\s\\d]{0,3}\\s?\\d[\\d.,]*\\s?[^\\s\\d.!?]{0,4}\\s*$`,
  'iu',
)
const PRESENT = compilePattern(
  `^(?:${listWords('only', ONLY_ELSEWHERE, () => false)}[\\s:：]*){1,2}[^\\s\\d]{0,3}\\s?\\d`,
  'iu',
)

/** Whether a text that ends with a former price is continued by the present one: "原价1299元" and "现在899元". */
export const isPriceContinued = (before: string, after: string): boolean =>
  /\d/.test(after.slice(0, LONGEST_WORDS)) &&
  PRESENT.test(after.slice(0, LONGEST_WORDS)) &&
  FORMER_AMOUNT.test(before.slice(-2 * LONGEST_WORDS))

function createPatterns(): readonly RegExp[] {
  const former = listWords('former', FORMER_ELSEWHERE, () => false)
  // "today" was read before.
  const only = `(?:${listWords('only', ONLY_ELSEWHERE, () => false)}|${matchType('when')})`
  const amount = (name: string) => `(?<${name}>${matchType('money')}|${matchType('number')})`
  const pause = '\\s?[,;:)\\]）、，。–—/-]?\\s?'
  const arrow = '\\s?(?:→|➔|➜|⇒|=>|->|>)\\s?'
  const label = `(?:${only}\\s?:?\\s?){0,2}`
  return [
    `${label}${amount('now')}\\s?[(\\[（](?:${former}\\s?:?\\s?){1,2}${amount('was')}\\s?[)\\]）]`,
    `${label}${amount('now')}\\s?[,–—-]?\\s?(?:${former}\\s?:?\\s?){1,2}${amount('was')}`,
    `(?:${former}\\s?:?\\s?){1,2}${amount('was')}(?:\\s?(?:${BEHIND}))?${pause}(?:${arrow})?${label}${amount('now')}`,
    `${amount('was')}\\s?(?:${BEHIND})${pause}${label}${amount('now')}`,
    `${amount('was')}${arrow}${label}${amount('now')}`,
  ].map((source) => compilePattern(source, 'gu'))
}

let compiled: readonly RegExp[] | null = null

/**
 * Joins a present and a former price, of which one or both may lack their currency: "ora 39 (era 55)", "było 120 zł, teraz 89". The present
 * one is lower.
 */
export const joinFormerPrice = (tape: Tape): Tape =>
  (compiled ??= createPatterns()).reduce(
    (left, pattern, index) =>
      replaceFolded(left, pattern, (match, nodes) => {
        const [now, was] = ['now', 'was'].map((name) => nodes.get(match.groups?.[name] ?? ''))
        const [low, high] = [toPrice(now), toPrice(was)]
        if (!now || !was || !low || !high || low.is !== 'amount' || high.is !== 'amount') return null
        if (low.from >= high.from || low.to !== null || high.to !== null) return null
        // "a partir de 50 € 10 € grátis"
        const before = left.text.slice(0, (match.index ?? 0) + match[0].indexOf(match.groups?.['was'] ?? ''))
        if (isThreshold(before, '')) return null
        const isSigned = now.as === 'money' || was.as === 'money'
        const behind = foldCase(left.text).slice((match.index ?? 0) + match[0].length)
        // An arrow between two numbers, and a word such as "de", may be that of anything.
        if (!isSigned && (index === LAST_PATTERN || !isEnd.test(behind) || LOOSE.test(match[0]))) return null
        return toWasNow(low, high)
      }),
    tape,
  )

/** That of an arrow. */
const LAST_PATTERN = 4
const LOOSE = compilePattern(`^[^\\s\\p{L}]?\\s?(?:${ONLY_BESIDE.join('|')})(?!\\p{L})`, 'iu')
const isEnd = compilePattern(`^${END}`, 'u')

const toPrice = (node: Node | undefined): Node | null =>
  node?.is === 'number' ? toBareAmount(node) : node?.is === 'amount' ? node : null
