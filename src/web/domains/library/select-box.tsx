import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

/** The selection state of one card. */
export interface CardSelection {
  isSelected: boolean
  /** Whether any item is selected. While that is so, every card shows its checkbox. */
  isSelecting: boolean
  /** Toggles the item; with true, selects the range from the item clicked before. */
  onSelect: (isStretch: boolean) => void
}

/** A checkbox on an image. With Shift, it selects a range. */
export function SelectBox({
  name,
  selection,
  className,
}: {
  name: string
  selection: CardSelection
  className?: string
}) {
  const { isSelected, onSelect } = selection
  return (
    <label className={clsx('grid size-8 cursor-pointer place-content-center pointer-coarse:size-10', className)}>
      <span className="relative grid size-5 place-content-center">
        <input
          type="checkbox"
          aria-label={fill(t.selectItem, { name })}
          checked={isSelected}
          onClick={(event: MouseEvent) => onSelect(event.shiftKey)}
          onChange={() => undefined}
          className="peer absolute inset-0 m-0 size-5 cursor-pointer appearance-none rounded-[5px] border border-outline bg-surface checked:border-transparent checked:bg-accent"
        />
        <Check
          className="pointer-events-none relative hidden size-4 text-on-accent peer-checked:block"
          strokeWidth={3}
          aria-hidden
        />
      </span>
    </label>
  )
}
