import type { ContentItem } from '#contract/library/content.ts'

export interface ContentPage {
  content: ContentItem[]
  total: number
  /** The entries of a grouped list. `total` then counts all versions. */
  groups?: number | undefined
}

/** How many entries the whole list has. */
export const countEntries = ({ total, groups }: ContentPage): number => groups ?? total

type Ids = ReadonlySet<number>

/** The pages with new favorite marks. A list of favorites loses items without the mark, and its total drops. */
export function withFavorites<Page extends ContentPage>(
  pages: readonly Page[],
  ids: Ids,
  isFavorite: boolean,
  isFavoritesOnly: boolean,
): Page[] {
  if (isFavoritesOnly && !isFavorite) return withoutItems(pages, ids)
  const mark = (item: ContentItem) => (ids.has(item.id) ? { ...item, is_favorite: isFavorite } : item)
  return pages.map((page) => ({ ...page, content: page.content.map(mark) }))
}

/** The pages without some items. The total of every page drops with them, but never below 0. */
export function withoutItems<Page extends ContentPage>(pages: readonly Page[], ids: Ids): Page[] {
  const gone = pages.reduce((sum, page) => sum + page.content.filter(({ id }) => ids.has(id)).length, 0)
  if (gone === 0) return [...pages]
  return pages.map((page) => ({
    ...addToTotals(page, -gone),
    content: page.content.filter(({ id }) => !ids.has(id)),
  }))
}

/** The pages with some items as they were in `before`: with their old fields, and at their old positions if they were removed. */
export function withItemsBack<Page extends ContentPage>(
  pages: readonly Page[],
  before: readonly ContentPage[],
  ids: Ids,
): Page[] {
  const order = before.flatMap((page) => page.content)
  let back = [...pages]
  for (const [index, item] of order.entries()) if (ids.has(item.id)) back = putBack(back, item, order.slice(0, index))
  return back
}

function putBack<Page extends ContentPage>(pages: Page[], item: ContentItem, earlier: readonly ContentItem[]): Page[] {
  const isHere = (page: Page) => page.content.some(({ id }) => id === item.id)
  if (pages.some(isHere)) {
    return pages.map((page) =>
      isHere(page) ? { ...page, content: page.content.map((one) => (one.id === item.id ? item : one)) } : page,
    )
  }
  const places = new Map(pages.flatMap((page, at) => page.content.map(({ id }, index) => [id, { at, index }] as const)))
  const neighbor = earlier.findLast(({ id }) => places.has(id))
  const { at, index } = (neighbor && places.get(neighbor.id)) ?? { at: 0, index: -1 }
  return pages.map((page, of) => ({
    ...addToTotals(page, 1),
    content: of === at ? page.content.toSpliced(index + 1, 0, item) : page.content,
  }))
}

/** The pages with a new item at the front. */
export function withNewItem<Page extends ContentPage>(pages: readonly Page[], item: ContentItem): Page[] {
  return pages.map((page, index) => ({
    ...addToTotals(page, 1),
    content: index === 0 ? [item, ...page.content] : page.content,
  }))
}

function addToTotals<Page extends ContentPage>(page: Page, count: number): Page {
  const { total, groups } = page
  return {
    ...page,
    total: Math.max(0, total + count),
    ...(groups !== undefined && { groups: Math.max(0, groups + count) }),
  }
}

/**
 * The items of all pages without duplicates: an item created between two page requests moves others to the next page, which then repeats
 * them.
 */
export function flattenPages<Item extends ContentItem>(pages: readonly { content: readonly Item[] }[]): Item[] {
  return [...new Map(pages.flatMap((page) => page.content).map((item) => [item.id, item])).values()]
}

/** Whether deletions have emptied the last page although there are more items. Such a list cannot compute its next page. */
export function isDrained(pages: readonly ContentPage[]): boolean {
  const loaded = pages.reduce((sum, page) => sum + page.content.length, 0)
  const last = pages.at(-1)
  return last !== undefined && last.content.length === 0 && loaded < countEntries(last)
}
