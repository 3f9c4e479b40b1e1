import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#contract/generation/generator.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useCancelJob } from '#web/lib/jobs/job-changes.ts'
import { isFinished, jobProgress, jobQuery } from '#web/lib/jobs/jobs.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { RetryButtons } from '#web/domains/jobs/failure-actions.tsx'
import { JobStatusBadge } from '#web/domains/jobs/job-status-badge.tsx'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/job-details.ts'
import { JobBrief } from './job-brief.tsx'
import { JobTask } from './job-task.tsx'

interface JobDialogProps {
  /** The job that is shown; null closes. */
  id: number | null
  onChange: (id: number | null) => void
}

/** The details of a job and its items, updated while it runs. */
export function JobDialog({ id, onChange }: JobDialogProps) {
  // The dialog keeps its content while it fades out.
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const query = useQuery({ ...jobQuery(shown ?? 0), enabled: id !== null, staleTime: 0 })
  return (
    <Dialog isOpen={id !== null} onClose={() => onChange(null)} className="max-w-190">
      <div className="sticky -top-4 z-1 flex items-center gap-3 rounded-t-lg border-b border-border bg-surface py-2.5 pe-2.5 ps-5 sm:ps-6">
        <DialogTitle className="me-auto truncate text-md">{fillNodes(t.job, { id: shown })}</DialogTitle>
        {query.data && <JobStatusBadge status={query.data.status} />}
        <IconButton label={t.close} icon={X} onClick={() => onChange(null)} />
      </div>
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        {query.isPending && <Skeleton className="h-60" />}
        {query.isError && !query.data && (
          <Banner onRetry={() => void query.refetch()}>{getErrorMessage(query.error, t.failedToLoadJobs)}</Banner>
        )}
        {query.data && <JobBody job={query.data} onChange={onChange} />}
      </div>
    </Dialog>
  )
}

function JobBody({ job, onChange }: { job: JobDetail; onChange: (id: number) => void }) {
  const cancel = useCancelJob()
  const hasEnded = isFinished(job)
  return (
    <>
      {!hasEnded && <ProgressBar label={t.progressOfAllItems} value={jobProgress(job)} className="h-1.5" />}
      <JobBrief job={job} onOpen={onChange} />
      <ul aria-label={t.items} className="divide-y divide-border border-y border-border">
        {job.tasks.map((task) => (
          <JobTask key={task.key} job={job} task={task} />
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        {hasEnded ? (
          <RetryButtons job={job} onRetried={({ id }) => onChange(id)} />
        ) : (
          <Button variant="secondary" isWaiting={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
            {t.cancelWhatIsLeft}
          </Button>
        )}
        {job.result_content_ids.length > 0 && <ButtonLink to="/dashboard/content">{t.viewAllContent}</ButtonLink>}
      </div>
    </>
  )
}
