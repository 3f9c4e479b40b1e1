import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import { contentData, titleOf } from '#web/lib/content.ts'
import { dataUrl } from '#web/lib/download.ts'
import { useSeen } from '#web/lib/use-seen.ts'
import { useVideoSource } from '#web/lib/use-video-source.ts'

/** Share of a card that has to be on screen before its preview is loaded. */
const SEEN_SHARE = 0.2

interface MediaImageProps {
  item: ContentItem
  /** As of `<img sizes>`. */
  sizes: string
  className?: string
  /** A video plays without sound while this is set. */
  isPlaying?: boolean
}

/** The picture of an item: its thumbnail, or the call by id where there is none or it fails. A failed preview hides itself and is logged. */
export function MediaImage({ item, sizes, className, isPlaying = false }: MediaImageProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(frame, SEEN_SHARE)
  const [hasThumbnail, setThumbnail] = useState(Boolean(item.thumbnail_url))
  const [isBroken, setBroken] = useState(false)
  const isVideo = item.content_type === 'video'
  const needsData = isSeen && (!hasThumbnail || (isVideo && isPlaying && !item.file_url))
  const data = useQuery({ ...contentData(item.id), enabled: needsData })
  const bytes = data.data?.content_data ? dataUrl(data.data) : undefined
  const film = isVideo ? (hasThumbnail && item.file_url) || bytes : undefined
  const isWaiting = !hasThumbnail && (data.isFetching || !isSeen)
  const hasFailed = data.isError || isBroken
  useEffect(() => {
    if (hasFailed) console.warn(`The preview of content ${item.id} could not be loaded`, data.error)
  }, [hasFailed, item.id, data.error])
  return (
    <span ref={frame} className={clsx('relative block bg-media', isWaiting && 'skeleton', className)}>
      {isSeen && hasThumbnail && item.thumbnail_url && (
        <img
          {...thumbnailSources(item.thumbnail_url)}
          sizes={sizes}
          alt={item.alt_text || titleOf(item)}
          decoding="async"
          onError={() => setThumbnail(false)}
          className="size-full object-contain"
        />
      )}
      {!hasThumbnail && !isVideo && bytes && !isBroken && (
        <img
          src={bytes}
          alt={item.alt_text || titleOf(item)}
          onError={() => setBroken(true)}
          className="size-full object-contain"
        />
      )}
      {film && !isBroken && isSeen && (isPlaying || !hasThumbnail) && (
        <Clip key={film} source={film} name={titleOf(item)} isPlaying={isPlaying} onBroken={() => setBroken(true)} />
      )}
    </span>
  )
}

interface ClipProps {
  source: string
  name: string
  isPlaying: boolean
  onBroken: () => void
}

/** Without sound; over the thumbnail, or in its place where there is none. */
function Clip({ source, name, isPlaying, onBroken }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null)
  useVideoSource(video, source)
  useEffect(() => {
    if (isPlaying) void video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])
  return (
    <video
      ref={video}
      aria-label={name}
      muted
      loop
      playsInline
      preload="metadata"
      tabIndex={-1}
      onError={onBroken}
      className="absolute inset-0 size-full object-contain"
    />
  )
}

function thumbnailSources(thumbnail: string): { src: string; srcSet: string | undefined } {
  const url = new URL(thumbnail, window.location.origin)
  if (url.origin !== window.location.origin) return { src: thumbnail, srcSet: undefined }
  const sources = THUMBNAIL_WIDTHS.map((width) => {
    url.searchParams.set('w', String(width))
    return `${url.pathname}${url.search} ${width}w`
  })
  return { src: thumbnail, srcSet: sources.join(', ') }
}
