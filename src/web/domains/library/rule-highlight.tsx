import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'
import type { Rule } from './brand-check.tsx'

/** Margin around the measured box, as a share of the image's shorter side. */
const MARGIN_SHARE = 0.012

interface RuleHighlightProps {
  rule: Rule
  /** Size of the image that the rule was measured on, in pixels. */
  width: number
  height: number
}

/** Highlights where a rule was measured: its box on top of an image that fills the same element. The rest of the image is dimmed. */
export function RuleHighlight({ rule, width, height }: RuleHighlightProps) {
  if (!rule.box) return null
  const margin = Math.min(width, height) * MARGIN_SHARE
  const [left, top, across, down] = rule.box
  const [x, y, wide, high] = [left - margin, top - margin, across + 2 * margin, down + 2 * margin]
  const hole = `M0 0H${width}V${height}H0ZM${x} ${y}V${y + high}H${x + wide}V${y}Z`
  return (
    <svg
      role="img"
      aria-label={fill(t.placeOf, { label: rule.label })}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full animate-[appear_140ms_var(--ease-out)] overflow-visible"
    >
      <path d={hole} fillRule="evenodd" className="fill-black/45" />
      <g fill="none">
        <rect
          x={x}
          y={y}
          width={wide}
          height={high}
          className="stroke-black/70"
          strokeWidth={5}
          vectorEffect="non-scaling-stroke"
        />
        <rect
          x={x}
          y={y}
          width={wide}
          height={high}
          stroke={rule.passed ? '#fff' : '#ff5a5a'}
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  )
}
