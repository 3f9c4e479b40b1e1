import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectImage } from './inspect-image.ts'

async function pictured(svg: string, width: number, height: number) {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`
  return inspectImage('p', new Uint8Array(await sharp(Buffer.from(document)).png().toBuffer()))
}

test('the brightness grid tells where an image is light and where it is dark', async () => {
  const { tones } = await pictured(
    '<rect width="320" height="160" fill="#fff"/><rect width="160" height="160" fill="#000"/>',
    320,
    160,
  )
  expect([tones.columns, tones.rows]).toEqual([16, 16])
  expect([tones.light[0], tones.dark[0]]).toEqual([0, 0])
  expect([tones.light[15], tones.dark[15]]).toEqual([255, 255])
})

test('the focal point is near the vivid part of a photo, although the edges are elsewhere', async () => {
  const stripes = Array.from(
    { length: 8 },
    (_, index) => `<rect x="${index * 12}" width="6" height="300" fill="#777"/>`,
  )
  const plain = await pictured(`<rect width="400" height="300" fill="#999"/>${stripes.join('')}`, 400, 300)
  const vivid = await pictured(
    `<rect width="400" height="300" fill="#999"/>${stripes.join('')}<circle cx="320" cy="80" r="40" fill="#f60"/>`,
    400,
    300,
  )
  expect(plain.focus.x).toBeLessThan(0.3)
  expect(vivid.focus.x).toBeGreaterThan(plain.focus.x + 0.2)
})

test('the focal point is at the one thing that differs from a busy picture', async () => {
  const dots = Array.from({ length: 80 }, (_, at) => {
    const fill = ['#1a2238', '#0d1320', '#241a12'][at % 3]
    return `<circle cx="${(at * 97) % 600}" cy="${(at * 53) % 400}" r="${9 + (at % 5) * 5}" fill="${fill}"/>`
  })
  const moon = '<circle cx="450" cy="110" r="40" fill="#fff4cf"/>'
  const { focus } = await pictured(`<rect width="600" height="400" fill="#07090f"/>${dots.join('')}${moon}`, 600, 400)
  expect(Math.hypot(focus.x - 0.75, focus.y - 0.275)).toBeLessThan(0.12)
})

test('the outline colors of a cutout exclude a white label inside it', async () => {
  const body =
    '<rect x="50" y="20" width="200" height="360" rx="30" fill="#174"/><rect x="80" y="120" width="140" height="200" fill="#fff"/>'
  const { kind, rim, colors } = await pictured(body, 300, 400)
  expect([kind, rim]).toEqual(['cutout', ['#117744']])
  expect(colors).toEqual(expect.arrayContaining(['#117744', '#FFFFFF']))
})

test('similar colors count as one', async () => {
  const bands = Array.from(
    { length: 6 },
    (_, index) => `<rect x="${index * 40}" width="40" height="240" fill="rgb(${120 + index * 4},40,40)"/>`,
  )
  const { colors } = await pictured(`${bands.join('')}<rect y="200" width="240" height="40" fill="#06c"/>`, 240, 240)
  expect(colors).toHaveLength(2)
})
