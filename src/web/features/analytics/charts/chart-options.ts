import type { ChartConfiguration, TooltipItem } from 'chart.js'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { thousands } from '#web/lib/format/format.ts'
import { fill as fillIn } from '#web/words/fill.ts'
import { t } from '#web/words/analytics.ts'
import { currentDirection, currentLocale } from '#web/words/define-words.ts'
import type { ChartColors } from './chart-colors.ts'
import { dayLabel, type Slice, type TrendDay } from './chart-data.ts'

const FONT = { family: "'Inter Variable', system-ui, sans-serif", size: 12 }
const TOOLTIP_MS = 400

/** Content on the axis at the start, cost on the one at the end. */
export function trendChart(days: readonly TrendDay[], colors: ChartColors): ChartConfiguration<'line'> {
  const [count = '', cost = ''] = colors.series
  const line = (color: string) => ({
    borderColor: color,
    backgroundColor: faded(color),
    hoverBorderColor: color,
    pointBackgroundColor: color,
    pointHoverBackgroundColor: color,
    borderWidth: 2,
    pointRadius: 0,
    pointHoverRadius: 4,
    cubicInterpolationMode: 'monotone' as const,
  })
  return {
    type: 'line',
    data: {
      labels: days.map(({ date }) => dayLabel(date)),
      datasets: [
        { ...line(count), label: t.content, data: days.map((day) => day.count), fill: true, yAxisID: 'y' },
        { ...line(cost), label: t.cost, data: days.map((day) => day.cost), borderDash: [5, 4], yAxisID: 'y1' },
      ],
    },
    options: {
      ...sharedOptions<'line'>(colors, (item) =>
        item.dataset.yAxisID === 'y1'
          ? fillIn(t.cost2, { cost: formatUsd(item.parsed.y ?? 0, 6) })
          : fillIn(t.content2, { formattedValue: item.formattedValue }),
      ),
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          ...axis(colors),
          reverse: isMirrored(),
          ticks: { ...ticks(colors), maxTicksLimit: 8, autoSkipPadding: 14, maxRotation: 0 },
          grid: { display: false },
        },
        y: {
          ...axis(colors),
          ...(isMirrored() && { position: 'right' }),
          title: { ...axisTitle(colors), text: t.content },
          suggestedMax: 4,
          ticks: { ...ticks(colors), precision: 0 },
        },
        y1: {
          ...axis(colors),
          position: isMirrored() ? 'left' : 'right',
          title: { ...axisTitle(colors), text: t.costUsd },
          suggestedMax: 0.01,
          grid: { display: false },
          ticks: { ...ticks(colors), callback: (value) => shortUsd(Number(value)) },
        },
      },
    },
  }
}

/** A doughnut chart. */
export function ringChart(slices: readonly Slice[], colors: ChartColors): ChartConfiguration<'doughnut'> {
  const fills = slices.map((_, index) => colors.series[index % colors.series.length] ?? '')
  return {
    type: 'doughnut',
    data: {
      labels: slices.map(({ name }) => name),
      datasets: [
        {
          data: slices.map(({ value }) => value),
          backgroundColor: fills,
          hoverBackgroundColor: fills,
          borderColor: colors.surface,
          hoverBorderColor: colors.surface,
          borderWidth: slices.length > 1 ? 2 : 0,
          hoverOffset: 3,
        },
      ],
    },
    options: {
      ...sharedOptions<'doughnut'>(colors, (item) => ` ${item.label}: ${thousands(item.parsed)}`),
      cutout: '72%',
      layout: { padding: 4 },
    },
  }
}

/** A bar chart with one bar per model, in USD. */
export function costChart(slices: readonly Slice[], colors: ChartColors): ChartConfiguration<'bar'> {
  const [fill = ''] = colors.series
  return {
    type: 'bar',
    data: {
      labels: slices.map(({ name }) => name),
      datasets: [
        {
          label: t.cost,
          data: slices.map(({ value }) => value),
          backgroundColor: fill,
          hoverBackgroundColor: fill,
          borderRadius: 4,
          maxBarThickness: 28,
        },
      ],
    },
    options: {
      ...sharedOptions<'bar'>(colors, (item) => fillIn(t.cost3, { cost: formatUsd(item.parsed.x ?? 0, 6) })),
      indexAxis: 'y',
      scales: {
        x: {
          ...axis(colors),
          reverse: isMirrored(),
          suggestedMax: 0.01,
          ticks: { ...ticks(colors), callback: (value) => shortUsd(Number(value)) },
        },
        y: {
          ...axis(colors),
          ...(isMirrored() && { position: 'right' }),
          grid: { display: false },
          ticks: { color: colors.text, font: FONT, autoSkip: false },
        },
      },
    },
  }
}

function sharedOptions<Kind extends 'line' | 'doughnut' | 'bar'>(
  colors: ChartColors,
  label: (item: TooltipItem<Kind>) => string,
) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: { duration: 0 },
    plugins: {
      tooltip: {
        animation: { duration: colors.isCalm ? 0 : TOOLTIP_MS },
        backgroundColor: colors.text,
        titleColor: colors.background,
        bodyColor: colors.background,
        titleFont: { ...FONT, weight: 600 },
        bodyFont: FONT,
        multiKeyBackground: colors.text,
        padding: 10,
        cornerRadius: 6,
        boxPadding: 4,
        rtl: isMirrored(),
        textDirection: currentDirection(),
        callbacks: { label },
      },
    },
  }
}

/** Charts of a right-to-left interface start at the right. */
const isMirrored = () => currentDirection() === 'rtl'

const ticks = (colors: ChartColors) => ({ color: colors.muted, font: FONT, maxTicksLimit: 6 })
const axis = (colors: ChartColors) => ({
  beginAtZero: true,
  border: { display: false },
  grid: { color: colors.border },
  ticks: ticks(colors),
})
const axisTitle = (colors: ChartColors) => ({ display: true, color: colors.muted, font: FONT })

/** `$0.004`: an axis label with as few digits as possible. */
const shortUsd = (value: number): string =>
  value.toLocaleString(currentLocale(), { ...USD, maximumSignificantDigits: 3 })

const USD = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const

/** The color at 12 % opacity. It must be written `oklch(l c h)`. */
const faded = (color: string): string => color.replace(/\)$/, ' / 0.12)')
