import { randomBytes } from 'node:crypto'
import { type AddressInfo, connect, createServer } from 'node:net'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/client/client.ts'
import type { JobDetail } from '#contract/generation/generator.ts'
import { openApp } from '../open-app.ts'
import { readConfig } from '../../infrastructure/config.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { createDatabase } from '../../testing/databases.ts'
import { signUp } from '../../testing/people.ts'
import { startErrorWith } from '../../testing/start-errors.ts'
import { type ServerProcess, startServer } from '../../testing/server-process.ts'
import { lacksDatabase, openOwnSite, openSite, type Person, type Site } from '../../testing/site.ts'
import { startSwift } from '../../testing/swift.ts'
import { openTcpProxy, type TcpFault, type TcpProxy } from '../../testing/faults/tcp-proxy.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'
const SIDES = '400x400'
const SQUARE = { create: { width: 64, height: 64, channels: 3, background: '#26246b' } } as const

const bucketServer = lacksDatabase() ? null : await startSwift()
afterAll(async () => bucketServer?.stop())

const bucketUrl = (bucket: string) => `s3://${bucket}?endpoint=${bucketServer?.endpoint}&region=${bucketServer?.region}`

function stubBucketKeys(): void {
  vi.stubEnv('AWS_ACCESS_KEY_ID', bucketServer?.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', bucketServer?.secretAccessKey)
}

/** Forwards each connection to the next server, as a proxy in front of several processes does. */
async function startProxy(origins: string[]): Promise<string> {
  let next = 0
  const proxy = createServer((socket) => {
    const { hostname, port } = new URL(origins[next++ % origins.length] ?? '')
    const server = connect(Number(port), hostname)
    socket.pipe(server).pipe(socket)
    for (const end of [socket, server]) end.on('error', () => socket.destroy())
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

describe.skipIf(!bucketServer)('two web processes and two workers on one database and one bucket', () => {
  test('share sign-ups, generation, events and files', async () => {
    const dataDir = ownDataDir()
    const name = `cluster_${randomBytes(6).toString('hex')}`
    const url = `${inject('postgresUrl')}/${name}`
    await createDatabase(url, 'signet_template')
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      STORAGE_URL: bucketUrl(name.replace('_', '-')),
      AWS_ACCESS_KEY_ID: bucketServer?.accessKeyId ?? '',
      AWS_SECRET_ACCESS_KEY: bucketServer?.secretAccessKey ?? '',
      APP_SECRET: 'a secret that both of them have to know',
    }
    stubBucketKeys()
    const processes = await Promise.all(['web', 'worker'].map((ROLE) => startServer({ ...env, ROLE })))
    const first = processes[0] as ServerProcess
    // Their pairs run in the process of the test, because the start of a process takes two seconds of CPU time.
    const open = (ROLE: string) => openOwnSite(readConfig({ ...env, ROLE, PORT: '0' }), { dataDir })
    const second = await open('web')
    await open('worker')
    const proxy = await startProxy([first.origin, second.origin])
    const through = (origin: string, token?: string) => createClient(api, { origin, token: () => token ?? null })

    const token = await signUp(through(proxy), dataDir, 'ann@example.com')
    const { id: brand_id } = await through(proxy, token).brands.create({ body: { name: 'Nocte' } })
    const image = Object.fromEntries(WIZARD_PLATFORMS.map((platform) => [platform, [SIDES]]))
    await through(proxy, token).sizes.update({ body: { content_sizes: { image } } })
    const seen: JobDetail[] = []
    const leave = new AbortController()
    const events = await through(second.origin, token).generator.events({ signal: leave.signal })
    const listening = (async () => {
      for await (const job of events) seen.push(job)
    })().catch(() => {})
    const accepted = await through(first.origin, token).generator.generate({
      body: { brand_id, content_types: ['image'], platforms: [...WIZARD_PLATFORMS], tone: 'casual', goal: 'sales' },
      headers: { prefer: 'respond-async' },
    })
    const latest = () => seen.findLast(({ id }) => id === accepted.id)
    await expect.poll(() => latest()?.status).toBe('succeeded')
    leave.abort()
    await listening

    for (const task of latest()?.tasks ?? []) {
      const path = task.thumbnail_url?.replace('/thumbnail?w=640&', '/file?') ?? ''
      const [one, other] = await Promise.all([fetch(first.origin + path), fetch(second.origin + path)])
      expect([one.status, other.status]).toEqual([200, 200])
      const bytes = Buffer.from(await one.arrayBuffer())
      expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true)
      const part = await fetch(second.origin + path, { headers: { range: 'bytes=1-3' } })
      expect([part.status, await part.text()]).toEqual([206, 'PNG'])
    }
    expect(latest()?.tasks).toHaveLength(4)
    expect(await Promise.all(processes.map((process) => process.stop()))).toEqual([0, 0])
    // Only a process that serves requests has a mailbox.
    expect(processes.map((process) => process.output().includes('/mailbox'))).toEqual([true, false])
  })

  test('do not start with another bucket, or with another database on this bucket', async () => {
    const name = randomBytes(6).toString('hex')
    const openUrl = async (database: string) => {
      await createDatabase(`${inject('postgresUrl')}/${database}`, 'signet_template')
      return `${inject('postgresUrl')}/${database}`
    }
    const env = {
      DATA_DIR: ownDataDir(),
      DATABASE_URL: await openUrl(`bind_one_${name}`),
      STORAGE_URL: bucketUrl(`bind-one-${name}`),
      APP_SECRET: 'a secret that all of them have to know',
    }
    stubBucketKeys()
    const open = (other: Partial<typeof env>) => openApp(readConfig({ ...env, ...other }), pino({ level: 'silent' }))
    const first = await open({})
    onTestFinished(first.close)
    await expect(open({ STORAGE_URL: bucketUrl(`bind-two-${name}`) })).rejects.toEqual(
      startErrorWith(/^STORAGE_URL: this bucket does not hold the files of the database/),
    )
    await expect(open({ DATABASE_URL: await openUrl(`bind_two_${name}`) })).rejects.toEqual(
      startErrorWith(/^STORAGE_URL: this bucket belongs to another database/),
    )
  })
})

describe.skipIf(!bucketServer)('a bucket behind a network that fails', () => {
  let site: Site
  let proxy: TcpProxy
  let ann: Person
  let brand_id: number
  let file: string
  beforeAll(async () => {
    stubBucketKeys()
    proxy = await openTcpProxy(Number(new URL(bucketServer?.endpoint ?? '').port))
    const endpoint = `http://127.0.0.1:${proxy.port}`
    // The limits of ten seconds for a connection and thirty for a reply are one and three seconds here.
    site = await openSite({ bucket: { bucket: 'faults', endpoint, region: bucketServer?.region ?? '' } }, { speed: 10 })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    file =
      (await ann.api.content.generate({ form: { brand_id, prompt: PROMPT, dimensions: SIDES }, files: {} })).file_url ??
      ''
  })
  afterAll(async () => {
    await proxy.become('pass')
    await site.close()
    await proxy.close()
  })

  const fetchStatus = async (path: string) => {
    const answer = await fetch(site.origin + path)
    const body = (await answer.json()) as Record<string, unknown>
    return [answer.status, body['detail'] ?? body['status'], answer.headers.get('retry-after')]
  }
  const AWAY = [503, 'The service is temporarily unavailable. Please try again.', '5']
  const isWhole = async () => {
    const answer = await fetch(site.origin + file)
    return answer
      .arrayBuffer()
      .then((bytes) => answer.ok && bytes.byteLength === Number(answer.headers.get('content-length')))
      .catch(() => false)
  }

  test.for<[string, TcpFault]>([
    ['is down', 'down'],
    ['accepts every request and never replies', 'black hole'],
    ['breaks off every reply', { cutAfterBytes: 0 }],
  ])('gives 503 for reads and uploads, and items wait, while it %s', async ([, fault]) => {
    await proxy.become(fault)
    const image = [new Blob([await sharp(SQUARE).png().toBuffer()], { type: 'image/png' })]
    const upload = ann.api.brands
      .uploadLogo({ params: { id: brand_id }, files: { file: image } })
      .catch((error: unknown) => error)
    const job = await ann.api.content.generate({
      form: { brand_id, prompt: PROMPT, dimensions: SIDES },
      files: {},
      headers: { prefer: 'respond-async' },
    })
    const [read, ready, health] = await Promise.all(
      ['file', 'ready', 'health'].map((what) => fetchStatus(what === 'file' ? file : `/api/${what}`)),
    )
    expect([read, ready, health]).toEqual([AWAY, AWAY, [200, 'ok', null]])
    expect(await upload).toMatchObject({ status: 503 })
    expect((await ann.api.brands.list()).brands[0]).toMatchObject({ name: 'Nocte', logo_url: null })
    const task = async () => (await ann.api.generator.job({ params: { id: job.id ?? 0 } })).tasks[0]
    await expect.poll(async () => (await task())?.state).toBe('retry_wait')
    await proxy.become('pass')
    await expect.poll(async () => (await task())?.state).toBe('succeeded')
    expect([await isWhole(), await fetchStatus('/api/ready')]).toEqual([true, [200, 'ready', null]])
  })

  test('delivers slow files, and an interrupted file is not treated as complete', async () => {
    await proxy.become({ cutAfterBytes: 3000 })
    expect(await isWhole()).toBe(false)
    await proxy.become({ slowMs: 30 })
    expect(await isWhole()).toBe(true)
    await proxy.become('pass')
  })
})
