import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Job } from '#contract/generation/generator.ts'
import { useCancelJob, useRetryJob } from '#web/lib/jobs/job-changes.ts'
import { isFinished, jobProgress, jobQuery } from '#web/lib/jobs/jobs.ts'
import { optionLabel, optionLabels } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { JobStatusBadge } from '#web/domains/jobs/job-status-badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/job-details.ts'

const COLUMNS = ['ID', t.types, t.platforms, t.tone, t.goal, t.status, t.created]

interface JobsTableProps {
  jobs: readonly Job[]
  onOpen: (id: number) => void
}

/** A table; on a phone each row is a card. The ARIA roles are explicit, because a changed `display` removes them. */
export function JobsTable({ jobs, onOpen }: JobsTableProps) {
  return (
    <table role="table" aria-label={t.generationJobs2} className="w-full max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="text-start text-sm text-muted">
          {COLUMNS.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="border-b border-border px-3 pb-2 text-start font-medium"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

function JobRow({ job, onOpen }: { job: Job; onOpen: (id: number) => void }) {
  return (
    <tr
      role="row"
      className="relative hover:bg-raised/60 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2.5 max-md:rounded-md max-md:border max-md:border-border max-md:bg-surface max-md:p-4"
    >
      <Cell name="ID" isBare className="max-md:-order-2">
        <button
          type="button"
          aria-label={fill(t.detailsOfJob, { id: job.id })}
          onClick={() => onOpen(job.id)}
          className="font-medium tabular-nums after:absolute after:inset-0 hover:text-accent-ink"
        >
          #{job.id}
        </button>
      </Cell>
      <Cell name={t.types}>{optionLabels(job.content_types)}</Cell>
      <Cell name={t.platforms} className={job.platforms.length === 0 && 'max-md:hidden'}>
        {optionLabels(job.platforms)}
      </Cell>
      <Cell name={t.tone} className={!job.tone && 'max-md:hidden'}>
        {job.tone ? optionLabel(job.tone) : '–'}
      </Cell>
      <Cell name={t.goal} className={!job.goal && 'max-md:hidden'}>
        {job.goal ? optionLabel(job.goal) : '–'}
      </Cell>
      <Cell name={t.status} isBare className="max-md:order-last max-md:col-span-2">
        <StatusCell job={job} onOpen={onOpen} />
      </Cell>
      <Cell name={t.created} isBare className="max-md:-order-1 max-md:justify-self-end">
        <span className="whitespace-nowrap text-muted">
          <Timestamp time={job.created_at} />
        </span>
      </Cell>
    </tr>
  )
}

interface CellProps {
  name: string
  /** Hides the column's name in a card, where the value needs no label. */
  isBare?: boolean
  className?: string | false
  children: ReactNode
}

function Cell({ name, isBare = false, className, children }: CellProps) {
  return (
    <td role="cell" className={clsx('min-w-0 border-border px-3 py-3 align-middle max-md:p-0 md:border-b', className)}>
      {!isBare && (
        <span aria-hidden className="block text-xs text-muted md:hidden">
          {name}
        </span>
      )}
      {children}
    </td>
  )
}

/** State, progress and the possible actions. */
function StatusCell({ job, onOpen }: { job: Job; onOpen: (id: number) => void }) {
  const isGoingOn = !isFinished(job)
  const detail = useQuery({ ...jobQuery(job.id), enabled: isGoingOn })
  const cancel = useCancelJob()
  const retry = useRetryJob(({ id }) => onOpen(id))
  const mayRetry = ['failed', 'partially_failed', 'cancelled'].includes(job.status)
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5">
      <JobStatusBadge status={job.status} />
      {isGoingOn && (
        <>
          <ProgressBar
            label={fill(t.progressOfJob, { id: job.id })}
            value={detail.data ? jobProgress(detail.data) : 0}
            className="w-20"
          />
          <Button
            variant="ghost"
            size="small"
            aria-label={fill(t.cancelJob, { id: job.id })}
            className="relative z-1"
            isWaiting={cancel.isPending}
            onClick={() => cancel.mutate(job.id)}
          >
            {t.cancel}
          </Button>
        </>
      )}
      {mayRetry && (
        <Button
          variant="ghost"
          size="small"
          aria-label={fill(t.retryJob, { id: job.id })}
          className="relative z-1"
          isWaiting={retry.isPending}
          onClick={() => retry.mutate({ id: job.id })}
        >
          {t.retry}
        </Button>
      )}
    </div>
  )
}
