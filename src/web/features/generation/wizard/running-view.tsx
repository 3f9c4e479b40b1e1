import { Link } from 'react-router'
import type { JobDetail, Task } from '#contract/generation/generator.ts'
import { useCancelJob } from '#web/lib/jobs/job-changes.ts'
import { formatElapsed } from '#web/lib/format/number-format.ts'
import { taskSeconds, taskState, taskTitle } from '#web/lib/jobs/job-labels.ts'
import { jobProgress } from '#web/lib/jobs/jobs.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { ChargeNotes } from '#web/domains/jobs/charge-notes.tsx'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { ItemThumbnail } from '#web/domains/jobs/item-thumbnail.tsx'
import { fill, fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'

/** The loading view: every item with its stage, its time and, once it is done, its image. */
export function RunningView({ job }: { job: JobDetail | undefined }) {
  const now = useNow(true)
  const cancel = useCancelJob()
  const done = job?.tasks.filter(({ ended_at }) => ended_at !== null).length ?? 0
  return (
    <section aria-label={t.progress} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 tabIndex={-1} className="text-lg">
            {t.generatingYourContent}
          </h2>
          <p className="mt-1 text-muted">
            {fillNodes(t.thisUsuallyTakesAbout1, {
              link: (
                <Link to="/dashboard/jobs" className={textLinkClass}>
                  {t.generationJobs}
                </Link>
              ),
            })}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <span className="text-sm text-muted tabular-nums">
            {job
              ? fill(t.of, {
                  done,
                  count: job.tasks.length,
                  state: formatElapsed((now - Date.parse(job.created_at)) / 1000),
                })
              : t.starting}
          </span>
          <Button variant="secondary" isWaiting={!job || cancel.isPending} onClick={() => job && cancel.mutate(job.id)}>
            {t.cancel}
          </Button>
        </div>
      </div>
      <ProgressBar label={t.progressOfAllItems} value={job ? jobProgress(job) : 0} className="h-1.5" />
      <p role="status" className="sr-only">
        {job && done > 0 && fill(t.ofItemsEnded, { done, count: job.tasks.length })}
      </p>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {job?.tasks.map((task) => (
          <RunningItem key={task.key} task={task} now={now} />
        ))}
      </ul>
      {job && <ChargeNotes tasks={job.tasks} />}
    </section>
  )
}

function RunningItem({ task, now }: { task: Task; now: number }) {
  const seconds = taskSeconds(task, now)
  return (
    <li className="min-w-0">
      <ItemThumbnail task={task} className="aspect-square rounded-md" />
      <div className="mt-2.5 flex items-baseline justify-between gap-2">
        <p className="truncate font-medium">{taskTitle(task)}</p>
        {seconds !== null && (
          <span className="shrink-0 text-sm text-muted tabular-nums">
            {formatElapsed(seconds, task.ended_at !== null)}
          </span>
        )}
      </div>
      <p className={task.state === 'failed' ? 'text-sm text-danger' : 'text-sm text-muted'}>{taskState(task, now)}</p>
      <p className="text-xs text-muted tabular-nums">{sizeLabel(task.dimensions)}</p>
      <ProgressBar
        label={fill(t.progressOf, { task: taskTitle(task) })}
        value={task.ended_at ? 1 : task.progress}
        className="mt-2"
      />
    </li>
  )
}
