import type { Task } from '#contract/generator.ts'
import { taskState } from '#web/lib/jobs/job-labels.ts'

/** Says each stage of an item once to those who do not see it; seconds that run down are left to the screen. */
export function LiveStatus({ task }: { task: Task | undefined }) {
  return (
    <p role="status" className="sr-only">
      {task ? taskState(task, Infinity) : 'Sending'}
    </p>
  )
}
