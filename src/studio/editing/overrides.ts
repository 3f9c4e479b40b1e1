import type { ColorRoles } from '../color/color-roles.ts'
import type { AiLabel } from '../copywriter/ai-labels.ts'

/**
 * The changes of a user to one slot, in units that fit every size. `src/contract/designs/overrides.ts` describes each field. Unknown fields are
 * stored and ignored.
 */
export interface SlotOverride {
  [unknown: string]: unknown
  move?: readonly [number, number] | undefined
  pin?: readonly ['start' | 'center' | 'end', 'top' | 'middle' | 'bottom'] | undefined
  width?: number | undefined
  height?: number | undefined
  step?: number | undefined
  color?: keyof ColorRoles | undefined
  align?: 'start' | 'center' | 'end' | undefined
  focus?: readonly [number, number] | undefined
  zoom?: number | undefined
  angle?: number | undefined
  order?: number | undefined
  hidden?: boolean | undefined
  picture?: string | undefined
}

/** The fields that the studio supports. */
export type SlotField =
  | 'move'
  | 'pin'
  | 'width'
  | 'height'
  | 'step'
  | 'color'
  | 'align'
  | 'focus'
  | 'zoom'
  | 'angle'
  | 'order'
  | 'hidden'
  | 'picture'

/** A slot that a user added, in the middle of the safe box and in front of everything. */
export interface AddedSlot {
  slot: string
  kind: 'text' | 'image' | 'logo' | 'shape'
  text?: string | undefined
  style?: 'headline' | 'subline' | 'detail' | 'badge' | 'price' | 'cta' | 'small_print' | undefined
  shape?: 'box' | 'ellipse' | 'line' | undefined
  picture?: string | undefined
}

/** All changes of a user to a design, by slot. */
export interface Overrides {
  version: 1
  slots: Record<string, SlotOverride>
  added: readonly AddedSlot[]
  /** The label about a model's part, or none. Absent: the brand decides. */
  label?: AiLabel | 'none' | undefined
}

export const hasOverrides = ({ slots, added, label }: Overrides): boolean =>
  Object.keys(slots).length > 0 || added.length > 0 || label !== undefined

/** The texts that a user added to a design. */
export const listAddedTexts = (overrides: Overrides | null | undefined): string[] =>
  (overrides?.added ?? []).map(({ text = '' }) => text).filter((text) => text.trim() !== '')
