import { useEffect, useEffectEvent, type RefObject } from 'react'

export const ZOOM_MIN = 0.1
export const ZOOM_MAX = 4
const ZOOM_PER_PIXEL = 0.01
const MIDDLE_BUTTON = 1

/**
 * Zooms with a pinch of two fingers and with Ctrl and the wheel, which a pinch on a touchpad sends. Pans by scrolling, with the middle
 * button, and with the space bar held. `scale` is CSS pixels for one pixel of the design.
 */
export function usePanZoom(frame: RefObject<HTMLElement | null>, scale: number, onZoom: (scale: number) => void): void {
  const zoomTo = useEffectEvent((next: number) => onZoom(Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, next))))
  const readScale = useEffectEvent(() => scale)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const stop = new AbortController()
    listenToWheel(element, (factor) => zoomTo(readScale() * factor), stop.signal)
    listenToPinch(element, readScale, (next) => zoomTo(next), stop.signal)
    listenToPan(element, stop.signal)
    return () => stop.abort()
  }, [frame])
}

function listenToWheel(element: HTMLElement, onFactor: (factor: number) => void, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onFactor(Math.exp(-event.deltaY * ZOOM_PER_PIXEL))
  }
  element.addEventListener('wheel', onWheel, { signal, passive: false })
}

function listenToPinch(
  element: HTMLElement,
  readScale: () => number,
  onZoom: (scale: number) => void,
  signal: AbortSignal,
): void {
  let begun: { distance: number; scale: number } | null = null
  const measure = ({ touches: [one, other] }: TouchEvent) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
  const onStart = (event: TouchEvent) => {
    begun = event.touches.length === 2 ? { distance: measure(event), scale: readScale() } : null
  }
  const onMove = (event: TouchEvent) => {
    if (!begun || begun.distance === 0 || event.touches.length !== 2) return
    event.preventDefault()
    onZoom((begun.scale * measure(event)) / begun.distance)
  }
  element.addEventListener('touchstart', onStart, { signal, passive: true })
  element.addEventListener('touchmove', onMove, { signal, passive: false })
  element.addEventListener('touchend', onStart, { signal, passive: true })
}

/** Prevents that a press for panning reaches the slots. */
function listenToPan(element: HTMLElement, signal: AbortSignal): void {
  let isSpaceHeld = false
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || isTyping(event.target)) return
    isSpaceHeld = event.type === 'keydown'
    if (event.target === document.body || event.target === element) event.preventDefault()
  }
  const onPress = (event: PointerEvent) => {
    if (event.button !== MIDDLE_BUTTON && !(event.button === 0 && isSpaceHeld)) return
    event.preventDefault()
    event.stopPropagation()
    element.setPointerCapture(event.pointerId)
    const end = new AbortController()
    const listen = { signal: AbortSignal.any([signal, end.signal]) }
    const onMove = ({ movementX, movementY }: PointerEvent) => element.scrollBy(-movementX, -movementY)
    element.addEventListener('pointermove', onMove, listen)
    for (const type of ['pointerup', 'pointercancel']) element.addEventListener(type, () => end.abort(), listen)
  }
  window.addEventListener('keydown', onKey, { signal })
  window.addEventListener('keyup', onKey, { signal })
  window.addEventListener('blur', () => (isSpaceHeld = false), { signal })
  element.addEventListener('pointerdown', onPress, { signal, capture: true })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
