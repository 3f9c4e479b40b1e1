import type { ReactNode } from 'react'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

interface OrganizeDialogProps {
  isOpen: boolean
  title: string
  help: string
  onClose: () => void
  children: ReactNode
}

/** The frame of the dialogs of tags, collections and views. */
export function OrganizeDialog({ isOpen, title, help, onClose, children }: OrganizeDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-120 overflow-clip">
      <DialogHeader title={title} description={help} onClose={onClose} />
      <div className="flex flex-col gap-5 p-5">{children}</div>
    </Dialog>
  )
}
