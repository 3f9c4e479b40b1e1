import { clsx } from 'clsx'
import { type DragEvent, type Ref, useState } from 'react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { DesignState } from '#contract/designs/design.ts'
import type { Rule } from '#web/domains/library/brand-check.tsx'
import { RuleHighlight } from '#web/domains/library/rule-highlight.tsx'
import { t } from '#web/words/editor.ts'
import { type Box, type Point, toCenter } from '../model/geometry.ts'
import { stackBySize, toBox } from '../model/slots.ts'
import type { Lifted } from '../preview/use-lifted.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { insertImage, takesImages } from '../state/insert-image.ts'
import type { Editor } from '../state/use-editor.ts'
import { GroupFrame, SelectionFrame } from './selection-frame.tsx'
import { placeStyle, SlotButton } from './slot-button.tsx'
import { TextBox } from './text-box.tsx'
import { useDrag } from './use-drag.ts'

interface CanvasProps {
  /** CSS pixels for one pixel of the design. */
  scale: number
  lifted: Lifted | null
  /** The safe area that is shown over the design. */
  area: DesignState['safe_areas'][number] | null
  /** The rule whose place is shown. */
  rule: Rule | null
}

/** The design as the server drew it, with a button over each of its slots. */
export function Canvas({ scale, lifted, area, rule }: CanvasProps) {
  const editor = useEditorContext()
  const { facts, preview, selected, selection, slots } = editor
  const { width, height } = facts.size
  const { stageRef, liftedRef, guideXRef, guideYRef, begin } = useDrag(editor, scale, area)
  const { target, handlers } = useImageDrop(editor)
  const depths = stackBySize(slots)
  const editing = slots.find(({ slot }) => slot === editor.state.editing?.slot)
  return (
    <div
      ref={stageRef}
      {...handlers}
      role="group"
      aria-label={t.design}
      // Positions on the canvas are counted from the left, whatever the direction of the screens.
      dir="ltr"
      className="group/stage relative isolate m-auto shrink-0 bg-surface select-none"
      style={{ width: width * scale, height: height * scale }}
    >
      {preview ? (
        <img
          src={preview.url}
          alt={facts.title ?? t.theEditedDesign}
          aria-busy={preview.design !== editor.drawing}
          draggable={false}
          className="size-full"
          onPointerDown={() => editor.dispatch({ type: 'select', slot: null })}
        />
      ) : (
        <StoredImage url={facts.thumbnail_url} />
      )}
      {lifted && <LiftedSlot editor={editor} lifted={lifted} imageRef={liftedRef} />}
      {area && <SafeArea area={area} size={facts.size} />}
      {rule && <RuleHighlight rule={rule} width={width} height={height} />}
      {slots.map((slot) => (
        <SlotButton
          key={slot.slot}
          editor={editor}
          slot={slot}
          depth={depths.get(slot.slot) ?? 1}
          onPress={(event) => begin(event, slot, 'move')}
        />
      ))}
      {selection.length > 1 && selection.map((slot) => <GroupFrame key={slot.slot} editor={editor} slot={slot} />)}
      {selected && !editing && (
        <SelectionFrame
          editor={editor}
          slot={selected}
          onGrab={(event, handle, pull) => begin(event, selected, handle, pull)}
        />
      )}
      {target && (
        <span
          aria-hidden
          className="pointer-events-none absolute z-50 bg-accent-ink/25 outline-3 -outline-offset-2 outline-accent-ink"
          style={target.slot ? placeStyle(editor.placeOf(target.slot), facts.size) : { inset: 0 }}
        />
      )}
      <span ref={guideXRef} className={clsx(guideClass, 'inset-y-0 left-0 w-px')} />
      <span ref={guideYRef} className={clsx(guideClass, 'inset-x-0 top-0 h-px')} />
      {editing && <TextBox key={editing.slot} editor={editor} slot={editing} scale={scale} />}
    </div>
  )
}

/** The stored image of an item: it is shown until the server has drawn the design. */
const StoredImage = ({ url }: { url: string | undefined }) =>
  url ? (
    <img src={url} alt="" aria-busy draggable={false} className="skeleton block size-full object-contain" />
  ) : (
    <span className="skeleton block size-full" />
  )

const guideClass = 'pointer-events-none absolute z-50 hidden bg-[#ff2d9b] data-on:block'

/** The center of a slot in its lifted image, which the canvas can cut off at one side. */
const findOrigin = ({ x, y }: Point, box: Box) =>
  `${((x - box.x) / box.width) * 100}% ${((y - box.y) / box.height) * 100}%`

interface LiftedSlotProps {
  editor: Editor
  lifted: Lifted
  imageRef: Ref<HTMLImageElement>
}

/**
 * The selected slot as an image of its own over the design without it. Both are shown during a drag, and after one until the server has
 * drawn the new place.
 */
function LiftedSlot({ editor, lifted, imageRef }: LiftedSlotProps) {
  const { preview, facts, selected } = editor
  if (!selected || !preview || lifted.design !== preview.design) return null
  const [from, to] = [selected.box, editor.placeOf(selected)]
  const turn = editor.angleOf(selected) - selected.angle
  const isMoved = turn !== 0 || Math.abs(to.x - from[0]) + Math.abs(to.y - from[1]) > 0.5
  const visible = isMoved ? 'visible' : 'invisible group-data-dragging/stage:visible'
  const box = { ...lifted.box, x: lifted.box.x + to.x - from[0], y: lifted.box.y + to.y - from[1] }
  return (
    <>
      <img
        src={lifted.restUrl}
        alt=""
        draggable={false}
        className={clsx('pointer-events-none absolute inset-0 size-full', visible)}
      />
      <img
        ref={imageRef}
        src={lifted.slotUrl}
        alt=""
        draggable={false}
        className={clsx(
          'pointer-events-none absolute max-w-none will-change-transform',
          selected.is_multiplied && 'mix-blend-multiply',
          visible,
        )}
        style={{ ...placeStyle(box, facts.size), rotate: `${turn}deg`, transformOrigin: findOrigin(toCenter(to), box) }}
      />
    </>
  )
}

/** Where a dragged file would go: into a slot that shows a picture, or as a new slot (null). */
interface DropTarget {
  slot: DesignBox | null
}

/** Takes image files that are dropped on the canvas. */
function useImageDrop(editor: Editor) {
  const [target, setTarget] = useState<DropTarget | null>(null)
  const findSlot = ({ target: element }: DragEvent): DesignBox | null => {
    const name = element instanceof Element ? element.closest<HTMLElement>('[data-slot]')?.dataset['slot'] : undefined
    const slot = editor.slots.find((one) => one.slot === name) ?? null
    return takesImages(slot) ? slot : null
  }
  return {
    target,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        const slot = findSlot(event)
        if (!target || target.slot !== slot) setTarget({ slot })
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setTarget(null)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setTarget(null)
        const [file] = event.dataTransfer.files
        if (file) void insertImage(editor, file, findSlot(event))
      },
    },
  }
}

interface SafeAreaProps {
  area: DesignState['safe_areas'][number]
  size: { width: number; height: number }
}

/** Shades what a platform covers with its own buttons, and draws the edge of the visible area. */
function SafeArea({ area, size: { width, height } }: SafeAreaProps) {
  const safe = toBox(area.box)
  const hole = `M0 0H${width}V${height}H0ZM${safe.x} ${safe.y}V${safe.y + safe.height}H${safe.x + safe.width}V${safe.y}Z`
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="pointer-events-none absolute inset-0 z-40 size-full">
      <path d={hole} fillRule="evenodd" className="fill-black/35" />
      <rect
        {...safe}
        fill="none"
        stroke="white"
        strokeWidth={1.5}
        strokeDasharray="6 4"
        vectorEffect="non-scaling-stroke"
      />
      {area.keep_out.map((box) => (
        <rect key={box.join(' ')} {...toBox(box)} className="fill-black/35" />
      ))}
    </svg>
  )
}
