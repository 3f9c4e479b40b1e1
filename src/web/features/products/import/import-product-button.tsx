import { useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/products.ts'
import type { Outcome } from '../use-product-form.ts'

const ImportProductDialog = lazyOnDemand(
  async () => (await import('./import-product-dialog.tsx')).ImportProductDialog,
  ({ isOpen }) => isOpen,
)

interface ImportProductButtonProps {
  brands: readonly Brand[]
  onNoBrands: () => void
  onImported: (outcome: Outcome) => void
}

/** Opens the dialog that drafts a product from its page. */
export function ImportProductButton({ brands, onNoBrands, onImported }: ImportProductButtonProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    const known = await client.ensureQueryData(brandsQuery).catch(() => [])
    if (known.length === 0) onNoBrands()
    else setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => void open()}>
        <Globe aria-hidden />
        {t.importProduct}
      </Button>
      <ImportProductDialog
        isOpen={isOpen}
        brands={brands}
        onClose={() => setOpen(false)}
        onImported={(outcome) => {
          setOpen(false)
          onImported(outcome)
        }}
      />
    </>
  )
}
