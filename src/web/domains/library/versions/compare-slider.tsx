import { useState } from 'react'
import type { Version } from '#contract/designs/design.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'
import { VersionImage } from './version-image.tsx'

interface CompareSliderProps {
  before: Version
  after: Version
}

/** Two versions over each other. A native range input moves the edge between them, so the arrow keys work too. */
export function CompareSlider({ before, after }: CompareSliderProps) {
  const [share, setShare] = useState(50)
  return (
    <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-sm bg-media select-none focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink">
      <VersionImage version={after} className="block max-h-[62dvh] max-w-full" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <VersionImage version={before} className="size-full bg-media object-contain" />
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.35)]"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-content-center rounded-full bg-white text-sm text-black shadow-[0_0_0_1px_rgb(0_0_0/0.35)]">
          ↔
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t.shareOfTheVersionBefore}
        aria-valuetext={fill(t.beforeAfter, { before: share, after: 100 - share })}
        onChange={(event) => setShare(Number(event.target.value))}
        className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  )
}
