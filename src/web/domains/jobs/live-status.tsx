import type { Task } from '#contract/generation/generator.ts'
import { taskState } from '#web/lib/jobs/job-labels.ts'
import { t } from '#web/words/job-details.ts'

/** Announces each stage of an item once to screen readers. It leaves out the seconds and the scenes, which change too often. */
export function LiveStatus({ task }: { task: Task | undefined }) {
  const { scene: _, ...stage } = task ?? { state: null }
  return (
    <p role="status" className="sr-only">
      {stage.state ? taskState(stage, Infinity) : t.sending}
    </p>
  )
}
