import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readChartColors, type ChartColors } from './chart-colors.ts'

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

export type ChartKind = 'line' | 'doughnut' | 'bar'

interface ChartCanvasProps<Kind extends ChartKind> {
  /** Text alternative of the chart, for screen readers. */
  label: string
  /** Keep it between renders: a new object redraws the chart. */
  configure: (colors: ChartColors) => ChartConfiguration<Kind>
}

/** A canvas that fills its parent and is redrawn when the theme changes. */
export function ChartCanvas<Kind extends ChartKind>(props: ChartCanvasProps<Kind>) {
  const theme = useSyncExternalStore(onThemeTurn, () => document.documentElement.dataset['theme'])
  return <Drawing key={theme} {...props} />
}

function Drawing<Kind extends ChartKind>({ label, configure }: ChartCanvasProps<Kind>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return undefined
    const chart = new Chart(canvas.current, configure(readChartColors(canvas.current)))
    return () => chart.destroy()
  }, [configure])
  return <canvas ref={canvas} role="img" aria-label={label} />
}

function onThemeTurn(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
