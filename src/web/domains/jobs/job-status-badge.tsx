import { clsx } from 'clsx'
import { statusLabel } from '#web/lib/jobs/job-labels.ts'

const DOTS: Readonly<Record<string, string>> = {
  queued: 'bg-outline',
  running: 'bg-accent animate-pulse',
  succeeded: 'bg-success',
  partially_failed: 'bg-warning',
  failed: 'bg-danger',
  cancelled: 'bg-outline',
}

/** The state of a job in words, with a dot in its color. */
export function JobStatusBadge({ status }: { status: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium whitespace-nowrap">
      <span className={clsx('size-2 rounded-full', DOTS[status] ?? 'bg-outline')} aria-hidden />
      {statusLabel(status)}
    </span>
  )
}
