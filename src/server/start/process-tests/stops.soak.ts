import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { signUp } from '../../testing/people.ts'
import { type ServerProcess, startProgram } from '../../testing/server-process.ts'

const ROUNDS = Math.max(2, Math.round(20 * Number(process.env['SOAK_SHARE'] ?? 1)))
const SERVE = `
  import { serve } from ${JSON.stringify(join(import.meta.dirname, '../../../../scripts/prepare.mjs'))}
  process.exit(await serve(process.execPath))`

test('killed or stopped at any moment, npm start leaves no process behind, and every accepted job ends', async () => {
  const seed = readSeed()
  const dataDir = ownDataDir()
  const start = () => startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }, ['--input-type=module', '--eval', SERVE])
  let launcher = await start()
  onTestFinished(() => killHolder(dataDir))
  const token = await signUp(launcher.visitor(), dataDir, 'ann@example.com')
  const { id: brand_id } = await launcher.visitor(token).brands.create({ body: { name: 'Nocte' } })
  const body = {
    brand_id,
    content_types: ['image' as const],
    platforms: [...WIZARD_PLATFORMS],
    tone: 'casual' as const,
    goal: 'sales' as const,
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await launcher.visitor(token).generator.generate({ body, headers: { prefer: 'respond-async' } })
    const sockets = await holdConnections(launcher)
    await sleep((seed + round * 397) % 2500)
    if ((seed + round) % 3 === 0) expect(await launcher.stop()).toBe(0)
    else kill(launcher)
    // Its port is closed first; running items then have 30 s.
    await expect.poll(() => existsSync(join(dataDir, 'lock')), { timeout: 90_000 }).toBe(false)
    for (const socket of sockets) socket.destroy()
    launcher = await start()
  }
  const jobs = async () => (await launcher.visitor(token).generator.jobs()).jobs.map(({ status }) => status)
  await expect.poll(jobs, { timeout: 600_000, interval: 1000 }).toEqual(Array(ROUNDS).fill('succeeded'))
  expect(await launcher.stop()).toBe(0)
})

/** Three kinds: one that is never used, one with half a request, and an idle one after a reply. */
async function holdConnections({ origin }: ServerProcess): Promise<Socket[]> {
  const { hostname, port } = new URL(origin)
  return Promise.all(
    ['', 'GET /api/health HTTP/1.1\r\nHost: a', 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'].map(
      (text) =>
        new Promise<Socket>((done) => {
          const socket = connect(Number(port), hostname, () => socket.write(text, () => done(socket)))
          socket.on('error', () => {})
        }),
    ),
  )
}

/** Kills the start script, but not the server that it started. */
function kill({ pid, output }: ServerProcess): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    throw new Error(`npm start has ended by itself: ${output()}`)
  }
}

/** Ends a server that still has a DATA_DIR open because the test failed. */
function killHolder(dataDir: string): void {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { pid: number }
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
