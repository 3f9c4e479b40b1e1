import { Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { t } from '#web/words/product-images.ts'
import { AUTOMATIC, KEEP, REMOVE, type Mark } from './marks.ts'

interface CutOutToolsProps {
  mark: Mark
  onMark: (mark: Mark) => void
  /** The diameter of the brush as a share of the longer side. */
  size: number
  onSize: (size: number) => void
  canUndo: boolean
  onUndo: () => void
  hasMarks: boolean
  onClear: () => void
}

const MARKS_BY_NAME = { keep: KEEP, remove: REMOVE, automatic: AUTOMATIC } as const
type MarkName = keyof typeof MARKS_BY_NAME
const NAMES = ['automatic', 'keep', 'remove'] as const

export function CutOutTools({ mark, onMark, size, onSize, canUndo, onUndo, hasMarks, onClear }: CutOutToolsProps) {
  const sizeId = useId()
  const options: { value: MarkName; label: string }[] = [
    { value: 'remove', label: t.remove },
    { value: 'keep', label: t.keep },
    { value: 'automatic', label: t.automatic },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Segmented
        label={t.brush}
        value={NAMES[mark]}
        onChange={(name) => onMark(MARKS_BY_NAME[name])}
        options={options}
      />
      <span className="flex items-center gap-2.5">
        <label htmlFor={sizeId} className="text-sm text-muted">
          {t.brushSize}
        </label>
        <input
          id={sizeId}
          type="range"
          min={2}
          max={30}
          value={Math.round(size * 100)}
          aria-valuetext={`${Math.round(size * 100)} %`}
          onChange={(event) => onSize(Number(event.target.value) / 100)}
          className="h-9 w-32 pointer-coarse:h-11"
        />
      </span>
      <span className="ms-auto flex gap-2">
        <Button variant="secondary" size="small" isWaiting={!canUndo} onClick={onUndo}>
          <Undo2 className="rtl:-scale-x-100" aria-hidden />
          {t.undo}
        </Button>
        <Button variant="ghost" size="small" isWaiting={!hasMarks} onClick={onClear}>
          {t.clearMarks}
        </Button>
      </span>
    </div>
  )
}
