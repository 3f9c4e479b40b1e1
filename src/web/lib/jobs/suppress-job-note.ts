import { useEffect } from 'react'

const claimed = new Set<number>()

/** While a screen shows how this job ends, the notification about its end has no link. */
export function useSuppressJobNote(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    claimed.add(id)
    return () => void claimed.delete(id)
  }, [id])
}

export const isJobNoteSuppressed = (id: number): boolean => claimed.has(id)
