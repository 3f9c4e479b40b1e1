import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/organize.ts'

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
      <div className="flex items-start gap-3 border-b border-border py-2.5 ps-5 pe-2.5">
        <div className="me-auto min-w-0 py-1">
          <DialogTitle className="text-md">{title}</DialogTitle>
          <DialogDescription className="text-sm text-muted">{help}</DialogDescription>
        </div>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <div className="flex flex-col gap-5 p-5">{children}</div>
    </Dialog>
  )
}
