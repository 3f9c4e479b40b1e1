import '../schema/jitless.ts'
import { z } from 'zod'
import { Text } from '../schema/fields.ts'
import {
  ADDED_SLOTS_MAX,
  OVERRIDES_MAX_BYTES,
  IMAGE_ID_MAX,
  SHORT_TEXT_MAX,
  SLOT_NAME_MAX,
  SLOTS_MAX,
  UNKNOWN_FIELDS_MAX_BYTES,
} from '../limits.ts'
import { AI_LABELS } from '../proofs/proof-options.ts'
import {
  ADDED_KINDS,
  ADDED_SHAPES,
  ADDED_TEXT_STYLES,
  COLOR_ROLES,
  PIN_X,
  PIN_Y,
  SLOT_ALIGNMENTS,
  SLOT_FIELDS,
} from './design-options.ts'

/** A number from `low` to `high`, rounded to 4 digits, so that equal edits are equal documents. */
const share = (low: number, high: number, sentence: string) =>
  z
    .number(sentence)
    .min(low, sentence)
    .max(high, sentence)
    .transform((value) => Math.round(value * 10_000) / 10_000 + 0)

const MOVE = 'move must be two numbers from -1 to 1'
const PIN = 'pin must be start, center or end, and top, middle or bottom'
const WIDTH = 'width must be a number from 0.01 to 1'
const HEIGHT = 'height must be a number from 0.01 to 1'
const STEP = 'step must be a whole number from -3 to 3'
const FOCUS = 'focus must be two numbers from 0 to 1'
const ZOOM = 'zoom must be a number from 1 to 4'
const ANGLE = 'angle must be a number from -180 to 180'
const ORDER = 'order must be a whole number from -40 to 40'
const IMAGE = 'picture must be the id of a picture'

/**
 * The changes of a user to one slot. A missing field follows the layout. Unknown fields are stored and ignored.
 * - `move`: shares of the safe box's width and height, from where the layout puts the slot; x in reading direction
 * - `pin`: a place at the margins inside the safe box, also in reading direction; it takes precedence over `move`
 * - `width`, `height`: shares of the safe box. Texts are fitted to `width` again, and logos keep their proportions
 * - `step`: size of a text or a logo; each step is a factor of 1.125
 * - `color`: a role of the brand palette, never a color
 * - `focus`: the point of the source picture that is shown in the middle, each 0 to 1; `zoom`: 1 fills the box
 * - `angle`: degrees clockwise around the center of the slot. Texts, buttons and logos stay in the safe area as they are turned
 * - `order`: how many slots further to the front (positive) or to the back
 * - `picture`: an id from `pictures` of the editing state
 */
export const SlotOverride = z
  .looseObject(
    {
      move: z.tuple([share(-1, 1, MOVE), share(-1, 1, MOVE)], MOVE).readonly(),
      pin: z.tuple([z.enum(PIN_X, PIN), z.enum(PIN_Y, PIN)], PIN).readonly(),
      width: share(0.01, 1, WIDTH),
      height: share(0.01, 1, HEIGHT),
      step: z.int(STEP).min(-3, STEP).max(3, STEP),
      color: z.enum(COLOR_ROLES, 'color must be a role of the brand palette'),
      align: z.enum(SLOT_ALIGNMENTS, 'align must be start, center or end'),
      focus: z.tuple([share(0, 1, FOCUS), share(0, 1, FOCUS)], FOCUS).readonly(),
      zoom: share(1, 4, ZOOM),
      angle: share(-180, 180, ANGLE),
      order: z.int(ORDER).min(-40, ORDER).max(40, ORDER),
      hidden: z.boolean('hidden must be true or false'),
      picture: z.string(IMAGE).min(1, IMAGE).max(IMAGE_ID_MAX, IMAGE),
    },
    'The overrides of a slot must be an object',
  )
  .partial()
  .superRefine((slot, context) => {
    const unknown = Object.entries(slot).filter(([name]) => !KNOWN.has(name))
    if (unknown.length > 0 && JSON.stringify(unknown).length > UNKNOWN_FIELDS_MAX_BYTES)
      context.addIssue({ code: 'custom', message: 'The unknown fields of a slot are too large' })
  })
export type SlotOverride = z.output<typeof SlotOverride>

const KNOWN = new Set<string>(SLOT_FIELDS)

const SLOT_PATTERN = /^[a-z][a-z_]*(?::[a-z0-9]{1,32}){0,2}$/
const SLOT_INVALID = 'A slot is named like headline, benefit:2 or picture:1'
const SlotName = z.string().max(SLOT_NAME_MAX, SLOT_INVALID).regex(SLOT_PATTERN, SLOT_INVALID)

const ADDED_INVALID = 'An added slot is named added:1 to added:10'
const AddedName = z.string(ADDED_INVALID).regex(/^added:(?:[1-9]|10)$/, ADDED_INVALID)

/**
 * A slot that a user added. It starts in the middle of the safe box, in front of everything else. `slots` moves and changes it
 * under the same name, like any other slot.
 * - `style` of a text: the part of the design whose font and size it uses
 * - `shape` is for shapes, `picture` for images
 * Of two slots with one name, the first is used. A text without words and an image without a picture are not drawn.
 */
export const AddedSlot = z.strictObject(
  {
    slot: AddedName,
    kind: z.enum(ADDED_KINDS, 'An added slot is a text, an image, a logo or a shape'),
    text: Text(SHORT_TEXT_MAX, 'An added text').optional(),
    style: z.enum(ADDED_TEXT_STYLES, 'style must be one of the listed text styles').optional(),
    shape: z.enum(ADDED_SHAPES, 'shape must be box, ellipse or line').optional(),
    picture: z.string(IMAGE).min(1, IMAGE).max(IMAGE_ID_MAX, IMAGE).optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'An added slot has an unknown field' : undefined) },
)
export type AddedSlot = z.output<typeof AddedSlot>

const LABELS = ['none', ...AI_LABELS] as const
const LABEL_INVALID = `label must be one of ${LABELS.join(', ')}`
const TOO_MANY_SLOTS = `Overrides may change at most ${SLOTS_MAX} slots`

/**
 * All changes of a user to a design, by slot. `label` is what it says about the part of a model, where the brand does not decide.
 * They contain no pixels, so they also fit other sizes, layouts and languages.
 * Why, and what was rejected: docs/decisions/0028-overrides.md.
 */
export const Overrides = z
  .strictObject(
    {
      version: z.literal(1, 'Overrides must have the version 1'),
      slots: z
        .record(SlotName, SlotOverride, {
          error: ({ code }) => (code === 'invalid_key' ? SLOT_INVALID : 'slots must be an object'),
        })
        .refine((slots) => Object.keys(slots).length <= SLOTS_MAX, TOO_MANY_SLOTS)
        .meta({ maxProperties: SLOTS_MAX })
        .default({}),
      added: z
        .array(AddedSlot, 'added must be a list')
        .max(ADDED_SLOTS_MAX, `At most ${ADDED_SLOTS_MAX} slots can be added`)
        .transform((added) => added.filter(({ slot }, at) => added.findIndex((one) => one.slot === slot) === at))
        .readonly()
        .default([]),
      label: z.enum(LABELS, LABEL_INVALID).optional(),
    },
    {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? 'Overrides may have only version, slots, added and label'
          : 'overrides must be an object',
    },
  )
  .refine((overrides) => JSON.stringify(overrides).length <= OVERRIDES_MAX_BYTES, 'The overrides are too large')
export type Overrides = z.output<typeof Overrides>

export const NO_OVERRIDES: Overrides = { version: 1, slots: {}, added: [] }
