import type { ContentType } from '#contract/options.ts'

/** What 'Save View' stores in this browser. Null means no filter. */
export interface SavedView {
  brandId: number | null
  contentType: ContentType | null
  favoritesOnly: boolean
}

export const SAVED_VIEW_KEY = 'signet-library-view'

export const writeView = ({ brandId, contentType, favoritesOnly }: SavedView): string =>
  JSON.stringify({ brandId, contentType, favoritesOnly })

/** Parses a saved view. Null if the text is not one. */
export function readView(text: string): SavedView | null {
  const { brandId, contentType, favoritesOnly } = listFields(text)
  const isBrand = brandId === null || (typeof brandId === 'number' && Number.isInteger(brandId) && brandId > 0)
  const isType = contentType === null || contentType === 'image' || contentType === 'video'
  return isBrand && isType && typeof favoritesOnly === 'boolean' ? { brandId, contentType, favoritesOnly } : null
}

function listFields(text: string): Partial<Record<keyof SavedView, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
