import type { Brand } from '#contract/brands/brands.ts'
import { type ProductImport, productImportRoutes } from '#contract/products/products-import.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { PageEncodingSelect } from '#web/domains/catalog-files/encoding-select.tsx'
import { createApi } from '#web/lib/api/api.ts'
import { AddressForm } from '#web/ui/reading/address-form.tsx'
import { ReadingDialog } from '#web/ui/reading/reading-dialog.tsx'
import { useReading } from '#web/ui/reading/use-reading.ts'
import { t } from '#web/words/product-import.ts'
import type { Outcome } from '../use-product-form.ts'
import { ProductDraftForm } from './product-draft-form.tsx'

const productImportApi = createApi({ productImport: productImportRoutes })

interface ImportProductDialogProps {
  isOpen: boolean
  brands: readonly Brand[]
  onClose: () => void
  onImported: (outcome: Outcome) => void
}

interface Asked {
  url: string
  encoding?: TextEncoding
}

const request = (body: Asked, signal: AbortSignal) => productImportApi.productImport.read({ body, signal })

/** Asks for the address of a product page, reads it, and shows the draft. */
export function ImportProductDialog({ isOpen, brands, onClose, onImported }: ImportProductDialogProps) {
  const reading = useReading<Asked, ProductImport>({ first: { url: '' }, request, failed: t.readFailed })
  return (
    <ReadingDialog
      isOpen={isOpen}
      onClose={onClose}
      reading={reading}
      words={{
        title: t.importAProduct,
        ask: t.readAPage,
        check: t.draftHint,
        reading: t.reading,
        takes: t.readingTakes,
      }}
    >
      {reading.status === 'read' ? (
        <ProductDraftForm
          key={reading.id}
          result={reading.result}
          brands={brands}
          onBack={reading.startOver}
          encoding={
            <PageEncodingSelect
              encoding={reading.result.encoding}
              chosen={reading.asked.encoding}
              onChange={(encoding) => reading.read({ ...reading.asked, encoding })}
            />
          }
          onCreated={(outcome) => {
            reading.startOver()
            onImported(outcome)
          }}
        />
      ) : (
        <AddressForm
          asked={reading.asked.url}
          failure={reading.failure}
          words={{ address: t.pageAddress, missing: t.enterAddress, read: t.readPage }}
          onRead={(url) => reading.read({ url })}
          onCancel={onClose}
        />
      )}
    </ReadingDialog>
  )
}
