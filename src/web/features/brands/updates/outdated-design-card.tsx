import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OutdatedDesign } from '#contract/brand-updates/brand-updates.ts'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/brand-updates.ts'
import { fill } from '#web/words/fill.ts'

interface OutdatedDesignCardProps {
  brandId: number
  design: OutdatedDesign
  isChosen: boolean
  onToggle: () => void
}

/** A design before and after the update, with a check box that includes it. */
export function OutdatedDesignCard({ brandId, design, isChosen, onToggle }: OutdatedDesignCardProps) {
  const { content_id, thumbnail_url, width, height, is_painted, is_approved, is_locked } = design
  const title = design.title ?? t.untitled
  const card = useRef<HTMLLIElement>(null)
  const isSeen = useInView(card, 0.1)
  const preview = useQuery({
    queryKey: ['brand-updates', brandId, 'preview', content_id],
    queryFn: ({ signal }) =>
      brandUpdatesApi.brandUpdates.preview({ params: { id: brandId }, body: { content_id }, signal }),
    enabled: isSeen,
    gcTime: 0,
    retry: 1,
  })
  return (
    <li ref={card} className="flex min-w-0 flex-col gap-1.5">
      <BeforeAfter
        before={thumbnail_url}
        after={preview.data ? dataUrl(preview.data.image) : null}
        title={title}
        size={{ width, height }}
      />
      <Checkbox label={title} aria-label={fill(t.chooseDesign, { title })} checked={isChosen} onChange={onToggle} />
      <p className="-mt-2 ps-7 text-xs text-muted tabular-nums">{sizeLabel(`${width}x${height}`)}</p>
      {is_painted && <p className="text-xs text-muted">{t.painted}</p>}
      {is_approved && <p className="text-xs text-muted">{t.approved}</p>}
      {is_locked && <p className="text-xs text-muted">{t.locked}</p>}
      {preview.data?.passed === false && <p className="text-xs text-muted">{t.offBrand}</p>}
      {preview.isError && <p className="text-xs text-danger">{t.previewFailed}</p>}
    </li>
  )
}

interface BeforeAfterProps {
  before: string
  /** Null until it is drawn. */
  after: string | null
  title: string
  /** Width and height in pixels, for the space that the pictures take. */
  size: { width: number; height: number }
}

/** Width to height. Very tall and very wide pictures get bars beside them, so that the rows of a grid have few gaps. */
const RATIO_MIN = 0.75
const RATIO_MAX = 2

/** A design as it was, over the same design as it would be. A native range input moves the edge, so the arrow keys work too. */
function BeforeAfter({ before, after, title, size }: BeforeAfterProps) {
  const [share, setShare] = useState(50)
  const ratio = Math.min(RATIO_MAX, Math.max(RATIO_MIN, size.width / size.height))
  return (
    <div
      className="relative overflow-hidden rounded-sm bg-media select-none focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink"
      style={{ aspectRatio: ratio }}
    >
      <img src={after ?? before} alt={title} draggable={false} className="absolute inset-0 size-full object-contain" />
      {after === null ? (
        <span className="absolute inset-0 animate-pulse bg-scrim/30" aria-hidden />
      ) : (
        <>
          <img
            src={before}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full object-contain"
            style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.35)]"
            style={{ left: `${share}%` }}
          />
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={`${t.edge}: ${title}`}
            aria-valuetext={fill(t.edgeValue, { before: share, after: 100 - share })}
            onChange={(event) => setShare(Number(event.target.value))}
            className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
            dir="ltr"
          />
        </>
      )}
    </div>
  )
}
