import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { ReadingProgress } from './reading-progress.tsx'

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
