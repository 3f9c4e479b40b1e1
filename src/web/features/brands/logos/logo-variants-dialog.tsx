import type { Brand } from '#contract/brands/brands.ts'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-logos.ts'
import { LogoVariantsPanel } from './logo-variants-panel.tsx'

export interface LogoVariantsDialogProps {
  brand: Brand
  isOpen: boolean
  onClose: () => void
}

/** The variants of a logo above the form of its brand. */
export function LogoVariantsDialog({ brand, isOpen, onClose }: LogoVariantsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-4xl overflow-clip">
      <DialogHeader title={fill(t.variantsOf, { name: brand.name })} description={t.lead} onClose={onClose} />
      <div className="p-5">
        <LogoVariantsPanel brand={brand} />
      </div>
    </Dialog>
  )
}
