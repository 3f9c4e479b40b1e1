import { expect, test } from 'vitest'
import { CAMPAIGN_FORMATS, findCampaignFormat } from '#contract/platforms/formats.ts'
import { chooseMockUp, coveredBoxes, layOutPage } from './mock-up-shape.ts'

const must = (key: string) => {
  const format = findCampaignFormat(key)
  if (!format) throw new Error(`no format ${key}`)
  return format
}

test.each([
  ['instagram.post', 'feed'],
  ['linkedin.carousel', 'feed'],
  ['facebook.ad', 'feed'],
  ['instagram.story', 'tall'],
  ['tiktok.video', 'tall'],
  ['instagram.cover', 'tall'],
  ['linkedin.cover', 'profile'],
  ['youtube.banner', 'profile'],
  ['youtube.thumbnail', 'video'],
  ['google.ad.728x90', 'page'],
])('%s is shown as %s', (key, kind) => {
  expect(chooseMockUp(must(key))).toBe(kind)
})

test('what a story covers are its four sides, and TikTok also has a column of buttons', () => {
  expect(coveredBoxes(must('instagram.story'))).toHaveLength(4)
  expect(coveredBoxes(must('tiktok.video'))).toContainEqual({ x: 842, y: 360, width: 238, height: 900 })
  expect(coveredBoxes(must('instagram.post'))).toEqual([])
})

const banners = CAMPAIGN_FORMATS.filter(({ platform }) => platform === 'google').map(
  (format) => [format.key, format] as const,
)

test.each(banners)('the page around %s contains the banner, and its text beside it', (_, format) => {
  const { page, banner, text } = layOutPage(format)
  for (const box of [banner, text]) {
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(page.width)
    expect(box.y + box.height).toBeLessThanOrEqual(page.height)
  }
  const isApart =
    text.x + text.width <= banner.x || text.y >= banner.y + banner.height || text.y + text.height <= banner.y
  expect(isApart).toBe(true)
})
