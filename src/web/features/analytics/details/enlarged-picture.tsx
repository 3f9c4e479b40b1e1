import { X } from 'lucide-react'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/analytics.ts'

interface EnlargedPictureProps {
  title: string
  /** Undefined while it loads. */
  source: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** An image, as large as the window allows. */
export function EnlargedPicture({ title, source, isOpen, onClose }: EnlargedPictureProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-fit overflow-hidden">
      <div className="flex items-center gap-3 border-b border-border py-2.5 pe-2.5 ps-5">
        <DialogTitle className="me-auto truncate text-md">
          <bdi>{title}</bdi>
        </DialogTitle>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <div className="bg-media p-3 sm:p-5">
        {source ? (
          <img src={source} alt={title} className="mx-auto max-h-[calc(100dvh-9rem)] max-w-full object-contain" />
        ) : (
          <Skeleton className="mx-auto size-64" />
        )}
      </div>
    </Dialog>
  )
}
