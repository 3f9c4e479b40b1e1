import { Volume2, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'
import { useVideoSource } from '#web/lib/browser/use-video-source.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/analytics.ts'
import { rowTitle } from '../row-title.ts'
import { TypeBadge } from '../type-badge.tsx'

interface VideoTileProps {
  row: AnalyticsItem
  /** Undefined until it is known or needed. */
  source: string | undefined
  onError: () => void
}

/** Plays while the mouse is over it, or after a click, a tap or a key press. Muted until the user turns the sound on. */
export function VideoTile({ row, source, onError }: VideoTileProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isMuted, setMuted] = useState(true)
  const [isPlaying, setPlaying] = useState(false)
  // `play` rejects when a pause interrupts it, which is not an error.
  const play = () => void video.current?.play().catch(() => undefined)
  const pause = () => video.current?.pause()
  useVideoSource(video, source)
  const poster = row.thumbnail_url ?? undefined
  // A paused video keeps its connection, and HTTP/1.1 browsers allow six per host. So nothing is loaded before playing or after leaving.
  const isOnDemand = poster !== undefined && !source?.startsWith('data:')
  const leave = () => {
    pause()
    if (isOnDemand) video.current?.load()
  }
  if (!source) return <span className="skeleton block size-full" />
  return (
    <div
      onPointerEnter={(event) => event.pointerType === 'mouse' && !prefersReducedMotion() && play()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      className="size-full"
    >
      <video
        ref={video}
        poster={poster}
        muted={isMuted}
        loop
        playsInline
        preload={isOnDemand ? 'none' : 'metadata'}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={onError}
        className="size-full object-contain"
      >
        {t.videoUnsupported}
      </video>
      <button
        type="button"
        aria-label={`${isPlaying ? t.pause : t.play} ${rowTitle(row)}`}
        onClick={isPlaying ? pause : play}
        className="absolute inset-0 -outline-offset-2"
      />
      <TypeBadge text={t.video} />
      <IconButton
        label={isMuted ? t.unmute : t.mute}
        icon={isMuted ? VolumeX : Volume2}
        onClick={() => setMuted(!isMuted)}
        className="absolute end-1 bottom-1 place-content-end text-text hover:bg-transparent pointer-fine:size-7!"
        iconClassName="size-7 rounded-sm bg-surface/85 p-1.5"
      />
    </div>
  )
}
