import { clsx } from 'clsx'
import { Package } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { swatchInk } from '#web/lib/brand/color.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'

interface ProductImageProps {
  product: Product
  brand: Brand | undefined
  className: string
  iconClassName: string
}

/** The product's image, uncropped on a soft background. Without an image, a tile in the colors of its brand. */
export function ProductImage({ product, brand, className, iconClassName }: ProductImageProps) {
  const source = thumbnailSource(product.image_url, 640)
  const [failed, setFailed] = useState<string | null>(null)
  if (source && source !== failed) {
    return (
      <img
        src={source}
        alt={product.name}
        loading="lazy"
        onError={() => setFailed(source)}
        className={clsx('bg-media object-contain', className)}
      />
    )
  }
  const ground = brand?.primary_color ?? '#808080'
  return (
    <span
      className={clsx('grid place-content-center', className)}
      style={{ background: ground, color: swatchInk(ground) }}
      aria-hidden
    >
      <Package className={iconClassName} strokeWidth={1} />
    </span>
  )
}
