import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { tenths } from './figures.ts'
import { reportTable } from './report.ts'
import { api } from '../src/contract/api.ts'
import { createClient } from '../src/contract/client/client.ts'
import { openApp } from '../src/server/start/open-app.ts'
import { readConfig } from '../src/server/infrastructure/config.ts'
import { buildServer, closeServer } from '../src/server/start/server.ts'
import { signUp } from '../src/server/testing/people.ts'
import { wizardRound } from '../src/server/testing/wizard-round.ts'

/**
 * The wizard's largest request, two types on four platforms, with the built-in studio and the embedded database. Measures the seconds
 * from the click to the last item; the goal is for two idle cores. `npm run bench:wizard [rounds]`.
 * Exits with 1 unless there are eight finished items, each of exactly the configured size.
 */
const ROUNDS = Number(process.argv[2] ?? 1)
const GOAL_SECONDS = 40
const ITEMS = 8

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const opened = await openApp(
  { ...readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }), port: 0 },
  pino({ level: 'silent' }),
)
const server = await buildServer(opened.app)
await server.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
await opened.start(origin)
const token = await signUp(createClient(api, { origin, token: () => null }), dataDir, 'ann@example.com')
const ann = createClient(api, { origin, token: () => token })
const { id: brandId } = await ann.brands.create({
  body: {
    name: 'Verdant',
    primary_color: '#0F4C3F',
    secondary_color: '#E3C9A8',
    typography: 'Playfair Display, serif',
  },
})

const rounds = []
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure())
reportTable(
  'Largest request of the wizard: four images and four videos',
  rounds.map(({ good, seconds }) => ({
    'items with exactly the requested pixels': `${good} of ${ITEMS}`,
    seconds: tenths(seconds),
    'goal on two quiet cores, seconds': GOAL_SECONDS,
  })),
)
const isWrong = rounds.some(({ good }) => good < ITEMS)
await Promise.all([opened.drain(0), closeServer(server)])
await opened.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(isWrong ? 1 : 0)

/** Sends the request once. `good` counts the items that have exactly the requested size. */
async function measure(): Promise<{ good: number; seconds: number }> {
  const started = performance.now()
  const items = await wizardRound(ann, brandId)
  const seconds = (performance.now() - started) / 1000
  console.table(items.map((item) => ({ ...item, seconds: tenths(item.seconds) })))
  const good = items.filter(({ wanted, pixels }) => wanted === pixels).length
  return { good, seconds }
}
