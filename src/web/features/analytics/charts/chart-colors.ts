import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'

export interface ChartColors {
  text: string
  muted: string
  border: string
  surface: string
  background: string
  /** Colors of the data series. Further series start again with the first color. */
  series: readonly string[]
  isCalm: boolean
}

/** The CSS variables of the data colors, in the order in which series use them. */
export const SERIES = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'] as const

/** The CSS color of the series at an index, for HTML next to a chart. */
export const seriesColor = (index: number): string => `var(${SERIES[index % SERIES.length]})`

/** The resolved color values at an element, for a canvas, which cannot use CSS variables. */
export function readChartColors(element: Element): ChartColors {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    text: read('--text'),
    muted: read('--muted'),
    border: read('--border'),
    surface: read('--surface'),
    background: read('--background'),
    series: SERIES.map(read),
    isCalm: prefersReducedMotion(),
  }
}
