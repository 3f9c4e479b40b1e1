import type { ReactNode } from 'react'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/ui.ts'
import { Button } from '../buttons/button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Spinner } from '../feedback/spinner.tsx'

interface ReadingDialogProps {
  isOpen: boolean
  onClose: () => void
  reading: { status: 'idle' | 'reading' | 'failed' | 'read'; stop: () => void }
  words: { title: string; ask: string; check: string; reading: string; takes: string }
  /** Asks for the source, or shows the draft. */
  children: ReactNode
}

/** Asks for a source, reads it, and shows the draft. What was read is kept while the dialog is closed. */
export function ReadingDialog({ isOpen, onClose, reading, words, children }: ReadingDialogProps) {
  const leave = () => {
    if (reading.status === 'reading') reading.stop()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={leave} className="max-w-3xl overflow-clip">
      <DialogHeader
        title={words.title}
        description={reading.status === 'read' ? words.check : words.ask}
        onClose={leave}
      />
      {reading.status === 'reading' ? (
        <ReadingProgress title={words.reading} text={words.takes} onStop={reading.stop} />
      ) : (
        children
      )}
    </Dialog>
  )
}

interface ReadingProgressProps {
  title: string
  text: string
  onStop: () => void
}

/** Where the draft will be, while it is read. */
function ReadingProgress({ title, text, onStop }: ReadingProgressProps) {
  return (
    <div className="flex flex-col gap-5 p-5">
      <div role="status" className="flex items-start gap-3">
        <Spinner />
        <div>
          <p className="font-medium">{title}</p>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2" aria-hidden>
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-24 sm:col-span-2" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onStop}>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}
