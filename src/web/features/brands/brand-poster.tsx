import { clsx } from 'clsx'
import type { Brand } from '#contract/brands/brands.ts'
import { swatchInk } from '#web/lib/brand/color.ts'
import { BrandLogo } from './brand-logo.tsx'
import { pickLogoUrl } from './logos/pick-logo-url.ts'

/** A brand as a small poster: its name in its font on its colors. */
export function BrandPoster({ brand, className }: { brand: Brand; className: string }) {
  const ink = swatchInk(brand.primary_color)
  return (
    <div
      className={clsx('relative flex flex-col justify-between overflow-hidden p-4', className)}
      style={{ background: brand.primary_color, color: ink }}
      aria-hidden
    >
      <span className="absolute -end-8 -bottom-14 size-40 rounded-full" style={{ background: brand.secondary_color }} />
      <BrandLogo
        url={pickLogoUrl(brand, brand.primary_color)}
        ground={brand.primary_color}
        className="relative h-7 max-w-28 self-start object-contain object-left"
      />
      <p
        className="relative mt-auto line-clamp-2 max-w-[70%] text-xl leading-tight font-bold"
        style={{ fontFamily: brand.typography }}
      >
        {brand.name}
      </p>
    </div>
  )
}
