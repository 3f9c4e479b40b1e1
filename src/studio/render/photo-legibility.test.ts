import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { contrast } from '../color/oklch.ts'
import { clipToWholePixels, type Box } from '../model/geometry.ts'
import { isLarge } from '../check/contrast-rules.ts'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { LAYOUTS } from '../layouts/catalog.ts'
import { SAMPLE_IMAGES } from './testing/soak/sample-images.ts'
import { shareCompositor, shareStudio } from './shared-studio.ts'
import type { BrandBrief, ImageRef } from '../model/brief.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

/** Photos that are hard to read text on. */
const PHOTOS = {
  dark: svg('<rect width="900" height="700" fill="#0b0d1a"/><circle cx="620" cy="200" r="90" fill="#fff6d0"/>'),
  light: svg('<rect width="900" height="700" fill="#f4f1ea"/><rect y="520" width="900" height="180" fill="#fdfdfd"/>'),
  busy: SAMPLE_IMAGES.noise,
  red: svg('<rect width="900" height="700" fill="#d8201f"/><circle cx="300" cy="350" r="200" fill="#ff9d2e"/>'),
  halved: svg('<rect width="900" height="700" fill="#12c4e8"/><rect x="430" width="470" height="700" fill="#3c0d52"/>'),
} as const
const FORMS = [
  [400, 400],
  [400, 712],
  [500, 262],
  [660, 220],
] as const
const BRANDS: readonly Partial<BrandBrief>[] = [
  { primary_color: '#0F4C3F', secondary_color: '#E3C9A8', typography: 'Playfair Display, serif', tone: 'luxury' },
  { primary_color: '#FF4A26', secondary_color: '#FFD23F', typography: 'Anton', tone: 'playful' },
  { primary_color: '#D7FF1E', secondary_color: '#0A0A0A', typography: 'Inter', tone: 'bold' },
]
const PHOTO_NAMES = Object.keys(PHOTOS) as (keyof typeof PHOTOS)[]
/** The contrast ratio that may remain between the lightest and the darkest part behind one text. */
const MAX_UNREST = 2.2
/** This share of the pixels at each end is not counted: edges of shapes, and noise of the file format. */
const TAIL = 0.02

const [studio, compositor] = [shareStudio(), shareCompositor()]
const files: Record<string, Uint8Array> = {}
beforeAll(async () => {
  for (const name of PHOTO_NAMES) files[name] = await PHOTOS[name]()
})

function svg(shapes: string) {
  return async () => {
    const document = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">${shapes}</svg>`
    return new Uint8Array(await sharp(Buffer.from(document)).jpeg({ quality: 92 }).toBuffer())
  }
}

interface Design {
  layout: string
  photo: keyof typeof PHOTOS
  size: readonly [number, number]
  seed: number
}

async function composeDesign({ layout, photo, size: [width, height], seed }: Design) {
  const count = layout === 'collage' ? 2 : 1
  const keys = Array.from({ length: count }, (_, index) => `photo-${index}`)
  const images = Object.fromEntries(keys.map((key) => [key, files[photo] ?? new Uint8Array()]))
  const refs = keys.map((key): ImageRef => ({ key, role: 'reference' }))
  const brief = createBrief({ width, height, seed, pictures: refs }, BRANDS[seed % BRANDS.length])
  const copy = createCopy('Take the long way home', {
    cta: 'Build yours',
    subline: 'Made to order in Porto',
    ...(layout === 'columns' && { benefits: ['Quick', 'Quiet', 'Kind'] }),
    ...(layout === 'offer' && { price: '$24' }),
  })
  const scene = await studio.compose(brief, copy, images, { layout })
  return { scene, pictures: images }
}

/** What a design shows: null if the content does not suit its layout. */
async function findIllegible(design: Design): Promise<{ hasPhoto: boolean; faults: string[] } | null> {
  const { scene, pictures } = await composeDesign(design)
  if (scene.layout !== design.layout) return null
  const pixels = await renderPixels({ ...scene, layers: scene.layers.filter(({ kind }) => kind !== 'text') }, pictures)
  const texts = scene.layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  const faults = texts.flatMap((text) =>
    listLineBoxes(text).flatMap((box) => {
      const [dark, light] = findExtremes(pixels, scene, box)
      const lowest = Math.min(contrast(dark, text.color), contrast(light, text.color))
      const where = `${design.layout} ${design.photo} ${design.size.join('x')} seed ${design.seed}: ${text.role}`
      return [
        ...(lowest < (isLarge(text, scene) ? LARGE_TEXT : SMALL_TEXT)
          ? [`${where} has a contrast of ${lowest.toFixed(1)}`]
          : []),
        ...(contrast(dark, light) > MAX_UNREST ? [`${where} is on a busy ground`] : []),
      ]
    }),
  )
  return { hasPhoto: scene.layers.some(({ kind }) => kind === 'picture'), faults }
}

/** RGBA, four bytes per pixel. */
const renderPixels = (scene: Scene, images: Record<string, Uint8Array>): Promise<Uint8Array> =>
  compositor.drawPart(scene, images, { x: 0, y: 0, width: scene.width, height: scene.height })

/** Each line has a background of its own, such as a bar. */
const listLineBoxes = ({ lines, size }: TextLayer): Box[] =>
  lines.map(({ x, y, width }) => ({ x, y: y - size * 0.7, width, height: size * 0.7 }))

/** The linear light of a channel value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => value ** 2.2)

/** Nearly the darkest and the lightest color in a box. */
function findExtremes(pixels: Uint8Array, { width, height }: Scene, box: Box): [string, string] {
  const area = clipToWholePixels(box, { x: 0, y: 0, width, height })
  if (!area) return ['#000000', '#FFFFFF']
  const startOf = (index: number) =>
    ((area.y + Math.floor(index / area.width)) * width + area.x + (index % area.width)) * 4
  const light = (at: number) => LINEAR[pixels[at] ?? 0] ?? 0
  const lights = new Float64Array(area.width * area.height)
  for (let index = 0; index < lights.length; index += 1) {
    const at = startOf(index)
    lights[index] = 0.2126 * light(at) + 0.7152 * light(at + 1) + 0.0722 * light(at + 2)
  }
  const sorted = lights.toSorted()
  const tail = Math.floor(sorted.length * TAIL)
  const colorOf = (rank: number) => {
    const index = lights.indexOf(sorted[rank] ?? Number.NaN)
    return index < 0 ? null : toColor(...pixels.subarray(startOf(index), startOf(index) + 3))
  }
  return [colorOf(tail) ?? '#000000', colorOf(sorted.length - 1 - tail) ?? '#FFFFFF']
}

const toColor = (...channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

test('in every layout with a photo, all text is legible on dark, light, busy, and colored photos', async () => {
  const shown = new Set<string>()
  const faults: string[] = []
  for (const [index, { name: layout }] of LAYOUTS.entries())
    for (const [row, size] of FORMS.entries()) {
      // Half of the pairs, so that each layout meets every photo and every form.
      for (const [column, photo] of PHOTO_NAMES.entries()) {
        if ((index + row + column) % 2 === 1) continue
        const seed = (index * FORMS.length + row) * PHOTO_NAMES.length + column + 1
        const found = await findIllegible({ layout, photo, size, seed })
        if (!found) break
        if (found.hasPhoto) shown.add(layout)
        faults.push(...found.faults)
      }
    }
  expect(shown.size).toBeGreaterThanOrEqual(12)
  expect(faults).toEqual([])
})

test('text on a busy photo without a scrim is found to be illegible', async () => {
  // A busy photo gets no scrim any more, so the design of a calm one shows it.
  const seeds = Array.from({ length: 24 }, (_, index) => index + 1)
  const designs = await Promise.all(
    seeds.map((seed) => composeDesign({ layout: 'photo', photo: 'light', size: [540, 540], seed })),
  )
  const over = designs.find(({ scene }) =>
    scene.layers.some((layer) => layer.kind === 'picture' && layer.box.width === 540 && layer.box.height === 540),
  )
  if (!over) throw new Error('no photo over the whole canvas')
  const { scene } = over
  const busy = await sharp(files['busy']).resize(900, 700, { fit: 'fill', kernel: 'nearest' }).png().toBuffer()
  const images = { 'photo-0': new Uint8Array(busy) }
  const bare = { ...scene, layers: scene.layers.filter(({ kind }) => kind === 'backdrop' || kind === 'picture') }
  const headline = scene.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  if (headline?.kind !== 'text') throw new Error('no headline')
  const [dark, light] = findExtremes(await renderPixels(bare, images), scene, headline.box)
  expect(contrast(dark, light)).toBeGreaterThan(MAX_UNREST)
})
