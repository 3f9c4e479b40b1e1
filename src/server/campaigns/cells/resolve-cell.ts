import { CELL_FIELDS, CELL_WORDS, type CellField } from '#contract/campaigns/cells.ts'
import type { DesignCopy } from '#contract/designs/design-document.ts'
import { NO_OVERRIDES, type Overrides, type SlotOverride } from '#contract/designs/overrides.ts'
import type { KeyDesign, OwnDesign, RowData } from '../stored.ts'

/** What the design of a cell depends on. Sizes are in pixels. */
export interface CellDesign {
  product_id: number | null
  language: string
  width: number
  height: number
  own: OwnDesign
  detached: readonly CellField[]
  data: RowData
}

/** The words that people gave for a cell, and its layout and overrides. Words that nobody gave are written by the studio. */
export interface ResolvedDesign {
  words: DesignCopy
  layout: string | null
  overrides: Overrides
}

/** The fields of a slot by the property that they belong to. */
const SLOT_FIELDS = {
  colors: ['color'],
  picture: ['picture', 'focus', 'zoom'],
  hidden: ['hidden'],
  position: ['move', 'pin', 'width', 'height', 'step', 'align', 'angle', 'order'],
} as const satisfies Partial<Record<CellField, readonly (keyof SlotOverride)[]>>

type OverrideField = keyof typeof SLOT_FIELDS
const OVERRIDE_FIELDS = ['colors', 'picture', 'hidden', 'position'] as const satisfies readonly OverrideField[]

/** The design of a cell: what flows from the key visual, and what the cell owns. The nearest value wins. */
export function resolveCell(key: KeyDesign, cell: CellDesign): ResolvedDesign {
  const { own, detached, data } = cell
  const isOwn = (field: CellField) => detached.includes(field)
  const flowing = findWords(key, cell)
  const words: DesignCopy = Object.fromEntries(
    CELL_WORDS.flatMap((field) => {
      const value = isOwn(field) ? own.copy[field] : (data.copy[field] ?? flowing[field])
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const parts = OVERRIDE_FIELDS.flatMap((field) => {
    if (isOwn(field)) return own.overrides ? [pickOverrides(own.overrides, field)] : []
    return flows(key, cell, field) ? [pickOverrides(key.overrides, field)] : []
  })
  return { words, layout: isOwn('layout') ? (own.layout ?? null) : key.layout, overrides: mergeOverrides(parts) }
}

/** The properties of a cell in which two key visuals differ, whether or not the cell owns them. */
export function listDifferences(before: KeyDesign, after: KeyDesign, cell: CellDesign): CellField[] {
  const [words, newWords] = [findWords(before, cell), findWords(after, cell)]
  return CELL_FIELDS.filter((field) => {
    if (field === 'layout') return before.layout !== after.layout || before.seed !== after.seed
    const isOverride = OVERRIDE_FIELDS.some((name) => name === field)
    if (isOverride) {
      const of = (key: KeyDesign) => toText(flowingPart(key, cell, toOverrideField(field)))
      return of(before) !== of(after)
    }
    const word = toWordField(field)
    return word !== null && toText(words[word]) !== toText(newWords[word])
  })
}

/** Whether a cell keeps its own value of a property: it is detached, or the row of a table gives it. */
export const ownsField = ({ detached, data }: Pick<CellDesign, 'detached' | 'data'>, field: CellField): boolean => {
  const word = toWordField(field)
  return detached.includes(field) || (word !== null && data.copy[word] !== undefined)
}

/** The words of `copy` that differ from those of a design as it is. */
export function findChangedWords(present: DesignCopy, copy: DesignCopy): DesignCopy {
  return Object.fromEntries(
    CELL_WORDS.flatMap((field) => {
      const value = copy[field]
      return value === undefined || toText(value) === toText(present[field]) ? [] : [[field, value]]
    }),
  )
}

/** The properties in which two override documents differ. */
export const findChangedOverrides = (present: Overrides, next: Overrides): OverrideField[] =>
  OVERRIDE_FIELDS.filter((field) => toText(pickOverrides(present, field)) !== toText(pickOverrides(next, field)))

const toWordField = (field: CellField) => CELL_WORDS.find((name) => name === field) ?? null
const toOverrideField = (field: CellField) => OVERRIDE_FIELDS.find((name) => name === field) ?? 'colors'

const flowingPart = (key: KeyDesign, cell: CellDesign, field: OverrideField) =>
  flows(key, cell, field) ? pickOverrides(key.overrides, field) : NO_OVERRIDES

/** Pictures flow to cells of the same product, places and sizes only to cells of the same size in pixels. */
function flows(key: KeyDesign, cell: CellDesign, field: OverrideField): boolean {
  if (field === 'picture') return cell.product_id === key.product_id
  if (field === 'position') return cell.width === key.width && cell.height === key.height
  return true
}

/** Words for one product take precedence over those for all products. */
/** The words that people gave for a language, those for a product before those for all. */
export function findWords(
  { words }: Pick<KeyDesign, 'words'>,
  { language, product_id }: Pick<CellDesign, 'language' | 'product_id'>,
): DesignCopy {
  const mine = words.filter((entry) => entry.language === language)
  const general = mine.filter((entry) => entry.product_id === null)
  const own = mine.filter((entry) => entry.product_id !== null && entry.product_id === product_id)
  return Object.assign({}, ...[...general, ...own].map(({ copy }) => dropUndefined(copy)))
}

const dropUndefined = (copy: DesignCopy): DesignCopy =>
  Object.fromEntries(Object.entries(copy).filter(([, value]) => value !== undefined))

/** A part of an override document. Added slots belong to `position`, because they are placed on one size. */
function pickOverrides({ slots, added }: Overrides, field: OverrideField): Overrides {
  const names: readonly string[] = SLOT_FIELDS[field]
  const picked = Object.entries(slots).flatMap(([slot, fields]) => {
    const kept = Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== undefined)
    return kept.length > 0 ? [[slot, Object.fromEntries(kept)] as const] : []
  })
  return { version: 1, slots: Object.fromEntries(picked), added: field === 'position' ? added : [] }
}

function mergeOverrides(parts: readonly Overrides[]): Overrides {
  const slots: Record<string, SlotOverride> = {}
  for (const part of parts)
    for (const [slot, fields] of Object.entries(part.slots)) slots[slot] = { ...slots[slot], ...fields }
  return { version: 1, slots, added: parts.flatMap(({ added }) => added) }
}

/** JSON with sorted keys, so that equal values have equal text. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'undefined'
