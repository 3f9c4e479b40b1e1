import { followPointer, type Gesture, type GestureStart } from '../model/gesture.ts'
import type { Point } from '../model/geometry.ts'

/** A pointer that moves less than this, in CSS pixels, is a click. */
const CLICK_PX = 3

interface Tracking {
  /** The element that captures the pointer. */
  target: Element
  pointerId: number
  from: Point
  /** CSS pixels for one pixel of the design. */
  scale: number
  start: Omit<GestureStart, 'pointer'>
  /** The position of the design's top left corner on the screen, in CSS pixels. */
  origin: () => Point
  /** Called for every move, outside of React. */
  onMove: (gesture: Gesture) => void
  /** Called once: with the result, or with null after a click, Escape or a lost pointer. */
  onEnd: (gesture: Gesture | null) => void
}

/** Follows a pressed pointer until it is released. Escape and a lost pointer undo the drag (WCAG 2.2, 2.5.2). */
export function trackPointer({ target, pointerId, from, scale, start, origin, onMove, onEnd }: Tracking): void {
  const stop = new AbortController()
  const toDesign = ({ x, y }: Point) => ({ x: (x - origin().x) / scale, y: (y - origin().y) / scale })
  const begun: GestureStart = { ...start, pointer: toDesign(from) }
  let last: Gesture | null = null
  const end = (result: Gesture | null) => {
    stop.abort()
    if (result) ignoreNextClick(target)
    onEnd(result)
  }
  const listen = { signal: stop.signal }
  const onPointerMove = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return
    if (!last && Math.hypot(event.clientX - from.x, event.clientY - from.y) < CLICK_PX) return
    last = followPointer(begun, toDesign({ x: event.clientX, y: event.clientY }), event.altKey, last)
    onMove(last)
  }
  target.setPointerCapture(pointerId)
  target.addEventListener('pointermove', onPointerMove, listen)
  target.addEventListener('pointerup', () => end(last), listen)
  target.addEventListener('pointercancel', () => end(null), listen)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(null)
    },
    { ...listen, capture: true },
  )
}

/** The browser sends a click after a drag, which would select the slot alone. */
function ignoreNextClick(target: Element): void {
  const stop = new AbortController()
  target.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: stop.signal,
  })
  setTimeout(() => stop.abort(), 0)
}
