import { CalendarDays, Check, Download, Play, X } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { type Cell, CELL_STATUSES, type CellStatus } from '#contract/campaigns/cells.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { useRun } from '../use-campaign-calls.ts'
import { hasContent, isToMake } from './board-layout.ts'
import { STATUS_NAMES } from './cell-labels.ts'
import type { BoardSelection } from './use-board-selection.ts'
import { useChangeCells, useDownloadCells } from './use-cell-calls.ts'

interface BoardBarProps {
  campaign: Campaign
  selection: BoardSelection
  /** The cells that the filters let through. */
  shown: readonly Cell[]
}

const STATUS_OPTIONS = CELL_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))

/** The actions on the selected cells, at the bottom of the window while any is selected. */
export function BoardBar({ campaign, selection, shown }: BoardBarProps) {
  const { chosen, clear, toggleAll } = selection
  const change = useChangeCells(campaign.id)
  const run = useRun(campaign.id)
  const download = useDownloadCells()
  const [isDating, setDating] = useState(false)
  if (chosen.length === 0) return null
  const missing = chosen.filter(isToMake)
  const finishedCells = chosen.filter(hasContent)
  const approvable = finishedCells.filter(({ state, status }) => state !== 'needs_words' && status !== 'approved')
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 flex justify-center">
      <section
        aria-label={t.selection}
        className="popup pointer-events-auto flex max-w-full animate-[rise_180ms_var(--ease-out)] flex-wrap items-center gap-1 p-1.5 ps-4"
      >
        <p className="me-2 font-medium whitespace-nowrap tabular-nums" role="status">
          {plural(t.selected, chosen.length)}
        </p>
        {chosen.length < shown.length && (
          <Button variant="ghost" size="small" onClick={() => toggleAll(shown)}>
            {fill(t.selectAllShown, { count: thousands(shown.length) })}
          </Button>
        )}
        {approvable.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => change.mutate({ ids: idsOf(approvable), status: 'approved' })}
          >
            <Check aria-hidden />
            {t.approve}
          </Button>
        )}
        <span className="w-36">
          <Select<CellStatus | ''>
            label={t.setStatus}
            value=""
            placeholder={t.setStatus}
            onChange={(status) => status && change.mutate({ ids: idsOf(chosen), status })}
            options={STATUS_OPTIONS}
          />
        </span>
        <Button variant="ghost" size="small" onClick={() => setDating(true)}>
          <CalendarDays aria-hidden />
          <span className="max-sm:sr-only">{t.planDate}</span>
        </Button>
        {missing.length > 0 && campaign.key_visual && (
          <Button variant="ghost" size="small" isWaiting={run.isPending} onClick={() => run.mutate(idsOf(missing))}>
            <Play aria-hidden />
            {plural(t.makeAssets, missing.length)}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          disabled={finishedCells.length === 0}
          isWaiting={download.isPending}
          onClick={() => download.mutate(finishedCells.map(({ content_id }) => content_id))}
        >
          <Download aria-hidden />
          <span className="max-sm:sr-only">{t.download}</span>
        </Button>
        <IconButton label={t.clearSelection} icon={X} onClick={clear} />
      </section>
      <PlannedDateDialog
        isOpen={isDating}
        cells={chosen}
        onClose={() => setDating(false)}
        onPlan={(planned_on) => {
          change.mutate({ ids: idsOf(chosen), planned_on })
          setDating(false)
        }}
      />
    </div>
  )
}

const idsOf = (cells: readonly Cell[]): number[] => cells.map(({ id }) => id)

interface PlannedDateDialogProps {
  isOpen: boolean
  cells: readonly Cell[]
  onClose: () => void
  /** Called with a day as `YYYY-MM-DD`, or null to remove the date. */
  onPlan: (day: string | null) => void
}

/** Asks for the day on which cells are to be published. It only plans: nothing is published. */
function PlannedDateDialog({ isOpen, cells, onClose, onPlan }: PlannedDateDialogProps) {
  const [day, setDay] = useState('')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-100 p-6">
      <DialogTitle className="text-md">{plural(t.planAssets, cells.length)}</DialogTitle>
      <DialogDescription className="mt-1.5 text-muted">{t.planNotPublish}</DialogDescription>
      <form
        className="mt-5 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (day) onPlan(day)
        }}
      >
        <DateField label={t.plannedDate} value={day} onChange={(event) => setDay(event.target.value)} />
        <div className="flex flex-wrap justify-end gap-2">
          {cells.some(({ planned_on }) => planned_on) && (
            <Button variant="ghost" className="me-auto" onClick={() => onPlan(null)}>
              {t.removeDate}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" disabled={!day}>
            {t.setDate}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
