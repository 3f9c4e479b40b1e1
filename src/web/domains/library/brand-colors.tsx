import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

/** The two colors of an item's brand as chips that copy their value. Renders nothing if the brand is unknown. */
export function BrandColors({ brandId }: { brandId: number | null }) {
  const brands = useQuery({ ...brandsQuery, enabled: brandId !== null })
  const brand = brands.data?.find(({ id }) => id === brandId)
  if (!brand) return null
  const colors = [
    { label: t.primaryColor, hex: brand.primary_color },
    { label: t.secondaryColor, hex: brand.secondary_color },
  ]
  return (
    <section aria-label={t.brandColors}>
      <h3 className="text-sm">{t.brandColors}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {colors.map(({ label, hex }) => (
          <button
            key={label}
            type="button"
            aria-label={fill(t.copyColor, { name: inSentence(label), hex })}
            title={label}
            onClick={() => void copyText(hex, t.colorCopiedToClipboard)}
            className="inline-flex h-8 items-center gap-2 rounded-full border border-outline/60 pe-3 ps-1.5 text-sm tabular-nums transition-colors hover:bg-raised pointer-coarse:h-10"
          >
            <span className="size-5 rounded-full border border-outline/40" style={{ background: hex }} />
            {hex}
          </button>
        ))}
      </div>
    </section>
  )
}
