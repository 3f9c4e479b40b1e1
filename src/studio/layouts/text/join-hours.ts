import { isJob } from './split-role.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

/** Hours alone, which belong to the day before them: "9–3.30", "10–4", "11–17 Uhr", "8h–17h", "7.30pm". */
const HOURS =
  /^\p{Nd}{1,2}(?:[.:]\p{Nd}{2}|h\p{Nd}{0,2})? ?(?:[ap]m)?(?: ?[–-] ?\p{Nd}{1,2}(?:[.:]\p{Nd}{2}|h\p{Nd}{0,2})? ?(?:[ap]m)?(?: ?(?:uhr|h|uur|godz\.?))?| ?(?:[ap]m|uhr|h|uur))$/iu
/** In UTF-16 code units. A longer row would be broken. */
const LONGEST = 34
/** The comma and the space between two clauses of a request. */
const LONGEST_BETWEEN = 2

/**
 * Joins a day and the hours behind it to one row: of "16–20 February" and "9–3.30", the hours alone say nothing. So do the hours of a job behind
 * what it pays.
 */
export function joinHours(copy: Copy): Copy {
  const { pieces = [] } = copy
  const at = pieces.findIndex(
    (piece, index) => isHours(piece) && isBefore(pieces[index - 1], piece, isJob(copy) ? 'price' : 'date'),
  )
  const [day, hours] = [pieces[at - 1], pieces[at]]
  if (!day || !hours) return copy
  const text = `${day.text}, ${hours.text}`
  const joined = { ...day, text, source: { ...day.source, end: hours.source.end } }
  return {
    ...copy,
    price: copy.price === day.text ? text : copy.price,
    details: copy.details
      .filter((fact) => fact.text !== hours.text)
      .map((fact) => (fact.text === day.text ? { ...fact, text } : fact)),
    benefits: copy.benefits.filter((of) => of !== hours.text),
    pieces: [...pieces.slice(0, at - 1), joined, ...pieces.slice(at + 1)],
  }
}

const isHours = ({ slot, text, entry }: PlacedPiece): boolean =>
  (slot === 'detail' || slot === 'benefit') && !entry && HOURS.test(text)

const isBefore = (day: PlacedPiece | undefined, hours: PlacedPiece, kind: PlacedPiece['kind']): boolean =>
  day !== undefined &&
  (day.slot === 'detail' || day.slot === 'price') &&
  day.kind === kind &&
  !day.entry &&
  day.source.field === hours.source.field &&
  hours.source.start - day.source.end <= LONGEST_BETWEEN &&
  `${day.text}, ${hours.text}`.length <= LONGEST
