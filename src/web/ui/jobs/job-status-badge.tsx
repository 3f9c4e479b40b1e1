import { clsx } from 'clsx'
import type { JobStatus } from '#contract/generator.ts'
import { STATUS_LABELS } from '#web/lib/job-words.ts'

const DOTS: Readonly<Record<JobStatus, string>> = {
  queued: 'bg-outline',
  running: 'bg-accent animate-pulse',
  succeeded: 'bg-success',
  partially_failed: 'bg-warning',
  failed: 'bg-danger',
  cancelled: 'bg-outline',
}

/** The state of a job in words, with a dot in its colour. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium whitespace-nowrap">
      <span className={clsx('size-2 rounded-full', DOTS[status])} aria-hidden />
      {STATUS_LABELS[status]}
    </span>
  )
}
