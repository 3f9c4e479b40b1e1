import { acrossOwners } from '../src/server/infrastructure/db/owned.ts'
import { openBenchSite } from './bench-site.ts'
import { measureInterleaved, quantile, tenths } from './figures.ts'
import { measureScreen } from './products-screen.ts'
import { seedProducts } from './products-stock.ts'
import { reportTable } from './report.ts'
import { checkScrolls, printScrolls } from './screen.ts'

/**
 * A user with 5 brands and 1,000 products, on the embedded database. Measures the calls of the lists, the SQL alone on the same database,
 * and the screen in Chromium. `npm run bench:products`; CHROMIUM_PATH names the browser.
 * Exits with 1 for problems that do not depend on the machine:
 * - a call that takes many times as long as its SQL
 * - a screen that mounts items outside the window, or a scroll with many more long frames than a page of plain boxes
 */
const CALLS = Number(process.argv[2] ?? 200)
const ROUNDS = Number(process.argv[3] ?? 12)
const TIMES_SQL_MAX = 20
const MOUNTED_MAX = 60

const site = await openBenchSite()
const { opened, origin } = site
const token = await site.enter('ann@example.com')
const brandIds = await seedProducts(site.createCalls(token))

const failures = [...(await measureCalls()), ...(await checkScreen())]
for (const failure of failures) process.stdout.write(`${failure}\n`)
await site.close()
process.exit(failures.length > 0 ? 1 : 0)

/** Measures the calls of the screen, each interleaved with its own SQL. Returns the problems found. */
async function measureCalls(): Promise<string[]> {
  const db = acrossOwners(opened.app.db)
  const get = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${path} replied with status ${answer.status}`)
    await answer.text()
  }
  const toListPath = (id: number) => `/api/brands/${id}/products`
  const pickBrand = (index: number) => brandIds[index % brandIds.length] ?? 0
  const products = (id: number) => db.selectFrom('products').selectAll().where('brand_id', '=', id).execute()
  const ways: Record<string, (index: number) => Promise<unknown>> = {
    'GET /api/brands': () => get('/api/brands'),
    'its statement': () => db.selectFrom('brands').selectAll().execute(),
    'GET /api/brands/:id/products': (index) => get(toListPath(pickBrand(index))),
    'its statement, 200 rows': (index) => products(pickBrand(index)),
    'all the screen asks for at once': () => Promise.all(['/api/brands', ...brandIds.map(toListPath)].map(get)),
    'its statements, 1,000 rows': () => Promise.all(brandIds.map(products)),
  }
  const times = await measureInterleaved(ways, CALLS, 10)
  const figures = [...times].map(([name, all]) => ({ name, p50: quantile(all, 0.5), p95: quantile(all, 0.95) }))
  reportTable(
    'Calls of the products screen and their SQL statements, embedded database',
    figures.map(({ name, p50, p95 }) => ({ call: name, calls: CALLS, 'p50 ms': tenths(p50), 'p95 ms': tenths(p95) })),
  )
  return figures.flatMap(({ name, p50 }, index) => {
    const ratio = p50 / (figures[index + 1]?.p50 ?? 0)
    if (index % 2 === 1) return []
    process.stdout.write(`${name}: ${tenths(ratio)} times its statement\n`)
    return ratio > TIMES_SQL_MAX ? [`${name} takes ${tenths(ratio)} times as long as its statement`] : []
  })
}

/** Measures the screen in both views. Returns the problems found. */
async function checkScreen(): Promise<string[]> {
  const { steps, scrolls, plain } = await measureScreen(origin, token, ROUNDS)
  reportTable(
    'Until the products show, Chromium, 1440 × 900',
    steps.map(({ view, step, shown, task, mounted }) => ({
      view,
      step,
      rounds: ROUNDS,
      'p50 ms': tenths(quantile(shown, 0.5)),
      'p95 ms': tenths(quantile(shown, 0.95)),
      'longest task ms': Math.round(task),
      'most products mounted': mounted,
    })),
  )
  printScrolls([...scrolls, plain])
  return [
    ...checkScrolls(scrolls, plain, MOUNTED_MAX),
    ...steps.flatMap(({ view, mounted }) => (mounted > MOUNTED_MAX ? [`${view}: ${mounted} products mounted`] : [])),
  ]
}
