import { openBenchSite } from './bench-site.ts'
import { type Kind, runOnBothDatabases } from './both-databases.ts'
import { measureInterleaved, quantile, tenths } from './figures.ts'
import { seedDesigns } from './living-brand-stock.ts'
import { reportTable } from './report.ts'

/**
 * The consistency report of a brand with 10,000 designs, on both databases.
 * `npm run bench:consistency [calls] [embedded|postgres]`. Exits with 1 if the p95 of the JSON report exceeds its goal.
 */
const CALLS = Number(process.argv[2] ?? 40)
const DESIGNS = 10_000
const GOAL_MS = 150

await runOnBothDatabases(process.argv[3], async (kind: Kind, databaseUrl) => {
  const site = await openBenchSite(databaseUrl)
  const token = await site.enter('ann@example.com')
  const api = site.createCalls(token)
  const { id: brandId } = await api.brands.create({ body: { name: 'Verdant', primary_color: '#0F4C3F' } })
  await seedDesigns(site.opened.app.db, api, { brandId, contentType: 'image', made: 24, count: DESIGNS })
  const path = `${site.origin}/api/brands/${brandId}/consistency`
  const read = async (url: string) => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${url} replied with status ${answer.status}`)
    await answer.arrayBuffer()
  }
  const times = await measureInterleaved({ 'GET /api/brands/:id/consistency': () => read(path) }, CALLS, 3)
  const rows = [...times].map(([call, all]) => ({
    call,
    designs: DESIGNS,
    calls: CALLS,
    'p50 ms': tenths(quantile(all, 0.5)),
    'p95 ms': tenths(quantile(all, 0.95)),
    'goal ms': GOAL_MS,
  }))
  reportTable(`The consistency report of a brand, ${kind === 'embedded' ? 'embedded database' : 'PostgreSQL'}`, rows)
  await site.close()
  return rows.flatMap((row) => (row['p95 ms'] > GOAL_MS ? [`${kind}: the p95 is ${row['p95 ms']} ms`] : []))
})
