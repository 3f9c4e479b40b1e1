import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { watchHolds } from '../src/server/testing/holds.ts'
import { openStudio } from '../src/studio/render/studio.ts'
import { hundredths, median, tenths } from './figures.ts'
import { reportTable } from './report.ts'
import { openChromium, openSatori } from './other-renderers.ts'
import { stillDesigns } from './still-designs.ts'
import type { Studio } from '../src/studio/render/studio.ts'
import type { Design } from './design.ts'
import type { Renderer } from './other-renderers.ts'

/**
 * Milliseconds per PNG of 1080 x 1080, for the studio, satori with resvg, and a warm Chromium. All draw the same four designs in the same
 * interleaved rounds. Then images a second on all cores, and how long the event loop was blocked meanwhile. Prints the goals beside the
 * results. All renderers get the same images, cropped and scaled. Takes less than five minutes.
 * Run: `npm run bench`, or `node bench/stills.ts [rounds]`; CHROMIUM_PATH names the browser.
 */
const ROUNDS = Number(process.argv[2] ?? 12)
/** The rounds of one design, and the run on all cores, end after this time, in milliseconds. */
const PATIENCE_MS = 40_000
const STILLS_PATIENCE_MS = 20_000
const STILLS = 80

/** How many times as long as the studio another renderer has to take. */
const TIMES_CHROMIUM = 3
const TIMES_SATORI = { shadowed: 10, flat: 2 }
const STILLS_A_SECOND = 25
const HOLD_MS = 15

const cores = availableParallelism()
const studio = openStudio({ threads: cores })
const rivals: Renderer[] = [openStudioRenderer(studio), await openSatori(), await openChromium()]
const designs = await stillDesigns(studio)
const medians = new Map<Design, readonly number[]>()
for (const design of designs) medians.set(design, await compare(design))
checkGoals()
await throughput()
await Promise.all(rivals.map((rival) => rival.close()))

/** Median milliseconds of each renderer. */
async function compare(design: Design): Promise<readonly number[]> {
  const times = rivals.map((): number[] => [])
  const bytes = await Promise.all(rivals.map((rival) => rival.draw(design)))
  const started = performance.now()
  for (let round = 0; round < ROUNDS && performance.now() - started < PATIENCE_MS; round++) {
    for (const [index, rival] of rivals.entries()) {
      const start = performance.now()
      await rival.draw(design)
      times[index]?.push(performance.now() - start)
    }
  }
  const middle = times.map(median)
  const error = await Promise.all(bytes.map((png) => meanError(png, bytes[2] ?? png)))
  reportTable(
    `Design: ${design.name}`,
    rivals.map((rival, index) => ({
      renderer: rival.name,
      rounds: times[index]?.length ?? 0,
      'median ms': Math.round(middle[index] ?? 0),
      'least ms': Math.round(Math.min(...(times[index] ?? []))),
      'times the studio': tenths((middle[index] ?? 0) / (middle[0] ?? 1)),
      KB: Math.round((bytes[index]?.length ?? 0) / 1024),
      'mean error to Chromium (of 255)': error[index] ?? NaN,
    })),
  )
  return middle
}

/** The goals apply to the designs with a shadow together, and to those without one. */
function checkGoals(): void {
  const groups = [
    ['with a shadow', designs.filter(isShadowed), TIMES_SATORI.shadowed],
    ['without', designs.filter((design) => !isShadowed(design)), TIMES_SATORI.flat],
  ] as const
  reportTable(
    'Times as long as Signet, by group',
    groups.map(([name, of, timesSatori]) => {
      const all = rivals.map((_, index) => of.reduce((sum, design) => sum + (medians.get(design)?.[index] ?? 0), 0))
      const [own = 1, satori = 0, chromium = 0] = all
      return {
        designs: name,
        'satori + resvg, times the studio': tenths(satori / own),
        'goal of satori': timesSatori,
        'Chromium, times the studio': tenths(chromium / own),
        'goal of Chromium': TIMES_CHROMIUM,
      }
    }),
  )
}

function isShadowed({ scene }: Design): boolean {
  return scene.layers.some((layer) => layer.kind === 'picture' && layer.shadow)
}

/** All cores render the four designs in turn while this thread waits. */
async function throughput(): Promise<void> {
  const [own] = rivals
  if (!own) return
  await Promise.all(designs.map((design) => own.draw(design)))
  const rows = []
  for (const lanes of [1, cores, cores * 2]) {
    const [watch, start] = [watchHolds(), performance.now()]
    let [next, done] = [0, 0]
    const lane = async () => {
      for (let at = next++; at < STILLS && performance.now() - start < STILLS_PATIENCE_MS; at = next++) {
        const design = designs[at % designs.length]
        if (design) await own.draw(design)
        done += 1
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const rate = tenths((done * 1000) / (performance.now() - start))
    const [longest] = watch.stop()
    rows.push({
      'at once': lanes,
      'images a second': rate,
      'goal on two quiet cores': lanes < cores ? '' : STILLS_A_SECOND,
      'event loop blocked, ms at most': tenths(longest?.cpu ?? 0),
      'goal ms': HOLD_MS,
    })
  }
  reportTable('Throughput', rows)
}

function openStudioRenderer(of: Studio): Renderer {
  return {
    name: 'studio',
    draw: async ({ ready }) => (await of.render(ready.scene, ready.pictures)).data,
    close: () => of.close(),
  }
}

async function meanError(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!one || !two || one.length !== two.length) return NaN
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (two[index] ?? 0)), 0)
  return hundredths(sum / one.length)
}
