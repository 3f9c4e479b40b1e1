import { Heart } from 'lucide-react'
import type { ContentItem } from '#contract/library/content.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/content.ts'

/** A toggle button: its pressed state says whether the item is a favorite. */
export function FavoriteButton({ item, onToggle }: { item: ContentItem; onToggle: (item: ContentItem) => void }) {
  return (
    <IconButton
      className="size-8"
      label={t.favorite}
      icon={Heart}
      aria-pressed={item.is_favorite}
      iconClassName={item.is_favorite ? 'fill-danger text-danger' : undefined}
      onClick={() => onToggle(item)}
    />
  )
}
