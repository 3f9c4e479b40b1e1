import { useCallback } from 'react'

/** A ref that shows a Blob in an `<img>` or `<video>` and revokes its object URL on unmount. */
export const useBlobSource = (bytes: Blob) =>
  useCallback(
    (media: { src: string } | null) => {
      if (!media) return undefined
      const url = URL.createObjectURL(bytes)
      media.src = url
      return () => URL.revokeObjectURL(url)
    },
    [bytes],
  )
