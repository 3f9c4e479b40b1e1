/** The kinds of facts that a prompt can state, most important first. They do not depend on a language. */
export const FACT_KINDS = [
  'discount',
  'bundle',
  'price',
  'free',
  'date',
  'deadline',
  'place',
  'quantity',
  'feature',
  'audience',
  'person',
  'condition',
  'action',
  'contact',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A fact of parts: between the lines of a date or an address, a line break says what a comma would say. */
export const hasParts = (kind: FactKind): boolean => kind === 'date' || kind === 'deadline' || kind === 'place'

/** A fact in the words of the prompt, with its first letter as a capital: `{ kind: 'date', text: 'Every Thursday' }`. */
export interface Fact {
  kind: FactKind
  text: string
}

/** The facts in the order of their importance. Facts of one kind keep their order. */
export const sortByImportance = (facts: readonly Fact[]): Fact[] =>
  facts.toSorted((a, b) => FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind))
