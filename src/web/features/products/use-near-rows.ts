import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products.ts'

/** Rows that are drawn above and below the window, so that Tab and a quick wheel always find the next one. */
const ROWS_BEYOND = 3

/**
 * Which products of a list or grid are in or near the window, and the space that the others would take. The columns are
 * those that the style of `list` makes. A product that was just saved is brought near once: it is `arriving` until drawn.
 */
export function useNearRows(
  products: readonly Product[],
  { height, gap }: { height: number; gap: number },
  saved: number | undefined,
) {
  const list = useRef<HTMLUListElement>(null)
  const { top, columns } = usePlace(list)
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here only, and never memoised
  const rows: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => meanOf(rows.itemSizeCache) ?? height,
    getItemKey: useCallback((row: number) => products[row * columns]?.id ?? row, [products, columns]),
    gap,
    scrollMargin: top,
    overscan: ROWS_BEYOND,
  })
  const drawn = rows.getVirtualItems()
  const first = (drawn[0]?.index ?? 0) * columns
  const near = products.slice(first, first + drawn.length * columns)
  const above = (drawn[0]?.start ?? top) - top
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top)

  const [greeted, setGreeted] = useState<number>()
  const arriving = saved === greeted ? undefined : saved
  const arrivingRow = Math.floor(products.findIndex(({ id }) => id === arriving) / columns)
  const isNear = near.some(({ id }) => id === arriving)
  useEffect(() => {
    if (isNear) setGreeted(arriving)
    else if (arrivingRow >= 0) rows.scrollToIndex(arrivingRow, { align: 'center' })
  }, [rows, arriving, arrivingRow, isNear])

  return {
    list,
    /** Place of the first of `near` among all. */
    first,
    near,
    columns,
    /** Ref of the first element of every row. */
    measure: rows.measureElement,
    padding: { paddingTop: above, paddingBottom: below },
    arriving,
  }
}

/**
 * The height of rows that were never drawn is that of those that were: a row that turns out otherwise moves the page, and ends
 * the scroll that a key began.
 */
function meanOf(heights: ReadonlyMap<unknown, number>): number | null {
  if (heights.size === 0) return null
  return [...heights.values()].reduce((sum, height) => sum + height) / heights.size
}

/** Where a list begins, in pixels from the top of the page, and how many columns it has; followed as either changes. */
function usePlace(list: { current: HTMLElement | null }) {
  const [place, setPlace] = useState({ top: 0, columns: 1 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length
      setPlace((old) => (old.top === top && old.columns === columns ? old : { top, columns }))
    })
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}
