import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products/products.ts'

/** Rows rendered above and below the window, so that Tab and fast scrolling always find the next one. */
const ROWS_BEYOND = 3

/**
 * The products in or near the window, and the space that the others would take, in pixels. The number of columns comes from the CSS of
 * `list`. A product that was just saved is scrolled into view once: it is `arriving` until it is rendered.
 */
export function useNearRows(
  products: readonly Product[],
  { height, gap }: { height: number; gap: number },
  saved: number | undefined,
) {
  const list = useRef<HTMLUListElement>(null)
  const { top, columns } = usePlace(list)
  // oxlint-disable-next-line react/incompatible-library -- its result is only used here and never memoized
  const rows: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => computeMean(rows.itemSizeCache) ?? height,
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
    /** Index of the first product of `near`. */
    first,
    near,
    columns,
    /** Ref for the first element of every row. */
    measure: rows.measureElement,
    padding: { paddingTop: above, paddingBottom: below },
    arriving,
  }
}

/**
 * The mean height of the measured rows, in pixels, used for rows not rendered yet. A wrong estimate would shift the page and stop a
 * scroll that a key has started.
 */
function computeMean(heights: ReadonlyMap<unknown, number>): number | null {
  if (heights.size === 0) return null
  return [...heights.values()].reduce((sum, height) => sum + height) / heights.size
}

/** Where a list starts, in pixels from the top of the page, and its number of columns. Both are updated when they change. */
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
