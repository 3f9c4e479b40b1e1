import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { contentLockRoutes } from '#contract/library/content-lock.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/content-lock.ts'
import { createApi, getErrorMessage } from './api.ts'
import { beforeChange, changeLists } from './content-changes.ts'
import { CONTENT_LISTS, contentData } from './content.ts'
import { versionsQuery } from './designs.ts'

const contentLockApi = createApi({ contentLock: contentLockRoutes })

interface Lock {
  id: number
  isLocked: boolean
}

/** Locks or unlocks the design of an item: optimistically in every list, with a rollback if the call fails. */
export function useSetLock(): (item: ContentItem, isLocked: boolean) => void {
  const client = useQueryClient()
  const change = useMutation({
    scope: { id: 'lock' },
    mutationFn: ({ id, isLocked }: Lock) =>
      contentLockApi.contentLock.save({ params: { id }, body: { locked: isLocked } }),
    onMutate: async (lock) => {
      await beforeChange(client)
      mark(client, lock)
    },
    onError: (error, lock) => {
      mark(client, { ...lock, isLocked: !lock.isLocked })
      toast.error(getErrorMessage(error, lock.isLocked ? t.failedToLock : t.failedToUnlock))
    },
    onSettled: () => client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' }),
  })
  return ({ id }, isLocked) => change.mutate({ id, isLocked })
}

/** The lock is one for all versions of a design. */
function mark(client: QueryClient, { id, isLocked }: Lock): void {
  const versions = client.getQueryData(versionsQuery(id).queryKey) ?? []
  const ids = new Set([id, ...versions.map((version) => version.id)])
  const marked = (item: ContentItem) => (ids.has(item.id) ? { ...item, is_locked: isLocked } : item)
  changeLists(client, (pages) => pages.map((page) => ({ ...page, content: page.content.map(marked) })))
  for (const one of ids)
    client.setQueryData(contentData(one).queryKey, (item) => item && { ...item, is_locked: isLocked })
}
