import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { CANNOT_BE_UNDONE } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { refillDrained } from '#web/lib/api/content-changes.ts'
import { flattenPages, withItemsBack, withoutItems } from '#web/lib/api/content-pages.ts'
import { CONTENT_LISTS, getTitle, TRASH_LIST, trashList } from '#web/lib/api/content.ts'
import { runBatch, type Outcome } from '#web/lib/api/run-batch.ts'
import { thousands } from '#web/lib/format/format.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { confirm } from '#web/ui/feedback/confirm.tsx'

type Items = readonly ContentItem[]

/** The loaded pages of the trash. */
export function useTrash() {
  const list = useInfiniteQuery(trashList)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  const canLoadMore = hasNextPage && !isFetching && !isError
  return {
    list,
    items: useMemo(() => flattenPages(data?.pages ?? []), [data]),
    total: data?.pages[0]?.total ?? 0,
    onNearEnd: useMemo(() => (canLoadMore ? () => void fetchNextPage() : undefined), [canLoadMore, fetchNextPage]),
  }
}

export interface TrashActions {
  restore: (items: Items) => void
  /** Asks for confirmation. Resolves to the answer. */
  deleteForever: (items: Items) => Promise<boolean>
  /** Asks for confirmation, then deletes all items. */
  empty: (total: number) => Promise<void>
}

export function useTrashActions(): TrashActions {
  const client = useQueryClient()
  const take = useTaking()
  const restore = async (items: Items) => {
    const outcome = await take(items, ({ id }) => api.content.restore({ params: { id } }))
    tell(outcome, (count) => (count === 1 ? 'Restored' : `Restored ${count} items`), 'Failed to restore content')
    await client.invalidateQueries({ queryKey: CONTENT_LISTS })
  }
  const deleteForever = async (items: Items) => {
    const outcome = await take(items, ({ id }) => api.trash.remove({ params: { id } }))
    tell(outcome, (count) => (count === 1 ? 'Deleted forever' : `Deleted ${count} items forever`), DELETE_FAILED)
  }
  return {
    restore: (items) => void restore(items),
    deleteForever: async (items) => {
      if (!(await confirm({ title: 'Delete forever?', text: whatGoes(items), confirmLabel: 'Delete forever' })))
        return false
      void deleteForever(items)
      return true
    },
    empty: async (total) => {
      const text = `${thousands(total)} ${total === 1 ? 'item and its file' : 'items and their files'} will be deleted permanently. ${CANNOT_BE_UNDONE}`
      if (!(await confirm({ title: 'Empty trash?', text, confirmLabel: 'Empty trash' }))) return
      try {
        await api.trash.empty()
        toast.success('Trash emptied')
      } catch (error) {
        toast.error(getErrorMessage(error, 'Failed to empty trash'))
      }
      await client.resetQueries({ queryKey: TRASH_LIST })
    },
  }
}

const DELETE_FAILED = 'Failed to delete content'

function whatGoes(items: Items): string {
  const [first] = items
  const what =
    items.length === 1 && first ? `"${getTitle(first)}" and its file` : `${items.length} items and their files`
  return `${what} will be deleted permanently. ${CANNOT_BE_UNDONE}`
}

function tell({ done, failed, error }: Outcome<ContentItem>, words: (count: number) => string, fallback: string): void {
  if (done.length > 0) toast.success(words(done.length))
  if (failed.length > 0) toast.error(getErrorMessage(error, fallback))
}

/** Removes items from the list optimistically, runs one call per item, and restores the items whose call failed. */
function useTaking() {
  const client = useQueryClient()
  const { queryKey } = trashList
  type Pages = InfiniteData<{ content: ContentItem[]; total: number }>
  const change = (of: (pages: Pages['pages']) => Pages['pages']) =>
    client.setQueryData<Pages>(queryKey, (data) => data && { ...data, pages: of(data.pages) })
  return async (items: Items, call: (item: ContentItem) => Promise<unknown>) => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<Pages>(queryKey)?.pages ?? []
    change((pages) => withoutItems(pages, new Set(items.map(({ id }) => id))))
    const outcome = await runBatch(items, call)
    change((pages) => withItemsBack(pages, before, new Set(outcome.failed.map(({ id }) => id))))
    await refillDrained(client, queryKey)
    return outcome
  }
}
