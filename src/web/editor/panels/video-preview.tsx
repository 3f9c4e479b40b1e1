import { useQuery } from '@tanstack/react-query'
import { ImageUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useBlobSource } from '#web/lib/browser/use-blob-source.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'

interface VideoPreviewProps {
  isOpen: boolean
  onClose: () => void
  /** Called with the time of the frame that the user chose as poster, in seconds. */
  onPoster: (seconds: number) => void
}

/** Plays the edited video in a dialog. The server renders it as it renders an export, in the smallest size that it offers. */
export function VideoPreview({ isOpen, onClose, onPoster }: VideoPreviewProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-2xl overflow-clip">
      <div className="flex items-center gap-3 border-b border-border py-2.5 pe-2.5 ps-5">
        <DialogTitle className="me-auto text-md">{t.videoPreview}</DialogTitle>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      {isOpen && <Player onPoster={onPoster} />}
    </Dialog>
  )
}

function Player({ onPoster }: Pick<VideoPreviewProps, 'onPoster'>) {
  const { size } = useEditorContext().facts
  const { data: video, error, refetch } = useRenderedVideo()
  const time = useRef(0)
  const choose = () => {
    const seconds = Math.round(time.current * 10) / 10
    onPoster(seconds)
    toast.success(fill(t.posterFrameLabel, { seconds }))
  }
  return (
    <div className="flex flex-col gap-4 p-5">
      <div
        className="mx-auto grid max-h-[65dvh] max-w-full place-items-center bg-media"
        style={{ aspectRatio: `${size.width} / ${size.height}`, width: size.width }}
      >
        {video && <Video bytes={video} onTime={(seconds) => (time.current = seconds)} />}
        {!video && !error && (
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            <Spinner />
            {t.renderingVideo}
          </p>
        )}
        {error && <Banner onRetry={() => void refetch()}>{getErrorMessage(error, t.videoNotRendered)}</Banner>}
      </div>
      <Button variant="secondary" size="small" className="self-start" isWaiting={!video} onClick={choose}>
        <ImageUp aria-hidden />
        {t.thisFrameAsPoster}
      </Button>
    </div>
  )
}

function Video({ bytes, onTime }: { bytes: Blob; onTime: (seconds: number) => void }) {
  const { facts } = useEditorContext()
  const source = useBlobSource(bytes)
  return (
    <video
      ref={source}
      aria-label={facts.title ?? t.theEditedVideo}
      controls
      autoPlay
      loop
      muted
      playsInline
      onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      className="size-full"
    />
  )
}

/** Renders the design that is on the canvas at first: choosing a poster frame does not change the video. */
function useRenderedVideo() {
  const { id, facts, design } = useEditorContext()
  const ratio = facts.exports.find(({ format }) => format === 'mp4')?.ratios[0] ?? 1
  const [body] = useState({ format: 'mp4' as const, ratio, design: design === facts.saved ? null : design })
  return useQuery({
    queryKey: ['design', 'video', id, body],
    queryFn: ({ signal }) => designApi.design.export({ params: { id }, body, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}
