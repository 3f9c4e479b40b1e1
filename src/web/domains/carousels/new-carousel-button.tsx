import { GalleryHorizontalEnd } from 'lucide-react'
import { useState } from 'react'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/quick-generate.ts'

const NewCarouselDialog = lazyOnDemand(
  async () => (await import('./new-carousel-dialog.tsx')).NewCarouselDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the form that makes a carousel. */
export function NewCarouselButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <GalleryHorizontalEnd aria-hidden />
        {t.newCarousel}
      </Button>
      <NewCarouselDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
