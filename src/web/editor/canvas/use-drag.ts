import { useRef, type PointerEvent } from 'react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { DesignState } from '#contract/designs/design.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { readSlot, type SlotChange } from '../model/edit-design.ts'
import type { Gesture, Handle, Pull } from '../model/gesture.ts'
import { roundShare } from '../model/geometry.ts'
import { findPin, holdSides, placeInside, stepBy } from '../model/place-slot.ts'
import { describeGuides, listSnapLines, snapDistance } from '../model/snap.ts'
import { traceOutline, toBox } from '../model/slots.ts'
import { listTogether, moveTogether } from '../state/use-commands.ts'
import type { Editor } from '../state/use-editor.ts'
import { hideDrag, showDrag, type DragElements } from './drag-display.ts'
import { trackPointer } from './track-pointer.ts'

/**
 * The drags of the canvas: references to the elements that follow a drag, and the function that starts one. Slots also snap to the safe area
 * that is shown.
 */
export function useDrag(editor: Editor, scale: number, area: DesignState['safe_areas'][number] | null) {
  const stage = useRef<HTMLDivElement>(null)
  const lifted = useRef<HTMLImageElement>(null)
  const guideX = useRef<HTMLSpanElement>(null)
  const guideY = useRef<HTMLSpanElement>(null)
  const readElements = (): DragElements => ({
    stage: stage.current,
    lifted: lifted.current,
    guideX: guideX.current,
    guideY: guideY.current,
  })
  const begin = (event: PointerEvent, slot: DesignBox, handle: Handle, pull: Pull = [0, 0]) => {
    if (event.button !== 0 || !slot.edits.includes(fieldOf(handle))) return
    const start = { box: editor.placeOf(slot), angle: editor.angleOf(slot) }
    const moved = new Set(handle === 'move' ? listTogether(editor, slot) : [slot])
    const others = editor.slots.filter((other) => !moved.has(other) && other.kind !== 'drawing')
    trackPointer({
      target: event.currentTarget,
      pointerId: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      scale,
      start: {
        ...start,
        handle,
        pull,
        largest: editor.frame.safe,
        candidates: listSnapLines(
          editor.facts.size,
          editor.frame.margins,
          others.map((other) => ({ name: other.name, box: editor.traceOutline(other) })),
          area ? [area.box, ...area.keep_out].map(toBox) : [editor.frame.safe],
        ),
        distance: snapDistance(scale),
      },
      origin: () => stage.current?.getBoundingClientRect() ?? { x: 0, y: 0 },
      onMove: (gesture) => showDrag(readElements(), start, gesture, scale),
      onEnd: (gesture) => {
        const done = gesture ? commitGesture(editor, slot, handle, gesture) : Promise.resolve()
        void done.then(() => hideDrag(readElements()))
      },
    })
  }
  return { stageRef: stage, liftedRef: lifted, guideXRef: guideX, guideYRef: guideY, begin }
}

const fieldOf = (handle: Handle) =>
  ({ move: 'move', width: 'width', size: 'step', area: 'height', angle: 'angle' } as const)[handle]

/** Stores the change of a drag as one step of the history. */
async function commitGesture(editor: Editor, slot: DesignBox, handle: Handle, gesture: Gesture): Promise<void> {
  const { safe } = editor.frame
  if (handle === 'move') {
    const guides = describeGuides(gesture.guides)
    editor.announce(`${fill(t.slotMoved, { slot: slot.name })}${guides && `. ${guides}`}`)
    if (editor.selection.length > 1) {
      const from = editor.placeOf(slot)
      return moveTogether(editor, slot, gesture.box.x - from.x, gesture.box.y - from.y)
    }
    const target = placeInside(slot, gesture.box, editor.frame)
    const pin =
      gesture.guides.x && gesture.guides.y ? findPin(traceOutline(slot, target, gesture.angle), editor.frame) : null
    if (pin && slot.edits.includes('pin')) return editor.change(slot, { pin, move: undefined })
    return editor.moveTo(slot, target)
  }
  const change = sizeChange(editor, slot, handle, gesture, safe)
  // At the smallest and the largest step, the size is not that of the drag.
  const isDone =
    handle !== 'size' || (change.step ?? 0) === (readSlot(editor.design, slot.slot).step ?? 0) + gesture.steps
  const held = isDone ? holdSides(editor.design, slot, editor.placeOf(slot), gesture.box, editor.frame) : {}
  editor.change(slot, { ...change, ...held })
  editor.announce(
    handle === 'angle'
      ? fill(t.slotTurned, { slot: slot.name, angle: gesture.angle })
      : fill(t.slotResized, { slot: slot.name }),
  )
  return undefined
}

function sizeChange(
  { design }: Editor,
  { slot }: DesignBox,
  handle: Handle,
  { box, angle, steps }: Gesture,
  safe: { width: number; height: number },
): SlotChange {
  const share = (pixels: number, all: number) => Math.max(0.01, Math.min(1, roundShare(pixels / all)))
  if (handle === 'angle') return { angle }
  if (handle === 'size') return { step: stepBy(readSlot(design, slot).step, steps) || undefined }
  if (handle === 'area') return { width: share(box.width, safe.width), height: share(box.height, safe.height) }
  return { width: share(box.width, safe.width) }
}
