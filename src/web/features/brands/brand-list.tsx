import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyKit } from '#web/ui/display/illustrations.tsx'
import { ImportBrandButton } from '#web/domains/brands/import/import-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/brands.ts'
import { arrangeBrands } from './arrange-brands.ts'
import { BrandCard, BrandRow } from './brand-card.tsx'
import { BrandToolbar, type Arrangement } from './brand-toolbar.tsx'

const ChangedOffer = lazyOnDemand(loadOffer, ({ brand }) => brand !== undefined)

async function loadOffer() {
  const { OutdatedOffer } = await import('./updates/outdated-offer.tsx')
  return ({ brand }: { brand: Brand | undefined }) => brand && <OutdatedOffer key={brand.id} brand={brand} />
}

export const BRANDS_LEAD = t.noBrandsHint
export const brandGridClass = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

interface BrandListProps {
  brands: readonly Brand[]
  /** Id of the brand that was just saved, if any. */
  saved: number | undefined
  /** Whether that brand is new. */
  isNew: boolean
  /** Shown above the list if the last load failed. */
  failure: ReactNode
  arrangement: Arrangement
  onArrange: (arrangement: Arrangement) => void
  onImported: (id: number | undefined) => void
}

export function BrandList({ brands, saved, isNew, failure, arrangement, onArrange, onImported }: BrandListProps) {
  const { search, sort, view } = arrangement
  const shown = arrangeBrands(brands, search, sort)
  const created = isNew ? brands.find(({ id }) => id === saved) : undefined
  const changed = isNew ? undefined : brands.find(({ id }) => id === saved)
  return (
    <PageFrame
      title={t.myBrands}
      lead={BRANDS_LEAD}
      badge={<Badge>{brands.length}</Badge>}
      actions={<Actions onImported={onImported} />}
    >
      {failure}
      <ChangedOffer brand={changed} />
      {created && (
        <Banner
          tone="success"
          actions={
            <ButtonLink size="small" to={`/dashboard/generate?brand=${created.id}`}>
              {t.generateContent}
            </ButtonLink>
          }
        >
          {fillNodes(t.brandReady, { name: <strong className="font-semibold">{created.name}</strong> })}
        </Banner>
      )}
      {brands.length === 0 ? (
        <EmptyState
          drawing={<EmptyKit className="h-28" />}
          title={t.noBrandsYet}
          text={t.noBrandsLead}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <NewBrand label={t.createYourFirstBrand} />
              <ButtonLink to="/dashboard/start" variant="secondary">
                {t.startInAMinute}
              </ButtonLink>
            </div>
          }
        />
      ) : (
        <>
          <BrandToolbar arrangement={arrangement} onChange={onArrange} shown={shown.length} total={brands.length} />
          {shown.length === 0 && <NotFound onClear={() => onArrange({ ...arrangement, search: '' })} />}
          {view === 'grid' ? (
            <ul className={brandGridClass}>
              {shown.map((brand) => (
                <BrandCard key={brand.id} brand={brand} hasArrived={brand.id === saved} />
              ))}
            </ul>
          ) : (
            <ul className="divide-y divide-border border-y border-border empty:hidden">
              {shown.map((brand) => (
                <BrandRow key={brand.id} brand={brand} hasArrived={brand.id === saved} />
              ))}
            </ul>
          )}
        </>
      )}
    </PageFrame>
  )
}

function Actions({ onImported }: Pick<BrandListProps, 'onImported'>) {
  return (
    <>
      <ImportBrandButton onCreated={onImported} />
      <NewBrand />
    </>
  )
}

function NewBrand({ label = t.newBrand }: { label?: string }) {
  return (
    <ButtonLink to="/dashboard/brands?new">
      <Plus aria-hidden />
      {label}
    </ButtonLink>
  )
}

function NotFound({ onClear }: { onClear: () => void }) {
  const action = (
    <Button variant="secondary" onClick={onClear}>
      {t.clearSearch}
    </Button>
  )
  return (
    <EmptyState
      drawing={<EmptyKit className="h-28" />}
      title={t.noBrandsFound}
      text={t.noMatchesHint}
      action={action}
    />
  )
}
