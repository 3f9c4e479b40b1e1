import { loadavg } from 'node:os'
import sharp from 'sharp'
import { writeCopy } from '../src/studio/copy/write-copy.ts'
import { openStudio } from '../src/studio/render/studio.ts'
import { designOf } from './design.ts'
import { openChromium, openSatori } from './rivals.ts'
import type { Brief } from '../src/studio/brief.ts'
import type { Studio } from '../src/studio/render/studio.ts'
import type { Design } from './design.ts'
import type { Rival } from './rivals.ts'

/**
 * Milliseconds per 1080x1080 PNG and pictures a second, the studio beside satori + resvg and a warm Chromium, on the
 * same design in the same interleaved run. Run: `node bench/stills.ts [rounds]`; CHROMIUM_PATH names the browser.
 */
const rounds = Number(process.argv[2] ?? 12)

const studio = openStudio({ threads: 2 })
const rivals: Rival[] = [studioRival(studio), await openSatori(), await openChromium()]
for (const design of [await typeLed(studio), await withProduct(studio)]) await compare(design)
await throughput()
await Promise.all(rivals.map((rival) => rival.close()))

async function compare(design: Design): Promise<void> {
  const times = rivals.map((): number[] => [])
  const bytes = await Promise.all(rivals.map((rival) => rival.draw(design)))
  for (let round = 0; round < rounds; round++) {
    for (const [index, rival] of rivals.entries()) {
      const start = performance.now()
      await rival.draw(design)
      times[index]?.push(performance.now() - start)
    }
  }
  const medians = times.map(median)
  const error = await Promise.all(bytes.map((png) => meanError(png, bytes[2] ?? png)))
  console.log(`\n${design.name}, ${design.scene.layout}, ${rounds} interleaved rounds, load ${load()}`)
  console.table(
    rivals.map((rival, index) => ({
      renderer: rival.name,
      'median ms': Math.round(medians[index] ?? 0),
      'least ms': Math.round(Math.min(...(times[index] ?? []))),
      'times the studio': Math.round(((medians[index] ?? 0) / (medians[0] ?? 1)) * 10) / 10,
      KB: Math.round((bytes[index]?.length ?? 0) / 1024),
      'mean error to Chromium (of 255)': error[index],
    })),
  )
}

async function throughput(): Promise<void> {
  const design = await typeLed(studio)
  const count = 60
  for (const lanes of [1, 2, 4]) {
    const start = performance.now()
    let left = count
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (left-- > 0) await rivals[0]?.draw(design)
      }),
    )
    console.log(
      `studio, ${lanes} at once: ${Math.round((count / (performance.now() - start)) * 10_000) / 10} stills/s, load ${load()}`,
    )
  }
}

function studioRival(of: Studio): Rival {
  return {
    name: 'studio',
    draw: async ({ scene, pictures }) => (await of.render(scene, pictures)).data,
    close: () => of.close(),
  }
}

async function typeLed(of: Studio): Promise<Design> {
  const brief = briefFor('Create a post about our summer sale, 20% off everything until Sunday', 15)
  return designOf('Words and drawing', await of.compose(brief, writeCopy(brief), {}, { avoid: ['poster'] }), {})
}

async function withProduct(of: Studio): Promise<Design> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="1000"><rect x="60" y="40" width="380" height="920" rx="90" fill="#1B6B55"/><rect x="60" y="360" width="380" height="340" fill="#F4F1EA"/></svg>'
  const pictures = { product: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()) }
  const brief: Brief = {
    ...briefFor('Promote our new vitamin C serum', 3),
    pictures: [{ key: 'product', role: 'product' }],
  }
  return designOf(
    'Product with shadow',
    await of.compose(brief, writeCopy(brief), pictures, { avoid: ['poster'] }),
    pictures,
  )
}

function briefFor(prompt: string, seed: number): Brief {
  const brand = {
    name: 'Verdant',
    description: 'Plant-based skincare for sensitive skin',
    primary_color: '#0F4C3F',
    secondary_color: '#E3C9A8',
    typography: 'Playfair Display, serif',
    tone: 'luxury',
  }
  const none = { product: null, title: null, tone: null, goal: null, theme: null, instructions: null }
  return {
    content_type: 'image',
    width: 1080,
    height: 1080,
    platform: 'instagram',
    brand,
    prompt,
    pictures: [],
    seed,
    ...none,
  }
}

async function meanError(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!one || !two || one.length !== two.length) return NaN
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (two[index] ?? 0)), 0)
  return Math.round((sum / one.length) * 100) / 100
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
