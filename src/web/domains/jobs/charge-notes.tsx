import { Info } from 'lucide-react'
import type { Task } from '#contract/generation/generator.ts'
import { taskTitle } from '#web/lib/jobs/job-labels.ts'
import { t } from '#web/words/job-details.ts'

/** Lists the items that the provider may have charged for without delivering a result. Renders nothing if there are none. */
export function ChargeNotes({
  tasks,
}: {
  tasks: readonly Pick<Task, 'key' | 'content_type' | 'platform' | 'charge_note'>[]
}) {
  const told = tasks.filter(({ charge_note }) => charge_note !== null)
  if (told.length === 0) return null
  return (
    <ul aria-label={t.possibleCharges} className="flex flex-col gap-1.5 text-sm text-muted">
      {told.map((task) => (
        <li key={task.key} className="flex gap-2">
          <Info className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          <span>
            {tasks.length > 1 && <strong className="font-medium text-text">{taskTitle(task)}: </strong>}
            {task.charge_note}
          </span>
        </li>
      ))}
    </ul>
  )
}
