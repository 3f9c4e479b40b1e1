import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../brands/site-reading/testing/site-server.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { HOSTILE_BRIEFS } from '../../testing/hostile/hostile-briefs.ts'
import type { HostileInput, Sender } from '../../testing/hostile/hostile-inputs.ts'
import { HOSTILE_PAGES } from '../../testing/hostile/hostile-pages.ts'
import { type HostileSite, openHostileSite, told } from '../../testing/hostile/hostile-rounds.ts'
import { HOSTILE_TABLES, hostileTable } from '../../testing/hostile/hostile-tables.ts'
import { type TreeUse, watchTree } from '../../testing/hostile/process-tree.ts'

/** `SOAK_SHARE` sends fewer kinds. */
const SHARE = Number(process.env['SOAK_SHARE'] ?? 1)
const TIMES = 4
/** CPU time of a turn of the event loop. */
const HOLD_MAX_MS = 300
/** CPU time of the server and its children for one input, sent so many times at once. A child process has 8 to 10 seconds. */
const CPU_MAX_SECONDS = TIMES * 15
/** The process of the studio, and two parsers at once with a heap of 256 MiB each and what Node and the text itself take. */
const CHILDREN_MAX_MIB = 1300
/** The server itself, with the embedded database in its process. */
const OWN_MAX_MIB = 1200

/** Some of the kinds, spread over all. */
const choose = (names: readonly string[]): string[] =>
  names.filter((_, index) => Math.floor((index + 1) * SHARE) > Math.floor(index * SHARE))

async function expectBounded({ server, measure }: HostileSite, input: HostileInput): Promise<void> {
  const tree = watchTree(server.pid)
  const measured = await measure(input, TIMES)
  const use: TreeUse = tree.stop()
  process.stdout.write(`${told(measured).trimEnd()}, ${JSON.stringify(use)}\n`)
  expect(measured).toMatchObject({ failures: 0, wrong: [] })
  expect({ ...measured, isHeld: measured.hold > HOLD_MAX_MS }).toMatchObject({ isHeld: false })
  const isBounded = use.cpuSeconds < CPU_MAX_SECONDS && use.childrenMib < CHILDREN_MAX_MIB && use.ownMib < OWN_MAX_MIB
  expect({ name: input.name, ...use, isBounded }).toMatchObject({ isBounded: true })
}

const send = async (url: string, { token }: Sender, body: FormData | string): Promise<Response> => {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  return fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${token}`, ...type } })
}

/** Uploads a table, and checks it if it was taken. Tells the status of the upload. */
async function sendTable(sender: Sender, bytes: Buffer): Promise<number> {
  const form = new FormData()
  form.set('brand_id', String(sender.brandId))
  form.set('file', new Blob([new Uint8Array(bytes)]), 'table.csv')
  const uploaded = await send(`${sender.origin}/api/imports`, sender, form)
  const { id, mapping } = (await uploaded.json()) as { id?: number; mapping?: unknown }
  if (id === undefined) return uploaded.status
  const checked = await send(`${sender.origin}/api/imports/${id}/check`, sender, JSON.stringify({ mapping }))
  await checked.arrayBuffer()
  return checked.status === 500 ? 500 : uploaded.status
}

test.runIf(process.platform === 'linux')(
  'hostile tables, feeds, pages and texts of strangers take bounded time and memory, and everybody else is answered',
  async () => {
    const pages = new Map<string, string>()
    const host = await serve((request, reply) => {
      const page = pages.get(new URL(request.url ?? '/', 'http://x').searchParams.get('page') ?? '')
      return page === undefined
        ? reply.writeHead(404).end()
        : reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
    })
    const site = await openHostileSite(ownDataDir(), { FETCH_ALLOW: host })
    onTestFinished(() => site.server.kill())
    for (const name of choose(HOSTILE_TABLES)) {
      const bytes = hostileTable(name)
      await expectBounded(site, {
        name: `a table of ${name}`,
        from: 'many',
        send: (sender) => sendTable(sender, bytes),
      })
    }
    for (const name of choose(Object.keys(HOSTILE_BRIEFS))) {
      const plan = { formats: ['instagram.post'], languages: ['en', 'de', 'ja'] }
      const read = async (sender: Sender) => {
        const body = { product_ids: [], plan, brand_id: sender.brandId, brief: HOSTILE_BRIEFS[name] }
        const answer = await send(`${sender.origin}/api/campaigns/plan`, sender, JSON.stringify(body))
        await answer.arrayBuffer()
        return answer.status
      }
      await expectBounded(site, { name: `a brief of ${name}`, from: 'many', send: read })
    }
    for (const name of choose(Object.keys(HOSTILE_PAGES))) {
      pages.set('1', HOSTILE_PAGES[name]?.() ?? '')
      const body = JSON.stringify({ url: `http://${host}/?page=1` })
      const read = async (sender: Sender) => {
        const answer = await send(`${sender.origin}/api/brands/import`, sender, body)
        await answer.arrayBuffer()
        return answer.status
      }
      await expectBounded(site, { name: `a page of ${name}`, from: 'many', send: read })
    }
  },
)
