import { expect, test } from 'vitest'
import { PLAN_TEMPLATES, TEMPLATE_FORMATS } from '../campaigns/templates.ts'
import { PLACEMENTS } from './format.ts'
import {
  CAMPAIGN_FORMATS,
  findCampaignFormat,
  findFormat,
  FORMATS,
  formatSize,
  isFormatSize,
  listFormats,
} from './formats.ts'
import { PLATFORMS } from './platform.ts'
import { findFormatSafeArea } from './safe-area.ts'

const MB = 1_000_000

/** The documented limits: key, size, bytes of an image and of a video, seconds, slides. */
test.each([
  ['instagram.post', '1080x1350', 8 * MB, null, null, null, null],
  ['instagram.post.wide', '1080x566', 8 * MB, null, null, null, null],
  ['instagram.carousel', '1080x1350', 8 * MB, null, null, null, [2, 20]],
  ['instagram.story', '1080x1920', 8 * MB, 100 * MB, 3, 60, null],
  ['instagram.reel', '1080x1920', 8 * MB, 300 * MB, 3, 900, null],
  ['facebook.post', '1080x1350', 4 * MB, null, null, null, null],
  ['facebook.post.link', '1200x630', 4 * MB, null, null, null, null],
  ['facebook.reel', '1080x1920', 4 * MB, 300 * MB, 3, 90, null],
  ['facebook.cover', '1640x624', 4 * MB, null, null, null, null],
  ['twitter.post', '1600x900', 5 * MB, null, null, null, null],
  ['twitter.post.video', '1280x720', 5 * MB, 512 * MB, 0.5, 140, null],
  ['twitter.cover', '1500x500', 5 * MB, null, null, null, null],
  ['linkedin.post', '1200x627', 5 * MB, null, null, null, null],
  ['linkedin.carousel', '1080x1350', 5 * MB, null, null, null, [2, 20]],
  ['linkedin.cover', '1128x191', 5 * MB, null, null, null, null],
  ['linkedin.cover.personal', '1584x396', 5 * MB, null, null, null, null],
  ['tiktok.video', '1080x1920', 5 * MB, 4000 * MB, 3, 600, null],
  ['tiktok.carousel', '1080x1920', 20 * MB, null, null, null, [2, 20]],
  ['youtube.thumbnail', '1280x720', 2 * MB, null, null, null, null],
  ['youtube.short', '1080x1920', 2 * MB, 2000 * MB, 1, 180, null],
  ['youtube.banner', '2560x1440', 6 * MB, null, null, null, null],
  ['pinterest.pin', '1000x1500', 20 * MB, 2000 * MB, 4, 900, null],
  ['pinterest.carousel', '1000x1500', 20 * MB, null, null, null, [2, 5]],
  ['threads.post', '1080x1350', 8 * MB, 1000 * MB, 1, 300, null],
  ['google.ad.300x250', '300x250', 150_000, null, null, null, null],
  ['google.ad.336x280', '336x280', 150_000, null, null, null, null],
  ['google.ad.300x600', '300x600', 150_000, null, null, null, null],
  ['google.ad.970x250', '970x250', 150_000, null, null, null, null],
  ['google.ad.728x90', '728x90', 150_000, null, null, null, null],
  ['google.ad.970x90', '970x90', 150_000, null, null, null, null],
  ['google.ad.160x600', '160x600', 150_000, null, null, null, null],
  ['google.ad.320x50', '320x50', 150_000, null, null, null, null],
  ['google.ad.320x100', '320x100', 150_000, null, null, null, null],
  ['google.ad.wide', '1200x628', 5_120_000, null, null, null, null],
  ['google.ad.square', '1200x1200', 5_120_000, null, null, null, null],
  ['google.ad.tall', '960x1200', 5_120_000, null, null, null, null],
] as const)('%s is %s and has its documented limits', (key, size, bytes, videoBytes, minS, maxS, slides) => {
  const format = findFormat(key)
  expect(format && formatSize(format)).toBe(size)
  expect(format).toMatchObject({ max_bytes: bytes, max_video_bytes: videoBytes, min_s: minS, max_s: maxS })
  expect(format?.slides && [format.slides.min, format.slides.max]).toEqual(slides)
})

/** Top, right, bottom, left. */
test.each([
  ['instagram.story', [269, 65, 384, 65]],
  ['instagram.reel', [269, 65, 672, 65]],
  ['facebook.reel', [269, 65, 672, 65]],
  ['tiktok.video', [240, 119, 660, 119]],
  ['youtube.short', [190, 120, 480, 60]],
  ['instagram.ad', [64, 64, 64, 64]],
  ['google.ad.320x50', [0, 0, 0, 0]],
])('the app covers these parts of %s', (key, sides) => {
  const safe = findFormat(key)?.safe
  expect([safe?.top, safe?.right, safe?.bottom, safe?.left]).toEqual(sides)
})

test('a reel leaves less room at the bottom than a story, and TikTok also covers the right side', () => {
  const story = findFormatSafeArea(must('instagram.story'))
  const reel = findFormatSafeArea(must('instagram.reel'))
  expect(story.box).toEqual({ x: 65, y: 269, width: 950, height: 1267 })
  expect(reel.box).toEqual({ x: 65, y: 269, width: 950, height: 979 })
  expect(findFormatSafeArea(must('tiktok.video')).keep_out).toEqual([{ x: 842, y: 360, width: 238, height: 900 }])
})

test.each(FORMATS.map((format) => [format.key, format] as const))('%s is a sound row', (key, format) => {
  expect(key.startsWith(`${format.platform ?? 'general'}.`)).toBe(true)
  expect([...PLATFORMS, null]).toContain(format.platform)
  expect(PLACEMENTS).toContain(format.placement)
  expect(isFormatSize(format.width, format.height)).toBe(true)
  expect(format.as_of).toBe('2026-11-23')
  expect(format.kinds.includes('video')).toBe(format.max_video_bytes !== null && format.max_s !== null)
  expect(format.slides !== null).toBe(format.placement === 'carousel')
  const { box, keep_out } = findFormatSafeArea(format)
  expect(box.width).toBeGreaterThanOrEqual(format.width * 0.55)
  expect(box.height).toBeGreaterThanOrEqual(format.height * 0.29)
  for (const covered of keep_out) expect(covered.x + covered.width).toBeLessThanOrEqual(format.width)
})

test('keys are unique, and an unknown key is no format', () => {
  expect(new Set(FORMATS.map(({ key }) => key)).size).toBe(FORMATS.length)
  expect(findFormat('instagram.billboard')).toBeNull()
})

test('lists the formats of a platform and of a placement', () => {
  expect(listFormats({ platform: 'instagram', placement: 'story' }).map(({ key }) => key)).toEqual(['instagram.story'])
  expect(listFormats({ placement: 'ad' }).every(({ placement }) => placement === 'ad')).toBe(true)
  expect(listFormats()).toHaveLength(CAMPAIGN_FORMATS.length)
})

test('campaign formats have 50 to 4096 pixels a side and are between 11:1 and 1:4', () => {
  expect(isFormatSize(50, 50)).toBe(true)
  expect(isFormatSize(970, 90)).toBe(true)
  expect(isFormatSize(4096, 4096)).toBe(true)
  expect(isFormatSize(49, 50)).toBe(false)
  expect(isFormatSize(4097, 4096)).toBe(false)
  expect(isFormatSize(1200, 100)).toBe(false)
  expect(isFormatSize(160, 600)).toBe(true)
  expect(isFormatSize(100, 401)).toBe(false)
  expect(isFormatSize(100.5, 100)).toBe(false)
})

test.each(PLAN_TEMPLATES)('the plan "%s" has formats of the table, each once', (template) => {
  const keys = TEMPLATE_FORMATS[template]
  expect(keys.filter((key) => findCampaignFormat(key) === null)).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThanOrEqual(7)
})

function must(key: string) {
  const format = findFormat(key)
  if (!format) throw new Error(`no format ${key}`)
  return format
}
