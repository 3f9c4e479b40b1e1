import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { contentData, getTitle } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { useVideoSource } from '#web/lib/browser/use-video-source.ts'
import { thumbnailSources } from './thumbnail-sources.ts'

/** Share of a card, 0 to 1, that has to be in view before its preview is loaded. */
const SEEN_SHARE = 0.2

interface MediaImageProps {
  item: ContentItem
  /** The value of the `sizes` attribute of `<img>`. */
  sizes: string
  className?: string
  /** Plays a video, muted, while this is true. */
  isPlaying?: boolean
}

/**
 * The image of an item: its thumbnail, or the bytes from the call by id if there is no thumbnail or it fails to load. A preview that
 * fails is hidden and logged.
 */
export function MediaImage({ item, sizes, className, isPlaying = false }: MediaImageProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const isSeen = useInView(frame, SEEN_SHARE)
  const [hasThumbnail, setThumbnail] = useState(Boolean(item.thumbnail_url))
  const videoUrl = item.content_type === 'video' && isPlaying ? item.file_url : undefined
  const needsWhole = !hasThumbnail || (item.content_type === 'video' && isPlaying && !videoUrl)
  return (
    <span ref={frame} className={clsx('relative block bg-media', !isSeen && !hasThumbnail && 'skeleton', className)}>
      {isSeen && hasThumbnail && item.thumbnail_url && (
        <img
          {...thumbnailSources(item.thumbnail_url)}
          sizes={sizes}
          alt={item.alt_text || getTitle(item)}
          decoding="async"
          onError={() => setThumbnail(false)}
          className="size-full object-contain"
        />
      )}
      {isSeen && hasThumbnail && videoUrl && <Clip key={videoUrl} item={item} source={videoUrl} isPlaying />}
      {isSeen && needsWhole && <WholeImage item={item} isPlaying={isPlaying} />}
    </span>
  )
}

/** The image or video from the call by id. */
function WholeImage({ item, isPlaying }: { item: ContentItem; isPlaying: boolean }) {
  const data = useQuery(contentData(item.id))
  const [isBroken, setBroken] = useState(false)
  const hasFailed = data.isError || isBroken
  useWarning(hasFailed, item, data.error)
  const bytes = data.data?.content_data ? dataUrl(data.data) : undefined
  if (data.isFetching) return <span className="skeleton absolute inset-0" />
  if (!bytes || isBroken) return null
  if (item.content_type === 'video') return <Clip item={item} source={bytes} isPlaying={isPlaying} />
  return (
    <img
      src={bytes}
      alt={item.alt_text || getTitle(item)}
      onError={() => setBroken(true)}
      className="size-full object-contain"
    />
  )
}

function useWarning(hasFailed: boolean, { id }: ContentItem, cause?: unknown): void {
  useEffect(() => {
    if (hasFailed) console.warn(`The preview of content ${id} could not be loaded`, cause)
  }, [hasFailed, id, cause])
}

interface ClipProps {
  item: ContentItem
  source: string
  isPlaying: boolean
}

/** A muted video on top of the thumbnail, or in place of it. */
function Clip({ item, source, isPlaying }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  useWarning(isBroken, item)
  useVideoSource(video, source)
  useEffect(() => {
    if (isPlaying) void video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])
  if (isBroken) return null
  return (
    <video
      ref={video}
      aria-label={getTitle(item)}
      muted
      loop
      playsInline
      preload="metadata"
      tabIndex={-1}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-contain"
    />
  )
}
