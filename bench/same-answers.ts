import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { median } from './figures.ts'
import { reportTable } from './report.ts'
import { openApp } from '../src/server/start/open-app.ts'
import { hashPassword } from '../src/server/accounts/auth/passwords.ts'
import { readConfig } from '../src/server/infrastructure/config.ts'
import { buildServer, closeServer } from '../src/server/start/server.ts'

/**
 * Checks whether the time of a reply reveals that an address is known. Sends requests for known and unknown addresses in turn and
 * compares the medians. `npm run bench:answers`; exits with 1 if a pair differs by more than 5 %.
 */
const CALLS = Number(process.argv[2] ?? 200)
const TOLERANCE = 0.05
const PASSWORD = 'correct horse battery'

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const opened = await openApp(
  { ...readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }), port: 0 },
  pino({ level: 'silent' }),
)
const server = await buildServer(opened.app)
await server.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
opened.introduce(origin)

const known = (index: number) => `known-${index}@example.com`
const unknown = (index: number) => `never-${index}@example.com`
await addAccounts()

const post = (path: string, body: object) =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const CASES: Record<string, (email: string) => Promise<Response>> = {
  register: (email) => post('/api/auth/register', { username: 'Ann', email, password: PASSWORD }),
  login: (email) => post('/api/auth/login', { email, password: 'a wrong password' }),
  forgot: (email) => post('/api/auth/forgot-password', { email }),
  resend: (email) => post('/api/auth/resend-verification', { email }),
  status: (email) => fetch(`${origin}/api/auth/verification-status/${encodeURIComponent(email)}`),
}

let isTelling = false
const rows = []
for (const [name, ask] of Object.entries(CASES)) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const bodies = new Set<string>()
  for (let index = 0; index < CALLS; index += 1) {
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    // The waits after failed sign-ins are counted per client and cannot be turned off.
    await opened.app.db.deleteFrom('login_throttle').execute()
    for (const kind of order)
      bodies.add(await timed(times[kind], () => ask(kind === 'known' ? known(index) : unknown(index))))
  }
  const [a, b] = [median(times.known), median(times.unknown)]
  const differs = Math.abs(a - b) / Math.min(a, b)
  isTelling ||= differs > TOLERANCE || bodies.size > 1
  rows.push({
    call: name,
    calls: CALLS,
    'known ms': a.toFixed(2),
    'unknown ms': b.toFixed(2),
    'differ by': `${(differs * 100).toFixed(1)} %`,
    answers: bodies.size,
  })
}
reportTable('Response times for known and unknown addresses, interleaved', rows)
await Promise.all([opened.drain(0), closeServer(server)])
await opened.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(isTelling ? 1 : 0)

async function timed(times: number[], ask: () => Promise<Response>): Promise<string> {
  const started = performance.now()
  const answer = await ask()
  const text = await answer.text()
  times.push(performance.now() - started)
  return `${answer.status} ${text.replace(/"next_resend_time":"[^"]+"/, '')}`
}

/** Half of the known addresses are verified accounts, half are unverified. All have the same password. */
async function addAccounts(): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  const created_at = new Date()
  for (let index = 0; index < CALLS; index += 1) {
    const row = { email: known(index), email_key: known(index), username: 'Ann', password_hash, created_at }
    await (index % 4 < 2 ? opened.app.db.insertInto('users') : opened.app.db.insertInto('pending_registrations'))
      .values(row)
      .execute()
  }
}
