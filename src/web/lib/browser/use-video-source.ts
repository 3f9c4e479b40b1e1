import { useEffect, type RefObject } from 'react'

/**
 * Sets the URL of a video while it is mounted and removes it on unmount. Browsers keep loading removed videos, and six of them block all
 * other requests to the host.
 */
export function useVideoSource(video: RefObject<HTMLVideoElement | null>, source: string | undefined): void {
  useEffect(() => {
    const element = video.current
    if (!element || source === undefined) return undefined
    element.setAttribute('src', source)
    return () => {
      element.removeAttribute('src')
      element.load()
    }
  }, [video, source])
}
