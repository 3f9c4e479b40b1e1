import { useState } from 'react'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { formatLabel } from '#web/domains/campaigns/format-labels.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { t } from '#web/words/calendar.ts'
import { fill } from '#web/words/fill.ts'
import type { Day } from './calendar-days.ts'
import { StatusDot, statusName } from './cell-chip.tsx'

const LANGUAGES: Readonly<Record<string, string>> = LANGUAGE_NAMES

interface PlanDialogProps {
  /** Null while the dialog closes. */
  cell: CalendarCell | null
  onClose: () => void
  onPlan: (cell: CalendarCell, day: Day | null) => void
}

/** Shows a cell and sets its day, for people who do not drag. */
export function PlanDialog({ cell, onClose, onPlan }: PlanDialogProps) {
  return (
    <Dialog isOpen={cell !== null} onClose={onClose} className="max-w-110 p-6">
      {cell && <PlanForm key={cell.id} cell={cell} onClose={onClose} onPlan={onPlan} />}
    </Dialog>
  )
}

function PlanForm({ cell, onClose, onPlan }: PlanDialogProps & { cell: CalendarCell }) {
  const [day, setDay] = useState(cell.planned_on ?? '')
  const plan = (next: Day | null) => {
    onPlan(cell, next)
    onClose()
  }
  const facts = [
    cell.campaign_name,
    LANGUAGES[cell.language] ?? cell.language,
    fill(t.variant, { letter: String.fromCodePoint(0x40 + cell.variant) }),
  ]
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (day) plan(day)
      }}
    >
      <div className="flex gap-4">
        {cell.thumbnail_url && (
          <img
            src={cell.thumbnail_url}
            alt={cell.title ?? ''}
            className="max-h-40 w-24 shrink-0 self-start rounded-sm bg-media object-contain"
          />
        )}
        <div className="min-w-0">
          <DialogTitle className="text-md">{formatLabel(cell.format)}</DialogTitle>
          <DialogDescription className="mt-1 text-muted">{facts.join(' · ')}</DialogDescription>
          <p className="mt-2 flex items-center gap-2 text-sm">
            <StatusDot status={cell.status} />
            {statusName(cell.status)}
          </p>
        </div>
      </div>
      <DateField label={t.plannedOn} value={day} onChange={(event) => setDay(event.target.value)} />
      <div className="flex flex-wrap justify-end gap-2">
        <ActionLink to={`/dashboard/campaigns/${cell.campaign_id}?tab=board`} variant="ghost" className="me-auto">
          {t.openCampaign}
        </ActionLink>
        {cell.planned_on !== null && (
          <Button variant="secondary" onClick={() => plan(null)}>
            {t.removeDay}
          </Button>
        )}
        <Button type="submit" disabled={!day}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
