import { useQuery } from '@tanstack/react-query'
import { KeyRound, PencilLine, RotateCcw, Sparkles, Wallet } from 'lucide-react'
import type { JobDetail, Task } from '#contract/generation/generator.ts'
import { buildRephraseUrl, findFailureAction } from '#web/lib/jobs/failure-actions.ts'
import { generationOptionsQuery } from '#web/lib/format/generation-options.ts'
import { useRetryJob } from '#web/lib/jobs/job-changes.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/job-details.ts'

/** A link to where the user can fix a failed item. Renders nothing if retrying is all that can help. */
export function FailureLink({ job, task }: { job: JobDetail; task: Task }) {
  const way = findFailureAction(task.failure_code)
  if (way === null) return null
  const [to, label, Icon] =
    way === 'rephrase'
      ? ([buildRephraseUrl(job, task), t.rephraseInQuickGenerate, PencilLine] as const)
      : way === 'budget'
        ? (['/dashboard/analytics', t.openBudgets, Wallet] as const)
        : (['/dashboard/api-keys', t.checkYourApiKey, KeyRound] as const)
  return (
    <ActionLink to={to} variant="secondary" size="small" className="self-start">
      <Icon aria-hidden />
      {label}
    </ActionLink>
  )
}

interface RetryButtonsProps {
  /** A job that has ended. */
  job: JobDetail
  onRetried: (job: JobDetail) => void
}

/** Creates a new job of all failed and canceled items. If a model was used, the studio is offered instead of it. */
export function RetryButtons({ job, onRetried }: RetryButtonsProps) {
  const retry = useRetryJob(onRetried)
  const engine = useQuery(generationOptionsQuery).data?.engine
  const left = job.tasks.filter(({ state }) => state === 'failed' || state === 'cancelled')
  if (left.length === 0) return null
  return (
    <>
      <Button variant="secondary" isWaiting={retry.isPending} onClick={() => retry.mutate({ id: job.id })}>
        <RotateCcw aria-hidden />
        {plural(t.retryItems, left.length)}
      </Button>
      {engine && engine !== 'studio' && (
        <Button
          variant="secondary"
          isWaiting={retry.isPending}
          onClick={() => retry.mutate({ id: job.id, engine: 'studio' })}
        >
          <Sparkles aria-hidden />
          {t.studioInstead}
        </Button>
      )}
    </>
  )
}
