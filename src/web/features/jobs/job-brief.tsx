import type { ReactNode } from 'react'
import type { JobDetail } from '#contract/generation/generator.ts'
import { exactTime } from '#web/lib/format/format.ts'
import { formatElapsed, formatUsd } from '#web/lib/format/number-format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/job-details.ts'

/** The request of a job, its time and its cost. */
export function JobBrief({ job, onOpen }: { job: JobDetail; onOpen: (id: number) => void }) {
  const words = job.prompt ?? job.instructions
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {listFacts(job).map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
        {job.retry_of !== null && (
          <Fact term={t.retryOf}>
            <button type="button" className={textLinkClass} onClick={() => onOpen(job.retry_of ?? job.id)}>
              {fill(t.job, { id: job.retry_of })}
            </button>
          </Fact>
        )}
      </dl>
      {words && (
        <div>
          <p className="text-sm text-muted">{job.tone === null ? t.prompt : t.instructions}</p>
          <p
            dir="auto"
            className="max-h-32 overflow-y-auto whitespace-pre-wrap"
            tabIndex={words.length > 300 ? 0 : undefined}
          >
            {words}
          </p>
        </div>
      )}
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function listFacts(job: JobDetail): [string, string][] {
  const seconds = job.ended_at ? (Date.parse(job.ended_at) - Date.parse(job.created_at)) / 1000 : null
  const cost = job.tasks.reduce((sum, task) => sum + task.cost_usd, 0)
  const facts: [string, string | null][] = [
    [t.brand, job.brand_name],
    [t.product, job.product_name],
    [t.tone, job.tone && optionLabel(job.tone)],
    [t.goal, job.goal && optionLabel(job.goal)],
    [t.theme, job.theme && optionLabel(job.theme)],
    [t.created, exactTime(job.created_at)],
    [t.took, seconds === null ? null : formatElapsed(seconds, true)],
    [t.cost, formatUsd(cost)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
