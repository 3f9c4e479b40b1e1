import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { api } from '#contract/api.ts'
import { ApiError, type Client, createClient } from '#contract/client/client.ts'
import { scaleLimit } from '../patience.ts'

/** Somebody who writes by the calls of a browser, and what they write about. */
export interface Subject {
  token: string
  brand_id: number
  content_id: number
}

/** What was sent, and what of it was acknowledged: by which id. */
interface Entries {
  sent: Set<string>
  acknowledged: Map<string, number>
}

/** What writers know. Where `isUnsure` the last thing sent was never answered, so it was done or was not. */
export interface Ledger {
  brands: Entries
  products: Entries
  /** Acknowledged jobs. */
  jobs: number[]
  favorite: { is: boolean; isUnsure: boolean }
  logo: { url: string | null; isUnsure: boolean }
}

export const newLedger = (): Ledger => ({
  brands: { sent: new Set(), acknowledged: new Map() },
  products: { sent: new Set(), acknowledged: new Map() },
  jobs: [],
  favorite: { is: false, isUnsure: false },
  logo: { url: null, isUnsure: false },
})

const PROMPT = 'A calm post about our new night cream with shea butter'
const SIDE = 96
const PAUSE_MS = 60
const JOBS_A_ROUND = 2
const INSIST_MS = scaleLimit(120_000)

export const createUserClient = (origin: string, token: string): Client<typeof api> =>
  createClient(api, { origin, token: () => token })

/** Writes five kinds of things at once until `stopped`; rejections are the crash, and say that nobody knows. */
export async function writeUntil(
  origin: string,
  subject: Subject,
  ledger: Ledger,
  stopped: AbortSignal,
): Promise<void> {
  const calls = createUserClient(origin, subject.token)
  const { brand_id, content_id } = subject
  const again = async (times: number, write: () => Promise<void>) => {
    for (let done = 0; done < times && !stopped.aborted; done += 1) {
      await write().catch(() => {})
      await sleep(PAUSE_MS)
    }
  }
  const enter = async ({ sent, acknowledged }: Entries, create: (name: string) => Promise<{ id: number }>) => {
    const name = `Number ${sent.size}`
    sent.add(name)
    acknowledged.set(name, (await create(name)).id)
  }
  await Promise.all([
    again(Infinity, () => enter(ledger.brands, (name) => calls.brands.create({ body: { name } }))),
    again(Infinity, () =>
      enter(ledger.products, (name) => calls.products.create({ params: { id: brand_id }, body: { name } })),
    ),
    again(Infinity, async () => {
      if (ledger.favorite.isUnsure) return
      ledger.favorite.isUnsure = true
      const { is_favorite } = await calls.content.toggleFavorite({ params: { id: content_id } })
      ledger.favorite = { is: is_favorite, isUnsure: false }
    }),
    again(Infinity, async () => {
      ledger.logo.isUnsure = true
      const { logo_url } = await calls.brands.uploadLogo({ params: { id: brand_id }, files: { file: [await noise()] } })
      ledger.logo = { url: logo_url, isUnsure: false }
    }),
    again(JOBS_A_ROUND, async () => {
      const form = { brand_id, prompt: PROMPT, dimensions: '400x400' }
      const { id } = await calls.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
      ledger.jobs.push(id ?? 0)
    }),
  ])
}

/**
 * Asks again for as long as the server says that it is too busy, two minutes at most.
 * @throws the last refusal after two minutes, and any other error at once
 */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (const began = Date.now(); ;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503) || Date.now() - began > INSIST_MS) throw error
      await sleep(500)
    }
  }
}

/** A picture that no other is like. */
async function noise(): Promise<Blob> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const image = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#808080', noise: grain } })
  return new Blob([await image.png().toBuffer()], { type: 'image/png' })
}

/** Expects everything that was acknowledged, once, and nothing that was never sent; then the ledger knows for sure. */
export async function expectWritten(origin: string, subject: Subject, ledger: Ledger): Promise<void> {
  const calls = createUserClient(origin, subject.token)
  const { brand_id, content_id } = subject
  const { brands } = await insist(() => calls.brands.list())
  const own = brands.find(({ id }) => id === brand_id)
  expectEntries(
    ledger.brands,
    brands.filter(({ id }) => id !== brand_id),
  )
  expectEntries(ledger.products, (await insist(() => calls.products.list({ params: { id: brand_id } }))).products)

  const { is_favorite } = await insist(() => calls.content.get({ params: { id: content_id } }))
  if (!ledger.favorite.isUnsure) expect(is_favorite).toBe(ledger.favorite.is)
  ledger.favorite = { is: is_favorite, isUnsure: false }

  const url = own?.logo_url ?? null
  if (!ledger.logo.isUnsure) expect(url).toBe(ledger.logo.url)
  ledger.logo = { url, isUnsure: false }
  if (!url) return
  const answer = await fetch(origin + url)
  const { info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([answer.status, info.width, info.height]).toEqual([200, SIDE, SIDE])
}

function expectEntries({ sent, acknowledged }: Entries, found: { id: number; name: string }[]): void {
  const byName = new Map(found.map(({ id, name }) => [name, id]))
  expect(byName.size).toBe(found.length)
  expect([...acknowledged].filter(([name, id]) => byName.get(name) !== id)).toEqual([])
  expect([...byName.keys()].filter((name) => !sent.has(name))).toEqual([])
}
