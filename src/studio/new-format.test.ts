import { expect, test } from 'vitest'
import type { Format } from '#contract/platforms/format.ts'
import { FORMATS, listCampaignFormats } from '#contract/platforms/formats.ts'
import { listCarouselFormats, listPresets, listWizardSizes } from '#contract/platforms/presets.ts'
import { formatsOf } from '#contract/platforms/rows/format-rows.ts'
import { findFormatSafeArea, findSafeArea } from '#contract/platforms/safe-area.ts'
import { composeScene } from './compose.ts'
import { contains } from './model/geometry.ts'
import { NO_IMAGES } from './model/material.ts'
import { createBrief, createCopy, fakeMeasure } from './testing/briefs.ts'

/** One row more, of a size that another platform has too, and of a shape that its own platform has not. */
const ROW: Format = formatsOf(
  'linkedin',
  'A page of the platform',
  {},
)(['tall', 'post', 'Tall picture', '1080x1920'], {
  offered_in: ['quick', 'wizard', 'campaign', 'carousel'],
  safe: [500, 100, 700, 100],
})
const TABLE = [...FORMATS, ROW]

test('a format that is added as one row is in every list', () => {
  expect(listPresets(TABLE)).toContain(ROW)
  expect(listCampaignFormats(TABLE)).toContain(ROW)
  expect(listCarouselFormats(TABLE)).toContain(ROW)
  expect(listWizardSizes('image', 'linkedin', TABLE)).toEqual(['1200x627', '1080x1920'])
  expect(findSafeArea(540, 960, 'linkedin', TABLE).box).toEqual({ x: 50, y: 250, width: 440, height: 360 })
})

test('the texts of a new format stay inside its own safe area, not in that of a platform with the same size', async () => {
  const safe_area = findFormatSafeArea(ROW)
  const story = findSafeArea(1080, 1920, 'instagram').box
  const brief = createBrief({ width: ROW.width, height: ROW.height, platform: ROW.platform, safe_area })
  const scene = await composeScene(brief, createCopy('Open every Sunday'), NO_IMAGES, fakeMeasure, { layout: 'card' })
  const texts = scene.layers.filter(({ kind }) => kind === 'text')
  expect(texts.length).toBeGreaterThan(0)
  for (const layer of texts) if (layer.kind === 'text') expect(contains(safe_area.box, layer.box, 1)).toBe(true)
  expect(scene.safe.box).toEqual(safe_area.box)
  expect(story).not.toEqual(safe_area.box)
})
