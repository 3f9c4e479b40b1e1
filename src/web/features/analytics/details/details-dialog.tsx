import { X } from 'lucide-react'
import { Fragment } from 'react'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { EditDesign } from '#web/domains/library/edit-design.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/analytics.ts'
import { renderDetails } from './item-details.tsx'
import { PreviewTile } from './preview-tile.tsx'

interface DetailsDialogProps {
  /** The row to show. Null closes the dialog. */
  row: AnalyticsItem | null
  onClose: () => void
}

export function DetailsDialog({ row, onClose }: DetailsDialogProps) {
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
