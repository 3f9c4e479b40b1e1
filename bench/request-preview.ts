import { openBenchSite } from './bench-site.ts'
import { quantile, tenths } from './figures.ts'
import { reportTable } from './report.ts'

/**
 * Previews of requests that are being typed, over HTTP in this process: milliseconds of each pause in typing, one after the other, and what
 * a minute of typing without waiting leaves behind.
 * Run: `npm run bench:request-preview`, or `node bench/request-preview.ts [seconds of typing]`. Exit 1 if a goal is missed.
 */
const SECONDS = Number(process.argv[2] ?? 60)
const GOALS = { p50: 80, p95: 150, last: 500, directions: 400 }
const EVERY_MS = 150
const TEXTS = [
  'Morning Serum now $39 instead of $48. Only until Sunday at our Kreuzberg store. Do not mention the loyalty card.',
  'Join our pottery workshop on Saturday 12 December, 10 am to 1 pm, at Clay Studio, 14 Mill Lane. Tickets $25 per person. Book now at claystudio.com',
  'A calm post about our new night cream with shea butter',
  'Unser Morgenserum jetzt 39 € statt 48 €. Nur bis Sonntag. Kostenloser Versand ab 50 €.',
  '朝の美容液が48ドルから39ドルに。日曜日まで。',
]
const SIZES = ['1080x1080', '1080x1350', '1080x1920', '1200x630']

const site = await openBenchSite()
const token = await site.enter('ann@example.com')
const calls = site.createCalls(token)
const brand = await calls.brands.create({
  body: {
    name: 'Verdant',
    primary_color: '#0F4C3F',
    secondary_color: '#E3C9A8',
    typography: 'Playfair Display, serif',
  },
})

const draw = (prompt: string, dimensions: string, seed: number) =>
  calls.requestPreviews.draw({ body: { brand_id: brand.id, prompt, dimensions, seed } })

const times: number[] = []
for (const [at, text] of TEXTS.entries())
  for (const [row, size] of SIZES.entries())
    for (const [pause, typed] of listPauses(text).entries()) {
      const start = performance.now()
      await draw(typed, size, at * 31 + row)
      // The first ones start threads and load fonts.
      if (row > 0 || pause > 6) times.push(performance.now() - start)
    }

const directionTimes: number[] = []
for (const [at, prompt] of TEXTS.entries())
  for (const [row, dimensions] of SIZES.entries()) {
    const start = performance.now()
    await calls.directions.ofRequest({ body: { brand_id: brand.id, prompt, dimensions, seed: at * 31 + row } })
    directionTimes.push(performance.now() - start)
  }

const ends = { drawn: 0, replaced: 0, other: 0 }
const waiting: Promise<void>[] = []
const typed = TEXTS.join(' ')
for (let start = performance.now(), key = 0; performance.now() - start < SECONDS * 1000; key += 1) {
  const asked = draw(typed.slice(0, 10 + (key % (typed.length - 10))), '1080x1080', 7)
  waiting.push(
    asked.then(count('drawn'), (error: { status?: number }) => count(error.status === 409 ? 'replaced' : 'other')()),
  )
  await new Promise((next) => setTimeout(next, EVERY_MS))
}
const start = performance.now()
await draw(typed.slice(0, 300), '1080x1080', 7)
const last = performance.now() - start
await Promise.all(waiting)

const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
const directions = quantile(directionTimes, 0.95)
reportTable('Previews of a request that is being typed', [
  {
    what: 'pause in typing to preview',
    count: times.length,
    'p50 ms': tenths(p50),
    'p95 ms': tenths(p95),
    goal: `${GOALS.p50} and ${GOALS.p95}`,
  },
  {
    what: 'six directions of a request',
    count: directionTimes.length,
    'p50 ms': tenths(quantile(directionTimes, 0.5)),
    'p95 ms': tenths(directions),
    goal: GOALS.directions,
  },
  {
    what: `after ${SECONDS} s of typing: the last preview`,
    count: 1,
    'p50 ms': tenths(last),
    'p95 ms': tenths(last),
    goal: GOALS.last,
  },
])
process.stdout.write(
  `Of ${waiting.length} previews: ${ends.drawn} drawn, ${ends.replaced} replaced by a newer one, ${ends.other} failed\n`,
)
await site.close()
const isFast = p50 <= GOALS.p50 && p95 <= GOALS.p95 && directions <= GOALS.directions && last <= GOALS.last
process.exit(isFast && ends.other === 0 ? 0 : 1)

function count(end: keyof typeof ends) {
  return () => void (ends[end] += 1)
}

/** A text after every third word. */
function listPauses(text: string): string[] {
  const words = text.includes(' ') ? text.split(' ').map((word) => `${word} `) : Array.from(text)
  return words.flatMap((_, index) => (index % 3 === 2 ? [words.slice(0, index + 1).join('')] : []))
}
