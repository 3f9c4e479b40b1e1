import { clsx } from 'clsx'
import { Heart, Layers, Lock, Play } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { listLeftOut } from '#contract/left-out.ts'
import { getPixelSize, getTitle } from '#web/lib/api/content.ts'
import { useIsCompact } from '#web/lib/browser/use-is-compact.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { getKind } from '#web/lib/format/option-labels.ts'
import { translateOption } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'
import { t as lockWords } from '#web/words/content-lock.ts'
import { CornerTools, ItemActions, ItemMenu } from './item-actions.tsx'
import { LeftOutMark } from './left-out-words.tsx'
import { MediaImage } from './media-image.tsx'
import { SelectBox, type CardSelection } from './select-box.tsx'
import type { ContentActions } from './use-content-actions.tsx'
import { useHoverPlayback } from './use-hover-playback.ts'

interface MediaCardProps {
  item: ContentItem
  actions: ContentActions
  onPreview: (item: ContentItem) => void
  /** 'own' keeps the image's aspect ratio; 'square' centers the image on a soft background. */
  frame: 'own' | 'square'
  selection?: CardSelection
}

/** An image with its title. The actions show on hover and focus, and always on touch screens. */
export function MediaCard({ item, actions, onPreview, frame, selection }: MediaCardProps) {
  const { width, height } = getPixelSize(item)
  const { isPlaying, handlers } = useHoverPlayback()
  const isCompact = useIsCompact()
  // On a banner the actions would cover the area that opens the preview, so they replace its text instead.
  const isFlat = frame === 'own' && width > 2 * height
  return (
    <article aria-label={getTitle(item)} className="group relative min-w-0" {...handlers}>
      <button
        type="button"
        data-open
        onClick={selectingClick(selection, () => onPreview(item))}
        aria-label={fill(t.previewItem, { item: getTitle(item) })}
        className={clsx(
          'relative block w-full cursor-zoom-in overflow-hidden rounded-md',
          selection?.isSelected && 'outline-3 outline-offset-2 outline-accent-ink',
        )}
        style={{ aspectRatio: frame === 'own' ? `${width} / ${height}` : '1' }}
      >
        <MediaImage
          item={item}
          sizes="(min-width: 1280px) 290px, (min-width: 640px) 33vw, 50vw"
          className={clsx('size-full', frame === 'square' && 'p-3')}
          isPlaying={isPlaying}
        />
        {item.content_type === 'video' && !isPlaying && <PlayMark />}
        {item.slides && <SlidesMark count={item.slides.length} />}
        {hasVersions(item) && <VersionsMark count={item.version_count} />}
      </button>
      {selection && <CardBox name={getTitle(item)} selection={selection} />}
      {!isCompact && (
        <CornerTools isBelow={isFlat}>
          <ItemActions item={item} actions={actions} />
        </CornerTools>
      )}
      <CardFoot item={item}>
        {isCompact ? (
          <span className="-mt-1.5 shrink-0">
            <ItemMenu item={item} actions={actions} onSelect={selection && (() => selection.onSelect(false))} />
          </span>
        ) : (
          <Badge className="shrink-0">{translateOption(getKind(item), getKind(item))}</Badge>
        )}
      </CardFoot>
    </article>
  )
}

/** With Shift, Ctrl or Cmd a click selects; otherwise it calls `act`. */
export function selectingClick(selection: CardSelection | undefined, act: () => void) {
  return (event: MouseEvent) => {
    const isSelecting = event.shiftKey || event.ctrlKey || event.metaKey
    if (selection && isSelecting) selection.onSelect(event.shiftKey)
    else act()
  }
}

function CardBox({ name, selection }: { name: string; selection: CardSelection }) {
  const { isSelected, isSelecting } = selection
  return (
    <SelectBox
      name={name}
      selection={selection}
      className={clsx(
        'popup absolute top-2 start-2 transition-opacity',
        !isSelected &&
          !isSelecting &&
          'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:hidden',
      )}
    />
  )
}

function CardFoot({ item, children }: { item: ContentItem; children: ReactNode }) {
  return (
    <div className="flex h-14 items-start justify-between gap-2 px-0.5 pt-2">
      <div className="min-w-0">
        <p className="truncate font-medium">
          <bdi>{getTitle(item)}</bdi>
        </p>
        <p className="flex items-center gap-1.5 text-xs text-muted tabular-nums">
          {item.is_favorite && <Heart className="size-3 shrink-0 fill-danger text-danger" aria-hidden />}
          <LeftOutMark texts={listLeftOut(item.notes)} />
          {item.is_locked && <Lock role="img" aria-label={lockWords.locked} className="size-3 shrink-0" />}
          <span className="truncate">
            #{item.id} · <Timestamp time={item.created_at} />
          </span>
          {hasVersions(item) && <span className="sr-only">{plural(t.versionCount, item.version_count)}</span>}
        </p>
      </div>
      {children}
    </div>
  )
}

const hasVersions = (item: ContentItem): item is ContentItem & { version_count: number } =>
  (item.version_count ?? 1) > 1

/** How many versions a card stands for. */
function VersionsMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      title={plural(t.versionCount, count)}
      className="absolute end-2 bottom-2 flex h-6 items-center gap-1 rounded-full bg-black/60 px-2 text-xs font-medium text-white tabular-nums"
    >
      <Layers className="size-3.5" />
      {count}
    </span>
  )
}

/** How many slides a carousel has. */
function SlidesMark({ count }: { count: number }) {
  return (
    <span className="absolute bottom-2 start-2 flex h-6 items-center gap-1 rounded-full bg-black/60 px-2 text-xs font-medium text-white tabular-nums">
      {plural(t.slideCount, count)}
    </span>
  )
}

function PlayMark() {
  return (
    <span
      aria-hidden
      className="absolute bottom-2 start-2 grid size-8 place-content-center rounded-full bg-black/60 text-white"
    >
      <Play className="size-4 fill-current" />
    </span>
  )
}
