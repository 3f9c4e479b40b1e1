import { clsx } from 'clsx'
import { parseDimensions } from '#contract/schema/dimensions.ts'

interface AspectRatioIconProps {
  /** `WIDTHxHEIGHT`; other text shows an empty outline. */
  size: string
  /** Side of the square around the shape, in pixels. */
  box: number
  isStrong?: boolean
}

/** An icon of the aspect ratio of a size. */
export function AspectRatioIcon({ size, box, isStrong = false }: AspectRatioIconProps) {
  const parsed = parseDimensions(size)
  const { width, height } = parsed ?? { width: 1, height: 1 }
  const scale = box / Math.max(width, height)
  return (
    <span className="grid shrink-0 place-content-center" style={{ width: box, height: box }} aria-hidden>
      <span
        className={clsx(
          'block rounded-[3px] border',
          !parsed && 'border-dashed border-danger',
          parsed && (isStrong ? 'border-accent-ink bg-accent/35' : 'border-outline bg-pressed'),
        )}
        style={{ width: Math.round(width * scale), height: Math.round(height * scale) }}
      />
    </span>
  )
}
