import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MIB } from '#contract/limits.ts'
import { addPeople, createEmails } from '../../testing/add-people.ts'
import { newDataDir } from '../../testing/data-dir.ts'
import { copyEmbedded } from '../../testing/databases.ts'
import { imageFile } from '../../testing/images.ts'
import { type ServerProcess, startServer } from '../../testing/server-process.ts'
import { type Stalled, stallUpload } from '../../testing/hostile/stalled-uploads.ts'

/** Resident memory of a process in MiB. */
const measureMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** 36 MiB: a logo and three references, all within their limits. */
const LARGE = [
  ['image', 5 * MIB],
  ['references', 10 * MIB],
  ['references', 10 * MIB],
  ['references', 10 * MIB],
  ['references', MIB],
] as const satisfies readonly [string, number][]

/** The deleted files that a process still has open. */
const listReceivedFiles = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`)
    .map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
    .filter((path) => path.includes('/incoming/'))

const dataDir = newDataDir()
let server: ServerProcess
let url: string
let tokens: string[]
beforeAll(async () => {
  copyEmbedded(inject('embeddedTemplate'), dataDir)
  tokens = await addPeople(dataDir, createEmails(10))
  server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  url = `${server.origin}/api/content/generate`
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const isOpen = async ({ status }: Stalled) => (await Promise.race([status, Promise.resolve('open')])) === 'open'

test('eight stalled uploads of 36 MB: a user has three at once, the others are refused', async () => {
  const [ann = '', bob] = tokens
  const stalled = Array.from({ length: 8 }, () => stallUpload(url, ann, LARGE))
  await Promise.all(stalled.map(({ sent }) => sent))
  const open = await Promise.all(stalled.map(isOpen))
  expect(open.filter(Boolean)).toHaveLength(3)
  for (const { status } of stalled.filter((_, at) => !open[at])) expect(await status).toBe(429)

  const { id } = await server.visitor(bob).brands.create({ body: { name: 'Acme' } })
  const file = [await imageFile()]
  await server.visitor(bob).brands.uploadLogo({ params: { id }, files: { file } })
  const { id: own } = await server.visitor(ann).brands.create({ body: { name: 'Acme' } })
  const upload = () => server.visitor(ann).brands.uploadLogo({ params: { id: own }, files: { file } })
  await expect(upload()).rejects.toMatchObject({ status: 429, message: 'Too many requests. Try again in 1 second.' })
  for (const { abort } of stalled) abort()
  await expect
    .poll(() =>
      upload().then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    )
    .toBe(200)
})

test.runIf(process.platform === 'linux')(
  'stalled uploads of many users use disk space instead of memory, and leave no files',
  async () => {
    const people = tokens.slice(2)
    const warm = stallUpload(url, people[0] ?? '', LARGE)
    await warm.sent
    warm.abort()
    const before = measureMemory(server.pid)
    const stalled = people.map((token) => stallUpload(url, token, LARGE))
    await Promise.all(stalled.map(({ sent }) => sent))
    expect(await Promise.all(stalled.map(isOpen))).toEqual(stalled.map(() => true))
    const grown = Math.round(measureMemory(server.pid) - before)
    process.stdout.write(`eight stalled uploads of 36 MiB: memory up by ${grown} MiB\n`)
    expect(grown).toBeLessThan(100)
    await expect.poll(() => readdirSync(join(dataDir, 'incoming'))).toEqual([])
    await expect.poll(() => listReceivedFiles(server.pid)).toHaveLength(8 * LARGE.length)
    for (const { abort } of stalled) abort()
    await expect.poll(() => listReceivedFiles(server.pid)).toEqual([])
  },
)
