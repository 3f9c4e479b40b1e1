import type { ContentItem } from '#contract/content.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import { messageOf } from '#web/lib/api.ts'
import { useRemoveContent, type Removal } from '#web/lib/content-changes.ts'
import { titleOf } from '#web/lib/content.ts'
import { toast } from '#web/lib/toast.ts'
import { confirm } from '#web/ui/confirm.tsx'

const UNDO_MS = 8000

/** Asks once for all, deletes at once and offers to undo it. Resolves to whether the answer was yes, without waiting for the server. */
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
  const what = isOne ? `"${titleOf(first)}" leaves` : `${items.length} items leave`
  return `${what} your library and ${isOne ? 'waits' : 'wait'} in the trash for ${TRASH_DAYS} days.`
}

async function tell({ outcome, restore }: Removal): Promise<void> {
  const { done, failed, error } = await outcome
  if (failed.length > 0) toast.error(messageOf(error, 'Failed to delete content'))
  if (done.length === 0) return
  const undo = (toastId: string) => {
    toast.dismiss(toastId)
    void restore()
  }
  // Not a success message, which can be switched off: without it nobody could undo.
  toast.custom((one) => <DeletedNote count={done.length} onUndo={() => undo(one.id)} />, { duration: UNDO_MS })
}

function DeletedNote({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <span className="flex items-center gap-3">
      {count === 1 ? 'Deleted' : `Deleted ${count} items`}
      <button type="button" onClick={onUndo} className="rounded-sm px-1 font-semibold text-accent-ink hover:underline">
        Undo
      </button>
    </span>
  )
}
