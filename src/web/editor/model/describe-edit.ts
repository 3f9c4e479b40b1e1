import type { SlotChange } from './edit-design.ts'

const VERBS: Readonly<Record<string, string>> = {
  move: 'Moved',
  pin: 'Moved',
  width: 'Resized',
  height: 'Resized',
  step: 'Resized',
  color: 'Recolored',
  align: 'Aligned',
  focus: 'Cropped',
  zoom: 'Cropped',
  angle: 'Rotated',
  order: 'Reordered',
  picture: 'Replaced',
}

/** Describes an edit for the history list: `Moved headline`. */
export function describeChange(name: string, change: SlotChange): string {
  const slot = name.charAt(0).toLowerCase() + name.slice(1)
  const [field, value] =
    Object.entries(change).find(([, next]) => next !== undefined) ?? Object.entries(change)[0] ?? []
  if (!field) return `Changed ${slot}`
  if (field === 'hidden') return `${value === true ? 'Hid' : 'Showed'} ${slot}`
  return value === undefined ? `Reset ${slot}` : `${VERBS[field] ?? 'Changed'} ${slot}`
}
