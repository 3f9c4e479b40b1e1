import { clsx } from 'clsx'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { CELL_STATES, type CellState } from '#contract/campaigns/cells.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { thousands } from '#web/lib/format/format.ts'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { STATE_NAMES } from './board/cell-labels.ts'

const DOTS: Readonly<Record<CellState, string>> = {
  planned: 'bg-pressed shadow-[inset_0_0_0_1px_var(--outline)]',
  waiting: 'bg-outline',
  running: 'bg-accent animate-pulse',
  made: 'bg-success',
  needs_attention: 'bg-warning',
  failed: 'bg-danger',
  stale: 'bg-(--chart-3)',
}

/** How far the campaign is: counts by state, never one average. What is being made again does not count as made. */
export function CampaignProgress({ campaign: { name, cells, states, statuses } }: { campaign: Campaign }) {
  const shown = CELL_STATES.filter((state) => states[state] > 0)
  const made = states.made + states.needs_attention
  return (
    <section aria-label={t.progress} className="flex flex-col gap-3">
      <ProgressBar label={fill(t.progressOf, { name })} value={cells > 0 ? made / cells : 0} className="h-1.5!" />
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm tabular-nums">
        {shown.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className={clsx('size-2 rounded-full', DOTS[state])} aria-hidden />
            <span className="text-muted">{STATE_NAMES[state]}</span>
            <span className="font-medium">{thousands(states[state])}</span>
          </li>
        ))}
        {statuses.approved > 0 && (
          <li className="ms-auto text-muted">
            {fill(t.approvedOf, { approved: thousands(statuses.approved), cells: thousands(cells) })}
          </li>
        )}
      </ul>
    </section>
  )
}
