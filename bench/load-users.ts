import type { ServerProcess } from '../src/server/testing/server-process.ts'
import { signUp } from '../src/server/testing/people.ts'
import type { Request } from './open-loop.ts'

/** The number of users at which 50 requests a second stay under the rate limit of each user. */
const PEOPLE = 10
const PRODUCTS_EACH = 10
const PATIENCE_MS = 60_000

export interface LoadUser {
  token: string
  brandId: number
  productId: number
}

/** Users with a brand and some products, who all send requests at the same time. */
export async function createUsers({ visitor }: ServerProcess, dataDir: string): Promise<LoadUser[]> {
  const people: LoadUser[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const token = await signUp(visitor(), dataDir, `person-${index}@example.com`)
    const { brands, products } = visitor(token)
    const { id: brandId } = await brands.create({ body: { name: `Brand ${index}` } })
    let productId = 0
    for (let at = 0; at < PRODUCTS_EACH; at += 1)
      productId = (await products.create({ params: { id: brandId }, body: { name: `Product ${at}`, price: at } })).id
    people.push({ token, brandId, productId })
  }
  return people
}

interface Call {
  what: string
  method: 'GET' | 'PUT'
  path: (person: LoadUser) => string
  body?: object
}

const READS: readonly Call[] = [
  { what: 'the brands', method: 'GET', path: () => '/api/brands' },
  { what: 'a brand’s products', method: 'GET', path: ({ brandId }) => `/api/brands/${brandId}/products` },
  { what: 'the library', method: 'GET', path: () => '/api/content?limit=20' },
  { what: 'the jobs', method: 'GET', path: () => '/api/generator/jobs' },
  { what: 'the statistics', method: 'GET', path: () => '/api/analytics/stats' },
  { what: 'the sizes', method: 'GET', path: () => '/api/config' },
  { what: 'who is signed in', method: 'GET', path: () => '/api/auth/me' },
]
const WRITES: readonly Call[] = [
  {
    what: 'change a product',
    method: 'PUT',
    path: ({ productId }) => `/api/products/${productId}`,
    body: { name: 'Night serum', price: 12.5, key_features: ['shea butter', 'no perfume'] },
  },
  {
    what: 'change a brand',
    method: 'PUT',
    path: ({ brandId }) => `/api/brands/${brandId}`,
    body: { name: 'Nocte', primary_color: '#26246B', keywords_topics: ['night', 'calm'] },
  },
]

const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Nine reads for each write. Users take turns. */
export function createMix({ origin }: ServerProcess, people: readonly LoadUser[]): Request {
  return (index) => {
    const round = Math.floor(index / 10)
    const { what, method, path, body } = index % 10 === 9 ? turn(WRITES, round) : turn(READS, index)
    const person = turn(people, index + round)
    const send = () =>
      fetch(origin + path(person), {
        method,
        headers: { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    return { what, send }
  }
}
