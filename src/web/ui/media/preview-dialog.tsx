import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { contentData, sizeOf, titleOf } from '#web/lib/content.ts'
import { dataUrl } from '#web/lib/download.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog, DialogTitle } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PreviewFacts } from './preview-facts.tsx'
import type { ContentActions } from './use-content-actions.tsx'

interface PreviewDialogProps {
  items: readonly ContentItem[]
  /** The item that is shown; null closes. */
  id: number | null
  onChange: (id: number | null) => void
  actions: ContentActions
}

/** A picture large, with everything known about it; arrow keys walk through the list. */
export function PreviewDialog({ items, id, onChange, actions }: PreviewDialogProps) {
  const index = items.findIndex((one) => one.id === id)
  const item = items[index]
  const previous = items[index - 1]?.id
  const next = items[index + 1]?.id
  const step = (to: number | undefined) => to !== undefined && onChange(to)
  useArrowKeys(Boolean(item), (direction) => step(direction < 0 ? previous : next))

  return (
    <Dialog isOpen={Boolean(item)} onClose={() => onChange(null)} className="max-w-page overflow-hidden">
      {item && (
        <div className="grid lg:h-[min(52rem,calc(100dvh-2rem))] lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_minmax(0,1fr)]">
          <div className="flex items-center gap-1 border-b border-border py-2.5 pr-2.5 pl-5 lg:col-start-2">
            <DialogTitle className="mr-auto truncate text-md">{titleOf(item)}</DialogTitle>
            <IconButton
              label="Previous"
              icon={ChevronLeft}
              disabled={previous === undefined}
              onClick={() => step(previous)}
            />
            <IconButton label="Next" icon={ChevronRight} disabled={next === undefined} onClick={() => step(next)} />
            <IconButton label="Close" icon={X} onClick={() => onChange(null)} />
          </div>
          <div className="flex items-center justify-center bg-media p-4 sm:p-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Picture key={item.id} item={item} />
          </div>
          <div className="flex min-h-0 flex-col">
            <PreviewFacts item={item} actions={actions} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Picture({ item }: { item: ContentItem }) {
  const data = useQuery(contentData(item.id))
  const { width, height } = sizeOf(item)
  if (data.isError) return <Banner onRetry={() => void data.refetch()}>Failed to load preview</Banner>
  const source = data.data ? dataUrl(data.data) : item.thumbnail_url
  return (
    <img
      src={source}
      alt={item.alt_text || titleOf(item)}
      width={width}
      height={height}
      className="h-auto max-h-[60dvh] w-auto max-w-full rounded-sm object-contain lg:max-h-[min(48rem,calc(100dvh-6rem))]"
    />
  )
}

function useArrowKeys(isOn: boolean, onArrow: (direction: -1 | 1) => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') onArrow(-1)
      if (event.key === 'ArrowRight') onArrow(1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
