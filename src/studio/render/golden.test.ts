import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeCopy } from '../copywriter/write-copy.ts'
import { LAYOUTS } from '../layouts/catalog.ts'
import { createBrief, createCopy, measureMeanDifference } from '../testing/briefs.ts'
import { openCompositor } from './compositor.ts'
import {
  renderDesign,
  GOLDEN_FOLDER,
  GOLDEN_IMAGES,
  GOLDEN_LANGUAGES,
  GOLDEN_SIZES,
  GOLDEN_STRIPS,
  scaleToGolden,
  GOLDEN_DESIGNS,
} from './testing/golden-designs.ts'
import { shareStudio } from './shared-studio.ts'
import type { GoldenAspect } from './testing/golden-designs.ts'
import type { RenderedImage } from './studio.ts'

const studio = shareStudio()

const FORMS = Object.keys(GOLDEN_SIZES) as GoldenAspect[]
/** Maximum mean difference over all channels, of 255. */
const OFF_MAX = 1

const NAMES = LAYOUTS.map(({ name }) => name)

test.each(NAMES)('%s matches its golden images in every aspect ratio', async (layout) => {
  const off = await Promise.all(FORMS.map((aspect) => measureError(layout, aspect)))
  expect(off.filter(({ error }) => error > OFF_MAX)).toEqual([])
})

async function measureError(layout: string, aspect: GoldenAspect) {
  const showing = GOLDEN_DESIGNS[layout]
  if (!showing) throw new Error(`golden-designs.ts has no design for ${layout}`)
  const drawn = await renderDesign(studio, { showing, size: GOLDEN_SIZES[aspect], layout })
  return { aspect, layout: drawn.scene.layout, error: await compareWithGolden(drawn, `${layout}-${aspect}`) }
}

async function compareWithGolden(drawn: RenderedImage, name: string): Promise<number> {
  const golden = sharp(join(GOLDEN_FOLDER, `${name}.webp`)).removeAlpha()
  const [now, then] = await Promise.all([scaleToGolden(drawn), golden].map((of) => of.raw().toBuffer()))
  return meanError(now, then)
}

test.each(Object.entries(GOLDEN_IMAGES))('%s matches its golden image', async (name, wanted) => {
  const drawn = await renderDesign(studio, wanted)
  const [image] = drawn.scene.layers.flatMap((layer) => (layer.kind === 'picture' ? [layer] : []))
  const { duotone, grain, frame } = image?.treatment ?? {}
  const finish = duotone ? (duotone.strength === 1 ? 'duotone' : 'tint') : grain ? 'grain' : frame ? 'frame' : 'none'
  expect(name).toBe(finish === 'none' ? 'cut-out' : `finish-${finish}`)
  expect(await compareWithGolden(drawn, name)).toBeLessThanOrEqual(OFF_MAX)
})

test.each(Object.entries(GOLDEN_LANGUAGES))('%s matches its golden image', async (name, wanted) => {
  const drawn = await renderDesign(studio, wanted)
  expect(drawn.scene.notes).not.toContain('letters_left_out')
  expect(await compareWithGolden(drawn, name)).toBeLessThanOrEqual(OFF_MAX)
})

test.each(Object.entries(GOLDEN_STRIPS))('%s matches its golden image', async (name, wanted) => {
  const drawn = await renderDesign(studio, wanted)
  expect(drawn.scene.layout).toBe(wanted.layout)
  expect(await compareWithGolden(drawn, name)).toBeLessThanOrEqual(OFF_MAX)
})

function meanError(one: Buffer | undefined, two: Buffer | undefined): number {
  if (!one || one.length !== two?.length) return 255
  return measureMeanDifference(one, two)
}

test('every golden image belongs to a layout in an aspect ratio, a strip, an image or a language, and another seed gives a difference', async () => {
  const layouts = NAMES.flatMap((layout) => FORMS.map((aspect) => `${layout}-${aspect}`))
  const others = [GOLDEN_IMAGES, GOLDEN_LANGUAGES, GOLDEN_STRIPS].flatMap((designs) => Object.keys(designs))
  const wanted = [...layouts, ...others].map((name) => `${name}.webp`)
  expect((await readdir(GOLDEN_FOLDER)).toSorted()).toEqual(wanted.toSorted())
  const showing = GOLDEN_DESIGNS['poster']
  if (!showing) throw new Error('no poster')
  const [one, two] = await Promise.all(
    [11, 12].map(async (seed) => {
      const drawn = await renderDesign(studio, { showing, size: [720, 720], layout: 'poster', seed })
      return scaleToGolden(drawn).raw().toBuffer()
    }),
  )
  expect(meanError(one, two)).toBeGreaterThan(OFF_MAX)
})

/** The script for another process: it draws a scene from stdin and prints the hash of the bytes. */
const ELSEWHERE = `
  import { createHash } from 'node:crypto'
  import { readFileSync } from 'node:fs'
  const { openCompositor } = await import(process.argv[1])
  const png = await openCompositor().draw(JSON.parse(readFileSync(0, 'utf8')), {})
  process.stdout.write(createHash('sha256').update(png).digest('hex'))
`

test.each([
  ['Greek', 'Ξύπνα με πιο λαμπερό δέρμα', 'x ≥ π²'],
  ['Vietnamese', 'Đánh thức làn da rạng rỡ', 'Ğüşöç'],
  ['Cyrillic', 'Ґанок, подъезд', 'Ѣ'],
])('%s gives the same bytes, independent of earlier drawings', async (_, headline, before) => {
  for (const typography of ['Playfair Display, serif', 'Inter', 'Lora, serif']) {
    const scene = await studio.compose(
      createBrief({ width: 300, height: 300 }, { typography }),
      createCopy(headline),
      {},
    )
    const [fresh, used] = [openCompositor(), openCompositor()]
    for (const { family, weight } of scene.fonts)
      for (const text of [before, ...headline.split('').toReversed()]) await used.measure([{ text, family, weight }])
    expect(Buffer.compare(await fresh.draw(scene, {}), await used.draw(scene, {}))).toBe(0)
  }
})

test('the same scene gives the same bytes, in one process and in another', async () => {
  const brief = createBrief({ prompt: '“Wake up 🌞 to brighter skin” “目覚めの一杯” “Go”', width: 640, height: 360 })
  const scene = await studio.compose(brief, writeCopy(brief), {})
  const compositor = openCompositor()
  const [once, again] = [await compositor.draw(scene, {}), await compositor.draw(scene, {})]
  expect(Buffer.compare(once, again)).toBe(0)
  const compositorUrl = new URL('compositor.ts', import.meta.url).href
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', ELSEWHERE, compositorUrl], {
    input: JSON.stringify(scene),
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual([createHash('sha256').update(once).digest('hex'), ''])
})
