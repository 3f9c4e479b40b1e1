import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Cell } from '#contract/campaigns/cells.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { currentDirection } from '#web/words/define-words.ts'
import { t } from '#web/words/campaigns.ts'
import { cellTitle } from '../board/cell-labels.ts'
import { CellMedia } from './cell-media.tsx'
import { CellPanel } from './cell-panel.tsx'
import { MockUp } from './mock-up.tsx'

interface CellDialogProps {
  campaign: Campaign
  cells: readonly Cell[]
  /** The cell to show. Null closes the dialog. */
  id: number | null
  onChange: (id: number | null) => void
}

type View = 'design' | 'app'

/** One cell: its design or how the app shows it, its texts, status and date. The arrow keys show the previous and the next one. */
export function CellDialog({ campaign, cells, id, onChange }: CellDialogProps) {
  const [view, setView] = useState<View>('design')
  const index = cells.findIndex((one) => one.id === id)
  const cell = useKept(cells[index], id === null)
  const previous = cells[index - 1]?.id
  const next = index < 0 ? undefined : cells[index + 1]?.id
  useArrowKeys(id !== null, (step) => {
    const to = step < 0 ? previous : next
    if (to !== undefined) onChange(to)
  })
  if (!cell) return null
  const title = cellTitle(cell, campaign.plan.variants > 1)
  return (
    <Dialog
      isOpen={id !== null}
      onClose={() => onChange(null)}
      className="max-w-page overflow-clip"
      focusAfter={() => findCard(cell)}
    >
      <div className="grid grid-cols-1 lg:h-[min(52rem,calc(100dvh-2rem))] lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center gap-1 border-b border-border bg-surface py-2.5 pe-2.5 ps-5 max-lg:sticky max-lg:-top-4 max-lg:z-1 lg:col-start-2">
          <DialogTitle className="me-auto line-clamp-2 min-w-0 text-base sm:text-md">{title}</DialogTitle>
          <IconButton
            label={t.previous}
            icon={ChevronLeft}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onChange(previous)}
          />
          <IconButton
            label={t.next}
            icon={ChevronRight}
            disabled={next === undefined}
            onClick={() => next !== undefined && onChange(next)}
          />
          <IconButton label={t.close} icon={X} onClick={() => onChange(null)} />
        </div>
        <div className="flex min-h-0 min-w-0 flex-col bg-media lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="flex justify-center p-3">
            <Segmented
              label={t.view}
              value={view}
              onChange={setView}
              options={[
                { value: 'design', label: t.design },
                { value: 'app', label: t.inTheApp },
              ]}
            />
          </div>
          <div className="grid min-h-0 flex-1 place-items-center overflow-hidden px-4 pb-4 max-lg:h-[56dvh] max-lg:flex-none sm:px-8 sm:pb-8">
            {view === 'design' ? (
              <CellMedia key={cell.file_url ?? cell.id} cell={cell} title={title} />
            ) : (
              <MockUp
                cell={cell}
                format={findCampaignFormat(cell.format)}
                name={campaign.brand_name ?? campaign.name}
                title={title}
              />
            )}
          </div>
        </div>
        <CellPanel key={`${cell.id} ${cell.content_id ?? ''}`} campaign={campaign} cell={cell} />
      </div>
    </Dialog>
  )
}

/** The last shown cell while the dialog closes. */
function useKept(cell: Cell | undefined, isClosing: boolean): Cell | undefined {
  const [kept, setKept] = useState(cell)
  if (cell && cell !== kept) setKept(cell)
  return cell ?? (isClosing ? kept : undefined)
}

const findCard = ({ id }: Cell): HTMLElement | null => document.querySelector<HTMLElement>(`[data-cell="${id}"] button`)

/** Calls `onStep` with -1 or 1, unless the key belongs to a field, a list or a video. */
function useArrowKeys(isOn: boolean, onStep: (step: -1 | 1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const isTaken =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, video, [role=listbox], [role=combobox]')
    if (!step || isTaken || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onStep(step < 0 === (currentDirection() === 'rtl') ? 1 : -1)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
