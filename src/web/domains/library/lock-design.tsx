import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { contentLockRoutes } from '#contract/library/content-lock.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { createApi, getErrorMessage } from '#web/lib/api/api.ts'
import { beforeChange, changeLists } from '#web/lib/api/content-changes.ts'
import { CONTENT_LISTS, contentData } from '#web/lib/api/content.ts'
import { versionsQuery } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/content-lock.ts'

/** Locks or unlocks the design of an item, and says what that means. */
export function LockDesign({ item }: { item: ContentItem }) {
  const setLock = useSetLock()
  const isLocked = item.is_locked ?? false
  const Icon = isLocked ? LockOpen : Lock
  return (
    <section aria-label={t.lockOfTheDesign} className="flex items-center gap-3">
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="flex items-center gap-1.5 text-sm">
          {isLocked && <Lock className="size-3.5 shrink-0" aria-hidden />}
          {isLocked ? t.locked : t.notLocked}
        </h3>
        <p className="mt-0.5 text-muted">{t.keepsItsLook}</p>
      </div>
      <Button variant="secondary" size="small" className="shrink-0" onClick={() => setLock(item, !isLocked)}>
        <Icon aria-hidden />
        {isLocked ? t.unlock : t.lock}
      </Button>
    </section>
  )
}

const contentLockApi = createApi({ contentLock: contentLockRoutes })

interface LockChange {
  id: number
  isLocked: boolean
}

/** Locks or unlocks the design of an item: optimistically in every list, with a rollback if the call fails. */
function useSetLock(): (item: ContentItem, isLocked: boolean) => void {
  const client = useQueryClient()
  const change = useMutation({
    scope: { id: 'lock' },
    mutationFn: ({ id, isLocked }: LockChange) =>
      contentLockApi.contentLock.save({ params: { id }, body: { locked: isLocked } }),
    onMutate: async (lock) => {
      await beforeChange(client)
      mark(client, lock)
    },
    onError: (error, lock) => {
      mark(client, { ...lock, isLocked: !lock.isLocked })
      toast.error(getErrorMessage(error, lock.isLocked ? t.lockFailed : t.unlockFailed))
    },
    onSettled: () => client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' }),
  })
  return ({ id }, isLocked) => change.mutate({ id, isLocked })
}

/** The lock is one for all versions of a design. */
function mark(client: QueryClient, { id, isLocked }: LockChange): void {
  const versions = client.getQueryData(versionsQuery(id).queryKey) ?? []
  const ids = new Set([id, ...versions.map((version) => version.id)])
  const marked = (item: ContentItem) => (ids.has(item.id) ? { ...item, is_locked: isLocked } : item)
  changeLists(client, (pages) => pages.map((page) => ({ ...page, content: page.content.map(marked) })))
  for (const one of ids)
    client.setQueryData(contentData(one).queryKey, (item) => item && { ...item, is_locked: isLocked })
}
