import { clsx } from 'clsx'
import { Copy, Download, Ellipsis, Heart, SquareCheck, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/buttons/menu.tsx'
import { t } from '#web/words/content.ts'
import { FavoriteButton } from './favorite-button.tsx'
import type { ContentActions } from './use-content-actions.tsx'

interface ItemActionsProps {
  item: ContentItem
  actions: ContentActions
}

/**
 * Buttons in a corner of an image, or of the text below it, shown on hover and focus. Where `useIsCompact` is true, a menu replaces them.
 * The icons are laid out only while they are visible, because they took a third of the paint time of a scrolled list.
 */
export function CornerTools({ isBelow = false, children }: { isBelow?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'popup absolute flex p-0.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
        'not-group-hover:not-group-focus-within:[&_svg]:hidden',
        isBelow ? 'end-0 bottom-0' : 'top-2 end-2',
      )}
    >
      {children}
    </div>
  )
}

/** The four buttons of an item. */
export function ItemActions({ item, actions }: ItemActionsProps) {
  return (
    <>
      <FavoriteButton item={item} onToggle={actions.toggleFavorite} />
      <IconButton className="size-8" label={t.copy} icon={Copy} onClick={() => actions.copyPrompt(item)} />
      <IconButton className="size-8" label={t.download} icon={Download} onClick={() => actions.download(item)} />
      <IconButton className="size-8" label={t.delete} icon={Trash2} onClick={() => void actions.remove(item)} />
    </>
  )
}

/** The same actions in a menu, for touch screens, so that nothing covers the image. */
export function ItemMenu({ item, actions, onSelect }: ItemActionsProps & { onSelect?: (() => void) | undefined }) {
  return (
    <Menu label={t.actions} trigger={<Ellipsis className="size-5 text-muted" aria-hidden />}>
      <MenuItem icon={Heart} onClick={() => actions.toggleFavorite(item)}>
        {item.is_favorite ? t.removeFromFavorites : t.addToFavorites}
      </MenuItem>
      {onSelect && (
        <MenuItem icon={SquareCheck} onClick={onSelect}>
          {t.select}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onClick={() => actions.copyPrompt(item)}>
        {t.copyPrompt}
      </MenuItem>
      <MenuItem icon={Download} onClick={() => actions.download(item)}>
        {t.download}
      </MenuItem>
      <MenuItem icon={Trash2} onClick={() => void actions.remove(item)}>
        {t.delete}
      </MenuItem>
    </Menu>
  )
}
