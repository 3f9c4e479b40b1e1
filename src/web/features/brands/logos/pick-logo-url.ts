import type { Brand } from '#contract/brands/brands.ts'
import { computeContrast } from '#web/lib/brand/contrast.ts'

const [WHITE, BLACK] = ['#FFFFFF', '#000000']

/** The address of the logo of a brand for a ground (`#RRGGBB`): the variant for dark or light grounds if there is one. */
export function pickLogoUrl(
  { logo_url, logo_variants = [] }: Pick<Brand, 'logo_url' | 'logo_variants'>,
  ground: string,
): string | null {
  const isDark = computeContrast(WHITE, ground) > computeContrast(BLACK, ground)
  const wanted = isDark ? 'on_dark' : 'on_light'
  return logo_variants.find(({ kind }) => kind === wanted)?.url ?? logo_url
}
