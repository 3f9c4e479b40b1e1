import { clsx } from 'clsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/site.ts'
import { IMAGE_WIDTHS, IMAGES } from './images.ts'

export type ImageName = keyof typeof IMAGES

interface ShowcaseImageProps {
  name: ImageName
  /** Value of the `sizes` attribute. */
  sizes: string
  /** For images of the first screen. The others are loaded when they are near the window. */
  isEager?: boolean
  /** For the largest image of the first screen, which is loaded before other images and scripts. */
  isFirst?: boolean
  className?: string
}

/** An image that our studio made for an invented brand. */
export function ShowcaseImage({ name, sizes, isEager = false, isFirst = false, className }: ShowcaseImageProps) {
  const { brand, width, height, alt } = IMAGES[name]
  return (
    <picture>
      <source type="image/avif" srcSet={sources(name, 'avif')} sizes={sizes} />
      <img
        src={`/landing/${name}-720.webp`}
        srcSet={sources(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={fill(t.postFor, { brand, headline: alt })}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={clsx('block h-auto w-full rounded-md', className)}
      />
    </picture>
  )
}

const sources = (name: string, type: keyof typeof IMAGE_WIDTHS) =>
  IMAGE_WIDTHS[type].map((width) => `/landing/${name}-${width}.${type} ${width}w`).join(', ')
