import { Images } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Product } from '#contract/products/products.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/products.ts'
import type { ProductValues } from '../product-values.ts'

const PicturesDialog = lazyOnDemand(
  async () => (await import('./pictures-dialog.tsx')).PicturesDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the dialog with all pictures of an existing product. Its changes are stored immediately. */
export function MorePictures({ product }: { product: Product }) {
  const { resetField } = useFormContext<ProductValues>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Images aria-hidden />
        {t.morePictures}
      </Button>
      <PicturesDialog
        product={product}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onMain={(url) => resetField('image_url', { defaultValue: url })}
      />
    </div>
  )
}
