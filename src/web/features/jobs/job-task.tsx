import type { JobDetail, Task } from '#contract/generation/generator.ts'
import { stageLabel, taskSeconds, taskState, taskTitle } from '#web/lib/jobs/job-labels.ts'
import { formatElapsed, formatUsd } from '#web/lib/format/number-format.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ChargeNotes } from '#web/domains/jobs/charge-notes.tsx'
import { FailureLink } from '#web/domains/jobs/failure-actions.tsx'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { ItemThumbnail } from '#web/domains/jobs/item-thumbnail.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/job-details.ts'

/** One item: its image, state, time per stage, attempts and cost, and what to do when it failed. */
export function JobTask({ job, task }: { job: JobDetail; task: Task }) {
  const isGoingOn = task.ended_at === null && task.state !== 'queued'
  const now = useNow(isGoingOn)
  const seconds = taskSeconds(task, now)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <ItemThumbnail task={task} className="aspect-square" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-base">{taskTitle(task)}</h3>
          <span className="text-sm text-muted tabular-nums">
            {taskState(task, now)}
            {seconds !== null && ` · ${formatElapsed(seconds, task.ended_at !== null)}`}
          </span>
        </div>
        <p className="text-sm text-muted tabular-nums">
          {sizeLabel(task.dimensions)} · {plural(t.attempts, task.attempts)} · {formatUsd(task.cost_usd)}
          {task.model_used && ` · ${task.model_used}`}
        </p>
        {isGoingOn && (
          <ProgressBar label={fill(t.progressOf, { task: taskTitle(task) })} value={task.progress} className="my-1" />
        )}
        {task.stages.length > 0 && <StageTimes stages={task.stages} />}
        <ChargeNotes tasks={[task]} />
        {task.failure && (
          <>
            <p className="text-danger">{translateNode(task.failure)}</p>
            <FailureLink job={job} task={task} />
          </>
        )}
      </div>
    </li>
  )
}

function StageTimes({ stages }: { stages: Task['stages'] }) {
  return (
    <ol aria-label={t.stages} className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      {stages.map(({ stage, seconds }) => (
        <li key={stage} className="tabular-nums">
          {stageLabel(stage)} {formatElapsed(seconds, true)}
        </li>
      ))}
    </ol>
  )
}
