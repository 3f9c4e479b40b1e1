import '../schema/jitless.ts'
import { z } from 'zod'
import { PLATFORMS } from '../platforms/platform.ts'
import { PLACEMENTS } from '../platforms/format.ts'
import { Design, DesignCopy } from '../designs/design-document.ts'
import { DESIGN_LANGUAGES } from '../languages/languages.ts'
import { CELLS_PAGE_DEFAULT, CELLS_PAGE_MAX, PAGE_SKIP_MAX } from '../limits.ts'
import { LANGUAGE_UNKNOWN, NOTHING_SELECTED } from '../messages.ts'
import { CONTENT_TYPES } from '../options.ts'
import { Id, IdNumber, RowId, Timestamp } from '../schema/fields.ts'

/**
 * How far a cell is. `needs_words`: the message cannot be said in its language until a person gives a headline for it, and it is neither
 * approved nor locked. `stale`: it was made from an earlier key visual, and it is neither approved nor locked. `needs_attention`: a rule of
 * the brand check failed.
 */
export const CELL_STATES = [
  'planned',
  'needs_words',
  'waiting',
  'running',
  'made',
  'needs_attention',
  'failed',
  'stale',
] as const
export type CellState = (typeof CELL_STATES)[number]

/** What a person says about a cell. */
export const CELL_STATUSES = ['draft', 'ready', 'in_review', 'approved'] as const
export type CellStatus = (typeof CELL_STATUSES)[number]

/** The words that a cell can own: fields of `DesignCopy`. */
export const CELL_WORDS = [
  'headline',
  'subline',
  'eyebrow',
  'badge',
  'price',
  'cta',
  'small_print',
  'benefits',
  'details',
  'rows',
] as const satisfies readonly (keyof DesignCopy)[]

/**
 * The properties that a cell can own instead of taking them from the key visual. `colors`, `picture` (also its focus and zoom), `hidden`
 * and `position` (place, size, angle, order) are parts of the overrides.
 */
export const CELL_FIELDS = [...CELL_WORDS, 'layout', 'colors', 'picture', 'hidden', 'position'] as const
export type CellField = (typeof CELL_FIELDS)[number]

/** One asset of a campaign. */
export const Cell = z.object({
  id: Id,
  /** The stable name of the cell inside its campaign, for file names and `utm_content`. */
  key: z.string(),
  product_id: Id.nullable(),
  product_name: z.string().nullable(),
  format: z.string(),
  platform: z.string(),
  placement: z.string(),
  content_type: z.enum(CONTENT_TYPES),
  width: z.number(),
  height: z.number(),
  language: z.string(),
  variant: z.number(),
  /** The row of a table that the cell was made for. */
  row_key: z.string().nullable(),
  position: z.number(),
  /** True for a made cell that the plan no longer has. */
  excluded: z.boolean(),
  state: z.enum(CELL_STATES),
  /** 0 to 1 while it runs. */
  progress: z.number(),
  /** A sentence why it failed. */
  failure: z.string().nullable(),
  status: z.enum(CELL_STATUSES),
  /** True when another version was made after the approval. */
  changed_since_approval: z.boolean(),
  /** True when its design is locked. */
  is_locked: z.boolean(),
  /**
   * True when it shows an earlier key visual because it is approved or locked. It becomes stale when the approval or the lock is taken back.
   */
  is_outdated: z.boolean(),
  planned_on: z.string().meta({ format: 'date' }).nullable(),
  content_id: Id.nullable(),
  thumbnail_url: z.string().nullable(),
  file_url: z.string().nullable(),
  duration_seconds: z.number().nullable(),
  headline: z.string().nullable(),
  /** Texts that the design does not show. */
  left_out: z.array(z.string()),
  layout: z.string().nullable(),
  /** The properties that the cell owns. */
  detached: z.array(z.enum(CELL_FIELDS)),
  /** The brand check of what was made. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  made_at: Timestamp.nullable(),
})
export type Cell = z.output<typeof Cell>

const whole = (name: string, low: number, high: number, start: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(low, `${name} must be ${low} or more`)
    .max(high, `${name} must be at most ${high}`)
    .default(start)

export const CellsQuery = z.object({
  platform: z.enum(PLATFORMS, 'There is no such platform').optional(),
  placement: z.enum(PLACEMENTS, 'There is no such placement').optional(),
  language: z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN).optional(),
  product_id: RowId('product_id must be a number').optional(),
  state: z.enum(CELL_STATES, 'There is no such state').optional(),
  status: z.enum(CELL_STATUSES, 'There is no such status').optional(),
  skip: whole('skip', 0, PAGE_SKIP_MAX, 0),
  limit: whole('limit', 1, CELLS_PAGE_MAX, CELLS_PAGE_DEFAULT),
})
export type CellsQuery = z.output<typeof CellsQuery>

export const CellsReply = z.object({ cells: z.array(Cell), total: z.number() })

const TOO_MANY_CELLS = `Change at most ${CELLS_PAGE_MAX} cells at once`

/** The numbers of cells of one campaign. */
export const CellIds = z
  .array(IdNumber(NOTHING_SELECTED), NOTHING_SELECTED)
  .min(1, NOTHING_SELECTED)
  .max(CELLS_PAGE_MAX, TOO_MANY_CELLS)

export const PlannedOn = z.iso.date('planned_on must be a date').nullable()

/**
 * Changes several cells alike; a missing field keeps its value. Cells that were not made cannot be approved, and those that need words are
 * neither ready nor approved.
 */
export const CellsChange = z
  .object({
    ids: CellIds,
    status: z.enum(CELL_STATUSES, 'There is no such status').optional(),
    planned_on: PlannedOn.optional(),
  })
  .refine(({ status, planned_on }) => status !== undefined || planned_on !== undefined, 'Name what changes')
export type CellsChange = z.output<typeof CellsChange>

/**
 * The own design of one cell. Each property that differs from the present one is detached, and the cell is made again. `content_id`
 * instead names a version of the cell that was saved in the editor; it becomes current as it is.
 */
export const CellEdit = z
  .object({
    content_id: IdNumber('content_id must be the number of an item').optional(),
    copy: DesignCopy.optional(),
    layout: Design.shape.layout.unwrap().optional(),
    overrides: Design.shape.overrides.optional(),
  })
  .refine(
    ({ content_id, copy, layout, overrides }) =>
      content_id !== undefined ||
      layout !== undefined ||
      overrides !== undefined ||
      Object.values(copy ?? {}).some((text) => text !== undefined),
    'Name what changes',
  )
export type CellEdit = z.output<typeof CellEdit>

export const CellAttach = z.object({
  fields: z.array(z.enum(CELL_FIELDS, 'There is no such property'), NOTHING_SELECTED).min(1, NOTHING_SELECTED),
})
