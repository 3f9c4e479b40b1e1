import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands/brands.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { BrandTile } from '#web/domains/brands/brand-tile.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/products.ts'

interface NewProductProps {
  label: string
  brands: readonly Brand[]
  onNoBrands: () => void
}

/** A button that starts a new product. If there are several brands, it asks for one first. */
export function NewProduct({ label, brands, onNoBrands }: NewProductProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const startFor = (brandId: number) => void navigate(`/dashboard/products?new&brand=${brandId}`)
  const start = async () => {
    const known = await client.ensureQueryData(brandsQuery).catch(() => [])
    const [first] = known
    if (!first) onNoBrands()
    else if (known.length === 1) startFor(first.id)
    else setAsking(true)
  }
  return (
    <>
      <Button onClick={() => void start()}>
        <Plus aria-hidden />
        {label}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} className="max-w-110 p-6">
        <DialogTitle className="text-md">{t.selectBrand}</DialogTitle>
        <DialogDescription className="mt-1 text-muted">{t.chooseBrandLead}</DialogDescription>
        <ul className="-mx-2 mt-4 flex max-h-90 flex-col gap-0.5 overflow-y-auto">
          {brands.map((brand) => (
            <li key={brand.id}>
              <BrandChoice brand={brand} onChoose={() => startFor(brand.id)} />
            </li>
          ))}
        </ul>
        <div className="mt-5 flex justify-end">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function BrandChoice({ brand, onChoose }: { brand: Brand; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-sm p-2 text-start hover:bg-raised"
    >
      <BrandTile brand={brand} className="size-9" />
      <bdi className="min-w-0 truncate font-medium">{brand.name}</bdi>
    </button>
  )
}
