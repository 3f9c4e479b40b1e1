import { useQuery } from '@tanstack/react-query'
import { ListChecks, Scaling } from 'lucide-react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ActionLink, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyKit } from '#web/ui/display/illustrations.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/wizard.ts'
import { usePreselection } from './use-preselection.ts'
import { Wizard } from './wizard-view.tsx'

export function GeneratorScreen() {
  const brands = useQuery(brandsQuery)
  const preselection = usePreselection(brands.data)
  return (
    <PageFrame title={t.contentGenerator} lead={t.sevenShortStepsAndEvery} actions={<Elsewhere />}>
      {brands.isPending && <WizardSkeleton />}
      {brands.isError && (
        <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, t.failedToLoadBrands)}</Banner>
      )}
      {brands.data?.length === 0 && (
        <EmptyState
          title={t.noBrandsYet}
          text={t.noBrandsAvailablePleaseCreate}
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
