import { clsx } from 'clsx'
import { Image } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { formatLabel, formatName, languageName, platformLabel } from '#web/domains/campaigns/format-labels.ts'
import { t } from '#web/words/calendar.ts'
import { t as words } from '#web/words/campaign-words.ts'

const DOTS: Readonly<Record<string, string>> = {
  needs_words: 'shadow-[inset_0_0_0_2px_var(--warning)]',
  draft: 'bg-outline',
  ready: 'bg-accent',
  in_review: 'bg-warning',
  approved: 'bg-success',
}
const NAMES: Readonly<Record<string, string>> = {
  draft: t.draft,
  ready: t.ready,
  in_review: t.in_review,
  approved: t.approved,
}

export const statusName = (status: string): string => NAMES[status] ?? status

export function StatusDot({ status }: { status: string }) {
  return <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[status] ?? 'bg-outline')} />
}

const DRAG_TYPE = 'application/x-signet-cell'

/** The id of the dragged cell. */
export const readDragged = (event: DragEvent): number => Number(event.dataTransfer.getData(DRAG_TYPE))
export const isCellDrag = (event: DragEvent): boolean => event.dataTransfer.types.includes(DRAG_TYPE)

interface CellChipProps {
  cell: CalendarCell
  onOpen: (cell: CalendarCell) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** With a larger picture and its language. */
  isLarge?: boolean
  /** Chips in a grid are reached from their day. */
  tabIndex?: number
}

/** A cell of a campaign: opened by a click, moved by dragging. */
export function CellChip({ cell, onOpen, onKeyDown, isLarge = false, tabIndex }: CellChipProps) {
  const label = formatLabel(cell.format)
  const format = findCampaignFormat(cell.format)
  const place = format ? formatName(format) : cell.placement
  const language = languageName(cell.language)
  return (
    <button
      type="button"
      draggable
      tabIndex={tabIndex}
      data-cell={cell.id}
      title={`${cell.campaign_name} · ${label}`}
      onClick={() => onOpen(cell)}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, String(cell.id))
        event.dataTransfer.effectAllowed = 'move'
      }}
      className={clsx(
        'flex w-full min-w-0 cursor-grab items-center gap-2 rounded-sm border border-border bg-surface text-start transition-colors hover:border-outline hover:bg-raised active:cursor-grabbing',
        isLarge ? 'p-2' : 'p-1',
      )}
    >
      <Thumbnail cell={cell} className={isLarge ? 'size-11' : 'size-7'} />
      <span className="min-w-0 flex-1">
        <span className={clsx('block truncate font-medium', isLarge ? 'text-sm' : 'text-xs')}>
          {isLarge ? label : platformLabel(cell.platform)}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <StatusDot status={cell.needs_words ? 'needs_words' : cell.status} />
          {cell.needs_words && isLarge && <span className="shrink-0 font-medium text-warning">{words.needsWords}</span>}
          <span className="min-w-0 truncate">{isLarge ? cell.campaign_name : place}</span>
          {isLarge && (
            <span className="shrink-0">
              {'· '}
              <bdi>{language}</bdi>
            </span>
          )}
          <span className="sr-only">{`, ${cell.campaign_name}, ${language}, ${cell.needs_words ? words.needsWords : statusName(cell.status)}`}</span>
        </span>
      </span>
    </button>
  )
}

function Thumbnail({ cell, className }: { cell: CalendarCell; className: string }) {
  return (
    <span className={clsx('grid shrink-0 place-content-center overflow-hidden rounded-[4px] bg-raised', className)}>
      {cell.thumbnail_url ? (
        <img src={cell.thumbnail_url} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
      ) : (
        <Image className="size-4 text-muted" strokeWidth={1.5} aria-hidden />
      )}
    </span>
  )
}
