import { writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ownDataDir, preparedDataDir } from './testing/data-dir.ts'
import { signUp } from './testing/people.ts'
import { freePort } from './testing/postgres.ts'
import { runToEnd, startServer } from './testing/server-process.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

test('a bad setting stops the start with one line', async () => {
  const ended = await runToEnd({ DATA_DIR: ownDataDir(), PORT: 'http' })
  expect(ended).toEqual({ code: 1, output: 'PORT takes a whole number from 0 to 65535\n' })
})

test('a port in use by another program stops the start with one line', async () => {
  const dataDir = preparedDataDir()
  const taken = createServer()
  const port = await new Promise<number>((done) => {
    taken.listen(0, '127.0.0.1', () => done((taken.address() as AddressInfo).port))
  })
  onTestFinished(() => void taken.close())
  const asked: [Record<string, string>, string][] = [
    [{ PORT: String(port) }, `PORT ${port} is in use by another program\n`],
    [{ METRICS: `127.0.0.1:${port}` }, `METRICS takes a free address of this machine, not 127.0.0.1:${port}\n`],
    [{ HOST: 'nowhere.invalid' }, 'HOST takes an address of this machine, not nowhere.invalid\n'],
  ]
  for (const [env, output] of asked)
    expect(await runToEnd({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env })).toEqual({ code: 1, output })
})

test('a DATA_DIR that cannot be written to stops the start with one line', async () => {
  const file = join(ownDataDir(), 'file')
  writeFileSync(file, '')
  const ended = await runToEnd({ DATA_DIR: join(file, 'data') })
  expect(ended).toEqual({
    code: 1,
    output: `DATA_DIR cannot be used: ENOTDIR: not a directory, mkdir '${join(file, 'data')}'\n`,
  })
})

test('an unreachable database stops the start with one line, without the password', async () => {
  const port = await freePort()
  const DATABASE_URL = `postgres://signet:swordfish@127.0.0.1:${port}/signet`
  expect(await runToEnd({ DATA_DIR: ownDataDir(), DATABASE_URL })).toEqual({
    code: 1,
    output: `DATABASE_URL: the server at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}\n`,
  })
})

test('a second start on one data directory stops with one line and does not disturb the first', async () => {
  const dataDir = preparedDataDir()
  const first = await startServer({ DATA_DIR: dataDir })
  const token = await signUp(first.visitor(), dataDir, 'ann@example.com')
  const ended = await runToEnd({ DATA_DIR: dataDir })
  expect(ended).toEqual({ code: 1, output: 'DATA_DIR is in use by another process\n' })
  await first.visitor(token).brands.create({ body: { name: 'Still here' } })
  expect((await first.visitor(token).brands.list()).brands).toHaveLength(1)
  expect(await first.stop()).toBe(0)
})

test('a stop finishes running items, exits with 0, and loses nothing', async () => {
  const dataDir = preparedDataDir()
  const server = await startServer({ DATA_DIR: dataDir })
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const { id: brand_id } = await server.visitor(token).brands.create({ body: { name: 'Nocte' } })
  const call = server.visitor(token).content.generate({ form: { brand_id, prompt: PROMPT }, files: {} })
  // Items that still wait in the queue stay there for the next start. This test checks those that have started.
  const status = async () => (await server.visitor(token).generator.jobs()).jobs[0]?.status ?? 'queued'
  await expect.poll(status, { interval: 20 }).not.toBe('queued')
  const [answer, code] = await Promise.all([call, server.stop()])
  expect([answer.mime_type, code]).toEqual(['image/png', 0])
})

test('a second signal ends a slow stop at once', async () => {
  const server = await startServer({ DATA_DIR: preparedDataDir() })
  const slow = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {})
  slow.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: signet\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  )
  await server.visitor().system.health()
  const first = server.stop()
  // Two signals within half a second count as one.
  await sleep(1000)
  expect(await Promise.all([server.stop(), first])).toEqual([1, 1])
})

test('metrics are served only by a listener of their own', async () => {
  const port = await freePort()
  const server = await startServer({ DATA_DIR: preparedDataDir(), METRICS: `127.0.0.1:${port}` })
  expect(server.output()).toContain(`Metrics: http://127.0.0.1:${port}/metrics`)
  await server.visitor().system.health()
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('signet_http_request_seconds_count{method="GET",route="/api/health",status="200"} 1')
  expect(text).toContain('signet_queue_items{state="queued"} 0')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain('signet_http')
  expect(await server.stop()).toBe(0)
})

test('the mailbox is only served to this machine', async () => {
  const dataDir = preparedDataDir()
  const server = await startServer({ DATA_DIR: dataDir })
  await signUp(server.visitor(), dataDir, 'ann@example.com')
  const status = async (origin: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/mailbox`, { headers: { accept: 'application/json', ...headers } })).status
  const page = await fetch(`${server.origin}/mailbox`)
  expect(await page.text()).toMatch(
    /<h2>Confirm your email address<\/h2>[^]*<a href="http:\/\/localhost:\d+\/verify-email\?token=/,
  )
  expect(await status(server.origin, { 'x-forwarded-for': '10.0.0.1' })).toBe(404)
  expect(server.output()).toContain('/mailbox')
  await server.stop()
  const elsewhere: Record<string, string>[] = [
    { PUBLIC_URL: 'https://signet.example.com' },
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    { TRUST_PROXY: '127.0.0.1' },
  ]
  for (const env of elsewhere) {
    const port = await freePort()
    const other = await startServer({ DATA_DIR: dataDir, PORT: String(port), ...env })
    expect(await status(`http://127.0.0.1:${port}`)).toBe(404)
    await other.stop()
  }
})
