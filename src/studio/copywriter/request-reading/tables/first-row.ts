import { findReadingWords } from '../../languages/reading/find-reading-words.ts'
import { matchWords } from '../word-pattern.ts'
import { SPEAKS } from './is-table.ts'
import { readAt, type PlacedRow, type Reading } from './placed-row.ts'
import { trim } from './read-row.ts'
import { LEAD_END } from './split-rows.ts'
import { areTiers, findTierStart } from './tier.ts'
import type { Extent } from '../../../model/pieces.ts'

/** The most UTF-16 code units of the first row with the words that lead to it. */
export const LONGEST_FIRST = 240
export const HAS_VALUE = /\p{Nd}/u
export const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** The first row, behind the words that lead to the table. `rest` are the parts behind it. */
export function readFirst(text: Reading, bit: Extent, rest: readonly Extent[]): PlacedRow | null {
  const [next] = rest
  const following = next && readAt(text, next)
  if (!following || bit.end - bit.start > LONGEST_FIRST) return null
  const isLike = (row: PlacedRow | null): row is PlacedRow =>
    row !== null && (row.row.kind === following.row.kind || (isAmount(row) && isAmount(following)))
  const whole = readAt(text, bit)
  const isNamed = isLike(whole) && whole.row.kind !== 'price' && whole.row.kind !== 'bare'
  if (isNamed && whole.row.kind === following.row.kind) return whole
  const said = text.text.slice(bit.start, bit.end)
  for (const { index, 0: mark } of said.matchAll(LEAD_END)) {
    const start = bit.start + index + mark.length
    const row = start < bit.end ? readAt(text, { start, end: bit.end }) : null
    if (isLike(row)) return row
  }
  if (isNamed) return whole
  if (following.row.value.start < following.row.label.start) return readValueFirst(text, bit)
  if (isLike(whole)) return readTiered(text, bit, rest) ?? (isLabelLike(text, whole, following) ? whole : null)
  if (following.row.kind !== 'day') return null
  // "Opening hours Mon–Fri 9–18"
  for (const { index } of said.matchAll(/(?<=\s)(?=[\p{L}\p{N}])/gu)) {
    const before = said.slice(0, index)
    const row = readAt(text, { start: bit.start + index, end: bit.end })
    if (isLike(row) && (row.row.isComplete || HAS_VALUE.test(text.text.slice(row.row.label.start, row.row.label.end))))
      return trim(before, { start: 0, end: before.length }) && !LEADS_ON.test(before.trimEnd()) ? row : null
  }
  return null
}

/** "Pizza 26 cm 7.50 / 32 cm 9.90": where all labels are tiers of one thing, the thing leads to the table. */
function readTiered(text: Reading, bit: Extent, rest: readonly Extent[]): PlacedRow | null {
  const whole = readAt(text, bit)
  const labelOf = ({ row: { label } }: PlacedRow) => text.text.slice(label.start, label.end)
  const at = whole && isAmount(whole) ? findTierStart(labelOf(whole)) : -1
  if (!whole || at < 0) return null
  const row = readAt(text, { start: whole.row.label.start + at, end: bit.end })
  const others = rest.map((other) => readAt(text, other)).filter((other) => other !== null)
  return row && areTiers([row, ...others.filter(isAmount)].map(labelOf)) ? row : null
}

/** "We clear it from £65 terrace, £85 semi": the first price stands before its label, as the others do. */
function readValueFirst(text: Reading, bit: Extent): PlacedRow | null {
  const said = text.text.slice(bit.start, bit.end)
  const dangling = matchWords(findReadingWords(text.language).dangling, false)
  for (const { index } of said.matchAll(/(?<=^|\s)(?=\S)/gu)) {
    const row = readAt(text, { start: bit.start + index, end: bit.end })
    const isFirst = row !== null && row.row.kind === 'price' && row.row.value.start < row.row.label.start
    const last = said.slice(0, index).trim().split(/\s+/u).at(-1) ?? ''
    if (isFirst) return dangling.exec(last)?.[0].length === last.length ? null : row
  }
  return null
}

/** Words behind which nothing stands whole: "free yoga on". */
const LEADS_ON =
  /(?:^|\s)(?:on|at|from|every|in|the|and|till|until|for|am|ab|von|vom|bis|jeden|und|le|les|du|de|dès|à|et|el|los|del|desde|y|na|no|em|do|e|il|dal|da|a|op|van|en|w|od|i|her|ve)$/iu

const isAmount = ({ row }: PlacedRow) => row.isPriced || row.kind === 'price' || row.kind === 'bare'

/** A first label without a lead is as short as the others: "We offer haircuts $30" is a sentence. */
const isLabelLike = ({ text }: Reading, first: PlacedRow, second: PlacedRow): boolean => {
  if (SPEAKS.test(text.slice(first.row.label.start, first.row.label.end))) return false
  const count = ({ row: { label } }: PlacedRow) => countWords(text.slice(label.start, label.end))
  return count(first) <= Math.max(4, count(second) + 2)
}
