import { expect, test } from 'vitest'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { ApiError } from '#contract/client/client.ts'
import { analyticsCsv, csvFileName } from './analytics-csv.ts'
import { accessProblem, describeFailure, LIST_FAILED } from './analytics-failures.ts'
import { arrangeRows, NO_FILTERS, type RowFilters } from './arrange-rows.ts'
import { countedSlices, dayLabel, toSlices, trendDays } from './charts/chart-data.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

function row(id: number, more: Partial<AnalyticsItem> = {}, figures: { cost?: number; tokens?: number } = {}) {
  return {
    id,
    content_id: id,
    created_at: '2026-11-20T23:30:00.000Z',
    content_type: 'image',
    platform: 'instagram',
    brand_name: 'Nocte',
    product_name: null,
    model_used: 'studio',
    token_usage: {
      prompt_token_count: 100,
      candidates_token_count: 20,
      total_token_count: figures.tokens ?? 120,
      cached_content_token_count: 0,
      thoughts_token_count: 0,
    },
    cost_estimation: {
      estimated_cost_usd: figures.cost ?? 0.0125,
      cost_per_input_token: 0.0000003,
      cost_per_output_token: 0.0000025,
      prices: [],
    },
    performance_metrics: { generation_time_seconds: 1.5, tokens_per_second: 80, bytes_per_second: 1000 },
    content_details: {
      content_size_bytes: 2048,
      prompt_length: 33,
      has_reference_images: false,
      reference_count: 0,
    },
    api_call_details: {
      provider: '',
      api_endpoint: 'studio',
      request_payload_size_bytes: 1,
      response_size_bytes: 2,
      response_time_seconds: 3,
      status_code: 200,
    },
    ...more,
  } satisfies AnalyticsItem
}

const arrangedIds = (filters: Partial<RowFilters>, rows = ROWS) =>
  arrangeRows(rows, { ...NO_FILTERS, ...filters }).map(({ id }) => id)

const ROWS = [
  row(1, { brand_name: 'Verdant', platform: 'twitter' }, { cost: 0.5 }),
  row(2, { content_type: 'video', product_name: 'Night Cream' }, { cost: 0.1 }),
  row(3, { platform: null, created_at: '2026-11-01T00:00:00Z' }, { cost: 0.3, tokens: 9 }),
]

test('rows come by content id, the newest first', () => {
  expect(arrangedIds({})).toEqual([3, 2, 1])
  expect(arrangedIds({ order: 'asc' })).toEqual([1, 2, 3])
})

test('rows are sorted by cost, tokens and date', () => {
  expect(arrangedIds({ sort: 'cost' })).toEqual([1, 3, 2])
  expect(arrangedIds({ sort: 'tokens', order: 'asc' })).toEqual([3, 1, 2])
  expect(arrangedIds({ sort: 'date', order: 'asc' })[0]).toBe(3)
})

test.each([
  ['vERDant', [1]],
  ['night', [2]],
  ['video', [2]],
  ['twit', [1]],
  ['  ', [3, 2, 1]],
  ['nowhere', []],
])('a search for "%s" covers brand, product, type and platform', (search, ids) => {
  expect(arrangedIds({ search })).toEqual(ids)
})

test('type and platform narrow the rows together', () => {
  expect(arrangedIds({ type: 'image' })).toEqual([3, 1])
  expect(arrangedIds({ platform: 'instagram' })).toEqual([2])
  expect(arrangedIds({ type: 'image', platform: 'instagram' })).toEqual([])
})

test('the export has the agreed columns, joined by commas, with CRLF', () => {
  expect(analyticsCsv([row(7, { product_name: 'Cream' })])).toBe(
    'Content ID,Created At,Type,Platform,Brand,Product,Model,Input Tokens,Output Tokens,Total Tokens,Cost (USD),' +
      'Generation Time (s),Content Size (bytes),Prompt Length\r\n' +
      '7,2026-11-20T23:30:00.000Z,image,instagram,Nocte,Cream,studio,100,20,120,0.0125,1.5,2048,33',
  )
})

test.each([
  ['=HYPERLINK("http://a.example","b")', `'=HYPERLINK( http://a.example b )`],
  ['  ＝1+1', "'＝1+1"],
  ['\t-2', "'-2"],
  ['+1', "'+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['@SUM', "'@SUM"],
  ['＠SUM', "'＠SUM"],
  ['|cmd', "'|cmd"],
  [', "a" \r\n b\0c', 'a b c'],
  ['Müller & Söhne', 'Müller & Söhne'],
  ['', ''],
])('a brand called %j is written as %j', (brand_name, cell) => {
  const line = analyticsCsv([row(1, { brand_name })]).split('\r\n')[1] ?? ''
  expect(line.split(',')).toHaveLength(14)
  expect(line.split(',')[4]).toBe(cell)
})

test('numbers are unchanged, and missing values are empty cells', () => {
  const line = analyticsCsv([row(1, { platform: null }, { cost: -1 })]).split('\r\n')[1]
  expect(line).toContain(',image,,Nocte,,studio,')
  expect(line).toContain(',-1,')
})

test('the file is named by its day', () => {
  expect(csvFileName(new Date('2026-01-02T23:59:59Z'))).toBe('analytics-2026-01-02.csv')
})

test('the trend has 30 days ending today, counted by the day of creation', () => {
  const days = trendDays(undefined, ROWS, now)
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ date: '2026-11-21', count: 0, cost: 0 })
  expect(days.at(-2)).toEqual({ date: '2026-11-20', count: 2, cost: 0.6 })
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(trendDays([], [row(1, { created_at: '2026-10-22T23:59:59Z' })], now).every(({ count }) => count === 0)).toBe(
    true,
  )
})

test("the server's totals take precedence over the loaded rows", () => {
  const daily = [{ date: '2026-11-21', count: 9, cost: 1 }]
  expect(trendDays(daily, ROWS, now)).toBe(daily)
})

test('slices are ordered by size, and a ring leaves out zeros', () => {
  expect(countedSlices({ video: 0, image: 3, linkedin: 5 })).toEqual([
    { name: 'LinkedIn', value: 5 },
    { name: 'Image', value: 3 },
  ])
  expect(toSlices({ studio: 0, painter: 0.4 }).map(({ name }) => name)).toEqual(['painter', 'studio'])
})

test('a day is written the same in every time zone', () => {
  expect(dayLabel('2026-11-01')).toBe('Nov 1')
})

test('without a user or a token the screen says so', () => {
  expect(accessProblem(false, 'token')).toBe('Please log in to view analytics')
  expect(accessProblem(true, null)).toBe('No authentication token available')
  expect(accessProblem(true, 'token')).toBeNull()
})

test('a refused call has its own message, a call without a reply the general one', () => {
  expect(describeFailure(new ApiError(500, 'boom'), LIST_FAILED)).toBe('Failed to fetch analytics')
  expect(describeFailure(new ApiError(0, 'Request failed'), LIST_FAILED)).toBe('Failed to load analytics')
  expect(describeFailure(new TypeError('x is not iterable'), LIST_FAILED)).toBe('Failed to load analytics')
  expect(describeFailure(null, LIST_FAILED)).toBeNull()
})
