import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Proposal } from '#contract/campaigns/key-visual.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { formatElapsed } from '#web/lib/format/number-format.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { taskState } from '#web/lib/jobs/job-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { useCancelRun } from '../use-campaign-calls.ts'

const TASK_STATES = {
  waiting: 'queued',
  running: 'running',
  made: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<Proposal['state'], string>

/** The stage of a proposal in words, or how it ended. */
export const describeProposal = ({ state, stage }: Pick<Proposal, 'state' | 'stage'>): string =>
  taskState({ state: TASK_STATES[state], stage, retry_at: null }, Date.now())

export const isMaking = ({ state }: Pick<Proposal, 'state'>): boolean => state === 'waiting' || state === 'running'

/** How many proposals are made and for how long they have been, with the button that stops them. Nothing is shown once all have ended. */
export function ProposalProgress({ campaign: { id, proposals } }: { campaign: Campaign }) {
  const isRunning = proposals.some(isMaking)
  const now = useNow(isRunning)
  const cancel = useCancelRun(id)
  const [first] = proposals
  if (!first || !isRunning) return null
  const made = proposals.filter(({ state }) => state === 'made').length
  const share = proposals.reduce((sum, { ended_at, progress }) => sum + (ended_at ? 1 : progress), 0) / proposals.length
  const count = fill(t.madeOf, { made, cells: proposals.length })
  const seconds = Math.max(0, (now - Date.parse(first.created_at)) / 1000)
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <ProgressBar label={fill(t.progressOf, { name: t.proposals })} value={share} className="h-1.5!" />
        <p className="mt-2 text-sm text-muted tabular-nums">{[count, formatElapsed(seconds)].join(' · ')}</p>
        <p role="status" className="sr-only">
          {count}
        </p>
      </div>
      <Button variant="secondary" size="small" isWaiting={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {t.cancel}
      </Button>
    </div>
  )
}
