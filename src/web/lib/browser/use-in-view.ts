import { useEffect, useState, type RefObject } from 'react'

/** True once `share` (0 to 1) of the element has been in view. It stays true. */
export function useInView(element: RefObject<Element | null>, share: number): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return undefined
    return watch(element.current, share, () => setSeen(true))
  }, [element, share, isSeen])
  return isSeen
}

interface Watcher {
  observer: IntersectionObserver
  onSeen: Map<Element, () => void>
}

/** One observer per share: an observer for every card of a long list slows down scrolling. */
const watchers = new Map<number, Watcher>()

function watch(element: Element, share: number, onSeen: () => void): () => void {
  const watcher = watchers.get(share) ?? newWatcher(share)
  watcher.onSeen.set(element, onSeen)
  watcher.observer.observe(element)
  return () => {
    watcher.onSeen.delete(element)
    watcher.observer.unobserve(element)
  }
}

function newWatcher(share: number): Watcher {
  const onSeen: Watcher['onSeen'] = new Map()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen.get(target)?.()
    },
    { threshold: share },
  )
  watchers.set(share, { observer, onSeen })
  return { observer, onSeen }
}
