import { unzipSync } from 'fflate'
import { PackManifest, type PackItem } from '../src/contract/campaigns/pack.ts'
import { type BenchSite, openBenchSite } from './bench-site.ts'
import { createLaunch, makeLaunch, PLAN, settle } from './campaign-launch.ts'
import { seedCampaigns } from './campaign-stock.ts'
import { measureInterleaved, quantile, tenths } from './figures.ts'
import { type Clocks, readClocks } from './process-family.ts'
import { reportTable } from './report.ts'

/**
 * A campaign of 40 assets on an empty account without a key, from its brief to its publishing pack: 5 platforms, 2 placements and 4
 * languages with Arabic and Japanese; 4 of the assets are videos. Then the calls of campaigns with 50,000 cells in all, on the embedded
 * database.
 * `npm run bench:campaign [calls]`. Exits with 1 if an asset fails or does not pass the brand check.
 */
const CALLS = Number(process.argv[2] ?? 60)
const GOAL_SECONDS = 60
const GOAL_MS = 150
const site = await openBenchSite()
const token = await site.enter('ann@example.com')
const api = site.createCalls(token)
const failures = await makeCampaign()
await measureCalls(site)
for (const failure of failures) process.stdout.write(`${failure}\n`)
await site.close()
process.exit(failures.length > 0 ? 1 : 0)

/** From the brief to the zip of 40 assets. Returns what is wrong with them. */
async function makeCampaign(): Promise<string[]> {
  const started = readClocks()
  let proposed = started
  const { id } = await createLaunch(api)
  await makeLaunch(api, id, () => {
    proposed = readClocks()
  })
  const made = readClocks()
  const packed = await packCampaign(id)
  const handedOver = readClocks()
  const words = PLAN.languages.map((language) => ({ language, copy: { badge: '30 %' } }))
  const { cells: redrawn } = await api.campaigns.edit({ params: { id }, body: { words } })
  await settle(api, id)
  const edited = readClocks()
  const { cells } = await api.campaigns.cells({ params: { id }, query: { limit: 1000 } })
  const row = (step: string, assets: number, [from, to]: [Clocks, Clocks], goal: number | '' = '') => ({
    step,
    assets,
    seconds: tenths(to.seconds - from.seconds),
    'CPU seconds': tenths(to.cpuSeconds - from.cpuSeconds),
    'goal s': goal,
  })
  reportTable('A campaign from its brief to its assets, without a key', [
    row('three proposals for the key visual', 3, [started, proposed]),
    row('all assets, 4 of them videos', cells.length, [proposed, made]),
    row('texts in 4 languages and the publishing pack', packed.length, [made, handedOver]),
    row('from the brief to the zip', packed.length, [started, handedOver], GOAL_SECONDS),
    row('one edit of the badge in all of them', redrawn, [handedOver, edited]),
  ])
  return [
    ...cells.flatMap(({ key, state, failure }) => (state === 'made' ? [] : [`${key}: ${failure ?? state}`])),
    ...(packed.length === cells.length ? [] : [`the pack has ${packed.length} of ${cells.length} assets`]),
    ...packed.filter(({ brand_check_passed }) => !brand_check_passed).map(({ cell_key }) => `${cell_key}: brand check`),
  ]
}

/** Writes the texts of all languages and downloads the publishing pack. Returns its manifest. */
async function packCampaign(id: number): Promise<PackItem[]> {
  for (const language of PLAN.languages) await api.campaignTexts.write({ params: { id }, body: { language } })
  const { url } = await api.packs.create({ params: { id }, body: { scope: 'all' } })
  const files = unzipSync(new Uint8Array(await (await fetch(site.origin + url)).arrayBuffer()))
  return PackManifest.parse(JSON.parse(new TextDecoder().decode(files['manifest.json']))).items
}

/** The calls of the board, with 50,000 cells that were made. */
async function measureCalls({ opened, origin }: BenchSite): Promise<void> {
  const { campaignId, total } = await seedCampaigns(opened.app.db, api)
  const body = { words: [{ language: 'de', copy: { headline: 'Ruhe bis zum Morgen' } }] }
  const send = async (path: string, method = 'GET', json?: unknown) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    if (!answer.ok) throw new Error(`${path} replied with status ${answer.status}`)
    await answer.text()
  }
  const at = `/api/campaigns/${campaignId}`
  const { cells } = await api.campaigns.cells({ params: { id: campaignId }, query: { limit: 100 } })
  const ids = cells.map((cell) => cell.id)
  const plan = { campaign_id: campaignId, product_ids: [], plan: PLAN }
  const ways = {
    'GET /api/campaigns': () => send('/api/campaigns'),
    'GET /api/campaigns/:id': () => send(at),
    'GET /api/campaigns/:id/cells, 200 cells': (index: number) => send(`${at}/cells?skip=${(index * 200) % 5000}`),
    'GET /api/campaigns/:id/cells, 1,000 cells': () => send(`${at}/cells?limit=1000`),
    'GET /api/campaigns/:id/cells of one language and state': () => send(`${at}/cells?language=ar&state=made`),
    'POST /api/campaigns/plan': () => send('/api/campaigns/plan', 'POST', plan),
    'POST /api/campaigns/:id/edit/preview': () => send(`${at}/edit/preview`, 'POST', body),
    'PATCH /api/campaigns/:id/cells, 100 cells': (index: number) =>
      send(`${at}/cells`, 'PATCH', { ids, status: index % 2 === 0 ? 'approved' : 'ready' }),
  }
  const times = await measureInterleaved(ways, CALLS, 3)
  reportTable(
    'Calls of campaigns with 50,000 cells in all and 5,000 in one, embedded database',
    [...times].map(([call, all]) => ({
      call,
      calls: CALLS,
      'cells in all': total,
      'p50 ms': tenths(quantile(all, 0.5)),
      'p95 ms': tenths(quantile(all, 0.95)),
      'goal ms': GOAL_MS,
    })),
  )
}
