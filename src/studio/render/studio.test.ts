import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { briefOf, copyOf } from '../testing.ts'
import { openStudio } from './studio.ts'
import type { Brief } from '../brief.ts'
import type { Scene } from '../scene.ts'

const studio = openStudio({ threads: 2 })
afterAll(() => studio.close())

const COPY = copyOf('Wake up to brighter skin', {
  subline: 'A light serum that lets your glow through.',
  cta: 'Shop the serum',
  price: '$38',
})
const BRANDS = [
  { primary_color: '#0F4C3F', secondary_color: '#E3C9A8', typography: 'Playfair Display, serif', tone: 'luxury' },
  { primary_color: '#FF5A1F', secondary_color: '#FFD23F', typography: 'Anton', tone: 'bold' },
  { primary_color: '#0B2545', secondary_color: '#13C4E0', typography: 'Inter', tone: 'professional' },
  { primary_color: '#000000', secondary_color: '#FFFFFF', typography: 'Playfair Display', tone: 'minimal' },
  { primary_color: '#FFFFFF', secondary_color: '#FFFFFF', typography: 'Lato', tone: 'friendly' },
  { primary_color: '#D7FF1E', secondary_color: '#0A0A0A', typography: 'Oswald', tone: 'innovative' },
  { primary_color: '#FF4F8B', secondary_color: '#3AB8FF', typography: 'Nunito', tone: 'playful' },
]
const SIZES = [
  [540, 540],
  [540, 960],
  [750, 250],
  [600, 315],
  [800, 200],
  [240, 720],
] as const

async function picture(svg: string, width: number, height: number): Promise<Uint8Array> {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`
  return new Uint8Array(await sharp(Buffer.from(document)).png().toBuffer())
}
const cutout = () => picture('<rect x="60" y="20" width="180" height="460" rx="40" fill="#184"/>', 300, 500)
const photo = () =>
  picture('<rect width="600" height="400" fill="#69c"/><rect y="220" width="600" height="180" fill="#363"/>', 600, 400)
const paper = () =>
  picture('<rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="120" fill="#a33"/>', 400, 400)
const withPicture = (brief: Brief): Brief => ({ ...brief, pictures: [{ key: 'p', role: 'product' }] })

test('a picture has exactly the pixels that were asked for, and says how it came about', async () => {
  for (const [width, height] of [
    [1080, 1080],
    [1081, 601],
    [200, 200],
    [4096, 1024],
  ] as const) {
    const scene = await studio.compose(briefOf({ width, height }), COPY, {})
    const { data, mime_type } = await studio.render(scene, {})
    const info = await sharp(data).metadata()
    expect([info.width, info.height, info.format, info.space, mime_type]).toEqual([
      width,
      height,
      'png',
      'srgb',
      'image/png',
    ])
    expect(info.xmpAsString).toContain('digitalsourcetype/digitalCreation')
    expect(data.length).toBeLessThan(600_000)
  }
})

test('the same scene and pictures give the same bytes, on any thread', async () => {
  const pictures = { p: await cutout() }
  const scene = await studio.compose(withPicture(briefOf()), COPY, pictures)
  const all = await Promise.all([1, 2, 3, 4].map(() => studio.render(scene, pictures)))
  for (const { data } of all) expect(Buffer.compare(data, all[0]?.data ?? new Uint8Array())).toBe(0)
})

test('both families in all forms and colours pass the brand check', async () => {
  const kinds = [null, await cutout(), await photo(), await paper()]
  const faults: string[] = []
  let seed = 0
  const jobs = BRANDS.flatMap((brand) =>
    SIZES.flatMap(([width, height]) =>
      ['arch', 'poster'].map(async (avoid) => {
        seed += 1
        const bytes = kinds[seed % 7 < 4 ? 0 : (seed % 3) + 1]
        const pictures: Record<string, Uint8Array> = bytes ? { p: bytes } : {}
        const brief = briefOf({ width, height, seed }, brand)
        const scene = await studio.compose(bytes ? withPicture(brief) : brief, COPY, pictures, { avoid: [avoid] })
        const check = await studio.check(scene, await studio.render(scene, pictures))
        for (const rule of check.rules)
          if (!rule.passed)
            faults.push(
              `${brand.primary_color} ${scene.layout} ${width}x${height} seed ${brief.seed} ${scene.source} ${rule.rule} ${rule.value} ${String(rule.box)}`,
            )
      }),
    ),
  )
  await Promise.all(jobs)
  expect(faults).toEqual([])
}, 60_000)

test('the check sees a recoloured brand, words that cannot be read, wrong words and a stretched logo', async () => {
  const brief: Brief = { ...briefOf(), pictures: [{ key: 'l', role: 'logo' }] }
  const pictures = { l: await picture('<rect width="300" height="100" rx="20" fill="#0F4C3F"/>', 300, 100) }
  const scene = await studio.compose(brief, COPY, pictures)
  const failing = async (change: (scene: Scene) => Scene, drawn = change(scene)) => {
    const check = await studio.check(change(scene), await studio.render(drawn, pictures))
    return check.rules.filter((rule) => !rule.passed).map((rule) => rule.rule)
  }
  const layers =
    (change: (layer: Scene['layers'][number]) => Scene['layers'][number]) =>
    (of: Scene): Scene => ({ ...of, layers: of.layers.map(change) })
  expect(await failing((of) => of)).toEqual([])
  expect(await failing((of) => ({ ...of, roles: { ...of.roles, primary: '#C01080' } }), scene)).toContain(
    'primary_share',
  )
  expect(
    await failing(layers((layer) => (layer.kind === 'text' ? { ...layer, color: layer.ground } : layer))),
  ).toContain('contrast_small')
  expect(
    await failing(
      layers((layer) => (layer.kind === 'text' && layer.role === 'headline' ? { ...layer, text: 'Wake up' } : layer)),
    ),
  ).toContain('words_exact')
  expect(
    await failing(
      layers((layer) =>
        layer.kind === 'logo' ? { ...layer, box: { ...layer.box, width: layer.box.width * 1.2 } } : layer,
      ),
    ),
  ).toContain('logo_shape')
  expect(
    await failing(layers((layer) => (layer.kind === 'text' && layer.role === 'cta' ? { ...layer, size: 6 } : layer))),
  ).toContain('type_size')
})

test('a broken picture or logo is left out and named', async () => {
  const pictures = { p: new Uint8Array([1, 2, 3]), l: new TextEncoder().encode('<svg') }
  const brief: Brief = {
    ...briefOf(),
    pictures: [
      { key: 'p', role: 'product' },
      { key: 'l', role: 'logo' },
      { key: 'gone', role: 'reference' },
    ],
  }
  const scene = await studio.compose(brief, COPY, pictures)
  expect(scene.notes).toEqual(expect.arrayContaining(['picture_skipped', 'logo_skipped']))
  expect((await studio.render(scene, pictures)).data.length).toBeGreaterThan(1000)
})

test('an abort stops the work, and the next call is served', async () => {
  const scene = await studio.compose(briefOf({ width: 4096, height: 4096 }), COPY, {})
  const abort = new AbortController()
  const rendered = studio.render(scene, {}, { signal: abort.signal })
  setTimeout(() => abort.abort(), 5)
  await expect(rendered).rejects.toMatchObject({ name: 'AbortError' })
  await expect(studio.render(scene, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect((await studio.compose(briefOf(), COPY, {})).version).toBe(1)
})
