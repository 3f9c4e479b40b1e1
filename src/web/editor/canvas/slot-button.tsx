import { clsx } from 'clsx'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { Box } from '../model/geometry.ts'
import { readSlotKey } from '../model/keymap.ts'
import { nameSlot } from '../model/slots.ts'
import { runSlotCommand } from '../state/use-commands.ts'
import type { Editor } from '../state/use-editor.ts'

interface SlotButtonProps {
  editor: Editor
  slot: DesignBox
  /** The stacking order of the button among the buttons of the other slots. */
  depth: number
  onPress: (event: PointerEvent) => void
}

/** A slot on the canvas: a button over its place in the image. */
export function SlotButton({ editor, slot, depth, onPress }: SlotButtonProps) {
  const isSelected = editor.selection.some((one) => one.slot === slot.slot)
  const select = () => editor.dispatch({ type: 'select', slot: slot.slot })
  const onKeyDown = (event: KeyboardEvent) => {
    const command = readSlotKey({ ...pickKey(event), isComposing: event.nativeEvent.isComposing })
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    runSlotCommand(editor, slot, command)
    if (command.type === 'leave') document.getElementById('editor-toolbar')?.querySelector('button')?.focus()
  }
  return (
    <button
      type="button"
      data-slot={slot.slot}
      aria-label={nameSlot(slot)}
      aria-pressed={isSelected}
      aria-keyshortcuts="Enter F2 Alt+Enter Delete"
      onFocus={({ currentTarget }) => !isSelected && currentTarget.matches(':focus-visible') && select()}
      onClick={({ shiftKey }) => (shiftKey ? editor.dispatch({ type: 'toggle', slot: slot.slot }) : select())}
      onDoubleClick={() => runSlotCommand(editor, slot, { type: 'edit' })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.shiftKey || (!isSelected && event.pointerType !== 'mouse')) return
        if (!isSelected) select()
        onPress(event)
      }}
      className={clsx(
        'absolute cursor-move rounded-[2px] outline-offset-0 group-data-dragging/stage:outline-none focus-visible:outline-2',
        !isSelected && 'hover:shadow-[0_0_0_1.5px_var(--accent-ink),0_0_0_2.5px_white]',
        isSelected && 'touch-none',
      )}
      style={{
        ...placeStyle(editor.placeOf(slot), editor.facts.size),
        rotate: `${editor.angleOf(slot)}deg`,
        zIndex: depth,
      }}
    />
  )
}

const pickKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
})

/** The position of a box on the stage, as shares, so that it is right at every zoom. */
export const placeStyle = (box: Box, size: { width: number; height: number }): CSSProperties => ({
  left: `${(box.x / size.width) * 100}%`,
  top: `${(box.y / size.height) * 100}%`,
  width: `${(box.width / size.width) * 100}%`,
  height: `${(box.height / size.height) * 100}%`,
})
