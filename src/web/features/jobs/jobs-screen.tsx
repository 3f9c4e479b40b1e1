import { useQuery } from '@tanstack/react-query'
import { Scaling } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { thousands } from '#web/lib/format/format.ts'
import { jobsQuery } from '#web/lib/jobs/jobs.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ActionLink, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/job-details.ts'
import { JobDialog } from './job-dialog.tsx'
import { JobsTable } from './jobs-table.tsx'

/** All jobs of the wizard and of Quick Generate, updated while they run. `?job=` opens one. */
export function JobsScreen() {
  const jobs = useQuery({ ...jobsQuery, refetchOnMount: 'always' })
  const [search, setSearch] = useSearchParams()
  const show = (id: number | null) => setSearch(id === null ? {} : { job: String(id) }, { preventScrollReset: true })
  return (
    <PageFrame
      title={t.generationJobs}
      lead={t.jobsHint}
      badge={jobs.data && jobs.data.length > 0 && <Badge>{thousands(jobs.data.length)}</Badge>}
      actions={
        <>
          <ActionLink to="/dashboard/configuration" variant="secondary">
            <Scaling aria-hidden />
            {t.configuration}
          </ActionLink>
          <ButtonLink to="/dashboard/generator">{t.contentGenerator}</ButtonLink>
        </>
      }
    >
      {jobs.isPending && <JobsSkeleton />}
      {jobs.isError && (
        <Banner onRetry={() => void jobs.refetch()}>{getErrorMessage(jobs.error, t.failedToLoadJobs)}</Banner>
      )}
      {jobs.data?.length === 0 && (
        <EmptyState
          title={t.noJobsFound}
          text={t.noJobsHint}
          action={<ButtonLink to="/dashboard/generator">{t.contentGenerator}</ButtonLink>}
        />
      )}
      {jobs.data && jobs.data.length > 0 && <JobsTable jobs={jobs.data} onOpen={show} />}
      <JobDialog id={Number(search.get('job')) || null} onChange={show} />
    </PageFrame>
  )
}

function JobsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-13" />
      ))}
    </div>
  )
}
