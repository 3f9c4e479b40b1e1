import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fontFileQuery } from './queries.ts'

/** Loads an uploaded font under a CSS family that nothing else uses. */
export function useFontFace(brandId: number, fontId: number, family: string): void {
  const { data } = useQuery(fontFileQuery(brandId, fontId))
  useEffect(() => {
    if (!data) return undefined
    // For all weights, so that the browser does not embolden it.
    const face = new FontFace(family, data, { weight: '1 1000' })
    document.fonts.add(face)
    return () => void document.fonts.delete(face)
  }, [data, family])
}
