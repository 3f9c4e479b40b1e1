import { X } from 'lucide-react'
import { PRODUCT_PICTURES_MAX } from '#contract/product-picture-limits.ts'
import type { Product } from '#contract/products.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/product-pictures.ts'
import { PictureGrid } from './picture-grid.tsx'
import { useProductPictures } from './use-product-pictures.ts'

interface PicturesDialogProps {
  product: Product
  isOpen: boolean
  onClose: () => void
  /** Called with the new main picture. */
  onMain: (url: string) => void
}

export function PicturesDialog({ product, isOpen, onClose, onMain }: PicturesDialogProps) {
  const { query, change } = useProductPictures(product.id, onMain)
  const count = query.data?.pictures.length ?? 0
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-3xl overflow-clip">
      <div className="flex items-start gap-3 border-b border-border py-2.5 ps-5 pe-2.5">
        <div className="me-auto min-w-0 py-1">
          <DialogTitle className="text-md wrap-anywhere">{fill(t.picturesOf, { name: product.name })}</DialogTitle>
          <DialogDescription className="text-sm text-muted">{t.designsUseTheMain}</DialogDescription>
        </div>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <div className="flex flex-col gap-5 p-5">
        {count < PRODUCT_PICTURES_MAX && (
          <FileDrop
            label={t.addPictures}
            help={fill(t.addPicturesHelp, { max: PRODUCT_PICTURES_MAX })}
            isMultiple
            onFiles={(files) => change.mutate({ kind: 'add', files })}
          />
        )}
        {query.isPending && <PicturesSkeleton />}
        {query.isError && <Banner onRetry={() => void query.refetch()}>{t.notLoaded}</Banner>}
        {query.data && (
          <PictureGrid product={product} {...query.data} isBusy={change.isPending} onChange={change.mutate} />
        )}
        {change.isPending && change.variables.kind === 'add' && (
          <p role="status" className="text-sm text-muted">
            {t.uploading}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function PicturesSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-52 rounded-md" />
      ))}
    </div>
  )
}
