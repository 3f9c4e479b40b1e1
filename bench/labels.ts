import { runOnBothDatabases } from './both-databases.ts'
import { openBenchSite } from './bench-site.ts'
import { measureInterleaved, quantile, tenths } from './figures.ts'
import { CAMPAIGN_WORD, type SeededLabels, seedLabels } from './label-stock.ts'
import { ask } from './library-calls.ts'
import { ITEMS, seedItems } from './library-stock.ts'
import { reportTable } from './report.ts'

/**
 * Tags, collections and search of a user with 50,000 items, through HTTP. `npm run bench:labels [-- embedded|postgres [rounds]]`. Exits with
 * 1 if a call finds other items than were labeled.
 */
const WANTED = process.argv[2]
const ROUNDS = Number(process.argv[3] ?? 40)
const WARM_UPS = 5
const GOAL_P95_MS = { embedded: 150, postgres: 50 }

await runOnBothDatabases(WANTED, measureOn)

async function measureOn(kind: 'embedded' | 'postgres', databaseUrl: string | null): Promise<string[]> {
  const site = await openBenchSite(databaseUrl)
  try {
    const { token, owner } = await seedItems(site)
    const labels = await seedLabels(site, token, owner)
    const { origin } = site
    const read = (path: string) => () => ask(origin, token, path)
    const list = (query: string) => read(`/api/content?limit=48&skip=0&grouped=true&${query}`)
    const change = (path: string, method: string, body: object) => () => send(origin + path, method, token, body)
    const { tag, collection, rule, bulkTag, bulkCollection, ids } = labels
    const wrong = await checkFound(list, labels)
    const ways = {
      'tags with their counts': read('/api/tags'),
      'collections with their counts': read('/api/collections'),
      'tags of 48 selected items': change('/api/tags/counts', 'POST', { content_ids: ids.slice(0, 48) }),
      'labels of an item': read(`/api/content/${ids[0]}/organization`),
      'tag 500 items': change('/api/tags/assign', 'POST', { content_ids: ids, add: [bulkTag] }),
      'add 500 items to a collection': change(`/api/collections/${bulkCollection}/items`, 'PATCH', { add: ids }),
      'library of a tag (500 items)': list(`tag_id=${tag}`),
      'library of a collection (500 items)': list(`collection_id=${collection}`),
      'library of a collection, by name': list(`collection_id=${collection}&sort=name`),
      'library of a rule (2,500 items)': list(`collection_id=${rule}`),
      'search: a word of 200 tags': list('search=label'),
      'search: one tag and a word of every item': list('search=label7+daylight'),
      'search: the name of a campaign': list(`search=${CAMPAIGN_WORD}`),
      'search: a word of every item': list('search=daylight'),
    }
    const times = await measureInterleaved(ways, ROUNDS, WARM_UPS)
    reportTable(
      `Labels of ${ITEMS.toLocaleString('en')} items, ${kind} database`,
      [...times].map(([call, all]) => ({
        call,
        'p50 ms': tenths(quantile(all, 0.5)),
        'p95 ms': tenths(quantile(all, 0.95)),
        'goal ms': GOAL_P95_MS[kind],
      })),
    )
    return wrong.map((failure) => `${kind}: ${failure}`)
  } finally {
    await site.close()
  }
}

async function checkFound(
  list: (query: string) => () => Promise<unknown>,
  { tag, collection, rule, counts }: SeededLabels,
): Promise<string[]> {
  const total = async (query: string) => ((await list(query)()) as { total: number }).total
  const found = [
    ['items with the tag', await total(`tag_id=${tag}`), counts.tag],
    ['items of the collection', await total(`collection_id=${collection}`), counts.collection],
    ['items of the rule', await total(`collection_id=${rule}`), counts.rule],
    ['items with any tag', await total('search=label'), counts.all],
    ['items of the campaign', await total(`search=${CAMPAIGN_WORD}`), counts.campaign],
  ] as const
  return found.flatMap(([what, is, wanted]) => (is === wanted ? [] : [`${is} ${what}, not ${wanted}`]))
}

async function send(url: string, method: string, token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${url} replied with status ${answer.status}`)
  await answer.text()
}
