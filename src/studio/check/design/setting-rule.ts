import { isGlued } from '../../type/breaking/glue.ts'
import { isUnspaced } from '../../type/breaking/unspaced-scripts.ts'
import { toRuleBox, type CheckFinding } from '../check-rule.ts'
import { findTerms, measureTerm } from '../words/languages/terms.ts'
import { isMoney } from '../words/number-key.ts'
import { readTokens, toCleanText } from '../words/tokens.ts'
import { findDateWords } from './date-words.ts'
import { findRowFaults } from './row-faults.ts'
import { findTornClauses } from './torn-clauses.ts'
import type { DesignRule } from './design-rule.ts'
import type { Brief } from '../../model/brief.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'
import type { TextLine, TextRun } from '../../model/text-line.ts'

/** The sentences of what is found. They are those of `BRAND_CHECK_SENTENCES`, which the screens translate. */
export const SETTING_LABELS = {
  broken: 'A line breaks inside of what belongs together: “{words}”',
  colored: 'Only a part of this is in color: “{words}”',
  lonely: 'This stands alone in small type: “{words}”',
  author: 'The author stands inside of the quotation: “{words}”',
  twice: 'This is said twice: “{words}”',
  former: 'A former price is not struck through: “{words}”',
  listed: 'A numbered list runs on in one line: “{words}”',
  apart: 'One sentence stands in two places, in another order: “{words}”',
  rows: 'This row does not belong to the others of its table: “{words}”',
} as const
type Fault = keyof typeof SETTING_LABELS

/** The name of the brand, the numbers of slides and the label about a model belong to no text. */
const MARKS: readonly string[] = ['wordmark', 'page', 'label']

/** At most this many findings are shown. */
const MOST_SHOWN = 6
/** Points that each finding takes. */
const STEP = 0.6

/** Checks that what belongs together stays together: names, numbers and addresses on one line and in one color, and authors apart. */
export function checkSetting(scene: Scene, brief: Brief | null): DesignRule {
  const texts = scene.layers.filter((layer): layer is TextLayer => layer.kind === 'text' && !MARKS.includes(layer.role))
  const findings = [
    ...texts.flatMap((layer) => findFaults(layer, scene.copy.language)),
    ...findRowFaults(scene, texts, brief).map(({ layer, kind, words }) => toFinding(layer, kind, words)),
    ...(brief ? findTornClauses(scene, texts, brief) : []).map(({ layer, words }) => toFinding(layer, 'apart', words)),
    ...(scene.copy.block ? [] : findTwice(texts)).map((layer) => toFinding(layer, 'twice', layer.text)),
  ]
  const passed = findings.length === 0
  return {
    rule: 'set_together',
    label: 'What belongs together stands together',
    passed,
    value: findings.length,
    threshold: 0,
    unit: 'findings',
    box: findings[0]?.box ?? null,
    ...(!passed && { findings: findings.slice(0, MOST_SHOWN) }),
    points: Math.max(0, 1 - STEP * findings.length),
    weight: 0.5,
  }
}

function findFaults(layer: TextLayer, language: string): CheckFinding[] {
  const { lines } = layer
  const broken = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next && isBroken(layer, line, next, language) ? [toFinding(layer, 'broken', quoteBreak(line, next))] : []
  })
  const colored = lines.flatMap((line, index) =>
    (line.runs ?? [])
      .filter(({ struck }) => !struck)
      .flatMap((run) => {
        const part = findWhole(line, run, language) ?? findRestOfDate(line, run, lines[index + 1], language)
        return part ? [toFinding(layer, 'colored', part)] : []
      }),
  )
  const split = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next && isInsideOfLimit(line, next, language) ? [toFinding(layer, 'broken', quoteBreak(line, next))] : []
  })
  const lonely = lines.filter((line) => isLonely(line, lines)).map(({ text }) => toFinding(layer, 'lonely', text))
  const author = findAuthor(layer)
  const former = findFormer(layer, language)
  return [
    ...broken,
    ...split,
    ...colored,
    ...lonely,
    ...(author ? [toFinding(layer, 'author', author)] : []),
    ...(former ? [toFinding(layer, 'former', former)] : []),
  ]
}

const toFinding = (layer: TextLayer, fault: Fault, words: string): CheckFinding => ({
  label: SETTING_LABELS[fault].replace('{words}', () => words.trim()),
  box: toRuleBox(layer),
})

/** Texts whose words another text has, too. Single words repeat by chance, and rows of tables as they are. */
function findTwice(texts: readonly TextLayer[]): TextLayer[] {
  const keys = texts.map(
    ({ text }) =>
      ` ${
        text
          .toLowerCase()
          .match(/[\p{L}\p{Nd}]+/gu)
          ?.join(' ') ?? ''
      } `,
  )
  return texts.filter((_layer, index) => {
    const own = keys[index] ?? ''
    return (
      own.trim().includes(' ') &&
      keys.some((other, at) => at !== index && (other === own ? at < index : other.includes(own)))
    )
  })
}

/** The words between two amounts of which neither is struck, if they say that one of them was the price before. */
function findFormer({ text, lines }: TextLayer, language: string): string | null {
  if (lines.some(({ runs = [] }) => runs.some(({ struck }) => struck))) return null
  const tokens = readTokens(toCleanText(text))
  const amounts = tokens.flatMap((token, at) => (token.kind === 'number' && isMoney(token.key) ? [at] : []))
  const [first, second] = amounts
  if (first === undefined || second === undefined || amounts.length > 2) return null
  const { former } = findTerms(language)
  const isSaid = tokens.some((_token, at) => at < second && measureTerm(former, tokens, at) > 0)
  return isSaid || text.includes('→') ? text : null
}

const quoteBreak = (line: TextLine, next: TextLine) =>
  `${line.text.trim().split(/\s+/u).at(-1) ?? ''} / ${next.text.trim().split(/\s+/u)[0] ?? ''}`

/** A line break inside of a word, a number with its unit, a date, a name or an address. */
function isBroken(layer: TextLayer, line: TextLine, next: TextLine, language: string): boolean {
  // Lines at one height are columns.
  if ((line.scale ?? 1) !== (next.scale ?? 1) || line.y === next.y) return false
  const words = `${line.text} ${next.text}`.trim().split(/\s+/u)
  const at = line.text.trim().split(/\s+/u).length
  const [before = '', after = ''] = [words[at - 1], words[at]]
  if (before.endsWith('\u00AD') || isUnspaced(before + after))
    return isInsideOfNumber(before, after) || isBehindPrefix(before, after)
  if (isInsideOfWord(layer.text, line.text, next.text) || isInsideOfNumber(before, after)) return true
  const dates = findDateWords(language)
  if (dates.months.has(clean(before)) && /^\p{Nd}{4}(?!\p{Nd})/u.test(after)) return true
  if (/^\p{Nd}+[a-z]?[.,!]*$/iu.test(after) && STREET.test(before)) return true
  if (isInsideOfDate(words, at) || isLeftAlone(layer, line, before)) return true
  return isInitial(before, after) || isInsideOfName(words, at, language) || isGlued(words, at, language)
}

/** A day and the rest of its date or range: "9 de / mayo", "du 3 au / 24 août". */
const isInsideOfDate = (words: readonly string[], at: number): boolean =>
  /^\p{Nd}{1,2}\.?$/u.test(words[at - 2] ?? '') &&
  /^\p{Ll}{1,3}$/u.test(words[at - 1] ?? '') &&
  /^\p{Ll}{3}|^\p{Nd}/u.test(words[at] ?? '')

/** A line of one short word between others: "Revisione / di / primavera". */
const isLeftAlone = ({ lines }: TextLayer, line: TextLine, word: string): boolean =>
  lines.length > 2 && line.text.trim() === word && /^\p{Script=Latin}{1,2}$/u.test(word)

/** Words of a limit in two sizes: "Up / to £250", "À partir / de 14 €". */
function isInsideOfLimit(line: TextLine, next: TextLine, language: string): boolean {
  if ((line.scale ?? 1) === (next.scale ?? 1)) return false
  const { limits } = findTerms(language)
  const before = readTokens(toCleanText(line.text)).slice(-3)
  const tokens = [...before, ...readTokens(toCleanText(next.text)).slice(0, 3)]
  return before.some((_token, at) => at + measureTerm(limits, tokens, at) > before.length)
}

/** Languages that write all nouns with a capital. */
const NOUNS = /^(?:de|lb)\b/
const NAME = /^\p{Lu}\p{Ll}+/u

/** Two capitalized words in a text of small ones are a name: "Club / Ribera". The first word of a sentence is none. */
function isInsideOfName(words: readonly string[], at: number, language: string): boolean {
  const [first = '', before = '', after = ''] = [words[at - 2], words[at - 1], words[at]]
  const { names } = findDateWords(language)
  if (NOUNS.test(language) || !NAME.test(before) || !NAME.test(after) || !/[\p{L}\p{Nd},]$/u.test(first)) return false
  if (names.has(clean(before)) || names.has(clean(after)) || /[,;:]$/u.test(before)) return false
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 3
}

/** "Gartenstraße 8", "via Roma 27": a number that ends its clause belongs to the name before it. */
const STREET = /(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|laan|plein|gatan|vägen|ulica)$/iu
const INITIAL = /^\p{Lu}\.,?$/u
const isInitial = (before: string, after: string) =>
  (INITIAL.test(after) && /^\p{Lu}/u.test(before)) ||
  (INITIAL.test(before) && !before.endsWith(',') && /^\p{Lu}/u.test(after))

const isInsideOfNumber = (before: string, after: string) =>
  (/\p{Nd}$/u.test(before) && /^[\p{Nd}:.,%時分年月日円]/u.test(after)) ||
  (/\p{Nd}[/／:：〜～~-]$/u.test(before) && /^\p{Nd}/u.test(after)) ||
  (/\p{Nd}[時年月]$/u.test(before) && /^\p{Nd}+[分月日]/u.test(after))

/** A character that begins a word of two, behind kana: the 新 of 新豆. */
const isBehindPrefix = (before: string, after: string) =>
  /(?:^|\p{Script=Hiragana})[新旧初全各再未無不超]$/u.test(before) && /^\p{Script=Han}/u.test(after)

/** Whether the text has no space where the line ends. A hyphen, a slash and a dash may end a line. */
function isInsideOfWord(text: string, line: string, next: string): boolean {
  const joined = line.trimEnd() + next.trimStart()
  return !/[\s\u00AD–—/-]$/u.test(line) && text.toLowerCase().includes(joined.toLowerCase())
}

/** The words of which only a part is in color: a date without its weekday, or without its number. Null if the whole is. */
function findWhole({ text }: TextLine, { start, end }: TextRun, language: string): string | null {
  const run = text.slice(start, end).trim()
  const before = /\s/u.test(text.charAt(start - 1)) ? (text.slice(0, start).trimEnd().split(/\s+/u).at(-1) ?? '') : ''
  const after = /\s/u.test(text.charAt(end)) ? (text.slice(end).trimStart().split(/\s+/u)[0] ?? '') : ''
  const words = run.split(/\s+/u)
  const isCut = isDatePair(before, words[0] ?? '', language) || isDatePair(words.at(-1) ?? '', after, language)
  return isCut ? [before, run, after].filter(Boolean).join(' ') : null
}

/** A date of which the next line is not in color: "Todos los sábados / de julio". Null if that says something else, or is colored too. */
function findRestOfDate(
  { text }: TextLine,
  { end }: TextRun,
  next: TextLine | undefined,
  language: string,
): string | null {
  if (!next || next.runs?.length || end < text.trimEnd().length) return null
  const { names } = findDateWords(language)
  const words = next.text.trim().split(/\s+/u).map(clean)
  const isRest = words.every((word) => names.has(word) || /^\p{Nd}{1,4}$|^\p{Ll}{1,3}$/u.test(word))
  return isRest && words.some((word) => names.has(word)) ? `${text} ${next.text}` : null
}

/** A weekday or a month beside a number, in any order and without a mark in between. */
function isDatePair(one: string, other: string, language: string): boolean {
  const { names, isShort } = findDateWords(language)
  const isName = (word: string) => names.has(clean(word)) || isShort(clean(word))
  const isNumber = (word: string) => /^\p{Nd}{1,2}(?:\.|$|[a-z]{2}$)/u.test(word)
  return !/[,;:]$/u.test(one) && ((isName(one) && isNumber(other)) || (isNumber(one) && isName(other)))
}

const clean = (word: string) => word.toLowerCase().replace(/[.,!?:;()]+/gu, '')

/**
 * A line of one or two letters, one character of a script without spaces, or a particle, in a smaller type than its neighbors: what a cut left
 * over.
 */
const isLonely = ({ text, scale = 1 }: TextLine, lines: readonly TextLine[]): boolean => {
  const letters = text.replace(/[^\p{L}\p{Nd}]/gu, '')
  const isShort = Array.from(letters).length <= (isUnspaced(text) ? 1 : 2)
  return lines.length > 1 && scale < 0.6 && (isShort || /^\p{Script=Hiragana}{2}$/u.test(letters))
}

const OPENING = '“„«"‚「『'
const CLOSING = /[”“»"」』](?=[^”“»"」』]*$)/u
/** Shorter quotations are names and titles. In UTF-16 code units. */
const SHORTEST_QUOTATION = 12

/** The author behind a quotation in one text, if no line begins with the author in a smaller type. */
function findAuthor({ text, lines }: TextLayer): string | null {
  const end = OPENING.includes(text.charAt(0)) ? text.search(CLOSING) : -1
  const author = end < SHORTEST_QUOTATION ? '' : text.slice(end + 1).replace(/^[\s—–-]+/u, '')
  if (!/^\p{Lu}.{2}/su.test(author)) return null
  const own = lines.find(
    (line) => author.startsWith(line.text.replace(/^[—–-]\s*/u, '').trim()) && (line.scale ?? 1) < 1,
  )
  return own ? null : author
}
