import { clsx } from 'clsx'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { formatDuration, formatUsd } from '#web/lib/format/number-format.ts'
import { exactTime, fileSize, thousands } from '#web/lib/format/format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/analytics.ts'
import { platformName } from './charts/chart-data.ts'
import { PreviewTile } from './details/preview-tile.tsx'
import { rowTitle } from './row-title.ts'

const NUMBERS: readonly string[] = [t.tokens, t.cost, t.time, t.size]

export const columnClass = (name: string): string =>
  clsx('px-3 py-2.5 font-normal first:ps-4 last:pe-3', NUMBERS.includes(name) && 'text-end')

/** A row of the table. On small screens it is a card with the image on the left. */
export function AnalyticsRow({ row, onView }: { row: AnalyticsItem; onView: () => void }) {
  const { prompt_token_count: input, candidates_token_count: output, total_token_count: all } = row.token_usage
  return (
    <tr
      role="row"
      className="border-border max-lg:grid max-lg:grid-cols-[7rem_minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:p-3 lg:border-t"
    >
      <Cell name={t.preview} className="max-lg:row-span-3 max-lg:mb-2">
        <PreviewTile row={row} size="small" />
      </Cell>
      <Cell name={t.content} className="min-w-0 lg:max-w-56">
        <p className="truncate font-medium" title={exactTime(row.created_at)}>
          #{row.content_id} <bdi>{rowTitle(row)}</bdi>
        </p>
        <p className="truncate text-sm text-muted">{[row.brand_name, row.product_name].filter(Boolean).join(' · ')}</p>
      </Cell>
      <Cell name={t.type} className="max-lg:col-start-2 max-lg:row-start-2">
        <Badge>{optionLabel(row.content_type)}</Badge>
      </Cell>
      <Cell name={t.platform} className="max-lg:col-start-2 max-lg:row-start-3">
        {platformName(row.platform)}
      </Cell>
      <Cell name={t.model} isLabelled className="lg:max-w-40 lg:truncate" title={row.model_used}>
        {row.model_used}
      </Cell>
      <Cell name={t.tokens} isLabelled>
        {thousands(all)}{' '}
        <span className="text-sm text-muted lg:block">
          {thousands(input)}→{thousands(output)}
        </span>
      </Cell>
      <Cell name={t.cost} isLabelled>
        {formatUsd(row.cost_estimation.estimated_cost_usd, 6)}
      </Cell>
      <Cell name={t.time} isLabelled>
        {formatDuration(row.performance_metrics.generation_time_seconds)}
      </Cell>
      <Cell name={t.size} isLabelled className="whitespace-nowrap">
        {fileSize(row.content_details.content_size_bytes)}
      </Cell>
      <Cell name={t.actions} className="max-lg:col-start-3 max-lg:row-span-3 max-lg:row-start-1">
        <IconButton label={t.viewDetails} icon={Eye} onClick={onView} />
      </Cell>
    </tr>
  )
}

interface CellProps {
  name: string
  /** In a card, the column's name is shown before the value. */
  isLabelled?: boolean
  className?: string
  title?: string
  children: ReactNode
}

function Cell({ name, isLabelled = false, className, title, children }: CellProps) {
  return (
    <td
      role="cell"
      title={title}
      className={clsx(
        'align-middle tabular-nums lg:px-3 lg:py-2.5 lg:first:ps-4 lg:last:pe-3',
        NUMBERS.includes(name) && 'lg:text-end',
        isLabelled && 'max-lg:col-span-3 max-lg:flex max-lg:justify-between max-lg:gap-4',
        className,
      )}
    >
      {isLabelled && (
        <span className="text-muted lg:hidden" aria-hidden>
          {name}
        </span>
      )}
      {isLabelled ? <span className="max-lg:min-w-0 max-lg:text-end">{children}</span> : children}
    </td>
  )
}
