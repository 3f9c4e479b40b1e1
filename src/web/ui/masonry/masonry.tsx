import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Box, findNeighbor, findVisible, layOutMasonry, measureHeight, reaches } from './masonry-layout.ts'

export interface MasonryHandle {
  /** Scrolls an item into view and focuses its first `data-open` control. */
  focus: (key: number) => void
  /** Keeps an item mounted, wherever the list is scrolled to. */
  hold: (key: number) => void
}

interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => number
  /** Height of an item in pixels, for a column width in pixels. */
  tallness: (item: Item, width: number) => number
  /** Minimum width of a column in pixels; there are at least `fewest` columns. Leave it out for one column. */
  columnWidth?: number
  fewest?: number
  gap?: number
  /** The number of items, including those not loaded yet. */
  total?: number
  onNearEnd?: () => void
  ref?: Ref<MasonryHandle>
  children: (item: Item) => ReactNode
}

/** Overscan above and below the window, and the step in which scrolling is followed, in pixels. */
const AHEAD = 400
const STEP = 100
/** Distance to the end of the loaded items at which more are requested, in pixels. */
const NEAR_END = 1600

/**
 * A virtual masonry list of items with known heights. Only items near the window are mounted, in list order. Arrow keys, Home and End
 * move between the controls marked `data-open`.
 */
export function Masonry<Item>(props: MasonryProps<Item>) {
  const { items, keyOf, tallness, columnWidth, fewest = 1, gap = 20, total = items.length, ref, children } = props
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const { width, top, bottom } = useWindowOver(list)
  const columns = columnWidth ? Math.max(fewest, Math.floor((width + gap) / (columnWidth + gap))) : 1
  const boxes = useMemo(
    () => layOutMasonry(items, tallness, { columns, width, gap }),
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
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={keyOf(item)}
            data-key={keyOf(item)}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute"
            style={toPosition(boxes[index])}
          >
            {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets the type of the item */}
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
              style={toPosition(boxes[index])}
            />
          ))}
    </ul>
  )
}

const toPosition = (box: Box | undefined) => ({ left: box?.x, top: box?.y, width: box?.width, height: box?.height })

/** Scrolling renders the list in steps. Memoized, so that cells that stay are not rendered again. */
const Cell = memo(({ item, draw }: { item: unknown; draw: (item: unknown) => ReactNode }) => draw(item))

/** The indices with one more, in order: the focused item stays mounted. */
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

/** Calls `onNearEnd` once for each length of the list. */
function useNearEnd(isNear: boolean, count: number, onNearEnd: (() => void) | undefined): void {
  useEffect(() => {
    if (isNear && count > 0) onNearEnd?.()
  }, [isNear, count, onNearEnd])
}

/** Width of the previous list, so that a list has its height on the first render and the scroll position can be restored. */
let lastWidth = 0

/** The width of the list, and the visible part of it, in steps. All values are pixels. */
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

/** Pixels per millisecond, about five screens a second: nobody can recognize images at that speed. It ends below half of it. */
const THROWN_SPEED = 4.5
const SLOW_SPEED = THROWN_SPEED / 2
/** The speed is averaged over this many scroll events, because one late frame makes a single event look slow. */
const MOVEMENTS = 4
/** After this many frames without a scroll event, the measurement starts again, so that a jump counts alone. */
const STILL_FRAMES = 6

/** Whether the page scrolls so fast that loading the passing images would only slow it down. */
function useIsFastScrolling(): boolean {
  const [thrown, setThrown] = useState(false)
  useEffect(() => {
    let places: { top: number; at: number }[] = []
    let [isFast, still, frame] = [false, 0, 0]
    const tell = (now: boolean) => {
      isFast = now
      setThrown(now)
    }
    const wait = () => {
      still += 1
      if (still <= STILL_FRAMES) {
        frame = requestAnimationFrame(wait)
        return
      }
      places = []
      tell(false)
    }
    const follow = ({ timeStamp }: Event) => {
      places = [...places.slice(-MOVEMENTS), { top: window.scrollY, at: timeStamp }]
      tell(speedOver(places) > (isFast ? SLOW_SPEED : THROWN_SPEED))
      still = 0
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(wait)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [])
  return thrown
}

/** Pixels per millisecond from the first position to the last. */
function speedOver(places: readonly { top: number; at: number }[]): number {
  const [first, last] = [places[0], places.at(-1)]
  return first && last && last.at > first.at ? Math.abs(last.top - first.top) / (last.at - first.at) : 0
}

/**
 * Chooses which of the wanted indices to render now: the mounted ones, the visible ones (`isSeen`), and one more per frame. A card takes
 * some milliseconds to render, so several in one frame would make scrolling stutter. While `thrown` is true, nothing is added.
 */
function useIncrementalMount(
  wanted: readonly number[],
  isSeen: (index: number) => boolean,
  thrown: boolean,
): readonly number[] {
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const now = wanted.filter((index) => drawn.includes(index) || (!thrown && isSeen(index)))
  const next = thrown ? [] : wanted.filter((index) => !now.includes(index)).slice(0, 1)
  const isSettled = next.length === 0 && now.every((index) => drawn.includes(index))
  useEffect(() => {
    if (isSettled) return undefined
    const frame = requestAnimationFrame(() => setDrawn([...now, ...next]))
    return () => cancelAnimationFrame(frame)
  })
  return now
}
