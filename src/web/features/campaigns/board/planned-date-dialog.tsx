import { useState } from 'react'
import type { Cell } from '#contract/campaigns/cells.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'

interface PlannedDateDialogProps {
  isOpen: boolean
  cells: readonly Cell[]
  onClose: () => void
  /** Called with a day as `YYYY-MM-DD`, or null to remove the date. */
  onPlan: (day: string | null) => void
}

/** Asks for the day on which cells are to be published. It only plans: nothing is published. */
export function PlannedDateDialog({ isOpen, cells, onClose, onPlan }: PlannedDateDialogProps) {
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
