import { clsx } from 'clsx'
import type { PlatformFormat } from '#contract/platforms/format.ts'

/** The thinnest side of a shape, in pixels: a leaderboard would be a line otherwise. */
const THIN = 3

interface FormatShapeProps {
  format: Pick<PlatformFormat, 'width' | 'height' | 'slides'>
  /** Side of the square around the shape, in pixels. */
  box: number
  isStrong?: boolean
}

/** The shape of a format. A carousel has a second slide behind the first. */
export function FormatShape({ format: { width, height, slides }, box, isStrong = false }: FormatShapeProps) {
  const scale = (slides ? box - 4 : box) / Math.max(width, height)
  const size = { width: Math.max(THIN, Math.round(width * scale)), height: Math.max(THIN, Math.round(height * scale)) }
  const look = isStrong ? 'border-accent-ink bg-accent-tint' : 'border-outline bg-pressed'
  return (
    <span className="grid shrink-0 place-content-center" style={{ width: box, height: box }} aria-hidden>
      <span className="relative block" style={size}>
        {slides && (
          <span
            className={clsx('absolute inset-0 translate-x-1 rounded-[3px] border opacity-60 rtl:-translate-x-1', look)}
          />
        )}
        <span className={clsx('absolute inset-0 rounded-[3px] border', look)} />
      </span>
    </span>
  )
}
