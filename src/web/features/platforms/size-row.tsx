import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { AspectRatioIcon } from '#web/ui/display/aspect-ratio-icon.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/platforms.ts'
import { problemIn, type DraftSize } from './size-draft.ts'

interface SizeRowProps {
  size: DraftSize
  /** The accessible name, such as 'Instagram image size 1'. */
  name: string
  isFirst: boolean
  isLast: boolean
  onType: (text: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function SizeRow({ size: { id, text }, name, isFirst, isLast, onType, onMove, onRemove }: SizeRowProps) {
  const problem = problemIn(text)
  const note = problem ?? (isFirst && !isLast ? t.theFirstSizeIsThe : null)
  return (
    <li>
      <div className="flex items-center gap-2">
        <AspectRatioIcon size={text} box={36} isStrong={isFirst} />
        <div className="min-w-0 flex-1">
          <input
            id={id}
            aria-label={name}
            aria-invalid={Boolean(problem)}
            aria-describedby={note ? `${id}-note` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => onType(event.target.value)}
            className="control tabular-nums"
          />
        </div>
        <div className="flex shrink-0">
          <IconButton label={fill(t.moveUp, { name })} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
          <IconButton label={fill(t.moveDown, { name })} icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)} />
          <IconButton label={fill(t.remove, { name })} icon={Trash2} onClick={onRemove} />
        </div>
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className={clsx('mt-1 ms-11 text-sm', problem ? 'text-danger' : 'text-muted')}
        >
          {translateNode(note)}
        </p>
      )}
    </li>
  )
}
