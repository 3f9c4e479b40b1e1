import type { Cell, CellEdit, CellField } from '#contract/campaigns/cells.ts'
import type { DesignCopy } from '#contract/designs/design-document.ts'
import type { LayoutName } from '#contract/options.ts'

/** The texts of a design that are one line each. The others are edited in the editor. */
export const LINE_FIELDS = ['headline', 'subline', 'eyebrow', 'badge', 'price', 'cta', 'small_print'] as const
export type LineField = (typeof LINE_FIELDS)[number]

/** Texts that the dialogs always offer. The others are offered where the design has them. */
const USUAL: readonly LineField[] = ['headline', 'subline', 'badge', 'cta']

export type Lines = Readonly<Partial<Record<LineField, string>>>

/** The texts of a design as a form shows them. */
export function toLines(copy: DesignCopy): Lines {
  const shown = LINE_FIELDS.filter((field) => USUAL.includes(field) || copy[field])
  return Object.fromEntries(shown.map((field) => [field, copy[field] ?? '']))
}

/** What a form changed: null for a text that was removed. Undefined if nothing is different. */
export function changedLines(before: Lines, after: Lines): DesignCopy | undefined {
  const changed = LINE_FIELDS.filter((field) => (after[field] ?? '').trim() !== (before[field] ?? '').trim())
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((field) => [field, after[field]?.trim() || null]))
}

/** The edit of a cell, or null if nothing is different. */
export function toCellEdit(
  before: { lines: Lines; layout: LayoutName | null },
  after: { lines: Lines; layout: LayoutName | null },
): CellEdit | null {
  const copy = changedLines(before.lines, after.lines)
  const isLayoutNew = after.layout !== before.layout
  if (!copy && !isLayoutNew) return null
  return { ...(copy && { copy }), ...(isLayoutNew && { layout: after.layout }) }
}

/** The detached properties that no field of the form shows. */
export const otherDetached = ({ detached }: Pick<Cell, 'detached'>, lines: Lines): CellField[] =>
  detached.filter((field) => field !== 'layout' && !(field in lines))
