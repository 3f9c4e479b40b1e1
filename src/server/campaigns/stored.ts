import { z } from 'zod'
import { CELL_FIELDS, type CellField } from '#contract/campaigns/cells.ts'
import { LanguageWords } from '#contract/campaigns/key-visual.ts'
import { DesignCopy } from '#contract/designs/design-document.ts'
import { Overrides } from '#contract/designs/overrides.ts'
import { versionedJson } from '../infrastructure/db/versioned-json.ts'

const KeyDesign = z.object({
  version: z.literal(1),
  /** Counts the changes, so that two concurrent ones do not overwrite each other. */
  rev: z.number(),
  /** Language, product and size of the item that was chosen: the words of a cell with the same ones are those of the item. */
  language: z.string(),
  product_id: z.number().nullable(),
  width: z.number(),
  height: z.number(),
  /** Null lets the studio choose for each cell. */
  layout: z.string().nullable(),
  seed: z.number(),
  overrides: Overrides,
  words: z.array(LanguageWords),
})
export type KeyDesign = z.output<typeof KeyDesign>

/**
 * Reads `campaigns.key_visual`.
 * @throws {UnreadableJson}
 */
export const parseKeyDesign = versionedJson('key visual', KeyDesign, {})

const OwnDesign = z.object({
  version: z.literal(1),
  copy: DesignCopy.default({}),
  layout: z.string().nullish(),
  overrides: Overrides.optional(),
})
export type OwnDesign = z.output<typeof OwnDesign>

/**
 * Reads `campaign_cells.own`: the values of the detached properties.
 * @throws {UnreadableJson}
 */
export const parseOwnDesign = versionedJson('design of a cell', OwnDesign, {})

const RowData = z.object({
  version: z.literal(1),
  /** Fields that replace those of the product for this cell. */
  product: z.record(z.string(), z.unknown()).optional(),
  copy: DesignCopy.default({}),
})
export type RowData = z.output<typeof RowData>

/**
 * Reads `campaign_cells.data`.
 * @throws {UnreadableJson}
 */
const parseRowData = versionedJson('row of a cell', RowData, {})

const Before = z.object({
  version: z.literal(1),
  key_visual: z.unknown(),
  key_content_id: z.number().nullable(),
  key_item_id: z.number().nullable(),
  cells: z.array(
    z.object({
      id: z.number(),
      item_id: z.number().nullable(),
      content_id: z.number().nullable(),
      is_stale: z.boolean(),
      score: z.number().nullable(),
      passed: z.boolean().nullable(),
    }),
  ),
})
export type Before = z.output<typeof Before>

/**
 * Reads `campaign_edits.before`.
 * @throws {UnreadableJson}
 */
export const parseBefore = versionedJson('edit of a campaign', Before, {})

const Detached = z.array(z.enum(CELL_FIELDS)).catch([])

/** Reads `campaign_cells.detached`. A damaged list is empty. */
export const parseDetached = (stored: unknown): CellField[] => Detached.parse(stored)

const NO_OWN_DESIGN: OwnDesign = { version: 1, copy: {} }
const NO_ROW_DATA: RowData = { version: 1, copy: {} }

const isEmpty = (stored: unknown) => typeof stored === 'object' && stored !== null && Object.keys(stored).length === 0

/** The own design and the row of a cell. Most cells have neither, and a campaign has thousands of cells. */
export const readCellDocuments = (cell: { own: unknown; data: unknown }): { own: OwnDesign; data: RowData } => ({
  own: isEmpty(cell.own) ? NO_OWN_DESIGN : parseOwnDesign(cell.own),
  data: isEmpty(cell.data) ? NO_ROW_DATA : parseRowData(cell.data),
})
