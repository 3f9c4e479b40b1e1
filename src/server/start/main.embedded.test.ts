import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openApp } from './open-app.ts'
import { readConfig } from '../infrastructure/config.ts'
import { StartError } from '../infrastructure/problem.ts'
import { toListenError } from './start-error.ts'
import { serveMetrics } from '../infrastructure/metrics.ts'
import { newDataDir, ownDataDir, preparedDataDir } from '../testing/data-dir.ts'
import { copyEmbedded } from '../testing/databases.ts'
import { signUp } from '../testing/people.ts'
import { freePort } from '../testing/postgres.ts'
import { runToEnd, type ServerProcess, startServer } from '../testing/server-process.ts'

test('a bad setting stops the start with one line', async () => {
  const ended = await runToEnd({ DATA_DIR: ownDataDir(), PORT: 'http' })
  expect(ended).toEqual({ code: 1, output: 'PORT takes a whole number from 0 to 65535\n' })
})

/** A port of this machine that a program listens on until the test ends. */
async function takenPort(): Promise<number> {
  const taken = createServer()
  onTestFinished(() => void taken.close())
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  return (taken.address() as AddressInfo).port
}

test('a port in use by another program stops the start with one line', async () => {
  const port = await takenPort()
  const ended = await runToEnd({ DATA_DIR: preparedDataDir(), LOG_LEVEL: 'error', PORT: String(port) })
  expect(ended).toEqual({ code: 1, output: `PORT ${port} is in use by another program\n` })
})

// The program prints the one line of any StartError and exits with 1, as for a port in use.
describe('a start error names', () => {
  const open = (env: Record<string, string>) => openApp(readConfig(env), pino({ level: 'silent' }))

  test('an address of METRICS that is in use', async () => {
    const port = await takenPort()
    const metrics = { text: () => Promise.resolve('') }
    await expect(serveMetrics({ host: '127.0.0.1', port }, metrics)).rejects.toEqual(
      new StartError(`METRICS takes a free address of this machine, not 127.0.0.1:${port}`),
    )
  })

  test('a HOST of another machine', async () => {
    const host = 'nowhere.invalid'
    const error = await new Promise<NodeJS.ErrnoException>((done) => {
      createServer().once('error', done).listen({ host, port: 0 })
    })
    expect(toListenError(error, { host, port: 0 })).toEqual(
      new StartError('HOST takes an address of this machine, not nowhere.invalid'),
    )
  })

  test('a DATA_DIR that cannot be written to', async () => {
    const file = join(ownDataDir(), 'file')
    writeFileSync(file, '')
    const dataDir = join(file, 'data')
    await expect(open({ DATA_DIR: dataDir })).rejects.toEqual(
      new StartError(`DATA_DIR cannot be used: ENOTDIR: not a directory, mkdir '${dataDir}'`),
    )
  })

  test('an unreachable database, without the password', async () => {
    const port = await freePort()
    const DATABASE_URL = `postgres://signet:swordfish@127.0.0.1:${port}/signet`
    await expect(open({ DATA_DIR: ownDataDir(), DATABASE_URL })).rejects.toEqual(
      new StartError(
        `DATABASE_URL: the server at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}`,
      ),
    )
  })
})

test('the first start makes the keys that sign files, and the next one keeps them', async () => {
  const dataDir = newDataDir()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  copyEmbedded(inject('embeddedTemplate'), dataDir)
  const listKeys = async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    await server.stop()
    const opened = await openApp(readConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
    const keys = await opened.app.db.selectFrom('signing_keys').select(['kind', 'serial']).orderBy('kind').execute()
    await opened.close()
    return keys
  }
  const first = await listKeys()
  expect(first.map(({ kind }) => kind)).toEqual(['leaf', 'root'])
  expect(await listKeys()).toEqual(first)
})

describe('a running server', () => {
  const dataDir = newDataDir()
  let server: ServerProcess
  let metrics: string
  let token: string
  beforeAll(async () => {
    copyEmbedded(inject('embeddedTemplate'), dataDir)
    const port = await freePort()
    metrics = `http://127.0.0.1:${port}`
    server = await startServer({ DATA_DIR: dataDir, METRICS: `127.0.0.1:${port}`, LOG_LEVEL: 'info' })
    token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  })
  afterAll(async () => {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('serves metrics only by a listener of their own', async () => {
    expect(server.output()).toContain(`Metrics: ${metrics}/metrics`)
    await server.visitor().system.health()
    const text = await (await fetch(`${metrics}/metrics`)).text()
    expect(text).toContain('signet_http_request_seconds_count{method="GET",route="/api/health",status="200"} 1')
    expect(text).toContain('signet_queue_items{state="queued"} 0')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect((await fetch(`${metrics}/`)).status).toBe(404)
    expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain('signet_http')
  })

  test('serves the mailbox to this machine only', async () => {
    const page = await fetch(`${server.origin}/mailbox`)
    const text = await page.text()
    expect(text).toContain('<h2>Confirm your email address</h2>')
    expect(text).toContain(`<a href="${server.origin}/verify-email?token=`)
    const headers = { accept: 'application/json', 'x-forwarded-for': '10.0.0.1' }
    expect((await fetch(`${server.origin}/mailbox`, { headers })).status).toBe(404)
    expect(server.output()).toContain('/mailbox')
  })

  test('is not disturbed by a second start on its data directory, which stops with one line', async () => {
    const ended = await runToEnd({ DATA_DIR: dataDir })
    expect(ended).toEqual({ code: 1, output: 'DATA_DIR is in use by another process\n' })
    await server.visitor(token).brands.create({ body: { name: 'Still here' } })
    expect((await server.visitor(token).brands.list()).brands).toHaveLength(1)
  })

  // The last test with this server.
  test('ends a slow stop at once on a second signal', async () => {
    const slow = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {})
    slow.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: signet\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n{',
    )
    // The server has begun to read the request.
    await once(slow, 'data')
    const first = server.stop()
    await expect.poll(server.output).toContain('draining')
    // Two signals within half a second count as one.
    await sleep(600)
    expect(await Promise.all([server.stop(), first])).toEqual([1, 1])
  })
})
