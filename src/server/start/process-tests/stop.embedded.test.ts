import { existsSync, readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '#contract/client/client.ts'
import { api } from '#contract/api.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { readCoreWait } from '../../testing/patience.ts'
import { signUp } from '../../testing/people.ts'
import { type ServerProcess, startProgram, startServer } from '../../testing/server-process.ts'
import { openOwnSite } from '../../testing/site.ts'

/** Well below the ten seconds that running requests have when the server stops. */
const PROMPT_MS = 7000
const SERVE = `
  import { serve } from ${JSON.stringify(join(import.meta.dirname, '../../../../scripts/prepare.mjs'))}
  process.exit(await serve(process.execPath))`
/** npm runs a script as its child and opens no IPC channel to it. */
const NPM_START = `
  import { spawn } from 'node:child_process'
  spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(SERVE)}], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })`

test('a stopping server finishes its running items, and exits soon after its last reply, whatever connections clients keep open', async () => {
  const dataDir = preparedDataDir()
  const server = await startServer({ DATA_DIR: dataDir })
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const ann = createClient(api, { origin: server.origin, token: () => token })
  const { id: brand_id } = await ann.brands.create({ body: { name: 'Nocte' } })
  await ann.sizes.update({ body: { content_sizes: { image: { instagram: ['400x400'] } } } })
  // The first item of a process takes long, because it loads the studio.
  const form = { brand_id, prompt: 'Sleep well', dimensions: '400x400', engine: 'studio' as const }
  await ann.content.generate({ form, files: {} })
  const { hostname, port } = new URL(server.origin)
  const unused = connect(Number(port), hostname)
  onTestFinished(() => void unused.destroy())
  unused.on('error', () => {})
  await ann.generator.events({})
  const body = { brand_id, content_types: ['image'], platforms: ['instagram'], tone: 'casual', goal: 'sales' }
  const answered = post(`${server.origin}/api/generator/generate`, token, body)
  const status = async () => (await ann.generator.jobs()).jobs[0]?.status
  await expect.poll(status, { interval: 20 }).toBe('running')
  const stopped = server.stop()
  expect(await answered).toMatchObject({ status: 200, body: { status: 'succeeded', result_content_ids: [2] } })
  const [last, waitedBefore] = [performance.now(), readCoreWait(server.pid)]
  let waited = waitedBefore
  // The system forgets it when the process ends.
  const watching = setInterval(() => (waited = Math.max(waited, readCoreWait(server.pid))), 20)
  onTestFinished(() => clearInterval(watching))
  expect(await stopped).toBe(0)
  expect(performance.now() - last - (waited - waitedBefore)).toBeLessThan(PROMPT_MS)
})

test.each([
  ['npm start', SERVE],
  ['npm itself', NPM_START],
])('a kill of %s stops the server too: its port and DATA_DIR are free', async (_name, program) => {
  const dataDir = preparedDataDir()
  const launcher = await startProgram({ DATA_DIR: dataDir }, ['--input-type=module', '--eval', program])
  onTestFinished(() => killHolder(dataDir))
  process.kill(launcher.pid, 'SIGKILL')
  await expect.poll(() => isThere(launcher)).toBe(false)
  await expect.poll(() => existsSync(join(dataDir, 'lock'))).toBe(false)
  const next = await openOwnSite({}, { dataDir })
  expect(await next.visitor().system.ready()).toMatchObject({ checks: { database: true } })
})

test('a server that was started without an IPC channel continues when its parent ends', async () => {
  const dataDir = preparedDataDir()
  const main = JSON.stringify(join(import.meta.dirname, '../main.ts'))
  const program = `
    import { spawn } from 'node:child_process'
    spawn(process.execPath, ['--liftoff-only', ${main}], { stdio: 'inherit', detached: true })`
  const launcher = await startProgram({ DATA_DIR: dataDir }, ['--input-type=module', '--eval', program])
  onTestFinished(() => killHolder(dataDir))
  process.kill(launcher.pid, 'SIGKILL')
  await expect.poll(() => isThere(launcher)).toBe(true)
})

/** Posts over a keep-alive connection. Resolves when the whole reply has arrived. */
async function post(url: string, token: string, body: object) {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const call = request(url, { method: 'POST', agent, headers }, done)
    call.once('error', fail).end(JSON.stringify(body))
  })
  return { status: answer.statusCode, body: await json(answer) }
}

const isThere = ({ origin }: ServerProcess): Promise<boolean> =>
  fetch(`${origin}/api/health`).then(
    () => true,
    () => false,
  )

/** Ends a server that still has a DATA_DIR open because a test failed. */
function killHolder(dataDir: string): void {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { pid: number }
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
