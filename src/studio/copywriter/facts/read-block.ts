import { sentenceCase } from '../headlines/shorten.ts'
import { MONEY } from './find-spans.ts'
import { trimMarks } from './trim-marks.ts'
import type { LanguagePatterns } from './language-patterns.ts'
import type { MenuRow, PostBlock } from './post-block.ts'

/** A block, and the text around it. */
export interface BlockReading {
  block: PostBlock
  /** The text before the block: "Our autumn menu". It may be empty. */
  subject: string
}

const MENU_ROWS = { least: 3, most: 7 }
const STEPS = { least: 3, most: 5 }
const MAX_STEP_WORDS = 8

/** Reads a menu, steps, a comparison, or a statistic. Returns null if the text has none. */
export function readBlock(text: string, patterns: LanguagePatterns): BlockReading | null {
  return readMenu(text) ?? readComparison(text, patterns) ?? readSteps(text, patterns) ?? readStatistic(text, patterns)
}

/** Splits at commas, semicolons and line breaks, but not inside a number. */
const splitEntries = (text: string) => text.split(/[,;](?!\d)|[、，；،؛]|\n/).map((entry) => entry.trim())

/** The part before the first colon, and the part after it. */
function splitAtColon(text: string): [head: string, tail: string] {
  const at = text.search(/:\s|：/)
  return at < 0 ? ['', text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** "Flat white 3.50 €, cappuccino 3.90 €, cold brew 4.20 €" */
function readMenu(text: string): BlockReading | null {
  const [subject, list] = splitAtColon(text)
  const rows = splitEntries(list).map(readMenuRow)
  if (rows.length < MENU_ROWS.least || rows.length > MENU_ROWS.most || rows.some((row) => row === null)) return null
  return { block: { kind: 'menu', rows: rows.filter((row) => row !== null) }, subject }
}

const BARE_AMOUNT = /(?<![\d.,])\d{1,4}[.,]\d\d(?![\d.,])/

function readMenuRow(entry: string): MenuRow | null {
  const price = entry.match(MONEY)?.[0] ?? entry.match(BARE_AMOUNT)?.[0]
  if (!price) return null
  const text = trimMarks(
    entry
      .replace(price, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?:for|from|für|por|pour|à|je)$/i, '')
      .trim(),
  )
  return /\p{L}{2}|\p{Lo}/u.test(text) && text.length <= 40 ? { text: sentenceCase(text), price: price.trim() } : null
}

/** "How to descale a kettle: fill it, add vinegar, boil, rinse" or "1. Fill it 2. Add vinegar 3. Boil". */
function readSteps(text: string, { steps }: LanguagePatterns): BlockReading | null {
  const numbered = text.split(/(?:^|\s)\d[.)]\s/)
  if (numbered.length > STEPS.least) return toSteps(numbered.slice(1), trimMarks(numbered[0]?.trim() ?? ''))
  const told = splitSteps(text, steps)
  return told && toSteps(told.steps, told.subject)
}

/** The steps behind a heading such as "How to descale a kettle:", and the heading; null without one. */
export function splitSteps(text: string, heading: RegExp): { subject: string; steps: string[] } | null {
  const [subject, list] = splitAtColon(text)
  return heading.test(subject) ? { subject, steps: splitEntries(list).map(trimJoiner) } : null
}

/** "and rinse" is the step "rinse". */
const trimJoiner = (entry: string) => entry.trim().replace(/^(?:and|then|and then|und|dann|y|luego|et|puis) /i, '')

function toSteps(entries: readonly string[], subject: string): BlockReading | null {
  const steps = entries.map((entry) => sentenceCase(trimMarks(trimJoiner(entry))))
  const fits = steps.every((step) => step !== '' && step.split(' ').length <= MAX_STEP_WORDS)
  if (!fits || steps.length < STEPS.least || steps.length > STEPS.most) return null
  return { block: { kind: 'steps', steps }, subject }
}

/** "Before: three hours of paperwork. After: ten minutes." */
function readComparison(text: string, { before, after }: LanguagePatterns): BlockReading | null {
  const [start, middle] = [text.match(before), text.match(after)]
  if (start?.index === undefined || middle?.index === undefined || middle.index < start.index) return null
  const side = (match: RegExpMatchArray, until: number) => {
    const from = (match.index ?? 0) + match[0].length
    return {
      label: sentenceCase(trimMarks(match[0].trim())),
      text: sentenceCase(trimMarks(text.slice(from, until).trim())),
    }
  }
  const sides = [side(start, middle.index), side(middle, text.length)] as const
  if (sides.some(({ text: said }) => said === '' || said.split(' ').length > MAX_STEP_WORDS)) return null
  return { block: { kind: 'comparison', sides }, subject: trimMarks(text.slice(0, start.index).trim()) }
}

const MAX_STATISTIC_WORDS = 7

/** The figure is shown large as well, so that a long sentence needs neither it nor the group: "80 % open their account by phone". */
function shortenStatistic(text: string, whole: string, figure: string): string {
  if (text.split(' ').length <= MAX_STATISTIC_WORDS) return text
  const rest = text.slice(whole.length).trim()
  if (!figure.includes('%')) return rest
  return text.replace(STATISTIC_GROUP, '')
}

const STATISTIC_GROUP = / (?:of|der|von|de|des) ((?:(?:our|all|the|every|unserer|nuestros|nos|los) )?\p{L}+)/iu

/** "80 % of our guests come back": the figure is shown large as well. */
function readStatistic(text: string, { statistic }: LanguagePatterns): BlockReading | null {
  const [whole = '', figure = ''] = text.match(statistic) ?? []
  if (!whole || text.slice(whole.length).trim().split(' ').length < 2) return null
  return { block: { kind: 'statistic', figure: figure.trim() }, subject: shortenStatistic(text, whole, figure) }
}
