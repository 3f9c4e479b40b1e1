import { Download } from 'lucide-react'
import type { ContentItem } from '#contract/library/content.ts'
import { getTitle } from '#web/lib/api/content.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FavoriteButton } from '#web/domains/library/favorite-button.tsx'
import { MediaImage } from '#web/domains/library/media-image.tsx'
import type { ContentActions } from '#web/domains/library/use-content-actions.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { t } from '#web/words/home.ts'

const SHOWN = 4

interface RecentActivityProps {
  items: readonly ContentItem[]
  isPending: boolean
  actions: ContentActions
}

export function RecentActivity({ items, isPending, actions }: RecentActivityProps) {
  return (
    <Card title={t.recentActivity}>
      {isPending && <Skeleton className="-my-2 h-57" />}
      {!isPending && items.length === 0 && <p className="text-muted">{t.noRecentActivity}</p>}
      {items.length > 0 && (
        <ul className="-my-2 divide-y divide-border">
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className="flex items-center gap-3 py-2">
              <MediaImage item={item} sizes="40px" className="size-10 shrink-0 overflow-hidden rounded-sm" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">
                  <bdi>{getTitle(item)}</bdi>
                </p>
                <p className="truncate text-sm text-muted">
                  <Timestamp time={item.created_at} />
                </p>
              </div>
              <FavoriteButton item={item} onToggle={actions.toggleFavorite} />
              <IconButton label={t.download} icon={Download} onClick={() => actions.download(item)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
