import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import { contentData, titleOf } from '#web/lib/content.ts'
import { dataUrl } from '#web/lib/download.ts'

interface MediaImageProps {
  item: ContentItem
  /** As of `<img sizes>`. */
  sizes: string
  className?: string
}

/** The picture of an item: its thumbnail, or the call by id where there is none or it fails. A failed picture hides itself. */
export function MediaImage({ item, sizes, className }: MediaImageProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const needsData = hasFailed || !item.thumbnail_url
  const isSeen = useSeen(frame, needsData)
  const data = useQuery({ ...contentData(item.id), enabled: needsData && isSeen })
  const source = needsData ? data.data && dataUrl(data.data) : item.thumbnail_url
  const isPicture = !needsData || data.data?.mime_type.startsWith('image/')
  return (
    <span ref={frame} className={clsx('block bg-media', needsData && data.isFetching && 'skeleton', className)}>
      {source && isPicture && (
        <img
          src={source}
          srcSet={needsData || !item.thumbnail_url ? undefined : sourceSet(item.thumbnail_url)}
          sizes={needsData ? undefined : sizes}
          alt={item.alt_text || titleOf(item)}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          hidden={needsData && hasFailed && data.isError}
          className="size-full object-contain"
        />
      )}
    </span>
  )
}

function sourceSet(thumbnail: string): string {
  return THUMBNAIL_WIDTHS.map((width) => {
    const url = new URL(thumbnail, window.location.origin)
    url.searchParams.set('w', String(width))
    return `${url.pathname}${url.search} ${width}w`
  }).join(', ')
}

/** True once a fifth of the element has been on screen. */
function useSeen(frame: React.RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!isWanted || !frame.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { threshold: 0.2 })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, isWanted])
  return isSeen
}
