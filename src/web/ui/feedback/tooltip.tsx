import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Side = 'bottom' | 'right'

interface Shown {
  label: string
  side: Side
  anchor: Element
}

/** REST_MS: how long a pointer has to rest before the first tooltip. GRACE_MS: how long it may be outside on its way to the tooltip. */
const REST_MS = 500
const GRACE_MS = 120
const GAP = 6
const EDGE = 8

/** Gives a control a tooltip on hover and focus. The control also needs the label as its accessible name. */
export const tooltipOn = (label: string, side: Side = 'bottom') => ({
  'data-tooltip': label,
  'data-tooltip-side': side,
})

/** Renders the tooltips of the whole page in one element, because one per control doubled the render time of a card. */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => followPointerAndFocus(setShown, popup), [])
  useLayoutEffect(() => {
    if (shown && popup.current) place(popup.current, shown)
  }, [shown])
  if (!shown) return null
  return createPortal(
    <div
      ref={popup}
      aria-hidden
      className="fixed z-50 w-max max-w-80 rounded-sm bg-text px-2 py-1 text-xs font-medium text-background forced-colors:border"
    >
      {shown.label}
    </div>,
    document.body,
  )
}

/** Returns a function that stops it. */
function followPointerAndFocus(
  show: (shown: Shown | null) => void,
  popup: { readonly current: HTMLElement | null },
): () => void {
  let timer = 0
  let current: Element | null = null
  const turnTo = (anchor: Element | null, delay: number) => {
    clearTimeout(timer)
    if (anchor === current) return
    timer = window.setTimeout(() => {
      current = anchor
      show(anchor && shownAt(anchor))
    }, delay)
  }
  const stop = new AbortController()
  const on = <K extends keyof DocumentEventMap>(kind: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, act, { capture: true, passive: true, signal: stop.signal })
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const anchor = popup.current?.contains(target) ? current : target.closest('[data-tooltip]')
    turnTo(anchor, anchor ? (current ? 0 : REST_MS) : GRACE_MS)
  })
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) turnTo(target.closest('[data-tooltip]'), 0)
  })
  for (const kind of ['focusout', 'pointerdown', 'scroll'] as const) on(kind, () => turnTo(null, 0))
  on('keydown', ({ key }) => key === 'Escape' && turnTo(null, 0))
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

const shownAt = (anchor: Element): Shown => ({
  label: anchor.getAttribute('data-tooltip') ?? '',
  side: anchor.getAttribute('data-tooltip-side') === 'right' ? 'right' : 'bottom',
  anchor,
})

/** Places the tooltip next to its control, on a side with enough space, inside the window. */
function place(popup: HTMLElement, { anchor, side }: Shown): void {
  const of = anchor.getBoundingClientRect()
  const { width, height } = popup.getBoundingClientRect()
  const inside = (value: number, size: number, available: number) =>
    Math.max(EDGE, Math.min(value, available - size - EDGE))
  const below = of.bottom + GAP + height + EDGE <= window.innerHeight
  const [left, top] =
    side === 'right'
      ? [of.right + GAP, of.top + (of.height - height) / 2]
      : [of.left + (of.width - width) / 2, below ? of.bottom + GAP : of.top - GAP - height]
  popup.style.left = `${inside(left, width, window.innerWidth)}px`
  popup.style.top = `${inside(top, height, window.innerHeight)}px`
}
