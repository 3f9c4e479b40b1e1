import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { UPLOADS_AT_ONCE_PER_USER } from '#contract/limits.ts'
import { openSemaphore } from '../infrastructure/limits/semaphore.ts'
import { preparedDataDir } from '../testing/data-dir.ts'
import { addPeople, createEmails } from '../testing/add-people.ts'
import { blankPng } from '../testing/images.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'

/** Resident memory of a process in MiB. */
const measureMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#369' } })

/** Files with the status of their replies. Each is sent so many times at once. */
async function hostileFiles(): Promise<[Buffer, number, number?][]> {
  let bomb = '<g id="a0"><rect width="1" height="1"/></g>'
  for (let level = 1; level < 22; level += 1)
    bomb += `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(8)}</g>`
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`)
  return [
    [blankPng(12_000, 12_000), 422],
    [await plain(16_383, 1).webp().toBuffer(), 422],
    [(await plain(2000, 2000).jpeg().toBuffer()).subarray(0, 3000), 422],
    [Buffer.from('504b0304140000000800', 'hex'), 415],
    [svg('<script>1</script>'), 415],
    [svg('<image href="http://127.0.0.1/x"/>'), 415],
    // It is stopped after eight seconds of CPU time.
    [svg(bomb), 422, 1],
    [Buffer.alloc(6 * 1024 * 1024), 413],
    [await plain(6000, 6000).jpeg().toBuffer(), 200],
  ]
}

/** Each user may send three at once. */
const PEOPLE = 4

/** Sends logos as a user, three at a time, and returns their statuses. */
async function openUploader({ visitor }: ServerProcess, token: string) {
  const { brands } = visitor(token)
  const { id } = await brands.create({ body: { name: 'Acme' } })
  const turns = openSemaphore(UPLOADS_AT_ONCE_PER_USER)
  return (bytes: Buffer) =>
    turns(() =>
      brands.uploadLogo({ params: { id }, files: { file: [new Blob([new Uint8Array(bytes)])] } }).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    )
}

test.runIf(process.platform === 'linux')(
  'hostile uploads, four of nearly each at once, get their replies while the server stays responsive',
  async () => {
    const dataDir = preparedDataDir()
    const tokens = await addPeople(dataDir, createEmails(PEOPLE))
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
    onTestFinished(() => server.kill())
    const people = await Promise.all(tokens.map((token) => openUploader(server, token)))
    let next = 0
    const upload = async (bytes: Buffer) => people[(next += 1) % PEOPLE]?.(bytes)
    await upload(await plain(100, 100).png().toBuffer())
    const before = measureMemory(server.pid)
    const [health, memory] = [[] as number[], [] as number[]]
    const finished = new AbortController()
    const watch = async () => {
      while (!finished.signal.aborted) {
        const started = performance.now()
        expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
        health.push(performance.now() - started)
        memory.push(measureMemory(server.pid))
        await sleep(50)
      }
    }
    const watching = watch()
    const files = await hostileFiles()
    const answers = await Promise.all(
      files.map(async ([bytes, status, times = 4]) => ({
        expected: Array<number>(times).fill(status),
        got: await Promise.all(Array.from({ length: times }, () => upload(bytes))),
      })),
    )
    finished.abort()
    await watching
    for (const { expected, got } of answers) expect(got).toEqual(expected)
    expect(Math.max(...memory) - before).toBeLessThan(300)
    process.stdout.write(
      `health at most ${Math.round(Math.max(...health))} ms, memory up by ${Math.round(Math.max(...memory) - before)} MiB\n`,
    )
  },
)
