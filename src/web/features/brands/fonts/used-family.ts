import type { Brand } from '#contract/brands/brands.ts'

/** The uploaded family that stands for the type of a brand: that of its headlines, else that of its texts. `css` is its CSS family once it is loaded. */
export function findUsedFamily(brand: Brand | undefined): { family: string; css: string } | null {
  const { headline, text } = brand?.uploaded_fonts ?? {}
  const family = headline ?? text
  return brand && family ? { family, css: `brand-type-${brand.id}` } : null
}
