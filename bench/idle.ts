import { WIZARD_PLATFORMS } from '../src/contract/platforms/platform.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import { signUp } from '../src/server/testing/people.ts'
import { type ServerProcess, startProgram } from '../src/server/testing/server-process.ts'
import { hundredths, tenths } from './figures.ts'
import { listChildren, measureResidentMb, readCpuSeconds } from './process-family.ts'
import { reportTable } from './report.ts'

/**
 * The cost of an idle server. Creates a DATA_DIR and 12 images over HTTP and waits a minute. Then measures the share of a core over 60 s,
 * and the resident memory of the server as `npm start` runs it, with all its children. `npm run bench:idle [-- pause in seconds]`. Linux
 * only (/proc). Exits with 1 if a goal is missed.
 */
const PAUSE_SECONDS = Number(process.argv[2] ?? 60)
const WATCH_SECONDS = 60
const ROUNDS = 3
const CPU_GOAL_PERCENT = 0.5
const RESIDENT_GOAL_MB = 300

/** The script that `npm start` runs. The server is its child process. */
const START_SCRIPT = join(import.meta.dirname, '../scripts/start.mjs')

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const launcher = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }, [START_SCRIPT])
const [server = 0] = listChildren(launcher.pid)
const isIdle = await measure(launcher, server)
await launcher.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(isIdle ? 0 : 1)

/** Creates the images, waits, and reports both figures. Returns whether both goals are met. */
async function measure({ visitor }: ServerProcess, pid: number): Promise<boolean> {
  const started = measureResidentMb(pid)
  const token = await signUp(visitor(), dataDir, 'ann@example.com')
  const ann = visitor(token)
  const { id } = await ann.brands.create({ body: { name: 'Verdant', typography: 'Playfair Display, serif' } })
  let made = 0
  for (let round = 0; round < ROUNDS; round += 1) made += await makeImages(ann, id)
  const busy = measureResidentMb(pid)
  await sleep(PAUSE_SECONDS * 1000)
  const resident = measureResidentMb(pid)
  const before = readCpuSeconds(pid)
  await sleep(WATCH_SECONDS * 1000)
  const percent = ((readCpuSeconds(pid) - before) / WATCH_SECONDS) * 100
  reportTable(`One minute after ${made} images`, [
    {
      'share of a core over 60 s, %': hundredths(percent),
      'goal %': CPU_GOAL_PERCENT,
      'resident MB': tenths(resident),
      'goal MB': RESIDENT_GOAL_MB,
      'MB when ready': tenths(started),
      'MB after the last image': tenths(busy),
    },
  ])
  return percent <= CPU_GOAL_PERCENT && resident <= RESIDENT_GOAL_MB
}

/** Sends one wizard request for an image on every platform. Returns the number of images. */
async function makeImages(person: Client<typeof api>, brand_id: number): Promise<number> {
  const platforms = [...WIZARD_PLATFORMS]
  const { result_content_ids } = await person.generator.generate({
    body: { brand_id, content_types: ['image'], platforms, tone: 'casual', goal: 'sales' },
    headers: {},
  })
  return result_content_ids?.length ?? 0
}
