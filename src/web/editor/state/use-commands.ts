import type { SlotField } from '#contract/designs/design-options.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/editor.ts'
import { fill, inSentence, plural } from '#web/words/fill.ts'
import {
  addSlot,
  changeSlot,
  copyToAdded,
  findFreeName,
  isAdded,
  readSlot,
  readWords,
  removeAdded,
} from '../model/edit-design.ts'
import { toCenter, normalizeAngle, roundShare, toShare, translateBox } from '../model/geometry.ts'
import type { Command } from '../model/keymap.ts'
import { stepBy } from '../model/place-slot.ts'
import type { Editor } from './use-editor.ts'

const COPY_OFFSET_PX = 24

/** Runs the command of a key or a button on a slot. */
export function runSlotCommand(editor: Editor, slot: DesignBox, command: Command): void {
  const { change, design } = editor
  const own = readSlot(design, slot.slot)
  const can = (field: SlotField) => slot.edits.includes(field)
  switch (command.type) {
    case 'nudge':
      nudge(editor, slot, command.dx, command.dy)
      return
    case 'widen':
      if (can('width')) widen(editor, slot, command.by)
      return
    case 'step':
      if (can('step')) change(slot, { step: stepBy(own.step, command.by) || undefined }, 'step')
      return
    case 'turn':
      if (can('angle')) change(slot, { angle: normalizeAngle(Math.round(editor.angleOf(slot) + command.by)) }, 'turn')
      return
    case 'order':
      if (can('order')) change(slot, { order: Math.max(-40, Math.min(40, (own.order ?? 0) + command.by)) || undefined })
      return
    case 'edit':
      if (readWords(design, slot) === null) goToProperties()
      else editor.dispatch({ type: 'edit-text', slot: slot.slot })
      return
    case 'properties':
      goToProperties()
      return
    case 'hide':
      hideSlots(editor, listTogether(editor, slot))
      return
    case 'duplicate':
      duplicateSlot(editor, slot)
      return
    case 'leave':
      editor.dispatch({ type: 'select', slot: null })
  }
}

/** The element id of the tab `Properties`. */
export const PROPERTIES_TAB = 'editor-properties'

/** Focuses the tab before the properties. Tab through the canvas would select other slots on the way. */
function goToProperties(): void {
  const tab = document.getElementById(PROPERTIES_TAB)
  tab?.click()
  tab?.focus()
}

/** The slots that a command on `slot` is about: the whole selection if the slot belongs to it. */
export const listTogether = ({ selection }: Editor, slot: DesignBox): readonly DesignBox[] =>
  selection.some((one) => one.slot === slot.slot) ? selection : [slot]

/** Moves a slot, and the others of the selection with it, by pixels of the design. */
function nudge(editor: Editor, slot: DesignBox, dx: number, dy: number): void {
  void moveTogether(editor, slot, dx, dy, 'move')
  editor.announce(fill(t.slotMoved, { slot: nameTogether(listTogether(editor, slot)) }))
}

/** Moves a slot, and the others of the selection with it, as one step of the history. */
export function moveTogether(editor: Editor, slot: DesignBox, dx: number, dy: number, burst?: string): Promise<void> {
  const movable = listTogether(editor, slot).filter(({ edits }) => edits.includes('move'))
  if (movable.length === 0) return Promise.resolve()
  const moves = movable.map((one) => ({ slot: one, target: translateBox(editor.placeOf(one), dx, dy) }))
  return editor.moveAll(moves, fill(t.moved, { slot: inSentence(nameTogether(movable)) }), burst)
}

/** `Headline`, or `3 layers`. */
const nameTogether = (slots: readonly DesignBox[]): string =>
  slots.length === 1 ? (slots[0]?.name ?? '') : plural(t.layers, slots.length)

/** Changes the width by pixels of the design. */
function widen(editor: Editor, slot: DesignBox, by: number): void {
  const { safe } = editor.frame
  const width = readSlot(editor.design, slot.slot).width ?? slot.box[2] / safe.width
  editor.change(slot, { width: Math.max(0.01, Math.min(1, roundShare(width + by / safe.width))) }, 'width')
}

/** Hides slots of the layout, and removes those that the user added, as one step of the history. */
export function hideSlots(editor: Editor, slots: readonly DesignBox[]): void {
  const isRemoved = slots.every(({ slot }) => isAdded(slot))
  editor.dispatch({
    type: 'edit',
    change: (design) =>
      slots.reduce(
        (now, { slot }) => (isAdded(slot) ? removeAdded(now, slot) : changeSlot(now, slot, { hidden: true })),
        design,
      ),
    label: fill(isRemoved ? t.removed : t.hid, { slot: inSentence(nameTogether(slots)) }),
  })
  editor.dispatch({ type: 'select', slot: null })
  editor.announce(fill(isRemoved ? t.slotRemoved : t.slotHidden, { slot: nameTogether(slots) }))
}

export function duplicateSlot(editor: Editor, slot: DesignBox): void {
  const { design, frame } = editor
  const name = findFreeName(design)
  const added = name && copyToAdded(design, slot, name)
  if (!added) {
    toast.error(name ? fill(t.cannotBeDuplicated, { slot: slot.name }) : t.tenAddedParts)
    return
  }
  const [from, middle] = [toCenter(editor.placeOf(slot)), toCenter(frame.safe)]
  const offset = { x: from.x - middle.x + COPY_OFFSET_PX, y: from.y - middle.y + COPY_OFFSET_PX }
  const { step, color, align, width, height, focus, zoom, angle } = readSlot(design, slot.slot)
  const kept = Object.entries({ step, color, align, width, height, focus, zoom, angle }).filter(
    ([, value]) => value !== undefined,
  )
  const change = { ...Object.fromEntries(kept), move: toShare(offset, frame.safe, frame.isMirrored) }
  editor.dispatch({
    type: 'edit',
    change: (now) => addSlot(now, added, change),
    label: fill(t.duplicated, { slot: inSentence(slot.name) }),
  })
  editor.dispatch({ type: 'select', slot: added.slot })
  editor.announce(fill(t.slotDuplicated, { slot: slot.name }))
}
