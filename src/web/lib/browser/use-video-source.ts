import { useEffect, type RefObject } from 'react'

/**
 * Gives a video its address for as long as it is mounted. A browser keeps loading for a removed element, and six of
 * those keep it from loading anything else.
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
