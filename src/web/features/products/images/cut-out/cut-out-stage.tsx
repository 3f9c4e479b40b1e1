import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/product-images.ts'
import { CHECKERBOARD } from './checkerboard.ts'
import { drawStage, type StageImages } from './draw-stage.ts'
import { paintLine, type Mark, type Marks, type Point } from './marks.ts'

interface CutOutStageProps {
  pictures: StageImages
  marks: Marks
  mark: Mark
  /** The diameter of the brush as a share of the longer side. */
  size: number
  /** Called at the end of a stroke. */
  onStroke: (marks: Marks) => void
  onUndo: () => void
}

/** The pixels of the canvas along the longer side. */
const STAGE_SIDE = 800
/** An arrow key moves the brush by this share of the picture. */
const KEY_STEP = 0.02

/** The picture to paint on: with a mouse, a pen, a finger, or the keyboard. */
export function CutOutStage({ pictures, marks, mark, size, onStroke, onUndo }: CutOutStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<Marks | null>(null)
  const [at, setAt] = useState<Point | null>(null)
  const helpId = useId()
  const { naturalWidth, naturalHeight } = pictures.original
  const ratio = naturalWidth / naturalHeight
  useEffect(() => {
    if (canvas.current) drawStage(canvas.current, pictures, stroke.current ?? marks, at && { at, size, mark })
  }, [pictures, marks, at, size, mark])

  /** Paints from the last place of the brush, in a copy that becomes the marks at the end of the stroke. */
  const paintTo = (to: Point, from = to) => {
    stroke.current ??= { ...marks, cells: marks.cells.slice() }
    paintLine(stroke.current, from, to, { mark, size })
    setAt({ ...to })
  }
  const finish = () => {
    if (stroke.current) onStroke(stroke.current)
    stroke.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onUndo()
    }
    const from = at ?? { x: 0.5, y: 0.5 }
    if (event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) paintTo(from)
      return
    }
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    const to = { x: clamp(from.x + dx * KEY_STEP), y: clamp(from.y + dy * KEY_STEP) }
    // While Space is held down, the arrow keys draw a line.
    if (stroke.current) paintTo(to, from)
    else setAt(to)
  }
  return (
    <div className="flex flex-col gap-2">
      <canvas
        ref={canvas}
        width={Math.max(1, Math.round(ratio >= 1 ? STAGE_SIDE : STAGE_SIDE * ratio))}
        height={Math.max(1, Math.round(ratio >= 1 ? STAGE_SIDE / ratio : STAGE_SIDE))}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the brush is moved with the arrow keys
        tabIndex={0}
        role="application"
        aria-label={t.stageLabel}
        aria-describedby={helpId}
        style={{ aspectRatio: ratio }}
        className={`mx-auto block h-auto max-h-[52dvh] max-w-full cursor-crosshair touch-none rounded-sm border border-border ${CHECKERBOARD.middle}`}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === ' ' && finish()}
        onBlur={() => {
          finish()
          setAt(null)
        }}
        onFocus={(event) => event.target.matches(':focus-visible') && setAt((known) => known ?? { x: 0.5, y: 0.5 })}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          paintTo(toPoint(event))
        }}
        onPointerMove={(event) => {
          const to = toPoint(event)
          if (stroke.current) paintTo(to, at ?? to)
          else if (event.pointerType !== 'touch') setAt(to)
        }}
        onPointerUp={finish}
        onPointerCancel={finish}
        onPointerLeave={() => !stroke.current && setAt(null)}
      />
      <p id={helpId} className="text-sm text-muted">
        {t.stageHelp}
      </p>
      <p role="status" className="sr-only">
        {at && fill(t.brushAt, { x: Math.round(at.x * 100), y: Math.round(at.y * 100) })}
      </p>
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))

function toPoint({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
