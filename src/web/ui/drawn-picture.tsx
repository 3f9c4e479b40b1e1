import { clsx } from 'clsx'
import { useCallback, useState } from 'react'

interface DrawnPictureProps {
  picture: Blob
  alt: string
  /** False fades it out: what it was made from has changed. */
  isShown: boolean
}

/** A picture that the server has just drawn; lies over what stands in its place meanwhile. */
export function DrawnPicture({ picture, alt, isShown }: DrawnPictureProps) {
  const [loaded, setLoaded] = useState<Blob | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(picture)
      return () => URL.revokeObjectURL(image.src)
    },
    [picture],
  )
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
