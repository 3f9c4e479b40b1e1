import { type QueryResult, sql } from 'kysely'
import { readTerms } from '../src/contract/search/match-text.ts'
import type { Db } from '../src/server/infrastructure/db/database.ts'
import { buildSearchQuery } from '../src/server/infrastructure/db/search-vector.ts'

export interface Call {
  name: string
  /** The requests of a screen, one after the other or in parallel. */
  paths: readonly string[]
  /** The same result by SQL statements as a person would write them. */
  statements: readonly string[]
}

interface Of {
  userId: number
  brandId: number
}

const NEWEST = 'ORDER BY id DESC'
const NAME = 'ORDER BY name_key, id'

/** The page of the library and its count. It selects rows by an index first, which is the fastest form of the statement. */
function library(name: string, query: string, where: string, { order = NEWEST, skip = 0 } = {}): (of: Of) => Call {
  return ({ userId }) => {
    const mine = `content WHERE user_id = ${userId} AND deleted_at IS NULL ${where}`
    return {
      name,
      paths: [`/api/content?limit=48&skip=${skip}${query}`],
      statements: [
        `SELECT * FROM content WHERE id IN (SELECT id FROM ${mine} ${order} OFFSET ${skip} LIMIT 48) ${order}`,
        `SELECT count(*) FROM ${mine}`,
      ],
    }
  }
}

/** A search uses one set of rows for both. */
function search(name: string, text: string, sort: 'newest' | 'name' = 'newest'): (of: Of) => Call {
  const order = sort === 'name' ? NAME : NEWEST
  const query = buildSearchQuery(readTerms(text)).replaceAll("'", "''")
  return ({ userId }) => ({
    name,
    paths: [`/api/content?limit=48&sort=${sort}&search=${encodeURIComponent(text)}`],
    statements: [
      `WITH found AS MATERIALIZED (SELECT id, name_key FROM content WHERE user_id = ${userId} AND deleted_at IS NULL
          AND search_vector @@ '${query}'::tsquery)
        SELECT content.*, (SELECT count(*) FROM found) FROM content
        WHERE id IN (SELECT id FROM found ${order} LIMIT 48) ${order}`,
    ],
  })
}

const SUMS = ['items', 'cost_usd', 'tokens', 'seconds', 'duration_seconds', 'bytes']
  .map((name) => `sum(${name})`)
  .join()

const listStatsStatements = (userId: number) => [
  `SELECT content_type, platform, model, ${SUMS} FROM daily_sums WHERE user_id = ${userId} GROUP BY 1, 2, 3`,
  `SELECT day, sum(items), sum(cost_usd) FROM daily_sums WHERE user_id = ${userId} AND day > now() - interval '30 days' GROUP BY 1`,
  `SELECT content_id, brand_name, content_type, platform, cost_usd, generation_seconds FROM analytics WHERE user_id = ${userId} ORDER BY id DESC LIMIT 5`,
]

const analyticsPage =
  (name: string, limit: number, offset: number) =>
  ({ userId }: Of): Call => ({
    name,
    paths: [`/api/analytics/content?limit=${limit}&offset=${offset}`],
    statements: [
      `SELECT analytics.*, content.title, content.view_key FROM analytics
      LEFT JOIN content ON content.id = analytics.content_id AND content.deleted_at IS NULL
      WHERE analytics.id IN (SELECT id FROM analytics WHERE user_id = ${userId} ORDER BY id DESC OFFSET ${offset} LIMIT ${limit})
      ORDER BY analytics.id DESC`,
    ],
  })

function home({ userId, brandId }: Of): Call {
  const brands = Array.from({ length: 8 }, (_, index) => brandId + index)
  const first = library('', '', '')({ userId, brandId }).statements.map((text) => text.replace('LIMIT 48', 'LIMIT 6'))
  return {
    name: 'home: all it asks for at once',
    paths: [
      '/api/content?skip=0&limit=6',
      '/api/brands',
      ...brands.map((id) => `/api/brands/${id}/products`),
      '/api/analytics/stats',
    ],
    statements: [
      ...first,
      `SELECT * FROM brands WHERE user_id = ${userId} ORDER BY id DESC`,
      ...brands.map((id) => `SELECT * FROM products WHERE brand_id = ${id} ORDER BY id DESC`),
      ...listStatsStatements(userId),
    ],
  }
}

export const CALLS: readonly ((of: Of) => Call)[] = [
  library('library: first page', '', ''),
  library('library: page at 25,000', '', '', { skip: 25_000 }),
  library('library: last page', '', '', { skip: 49_950 }),
  library('library: oldest first', '&sort=oldest', '', { order: 'ORDER BY id' }),
  library('library: by name', '&sort=name', '', { order: NAME }),
  library('library: by name, last page', '&sort=name', '', { order: NAME, skip: 49_950 }),
  library('library: one brand', '&brand_id=1', 'AND brand_id = 1'),
  library('library: videos', '&content_type=video', `AND content_type = 'video'`),
  library('library: favorites', '&favorites_only=true', 'AND is_favorite'),
  library(
    'library: favorites of a brand, videos, by name',
    '&favorites_only=true&brand_id=1&content_type=video&sort=name',
    `AND is_favorite AND brand_id = 1 AND content_type = 'video'`,
    { order: NAME },
  ),
  search('search: a rare word (5 items)', 'zephyrine'),
  search('search: beginning of a word (6,250 items)', 'kes'),
  search('search: a word of every item', 'daylight'),
  search('search: a word of no item', 'xylophone'),
  search('search: without the accent (2,500 items)', 'strasse'),
  search('search: Chinese characters inside a word (2,500 items)', '限定'),
  search('search: a part of a word (10,000 items)', 'ettle'),
  search('search: a sign (2,500 items)', '%'),
  search('search: one letter', 's'),
  search('search: three words of many items', 'daylight ett mend'),
  search('search: a word of every item, by name', 'daylight', 'name'),
  home,
  ({ userId }) => ({
    name: 'analytics: cards and charts',
    paths: ['/api/analytics/stats'],
    statements: listStatsStatements(userId),
  }),
  analyticsPage('analytics: first page of the table', 20, 0),
  analyticsPage('analytics: page at 100,000', 20, 100_000),
]

/** Reads a reply completely. */
export async function ask(origin: string, token: string, path: string): Promise<unknown> {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path} replied with status ${answer.status}`)
  return answer.json()
}

/** Runs the statements of a call on the product's own connections, with the same parallelism. */
export const runStatements = (db: Db, { statements }: Call): Promise<QueryResult<unknown>[]> =>
  Promise.all(statements.map((text) => sql.raw(text).execute(db)))
