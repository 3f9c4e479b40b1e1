import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../model/random.ts'
import { inspectImage } from '../inspect-image.ts'
import { cutOutFile, cutOutSubject } from './cut-out.ts'
import type { Pixels } from '../../objects/pixel-cache.ts'

const [WIDTH, HEIGHT] = [360, 420]
const DEFINITIONS = `<defs>
  <linearGradient id="gradient" x2="0" y2="1"><stop offset="0" stop-color="#f4f0ea"/><stop offset="1" stop-color="#c9c2b8"/></linearGradient>
  <radialGradient id="radial"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b9c4d2"/></radialGradient>
  <linearGradient id="green"><stop offset="0" stop-color="#0b3d2e"/><stop offset=".5" stop-color="#3f8f6f"/><stop offset="1" stop-color="#06281e"/></linearGradient>
  <linearGradient id="pale"><stop offset="0" stop-color="#d5d5d5"/><stop offset=".4" stop-color="#fdfdfd"/><stop offset="1" stop-color="#cfcfcf"/></linearGradient>
  <filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>
</defs>`
const BOTTLE = 'M153 72h54v54q36 18 36 72v150q0 24-24 24h-78q-24 0-24-24v-150q0-54 36-72z'
const SUBJECTS = {
  bottle: `<path d="${BOTTLE}" fill="url(#green)"/><rect x="129" y="216" width="102" height="90" fill="#fff"/>`,
  glass: `<path d="${BOTTLE}" fill="#88bbdd" fill-opacity=".35" stroke="#557799" stroke-width="4"/>`,
  circle: '<circle cx="180" cy="210" r="108" fill="#d8321a"/>',
  jar: '<path d="M110 190h140v110q0 30-70 30t-70-30z" fill="url(#pale)" stroke="#bbb"/><path d="M104 150h152v44h-152z" fill="#1b1b66"/>',
  mug: '<path d="M80 110h160v200h-160z" fill="#2b2bd9"/><path d="M240 150q66 0 66 60t-66 60" fill="none" stroke="#2b2bd9" stroke-width="22"/>',
}
const GROUNDS = {
  white: '#fff',
  gray: '#d0d0d0',
  'a gradient': 'url(#gradient)',
  'a vignette': 'url(#radial)',
  yellow: '#ffd60a',
  black: '#202428',
}
const SHADOW = '<ellipse cx="180" cy="378" rx="84" ry="9" opacity=".25" filter="url(#soft)"/>'

const toSvg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${DEFINITIONS}${body}</svg>`)
const createGround = (ground: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`
const createPhoto = (body: string) => sharp(toSvg(body)).jpeg({ quality: 88 }).toBuffer()

async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The share of edge pixels of the result that are more than one pixel from the true edge, 0 to 1. */
function measureError(cut: Pixels, truth: Pixels): number {
  const isEdge = ({ data }: Pixels, x: number, y: number) => {
    const covers = (column: number, row: number) => (data[(row * WIDTH + column) * 4 + 3] ?? 0) > 127
    return covers(x, y) !== covers(x - 1, y) || covers(x, y) !== covers(x, y - 1)
  }
  let [edge, wrong] = [0, 0]
  for (let y = 2; y < HEIGHT - 2; y++) {
    for (let x = 2; x < WIDTH - 2; x++) {
      if (!isEdge(cut, x, y)) continue
      edge += 1
      const near = [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => isEdge(truth, x + dx, y + dy)))
      if (!near) wrong += 1
    }
  }
  return wrong / edge
}

const CASES = Object.keys(SUBJECTS).flatMap((subject) =>
  Object.keys(GROUNDS).map((ground) => [subject, ground] as const),
)
/** The pale body of the jar has nearly the same color as these backgrounds. */
const isTooAlike = (subject: string, ground: string) =>
  subject === 'jar' && (ground === 'gray' || ground === 'a gradient')

test.each(CASES.filter(([subject, ground]) => !isTooAlike(subject, ground)))(
  'a %s on %s is cut out to within a pixel, without its shadow',
  async (subject, ground) => {
    const drawing = SUBJECTS[subject as keyof typeof SUBJECTS]
    const photo = await createPhoto(createGround(GROUNDS[ground as keyof typeof GROUNDS]) + SHADOW + drawing)
    const cut = cutOutSubject(await decode(photo))
    const truth = await decode(
      await sharp(toSvg(drawing.replace(/fill-opacity="[^"]*"/, '')))
        .png()
        .toBuffer(),
    )
    expect(cut).not.toBeNull()
    expect(measureError(cut!, truth)).toBeLessThan(0.05)
  },
)

test('the color of the background does not stay in the edge', async () => {
  const cut = cutOutSubject(await decode(await createPhoto(createGround('#ffd60a') + SUBJECTS.mug)))!
  const greenish: number[] = []
  for (let at = 0; at < cut.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = cut.data.subarray(at, at + 4)
    if (alpha > 40 && alpha < 216 && red + green > 2 * blue) greenish.push(at)
  }
  // The inner side of the handle is enclosed, so the background stays there.
  expect(greenish.length).toBeLessThan(20)
})

const noise = () => {
  const random = randomFrom(7, 'noise')
  return Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : Math.floor(random.next() * 256),
  )
}

test.each([
  ['a pale bottle on white', createGround('#fff') + `<path d="${BOTTLE}" fill="url(#pale)"/>`],
  ['a pale bottle on gray', createGround('#d0d0d0') + `<path d="${BOTTLE}" fill="url(#pale)"/>`],
  [
    'a landscape',
    `${createGround('#88aadd')}<rect y="210" width="360" height="210" fill="#335522"/>${SUBJECTS.circle}`,
  ],
  ['a plain color', createGround('#336699')],
  ['a tiny dot', `${createGround('#fff')}<circle cx="180" cy="210" r="4"/>`],
  [
    'a subject that touches three sides',
    `${createGround('#fff')}<rect x="0" y="60" width="360" height="360" fill="#a22"/>`,
  ],
])('%s stays as it is', async (_, body) => {
  expect(cutOutSubject(await decode(await createPhoto(body)))).toBeNull()
})

test.each([
  ['noise', { data: noise(), width: WIDTH, height: HEIGHT }],
  ['one pixel', { data: new Uint8Array([9, 9, 9, 255]), width: 1, height: 1 }],
  ['a line of pixels', { data: new Uint8Array(4 * 5000).fill(255), width: 1, height: 5000 }],
])('%s stays as it is', (_, pixels) => {
  expect(cutOutSubject(pixels)).toBeNull()
})

test('a picture that is transparent already stays as it is', async () => {
  expect(cutOutSubject(await decode(await sharp(toSvg(SUBJECTS.bottle)).png().toBuffer()))).toBeNull()
})

test('a large file is cut out at 1,000 pixels, and its facts are in pixels of the file', async () => {
  const large = await sharp(toSvg(createGround('#fff') + SUBJECTS.circle))
    .resize(1800, 2100)
    .jpeg()
    .toBuffer()
  const cut = await cutOutFile(large, 40e6)
  expect([cut?.height, cut?.scale]).toEqual([1000, 1000 / 2100])
  const facts = await inspectImage('p', large, true)
  expect(facts).toMatchObject({ kind: 'cutout', width: 1800, height: 2100, border: null, cut_out: true })
  for (const [side, expected] of Object.entries({ x: 360, y: 510, width: 1080, height: 1080 }))
    expect(Math.abs(facts.subject[side as 'x'] - expected)).toBeLessThan(20)
  expect(await inspectImage('p', large)).not.toHaveProperty('cut_out')
})

test('the same pixels give the same result', async () => {
  const photo = await decode(await createPhoto(createGround('#fff') + SHADOW + SUBJECTS.bottle))
  expect(cutOutSubject(photo)).toEqual(cutOutSubject(photo))
})
