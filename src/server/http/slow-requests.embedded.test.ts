import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaleLimit } from '../testing/patience.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { stallUpload } from '../testing/hostile/stalled-uploads.ts'

/** The tolerance of timeouts on a busy machine, in seconds. */
const LATE_SECONDS = scaleLimit(15)

describe.concurrent('a request that sends nothing more', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  /** Sends `text`, then one byte of `drip` each second. Returns the reply and the seconds until the connection ended. */
  const silent = (text: string, drip = ''): Promise<{ answer: string; seconds: number }> => {
    const { hostname, port } = new URL(site.origin)
    const started = performance.now()
    return new Promise((done) => {
      const socket = createConnection(Number(port), hostname, () => socket.write(text))
      let [answer, at] = ['', 0]
      const dripping = setInterval(() => at < drip.length && socket.write(drip.charAt(at++)), 1000)
      socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => {})
      socket.once('close', () => {
        clearInterval(dripping)
        done({ answer, seconds: (performance.now() - started) / 1000 })
      })
    })
  }

  test.each([
    ['before it sends anything', '', ''],
    ['in its headers', 'GET /api/health HTTP/1.1\r\nHost: a\r\n', ''],
    ['but for a byte of a header a second', 'GET /api/health HTTP/1.1\r\nHost: a\r\nX-A: ', 'a'.repeat(60)],
  ])('%s is closed after ten seconds', async (_when, text, drip) => {
    const { answer, seconds } = await silent(text, drip)
    expect(seconds).toBeGreaterThan(9.5)
    expect(seconds).toBeLessThan(10 + LATE_SECONDS)
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(answer).toContain('{"detail":"The request took too long to arrive.","code":"request_timeout"}')
  })

  test('in a JSON body is closed after thirty seconds', async () => {
    const { seconds } = await silent(
      `POST /api/brands HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ann.token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    expect(seconds).toBeGreaterThan(29.5)
    expect(seconds).toBeLessThan(30 + LATE_SECONDS)
  })

  test('in a file is closed after thirty seconds, and its upload slot is free again', async () => {
    const bob = await site.signUp('Bob')
    const started = performance.now()
    const stalled = Array.from({ length: 3 }, () =>
      stallUpload(`${site.origin}/api/content/generate`, bob.token, [['image', 1000]]),
    )
    await Promise.all(stalled.map(({ sent }) => sent))
    await expect
      .poll(async () => stallUpload(`${site.origin}/api/content/generate`, bob.token, [['image', 1000]]).status)
      .toBe(429)
    await Promise.all(stalled.map(({ status }) => status))
    const seconds = (performance.now() - started) / 1000
    expect(seconds).toBeGreaterThan(29.5)
    expect(seconds).toBeLessThan(30 + LATE_SECONDS)
    const { id } = await bob.api.brands.create({ body: { name: 'Acme' } })
    const refused = bob.api.brands.uploadLogo({ params: { id }, files: { file: [new Blob(['no picture'])] } })
    await expect(refused).rejects.toMatchObject({ status: 415 })
  })
})
