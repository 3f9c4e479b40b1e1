import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#contract/brands.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyKit } from '#web/ui/display/illustrations.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { arrangeBrands } from './arrange-brands.ts'
import { BrandCard, BrandRow } from './brand-card.tsx'
import { BrandToolbar, type Arrangement } from './brand-toolbar.tsx'

export const BRANDS_LEAD = 'Each brand keeps its colors, type, tone and logo.'
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
}

export function BrandList({ brands, saved, isNew, failure, arrangement, onArrange }: BrandListProps) {
  const { search, sort, view } = arrangement
  const shown = arrangeBrands(brands, search, sort)
  const created = isNew ? brands.find(({ id }) => id === saved) : undefined
  return (
    <PageFrame title="My Brands" lead={BRANDS_LEAD} badge={<Badge>{brands.length}</Badge>} actions={<NewBrand />}>
      {failure}
      {created && (
        <Banner
          tone="success"
          actions={
            <ButtonLink size="small" to={`/dashboard/generate?brand=${created.id}`}>
              Generate content
            </ButtonLink>
          }
        >
          <strong className="font-semibold">{created.name}</strong> is ready for its first picture.
        </Banner>
      )}
      {brands.length === 0 ? (
        <EmptyState
          drawing={<EmptyKit className="h-28" />}
          title="No brands yet"
          text="Two colors and a typeface are enough to start with."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <NewBrand label="Create your first brand" />
              <ButtonLink to="/dashboard/start" variant="secondary">
                Start in a minute
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

function NewBrand({ label = 'New Brand' }: { label?: string }) {
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
      Clear search
    </Button>
  )
  return (
    <EmptyState
      drawing={<EmptyKit className="h-28" />}
      title="No brands found"
      text="No name, description or tone matches your search."
      action={action}
    />
  )
}
