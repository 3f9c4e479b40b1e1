import type { BrandLogos } from '#contract/brands/logos/brand-logos.ts'
import { LOGO_VARIANTS } from '#contract/brands/logos/logo-variants.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/brand-logos.ts'
import { lacksSvg } from './lacks-svg.ts'
import { LogoPlates } from './logo-plates.tsx'
import { useLogoVariants, type VariantChange } from './use-logo-variants.ts'
import { VariantCard } from './variant-card.tsx'

/** The logo of a brand and its variants, each on a light and on a dark ground. */
export function LogoVariantsPanel({ brand }: { brand: Brand }) {
  const { query, change } = useLogoVariants(brand.id)
  if (query.isPending) return <VariantsSkeleton />
  if (query.isError) return <Banner onRetry={() => void query.refetch()}>{t.notLoaded}</Banner>
  return (
    <VariantList
      brand={brand}
      saved={query.data}
      busy={change.isPending ? change.variables : null}
      onChange={change.mutate}
    />
  )
}

interface VariantListProps {
  brand: Brand
  saved: BrandLogos
  /** The change that is being stored. */
  busy: VariantChange | null
  onChange: (change: VariantChange) => void
}

function VariantList({ brand, saved, busy, onChange }: VariantListProps) {
  const { logo_url, logos, offers } = saved
  const source = `${logos.find(({ kind }) => kind === 'full')?.url ?? ''} ${logo_url ?? ''}`
  const isEmpty = !logo_url && logos.length === 0
  return (
    <div className="flex flex-col gap-5">
      {isEmpty && <p className="text-sm text-muted">{t.nothingYet}</p>}
      {lacksSvg(saved) && (
        <p role="note" className="text-sm text-muted">
          {t.svgAgain}
        </p>
      )}
      <ul aria-label={t.variants} className="grid gap-4 sm:grid-cols-2">
        {logo_url && (
          <li className="flex min-w-0 flex-col gap-3 rounded-md border border-border p-3.5">
            <div>
              <h3 className="text-sm font-semibold">{t.logo}</h3>
              <p className="text-sm text-muted">{t.logoText}</p>
            </div>
            <LogoPlates url={logo_url} name={t.logo} />
          </li>
        )}
        {LOGO_VARIANTS.map((kind) => (
          <VariantCard
            key={kind}
            brandId={brand.id}
            kind={kind}
            url={logos.find((logo) => logo.kind === kind)?.url ?? null}
            offer={offers.find((offered) => offered === kind) ?? null}
            source={source}
            isBusy={busy?.kind === kind}
            isBlocked={busy !== null}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  )
}

function VariantsSkeleton() {
  return (
    <div aria-busy className="grid gap-4 sm:grid-cols-2">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-56 rounded-md" />
      ))}
    </div>
  )
}
