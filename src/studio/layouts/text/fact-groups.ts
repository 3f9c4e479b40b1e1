import type { Copy } from '../../copywriter/copy.ts'
import type { Fact, FactKind } from '../../copywriter/facts/fact.ts'

/** What a group of rows says: when and where, what it costs, what there is, or what to do. */
export type GroupKind = 'event' | 'money' | 'list' | 'act'

/** Rows that belong together. They have no rule between them. */
export interface FactGroup {
  kind: GroupKind
  facts: readonly Fact[]
}

const KINDS: Readonly<Record<FactKind, GroupKind>> = {
  date: 'event',
  place: 'event',
  deadline: 'act',
  price: 'money',
  discount: 'money',
  bundle: 'money',
  free: 'money',
  quantity: 'money',
  feature: 'list',
  audience: 'list',
  person: 'list',
  condition: 'list',
  action: 'act',
  contact: 'act',
}

/**
 * Groups the rows of a design, so that the day stands beside its place, and how to book stands at the foot. Rows of one group keep their
 * order. A program of several days keeps its order as a whole, because each row belongs to the day above it.
 */
export function groupFacts(copy: Pick<Copy, 'details' | 'pieces'>, facts: readonly Fact[]): FactGroup[] {
  const kinds = facts.map((fact, index) => readKind(copy, facts, fact, index))
  const isProgram = facts.filter(({ kind }) => kind === 'date').length > 1
  const groups: { kind: GroupKind; facts: Fact[] }[] = []
  for (const [index, fact] of facts.entries()) {
    const kind = kinds[index] ?? 'list'
    const last = groups.at(-1)
    const group = isProgram ? (last?.kind === kind ? last : undefined) : groups.find((of) => of.kind === kind)
    if (group) group.facts.push(fact)
    else groups.push({ kind, facts: [fact] })
  }
  if (isProgram) return groups
  return [...groups.filter(({ kind }) => kind !== 'act'), ...groups.filter(({ kind }) => kind === 'act')]
}

function readKind(
  { details, pieces = [] }: Pick<Copy, 'details' | 'pieces'>,
  facts: readonly Fact[],
  { kind, text }: Fact,
  index: number,
): GroupKind {
  const days = facts.filter((fact) => fact.kind === 'date').length
  const hasDate = days > 0
  // Behind several days, the last one is one of them: "Ends 19 December".
  if (kind === 'deadline') return days === 1 ? 'act' : 'event'
  // For whom an event is stands beside its day, and is no entry of what there is.
  if (kind === 'audience' && hasDate) return 'event'
  // Without a price, "39 h" or "8 places" is one of the things that there are.
  if (kind === 'quantity' && !facts.some((fact) => fact.kind === 'price')) return 'list'
  if (kind !== 'feature') return KINDS[kind]
  const piece = pieces.find((of) => of.text === text)
  if (piece?.emphasis.some((fact) => fact.kind === 'contact')) return 'act'
  // A name or a street behind the day of an event is where it is: "Saturday, March 7 | Iron Yard | 40 Dock Street".
  const isDetail = details.some((fact) => fact.text === text)
  const before = facts[index - 1]
  return isDetail && (before?.kind === 'date' || before?.kind === 'place') ? 'event' : 'list'
}
