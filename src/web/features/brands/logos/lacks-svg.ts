import type { BrandLogos } from '#contract/brands/logos/brand-logos.ts'
import { COMPUTED_VARIANTS } from '#contract/brands/logos/computed-variants.ts'

/** Whether a variant is missing that could be computed if the SVG of the logo were stored. The server offers all of these when it is. */
export function lacksSvg({ logo_url, logos, offers }: BrandLogos): boolean {
  const hasLogo = logo_url !== null || logos.length > 0
  const isMissing = COMPUTED_VARIANTS.some((kind) => !logos.some((logo) => logo.kind === kind))
  return hasLogo && isMissing && offers.length === 0
}
