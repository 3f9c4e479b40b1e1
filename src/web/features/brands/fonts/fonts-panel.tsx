import { useQuery } from '@tanstack/react-query'
import { BRAND_FONTS_MAX } from '#contract/brands/fonts/font-options.ts'
import type { BrandFontList } from '#contract/brands/fonts/brand-fonts.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { fill } from '#web/words/fill.ts'
import { FontChoicePanel } from './font-choice-panel.tsx'
import { FontRow } from './font-row.tsx'
import { FontUpload } from './font-upload.tsx'
import { fontsQuery } from './queries.ts'

/** The uploaded fonts of a brand, and where it uses them. */
export function FontsPanel({ brand }: { brand: Brand }) {
  const fonts = useQuery(fontsQuery(brand.id))
  if (fonts.isPending)
    return (
      <div aria-busy className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-80" />
        <Skeleton className="aspect-square w-full" />
      </div>
    )
  if (fonts.isError)
    return <Banner onRetry={() => void fonts.refetch()}>{getErrorMessage(fonts.error, t.loadFailed)}</Banner>
  return (
    <div className="grid gap-x-8 gap-y-7 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-7 md:order-first">
        <FontList brand={brand} list={fonts.data} />
        <FontUpload brandId={brand.id} isFull={fonts.data.fonts.length >= BRAND_FONTS_MAX} />
      </div>
      <FontChoicePanel brand={brand} list={fonts.data} />
    </div>
  )
}

function FontList({ brand, list }: { brand: Brand; list: BrandFontList }) {
  const { fonts, headline, text } = list
  return (
    <section aria-labelledby="brand-fonts-list">
      <h3 id="brand-fonts-list" className="flex items-baseline gap-2 font-semibold">
        {t.yourFonts}
        <span className="text-sm font-normal text-muted tabular-nums">
          {fill(t.room, { count: fonts.length, most: BRAND_FONTS_MAX })}
        </span>
      </h3>
      {fonts.length === 0 ? (
        <div className="mt-3 rounded-md border border-dashed border-outline/50 px-5 py-8 text-center">
          <p className="font-medium">{t.noFonts}</p>
          <p className="mt-1 text-sm text-muted">{t.noFontsText}</p>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-border border-y border-border">
          {fonts.map((font) => (
            <FontRow key={font.id} brandId={brand.id} font={font} isUsed={[headline, text].includes(font.family)} />
          ))}
        </ul>
      )}
    </section>
  )
}
