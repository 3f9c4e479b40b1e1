import { expect, test } from 'vitest'
import { createCanvas } from './canvas.ts'
import { composeScene } from '../compose.ts'
import { NO_IMAGES } from './material.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import type { SafeArea } from './scene.ts'

const TIKTOK: SafeArea = {
  box: { x: 119, y: 240, width: 842, height: 1020 },
  keep_out: [{ x: 842, y: 360, width: 238, height: 900 }],
}

test('a column of buttons at the right takes width, not height', () => {
  const { content } = createCanvas(1080, 1920, 'tiktok', TIKTOK)
  expect(content).toEqual({ x: 119, y: 240, width: 723, height: 1020 })
})

test('a small box in the lower corner takes height, not width', () => {
  const { content } = createCanvas(1280, 720, 'youtube')
  expect(content.y + content.height).toBe(660)
  expect(content.x + content.width).toBe(1225)
})

test('a box beside the content takes nothing', () => {
  const safe = {
    box: { x: 0, y: 0, width: 1000, height: 1000 },
    keep_out: [{ x: 940, y: 100, width: 60, height: 800 }],
  }
  expect(createCanvas(1000, 1000, null, safe).content).toEqual({ x: 67, y: 67, width: 866, height: 866 })
})

test.each([
  [728, 90, 'canvas'],
  [320, 50, 'canvas'],
  [320, 100, 'canvas'],
  [1128, 191, 'canvas'],
  [1600, 400, null],
  [970, 250, null],
  [300, 250, null],
  [160, 600, null],
  [1500, 500, null],
] as const)('%i x %i: the strip is %s', (width, height, strip) => {
  expect(createCanvas(width, height, null).strip).toBe(strip)
})

test('a channel banner leaves one line in its middle free', () => {
  const safe = { box: { x: 507, y: 508, width: 1546, height: 423 }, keep_out: [] }
  expect(createCanvas(2560, 1440, 'youtube', safe).strip).toBe('content')
})

test('the safe area of a brief replaces that of the platform, and is scaled with a video', async () => {
  const brief = createBrief({ width: 1080, height: 1920, platform: 'instagram', safe_area: TIKTOK })
  const still = await composeScene(brief, createCopy('Wake up'), NO_IMAGES, fakeMeasure)
  expect(still.safe).toEqual(TIKTOK)
  const large: SafeArea = {
    box: { x: 238, y: 480, width: 1684, height: 2040 },
    keep_out: [{ x: 1684, y: 720, width: 476, height: 1800 }],
  }
  const videoBrief = createBrief({ content_type: 'video', width: 2160, height: 3840, safe_area: large })
  const video = await composeScene(videoBrief, createCopy('Wake up'), NO_IMAGES, fakeMeasure)
  expect([video.width, video.height]).toEqual([1080, 1920])
  expect(video.safe).toEqual(TIKTOK)
})
