import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { ContentItem } from '#contract/library/content.ts'
import type { Revision } from '#contract/generation/revision.ts'
import { api, getErrorMessage } from './api.ts'
import {
  isDrained,
  withFavorites,
  withItemsBack,
  withNewItem,
  withoutItems,
  type ContentPage,
} from './content-pages.ts'
import { CONTENT_LISTS, contentData, TRASH_LIST, type ContentFilter } from './content.ts'
import { runBatch, type Outcome } from './run-batch.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/ui.ts'

type Lists = InfiniteData<ContentPage>
type Before = [QueryKey, Lists | undefined][]
type Items = readonly ContentItem[]

/** The only code that changes favorite marks: optimistically in every list, with a rollback if the call fails. */
export function useSetFavorites(): (items: Items, isFavorite: boolean) => void {
  const client = useQueryClient()
  const change = useMutation({
    scope: { id: 'favorite' },
    mutationFn: ({ items, isFavorite }: { items: Items; isFavorite: boolean }) =>
      runBatch(items, async ({ id }) => {
        const answer: { is_favorite?: boolean } = await api.content.toggleFavorite({ params: { id } })
        // The call toggles the mark, which another tab may have changed before.
        if (answer.is_favorite === !isFavorite) mark(client, collectIds([{ id }]), !isFavorite)
      }),
    onMutate: async ({ items, isFavorite }) => {
      const before = await beforeChange(client)
      mark(client, collectIds(items), isFavorite)
      return before
    },
    onSuccess: async ({ failed, error }, { items, isFavorite }, before) => {
      if (failed.length > 0) {
        mark(client, collectIds(failed), !isFavorite)
        putBack(client, before, failed)
        toast.error(getErrorMessage(error, t.failedToUpdateFavorite))
      }
      await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
      if (!isFavorite) await refetchGroupsOf(client, items)
    },
  })
  return (items, isFavorite) => change.mutate({ items, isFavorite })
}

export interface Removal {
  outcome: Promise<Outcome<ContentItem>>
  /** Restores the deleted items. */
  restore: () => Promise<void>
}

/** Moves items to the trash: removed from every list immediately, and restored if the call fails. */
export function useRemoveContent(): (items: Items) => Promise<Removal> {
  const client = useQueryClient()
  return async (items) => {
    const before = await beforeChange(client)
    takeOut(client, items)
    const outcome = runBatch(items, ({ id }) => api.content.remove({ params: { id } })).then(async (result) => {
      putBack(client, before, result.failed)
      await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
      await client.invalidateQueries({ queryKey: TRASH_LIST })
      await refillDrained(client, CONTENT_LISTS)
      await refetchGroupsOf(client, items)
      return result
    })
    return { outcome, restore: async () => restore(client, before, (await outcome).done) }
  }
}

async function restore(client: QueryClient, before: Before, items: Items): Promise<void> {
  putBack(client, before, items)
  const { failed, error } = await runBatch(items, ({ id }) => api.content.restore({ params: { id } }))
  if (failed.length > 0) {
    takeOut(client, failed)
    toast.error(getErrorMessage(error, t.failedToRestoreContent))
  }
  const known = new Set(before.map(([key]) => JSON.stringify(key)))
  await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
  await client.invalidateQueries({ queryKey: TRASH_LIST })
  // Lists that were first opened after the deletion do not know the old positions.
  await client.refetchQueries({
    queryKey: CONTENT_LISTS,
    type: 'active',
    predicate: (query) => !known.has(JSON.stringify(query.queryKey)),
  })
  await refetchGroupsOf(client, items)
}

/** Once a version is gone, a grouped list shows another one or a smaller count, which only the server knows. */
async function refetchGroupsOf(client: QueryClient, items: Items): Promise<void> {
  if (items.some(({ version_count }) => version_count !== 1)) await refetchGroups(client)
}

/** Fetches the visible lists again whose replies say that versions are grouped. */
const refetchGroups = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    queryKey: CONTENT_LISTS,
    type: 'active',
    predicate: ({ queryKey }) => isGrouped(client.getQueryData<Lists>(queryKey)?.pages ?? []),
  })

const isGrouped = ([first]: readonly ContentPage[]): boolean => first?.groups !== undefined

/** Fetches visible lists again whose last page was emptied although there are more items. */
export async function refillDrained(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const predicate = (query: Query) => isDrained(client.getQueryData<Lists>(query.queryKey)?.pages ?? [])
  await client.refetchQueries({ queryKey, type: 'active', predicate })
}

/** Creates a version of an item and puts it first in the lists that it belongs to. Lists that group versions are fetched again. */
export function useReviseContent(): (id: number, revision: Revision) => Promise<ContentItem> {
  const client = useQueryClient()
  return async (id, body) => {
    const answer = await api.content.revise({ params: { id }, body })
    client.setQueryData(contentData(answer.id).queryKey, answer)
    const { content_data: _, ...item } = answer
    changeLists(client, (pages, filter) =>
      !isGrouped(pages) && isShownFirst(item, filter) ? withNewItem(pages, item) : pages,
    )
    await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
    await refetchGroups(client)
    return item
  }
}

function isShownFirst(item: ContentItem, filter: ContentFilter) {
  const { brandId, type, tagId, collectionId, sort = 'newest', isFavoritesOnly, search } = filter
  const isWanted = (brandId ?? item.brand_id) === item.brand_id && (type ?? item.content_type) === item.content_type
  return isWanted && sort === 'newest' && !isFavoritesOnly && !search && !tagId && !collectionId
}

/** Cancels running fetches, which would overwrite the change. Lists without data are not canceled, because they would stay empty. */
export async function beforeChange(client: QueryClient): Promise<Before> {
  await client.cancelQueries({ queryKey: CONTENT_LISTS, predicate: (query) => query.state.data !== undefined })
  return client.getQueriesData<Lists>({ queryKey: CONTENT_LISTS })
}

const collectIds = (items: readonly { id: number }[]) => new Set(items.map(({ id }) => id))

function mark(client: QueryClient, ids: ReadonlySet<number>, isFavorite: boolean): void {
  changeLists(client, (pages, filter) => withFavorites(pages, ids, isFavorite, Boolean(filter.isFavoritesOnly)))
  for (const id of ids)
    client.setQueryData(contentData(id).queryKey, (item) => item && { ...item, is_favorite: isFavorite })
}

function takeOut(client: QueryClient, items: Items): void {
  changeLists(client, (pages) => withoutItems(pages, collectIds(items)))
}

function putBack(client: QueryClient, before: Before, items: Items): void {
  const ids = collectIds(items)
  for (const [key, old] of before) {
    client.setQueryData<Lists>(key, (now) => now && old && { ...now, pages: withItemsBack(now.pages, old.pages, ids) })
  }
}

/** Changes the pages of every list of content that is loaded. */
export function changeLists(
  client: QueryClient,
  change: (pages: ContentPage[], filter: ContentFilter) => ContentPage[],
): void {
  for (const { queryKey, meta } of client.getQueryCache().findAll({ queryKey: CONTENT_LISTS }))
    client.setQueryData<Lists>(queryKey, (data) => data && { ...data, pages: change(data.pages, meta?.filter ?? {}) })
}
