import type { JobDetail } from '#contract/generation/generator.ts'
import { FailureLink, RetryButtons } from '#web/domains/jobs/failure-actions.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { t } from '#web/words/wizard.ts'

interface FailuresPanelProps {
  failures: Readonly<Record<string, string>>
  /** Absent if the reply contained only the failures and no job. */
  job: JobDetail | undefined
  onRetried: (job: JobDetail) => void
}

export function FailuresPanel({ failures, job, onRetried }: FailuresPanelProps) {
  return (
    <section aria-label={t.failures} className="rounded-lg border border-border bg-surface p-5 sm:p-6">
      <h3 className="text-base">{t.someContentFailedToGenerate}</h3>
      <ul className="mt-2 divide-y divide-border">
        {Object.entries(failures).map(([key, message]) => {
          const task = job?.tasks.find((one) => one.key === key)
          return (
            <li key={key} className="flex flex-col gap-2.5 py-3">
              <p>
                <strong className="font-medium">{key}</strong>
                <span className="text-muted">: {translateNode(message)}</span>
              </p>
              {job && task && <FailureLink job={job} task={task} />}
            </li>
          )
        })}
      </ul>
      {job && (
        <div className="flex flex-wrap gap-2 border-t border-border pt-4">
          <RetryButtons job={job} onRetried={onRetried} />
        </div>
      )}
    </section>
  )
}
