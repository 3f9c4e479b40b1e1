import { useEffect } from 'react'

const claimed = new Set<number>()

/** While a screen shows how this job ends, the note about the end has no need to lead anywhere. */
export function useSuppressJobNote(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    claimed.add(id)
    return () => void claimed.delete(id)
  }, [id])
}

export const isJobNoteSuppressed = (id: number): boolean => claimed.has(id)
