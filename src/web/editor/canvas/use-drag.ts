import { type PointerEvent, useRef } from 'react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { DesignState } from '#contract/designs/design.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { readSlot, type SlotChange } from '../model/edit-design.ts'
import { type Box, roundShare, toCenter } from '../model/geometry.ts'
import type { Gesture, Handle, Pull } from '../model/gesture.ts'
import { findPin, holdSides, placeInside, stepBy } from '../model/place-slot.ts'
import { toBox, traceOutline } from '../model/slots.ts'
import { describeGuides, listSnapLines, snapDistance } from '../model/snap.ts'
import { listTogether, moveTogether } from '../state/use-commands.ts'
import type { Editor } from '../state/use-editor.ts'
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

/** The elements that follow a drag. They are changed directly, because rendering React for every move would drop frames. */
interface DragElements {
  stage: HTMLElement | null
  lifted: HTMLElement | null
  guideX: HTMLElement | null
  guideY: HTMLElement | null
}

const VARIABLES = ['--dx', '--dy', '--grow-x', '--grow-y', '--turn']

/** Shows a drag: the outline, the lifted image and the guides, at a scale of CSS pixels for one pixel of the design. */
function showDrag(elements: DragElements, start: { box: Box; angle: number }, gesture: Gesture, scale: number): void {
  const { stage, lifted, guideX, guideY } = elements
  const [dx, dy] = [(gesture.box.x - start.box.x) * scale, (gesture.box.y - start.box.y) * scale]
  if (stage) stage.dataset['dragging'] = ''
  const values = [
    `${dx}px`,
    `${dy}px`,
    `${(gesture.box.width - start.box.width) * scale}px`,
    `${(gesture.box.height - start.box.height) * scale}px`,
    `${gesture.angle - start.angle}deg`,
  ]
  VARIABLES.forEach((name, index) => stage?.style.setProperty(name, values[index] ?? ''))
  if (lifted) lifted.style.transform = transformOf(start, gesture, scale)
  const [x, y] = [gesture.guides.x, gesture.guides.y]
  if (guideX) guideX.style.translate = x ? `${x.line.at * scale}px 0` : ''
  if (guideY) guideY.style.translate = y ? `0 ${y.line.at * scale}px` : ''
  guideX?.toggleAttribute('data-on', x !== null)
  guideY?.toggleAttribute('data-on', y !== null)
}

/** The transform of the lifted image. It keeps its size during a change of width or height, because the server fits its content again. */
function transformOf(start: { box: Box; angle: number }, { box, angle, steps }: Gesture, scale: number): string {
  const factor = steps === 0 ? 1 : box.width / start.box.width
  const isFitted = steps === 0 && (box.width !== start.box.width || box.height !== start.box.height)
  const [from, to] = [toCenter(start.box), isFitted ? toCenter(start.box) : toCenter(box)]
  return `translate(${(to.x - from.x) * scale}px, ${(to.y - from.y) * scale}px) rotate(${angle - start.angle}deg) scale(${factor})`
}

/** Ends the display of a drag. */
function hideDrag({ stage, lifted, guideX, guideY }: DragElements): void {
  if (stage) delete stage.dataset['dragging']
  for (const name of VARIABLES) stage?.style.removeProperty(name)
  if (lifted) lifted.style.transform = ''
  for (const guide of [guideX, guideY]) guide?.removeAttribute('data-on')
}
