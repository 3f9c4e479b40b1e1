import { RefreshCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PixelBox } from '#contract/designs/design-preview.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { RequestDirections } from '#web/domains/directions/request-directions.tsx'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/request-preview.ts'
import { PieceLists } from './piece-lists.tsx'
import { type RequestStoryboard, RequestStoryboardPanel, useRequestStoryboard } from './request-storyboard.tsx'
import type { LivePreview } from './use-request-preview.ts'

interface PreviewPanelProps {
  live: LivePreview
  /** `WIDTHxHEIGHT` until the first preview has arrived. */
  dimensions: string
  /** What the preview is of, where it is not all that is made. */
  note?: ReactNode
  /** Whether a dialog around it has its title. */
  isTitled?: boolean
}

/** The picture that a request would become, and where each of its words is. */
export function PreviewPanel({ live, dimensions, note, isTitled = false }: PreviewPanelProps) {
  const { preview, problem, isBehind, renew, retry } = live
  const board = useRequestStoryboard(live)
  return (
    <section aria-label={t.preview} aria-busy={isBehind} className="flex min-w-0 flex-col gap-5">
      <PreviewImage live={live} dimensions={dimensions} board={board} />
      {preview?.film && <RequestStoryboardPanel live={live} board={board} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isTitled && (
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="text-base">{t.previewLabel}</h2>
            <p className="text-sm text-muted">{t.asItWillBeHint}</p>
          </div>
        )}
        <Button variant="secondary" size="small" isWaiting={preview === null} onClick={renew}>
          <RefreshCw aria-hidden />
          {t.anotherDesign}
        </Button>
      </div>
      <RequestDirections live={live} />
      {problem && (
        <Banner tone="info" onRetry={retry}>
          {problem}
        </Banner>
      )}
      <Notes live={live}>{note}</Notes>
      {preview && <PieceLists live={live} isReadOnly={preview.is_carried} />}
      <PreviewStatus live={live} />
    </section>
  )
}

/** The tallest picture, in rem. */
const TALLEST = 23

interface PreviewImageProps extends Pick<PreviewPanelProps, 'live' | 'dimensions'> {
  board: RequestStoryboard
}

/** The drawn picture in its own proportions, with a frame around the piece that a person points at. */
function PreviewImage({ live: { preview, pointed }, dimensions, board: { stage, close } }: PreviewImageProps) {
  const [width = 1, height = 1] = preview ? [preview.size.width, preview.size.height] : readSize(dimensions)
  const shape = { aspectRatio: `${width} / ${height}`, width: `min(100%, ${(TALLEST * width) / height}rem)` }
  return (
    <div className="grid place-items-center rounded-lg bg-media p-4 sm:p-6">
      <div className="relative max-w-full" style={shape}>
        {stage ? (
          <>
            <img src={stage.source} alt={stage.label} className="size-full rounded-sm object-contain" />
            <div className="absolute end-2 top-2 rounded-sm bg-surface">
              <IconButton label={t.showCover} icon={X} onClick={close} />
            </div>
          </>
        ) : preview ? (
          <img src={dataUrl(preview.image)} alt={preview.alt_text || t.preview} className="size-full rounded-sm" />
        ) : (
          <div className="skeleton size-full rounded-sm" />
        )}
        {(stage ? [] : pointed?.boxes)?.map((box) => (
          <span
            key={box.join()}
            aria-hidden
            className="pointer-events-none absolute rounded-xs shadow-[0_0_0_2px_white,0_0_0_4px_var(--accent-ink)] forced-colors:outline-2"
            style={place(box, width, height)}
          />
        ))}
      </div>
    </div>
  )
}

function readSize(dimensions: string): number[] {
  const sides = dimensions.split('x').map(Number)
  return sides.length === 2 && sides.every((side) => side > 0) ? sides : [1, 1]
}

const place = ([x, y, w, h]: PixelBox, width: number, height: number) => ({
  // The picture does not turn around in a language that reads from right to left.
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
  width: `${(100 * w) / width}%`,
  height: `${(100 * h) / height}%`,
})

/** What the preview cannot show, and what is different from what was asked for. */
function Notes({ live: { preview, hasLostChoice }, children }: { live: LivePreview; children: ReactNode }) {
  const imageModel = preview?.models?.film ?? preview?.models?.picture
  const notes = [
    children,
    preview?.models?.copy && fill(t.modelWrites, { name: preview.models.copy }),
    imageModel && fill(t.modelPaints, { name: imageModel }),
    preview?.is_carried && t.onlyCertain,
    hasLostChoice && t.choiceLost,
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {notes.map((note, index) => (
        <li key={index}>{note}</li>
      ))}
    </ul>
  )
}

/** A pause after which a preview is announced. While somebody types, nothing is. */
const REST_MS = 1200

function PreviewStatus({ live: { preview, isBehind } }: { live: LivePreview }) {
  const left = preview?.pieces.flatMap(({ is_left_out, text }) => (is_left_out ? [text] : [])) ?? []
  const news = left.length > 0 ? fill(t.updatedLeftOut, { texts: left.join(' · ') }) : t.updated
  const said = useDebounced(
    preview && !isBehind ? `${preview.layout} ${preview.image.content_data.length}` : '',
    REST_MS,
  )
  return (
    <p role="status" className="sr-only">
      {said && news}
    </p>
  )
}
