import { memo, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react'
import { layOutMasonry, measureHeight, findVisible, findNeighbor, reaches, type Box } from './masonry-layout.ts'
import { useIncrementalMount } from './use-incremental-mount.ts'
import { useIsFastScrolling } from './use-fast-scroll.ts'

export interface MasonryHandle {
  /** Brings an item into view and gives its first `data-open` control the focus. */
  focus: (key: number) => void
  /** Keeps an item in the document, wherever the window is. */
  hold: (key: number) => void
}

interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => number
  /** Height of an item in pixels, from the width of its column. */
  tallness: (item: Item, width: number) => number
  /** Columns are at least this wide, in pixels, and at least `fewest`. One column: leave it out. */
  columnWidth?: number
  fewest?: number
  gap?: number
  /** How many items there are with those that are not loaded yet. */
  total?: number
  onNearEnd?: () => void
  ref?: Ref<MasonryHandle>
  children: (item: Item) => ReactNode
}

/** Drawn beyond the window above and below, and the step in which scrolling is followed, in pixels. */
const AHEAD = 400
const STEP = 100
/** The distance to the end of the loaded items at which more are requested. */
const NEAR_END = 1600

/**
 * Columns of items whose heights are known before anything loads. Only those near the window are in the document, in
 * their order; arrow keys, Home and End walk between the controls marked `data-open`.
 */
export function Masonry<Item>(props: MasonryProps<Item>) {
  const { items, keyOf, tallness, columnWidth, fewest = 1, gap = 20, total = items.length, ref, children } = props
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const { width, top, bottom } = useWindowOver(list)
  const columns = columnWidth ? Math.max(fewest, Math.floor((width + gap) / (columnWidth + gap))) : 1
  const boxes = useMemo(
    () => layOutMasonry(items.length, (at, own) => tallness(items[at] as Item, own), { columns, width, gap }),
    [items, tallness, columns, width, gap],
  )
  const tallest = useMemo(() => boxes.reduce((most, box) => Math.max(most, box.height), 0), [boxes])
  const height = useMemo(() => measureHeight(boxes), [boxes])
  const near = width > 0 ? findVisible(boxes, top - AHEAD, bottom + AHEAD, tallest) : []
  const thrown = useIsFastScrolling()
  const isSeen = (index: number) => reaches(boxes[index], top, bottom)
  const letIn = useIncrementalMount(near, isSeen, thrown)
  const shown = withHeld(letIn, held === null ? -1 : items.findIndex((one) => keyOf(one) === held))

  const focus = (key: number) => {
    wanted.current = key
    setHeld(key)
    focusWanted(list, wanted)
  }
  useImperativeHandle(ref, () => ({ focus, hold: setHeld }))
  useEffect(() => focusWanted(list, wanted))
  useNearEnd(width > 0 && bottom + AHEAD > height - NEAR_END, items.length, props.onNearEnd)

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof Element && event.target.closest('[data-open]')?.closest('li')
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const index = items.findIndex((item) => String(keyOf(item)) === from.dataset['key'])
    const to = findNeighbor(boxes, index, event.key)
    const item = to === null ? undefined : items[to]
    if (item === undefined) return
    event.preventDefault()
    focus(keyOf(item))
  }

  return (
    <ul ref={list} className="relative" style={{ height }} onKeyDown={onKeyDown}>
      {shown.map((index) => {
        const item = items[index] as Item
        return (
          <li
            key={keyOf(item)}
            data-key={keyOf(item)}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute"
            style={placeOf(boxes[index])}
          >
            <Cell item={item} draw={children as (item: unknown) => ReactNode} />
          </li>
        )
      })}
      {thrown &&
        near
          .filter((index) => isSeen(index) && !shown.includes(index))
          .map((index) => (
            <li
              key={`passing ${index}`}
              aria-hidden
              className="absolute rounded-md bg-media"
              style={placeOf(boxes[index])}
            />
          ))}
    </ul>
  )
}

const placeOf = (box: Box | undefined) => ({ left: box?.x, top: box?.y, width: box?.width, height: box?.height })

/** Scrolling renders the list again in steps. Memoized, so cells that stay are not rendered again. */
const Cell = memo(({ item, draw }: { item: unknown; draw: (item: unknown) => ReactNode }) => draw(item))

/** Indices with one more, in order: what has the focus stays in the document. */
function withHeld(shown: readonly number[], held: number): number[] {
  if (held < 0 || shown.includes(held)) return [...shown]
  return [...shown, held].toSorted((one, other) => one - other)
}

function focusWanted(list: RefObject<HTMLElement | null>, wanted: RefObject<number | null>): void {
  if (wanted.current === null) return
  const control = list.current?.querySelector<HTMLElement>(`[data-key="${wanted.current}"] [data-open]`)
  if (!control) return
  wanted.current = null
  control.focus()
}

/** Asks once for each length of the list. */
function useNearEnd(isNear: boolean, count: number, onNearEnd: (() => void) | undefined): void {
  useEffect(() => {
    if (isNear && count > 0) onNearEnd?.()
  }, [isNear, count, onNearEnd])
}

/** Of the last list: going back, one has its height at once, so that the window can be scrolled to where it was. */
let lastWidth = 0

/** The width of the list, and the stretch of it that is in the window, in steps. */
function useWindowOver(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(lastWidth)
  const [top, setTop] = useState(0)
  const [tall, setTall] = useState(0)
  useLayoutEffect(() => {
    const list = element.current
    if (!list) return undefined
    const follow = () => {
      setTop(Math.floor(-list.getBoundingClientRect().top / STEP) * STEP)
      setTall(window.innerHeight)
    }
    const observer = new ResizeObserver(() => {
      lastWidth = list.clientWidth
      setWidth(lastWidth)
      follow()
    })
    observer.observe(list)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [element])
  return { width, top, bottom: top + STEP + tall }
}
