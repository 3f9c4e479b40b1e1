import type { DesignBox, PixelBox } from '#contract/designs/design-preview.ts'
import { translateSlotName } from '#web/domains/library/design-parts.ts'
import { measureRotatedBounds, type Box } from './geometry.ts'

const WORDS_SHOWN = 40

export const toBox = ([x, y, width, height]: PixelBox): Box => ({ x, y, width, height })

/** The name of a slot with its text, for buttons and lists: `Headline, Wake up`. */
export function nameSlot({ name, text }: Pick<DesignBox, 'name' | 'text'>): string {
  const words = text?.replaceAll(/\s+/g, ' ').trim()
  if (!words) return name
  return `${name}, ${words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN - 1)}…` : words}`
}

/** Slots in reading order: rows from the top, and each row in reading direction. */
export function sortByReading<Slot extends Pick<DesignBox, 'box'>>(
  slots: readonly Slot[],
  isMirrored: boolean,
): Slot[] {
  const side = isMirrored ? -1 : 1
  return slots.toSorted(({ box: one }, { box: other }) => {
    const isSameRow = Math.abs(one[1] + one[3] / 2 - other[1] - other[3] / 2) < Math.min(one[3], other[3]) / 2
    return isSameRow ? side * (one[0] - other[0]) : one[1] - other[1]
  })
}

/** The stacking order of the slots' buttons: small ones are above large ones, so that every slot can be clicked. */
export function stackBySize(slots: readonly DesignBox[]): Map<string, number> {
  const area = ({ box }: DesignBox) => box[2] * box[3]
  return new Map(slots.toSorted((one, other) => area(other) - area(one)).map(({ slot }, index) => [slot, index + 1]))
}

/**
 * The upright box around a slot that is at `box`. The server places images and drawings by their box before it is turned, so this returns
 * that.
 */
export const traceOutline = ({ kind }: Pick<DesignBox, 'kind'>, box: Box, angle: number): Box =>
  kind === 'picture' || kind === 'drawing' ? box : measureRotatedBounds(box, angle)

const NAMES: Readonly<Record<string, string>> = {
  cta: 'Button',
  detail: 'Fact',
  picture: 'Image',
  object: 'Drawing',
  motif: 'Decoration',
  page: 'Page mark',
}

/** A name for a slot that is not drawn, as the server names those that are: `benefit:2` becomes `Benefit 2`. */
export function nameHiddenSlot(slot: string): string {
  const [role = '', number] = slot.split(':')
  const words = NAMES[role] ?? role.replaceAll('_', ' ')
  return translateSlotName(`${words.charAt(0).toUpperCase()}${words.slice(1)}${number ? ` ${number}` : ''}`)
}

/**
 * Keeps a box inside the safe box as far as it fits, as the server does with text and logos. Otherwise a stored move could be larger than
 * the visible one, and the next moves would have no effect.
 */
export function clampInto(box: Box, safe: Box): Box {
  const within = (start: number, size: number, from: number, available: number) =>
    size > available ? start : Math.max(from, Math.min(from + available - size, start))
  return { ...box, x: within(box.x, box.width, safe.x, safe.width), y: within(box.y, box.height, safe.y, safe.height) }
}
