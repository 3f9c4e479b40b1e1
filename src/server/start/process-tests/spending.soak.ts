import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { ApiError } from '#contract/client/client.ts'
import { randomFrom } from '#studio/model/random.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { signUp } from '../../testing/people.ts'
import { startServer } from '../../testing/server-process.ts'

const LIMIT = 8
/** `SOAK_SHARE=0.1` sends a tenth of the requests. */
const SUBMITS = Math.max(5, Math.round(200 * Number(process.env['SOAK_SHARE'] ?? 1)))
/** Random faults of a call: free refusals, lost replies, and replies of no or little use. */
const FAULTS = [
  '500',
  '429',
  'bad_key',
  'billed_users',
  'safety',
  'lost',
  'cut_image',
  'other_json',
  'long_cta',
] as const

test('a user who submits and cancels at any moment never gets more paid items than the monthly limit', async () => {
  const seed = readSeed()
  const fate = randomFrom(seed, 'fate')
  const gemini = await openGeminiServer(0, () =>
    fate.next() < 0.3 ? { name: fate.pick(FAULTS), retryAfter: 1 } : null,
  )
  const dataDir = ownDataDir()
  const server = await startServer({
    DATA_DIR: dataDir,
    FREE_PLAN_MONTHLY_GENERATIONS: String(LIMIT),
    GEMINI_API_KEY: 'AIza-soak-0123456789-abcdefghijklmnopq',
    GEMINI_BASE_URL: gemini.url,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
  })
  onTestFinished(async () => {
    await server.kill()
    await gemini.close()
  })
  const { content, brands, generator } = server.visitor(await signUp(server.visitor(), dataDir, 'ann@example.com'))
  const { id: brand_id } = await brands.create({ body: { name: 'Nocte' } })
  const random = randomFrom(seed, 'attack')

  for (let order = 0; order < SUBMITS; order += 1) {
    const asked = gemini.requests.length
    const form = { brand_id, prompt: `Order ${order}; a calm post about light`, dimensions: '400x400' }
    const job = await content
      .generate({ form, files: {}, headers: { prefer: 'respond-async' } })
      .catch((error: unknown) => error)
    if (job instanceof ApiError) {
      expect(job.status).toBe(429)
      await sleep(100)
      continue
    }
    // Before the first call, during one, after the copy, after the image, or never.
    const calls = random.pick([0, 1, 1, 2, 2, 3] as const)
    await manyCalls(gemini, asked + calls)
    await sleep(random.next() * 100)
    const id = Number(Reflect.get(Object(job), 'id'))
    if (calls < 3) await generator.cancel({ params: { id } }).catch(() => {})
    if (random.next() < 0.2) await generator.retry({ params: { id } }).catch(() => {})
  }
  await expect.poll(async () => (await generator.jobs()).jobs.filter(isOpen), { timeout: 300_000 }).toEqual([])

  const used = (await generator.options()).usage?.used ?? 0
  const images = gemini.ledger.filter(({ kind }) => kind === 'picture').length
  const ordersPaid = new Set(gemini.ledger.map(({ prompt }) => /Order \d+;/.exec(prompt)?.[0])).size
  console.log(`${SUBMITS} submits, ${ordersPaid} orders paid for, ${images} pictures, ${used} of ${LIMIT} units used`)
  expect(used).toBeLessThanOrEqual(LIMIT)
  expect(ordersPaid).toBeLessThanOrEqual(used)
  // An image whose reply was lost may be requested once more.
  expect(images).toBeLessThanOrEqual(2 * used)
})

const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'running'

/** Resolves after this total number of provider calls, or after five seconds. */
async function manyCalls(gemini: GeminiServer, count: number): Promise<void> {
  for (let waited = 0; gemini.requests.length < count && waited < 5000; waited += 10) await sleep(10)
}
