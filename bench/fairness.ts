import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import { PASSWORD, signUp } from '../src/server/testing/people.ts'
import { openProbe } from '../src/server/testing/open-probe.ts'
import { startProgram } from '../src/server/testing/server-process.ts'
import type { FromAttacker, ToAttacker } from './fairness-attacker.ts'
import { quantile, readLoadAverage, readResidentMb, tenths } from './figures.ts'
import { listChildren, listFamily, measureResidentMb } from './process-family.ts'
import { reportTable } from './report.ts'

/**
 * Whether one account can hold up another. It sends each of its attacks in 40 parallel loops, from a process of its own and without request
 * limits, while somebody else signs in, lists, previews and makes an image on the studio. Measures the answers of both, and the resident memory of the server as
 * `npm start` runs it, with all its children, at its highest and one minute later. The load is that of the machine after each row.
 * `npm run bench:fairness [-- seconds of each attack]`. Linux only (/proc).
 * Exits with 1 if an answer of the other account fails, or if a goal for memory is missed.
 */
const ATTACK_MS = Number(process.argv[2] ?? 20) * 1000
const WATCH_MS = 100
const PAUSE_MS = 60_000
const GOAL = { healthMs: 300, imageMs: 5000, memoryMb: 1200, laterMb: 400 }

type Api = Client<typeof api>

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const attacker = fork(join(import.meta.dirname, 'fairness-attacker.ts'))
const { servers } = await readMessage()
const settings = {
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  FREE_PLAN_MONTHLY_GENERATIONS: '0',
  FETCH_ALLOW: `${servers.noisy},${servers.silent}`,
  DNS_SERVERS: servers.names,
}
// The script of `npm start` sets the memory that V8 and malloc keep. The server is its child process.
const server = await startProgram(settings, [join(import.meta.dirname, '../scripts/start.mjs')])
const [serverPid = 0] = listChildren(server.pid)
const probe = openProbe(server.origin)
const EMAIL = 'bob@example.com'
let bob = server.visitor(await signUp(server.visitor(), dataDir, EMAIL))
const { id: brand_id } = await bob.brands.create({ body: { name: 'Verdant' } })
const { id: design = 0 } = await makeImage()
const { saved: given } = await bob.design.get({ params: { id: design } })
const { attacks } = await tellAttacker({ step: 'prepare', origin: server.origin, dataDir })

const rows = [await measure('nothing', [])]
for (const name of attacks) rows.push(await measure(name, [name]))
rows.push(await measure('all at once', attacks))
await tellAttacker({ step: 'stop' })
reportTable('What another account waits for, in milliseconds', rows)
await sleep(PAUSE_MS)
const later = measureResidentMb(serverPid)
const processes = listFamily(serverPid).map((pid) => ({ process: nameProcess(pid), MB: tenths(readResidentMb(pid)) }))
reportTable('Memory of all processes', [{ 'one minute later, MB': tenths(later), goal: GOAL.laterMb }])
reportTable('Memory of each process, one minute later', processes)
await server.stop()
attacker.disconnect()
probe.close()
rmSync(dataDir, { recursive: true, force: true })
const isBounded = later <= GOAL.laterMb && rows.every((row) => row['memory MB'] <= GOAL.memoryMb && row.failed === 0)
process.exit(isBounded ? 0 : 1)

/** The file that a process runs. */
function nameProcess(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return basename(words.find((word) => word.endsWith('.ts')) ?? words[0] ?? '')
}

type Row = {
  attack: string
  sent: number
  'health max': number
  'idle server max': number
  'sign in': number
  list: number
  preview: number
  image: number
  failed: number
  'memory MB': number
  load: string
}

/** Runs attacks for a while, and what the other account does meanwhile, again and again. */
async function measure(attack: string, names: string[]): Promise<Row> {
  const ending = new AbortController()
  await tellAttacker({ step: 'attack', names })
  const watched = watchMemory(ending.signal)
  const stopProbe = probe.start()
  const answers = await actUntil(Date.now() + ATTACK_MS)
  ending.abort()
  const { health, control, failures } = await stopProbe()
  const memoryMb = await watched
  const { sent } = await tellAttacker({ step: 'pause' })
  const median = (name: keyof typeof answers.times) => tenths(quantile(answers.times[name], 0.5))
  return {
    attack,
    sent,
    'health max': tenths(health),
    'idle server max': tenths(control),
    'sign in': median('signIn'),
    list: median('list'),
    preview: median('preview'),
    image: tenths(Math.max(...answers.times.image)),
    failed: answers.failed + failures,
    'memory MB': tenths(memoryMb),
    load: readLoadAverage(),
  }
}

async function tellAttacker(message: ToAttacker): Promise<FromAttacker> {
  const answered = readMessage()
  attacker.send(message)
  return answered
}

async function readMessage(): Promise<FromAttacker> {
  const [message] = (await once(attacker, 'message')) as [FromAttacker]
  return message
}

/** The highest memory until `ending`. */
async function watchMemory(ending: AbortSignal): Promise<number> {
  let highest = 0
  while (!ending.aborted) {
    highest = Math.max(highest, measureResidentMb(serverPid))
    await sleep(WATCH_MS)
  }
  return highest
}

/** Does what people do until a time, at least once. */
async function actUntil(end: number) {
  const times = { signIn: [] as number[], list: [] as number[], preview: [] as number[], image: [] as number[] }
  const failures: string[] = []
  const actions = {
    // The oldest session of many ends with a new one.
    signIn: async () => {
      const { token } = await server.visitor().auth.login({ body: { email: EMAIL, password: PASSWORD } })
      bob = server.visitor(token?.access_token)
    },
    list: () => bob.content.list({ query: {} }),
    preview: () => bob.design.preview({ params: { id: design }, body: given }),
    image: makeImage,
  } satisfies Record<keyof typeof times, () => Promise<unknown>>
  do {
    for (const name of ['signIn', 'list', 'preview', 'image'] as const) {
      const started = performance.now()
      await actions[name]().catch((error: unknown) => failures.push(`${name}: ${String(error)}`))
      times[name].push(performance.now() - started)
    }
  } while (Date.now() < end)
  for (const failure of new Set(failures)) process.stdout.write(`${failure}\n`)
  return { times, failed: failures.length }
}

function makeImage(): ReturnType<Api['content']['generate']> {
  const form = {
    brand_id,
    prompt: 'A calm post about our day cream',
    dimensions: '1080x1080',
    engine: 'studio',
  } as const
  return bob.content.generate({ form, files: {} })
}
