import { expect, test } from 'vitest'
import { listFormats } from '#contract/platforms/formats.ts'
import {
  addDays,
  applyTemplate,
  countCells,
  localDay,
  MATRIX,
  toggleCells,
  toggleFormat,
  toggleVideo,
  type PlanDraft,
} from './plan-draft.ts'

const EMPTY: PlanDraft = { formats: [], videos: [], languages: ['en'], variants: 1 }
const plan = (part: Partial<PlanDraft>): PlanDraft => ({ ...EMPTY, ...part })

test('the matrix has every format once, and Google’s ads take a whole row', () => {
  const keys = MATRIX.flatMap(({ cells }) => cells.flatMap(({ formats }) => formats.map(({ key }) => key)))
  expect(keys.toSorted()).toEqual(
    listFormats()
      .map(({ key }) => key)
      .toSorted(),
  )
  expect(MATRIX.filter(({ isSingle }) => isSingle).map(({ platform }) => platform)).toEqual(['google'])
})

test('formats keep the order of the matrix, whichever was chosen first', () => {
  const both = toggleFormat(toggleFormat(EMPTY, 'facebook.post'), 'instagram.story')
  expect(both.formats).toEqual(['instagram.story', 'facebook.post'])
  expect(toggleFormat(both, 'instagram.story').formats).toEqual(['facebook.post'])
})

test('a format that is removed is no video any more', () => {
  const asVideo = toggleVideo(plan({ formats: ['instagram.story'] }), 'instagram.story')
  expect(asVideo.videos).toEqual(['instagram.story'])
  expect(toggleFormat(asVideo, 'instagram.story').videos).toEqual([])
})

test('a column head chooses the first format of each platform, and then removes all of the column', () => {
  const posts = MATRIX.map(({ cells }) => cells[0]?.formats ?? [])
  const chosen = toggleCells(plan({ formats: ['instagram.post.square'] }), posts)
  expect(chosen.formats).toEqual([
    'instagram.post.square',
    'facebook.post',
    'twitter.post',
    'linkedin.post',
    'pinterest.pin',
    'threads.post',
  ])
  expect(toggleCells(chosen, posts).formats).toEqual([])
})

test.each([
  ['one format', { formats: ['instagram.post'] }, 0, { images: 1, videos: 0, cells: 1 }],
  ['a format for videos only', { formats: ['instagram.reel'] }, 1, { images: 0, videos: 1, cells: 1 }],
  [
    'products, languages and variants multiply',
    {
      formats: ['instagram.post', 'instagram.story'],
      videos: ['instagram.story'],
      languages: ['en', 'ar'],
      variants: 2,
    },
    3,
    { images: 12, videos: 12, cells: 24 },
  ],
  ['no language', { formats: ['instagram.post'], languages: [] }, 1, { images: 0, videos: 0, cells: 0 }],
] as const)('the cells of a plan: %s', (_, part, products, count) => {
  expect(countCells(plan(part), products)).toEqual(count)
})

test('a template fills formats, variants and dates, and keeps the languages', () => {
  const sale = applyTemplate('sale', plan({ languages: ['de', 'ar'] }), '2026-11-28')
  expect(sale).toMatchObject({
    startsOn: '2026-12-01',
    endsOn: '2026-12-05',
    plan: { variants: 2, languages: ['de', 'ar'] },
  })
  expect(sale.plan.formats).toContain('google.ad.320x50')
})

test('days are counted over the end of a month and the change of the clocks', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
