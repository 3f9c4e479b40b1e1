import type { ContentItem } from '#contract/content.ts'

export interface ContentPage {
  content: ContentItem[]
  total: number
}

/** The pages with a new favourite mark. Where only favourites are shown, an item that lost it leaves and the total drops. */
export function withFavorite<Page extends ContentPage>(
  pages: readonly Page[],
  id: number,
  isFavorite: boolean,
  isFavoritesOnly: boolean,
): Page[] {
  if (isFavoritesOnly && !isFavorite) return withoutItem(pages, id)
  const mark = (item: ContentItem) => (item.id === id ? { ...item, is_favorite: isFavorite } : item)
  return pages.map((page) => ({ ...page, content: page.content.map(mark) }))
}

/** The pages without one item; every page's total drops with it, never below 0. */
export function withoutItem<Page extends ContentPage>(pages: readonly Page[], id: number): Page[] {
  if (!pages.some((page) => page.content.some((item) => item.id === id))) return [...pages]
  return pages.map((page) => ({
    ...page,
    content: page.content.filter((item) => item.id !== id),
    total: Math.max(0, page.total - 1),
  }))
}
