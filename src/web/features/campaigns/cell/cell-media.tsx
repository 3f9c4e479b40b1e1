import { useRef } from 'react'
import type { Cell } from '#contract/campaigns/cells.ts'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import { useVideoSource } from '#web/lib/browser/use-video-source.ts'
import { SizeShape } from '#web/ui/display/size-shape.tsx'

const LARGEST = THUMBNAIL_WIDTHS.at(-1)

interface CellMediaProps {
  cell: Cell
  /** The alternative text. */
  title: string
  /** Plays a video, muted. */
  isPlaying?: boolean
}

/** The image or video of a cell, as large as its container allows, never larger than it is. */
export function CellMedia({ cell, title, isPlaying = false }: CellMediaProps) {
  const { content_type, file_url, thumbnail_url, width, height } = cell
  if (content_type === 'video' && file_url)
    return <Video key={file_url} source={file_url} poster={thumbnail_url} title={title} isPlaying={isPlaying} />
  const source = file_url ?? (thumbnail_url && `${thumbnail_url}${thumbnail_url.includes('?') ? '&' : '?'}w=${LARGEST}`)
  if (!source)
    return (
      <SizeShape width={width} height={height} className="rounded-sm border border-dashed border-outline bg-surface" />
    )
  return (
    <img
      src={source}
      alt={title}
      width={width}
      height={height}
      className="max-h-full min-h-0 w-auto max-w-full rounded-sm object-contain"
    />
  )
}

interface VideoProps {
  source: string
  poster: string | null
  title: string
  isPlaying: boolean
}

function Video({ source, poster, title, isPlaying }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useVideoSource(video, source)
  return (
    <video
      ref={video}
      poster={poster ?? undefined}
      aria-label={title}
      controls
      loop
      muted
      playsInline
      autoPlay={isPlaying}
      className="max-h-full min-h-0 max-w-full rounded-sm"
    />
  )
}
