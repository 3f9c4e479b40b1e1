import { X } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { EditDesign } from '#web/domains/library/edit-design.tsx'
import { thousands } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { t } from '#web/words/analytics.ts'
import { fillNodes } from '#web/words/fill.ts'
import { AnalyticsRow, columnClass } from './analytics-row.tsx'
import { renderDetails } from './details/item-details.tsx'
import { PreviewTile } from './details/preview-tile.tsx'
import type { MoreRows } from './use-analytics.ts'

const COLUMNS = [
  t.preview,
  t.content,
  t.type,
  t.platform,
  t.model,
  t.tokens,
  t.cost,
  t.time,
  t.size,
  t.actions,
] as const

interface AnalyticsTableProps {
  /** The rows that match the filters. */
  rows: readonly AnalyticsItem[]
  total: number
  more: MoreRows
  onClear: () => void
}

/** On small screens each row is a card. The ARIA roles are explicit, because a changed `display` removes them. */
export function AnalyticsTable({ rows, total, more, onClear }: AnalyticsTableProps) {
  const [viewed, setViewed] = useState<AnalyticsItem | null>(null)
  return (
    <section aria-labelledby="detailed">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="detailed" className="text-md">
          {t.detailedAnalytics}
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {fillNodes(t.showingOfItems, { shown: thousands(rows.length), total: thousands(total) })}
        </p>
      </div>
      {rows.length === 0 ? (
        <NoMatch onClear={onClear} />
      ) : (
        <table
          role="table"
          aria-labelledby="detailed"
          className="mt-4 block w-full lg:table lg:overflow-hidden lg:rounded-lg lg:border lg:border-border lg:bg-surface"
        >
          <thead role="rowgroup" className="max-lg:sr-only">
            <tr role="row" className="text-start text-sm text-muted">
              {COLUMNS.map((name) => (
                <th key={name} role="columnheader" scope="col" className={columnClass(name)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-lg:flex max-lg:flex-col max-lg:gap-3">
            {rows.map((row) => (
              <AnalyticsRow key={row.id} row={row} onView={() => setViewed(row)} />
            ))}
          </tbody>
        </table>
      )}
      <LoadMore more={more} />
      <DetailsDialog row={viewed} onClose={() => setViewed(null)} />
    </section>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-4 rounded-lg border border-border bg-surface px-5 py-10 text-center">
      <p className="text-muted">{t.noMatchesHint}</p>
      <Button variant="secondary" onClick={onClear}>
        {t.clearFilters}
      </Button>
    </div>
  )
}

function LoadMore({ more }: { more: MoreRows }) {
  return (
    <div className="mt-5 flex flex-col items-center gap-3">
      {more.message && <Banner>{more.message}</Banner>}
      {more.mayExist && (
        <Button variant="secondary" isWaiting={more.isLoading} onClick={more.load}>
          {more.isLoading && <Spinner />}
          {more.isLoading ? t.loadingMore : t.loadMoreContent}
        </Button>
      )}
    </div>
  )
}

interface DetailsDialogProps {
  /** The row to show. Null closes the dialog. */
  row: AnalyticsItem | null
  onClose: () => void
}

function DetailsDialog({ row, onClose }: DetailsDialogProps) {
  return (
    <Dialog isOpen={row !== null} onClose={onClose} className="max-w-3xl">
      <div className="sticky -top-4 z-1 flex items-center gap-3 rounded-t-lg border-b border-border bg-surface py-2.5 pe-2.5 ps-5">
        <DialogTitle className="me-auto text-md">{t.analyticsDetails}</DialogTitle>
        {row && row.thumbnail_url !== null && <EditDesign id={row.content_id} size="small" />}
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      {row && (
        <div className="flex flex-col gap-6 p-5">
          <PreviewTile key={row.id} row={row} size="large" />
          <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
            {renderDetails(row).map(({ title, facts }) => (
              <section key={title} aria-label={title} className="min-w-0">
                <h3 className="text-base">{title}</h3>
                <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
                  {facts.map(([term, value]) => (
                    <Fragment key={term}>
                      <dt className="text-muted">{term}</dt>
                      <dd className="text-end break-words tabular-nums">
                        <bdi>{value}</bdi>
                      </dd>
                    </Fragment>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
