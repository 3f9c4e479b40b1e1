import { clsx } from 'clsx'
import { CircleAlert, Clock, RefreshCw, TriangleAlert } from 'lucide-react'
import type { CellState, CellStatus } from '#contract/campaigns/cells.ts'
import { STATE_NAMES, STATUS_NAMES } from './cell-labels.ts'

const STATUS_DOTS: Readonly<Record<CellStatus, string>> = {
  draft: 'bg-outline',
  ready: 'bg-accent',
  in_review: 'bg-warning',
  approved: 'bg-success',
}

/** The status that a person gave a cell. */
export function StatusBadge({ status }: { status: CellStatus }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap text-muted">
      <span className={clsx('size-2 rounded-full', STATUS_DOTS[status])} aria-hidden />
      {STATUS_NAMES[status]}
    </span>
  )
}

const STATE_LOOKS: Readonly<Partial<Record<CellState, { icon: typeof Clock; color: string }>>> = {
  failed: { icon: CircleAlert, color: 'text-danger' },
  needs_attention: { icon: TriangleAlert, color: 'text-warning' },
  stale: { icon: RefreshCw, color: 'text-muted' },
  waiting: { icon: Clock, color: 'text-muted' },
}

/** The state of a cell, if it says more than that the cell was made. */
export function StateBadge({ state }: { state: CellState }) {
  const look = STATE_LOOKS[state]
  if (!look) return null
  const { icon: Icon, color } = look
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1 rounded-full bg-surface px-2 text-xs font-medium shadow-[0_0_0_1px_var(--border)]',
        color,
      )}
    >
      <Icon className="size-3.5" aria-hidden />
      {STATE_NAMES[state]}
    </span>
  )
}
