import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'
import type { Brief } from '../model/brief.ts'
import { LAYOUTS } from '../layouts/catalog.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Scene } from '../model/scene.ts'

const studio = shareStudio()

const COPY = createCopy('Wake up to brighter skin', {
  subline: 'A light serum that lets your glow through.',
  cta: 'Shop the serum',
  price: '$38',
})
/** Two normal brands, then difficult color pairs: white, black, neon, nearly equal, very dark, and very light. */
const BRANDS = [
  { primary_color: '#0F4C3F', secondary_color: '#E3C9A8', typography: 'Playfair Display, serif', tone: 'luxury' },
  { primary_color: '#FF5A1F', secondary_color: '#FFD23F', typography: 'Anton', tone: 'bold' },
  { primary_color: '#000000', secondary_color: '#FFFFFF', typography: 'Playfair Display', tone: 'minimal' },
  { primary_color: '#FFFFFF', secondary_color: '#FFFFFF', typography: 'Lato', tone: 'friendly' },
  { primary_color: '#FFFFFF', secondary_color: '#000000', typography: 'Inter', tone: 'professional' },
  { primary_color: '#D7FF1E', secondary_color: '#0A0A0A', typography: 'Oswald', tone: 'innovative' },
  { primary_color: '#FF4F8B', secondary_color: '#3AB8FF', typography: 'Nunito', tone: 'playful' },
  { primary_color: '#777777', secondary_color: '#7A7A7A', typography: 'Inter', tone: 'authoritative' },
  { primary_color: '#0A0A20', secondary_color: '#101418', typography: 'Lora, serif', tone: 'luxury' },
  { primary_color: '#FF00FF', secondary_color: '#00FFFF', typography: 'Poppins', tone: 'bold' },
  { primary_color: '#FFFF00', secondary_color: '#FFFFFF', typography: 'Montserrat', tone: 'playful' },
  { primary_color: '#FAFAFA', secondary_color: '#F2F2F2', typography: 'Lora', tone: 'minimal' },
  { primary_color: '#FF5A1F', secondary_color: '#FF6A2F', typography: 'Poppins', tone: 'friendly' },
  { primary_color: '#0000FF', secondary_color: '#FF0000', typography: 'Roboto', tone: 'innovative' },
]
const SIZES = [
  [540, 540],
  [540, 960],
  [750, 250],
  [600, 315],
  [800, 200],
  [240, 720],
] as const

async function image(svg: string, width: number, height: number): Promise<Uint8Array> {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`
  return new Uint8Array(await sharp(Buffer.from(document)).png().toBuffer())
}
const cutout = () => image('<rect x="60" y="20" width="180" height="460" rx="40" fill="#184"/>', 300, 500)
const photo = () =>
  image('<rect width="600" height="400" fill="#69c"/><rect y="220" width="600" height="180" fill="#363"/>', 600, 400)
const paper = () =>
  image('<rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="120" fill="#a33"/>', 400, 400)
const withImage = (brief: Brief): Brief => ({ ...brief, pictures: [{ key: 'p', role: 'product' }] })

test('an image has exactly the requested size, and contains its digital source type', async () => {
  for (const [width, height] of [
    [1080, 1080],
    [1081, 601],
    [200, 200],
    [4096, 512],
  ] as const) {
    const scene = await studio.compose(createBrief({ width, height }), COPY, {})
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

test('an image contains the correct digital source type and the name of the program', async () => {
  const images = { p: await photo() }
  const brief = withImage(createBrief())
  const marks = async (given: Brief, of: Record<string, Uint8Array>, paintedByModel = false) => {
    const scene = await studio.compose(given, COPY, of, { paintedByModel })
    return (await sharp((await studio.render(scene, of)).data).metadata()).xmpAsString
  }
  const type = (name: string) => `digitalsourcetype/${name}"`
  expect(await marks(createBrief(), {})).toContain(type('digitalCreation'))
  expect(await marks(brief, { p: new Uint8Array([1]) }, true)).toContain(type('digitalCreation'))
  expect(await marks(brief, images)).toContain(type('composite'))
  expect(await marks(brief, images, true)).toContain(type('compositeWithTrainedAlgorithmicMedia'))
  expect(await marks(brief, images)).toMatch(/CreatorTool="Signet \d+\.\d+\.\d+"/)
})

test('in all aspect ratios and colors, at least 95 % of designs pass the brand check on the first attempt', async () => {
  const kinds = [null, await cutout(), await photo(), await paper()]
  const faults: string[] = []
  const jobs = LAYOUTS.flatMap(({ name }, row) =>
    SIZES.map(async ([width, height], column) => {
      const index = row * SIZES.length + column
      const needed = name === 'photo' || name === 'prints' || name === 'collage' ? 2 : index % 4
      const bytes = name === 'statement' || name === 'seal' ? null : kinds[needed]
      const images: Record<string, Uint8Array> = bytes
        ? { p: bytes, ...(name === 'collage' ? { q: await cutout() } : {}) }
        : {}
      const refs = Object.keys(images).map((key) => ({ key, role: 'product' }) as const)
      const brief: Brief = {
        ...createBrief({ width, height, seed: index + 1 }, BRANDS[(row + column) % BRANDS.length]),
        pictures: refs,
      }
      const copy = copyFor(name)
      const avoid = LAYOUTS.map((layout) => layout.name).filter((other) => other !== name)
      const scene = await studio.compose(brief, copy, images, { avoid })
      const check = await studio.check(scene, await studio.render(scene, images))
      const broken = check.rules.filter((rule) => !rule.passed)
      if (broken.length > 0)
        faults.push(
          `${name} ${brief.brand.primary_color} ${width}x${height} ${broken.map((rule) => `${rule.rule} ${rule.value}`).join(', ')}`,
        )
    }),
  )
  await Promise.all(jobs)
  expect(faults.slice(Math.floor(jobs.length * 0.05))).toEqual([])
})

/** The copy that suits a layout. */
function copyFor(name: string): Copy {
  if (name === 'columns') return { ...COPY, benefits: ['Visible glow in 14 days', '15% vitamin C', 'Vegan'] }
  return name === 'quote' ? { ...COPY, price: null } : name === 'seal' ? { ...COPY, subline: null } : COPY
}

test('the check detects a wrong brand color, unreadable text, wrong text, and a stretched logo', async () => {
  const brief: Brief = { ...createBrief(), pictures: [{ key: 'l', role: 'logo' }] }
  const drawing = '<rect width="300" height="100" rx="20" fill="#0F4C3F"/><circle cx="50" cy="50" r="30" fill="#fff"/>'
  const images = { l: await image(drawing, 300, 100) }
  const scene = await studio.compose(brief, COPY, images)
  const failing = async (change: (scene: Scene) => Scene, drawn = change(scene)) => {
    const check = await studio.check(change(scene), await studio.render(drawn, images))
    return check.rules.filter((rule) => !rule.passed).map((rule) => rule.rule)
  }
  const layers =
    (change: (layer: Scene['layers'][number]) => Scene['layers'][number]) =>
    (of: Scene): Scene => ({ ...of, layers: of.layers.map(change) })
  expect(await failing((of) => of)).toEqual([])
  expect(await failing((of) => ({ ...of, roles: { ...of.roles, primary: '#C01080' } }), scene)).toContain(
    'primary_exact',
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

test('a broken image or logo is skipped and noted', async () => {
  const images = { p: new Uint8Array([1, 2, 3]), l: new TextEncoder().encode('<svg') }
  const brief: Brief = {
    ...createBrief(),
    pictures: [
      { key: 'p', role: 'product' },
      { key: 'l', role: 'logo' },
      { key: 'gone', role: 'reference' },
    ],
  }
  const scene = await studio.compose(brief, COPY, images)
  expect(scene.notes).toEqual(expect.arrayContaining(['picture_skipped', 'logo_skipped']))
  expect((await studio.render(scene, images)).data.length).toBeGreaterThan(1000)
})

test('an abort stops the work, and the next call succeeds', async () => {
  const scene = await studio.compose(createBrief({ width: 4096, height: 4096 }), COPY, {})
  const abort = new AbortController()
  const rendered = studio.render(scene, {}, { signal: abort.signal })
  setTimeout(() => abort.abort(), 5)
  await expect(rendered).rejects.toMatchObject({ name: 'AbortError' })
  await expect(studio.render(scene, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect((await studio.compose(createBrief(), COPY, {})).version).toBe(4)
})
