import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Masonry } from './masonry.tsx'

interface Item {
  id: number
  height: number
}

const GAP = 20
const make = (heights: readonly number[], from = 1): Item[] => heights.map((height, at) => ({ id: from + at, height }))
const keyOf = ({ id }: Item) => id
const tallness = ({ height }: Item) => height

const list = (items: readonly Item[], columnWidth?: number) => (
  <Masonry items={items} keyOf={keyOf} tallness={tallness} columnWidth={columnWidth} gap={GAP}>
    {({ id }) => (
      <button type="button" data-open>
        Item {id}
      </button>
    )}
  </Masonry>
)

/** The positions of the mounted items from the top left corner of the list, in whole pixels. */
function readPlaces(): Record<string, { left: number; top: number }> {
  const corner = page.getByRole('list').element().getBoundingClientRect()
  const items = page.getByRole('listitem').elements()
  return Object.fromEntries(
    items.map((item) => {
      const { left, top } = item.getBoundingClientRect()
      return [item.textContent, { left: Math.round(left - corner.left), top: Math.round(top - corner.top) }]
    }),
  )
}

/** The positions by our rule: each item below the shortest column, the first one of several. */
function expectPlaces(items: readonly Item[], columns: number, width: number) {
  const own = (width - GAP * (columns - 1)) / columns
  const ends = Array.from({ length: columns }, () => 0)
  return Object.fromEntries(
    items.map(({ id, height }) => {
      const column = ends.indexOf(Math.min(...ends))
      const top = ends[column] ?? 0
      ends[column] = top + height + GAP
      return [`Item ${id}`, { left: Math.round(column * (own + GAP)), top }]
    }),
  )
}

const HEIGHTS = [100, 300, 100, 100, 200, 100, 140, 120]
const readWidth = () => page.getByRole('list').element().clientWidth

/** Waits until each item has its place in so many columns of the list, which may get its width meanwhile. */
const expectPlaced = (items: readonly Item[], columns: number): Promise<void> =>
  expect
    .poll(() => {
      expect(readPlaces()).toEqual(expectPlaces(items, columns, readWidth()))
      return 'placed'
    })
    .toBe('placed')

test('each item is placed below the shortest column', async () => {
  const items = make(HEIGHTS)
  await render(list(items, 300))
  await expectPlaced(items, 3)
})

test('items that are loaded later go below, and the others keep their places', async () => {
  const items = make(HEIGHTS)
  const screen = await render(list(items, 300))
  await expect.poll(() => Object.keys(readPlaces())).toHaveLength(items.length)
  const before = readPlaces()
  const more = [...items, ...make([90, 130], 50)]
  await screen.rerender(list(more, 300))
  await expectPlaced(more, 3)
  expect(readPlaces()).toMatchObject(before)
})

test('without one of them, the items behind it move up, never over one another', async () => {
  const items = make(HEIGHTS)
  const screen = await render(list(items, 300))
  await expect.poll(() => Object.keys(readPlaces())).toHaveLength(items.length)
  const rest = items.filter(({ id }) => id !== 2)
  await screen.rerender(list(rest, 300))
  await expectPlaced(rest, 3)
})

test('in a narrower window there are fewer columns', async () => {
  const items = make(HEIGHTS)
  await render(list(items, 300))
  await expectPlaced(items, 3)
  await page.viewport(700, 768)
  await expectPlaced(items, 2)
  await page.viewport(1024, 768)
  await expectPlaced(items, 3)
})

test('without a width for columns, there is one', async () => {
  const items = make(HEIGHTS.slice(0, 4))
  await render(list(items))
  await expectPlaced(items, 1)
})

test('of fifty thousand items only those near the window are mounted', async () => {
  const items = make(Array.from({ length: 50_000 }, (_, at) => 100 + ((at * 37) % 300)))
  await render(list(items, 200))
  await expect.poll(() => Object.keys(readPlaces()).length).toBeGreaterThan(8)
  window.scrollTo(0, 1_000_000)
  const isNear = ({ top }: { top: number }) => Math.abs(top - 1_000_000) < 4000
  const countNear = () => {
    const places = Object.values(readPlaces())
    return places.every(isNear) ? places.length : 0
  }
  await expect.poll(countNear).toBeGreaterThan(8)
  expect(countNear()).toBeLessThan(80)
  const all = expectPlaces(items, 4, readWidth())
  for (const [name, place] of Object.entries(readPlaces())) expect(place).toEqual(all[name])
})

test('no frame shows items over one another while some leave', async () => {
  const items = make(HEIGHTS)
  const screen = await render(list(items, 300))
  await expect.poll(() => Object.keys(readPlaces())).toHaveLength(items.length)
  const expected = [items, items.slice(1), items.slice(3)].map((some) =>
    JSON.stringify(expectPlaces(some, 3, readWidth())),
  )
  const wrong: string[] = []
  let isWatching = true
  const watch = () => {
    if (!isWatching) return
    requestAnimationFrame(watch)
    const places = readPlaces()
    const seen = JSON.stringify(places)
    if (
      !expected.some((one) =>
        Object.entries(places).every(([name, place]) => one.includes(`"${name}":${JSON.stringify(place)}`)),
      )
    )
      wrong.push(seen)
  }
  requestAnimationFrame(watch)
  await screen.rerender(list(items.slice(1), 300))
  await expectPlaced(items.slice(1), 3)
  await screen.rerender(list(items.slice(3), 300))
  await expectPlaced(items.slice(3), 3)
  isWatching = false
  expect(wrong).toEqual([])
})
