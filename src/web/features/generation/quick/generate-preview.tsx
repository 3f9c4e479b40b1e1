import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { findFailureAction } from '#web/lib/jobs/failure-actions.ts'
import { generationOptionsQuery } from '#web/lib/format/generation-options.ts'
import { formatElapsed } from '#web/lib/format/number-format.ts'
import { taskState } from '#web/lib/jobs/job-labels.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Brief, Generation } from '#web/lib/jobs/use-quick-generation.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyFrames } from '#web/ui/display/illustrations.tsx'
import { ChargeNotes } from '#web/domains/jobs/charge-notes.tsx'
import { FailureLink } from '#web/domains/jobs/failure-actions.tsx'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { LiveStatus } from '#web/domains/jobs/live-status.tsx'
import { t } from '#web/words/quick-generate.ts'
import { GenerateResult } from './generate-result.tsx'

interface GeneratePreviewProps {
  generation: Generation
  onCancel: () => void
  onRegenerate: (brief: Brief) => void
  /** The preview of the request, in place of an empty frame on screens with space for it. */
  children: ReactNode
}

export function GeneratePreview({ generation, onCancel, onRegenerate, children }: GeneratePreviewProps) {
  if (generation.status === 'busy') return <Busy {...generation} onCancel={onCancel} />
  if (generation.status === 'failed')
    return (
      <Failed {...generation} onRegenerate={onRegenerate}>
        {children}
      </Failed>
    )
  if (generation.status === 'done') {
    return (
      <GenerateResult
        brief={generation.brief}
        result={generation.result}
        onRegenerate={() => onRegenerate(generation.brief)}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {generation.status === 'cancelled' && (
        <>
          <Banner tone="info">{t.generationWasCanceled}</Banner>
          <ChargeNotes tasks={generation.job.tasks} />
        </>
      )}
      <Idle>{children}</Idle>
    </div>
  )
}

type FailedProps = Extract<Generation, { status: 'failed' }> & Pick<GeneratePreviewProps, 'onRegenerate' | 'children'>

/** The reason of a failure and the possible actions: retry, change the key, or use the studio instead of the model. */
function Failed({ brief, message, job, onRegenerate, children }: FailedProps) {
  const engine = useQuery(generationOptionsQuery).data?.engine
  const task = job?.tasks[0]
  return (
    <div className="flex flex-col gap-4">
      <Banner onRetry={() => onRegenerate(brief)}>{message}</Banner>
      {job && task && <ChargeNotes tasks={job.tasks} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {job && task && findFailureAction(task.failure_code) !== 'rephrase' && <FailureLink job={job} task={task} />}
        {engine && engine !== 'studio' && brief.engine !== 'studio' && (
          <Button variant="secondary" size="small" onClick={() => onRegenerate({ ...brief, engine: 'studio' })}>
            <Sparkles aria-hidden />
            {t.studioInstead}
          </Button>
        )}
      </div>
      <Idle>{children}</Idle>
    </div>
  )
}

function Idle({ children }: { children: ReactNode }) {
  return (
    <>
      {children && <div className="max-lg:hidden">{children}</div>}
      <EmptyFrame isNarrowOnly={Boolean(children)} />
    </>
  )
}

function EmptyFrame({ isNarrowOnly }: { isNarrowOnly: boolean }) {
  return (
    <section
      aria-label={t.preview}
      className={clsx(
        isNarrowOnly && 'lg:hidden',
        'grid min-h-72 place-content-center justify-items-center gap-5 rounded-lg bg-raised px-6 text-center lg:min-h-[min(38rem,calc(100dvh-14rem))]',
      )}
    >
      <EmptyFrames className="h-32 [&_.fill-raised]:fill-surface" />
      <p className="max-w-64 text-balance text-muted">{t.emptyResultHint}</p>
    </section>
  )
}

type BusyProps = Extract<Generation, { status: 'busy' }> & Pick<GeneratePreviewProps, 'onCancel'>

function Busy({ brief, startedAt, job, isCanceling, onCancel }: BusyProps) {
  const now = useNow(true)
  const [width = 1, height = 1] = brief.dimensions.split('x').map(Number)
  const [task] = job?.tasks ?? []
  return (
    <section aria-label={t.progress} className="overflow-hidden rounded-lg bg-raised p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-md">{t.generatingContent}</h2>
          <LiveStatus task={task} />
          <p aria-hidden className="text-sm text-muted">
            {task ? taskState(task, now) : t.sending} · {brief.dimensions.replace('x', ' × ')}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <span className="text-sm text-muted tabular-nums">{formatElapsed(Math.max(0, now - startedAt) / 1000)}</span>
          <Button variant="secondary" size="small" isWaiting={isCanceling} onClick={onCancel}>
            {isCanceling ? t.canceling : t.cancel}
          </Button>
        </div>
      </div>
      <ProgressBar label={t.generating} value={task?.progress ?? 0} className="mt-4" />
      <div
        className="skeleton mx-auto mt-6 max-h-[30rem] max-w-full rounded-md border border-border"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(30 * width) / height}rem)` }}
      />
    </section>
  )
}
