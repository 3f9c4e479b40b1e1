import { FACT_KINDS, type Fact } from '../../copywriter/facts/fact.ts'
import { listFactRows } from './fact-list.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

/** Rows that are shown together or not at all: one row, or all entries of a list. */
type RowGroup = readonly Fact[]

/** The rows of a copy in groups, the most important first. */
export function listRowsByImportance({ details, benefits, pieces = [] }: Copy): Fact[] {
  return listGroups({ details, benefits }, pieces).flat()
}

/** As many rows as may be shown, in their order. A list from which an entry would be missing is left out. */
export function chooseRows({ details, benefits, pieces = [] }: Copy, most: number): Fact[] {
  const kept = new Set<string>()
  for (const group of listGroups({ details, benefits }, pieces))
    if (kept.size + group.length <= most) for (const { text } of group) kept.add(text)
  return listFactRows({ details, benefits, pieces }).filter(({ text }) => kept.has(text))
}

function listGroups(rows: Pick<Copy, 'details' | 'benefits'>, pieces: readonly PlacedPiece[]): RowGroup[] {
  const groups = new Map<string, Fact[]>()
  for (const fact of listFactRows({ ...rows, pieces })) {
    const piece = pieces.find(({ slot, text }) => (slot === 'detail' || slot === 'benefit') && text === fact.text)
    const key = piece?.entry ? `list ${piece.entry.list}` : fact.text
    groups.set(key, [...(groups.get(key) ?? []), fact])
  }
  const rank = ([fact]: RowGroup) => (fact ? FACT_KINDS.indexOf(fact.kind) : FACT_KINDS.length)
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
}
