import { expect, onTestFinished, test } from 'vitest'
import { startNameServer } from '../../testing/name-server.ts'
import { openSite } from '../../testing/site.ts'
import { serveFiles } from './testing/site-server.ts'

const HOSTS = Array.from({ length: 40 }, (_, at) => `silent-${at}.example`)
const PAGE = `<!doctype html><title>Acme</title>
${HOSTS.map((host) => `<link rel="stylesheet" href="http://${host}/a.css">`).join('')}
${HOSTS.map((host) => `<meta property="og:image" content="http://${host}/a.png"><img src="http://${host}/b.png" alt="logo">`).join('')}
<link rel="manifest" href="http://silent-40.example/m.json">
<main><h1>Good tools</h1><p>Words of a page that is long enough to count as one with content, and then some more.</p></main>`

test('a page with links to forty hosts without an answer is imported, and waits for few of them', async () => {
  const silent = await startNameServer(() => null)
  const host = await serveFiles({ '/': PAGE })
  const site = await openSite({ rateLimits: false, fetchAllow: [host], dnsServers: [silent.address] })
  onTestFinished(() => site.close())
  const ann = await site.signUp()
  const { draft, notes } = await ann.api.brandImport.read({ body: { url: `http://${host}/` } })
  expect(draft.name).toBe('Acme')
  expect(notes.map(({ key }) => key)).toContain('sheets_missing')
  const names = new Set(silent.asked)
  expect(names.size).toBeGreaterThan(0)
  expect(names.size).toBeLessThan(8)
})

test('imports of one person run one after the other, few of them wait, and another person does not wait for them', async () => {
  const silent = await startNameServer((name) => (name === 'bob.example' ? [] : null))
  const site = await openSite({ rateLimits: false, dnsServers: [silent.address] })
  onTestFinished(() => site.close())
  const [ann, bob] = [await site.signUp(), await site.signUp('Bob')]
  const ended: string[] = []
  const read = (person: typeof ann, host: string) =>
    person.api.brandImport
      .read({ body: { url: `http://${host}/` } })
      .then(() => 200)
      .catch((error: { status: number }) => {
        ended.push(host)
        return error.status
      })
  const own = Array.from({ length: 6 }, (_, at) => read(ann, `ann-${at}.example`))
  await expect.poll(() => silent.asked).not.toEqual([])
  expect(await read(bob, 'bob.example')).toBe(422)
  expect((await Promise.all(own)).toSorted((a, b) => a - b)).toEqual([422, 422, 422, 422, 429, 429])
  expect(ended.indexOf('bob.example')).toBeLessThan(4)
})
