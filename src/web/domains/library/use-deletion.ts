import type { ContentItem } from '#contract/library/content.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useRemoveContent, type Removal } from '#web/lib/api/content-changes.ts'
import { getTitle } from '#web/lib/api/content.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

/**
 * Asks once for all items, deletes them optimistically and offers an undo. Resolves to the user's answer without waiting for the server.
 */
export function useDeletion(): (items: readonly ContentItem[]) => Promise<boolean> {
  const remove = useRemoveContent()
  return async (items) => {
    const [first] = items
    if (!first || !(await confirm({ title: t.deleteContent, text: whatGoes(items) }))) return false
    void tell(await remove(items))
    return true
  }
}

function whatGoes(items: readonly ContentItem[]): string {
  const [first] = items
  const isOne = items.length === 1 && first
  if (isOne) return fill(t.oneLeaves, { title: getTitle(first), days: TRASH_DAYS })
  return plural(t.itemsLeave, items.length, { days: TRASH_DAYS })
}

async function tell({ outcome, restore }: Removal): Promise<void> {
  const { done, failed, error } = await outcome
  if (failed.length > 0) toast.error(getErrorMessage(error, t.failedToDeleteContent))
  const [first] = done
  if (!first) return
  const isOne = done.length === 1
  toast.success(isOne ? t.deleted : plural(t.deletedItems, done.length))
  offerUndo(
    isOne ? fill(t.isInTheTrash, { title: getTitle(first) }) : plural(t.itemsAreInTheTrash, done.length),
    () => void restore(),
  )
}
