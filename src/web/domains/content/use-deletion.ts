import type { ContentItem } from '#contract/content.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useRemoveContent, type Removal } from '#web/lib/api/content-changes.ts'
import { getTitle } from '#web/lib/api/content.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'

/**
 * Asks once for all items, deletes them optimistically and offers an undo. Resolves to the user's answer without waiting for the server.
 */
export function useDeletion(): (items: readonly ContentItem[]) => Promise<boolean> {
  const remove = useRemoveContent()
  return async (items) => {
    const [first] = items
    if (!first || !(await confirm({ title: 'Delete content?', text: whatGoes(items) }))) return false
    void tell(await remove(items))
    return true
  }
}

function whatGoes(items: readonly ContentItem[]): string {
  const [first] = items
  const isOne = items.length === 1 && first
  const what = isOne ? `"${getTitle(first)}" leaves` : `${items.length} items leave`
  return `${what} your library and ${isOne ? 'stays' : 'stay'} in the trash for ${TRASH_DAYS} days.`
}

async function tell({ outcome, restore }: Removal): Promise<void> {
  const { done, failed, error } = await outcome
  if (failed.length > 0) toast.error(getErrorMessage(error, 'Failed to delete content'))
  const [first] = done
  if (!first) return
  const isOne = done.length === 1
  toast.success(isOne ? 'Deleted' : `Deleted ${done.length} items`)
  offerUndo(
    isOne ? `“${getTitle(first)}” is in the trash.` : `${done.length} items are in the trash.`,
    () => void restore(),
  )
}
