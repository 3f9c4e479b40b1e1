import { clsx } from 'clsx'
import type { Brand } from '#contract/brands/brands.ts'
import { swatchInk } from '#web/lib/brand/color.ts'

/** The first letter of a brand's name on its color, in its font. */
export function BrandTile({ brand, className }: { brand: Brand; className: string }) {
  return (
    <span
      className={clsx('grid shrink-0 place-content-center overflow-hidden rounded-sm text-lg font-bold', className)}
      style={{ background: brand.primary_color, color: swatchInk(brand.primary_color), fontFamily: brand.typography }}
      aria-hidden
    >
      {Array.from(brand.name)[0]}
    </span>
  )
}
