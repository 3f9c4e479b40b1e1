import type { Brand } from '#contract/brands.ts'
import { ChoiceList } from '#web/domains/providers/choice-list.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'

interface BrandProvidersDialogProps {
  brand: Brand
  isOpen: boolean
  onClose: () => void
}

/** The providers of one brand, instead of those of the account. */
export function BrandProvidersDialog({ brand, isOpen, onClose }: BrandProvidersDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-lg">
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div>
          <DialogTitle className="text-md">{fill(t.brandTitle, { name: brand.name })}</DialogTitle>
          <DialogDescription className="mt-1 text-sm text-muted">{t.brandLead}</DialogDescription>
        </div>
        <ChoiceList brandId={brand.id} />
        <Button variant="secondary" className="self-end" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Dialog>
  )
}
