import { compareNames } from '#contract/search/compare-names.ts'
import { matchesSearch, readTerms } from '#contract/search/match-text.ts'
import { type Answers, IMAGE } from './agreed-replies.ts'

/** An item of the library with the agreed fields only. */
export const createBareItem = (id: number, more: object = {}) => ({
  id,
  brand_id: null,
  content_type: 'image',
  prompt: 'A long enough prompt',
  dimensions: '400x400',
  title: `Item ${id}`,
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
  ...more,
})

export type BareItem = ReturnType<typeof createBareItem> & {
  /** The same for all versions of a design. Without it, the item is the only one. */
  design_id?: number
}

/** Answers every list with pages of these items, and every call for the bytes of one with an image. */
export const sendLibrary = (items: readonly BareItem[]): Answers => ({
  'GET /api/content': ({ searchParams }: URL) => listLibrary(items, searchParams),
  'GET /api/content/*': IMAGE,
})

/** The page of the library that a query asks for, as the server filters, groups and sorts these items. The first one is the newest. */
export function listLibrary(items: readonly BareItem[], query: URLSearchParams): object {
  const wanted = items.filter((item) => isWanted(item, query))
  if (query.get('grouped') !== 'true') return cutPage(sortItems(wanted, query), query)
  const isOfDesign = (item: BareItem) => (other: BareItem) =>
    (other.design_id ?? other.id) === (item.design_id ?? item.id)
  const newest = wanted.filter((item) => wanted.find(isOfDesign(item)) === item)
  const groups = newest.map((item) => ({ ...item, version_count: items.filter(isOfDesign(item)).length }))
  return { ...cutPage(sortItems(groups, query), query), total: wanted.length, groups: groups.length }
}

function isWanted(item: BareItem, query: URLSearchParams): boolean {
  const isAsked = (name: string, value: unknown) => (query.get(name) ?? String(value)) === String(value)
  return (
    isAsked('brand_id', item.brand_id) &&
    isAsked('content_type', item.content_type) &&
    (query.get('favorites_only') !== 'true' || item.is_favorite) &&
    matchesSearch(readTerms(query.get('search') ?? ''), [item.title])
  )
}

function sortItems(items: readonly BareItem[], query: URLSearchParams): readonly BareItem[] {
  if (query.get('sort') === 'oldest') return items.toReversed()
  return query.get('sort') === 'name' ? items.toSorted((one, other) => compareNames(one.title, other.title)) : items
}

/** The page of a list that a query asks for. */
export function cutPage(items: readonly object[], query: URLSearchParams): object {
  const skip = Number(query.get('skip'))
  return { content: items.slice(skip, skip + Number(query.get('limit'))), total: items.length }
}
