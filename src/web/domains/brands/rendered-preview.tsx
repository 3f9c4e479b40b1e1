import { clsx } from 'clsx'
import { useState } from 'react'
import { useBlobSource } from '#web/lib/browser/use-blob-source.ts'

interface RenderedPreviewProps {
  picture: Blob
  alt: string
  /** False fades the image out, because the values it was rendered from have changed. */
  isShown: boolean
}

/** An image that the server rendered. It covers the placeholder below it. */
export function RenderedPreview({ picture, alt, isShown }: RenderedPreviewProps) {
  const [loaded, setLoaded] = useState<Blob | null>(null)
  const show = useBlobSource(picture)
  return (
    <img
      ref={show}
      alt={alt}
      aria-hidden={!isShown}
      onLoad={() => setLoaded(picture)}
      className={clsx(
        'absolute inset-0 size-full object-cover transition-opacity duration-200',
        isShown && loaded === picture ? 'opacity-100' : 'opacity-0',
      )}
    />
  )
}
