import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { contentData } from '#web/lib/api/content.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/analytics.ts'
import { fill } from '#web/words/fill.ts'
import { rowTitle } from '../row-title.ts'
import { TypeBadge } from '../type-badge.tsx'
import { VideoTile } from './video-tile.tsx'

interface PreviewTileProps {
  row: AnalyticsItem
  size: 'small' | 'large'
}

const SEEN_SHARE = 0.1

/** The result of a row: an image to enlarge or a video to play. It is fetched by id once a tenth of the tile is in view. */
export function PreviewTile({ row, size }: PreviewTileProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useInView(frame, SEEN_SHARE)
  return (
    <div ref={frame} className={clsx('relative overflow-hidden rounded-sm bg-media', SIZES[size])}>
      {row.thumbnail_url === null ? <Note text={t.deleted} /> : <Preview row={row} isSeen={isSeen} />}
    </div>
  )
}

const SIZES = { small: 'h-18 w-28', large: 'h-72 w-full sm:h-96' }

/** A video uses the item's URL, which supports range requests. Everything else uses the call by id. */
function Preview({ row, isSeen }: { row: AnalyticsItem; isSeen: boolean }) {
  const [isBroken, setBroken] = useState(false)
  const isVideo = row.content_type === 'video'
  const address = isVideo && !isBroken ? row.file_url : null
  const data = useQuery({ ...contentData(row.content_id), enabled: isSeen && !address })
  const isWhole = Boolean(data.data?.content_data && data.data.mime_type)
  const hasFailed = data.isError || (data.isSuccess && (!isWhole || isBroken))
  useEffect(() => {
    if (hasFailed) console.warn(`The preview of content ${row.content_id} could not be loaded`, data.error)
  }, [hasFailed, row.content_id, data.error])
  if (hasFailed && !address) return <Note text={t.error} />
  const source = address ?? (data.data && isWhole ? dataUrl(data.data) : undefined)
  if (isVideo) return <VideoTile row={row} source={isSeen ? source : undefined} onError={() => setBroken(true)} />
  return <ImageTile row={row} source={source} onError={() => setBroken(true)} />
}

interface ImageTileProps {
  row: AnalyticsItem
  source: string | undefined
  onError: () => void
}

/** Shows the thumbnail until the image is loaded. */
function ImageTile({ row, source, onError }: ImageTileProps) {
  const [isEnlarged, setEnlarged] = useState(false)
  const shown = source ?? row.thumbnail_url ?? undefined
  const title = rowTitle(row)
  return (
    <>
      <button
        type="button"
        aria-label={fill(t.enlarge, { title })}
        onClick={() => setEnlarged(true)}
        className="block size-full cursor-zoom-in -outline-offset-2"
      >
        {shown ? (
          <img
            src={shown}
            alt={title}
            loading="lazy"
            onError={source ? onError : undefined}
            className="size-full object-contain"
          />
        ) : (
          <span className="skeleton block size-full" />
        )}
      </button>
      <TypeBadge text={t.image} />
      <EnlargedImage title={title} source={shown} isOpen={isEnlarged} onClose={() => setEnlarged(false)} />
    </>
  )
}

function Note({ text }: { text: string }) {
  return <p className="grid size-full place-content-center text-xs font-medium text-muted">{text}</p>
}

interface EnlargedImageProps {
  title: string
  /** Undefined while it loads. */
  source: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** An image, as large as the window allows. */
function EnlargedImage({ title, source, isOpen, onClose }: EnlargedImageProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-fit overflow-hidden">
      <div className="flex items-center gap-3 border-b border-border py-2.5 pe-2.5 ps-5">
        <DialogTitle className="me-auto truncate text-md">
          <bdi>{title}</bdi>
        </DialogTitle>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <div className="bg-media p-3 sm:p-5">
        {source ? (
          <img src={source} alt={title} className="mx-auto max-h-[calc(100dvh-9rem)] max-w-full object-contain" />
        ) : (
          <Skeleton className="mx-auto size-64" />
        )}
      </div>
    </Dialog>
  )
}
