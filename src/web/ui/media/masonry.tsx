import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface MasonryProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => number
  /** Width through height of the picture. */
  ratioOf: (item: Item) => number
  /** Height below the picture, in pixels. */
  footer: number
  children: (item: Item) => ReactNode
}

const GAP = 20

/** Columns of pictures in their own ratios. Heights are known before anything loads, and the order of the document stays. */
export function Masonry<Item>({ items, keyOf, ratioOf, footer, children }: MasonryProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const width = useWidth(list)
  const columns = Math.max(2, Math.floor((width + GAP) / (264 + GAP)))
  const column = (width - GAP * (columns - 1)) / columns
  const rowsOf = (item: Item) => Math.ceil(column / ratioOf(item)) + footer + GAP
  return (
    <ul
      ref={list}
      className="grid grid-flow-dense auto-rows-[1px]"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: GAP }}
    >
      {width > 0 &&
        items.map((item) => (
          <li key={keyOf(item)} style={{ gridRowEnd: `span ${rowsOf(item)}` }}>
            {children(item)}
          </li>
        ))}
    </ul>
  )
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
