import { findPatterns } from '../facts/languages.ts'
import { trimMarks } from '../facts/trim-marks.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import { capitalize } from '../request-reading/write-piece-text.ts'
import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { PostBlock } from '../facts/post-block.ts'
import type { PlacementPlan, TypedRequest } from './plan.ts'

/** A block whose words are those of clauses, and the headline that continues it. */
export interface FigureBlock {
  block: PostBlock
  headline: string | null
}

/** "Before: three hours of paperwork. After: ten minutes." Null if the request has other words as well. */
export function placeComparison(plan: PlacementPlan, { prompt }: TypedRequest, language: string): FigureBlock | null {
  const block = readComparison(prompt, findPatterns(language), language)
  const open = plan.listOpen()
  if (block === null || open.length === 0) return null
  const words = new Set(block.sides.flatMap(({ label, text }) => listWords(`${label} ${text}`)))
  if (open.some(({ text, source }) => source.field !== 'prompt' || listWords(text).some((word) => !words.has(word))))
    return null
  for (const piece of open) plan.put(piece, 'block')
  return { block, headline: null }
}

type Comparison = Extract<PostBlock, { kind: 'comparison' }>

/** A side with more words is a sentence. */
const MOST_WORDS = 8

function readComparison(text: string, { before, after }: LanguagePatterns, language: string): Comparison | null {
  const [start, middle] = [before.exec(text), after.exec(text)]
  if (!start || !middle || middle.index < start.index) return null
  const toSide = (match: RegExpExecArray, end: number) => ({
    label: capitalize(trimMarks(match[0].trim()), language),
    text: capitalize(trimMarks(text.slice(match.index + match[0].length, end).trim()), language),
  })
  const sides = [toSide(start, middle.index), toSide(middle, text.length)] as const
  const isShort = sides.every(({ text: said }) => said !== '' && said.split(' ').length <= MOST_WORDS)
  return isShort ? { kind: 'comparison', sides } : null
}

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** "9 out of 10 dry hands feel softer": the figure is shown large, and the headline continues it. Null if the rest would not stand alone. */
export function placeStatistic(plan: PlacementPlan, language: string): FigureBlock | null {
  const messages = plan.listOpen().filter(({ kind }) => kind === 'message')
  const [piece] = messages.slice(-1)
  if (!piece || messages.length > 2 || !plan.isFree('headline')) return null
  const [whole = '', figure = ''] = piece.text.match(findPatterns(language).statistic) ?? []
  const rest = piece.text.slice(figure.length).trim()
  const isWhole = piece.text.startsWith(figure) && rest.split(' ').length > 1
  const [first = ''] = rest.split(' ')
  if (whole === '' || figure === '' || !isWhole || findDanglingWords(language).test(first)) return null
  plan.put(piece, 'block')
  return { block: { kind: 'statistic', figure: figure.trim() }, headline: capitalize(rest, language) }
}
