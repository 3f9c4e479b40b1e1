import { ArrowLeft, ArrowRight, Scissors, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductImages } from '#contract/products/product-images.ts'
import type { Product } from '#contract/products/products.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { nameOfUpload } from '#web/lib/brand/name-of-upload.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/product-images.ts'
import type { ImageChange } from './use-product-images.ts'

interface ImageGridProps extends ProductImages {
  product: Product
  isBusy: boolean
  onChange: (change: ImageChange) => void
  /** Opens the cut-out of a picture. `n` is its number; null is the main picture. */
  onCutOut: (image: { url: string; n: number | null }) => void
}

/** The main picture, then the others in their order. */
export function ImageGrid({ product, image_url, pictures, isBusy, onChange, onCutOut }: ImageGridProps) {
  if (!image_url && pictures.length === 0) return <p className="text-sm text-muted">{t.noPicturesYet}</p>
  const move = (from: number, to: number) => {
    const ids = pictures.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    onChange({ kind: 'arrange', ids })
  }
  return (
    <ul aria-label={t.pictures} className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {image_url && (
        <ImageCard
          url={image_url}
          alt={fill(t.mainPictureOf, { name: product.name })}
          cutOut={{ label: t.cutOutOfMain, onOpen: () => onCutOut({ url: image_url, n: null }) }}
        >
          <Badge className="normal-case">{t.mainPicture}</Badge>
        </ImageCard>
      )}
      {pictures.map(({ id, url }, index) => {
        const n = index + 1
        return (
          <ImageCard
            key={id}
            url={url}
            alt={fill(t.pictureNumber, { n })}
            cutOut={{ label: fill(t.cutOutOfNumber, { n }), onOpen: () => onCutOut({ url, n }) }}
          >
            <Button
              variant="secondary"
              size="small"
              aria-label={fill(t.makeNumberMain, { n })}
              disabled={isBusy}
              onClick={() => onChange({ kind: 'main', picture: id })}
            >
              <Star aria-hidden />
              {t.makeMain}
            </Button>
            <span className="flex">
              <IconButton
                label={fill(t.moveEarlier, { n })}
                icon={ArrowLeft}
                iconClassName="rtl:-scale-x-100"
                disabled={isBusy || index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={fill(t.moveLater, { n })}
                icon={ArrowRight}
                iconClassName="rtl:-scale-x-100"
                disabled={isBusy || n === pictures.length}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={fill(t.removeNumber, { n })}
                icon={Trash2}
                disabled={isBusy}
                onClick={() => onChange({ kind: 'remove', picture: id })}
              />
            </span>
          </ImageCard>
        )
      })}
    </ul>
  )
}

interface ImageCardProps {
  url: string
  alt: string
  cutOut: { label: string; onOpen: () => void }
  children: ReactNode
}

/** Only uploads are cut out, because designs do not show pictures of other servers. */
function ImageCard({ url, alt, cutOut, children }: ImageCardProps) {
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-md border border-border">
      <span className="relative grid h-40 place-items-center bg-media p-2">
        <img src={thumbnailSource(url, 640) ?? ''} alt={alt} className="max-h-36 max-w-full object-contain" />
        {nameOfUpload(url) && (
          <Button
            variant="secondary"
            size="small"
            className="absolute end-2 bottom-2"
            aria-label={cutOut.label}
            onClick={cutOut.onOpen}
          >
            <Scissors aria-hidden />
            {t.cutOut}
          </Button>
        )}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-1 p-2">{children}</span>
    </li>
  )
}
