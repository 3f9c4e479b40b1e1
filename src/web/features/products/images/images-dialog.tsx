import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_IMAGES_MAX } from '#contract/products/product-image-limits.ts'
import type { Product } from '#contract/products/products.ts'
import { nameOfUpload } from '#web/lib/brand/name-of-upload.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/product-images.ts'
import { CutOutView } from './cut-out/cut-out-view.tsx'
import { ImageGrid } from './image-grid.tsx'
import { useProductImages } from './use-product-images.ts'

interface ImagesDialogProps {
  product: Product
  isOpen: boolean
  onClose: () => void
  /** Called with the new main picture. */
  onMain: (url: string) => void
}

/** All pictures of a product, or the cut-out of one of them. */
export function ImagesDialog({ product, isOpen, onClose, onMain }: ImagesDialogProps) {
  const [opened, setOpened] = useState<{ url: string; n: number | null } | null>(null)
  const [isDirty, setDirty] = useState(false)
  const showAll = () => {
    setOpened(null)
    setDirty(false)
  }
  const leave = async (then: () => void) => {
    if (isDirty && !(await confirmLeaving())) return
    showAll()
    then()
  }
  const close = () => void leave(onClose)
  const file = opened && nameOfUpload(opened.url)
  return (
    <Dialog isOpen={isOpen} onClose={close} className="max-w-3xl overflow-clip">
      {opened && file ? (
        <>
          <DialogHeader
            title={opened.n === null ? t.cutOutOfMain : fill(t.cutOutOfNumber, { n: opened.n })}
            description={t.cutOutHelp}
            onClose={close}
            before={
              <IconButton
                label={t.allPictures}
                icon={ArrowLeft}
                className="-ms-2.5"
                onClick={() => void leave(() => undefined)}
              />
            }
          />
          <CutOutView
            key={file}
            picture={{ id: product.id, file, url: opened.url }}
            onBack={() => void leave(() => undefined)}
            onSaved={showAll}
            onDirty={setDirty}
          />
        </>
      ) : (
        <>
          <DialogHeader
            title={fill(t.picturesOf, { name: product.name })}
            description={t.mainImageHint}
            onClose={close}
          />
          <AllImages product={product} onMain={onMain} onCutOut={setOpened} />
        </>
      )}
    </Dialog>
  )
}

const confirmLeaving = () =>
  confirm({ title: t.leaveUnsaved, text: t.cutOutUnsaved, confirmLabel: t.leave, cancelLabel: t.stay })

interface AllImagesProps extends Pick<ImagesDialogProps, 'product' | 'onMain'> {
  onCutOut: (image: { url: string; n: number | null }) => void
}

function AllImages({ product, onMain, onCutOut }: AllImagesProps) {
  const { query, change } = useProductImages(product.id, onMain)
  const count = query.data?.pictures.length ?? 0
  return (
    <div className="flex flex-col gap-5 p-5">
      {count < PRODUCT_IMAGES_MAX && (
        <FileDrop
          label={t.addPictures}
          help={fill(t.addPicturesHelp, { max: PRODUCT_IMAGES_MAX })}
          isMultiple
          onFiles={(files) => change.mutate({ kind: 'add', files })}
        />
      )}
      {query.isPending && <ImagesSkeleton />}
      {query.isError && <Banner onRetry={() => void query.refetch()}>{t.notLoaded}</Banner>}
      {query.data && (
        <ImageGrid
          product={product}
          {...query.data}
          isBusy={change.isPending}
          onChange={change.mutate}
          onCutOut={onCutOut}
        />
      )}
      {change.isPending && change.variables.kind === 'add' && (
        <p role="status" className="text-sm text-muted">
          {t.uploading}
        </p>
      )}
    </div>
  )
}

function ImagesSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-52 rounded-md" />
      ))}
    </div>
  )
}
