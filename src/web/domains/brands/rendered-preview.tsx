import { clsx } from 'clsx'
import { useState } from 'react'
import { useBlobImage } from '#web/lib/browser/use-blob-image.ts'

interface RenderedPreviewProps {
  picture: Blob
  alt: string
  /** False fades it out: what it was made from has changed. */
  isShown: boolean
}

/** A picture that the server has just drawn; lies over what stands in its place meanwhile. */
export function RenderedPreview({ picture, alt, isShown }: RenderedPreviewProps) {
  const [loaded, setLoaded] = useState<Blob | null>(null)
  const show = useBlobImage(picture)
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
