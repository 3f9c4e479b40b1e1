import { useCallback } from 'react'

/** A ref that shows a Blob in an `<img>` and revokes its object URL on unmount. */
export const useBlobImage = (picture: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(picture)
      return () => URL.revokeObjectURL(image.src)
    },
    [picture],
  )
