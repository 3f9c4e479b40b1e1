import { setTimeout as sleep } from 'node:timers/promises'
import { runOnBothDatabases } from './both-databases.ts'
import { openBenchSite, type BenchSite } from './bench-site.ts'
import { measureInterleaved, readLoadAverage, quantile, tenths } from './figures.ts'
import { runStatements, ask, CALLS } from './library-calls.ts'
import { BRAND_PICTURES, PICTURE_CALLS } from './library-pictures.ts'
import { checkScreen } from './library-screen.ts'
import { FEW_ROWS, ITEMS, ROWS, seedLibrary, type SeededLibrary } from './library-stock.ts'
import { reportTable } from './report.ts'

/**
 * A user with 50,000 items, 1,000,000 analytics rows and a brand of 5,000 pictures, on the embedded database and on a real PostgreSQL. Measures every call of
 * library, home and analytics through HTTP, each interleaved with its own SQL on the same connections. Then scrolls the library in
 * Chromium. `npm run bench:library [-- embedded|postgres [rounds]]`; CHROMIUM_PATH names the browser.
 * Exits with 1 for problems that do not depend on the machine:
 * - calls that take many times as long as their SQL, wrong counts, and statistics whose time grows with the rows
 * - a scroll that mounts items outside the window or has many more long frames than a page of plain boxes
 */
const WANTED = process.argv[2]
const ROUNDS = Number(process.argv[3] ?? 20)
const WARM_UPS = 10
/** The limit is based on the SQL and on an empty call, because HTTP and the session lookup take longer than the fastest SQL. */
const GOAL_TIMES_SQL = 2
const TIMES_SQL_MAX = 3
/** A hundred times the rows of the same days should cost nothing. The rest allows for measuring errors. */
const STATS_GROWTH_MAX = 2
const GOAL_P95_MS = { embedded: 150, postgres: 50 }
const SEARCH_GOAL_P95_MS = 100
const PICTURES_GOAL_P95_MS = 50

await runOnBothDatabases(WANTED, measureOn)

async function measureOn(kind: 'embedded' | 'postgres', databaseUrl: string | null): Promise<string[]> {
  const started = Date.now()
  const site = await openBenchSite(databaseUrl)
  try {
    const stock = await seedLibrary(site)
    const seconds = Math.round((Date.now() - started) / 1000)
    process.stdout.write(
      `\n${kind}: ${ITEMS} items and ${ROWS} analytics rows after ${seconds} s, load ${readLoadAverage()}\n`,
    )
    await waitUntilIdle(site, stock)
    const wrong = [...(await checkCounts(site, stock)), ...(await checkCalls(kind, site, stock))]
    wrong.push(...(await checkGrowth(kind, site, stock)))
    if (kind === 'embedded') wrong.push(...(await checkScreen(site, stock)))
    return wrong.map((failure) => `${kind}: ${failure}`)
  } finally {
    await site.close()
  }
}

/** Seeding blocks the event loop, which the server shares, so the server refuses requests for a while. */
async function waitUntilIdle({ origin }: BenchSite, { token }: SeededLibrary): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  while ((await fetch(`${origin}/api/analytics/stats`, { headers })).status === 503) await sleep(1000)
}

/** Checks that the calls return the seeded counts. */
async function checkCounts({ origin }: BenchSite, { token, brandId }: SeededLibrary): Promise<string[]> {
  const fetchTotal = async (query: string) =>
    ((await ask(origin, token, `/api/content?limit=1${query}`)) as { total: number }).total
  const stats = (await ask(origin, token, '/api/analytics/stats')) as { total_content: number }
  const pictures = (await ask(origin, token, `/api/brands/${brandId}/pictures?limit=1`)) as { total: number }
  const counts = [
    ['items', await fetchTotal(''), ITEMS],
    ['favorites', await fetchTotal('&favorites_only=true'), ITEMS / 20],
    ['items with the rare word', await fetchTotal('&search=zephyrine'), 5],
    ['items with the word of every item', await fetchTotal('&search=daylight'), ITEMS],
    ['items with the word of no item', await fetchTotal('&search=xylophone'), 0],
    ['items with the street', await fetchTotal('&search=strasse'), ITEMS / 20],
    ['items with the Chinese word', await fetchTotal(`&search=${encodeURIComponent('限定')}`), ITEMS / 20],
    ['rows in the statistics', stats.total_content, ROWS],
    ['pictures of the brand', pictures.total, BRAND_PICTURES],
  ] as const
  return counts.flatMap(([what, found, wanted]) => (found === wanted ? [] : [`${found} ${what}, not ${wanted}`]))
}

/** A call is compared with its SQL plus the cost of a signed-in call that returns nothing. */
async function checkCalls(kind: keyof typeof GOAL_P95_MS, site: BenchSite, stock: SeededLibrary): Promise<string[]> {
  const { origin, opened } = site
  const calls = [...CALLS, ...PICTURE_CALLS].map((call) => call(stock))
  const ways = calls.flatMap((call) => [
    [call.name, () => Promise.all(call.paths.map((path) => ask(origin, stock.token, path)))] as const,
    [toStatementName(call), () => runStatements(opened.app.db, call)] as const,
  ])
  const emptyCall = () => ask(origin, stock.token, '/api/auth/me')
  const times = await measureInterleaved({ ...Object.fromEntries(ways), emptyCall }, ROUNDS, WARM_UPS)
  const median = (name: string) => quantile(times.get(name) ?? [], 0.5)
  const bare = median('emptyCall')
  const figures = calls.map((call) => {
    const [p50, sql] = [median(call.name), median(toStatementName(call))]
    return {
      name: call.name,
      p50,
      p95: quantile(times.get(call.name) ?? [], 0.95),
      sql,
      ratio: p50 / sql,
      fair: p50 / (sql + bare),
    }
  })
  process.stdout.write(
    `Goals: at most ${GOAL_TIMES_SQL} times the SQL statements and an empty call (${tenths(bare)} ms), p95 ${GOAL_P95_MS[kind]} ms, of a search ${SEARCH_GOAL_P95_MS} ms, of pictures of a brand ${PICTURES_GOAL_P95_MS} ms\n`,
  )
  reportTable(
    `Calls and their SQL statements, ${kind} database`,
    figures.map(({ name, p50, p95, sql, ratio, fair }) => ({
      call: name,
      'p50 ms': tenths(p50),
      'p95 ms': tenths(p95),
      'statements ms': tenths(sql),
      'times the statements': tenths(ratio),
      'with an empty call': tenths(fair),
      missed: [fair <= GOAL_TIMES_SQL ? '' : 'ratio', p95 <= getGoal(kind, name) ? '' : 'p95'].join(' ').trim(),
    })),
  )
  return figures.flatMap(({ name, fair }) =>
    fair > TIMES_SQL_MAX ? [`${name} takes ${tenths(fair)} times as long as its statements and an empty call`] : [],
  )
}

function getGoal(kind: keyof typeof GOAL_P95_MS, name: string): number {
  if (name.startsWith('brand pictures')) return PICTURES_GOAL_P95_MS
  return name.startsWith('search') ? SEARCH_GOAL_P95_MS : GOAL_P95_MS[kind]
}

function toStatementName({ name }: { name: string }): string {
  return `${name}: by hand`
}

/** Measures statistics over a hundred times as many rows of the same days. */
async function checkGrowth(kind: string, { origin }: BenchSite, { token, fewToken }: SeededLibrary): Promise<string[]> {
  const stats = (of: string) => () => ask(origin, of, '/api/analytics/stats')
  const times = await measureInterleaved({ few: stats(fewToken), many: stats(token) }, ROUNDS * 3, 3)
  const [few, many] = [quantile(times.get('few') ?? [], 0.5), quantile(times.get('many') ?? [], 0.5)]
  reportTable(`Statistics by number of rows, ${kind} database`, [
    { rows: FEW_ROWS, 'p50 ms': tenths(few) },
    { rows: ROWS, 'p50 ms': tenths(many) },
  ])
  return many / few > STATS_GROWTH_MAX ? [`statistics take ${tenths(many / few)} times as long with ${ROWS} rows`] : []
}
