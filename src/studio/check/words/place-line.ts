import { findOccurrences } from './find-occurrences.ts'
import { isBoundary, readTokens, toCleanText, type Token } from './tokens.ts'
import type { SourceText } from './source-text.ts'
import type { JudgedDesign } from './judged-design.ts'

/** The index of a text of the request, or where else the words of a line come from. */
export type Origin = 'request' | 'kept' | 'own' | 'model'

/** One place where a line stands in a text: the token where it begins, and the one behind its end. */
export interface Place {
  origin: Origin
  /** The index among the texts of its origin. */
  source: number
  from: number
  to: number
}

/** A line of a design, or the part of one between dots. */
export interface Part {
  line: number
  text: string
  /** Its tokens without marks at both ends. */
  tokens: readonly Token[]
  places: readonly Place[]
}

/** The texts that lines are looked for in. */
export type ReadSources = Readonly<Record<Origin, readonly SourceText[]>>

/** Lines may join several facts with dots. */
const DOT = /[ \u00A0]·[ \u00A0]|\n/

/** Looks for all lines of a design in the sources. */
export const placeLines = ({ lines }: JudgedDesign, sources: ReadSources): Part[] =>
  lines.flatMap(({ text }, line) =>
    text
      .split(DOT)
      .filter((part) => part.trim() !== '')
      .map((part) => placePart(part, line, sources)),
  )

function placePart(text: string, line: number, sources: ReadSources): Part {
  const tokens = trimMarks(readTokens(toCleanText(text)))
  return { line, text, tokens, places: findPlaces(tokens, sources) }
}

/** Text that repeats itself has more places than a judgment needs. */
const MOST_PLACES = 12

export function findPlaces(tokens: readonly Token[], sources: ReadSources): Place[] {
  const sought = tokens.map(({ key }) => key)
  const places = ORIGINS.flatMap((origin) =>
    sources[origin].flatMap(({ keys }, source) =>
      findOccurrences(sought, keys)
        .slice(0, MOST_PLACES)
        .map((from) => ({ origin, source, from, to: from + sought.length })),
    ),
  )
  return places.slice(0, MOST_PLACES)
}

const ORIGINS: readonly Origin[] = ['request', 'kept', 'own', 'model']

const isEndMark = (token: Token | undefined) => token !== undefined && (isBoundary(token) || token.key === '&.')

export function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length]
  const closing = tokens.findLastIndex(({ key }) => key === ')')
  const isOpen = (at: number) => tokens[at]?.key === '(' && at < closing
  while (from < to && isEndMark(tokens[from]) && !isOpen(from)) from += 1
  const opening = tokens.findIndex(({ key }, at) => at >= from && key === '(')
  const isClosed = (at: number) => tokens[at]?.key === ')' && opening >= 0 && opening < at
  while (to > from && isEndMark(tokens[to - 1]) && !isClosed(to - 1)) to -= 1
  return tokens.slice(from, to)
}
