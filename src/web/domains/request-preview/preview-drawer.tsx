import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { t } from '#web/words/request-preview.ts'

interface PreviewDrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The preview on a phone: it comes from the lower edge, over the form. */
export function PreviewDrawer({ isOpen, onClose, children }: PreviewDrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="mb-0 max-w-xl">
      <DialogHeader title={t.preview} description={t.asItWillBeHint} onClose={onClose} />
      <div className="p-4">{children}</div>
    </Dialog>
  )
}
