import { clsx } from 'clsx'
import { Copy, Download, Ellipsis, Heart, Trash2 } from 'lucide-react'
import type { ContentItem } from '#contract/content.ts'
import { sizeOf, titleOf } from '#web/lib/content.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Timestamp } from '#web/ui/timestamp.tsx'
import { MediaImage } from './media-image.tsx'
import type { ContentActions } from './use-content-actions.tsx'

interface MediaCardProps {
  item: ContentItem
  actions: ContentActions
  onPreview: (item: ContentItem) => void
  /** 'own' keeps the picture's ratio; 'square' centres it on a soft ground. */
  frame: 'own' | 'square'
}

/** A picture with its title; the actions show on hover and focus, and always on touch. */
export function MediaCard({ item, actions, onPreview, frame }: MediaCardProps) {
  const { width, height } = sizeOf(item)
  return (
    <article aria-label={titleOf(item)} className="group relative min-w-0">
      <button
        type="button"
        onClick={() => onPreview(item)}
        aria-label={`Preview ${titleOf(item)}`}
        className="block w-full cursor-zoom-in overflow-hidden rounded-md"
        style={{ aspectRatio: frame === 'own' ? `${width} / ${height}` : '1' }}
      >
        <MediaImage
          item={item}
          sizes="(min-width: 1280px) 290px, (min-width: 640px) 33vw, 50vw"
          className={clsx('size-full', frame === 'square' && 'p-3')}
        />
      </button>
      <HoverActions item={item} actions={actions} />
      <div className="flex h-14 items-start justify-between gap-2 px-0.5 pt-2">
        <div className="min-w-0">
          <p className="truncate font-medium">{titleOf(item)}</p>
          <p className="truncate text-xs text-muted tabular-nums">
            #{item.id} · <Timestamp time={item.created_at} />
          </p>
        </div>
        <Badge className="shrink-0 [@media(hover:none)]:hidden">{item.content_type}</Badge>
        <TouchActions item={item} actions={actions} />
      </div>
    </article>
  )
}

/** For pointers that hover. */
function HoverActions({ item, actions }: Pick<MediaCardProps, 'item' | 'actions'>) {
  return (
    <div className="popup absolute top-2 right-2 flex p-0.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:hidden">
      <ItemActions item={item} actions={actions} />
    </div>
  )
}

/** For fingers: the same actions behind one button, so that nothing covers the picture. */
function TouchActions({ item, actions }: Pick<MediaCardProps, 'item' | 'actions'>) {
  return (
    <span className="-mt-1.5 hidden shrink-0 [@media(hover:none)]:block">
      <Menu label="Actions" trigger={<Ellipsis className="size-5 text-muted" aria-hidden />}>
        <MenuItem icon={Heart} onClick={() => actions.toggleFavorite(item)}>
          {item.is_favorite ? 'Remove from favorites' : 'Add to favorites'}
        </MenuItem>
        <MenuItem icon={Copy} onClick={() => actions.copyPrompt(item)}>
          Copy prompt
        </MenuItem>
        <MenuItem icon={Download} onClick={() => actions.download(item)}>
          Download
        </MenuItem>
        <MenuItem icon={Trash2} onClick={() => actions.remove(item)}>
          Delete
        </MenuItem>
      </Menu>
    </span>
  )
}

/** The four buttons of an item. */
export function ItemActions({ item, actions }: Pick<MediaCardProps, 'item' | 'actions'>) {
  return (
    <>
      <FavoriteButton item={item} onToggle={actions.toggleFavorite} />
      <IconButton className="size-8" label="Copy" icon={Copy} onClick={() => actions.copyPrompt(item)} />
      <IconButton className="size-8" label="Download" icon={Download} onClick={() => actions.download(item)} />
      <IconButton className="size-8" label="Delete" icon={Trash2} onClick={() => actions.remove(item)} />
    </>
  )
}

function FavoriteButton({ item, onToggle }: { item: ContentItem; onToggle: (item: ContentItem) => void }) {
  return (
    <IconButton
      className="size-8"
      label="Favorite"
      icon={Heart}
      aria-pressed={item.is_favorite}
      iconClassName={item.is_favorite ? 'fill-danger text-danger' : undefined}
      onClick={() => onToggle(item)}
    />
  )
}
