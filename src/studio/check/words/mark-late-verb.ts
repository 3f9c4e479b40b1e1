import { mark } from './mark-published.ts'
import type { Range } from './mark-wish.ts'
import type { SourceText } from './source-text.ts'

/** Verbs of an order that stand behind their object: "Könnt ihr einen Post zum Fest machen?" */
export const LATE_VERBS = new Set(
  'machen erstellen basteln gestalten schreiben entwerfen bauen designen zaubern anfertigen vorbereiten generieren posten haben maken ontwerpen schrijven bedenken plaatsen voorbereiden hebben'.split(
    ' ',
  ),
)

/** Marks the verb of an order behind its object: at the end, or near its start. */
export function markLateVerb({ tokens }: SourceText, { from, to }: Range, isOptional: boolean[]): void {
  let end = to
  while (end > from && tokens[end - 1]?.kind === 'mark') end -= 1
  if (LATE_VERBS.has(tokens[end - 1]?.key ?? '')) return mark(isOptional, end - 1, to)
  // "was für unseren Flohmarkt machen Samstag 14.6."
  const at = tokens.slice(from, Math.min(to, from + NEAR)).findIndex(({ key }) => LATE_VERBS.has(key))
  if (at >= 0) mark(isOptional, from + at, from + at + 1)
}

/** In tokens. */
const NEAR = 7
