import { clsx } from 'clsx'
import type { ContentItem } from '#contract/library/content.ts'
import { getPixelSize, getTitle } from '#web/lib/api/content.ts'
import { useIsCompact } from '#web/lib/browser/use-is-compact.ts'
import { ItemActions, ItemMenu } from '#web/domains/library/item-actions.tsx'
import { selectingClick } from '#web/domains/library/media-card.tsx'
import { MediaImage } from '#web/domains/library/media-image.tsx'
import { SelectBox, type CardSelection } from '#web/domains/library/select-box.tsx'
import type { ContentActions } from '#web/domains/library/use-content-actions.tsx'
import { useHoverPlayback } from '#web/domains/library/use-hover-playback.ts'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'

interface LibraryRowProps {
  item: ContentItem
  actions: ContentActions
  onPreview: (item: ContentItem) => void
  selection: CardSelection
}

/** Height of a row, in pixels. */
export const ROW_HEIGHT = 77

export function LibraryRow({ item, actions, onPreview, selection }: LibraryRowProps) {
  const { isPlaying, handlers } = useHoverPlayback()
  const isCompact = useIsCompact()
  const { width, height } = getPixelSize(item)
  const versions = item.version_count ?? 1
  const facts = [item.brand_name, `${width} × ${height}`, versions > 1 && plural(t.versionCount, versions)]
    .filter(Boolean)
    .join(' · ')
  return (
    <article
      aria-label={getTitle(item)}
      className={clsx(
        'flex h-full items-center gap-x-2 border-b border-border',
        selection.isSelected && 'bg-accent-tint',
      )}
      {...handlers}
    >
      <SelectBox name={getTitle(item)} selection={selection} />
      <button
        type="button"
        data-open
        onClick={selectingClick(selection, () => onPreview(item))}
        aria-label={fill(t.previewItem, { item: getTitle(item) })}
        className="flex h-full min-w-0 flex-1 items-center gap-4 rounded-sm text-start -outline-offset-2"
      >
        <MediaImage
          item={item}
          sizes="56px"
          className="size-14 shrink-0 overflow-hidden rounded-sm"
          isPlaying={isPlaying}
        />
        <span className="min-w-0">
          <span className="block truncate font-medium">
            <bdi>{getTitle(item)}</bdi>
          </span>
          <span dir="auto" className="block truncate text-sm text-muted">
            {item.prompt}
          </span>
        </span>
      </button>
      <span className="hidden w-56 truncate px-2 text-sm text-muted tabular-nums md:block">{facts}</span>
      <span className="hidden w-28 text-sm text-muted tabular-nums sm:block">
        <Timestamp time={item.created_at} />
      </span>
      {isCompact ? (
        <ItemMenu item={item} actions={actions} />
      ) : (
        <span className="flex">
          <ItemActions item={item} actions={actions} />
        </span>
      )}
    </article>
  )
}
