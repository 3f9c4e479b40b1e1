import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'

export interface ChartColors {
  text: string
  muted: string
  border: string
  surface: string
  background: string
  /** Of data; further parts begin again with the first. */
  series: readonly string[]
  isCalm: boolean
}

/** The names of the data colors, in the order in which parts take them. */
export const SERIES = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'] as const

/** The CSS color of the part at an index, for what HTML draws beside a chart. */
export const seriesColor = (index: number): string => `var(${SERIES[index % SERIES.length]})`

/** The tokens as they hold at an element, for a canvas, which knows no variables. */
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
