import { afterAll, beforeAll, beforeEach } from 'vitest'
import { systemClock } from '../infrastructure/clock.ts'
import type { Config } from '../infrastructure/config.ts'
import { openGemini } from '../providers/gemini/gemini.ts'
import { byRules } from './gemini/gemini-provider.ts'
import { type GeminiServer, openGeminiServer } from './gemini/gemini-server.ts'
import { openSite, type Person, type Site } from './site.ts'

/** The platform's key of the sites of tests, and the key of a user. */
export const PLATFORM_KEY = 'AIza-platform-0123456789-abcdefghijklm'
export const OWN_KEY = 'AIza-own-key-0123456789-abcdefghijklmn'

/**
 * For a block of tests: a site whose platform pays for calls to a stand-in of the provider, and for each test a new person with a brand.
 * The parts can be read within tests.
 */
export function usePaidSite(overrides: Partial<Config> = {}) {
  let gemini: GeminiServer
  let site: Site
  let ann: Person
  let brandId: number
  beforeAll(async () => {
    gemini = await openGeminiServer()
    site = await openSite({ geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY, rateLimits: false, ...overrides })
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
  })
  beforeEach(async () => {
    gemini.reset()
    ann = await site.signUp()
    brandId = await createBrand(ann)
  })
  return {
    gemini: () => gemini,
    site: () => site,
    ann: () => ann,
    brandId: () => brandId,
  }
}

export const createBrand = async ({ api }: Person, name = 'Nocte'): Promise<number> =>
  (await api.brands.create({ body: { name } })).id

/** What an item of `side` x `side` pixels reserves at most, in USD: its text and its image. */
export function readMostUsd({ url }: GeminiServer, side: number): number {
  const provider = openGemini({ geminiBaseUrl: url, geminiModelsFile: null }, systemClock, byRules)
  return 0.02 + (provider.imageUpperUsd?.(side, side, 0) ?? 0)
}
