import { useQueries, useQuery } from '@tanstack/react-query'
import { ListChecks, Scaling } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Brand } from '#contract/brands/brands.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { ActionLink, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyKit } from '#web/ui/display/illustrations.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/wizard.ts'
import { Wizard } from './wizard-view.tsx'

export function WizardScreen() {
  const brands = useQuery(brandsQuery)
  const preselection = usePreselection(brands.data)
  return (
    <PageFrame title={t.contentGenerator} lead={t.lead} actions={<Elsewhere />}>
      {brands.isPending && <WizardSkeleton />}
      {brands.isError && (
        <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, t.failedToLoadBrands)}</Banner>
      )}
      {brands.data?.length === 0 && (
        <EmptyState
          title={t.noBrandsYet}
          text={t.noBrands}
          drawing={<EmptyKit className="h-28" />}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink to="/dashboard/start">{t.startInAMinute}</ButtonLink>
              <ButtonLink to="/dashboard/brands?new" variant="secondary">
                {t.newBrand}
              </ButtonLink>
            </div>
          }
        />
      )}
      {brands.data &&
        brands.data.length > 0 &&
        (preselection ? <Wizard brands={brands.data} {...preselection} /> : <WizardSkeleton />)}
    </PageFrame>
  )
}

function Elsewhere() {
  return (
    <>
      <ActionLink to="/dashboard/jobs" variant="secondary">
        <ListChecks aria-hidden />
        {t.generationJobs}
      </ActionLink>
      <ActionLink to="/dashboard/configuration" variant="secondary">
        <Scaling aria-hidden />
        {t.configuration}
      </ActionLink>
    </>
  )
}

function WizardSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <Skeleton className="h-9" />
      <Skeleton className="h-6 w-56" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-20 rounded-md" />
        ))}
      </div>
    </div>
  )
}

interface Preselection {
  brandId: number | null
  productId: number | null
}

/** The brand and product from `?brand=` and `?product=`. For a product alone, its brand is looked up; undefined until it is known. */
function usePreselection(brands: readonly Brand[] | undefined): Preselection | undefined {
  const [search] = useSearchParams()
  const brandId = parseId(search.get('brand'))
  const productId = parseId(search.get('product'))
  const isAlone = productId !== null && brandId === null
  const owners = useQueries({
    queries: isAlone ? (brands ?? []).map(({ id }) => productsQuery(id)) : [],
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      owner: answers.flatMap(({ data }) => data ?? []).find(({ id }) => id === productId)?.brand_id ?? null,
    }),
  })
  if (!brands || owners.isPending) return undefined
  const wanted = isAlone ? owners.owner : brandId
  if (!brands.some(({ id }) => id === wanted)) return { brandId: null, productId: null }
  return { brandId: wanted, productId }
}

const parseId = (text: string | null): number | null => Number(text) || null
