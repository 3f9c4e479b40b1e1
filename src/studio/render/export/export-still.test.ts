import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from '../../model/scene.ts'
import { createBrief, measureMeanDifference } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import type { ImageBytes } from '../studio.ts'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

const bottle = new URL('../../../../scripts/landing/bottle.png', import.meta.url)

describe('an exported still', () => {
  const studio = shareStudio()
  let scene: Scene
  let images: ImageBytes
  beforeAll(async () => {
    images = { bottle: new Uint8Array(await readFile(bottle)) }
    const brief = createBrief({
      prompt: 'Wake up 😀 20% off until Friday. Shop now',
      width: 400,
      height: 500,
      pictures: [{ key: 'bottle', role: 'product' }],
    })
    scene = await studio.compose(brief, await studio.writeCopy(brief), images)
  })

  const decode = (file: Uint8Array | null) =>
    sharp(file ?? new Uint8Array())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  const toText = (file: Uint8Array | null) => Buffer.from(file ?? []).toString('utf8')

  /** The mean difference of two images, 0 to 255. */
  async function compare(one: Uint8Array | null, other: Uint8Array | null): Promise<number> {
    const [a, b] = await Promise.all([decode(one), decode(other)])
    expect(b.info).toMatchObject({ width: a.info.width, height: a.info.height })
    return measureMeanDifference(a.data, b.data)
  }

  test('as PNG without loss has the bytes that are delivered', async () => {
    const file = await studio.exportStill(scene, images, { format: 'png', ratio: 1 })
    expect(file).toEqual((await studio.render(scene, images)).data)
  })

  test.each([
    ['png', 0.5, 200, 250],
    ['png', 2, 800, 1000],
    ['jpeg', 1, 400, 500],
    ['jpeg', 2, 800, 1000],
    ['webp', 0.5, 200, 250],
  ] as const)(
    'as %s at %s× has its size, its provenance and the same picture',
    async (format, ratio, width, height) => {
      const file = await studio.exportStill(scene, images, { format, ratio })
      expect(await sharp(file ?? undefined).metadata()).toMatchObject({ format, width, height })
      expect(toText(file)).toContain(VOCABULARY + scene.source)
      const still = await studio.render(scene, images)
      const scaled = await sharp(still.data).resize(width, height).png().toBuffer()
      expect(await compare(file, new Uint8Array(scaled))).toBeLessThan(5)
      const other = await sharp(scaled).flop().toBuffer()
      expect(await compare(file, new Uint8Array(other))).toBeGreaterThan(20)
    },
  )

  test.each(['png', 'jpeg', 'webp'] as const)('as %s is as good as its limit of bytes allows', async (format) => {
    const middle = await studio.exportStill(scene, images, { format, ratio: 1, quality: 60 })
    const maxBytes = (middle?.length ?? 0) + 100
    const file = await studio.exportStill(scene, images, { format, ratio: 1, maxBytes })
    expect(file?.length).toBeLessThanOrEqual(maxBytes)
    expect(file?.length).toBeGreaterThan(maxBytes * 0.85)
    expect(await studio.exportStill(scene, images, { format, ratio: 1, maxBytes: 500 })).toBeNull()
  })

  test('as SVG needs no fonts and no other files, and looks the same', async () => {
    const svg = await studio.exportStill(scene, images, { format: 'svg', ratio: 1 })
    const text = toText(svg)
    expect(text).toContain(VOCABULARY + scene.source)
    expect(text).not.toMatch(/<text|font-family|data:image\/svg/)
    expect([...text.matchAll(/<image [^>]*href="(.{22})/g)].map(([, start]) => start)).toContain(
      'data:image/png;base64,',
    )
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const drawn = await sharp(svg ?? undefined)
      .png()
      .toBuffer()
    expect(await compare(new Uint8Array(drawn), (await studio.render(scene, images)).data)).toBeLessThan(2)
  })

  test('as PDF is one page of its size at 96 pixels an inch', async () => {
    const text = Buffer.from((await studio.exportStill(scene, images, { format: 'pdf', ratio: 2 })) ?? []).toString(
      'latin1',
    )
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toContain(VOCABULARY + scene.source)
    expect(text).toContain('/MediaBox [0 0 300 375]')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toMatch(/\/Subtype \/Image[^>]*\/Width 800\s+\/Height 1000|\/Width 800[^>]*\/Height 1000/)
  })

  test('as JSON is the scene with the files of its images', async () => {
    const file: unknown = JSON.parse(toText(await studio.exportStill(scene, images, { format: 'json', ratio: 1 })))
    expect(file).toMatchObject({
      digital_source_type: VOCABULARY + scene.source,
      scene: JSON.parse(JSON.stringify(scene)) as object,
      pictures: { bottle: `data:image/png;base64,${Buffer.from(images['bottle'] ?? []).toString('base64')}` },
    })
  })
})
