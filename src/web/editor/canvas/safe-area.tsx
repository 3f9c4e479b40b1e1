import type { DesignState } from '#contract/designs/design.ts'
import { toBox } from '../model/slots.ts'

interface SafeAreaProps {
  area: DesignState['safe_areas'][number]
  size: { width: number; height: number }
}

/** Shades what a platform covers with its own buttons, and draws the edge of the visible area. */
export function SafeArea({ area, size: { width, height } }: SafeAreaProps) {
  const safe = toBox(area.box)
  const hole = `M0 0H${width}V${height}H0ZM${safe.x} ${safe.y}V${safe.y + safe.height}H${safe.x + safe.width}V${safe.y}Z`
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="pointer-events-none absolute inset-0 z-40 size-full">
      <path d={hole} fillRule="evenodd" className="fill-black/35" />
      <rect
        {...safe}
        fill="none"
        stroke="white"
        strokeWidth={1.5}
        strokeDasharray="6 4"
        vectorEffect="non-scaling-stroke"
      />
      {area.keep_out.map((box) => (
        <rect key={box.join(' ')} {...toBox(box)} className="fill-black/35" />
      ))}
    </svg>
  )
}
