import { clsx } from 'clsx'
import { CircleAlert, Clock, Film, Languages, Lock, Pin, RefreshCw, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Cell, CellState, CellStatus } from '#contract/campaigns/cells.ts'
import { formatLabel } from '#web/domains/campaigns/format-labels.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { LeftOutMark } from '#web/domains/library/left-out-words.tsx'
import { SelectBox } from '#web/domains/library/select-box.tsx'
import { thumbnailSources } from '#web/domains/library/thumbnail-sources.ts'
import { SizeShape } from '#web/ui/display/size-shape.tsx'
import { tooltipOn } from '#web/ui/feedback/tooltip.tsx'
import { t } from '#web/words/campaigns.ts'
import { t as lock } from '#web/words/content-lock.ts'
import { fill } from '#web/words/fill.ts'
import { writeShortDay } from '../campaign-dates.ts'
import { cellTitle, FIELD_NAMES, getDirection, STATE_NAMES, STATUS_NAMES } from './cell-labels.ts'

/** Pixels. All cards are equally high, so that the board can be laid out without measuring them. */
export const CARD_HEIGHT = 274

interface CellCardProps {
  cell: Cell
  isSelected: boolean
  isSelecting: boolean
  hasVariants: boolean
  onSelect: (id: number, isStretch: boolean) => void
  onOpen: (id: number) => void
}

export const CellCard = memo(function CellCard(props: CellCardProps) {
  const { cell, isSelected, isSelecting, hasVariants, onSelect, onOpen } = props
  const title = cellTitle(cell, hasVariants)
  const isAtWork = cell.state === 'running' || cell.state === 'waiting'
  return (
    <article
      aria-label={title}
      data-cell={cell.id}
      style={{ height: CARD_HEIGHT }}
      className={clsx(
        'group/card relative flex flex-col overflow-hidden rounded-md border bg-surface transition-colors',
        isSelected ? 'border-accent-ink outline outline-accent-ink' : 'border-border hover:border-outline',
      )}
    >
      <div className="relative grid h-45 shrink-0 place-items-center bg-media p-2.5">
        <CellImage cell={cell} />
        <span className="absolute bottom-2 start-2 flex flex-wrap gap-1">
          <StateBadge state={cell.state} />
          {cell.excluded && (
            <span className="inline-flex h-6 items-center rounded-full bg-surface px-2 text-xs font-medium text-muted shadow-[0_0_0_1px_var(--border)]">
              {t.notInPlan}
            </span>
          )}
        </span>
        {cell.content_type === 'video' && (
          <span
            className="absolute end-2 top-2 grid size-6 place-content-center rounded-full bg-surface text-muted"
            aria-hidden
          >
            <Film className="size-3.5" />
          </span>
        )}
      </div>
      {isAtWork && (
        <ProgressBar label={fill(t.progressOf, { name: title })} value={cell.progress} className="rounded-none!" />
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 px-3 py-2.5">
        <button
          type="button"
          onClick={() => onOpen(cell.id)}
          className="truncate text-start text-sm font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
        >
          {formatLabel(cell.format)}
          {hasVariants && ` · ${fill(t.variant, { variant: cell.variant })}`}
        </button>
        <p className="truncate text-xs text-muted">
          <bdi dir={cell.headline ? getDirection(cell.language) : undefined}>{describe(cell)}</bdi>
        </p>
        <div className="mt-auto flex items-center justify-between gap-2">
          <StatusBadge status={cell.status} />
          <span className="flex items-center gap-2 text-xs whitespace-nowrap text-muted">
            <LeftOutMark texts={cell.left_out} />
            {cell.planned_on && writeShortDay(cell.planned_on)}
            {cell.is_locked && <LockMark />}
            {cell.detached.length > 0 && <DetachedMark cell={cell} />}
          </span>
        </div>
      </div>
      <SelectBox
        name={title}
        selection={{ isSelected, isSelecting, onSelect: (isStretch) => onSelect(cell.id, isStretch) }}
        className={clsx(
          'absolute! start-1 top-1 z-1 transition-opacity pointer-fine:group-hover/card:opacity-100 has-focus-visible:opacity-100',
          !isSelected && !isSelecting && 'pointer-fine:opacity-0',
        )}
      />
    </article>
  )
})

/** What is below the name: why it failed, its headline, or its product. */
const describe = ({ state, failure, headline, product_name }: Cell): string =>
  (state === 'failed' && failure) || headline || product_name || t.notMadeYet

function LockMark() {
  return (
    <span className="relative z-1" {...tooltipOn(lock.locked)}>
      <Lock className="size-3.5" role="img" aria-label={lock.locked} />
    </span>
  )
}

function DetachedMark({ cell: { detached } }: { cell: Cell }) {
  const label = fill(t.ownFields, { fields: detached.map((field) => FIELD_NAMES[field]).join(', ') })
  return (
    <span className="relative z-1 inline-flex items-center gap-1 font-medium text-accent-ink" {...tooltipOn(label)}>
      <Pin className="size-3.5" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Pixels that a picture has in a card: at most the widest card, and as high as the card leaves. */
const IMAGE_WIDTH = 240
const IMAGE_HEIGHT = 160
const shownWidth = (width: number, height: number): number =>
  Math.ceil(Math.min(IMAGE_WIDTH, (IMAGE_HEIGHT * width) / height))

/** The thumbnail, or the shape of the format while there is none. */
function CellImage({ cell: { thumbnail_url, width, height, state } }: { cell: Cell }) {
  if (thumbnail_url)
    return (
      <img
        {...thumbnailSources(thumbnail_url)}
        sizes={`${shownWidth(width, height)}px`}
        alt=""
        loading="lazy"
        decoding="async"
        className={clsx(
          'max-h-full min-h-0 max-w-full rounded-[3px] object-contain',
          state === 'stale' && 'opacity-60',
        )}
      />
    )
  return (
    <SizeShape
      width={width}
      height={height}
      className={clsx(
        'rounded-[3px]',
        state === 'running' ? 'skeleton' : 'border border-dashed border-outline bg-surface',
      )}
    />
  )
}

const STATUS_DOTS: Readonly<Record<CellStatus, string>> = {
  draft: 'bg-outline',
  ready: 'bg-accent',
  in_review: 'bg-warning',
  approved: 'bg-success',
}

/** The status that a person gave a cell. */
function StatusBadge({ status }: { status: CellStatus }) {
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
  needs_words: { icon: Languages, color: 'text-warning' },
  stale: { icon: RefreshCw, color: 'text-muted' },
  waiting: { icon: Clock, color: 'text-muted' },
}

/** The state of a cell, if it says more than that the cell was made. */
function StateBadge({ state }: { state: CellState }) {
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
