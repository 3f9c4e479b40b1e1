import { useQuery } from '@tanstack/react-query'
import type { BrandFont } from '#contract/brands/fonts/brand-fonts.ts'
import { fontsQuery } from './queries.ts'
import { useFontFace } from './use-font-face.ts'

export interface UsedFaceProps {
  brandId: number
  /** The uploaded family. */
  family: string
  /** The CSS family that it is loaded as. */
  css: string
}

/** The weight of headlines. */
const BOLD = 700

/** Loads the boldest fitting font of an uploaded family. It renders nothing. */
export function UsedFace({ brandId, family, css }: UsedFaceProps) {
  const { data } = useQuery(fontsQuery(brandId))
  const font = data && findHeadlineFont(data.fonts, family)
  return font ? <Face brandId={brandId} fontId={font.id} css={css} /> : null
}

function Face({ brandId, fontId, css }: { brandId: number; fontId: number; css: string }) {
  useFontFace(brandId, fontId, css)
  return null
}

/** The upright font with the weight next to that of headlines. */
function findHeadlineFont(fonts: readonly BrandFont[], family: string): BrandFont | undefined {
  const distance = ({ weight, is_italic }: BrandFont) => Math.abs(weight - BOLD) + (is_italic ? 1000 : 0)
  return fonts.filter((font) => font.family === family).toSorted((one, other) => distance(one) - distance(other))[0]
}
