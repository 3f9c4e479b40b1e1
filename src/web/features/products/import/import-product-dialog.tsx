import { X } from 'lucide-react'
import type { Brand } from '#contract/brands.ts'
import { ReadingProgress } from '#web/domains/brands/import/reading-progress.tsx'
import { productImportApi } from '#web/lib/api/product-import-api.ts'
import { useReading } from '#web/ui/behavior/use-reading.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/product-import.ts'
import type { Outcome } from '../use-product-form.ts'
import { AddressForm } from './address-form.tsx'
import { ProductDraftForm } from './product-draft-form.tsx'

interface ImportProductDialogProps {
  isOpen: boolean
  brands: readonly Brand[]
  onClose: () => void
  onImported: (outcome: Outcome) => void
}

const request = (url: string, signal: AbortSignal) => productImportApi.productImport.read({ body: { url }, signal })

/** Asks for the address of a product page, reads it, and shows the draft. What was read is kept while the dialog is closed. */
export function ImportProductDialog({ isOpen, brands, onClose, onImported }: ImportProductDialogProps) {
  const reading = useReading({ first: '', request, failed: t.readFailed })
  const leave = () => {
    if (reading.status === 'reading') reading.stop()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={leave} className="max-w-3xl overflow-clip">
      <div className="flex items-start gap-3 border-b border-border py-2.5 ps-5 pe-2.5">
        <div className="me-auto min-w-0 py-1">
          <DialogTitle className="text-md">{t.importAProduct}</DialogTitle>
          <DialogDescription className="text-sm text-muted">
            {reading.status === 'read' ? t.checkTheDraft : t.readAPage}
          </DialogDescription>
        </div>
        <IconButton label={t.close} icon={X} onClick={leave} />
      </div>
      {reading.status === 'reading' && (
        <ReadingProgress title={t.reading} text={t.readingTakes} onStop={reading.stop} />
      )}
      {reading.status === 'read' && (
        <ProductDraftForm
          key={reading.id}
          result={reading.result}
          brands={brands}
          onBack={reading.startOver}
          onCreated={(outcome) => {
            reading.startOver()
            onImported(outcome)
          }}
        />
      )}
      {(reading.status === 'idle' || reading.status === 'failed') && (
        <AddressForm
          asked={reading.asked}
          failure={reading.status === 'failed' ? reading.message : ''}
          onRead={reading.read}
          onCancel={leave}
        />
      )}
    </Dialog>
  )
}
