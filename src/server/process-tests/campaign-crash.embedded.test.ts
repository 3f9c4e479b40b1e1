import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { agree, createCampaign, readAllCells, settle } from '../testing/campaigns.ts'
import { preparedDataDir } from '../testing/data-dir.ts'
import { signUp } from '../testing/people.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'
import { openOwnSite } from '../testing/site.ts'

const PROPOSALS = 3
const PLAN = {
  formats: ['google.ad.300x250', 'google.ad.728x90', 'google.ad.320x50'],
  languages: ['en' as const, 'de' as const],
  variants: 2,
}
const CELLS = 12

test('a run and an edit of a campaign that are killed continue after the restart, without losing or repeating a cell', async () => {
  const dataDir = preparedDataDir()
  const start = () => startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  let running: Pick<ServerProcess, 'visitor'>
  let server = await start()
  running = server
  onTestFinished(() => server.kill())
  const token = await signUp(server.visitor(), dataDir, 'ann@example.com')
  const ann = () => ({ api: running.visitor(token) })
  const { campaign } = await createCampaign(ann(), PLAN)
  const { id } = campaign
  await agree(ann(), id)
  const planned = (await readAllCells(ann(), id)).map((cell) => cell.id)
  const read = () => ann().api.campaigns.get({ params: { id } })
  const killAfter = async (made: number, restart: () => Promise<typeof running>) => {
    let state = await read()
    while (state.states.made < made) {
      await sleep(40)
      state = await read()
    }
    expect(state.is_running).toBe(true)
    await server.kill()
    running = await restart()
    const { states } = await read()
    expect(states.made).toBeGreaterThanOrEqual(made)
    expect(states.failed).toBe(0)
  }
  const expectEachMadeOnce = async (results: number, units: number) => {
    const cells = await readAllCells(ann(), id)
    expect(cells.map((cell) => cell.id)).toEqual(planned)
    expect(cells.map(({ state }) => state)).toEqual(planned.map(() => 'made'))
    expect(new Set(cells.map(({ content_id }) => content_id)).size).toBe(CELLS)
    expect((await ann().api.content.list({ query: { limit: 1 } })).total).toBe(results)
    expect((await ann().api.generator.options()).usage?.used).toBe(units)
    return cells
  }

  const run = () => ann().api.campaigns.run({ params: { id }, body: {}, headers: { 'idempotency-key': 'click' } })
  const { job_id } = await run()
  await killAfter(2, async () => (server = await start()))
  // The browser that lost its connection sends the same request again.
  expect((await run()).job_id).toBe(job_id)
  await settle(ann(), id)
  const before = await expectEachMadeOnce(PROPOSALS + CELLS, PROPOSALS + CELLS)

  const words = PLAN.languages.map((language) => ({ language, copy: { headline: `Rest ${language}` } }))
  const edited = await ann().api.campaigns.edit({ params: { id }, body: { words } })
  // This server is not killed, so it needs no process of its own.
  await killAfter(4, () => openOwnSite({ rateLimits: false }, { dataDir }))
  await settle(ann(), id)
  expect(edited.cells).toBe(CELLS)
  // The edit also makes a new version of the key visual. Versions take no units.
  const after = await expectEachMadeOnce(PROPOSALS + CELLS + CELLS + 1, PROPOSALS + CELLS)
  expect(after.map(({ headline }) => headline)).toEqual(after.map(({ language }) => `Rest ${language}`))
  const kept = new Set(before.map(({ content_id }) => content_id))
  expect(after.filter(({ content_id }) => kept.has(content_id))).toEqual([])
})
