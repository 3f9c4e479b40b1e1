import type { Design } from '#contract/designs/design-document.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { ADDED_TEXT_STYLES } from '#contract/designs/design-options.ts'
import { ADDED_SLOTS_MAX } from '#contract/limits.ts'
import { followText } from '#web/domains/videos/storyboard/edit-video.ts'
import type { AddedSlot, Overrides, SlotOverride } from '#contract/designs/overrides.ts'

/** Changes of one slot. An undefined field is removed, so that it follows the layout again. */
export type SlotChange = { [Field in keyof SlotOverride]?: SlotOverride[Field] | undefined }

export const readSlot = (design: Design, slot: string): SlotOverride => design.overrides.slots[slot] ?? {}

/** Changes fields of a slot. Returns the same design if nothing changes. */
export function changeSlot(design: Design, slot: string, change: SlotChange): Design {
  const before = readSlot(design, slot)
  const merged = { ...before, ...change }
  const after = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as SlotOverride
  if (sortedJson(before) === sortedJson(after)) return design
  const { [slot]: _, ...others } = design.overrides.slots
  const slots = Object.keys(after).length > 0 ? { ...design.overrides.slots, [slot]: after } : others
  return { ...design, overrides: { ...design.overrides, slots } }
}

const sortedJson = (value: object) => JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Removes all overrides of a slot. Its text stays. */
export function resetSlot(design: Design, slot: string): Design {
  if (!(slot in design.overrides.slots)) return design
  const { [slot]: _, ...slots } = design.overrides.slots
  return { ...design, overrides: { ...design.overrides, slots } }
}

/** Chooses what a design says about the part of a model; undefined lets its brand decide. */
export function chooseLabel(design: Design, label: Overrides['label']): Design {
  const { label: _, ...overrides } = design.overrides
  return { ...design, overrides: label ? { ...overrides, label } : overrides }
}

/** Whether the text of a slot can be changed, and whether the slot was added by the user. */
export const isAdded = (slot: string): boolean => slot.startsWith('added:')

/** A text that can be edited: that of a drawn slot, or a field of the copy that the layout does not show. */
export type WordsTarget = Pick<DesignBox, 'slot' | 'name' | 'text' | 'text_field'>

/** Changes the text of a slot. The text of an added slot is in the overrides, all other texts are in the copy. */
export function changeWords(
  design: Design,
  { slot, text_field: field }: Pick<WordsTarget, 'slot' | 'text_field'>,
  text: string,
): Design {
  if (isAdded(slot)) return changeAdded(design, slot, { text })
  const before = readWords(design, { slot, name: '', text: null, text_field: field })
  const video = design.film && before && text ? followText(design.film, before, text) : design.film
  return changeCopyWords(video === design.film ? design : { ...design, ...(video && { film: video }) }, field, text)
}

function changeCopyWords(design: Design, field: string | null, text: string): Design {
  const [name, index] = (field ?? '').split('.')
  if (!name) return design
  if (index === undefined) return { ...design, copy: { ...design.copy, [name]: text } }
  const list = ROW_LISTS.find((one) => one === name)
  if (!list) return design
  const rows = (design.copy[list] ?? []).map((row, at) => (at === Number(index) ? text : row))
  return { ...design, copy: { ...design.copy, [list]: rows } }
}

/** The texts of a design that are lists. */
export const ROW_LISTS = ['benefits', 'details', 'rows'] as const
export type RowList = (typeof ROW_LISTS)[number]

/** Adds blank rows at the end of a list. The design shows them once they have a text. */
export function addRows(design: Design, list: RowList, count: number): Design {
  const rows = [...(design.copy[list] ?? []), ...Array.from({ length: count }, () => '')]
  return { ...design, copy: { ...design.copy, [list]: rows } }
}

/** Removes `count` rows of a list from an index on. */
export function removeRows(design: Design, list: RowList, index: number, count: number): Design {
  const rows = (design.copy[list] ?? []).filter((_, at) => at < index || at >= index + count)
  return { ...design, copy: { ...design.copy, [list]: rows } }
}

/** The current text of a slot in the design. Null if it has none. */
export function readWords(design: Design, { slot, text, text_field: field }: WordsTarget): string | null {
  if (isAdded(slot)) return design.overrides.added.find((one) => one.slot === slot)?.text ?? null
  const [name, index] = (field ?? '').split('.')
  if (!name) return null
  const value = Object.entries(design.copy).find(([key]) => key === name)?.[1]
  if (index !== undefined) return (Array.isArray(value) ? value[Number(index)] : undefined) ?? text
  return typeof value === 'string' ? value : value === null ? '' : text
}

/** Changes an added slot itself: its text, style, shape or picture. */
export function changeAdded(design: Design, slot: string, change: Partial<AddedSlot>): Design {
  const added = design.overrides.added.map((one) => (one.slot === slot ? { ...one, ...change } : one))
  return { ...design, overrides: { ...design.overrides, added } }
}

/** The first free name of an added slot. Null if there are 10 already. */
export function findFreeName({ overrides }: Design): string | null {
  const taken = new Set(overrides.added.map(({ slot }) => slot))
  const names = Array.from({ length: ADDED_SLOTS_MAX }, (_, index) => `added:${index + 1}`)
  return names.find((name) => !taken.has(name)) ?? null
}

/** Adds a slot with its first changes. */
export function addSlot(design: Design, added: AddedSlot, change: SlotOverride = {}): Design {
  const { overrides } = design
  const slots = Object.keys(change).length > 0 ? { ...overrides.slots, [added.slot]: change } : overrides.slots
  return { ...design, overrides: { ...overrides, slots, added: [...overrides.added, added] } }
}

/** Adds the words of a slot that the layout has no place for, at the foot of the safe box. */
export const putBackWords = (
  design: Design,
  { name, slot, text }: { name: string; slot: string; text: string },
): Design =>
  addSlot(design, { slot: name, kind: 'text', text, style: chooseStyle(slot) }, { pin: ['center', 'bottom'] })

/** Removes an added slot and its changes. */
export function removeAdded(design: Design, slot: string): Design {
  const reset = resetSlot(design, slot)
  return {
    ...reset,
    overrides: { ...reset.overrides, added: reset.overrides.added.filter((one) => one.slot !== slot) },
  }
}

/** A copy of a drawn slot as an added one, without its position. Null for kinds that cannot be added, such as drawings. */
export function copyToAdded(design: Design, box: DesignBox, slot: string): AddedSlot | null {
  const source = design.overrides.added.find((one) => one.slot === box.slot)
  if (source) return { ...source, slot }
  if (box.kind === 'logo') return { slot, kind: 'logo' }
  if (box.kind === 'picture' && box.picture) return { slot, kind: 'image', picture: box.picture.id }
  if (box.text) return { slot, kind: 'text', text: box.text, style: chooseStyle(box.slot) }
  return null
}

const chooseStyle = (slot: string): (typeof ADDED_TEXT_STYLES)[number] =>
  ADDED_TEXT_STYLES.find((style) => style === slot.split(':')[0]) ?? 'detail'

/** The number of slots that differ from the layout, for "Reset everything". */
export const countChanges = ({ overrides }: Design): number =>
  Object.keys(overrides.slots).length + overrides.added.length + (overrides.label ? 1 : 0)
