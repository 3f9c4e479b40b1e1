import { clsx } from 'clsx'
import type { PointerEvent } from 'react'
import type { SlotField } from '#contract/designs/design-options.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { Handle, Pull } from '../model/gesture.ts'
import type { Editor } from '../state/use-editor.ts'
import { placeStyle } from './slot-button.tsx'

const SIDES: readonly { pull: Pull; className: string }[] = [
  { pull: [-1, 0], className: 'left-0 -translate-x-1/2' },
  { pull: [1, 0], className: 'right-0 translate-x-1/2' },
]
const CORNERS: readonly { pull: Pull; className: string }[] = [
  { pull: [-1, -1], className: 'top-0 left-0 -translate-1/2 cursor-nwse-resize' },
  { pull: [1, -1], className: 'top-0 right-0 translate-x-1/2 -translate-y-1/2 cursor-nesw-resize' },
  { pull: [-1, 1], className: 'bottom-0 left-0 -translate-x-1/2 translate-y-1/2 cursor-nesw-resize' },
  { pull: [1, 1], className: 'right-0 bottom-0 translate-1/2 cursor-nwse-resize' },
]

interface SelectionFrameProps {
  editor: Editor
  slot: DesignBox
  onGrab: (event: PointerEvent, handle: Handle, pull?: Pull) => void
}

/**
 * The outline of the selected slot and its handles. The variables follow a drag. The handles are for pointers only: the fields of the
 * properties do the same.
 */
export function SelectionFrame({ editor, slot, onGrab }: SelectionFrameProps) {
  const can = (field: SlotField) => slot.edits.includes(field)
  const angle = editor.angleOf(slot)
  const grab = (handle: Handle, pull?: Pull) => (event: PointerEvent) => {
    event.stopPropagation()
    onGrab(event, handle, pull)
  }
  const cornerHandle: Handle | null = can('height') ? 'area' : can('step') ? 'size' : null
  return (
    <div
      className="pointer-events-none absolute z-50"
      style={{ ...placeStyle(editor.placeOf(slot), editor.facts.size), rotate: `${angle}deg` }}
    >
      <div
        aria-hidden
        className={clsx(
          'absolute top-0 left-0 h-[calc(100%+var(--grow-y,0px))] w-[calc(100%+var(--grow-x,0px))] translate-x-(--dx) translate-y-(--dy) rotate-(--turn) outline-2 outline-offset-2 outline-accent-ink',
          // A white line around the outline, so that it is seen on every color. Both are outside of the letters.
          'after:absolute after:-inset-1 after:outline-1 after:outline-white/80',
        )}
      >
        {can('width') &&
          SIDES.map(({ pull, className }) => (
            <span
              key={className}
              onPointerDown={grab('width', pull)}
              className={clsx(handleClass, 'z-1 top-1/2 h-5 w-2 -translate-y-1/2 cursor-ew-resize', className)}
            />
          ))}
        {cornerHandle &&
          CORNERS.map(({ pull, className }) => (
            <span
              key={className}
              onPointerDown={grab(cornerHandle, pull)}
              className={clsx(handleClass, 'z-1 size-3', className)}
            />
          ))}
        {can('angle') && (
          <span
            onPointerDown={grab('angle')}
            className={clsx(handleClass, 'z-1 -top-7 left-1/2 size-3.5 -translate-x-1/2 cursor-grab rounded-full')}
          />
        )}
      </div>
    </div>
  )
}

/** The outline of one of several selected slots. It follows a drag of the selection. */
export function GroupFrame({ editor, slot }: Pick<SelectionFrameProps, 'editor' | 'slot'>) {
  const angle = editor.angleOf(slot)
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-50 translate-x-(--dx) translate-y-(--dy) outline-1 outline-accent-ink [box-shadow:0_0_0_1px_white]"
      style={{ ...placeStyle(editor.placeOf(slot), editor.facts.size), rotate: `${angle}deg` }}
    />
  )
}

/** A handle is small, and the area around it that takes the pointer is 24 pixels wide, 44 for fingers. */
const handleClass =
  'pointer-events-auto absolute touch-none rounded-[3px] border-2 border-accent-ink bg-surface after:absolute after:top-1/2 after:left-1/2 after:size-6 after:-translate-1/2 pointer-coarse:after:size-11'
