import { exactTime } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import type { Conflict } from './use-draft.ts'

interface ConflictDialogProps {
  conflict: Conflict | null
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onKeepBoth: () => void
}

/** Asks which of two drafts to keep. The dialog cannot be closed without an answer, because each answer discards or saves something. */
export function ConflictDialog({ conflict, isBusy, onKeepMine, onTakeTheirs, onKeepBoth }: ConflictDialogProps) {
  const theirs = conflict?.theirs
  return (
    <Dialog isOpen={conflict !== null} onClose={() => undefined} className="max-w-110 p-6">
      <DialogTitle className="text-md">{t.changedInAnotherWindow}</DialogTitle>
      <DialogDescription className="mt-1.5 text-muted">
        {theirs ? fill(t.conflictHint, { time: exactTime(theirs.updated_at) }) : t.anotherWindowClosed}
      </DialogDescription>
      <div className="mt-6 flex flex-col gap-2">
        <Button onClick={onKeepMine} isWaiting={isBusy}>
          {t.keepMine}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs} isWaiting={isBusy}>
          {t.takeTheirs}
        </Button>
        {theirs && (
          <Button variant="secondary" onClick={onKeepBoth} isLoading={isBusy}>
            {t.keepBoth}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
