import { afterEach, expect, test } from 'vitest'
import { speak } from '#web/words/define-words.ts'
import type { ChartColors } from './chart-colors.ts'
import { costChart, ringChart, trendChart } from './chart-options.ts'

const COLORS: ChartColors = {
  text: 'black',
  muted: 'gray',
  border: 'silver',
  surface: 'white',
  background: 'white',
  series: ['oklch(0.5 0.1 180)', 'oklch(0.6 0.1 30)'],
  isCalm: false,
}
const DAYS = [
  { date: '2026-11-20', count: 3, cost: 0.5 },
  { date: '2026-11-21', count: 1, cost: 0 },
]
const SLICES = [
  { name: 'studio', value: 0.4 },
  { name: 'painter-1', value: 0.1 },
]

test('the trend is a line of counts, and one of costs on an axis of its own at the right', () => {
  const { type, data, options } = trendChart(DAYS, COLORS)
  expect(type).toBe('line')
  expect(data.labels).toEqual(['Nov 20', 'Nov 21'])
  expect(data.datasets.map(({ label, data: values, yAxisID }) => ({ label, values, yAxisID }))).toEqual([
    { label: 'Content', values: [3, 1], yAxisID: 'y' },
    { label: 'Cost', values: [0.5, 0], yAxisID: 'y1' },
  ])
  expect(options?.scales?.['y1']).toMatchObject({ position: 'right' })
  expect(options?.scales?.['y']).not.toHaveProperty('position')
})

test('rings are doughnuts and costs are bars, with their names and values', () => {
  const [ring, bars] = [ringChart(SLICES, COLORS), costChart(SLICES, COLORS)]
  expect([ring.type, bars.type]).toEqual(['doughnut', 'bar'])
  for (const { data } of [ring, bars]) {
    expect(data.labels).toEqual(['studio', 'painter-1'])
    expect(data.datasets.map(({ data: values }) => values)).toEqual([[0.4, 0.1]])
  }
})

test('tooltips fade in for 400 ms, and appear at once with reduced motion', () => {
  const waits = (colors: ChartColors) =>
    [trendChart(DAYS, colors), ringChart(SLICES, colors), costChart(SLICES, colors)].map(
      ({ options }) => options?.plugins?.tooltip?.animation,
    )
  expect(waits(COLORS)).toEqual([{ duration: 400 }, { duration: 400 }, { duration: 400 }])
  expect(waits({ ...COLORS, isCalm: true })).toEqual([{ duration: 0 }, { duration: 0 }, { duration: 0 }])
})

afterEach(() => speak({ language: 'en', translate: (text) => text }))

test('a right-to-left interface mirrors the axes and the tooltips, and days are written in the language', () => {
  speak({ language: 'ar', translate: (text) => text })
  const trend = trendChart(DAYS, COLORS)
  expect(trend.data.labels).toEqual(['20 نوفمبر', '21 نوفمبر'])
  expect(trend.options?.scales?.['x']).toMatchObject({ reverse: true })
  expect(trend.options?.scales?.['y']).toMatchObject({ position: 'right' })
  expect(trend.options?.scales?.['y1']).toMatchObject({ position: 'left' })
  expect(costChart(SLICES, COLORS).options?.scales?.['x']).toMatchObject({ reverse: true })
  expect(trend.options?.plugins?.tooltip).toMatchObject({ rtl: true, textDirection: 'rtl' })
  speak({ language: 'de', translate: (text) => text })
  expect(trendChart(DAYS, COLORS).data.labels).toEqual(['20. Nov.', '21. Nov.'])
})
