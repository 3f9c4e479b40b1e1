import { clsx } from 'clsx'
import { parseDimensions } from '#contract/dimensions.ts'

interface AspectRatioIconProps {
  /** `WIDTHxHEIGHT`; a text that is no size draws as an empty outline. */
  size: string
  /** Side of the square that the shape is drawn into, in pixels. */
  box: number
  isStrong?: boolean
}

/** The proportion of a size, as a small picture. */
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
