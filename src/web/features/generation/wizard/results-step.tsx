import { ArrowLeft, Images, Plus, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobDetail } from '#contract/generation/generator.ts'
import { ChargeNotes } from '#web/domains/jobs/charge-notes.tsx'
import { FailureLink, RetryButtons } from '#web/domains/jobs/failure-actions.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { t } from '#web/words/wizard.ts'
import { ResultGrid } from './result-grid.tsx'
import { RunningView } from './running-view.tsx'
import { GENERATE_FAILED, type Outcome, type useGeneration, useOutcome } from './use-generation.ts'

interface ResultsStepProps {
  run: NonNullable<ReturnType<typeof useGeneration>['run']>
  /** Called with the new job of the failed items, so that the step shows it instead. */
  onRetried: (job: JobDetail) => void
  onStartAgain: () => void
}

/** Step 7: the loading view while the job runs, then its results. */
export function ResultsStep({ run, onRetried, onStartAgain }: ResultsStepProps) {
  const outcome = useOutcome(run)
  if (outcome.isRunning) return <RunningView job={outcome.job} />
  return (
    <section aria-label={t.results} className="flex flex-col gap-6">
      <h2 tabIndex={-1} className="text-lg">
        {outcome.ids.length > 0 ? t.yourContentIsReady : t.results}
      </h2>
      <Note outcome={outcome} />
      {outcome.ids.length > 0 && !outcome.hasLost && <ResultGrid items={outcome.items} count={outcome.ids.length} />}
      {Object.keys(outcome.failures).length > 0 && (
        <FailuresPanel failures={outcome.failures} job={outcome.job} onRetried={onRetried} />
      )}
      {outcome.job && <ChargeNotes tasks={outcome.job.tasks} />}
      <WhatNext onStartAgain={onStartAgain} />
    </section>
  )
}

interface RefusedStepProps {
  message: string
  /** Returns to the review step with all choices kept. */
  onBack: () => void
  onStartAgain: () => void
}

/** Step 7 if the request was refused or got no reply. */
export function RefusedStep({ message, onBack, onStartAgain }: RefusedStepProps) {
  return (
    <section aria-label={t.results} className="flex flex-col gap-6">
      <h2 tabIndex={-1} className="text-lg">
        {t.results}
      </h2>
      <Banner>{message}</Banner>
      <WhatNext
        first={
          <Button onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t.backToReview}
          </Button>
        }
        onStartAgain={onStartAgain}
      />
    </section>
  )
}

interface WhatNextProps {
  /** The primary button, if it is not 'start again'. */
  first?: ReactNode
  onStartAgain: () => void
}

function WhatNext({ first, onStartAgain }: WhatNextProps) {
  return (
    <div className="flex flex-wrap gap-2 border-t border-border pt-5">
      {first}
      <Button variant={first ? 'secondary' : 'primary'} onClick={onStartAgain}>
        <Plus aria-hidden />
        {t.createMoreContent}
      </Button>
      <ButtonLink to="/dashboard/generate" variant="secondary">
        <Zap aria-hidden />
        {t.quickGenerate}
      </ButtonLink>
      <ButtonLink to="/dashboard/content" variant="secondary">
        <Images aria-hidden />
        {t.viewAllContent}
      </ButtonLink>
    </div>
  )
}

function Note({ outcome: { job, ids, hasLost, fetchAgain } }: { outcome: Outcome }) {
  if (hasLost) return <Banner onRetry={fetchAgain}>{t.loadFailed}</Banner>
  if (job?.status === 'cancelled') return <Banner tone="info">{t.generationWasCanceled}</Banner>
  return ids.length === 0 ? <Banner>{GENERATE_FAILED}</Banner> : null
}

interface FailuresPanelProps {
  failures: Readonly<Record<string, string>>
  /** Absent if the reply contained only the failures and no job. */
  job: JobDetail | undefined
  onRetried: (job: JobDetail) => void
}

function FailuresPanel({ failures, job, onRetried }: FailuresPanelProps) {
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
