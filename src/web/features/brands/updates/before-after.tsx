import { useState } from 'react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-updates.ts'

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
export function BeforeAfter({ before, after, title, size }: BeforeAfterProps) {
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
