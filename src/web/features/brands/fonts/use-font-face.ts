import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fontFileQuery } from './queries.ts'

/** Loads an uploaded font for a sample. Returns its CSS family, which nothing else uses. */
export function useFontFace(brandId: number, fontId: number): string {
  const family = `brand-font-${fontId}`
  const { data } = useQuery(fontFileQuery(brandId, fontId))
  useEffect(() => {
    if (!data) return undefined
    const face = new FontFace(family, data)
    document.fonts.add(face)
    return () => void document.fonts.delete(face)
  }, [data, family])
  return family
}
