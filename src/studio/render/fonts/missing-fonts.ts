import type { UploadedFamily } from '../../type/uploaded-family.ts'
import type { Brief } from '../../model/brief.ts'
import type { ImageBytes } from '../image/prepare-images.ts'

/** Leaves out uploaded fonts whose files are missing. Without a family, the typography of the brand is used. `notes` says so. */
export function dropMissingFonts<B extends Brief>(brief: B, files: ImageBytes): { brief: B; notes: string[] } {
  const { fonts, ...brand } = brief.brand
  if (!fonts) return { brief, notes: [] }
  const keep = (family: UploadedFamily | undefined): UploadedFamily | undefined => {
    const faces = family?.faces.filter(({ key }) => files[key]) ?? []
    if (!family || faces.length === 0) return undefined
    return faces.length === family.faces.length
      ? family
      : { ...family, faces, weights: faces.map(({ weight }) => weight) }
  }
  const [headline, text] = [keep(fonts.headline), keep(fonts.text)]
  const isWhole = headline === fonts.headline && text === fonts.text
  if (isWhole) return { brief, notes: [] }
  const kept = headline || text ? { fonts: { ...(headline && { headline }), ...(text && { text }) } } : {}
  return { brief: { ...brief, brand: { ...brand, ...kept } }, notes: ['brand_font_missing'] }
}
