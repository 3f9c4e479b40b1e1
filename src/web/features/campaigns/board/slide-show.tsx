import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Cell } from '#contract/campaigns/cells.ts'
import { thousands } from '#web/lib/format/format.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { currentDirection } from '#web/words/define-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { CellMedia } from '../cell/cell-media.tsx'
import { hasContent } from './board-layout.ts'
import { cellTitle } from './cell-labels.ts'

interface SlideShowProps {
  isOpen: boolean
  cells: readonly Cell[]
  hasVariants: boolean
  onClose: () => void
}

/** The made cells one by one on the whole window. Arrow keys, Space, Home and End move; Escape closes. */
export function SlideShow({ isOpen, cells, hasVariants, onClose }: SlideShowProps) {
  const finishedCells = cells.filter(hasContent)
  const [at, setAt] = useState(0)
  const index = Math.min(at, finishedCells.length - 1)
  const cell = finishedCells[index]
  const move = (to: number) => setAt(Math.min(finishedCells.length - 1, Math.max(0, to)))
  useSlideKeys(isOpen, { index, last: finishedCells.length - 1, move })
  if (!cell) return null
  const title = cellTitle(cell, hasVariants)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className="m-0! flex h-[calc(100dvh-2rem)] max-w-none flex-col overflow-hidden"
    >
      <div className="flex items-center gap-1 border-b border-border py-2 pe-2 ps-4">
        <DialogTitle className="me-auto line-clamp-2 min-w-0 text-base">{title}</DialogTitle>
        <p className="px-2 text-sm whitespace-nowrap text-muted tabular-nums" role="status">
          {fill(t.slideOf, { slide: thousands(index + 1), count: thousands(finishedCells.length) })}
        </p>
        <IconButton label={t.previous} icon={ChevronLeft} disabled={index === 0} onClick={() => move(index - 1)} />
        <IconButton
          label={t.next}
          icon={ChevronRight}
          disabled={index === finishedCells.length - 1}
          onClick={() => move(index + 1)}
        />
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <div className="grid min-h-0 flex-1 place-items-center bg-media p-4 sm:p-8">
        <CellMedia key={cell.id} cell={cell} title={title} isPlaying />
      </div>
    </Dialog>
  )
}

interface Keys {
  index: number
  last: number
  move: (to: number) => void
}

function useSlideKeys(isOn: boolean, { index, last, move }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const onward = currentDirection() === 'rtl' ? -1 : 1
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index + onward,
      ArrowLeft: index - onward,
      PageDown: index + 1,
      PageUp: index - 1,
      Home: 0,
      End: last,
    }
    const isPressed = event.target instanceof HTMLElement && event.target.closest('button, video')
    const to = event.key === ' ' && !isPressed ? index + 1 : targets[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(to)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
