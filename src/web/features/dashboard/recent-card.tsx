import { Download, Eye } from 'lucide-react'
import type { ContentItem } from '#contract/library/content.ts'
import { getTitle } from '#web/lib/api/content.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FavoriteButton } from '#web/domains/library/favorite-button.tsx'
import { MediaImage } from '#web/domains/library/media-image.tsx'
import type { ContentActions } from '#web/domains/library/use-content-actions.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { getKind } from '#web/lib/format/option-labels.ts'
import { translateOption } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/home.ts'

interface RecentCardProps {
  item: ContentItem
  actions: ContentActions
  onPreview: (id: number) => void
}

/** Unlike the library's cards, it shows its actions without hover. */
export function RecentCard({ item, actions, onPreview }: RecentCardProps) {
  const title = getTitle({ title: item.title, content_type: item.content_type })
  return (
    <article aria-label={title} className="overflow-hidden rounded-lg border border-border bg-surface">
      <div className="relative">
        <button
          type="button"
          aria-label={fill(t.enlarge, { title })}
          onClick={() => onPreview(item.id)}
          className="block aspect-4/3 w-full cursor-zoom-in rounded-t-lg -outline-offset-2"
        >
          <MediaImage item={item} sizes="(min-width: 1024px) 400px, 50vw" className="size-full p-3" />
        </button>
        <Badge className="pointer-events-none absolute top-2.5 start-2.5 bg-surface/90">
          {translateOption(getKind(item), getKind(item))}
        </Badge>
      </div>
      <div className="flex items-start gap-1 pt-2.5 pe-1.5 ps-3.5">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{title}</bdi>
          </p>
          <p className="truncate text-xs text-muted tabular-nums">
            #{item.id} · <Timestamp time={item.created_at} />
          </p>
        </div>
        <FavoriteButton item={item} onToggle={actions.toggleFavorite} />
      </div>
      <div className="grid grid-cols-2 gap-2 p-3 pt-2.5">
        <Button variant="secondary" size="small" onClick={() => actions.download(item)}>
          <Download aria-hidden />
          <span className="max-sm:sr-only">{t.download}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onPreview(item.id)}>
          <Eye aria-hidden />
          <span className="max-sm:sr-only">{t.preview}</span>
        </Button>
      </div>
    </article>
  )
}
