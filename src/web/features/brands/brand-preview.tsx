import { useWatch } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import {
  DEFAULT_CTA_TEXT,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  DEFAULT_TYPOGRAPHY,
} from '#contract/options.ts'
import { RenderedPreview } from '#web/domains/brands/rendered-preview.tsx'
import { isFullHex, swatchInk } from '#web/lib/brand/color.ts'
import { bestInk } from '#web/lib/brand/contrast.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { useBrandImage } from '#web/lib/brand/use-brand-image.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { t } from '#web/words/brands.ts'
import { currentLanguage } from '#web/words/define-words.ts'
import { BrandLogo } from './brand-logo.tsx'
import type { BrandValues } from './brand-values.ts'
import { ContrastPanel } from './fields/contrast-panel.tsx'

const UsedFaceOnDemand = lazyOnDemand(loadFace, ({ used }) => used !== null)

async function loadFace() {
  const { UsedFace } = await import('./fonts/used-face.tsx')
  return ({ brandId, used }: { brandId: number; used: ReturnType<typeof findUsedFamily> }) =>
    used && <UsedFace brandId={brandId} {...used} />
}

/** The preview of the form's values: a rendered image, the swatches, the type and the contrast. */
export function BrandPreview({ brand }: { brand: Brand | undefined }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has all fields, and lists of whole texts
  const values = useWatch<BrandValues>() as Partial<BrandValues>
  const { picture, isCurrent } = useBrandImage({ ...values, logo_variants: brand?.logo_variants }, brand?.id)
  const primary = fullHex(values.primary_color, DEFAULT_PRIMARY_COLOR)
  const secondary = fullHex(values.secondary_color, DEFAULT_SECONDARY_COLOR)
  const name = values.name?.trim() || t.yourBrand
  const isEnglish = (values.language || currentLanguage()) === 'en'
  const typography = values.typography || DEFAULT_TYPOGRAPHY
  const uploaded = findUsedFamily(brand)
  const shownType = uploaded ? `${uploaded.css}, ${typography}` : typography
  return (
    <section
      aria-label={t.brandPreview}
      className="lg:sticky lg:top-22 lg:-me-2 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto lg:pe-2"
    >
      <h2 className="text-md">{t.brandPreview}</h2>
      <div className="relative mt-3 aspect-square w-full overflow-hidden rounded-lg max-lg:max-w-md">
        <DrawnPost
          name={name}
          description={values.description ?? ''}
          primary={primary}
          secondary={secondary}
          typography={shownType}
          logoUrl={values.logo_url}
          cta={isEnglish ? DEFAULT_CTA_TEXT : null}
          headline={values.key_ctas?.[0] ?? (isEnglish ? `Say hello to ${name}` : name)}
        />
        {picture && <RenderedPreview picture={picture} alt={t.samplePostLabel} isShown={isCurrent} />}
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-2 text-xs max-lg:max-w-md">
        <Swatch label={t.primary} hex={primary} />
        <Swatch label={t.secondary} hex={secondary} />
        <div className="flex h-16 min-w-0 flex-col justify-between rounded-md border border-border bg-surface p-2.5">
          <dt className="text-lg leading-none font-bold" style={{ fontFamily: shownType }}>
            Aa
          </dt>
          <dd className="truncate text-muted">{uploaded?.family ?? firstFamily(typography)}</dd>
        </div>
      </dl>
      <UsedFaceOnDemand brandId={brand?.id ?? 0} used={uploaded} />
      <ContrastPanel primary={primary} secondary={secondary} />
    </section>
  )
}

function Swatch({ label, hex }: { label: string; hex: string }) {
  return (
    <div
      className="flex h-16 flex-col justify-between rounded-md p-2.5 shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.2)]"
      style={{ background: hex, color: bestInk(hex, swatchInk(hex)) }}
    >
      <dt className="font-medium">{label}</dt>
      <dd className="font-mono uppercase">{hex}</dd>
    </div>
  )
}

const fullHex = (hex: string | undefined, fallback: string) => (hex && isFullHex(hex) ? hex : fallback)

/** The uploaded family that stands for the type of a brand: that of its headlines, else that of its texts. `css` is its CSS family once it is loaded. */
function findUsedFamily(brand: Brand | undefined): { family: string; css: string } | null {
  const { headline, text } = brand?.uploaded_fonts ?? {}
  const family = headline ?? text
  return brand && family ? { family, css: `brand-type-${brand.id}` } : null
}

interface DrawnPostProps {
  name: string
  description: string
  primary: string
  secondary: string
  typography: string
  logoUrl: string | null | undefined
  /** The headline of the post. */
  headline: string
  /** The words of the button. Without them, there is none. */
  cta: string | null
}

/** A post rendered in the browser from the brand's values, so that every change shows immediately. */
function DrawnPost(props: DrawnPostProps) {
  const { name, description, primary, secondary, typography, logoUrl, headline, cta } = props
  const ink = bestInk(primary, swatchInk(primary))
  return (
    <div
      className="absolute inset-0 flex flex-col overflow-hidden p-[8%]"
      style={{ background: primary, color: ink, fontFamily: typography }}
    >
      <span
        className="absolute top-[44%] left-[38%] aspect-square w-[90%] rounded-full"
        style={{ background: secondary }}
        aria-hidden
      />
      <div className="relative flex items-center gap-2.5">
        <BrandLogo url={logoUrl} ground={primary} className="h-8 max-w-32 object-contain object-left" />
        <bdi className="truncate text-md font-bold">{name}</bdi>
      </div>
      <p dir="auto" className="relative mt-[12%] line-clamp-3 text-2xl leading-[1.08] font-bold">
        {headline}
      </p>
      <p className="relative mt-2 line-clamp-2 max-w-[60%] text-xs">{firstSentence(description)}</p>
      {cta && (
        <span
          className="relative mt-auto max-w-full self-start truncate rounded-full px-5 py-2.5 text-base font-bold"
          style={{ background: ink, color: swatchInk(ink) }}
        >
          {cta}
        </span>
      )}
    </div>
  )
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/u)[0]?.trim()
