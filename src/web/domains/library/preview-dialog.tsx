import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, X, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { contentData, getTitle } from '#web/lib/api/content.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { currentDirection } from '#web/words/define-words.ts'
import { t } from '#web/words/content.ts'
import type { Rule } from './brand-check.tsx'
import { EditText } from './edit-text.tsx'
import { PreviewFacts } from './preview-facts.tsx'
import { PreviewMedia } from './preview-media.tsx'
import { SlidesMedia } from './slides-media.tsx'
import type { ContentActions } from './use-content-actions.tsx'

export interface PreviewDialogProps {
  items: readonly ContentItem[]
  /** The item to show, which need not be in `items`. Null closes the dialog. */
  id: number | null
  onChange: (id: number | null) => void
  actions: ContentActions
}

/** A large preview of an item with all its facts. The arrow keys show the previous and the next item of the list. */
export function PreviewDialog({ items, id, onChange, actions }: PreviewDialogProps) {
  const index = items.findIndex((one) => one.id === id)
  const other = useOtherItem(index < 0 ? id : null)
  const item = useKept(items[index] ?? other.item, id === null)
  const previous = items[index - 1]?.id
  const next = index < 0 ? undefined : items[index + 1]?.id
  const step = (to: number | undefined) => to !== undefined && onChange(to)
  useArrowKeys(id !== null, (direction) => step(direction < 0 ? previous : next))
  const remove = async (gone: ContentItem) => {
    if (await actions.remove(gone)) onChange(next ?? previous ?? null)
  }

  return (
    <Dialog
      isOpen={id !== null}
      onClose={() => onChange(null)}
      focusAfter={() => findCard(item)}
      className="max-w-page overflow-clip"
    >
      <div className="grid grid-cols-1 lg:h-[min(52rem,calc(100dvh-2rem))] lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex items-center gap-1 border-b border-border bg-surface py-2.5 pe-2.5 ps-5 max-lg:sticky max-lg:-top-4 max-lg:z-1 lg:col-start-2">
          <DialogTitle className="me-auto truncate text-md">
            <bdi>{item ? getTitle(item) : t.preview}</bdi>
          </DialogTitle>
          <HeadButton
            label={t.previous}
            icon={ChevronLeft}
            isOff={previous === undefined}
            onPress={() => step(previous)}
          />
          <HeadButton label={t.next} icon={ChevronRight} isOff={next === undefined} onPress={() => step(next)} />
          <HeadButton label={t.close} icon={X} onPress={() => onChange(null)} />
        </div>
        {item ? (
          <PreviewBody
            key={item.id}
            item={item}
            actions={actions}
            onOpen={onChange}
            onRemove={() => void remove(item)}
          />
        ) : (
          <Ground>
            {other.hasFailed ? (
              <Banner onRetry={other.retry}>{t.failedToLoadPreview}</Banner>
            ) : (
              <span className="skeleton block aspect-square w-full max-w-120" />
            )}
          </Ground>
        )}
      </div>
    </Dialog>
  )
}

interface PreviewBodyProps {
  item: ContentItem
  actions: ContentActions
  onOpen: (id: number) => void
  onRemove: () => void
}

function PreviewBody({ item, actions, onOpen, onRemove }: PreviewBodyProps) {
  const [isEditing, setEditing] = useState(false)
  const [pinned, setPinned] = useState<Rule | null>(null)
  const [pointed, setPointed] = useState<Rule | null>(null)
  return (
    <>
      <Ground>
        {item.slides ? (
          <SlidesMedia item={item} slides={item.slides} />
        ) : (
          <PreviewMedia item={item} rule={isEditing ? null : (pointed ?? pinned)} />
        )}
      </Ground>
      <div className="flex min-h-0 flex-col">
        {isEditing ? (
          <EditText item={item} onDone={(version) => onOpen(version.id)} onCancel={() => setEditing(false)} />
        ) : (
          <PreviewFacts
            item={item}
            actions={actions}
            marking={{ pinned, onPin: setPinned, onPoint: setPointed }}
            onOpen={onOpen}
            onEdit={() => setEditing(true)}
            onRemove={onRemove}
          />
        )}
      </div>
    </>
  )
}

function Ground({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center justify-center bg-media p-4 sm:p-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {children}
    </div>
  )
}

interface HeadButtonProps {
  label: string
  icon: LucideIcon
  isOff?: boolean
  onPress: () => void
}

/**
 * Has no tooltip, because a tooltip would handle the Escape key that closes the dialog. At the end of the list the button stays
 * focusable, so that keyboard users do not lose the focus.
 */
function HeadButton({ label, icon: Icon, isOff = false, onPress }: HeadButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={clsx(iconButtonClass, isOff && 'cursor-default opacity-45')}
    >
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden />
    </button>
  )
}

/** The card of an item in a list on the same screen. */
const findCard = (item: ContentItem | undefined): HTMLElement | null =>
  document.querySelector(`[data-key="${item?.id ?? 0}"] [data-open]`)

/** Keeps the last item on view while the dialog fades out. */
function useKept(item: ContentItem | undefined, isClosing: boolean): ContentItem | undefined {
  const [kept, setKept] = useState(item)
  if (item && item !== kept) setKept(item)
  return isClosing ? kept : item
}

/** Loads an item that is not in the list: a parent, the target of a link, or an item that was just removed. */
function useOtherItem(id: number | null) {
  const data = useQuery({ ...contentData(id ?? 0), enabled: id !== null })
  return { item: id === null ? undefined : data.data, hasFailed: data.isError, retry: () => void data.refetch() }
}

/**
 * Left and right arrow keys, except in inputs, lists and video players, which use them. Listens in the capture phase, because the dialog
 * stops arrow keys from bubbling.
 */
function useArrowKeys(isOn: boolean, onArrow: (direction: -1 | 1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isAsking()) return
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, video, [role=combobox], [role=listbox], [data-own-arrows]')
    )
      return
    const forward = currentDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onArrow(event.key === forward ? 1 : -1)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [isOn])
}

/** Whether a dialog is open on top of the preview. */
const isAsking = () => document.querySelectorAll('[role=dialog]').length > 1
