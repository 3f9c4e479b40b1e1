import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/ui.ts'
import { DialogDescription, DialogTitle } from './dialog.tsx'

interface DialogHeaderProps {
  title: string
  description: string
  onClose: () => void
  /** A button before the title, such as the way back. */
  before?: ReactNode
}

/** The title of a large dialog, what it is for, and the button that closes it. */
export function DialogHeader({ title, description, onClose, before }: DialogHeaderProps) {
  return (
    <div className="flex items-start gap-3 border-b border-border py-2.5 ps-5 pe-2.5">
      {before}
      <div className="me-auto min-w-0 py-1">
        <DialogTitle className="text-md wrap-anywhere">{title}</DialogTitle>
        <DialogDescription className="text-sm text-muted">{description}</DialogDescription>
      </div>
      <IconButton label={t.close} icon={X} onClick={onClose} />
    </div>
  )
}
