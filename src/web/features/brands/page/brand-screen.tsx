import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil } from 'lucide-react'
import type { Brand } from '#contract/brands/brands.ts'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import '#web/lib/brand/brand-fonts.ts'
import { ActionLink, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { TabNav } from '#web/ui/layout/tab-nav.tsx'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t as l } from '#web/words/brand-updates.ts'
import { t as b } from '#web/words/brands.ts'
import { t } from '#web/words/consistency.ts'
import { BrandPanel } from './brand-panel.tsx'
import { BRAND_TABS, brandPath, TAB_NAMES, type BrandTab } from './brand-tabs.ts'

/** `/dashboard/brands/:id` and its tabs: everything about one brand. */
export function BrandScreen({ brandId, tab }: { brandId: number; tab: BrandTab }) {
  const brands = useQuery(brandsQuery)
  const brand = brands.data?.find(({ id }) => id === brandId)
  if (brand) return <OpenBrand brand={brand} tab={tab} />
  return (
    <PageFrame title={l.brand} lead={l.brandLead} actions={<BackLink />}>
      {brands.isPending && <BrandSkeleton />}
      {brands.isError && (
        <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, BRANDS_LOAD_FAILED)}</Banner>
      )}
      {brands.isSuccess && (
        <EmptyState
          title={t.gone}
          text={t.goneText}
          action={<ActionLink to="/dashboard/brands">{t.backToBrands}</ActionLink>}
        />
      )}
    </PageFrame>
  )
}

function OpenBrand({ brand, tab }: { brand: Brand; tab: BrandTab }) {
  const tabs = BRAND_TABS.map((value) => ({ value, label: TAB_NAMES[value], to: brandPath(brand.id, value) }))
  return (
    <PageFrame
      title={brand.name}
      lead={l.brandLead}
      badge={<Badge>{optionLabel(brand.brand_tone)}</Badge>}
      actions={
        <>
          <BackLink />
          <ButtonLink variant="secondary" to={`/dashboard/brands?edit=${brand.id}`}>
            <Pencil aria-hidden />
            {b.editBrand}
          </ButtonLink>
          <ButtonLink to={`/dashboard/generate?brand=${brand.id}`}>{b.generateContent}</ButtonLink>
        </>
      }
    >
      <TabNav label={l.parts} tabs={tabs} current={tab} />
      <BrandPanel brand={brand} tab={tab} />
    </PageFrame>
  )
}

function BackLink() {
  return (
    <ActionLink to="/dashboard/brands" variant="ghost">
      <ArrowLeft aria-hidden />
      {b.backToBrands}
    </ActionLink>
  )
}

function BrandSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-10" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  )
}
