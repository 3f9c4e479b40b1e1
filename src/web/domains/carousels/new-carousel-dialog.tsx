import { X } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/carousels.ts'
import { NewCarouselForm } from './new-carousel-form.tsx'

interface NewCarouselDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The form that makes a carousel. Its result opens in the editor. */
export function NewCarouselDialog({ isOpen, onClose }: NewCarouselDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-140 p-5 sm:p-7">
      <div className="flex items-start justify-between gap-4">
        <div>
          <DialogTitle className="text-lg">{t.newCarousel}</DialogTitle>
          <DialogDescription className="mt-1 text-muted">{t.carouselLead}</DialogDescription>
        </div>
        <IconButton label={t.close} icon={X} onClick={onClose} className="-me-2 -mt-1 shrink-0" />
      </div>
      <NewCarouselForm />
    </Dialog>
  )
}
