import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { CANNOT_BE_UNDONE } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { refillDrained } from '#web/lib/api/content-changes.ts'
import { flattenPages, withItemsBack, withoutItems } from '#web/lib/api/content-pages.ts'
import { CONTENT_LISTS, getTitle, TRASH_LIST, trashList } from '#web/lib/api/content.ts'
import { runBatch, type Outcome } from '#web/lib/api/run-batch.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'

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
    tell(outcome, (count) => plural(t.restoredItems, count), t.failedToRestoreContent)
    await client.invalidateQueries({ queryKey: CONTENT_LISTS })
  }
  const deleteForever = async (items: Items) => {
    const outcome = await take(items, ({ id }) => api.trash.remove({ params: { id } }))
    tell(outcome, (count) => plural(t.deletedItemsForever, count), DELETE_FAILED)
  }
  return {
    restore: (items) => void restore(items),
    deleteForever: async (items) => {
      if (!(await confirm({ title: t.deleteForever2, text: whatGoes(items), confirmLabel: t.deleteForever })))
        return false
      void deleteForever(items)
      return true
    },
    empty: async (total) => {
      const text = plural(t.itemsWillBeDeleted, total, { warning: translateSentence(CANNOT_BE_UNDONE) })
      if (!(await confirm({ title: t.emptyTrash2, text, confirmLabel: t.emptyTrash3 }))) return
      try {
        await api.trash.empty()
        toast.success(t.trashEmptied)
      } catch (error) {
        toast.error(getErrorMessage(error, t.failedToEmptyTrash))
      }
      await client.resetQueries({ queryKey: TRASH_LIST })
    },
  }
}

const DELETE_FAILED = t.failedToDeleteContent

function whatGoes(items: Items): string {
  const [first] = items
  const warning = translateSentence(CANNOT_BE_UNDONE)
  return items.length === 1 && first
    ? fill(t.oneWillBeDeleted, { title: getTitle(first), warning })
    : plural(t.itemsWillBeDeleted, items.length, { warning })
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
