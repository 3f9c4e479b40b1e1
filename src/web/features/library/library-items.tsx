import type { ContentItem } from '#contract/content.ts'
import { sizeOf, titleOf } from '#web/lib/content.ts'
import { ItemActions, MediaCard } from '#web/ui/media/media-card.tsx'
import { Masonry } from '#web/ui/media/masonry.tsx'
import { MediaImage } from '#web/ui/media/media-image.tsx'
import type { ContentActions } from '#web/ui/media/use-content-actions.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Timestamp } from '#web/ui/timestamp.tsx'
import type { LibraryView } from './library-filters.tsx'

/** Height of a card's lines below its picture, in pixels. */
const CARD_FOOTER = 56

interface LibraryItemsProps {
  items: readonly ContentItem[]
  view: LibraryView
  actions: ContentActions
  onPreview: (item: ContentItem) => void
}

export function LibraryItems({ items, view, actions, onPreview }: LibraryItemsProps) {
  if (view === 'list') {
    return (
      <ul className="divide-y divide-border border-y border-border">
        {items.map((item) => (
          <LibraryRow key={item.id} item={item} actions={actions} onPreview={onPreview} />
        ))}
      </ul>
    )
  }
  return (
    <Masonry items={items} keyOf={(item) => item.id} ratioOf={ratioOf} footer={CARD_FOOTER}>
      {(item) => <MediaCard item={item} actions={actions} onPreview={onPreview} frame="own" />}
    </Masonry>
  )
}

interface LibraryRowProps {
  item: ContentItem
  actions: ContentActions
  onPreview: (item: ContentItem) => void
}

function LibraryRow({ item, actions, onPreview }: LibraryRowProps) {
  const facts = [item.brand_name, `${sizeOf(item).width} × ${sizeOf(item).height}`].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <button
        type="button"
        onClick={() => onPreview(item)}
        aria-label={`Preview ${titleOf(item)}`}
        className="flex min-w-0 flex-1 basis-60 items-center gap-4 rounded-sm text-left"
      >
        <MediaImage item={item} sizes="56px" className="size-14 shrink-0 overflow-hidden rounded-sm" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{titleOf(item)}</span>
          <span className="block truncate text-sm text-muted">{item.prompt}</span>
        </span>
      </button>
      <span className="hidden w-52 truncate text-sm text-muted tabular-nums md:block">{facts}</span>
      <span className="hidden w-28 text-sm text-muted tabular-nums sm:block">
        <Timestamp time={item.created_at} />
      </span>
      <span className="flex max-sm:pl-16">
        <ItemActions item={item} actions={actions} />
      </span>
    </li>
  )
}

const RATIOS = [1, 0.5625, 1.9, 1, 1.78, 0.8, 1, 1.9]

export function LibrarySkeleton({ view }: { view: LibraryView }) {
  if (view === 'list') {
    return (
      <div aria-busy className="flex flex-col gap-5 border-y border-border py-2.5">
        {RATIOS.map((_, index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </div>
    )
  }
  const items = RATIOS.map((ratio, id) => ({ id, ratio }))
  return (
    <div aria-busy>
      <Masonry items={items} keyOf={({ id }) => id} ratioOf={({ ratio }) => ratio} footer={CARD_FOOTER}>
        {({ ratio }) => (
          <>
            <Skeleton className="w-full rounded-md" style={{ aspectRatio: String(ratio) }} />
            <Skeleton className="mt-2.5 h-4 w-2/3" />
          </>
        )}
      </Masonry>
    </div>
  )
}

function ratioOf(item: ContentItem): number {
  const { width, height } = sizeOf(item)
  return width / height
}
