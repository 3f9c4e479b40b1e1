import { useCallback } from 'react'

/** A ref that shows bytes in an `<img>`, and lets go of their address with it. */
export const useBlobImage = (picture: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(picture)
      return () => URL.revokeObjectURL(image.src)
    },
    [picture],
  )
