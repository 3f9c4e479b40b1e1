import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'

/** The two colors of an item's brand as chips that copy their value. Renders nothing if the brand is unknown. */
export function BrandColors({ brandId }: { brandId: number | null }) {
  const brands = useQuery({ ...brandsQuery, enabled: brandId !== null })
  const brand = brands.data?.find(({ id }) => id === brandId)
  if (!brand) return null
  const colors = [
    { label: 'Primary color', hex: brand.primary_color },
    { label: 'Secondary color', hex: brand.secondary_color },
  ]
  return (
    <section aria-label="Brand colors">
      <h3 className="text-sm">Brand colors</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {colors.map(({ label, hex }) => (
          <button
            key={label}
            type="button"
            aria-label={`Copy ${label.toLowerCase()} ${hex}`}
            title={label}
            onClick={() => void copyText(hex, 'Color copied to clipboard')}
            className="inline-flex h-8 items-center gap-2 rounded-full border border-outline/60 pr-3 pl-1.5 text-sm tabular-nums transition-colors hover:bg-raised pointer-coarse:h-10"
          >
            <span className="size-5 rounded-full border border-outline/40" style={{ background: hex }} />
            {hex}
          </button>
        ))}
      </div>
    </section>
  )
}
