import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A process that measures how long the health check of a server takes. A line on its standard input starts a measurement. The next line
 * ends it, and the process prints the longest times in milliseconds. It also measures a server of its own that does nothing else: the time
 * of that one shows how busy the machine is. The process ends with its standard input.
 */
const PAUSE_MS = 20
const [, , origin = ''] = process.argv
const control = createServer((_request, response) => response.end('{"status":"ok"}'))
await new Promise<void>((done) => control.listen(0, '127.0.0.1', done))
const { port } = control.address() as AddressInfo

const ask = (url: string): Promise<{ status: number; ms: number }> =>
  new Promise((done) => {
    const started = performance.now()
    const end = (status: number) => done({ status, ms: performance.now() - started })
    get(url, { agent: false }, (answer) => answer.resume().once('end', () => end(answer.statusCode ?? 0))).once(
      'error',
      () => end(0),
    )
  })

async function probe(ended: AbortSignal) {
  const longest = { health: 0, control: 0, answers: 0, failures: 0 }
  while (!ended.aborted) {
    const [health, own] = await Promise.all([ask(`${origin}/api/health`), ask(`http://127.0.0.1:${port}`)])
    longest.health = Math.max(longest.health, health.ms)
    longest.control = Math.max(longest.control, own.ms)
    longest.answers += 1
    if (health.status !== 200) longest.failures += 1
    await sleep(PAUSE_MS)
  }
  process.stdout.write(`${JSON.stringify(longest)}\n`)
}

let running: AbortController | null = null
createInterface(process.stdin)
  .on('line', () => {
    if (running) {
      running.abort()
      running = null
    } else {
      running = new AbortController()
      void probe(running.signal)
    }
  })
  .on('close', () => control.close())
