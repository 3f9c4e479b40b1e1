import { useEffect, useState, type RefObject } from 'react'

/** True once `share` (0 to 1) of the element has been on screen. */
export function useSeen(element: RefObject<Element | null>, share: number): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { threshold: share })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share, isSeen])
  return isSeen
}
