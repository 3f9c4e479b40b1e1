import { useWatch } from 'react-hook-form'
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR, DEFAULT_TYPOGRAPHY } from '#contract/options.ts'
import { isFullHex, swatchInk } from '#web/lib/color.ts'
import type { BrandValues } from './brand-editor.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { firstFamily } from './typography.ts'

/** The kit as it stands in the form: a post, its swatches and its type, changing with every keystroke. */
export function BrandPreview() {
  const values = useWatch<BrandValues>()
  const primary = fullHex(values.primary_color, DEFAULT_PRIMARY_COLOR)
  const secondary = fullHex(values.secondary_color, DEFAULT_SECONDARY_COLOR)
  const typography = values.typography || DEFAULT_TYPOGRAPHY
  const name = values.name?.trim() || 'Your brand'
  return (
    <section aria-label="Brand Preview" className="lg:sticky lg:top-22">
      <h2 className="text-md">Brand Preview</h2>
      <div
        className="relative mt-4 flex aspect-[4/5] max-h-[32rem] w-full flex-col overflow-hidden rounded-lg p-[8%]"
        style={{ background: primary, color: swatchInk(primary), fontFamily: typography }}
      >
        <span
          className="absolute top-[44%] left-[38%] aspect-square w-[90%] rounded-full"
          style={{ background: secondary }}
          aria-hidden
        />
        <div className="relative flex items-center gap-2.5">
          <BrandLogo url={values.logo_url} className="h-8 max-w-32 object-contain object-left" />
          <span className="truncate text-md font-bold">{name}</span>
        </div>
        <p className="relative mt-[12%] line-clamp-4 text-2xl leading-[1.08] font-bold">
          {headlineOf(values.description, name)}
        </p>
        <span
          className="relative mt-auto self-start rounded-full px-5 py-2.5 text-base font-bold"
          style={{ background: swatchInk(primary), color: primary === swatchInk(primary) ? '#888888' : primary }}
        >
          Learn More
        </span>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-2 text-xs">
        <Swatch label="Primary" hex={primary} />
        <Swatch label="Secondary" hex={secondary} />
        <div className="flex h-20 min-w-0 flex-col justify-between rounded-md border border-border bg-surface p-2.5">
          <dt className="text-xl leading-none font-bold" style={{ fontFamily: typography }}>
            Aa
          </dt>
          <dd className="truncate text-muted">{firstFamily(typography)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Swatch({ label, hex }: { label: string; hex: string }) {
  return (
    <div
      className="flex h-20 flex-col justify-between rounded-md p-2.5 shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.2)]"
      style={{ background: hex, color: swatchInk(hex) }}
    >
      <dt className="font-medium">{label}</dt>
      <dd className="font-mono uppercase">{hex}</dd>
    </div>
  )
}

const fullHex = (hex: string | undefined, fallback: string) => (hex && isFullHex(hex) ? hex : fallback)

/** The first sentence of the description, or a greeting. */
function headlineOf(description: string | null | undefined, name: string): string {
  const first = (description ?? '').split(/(?<=[.!?])\s/u)[0]?.trim()
  return first || `Say hello to ${name}`
}
