import { clsx } from 'clsx'
import { Check, Ellipsis, RotateCcw, SquareCheck, Trash2 } from 'lucide-react'
import type { TrashItem } from '#contract/library/trash.ts'
import { getPixelSize, getTitle } from '#web/lib/api/content.ts'
import { exactTime, timeLeft } from '#web/lib/format/format.ts'
import { useIsCompact } from '#web/lib/browser/use-is-compact.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { CornerTools } from '#web/domains/library/item-actions.tsx'
import { MediaImage } from '#web/domains/library/media-image.tsx'
import type { CardSelection } from '#web/domains/library/select-box.tsx'
import { Menu, MenuItem } from '#web/ui/buttons/menu.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'

interface TrashCardProps {
  item: TrashItem
  selection: CardSelection
  onRestore: () => void
  onDelete: () => void
}

/** A deleted item. It has no preview, so a click selects it. */
export function TrashCard({ item, selection, onRestore, onDelete }: TrashCardProps) {
  const { width, height } = getPixelSize(item)
  const { isSelected, isSelecting, onSelect } = selection
  const isCompact = useIsCompact()
  return (
    <article aria-label={getTitle(item)} className="group relative min-w-0">
      <button
        type="button"
        data-open
        aria-label={fill(t.selectItem, { item: getTitle(item) })}
        aria-pressed={isSelected}
        onClick={(event) => onSelect(event.shiftKey)}
        className={clsx(
          'relative block w-full overflow-hidden rounded-md',
          isSelected && 'outline-3 outline-offset-2 outline-accent-ink',
        )}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <MediaImage
          item={item}
          sizes="(min-width: 1280px) 290px, (min-width: 640px) 33vw, 50vw"
          className="size-full"
        />
        <SelectMark isSelected={isSelected} isShown={isSelecting || isSelected} />
      </button>
      {!isCompact && (
        <CornerTools>
          <IconButton className="size-8" label={t.restore} icon={RotateCcw} onClick={onRestore} />
          <IconButton className="size-8" label={t.deleteForever} icon={Trash2} onClick={onDelete} />
        </CornerTools>
      )}
      <div className="flex h-14 items-start justify-between gap-2 px-0.5 pt-2">
        <div className="min-w-0">
          <p className="truncate font-medium">
            <bdi>{getTitle(item)}</bdi>
          </p>
          <p className="truncate text-xs text-muted tabular-nums">
            <time dateTime={item.gone_at} title={fill(t.goes, { time: exactTime(item.gone_at) })}>
              {timeLeft(item.gone_at)}
            </time>
          </p>
        </div>
        {isCompact && (
          <span className="-mt-1.5 shrink-0">
            <Menu label={t.actions} trigger={<Ellipsis className="size-5 text-muted" aria-hidden />}>
              <MenuItem icon={RotateCcw} onClick={onRestore}>
                {t.restore}
              </MenuItem>
              <MenuItem icon={SquareCheck} onClick={() => onSelect(false)}>
                {t.select}
              </MenuItem>
              <MenuItem icon={Trash2} onClick={onDelete}>
                {t.deleteForever}
              </MenuItem>
            </Menu>
          </span>
        )}
      </div>
    </article>
  )
}

function SelectMark({ isSelected, isShown }: { isSelected: boolean; isShown: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'popup absolute top-2 start-2 grid size-8 place-content-center transition-opacity',
        !isShown && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:hidden',
      )}
    >
      <span
        className={clsx(
          'grid size-5 place-content-center rounded-[5px] border',
          isSelected ? 'border-transparent bg-accent text-on-accent' : 'border-outline bg-surface',
        )}
      >
        {isSelected && <Check className="size-4" strokeWidth={3} />}
      </span>
    </span>
  )
}
