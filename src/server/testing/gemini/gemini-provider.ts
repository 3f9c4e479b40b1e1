import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Brief } from '#studio/model/brief.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { writeCopy } from '#studio/copywriter/write-copy.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import { openGemini } from '../../providers/gemini/gemini.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { type GeminiServer, openGeminiServer } from './gemini-server.ts'

/** A shape that the scrubber of the log does not know, so that only silence keeps it out. */
export const TEST_KEY = 'test-key-0123456789-qwertz'
/** Saturday, 21 November 2026, 03:00 in California. */
export const TEST_NOW = new Date('2026-11-21T11:00:00Z')

/** What `Studio.writeCopy` does, without its thread. */
export const byRules = (brief: Brief): Promise<Copy> => Promise.resolve(writeCopy(brief))

/**
 * A provider and the local service that it asks, both for one file of tests.
 * @throws Error (from its functions) before the first test has begun
 */
export function useGemini(modelsFile: string | null = null, now: () => Date = () => TEST_NOW) {
  let server: GeminiServer | undefined
  const parts = () => {
    if (!server) throw new Error('the tests have not begun')
    return { server, gemini: openGemini({ geminiBaseUrl: server.url, geminiModelsFile: modelsFile }, { now }, byRules) }
  }
  beforeAll(async () => {
    server = await openGeminiServer()
  })
  beforeEach(() => server?.reset())
  afterAll(() => server?.close())
  return parts
}

export const aCall = (signal: AbortSignal = new AbortController().signal) => ({ owner: 1, key: TEST_KEY, signal })

export const aVideo = createBrief({ content_type: 'video', width: 1080, height: 1920, platform: 'instagram' })

/** The fault that a call ends with. Fails when it ends otherwise, or when anything that was thrown tells the key or the provider's words. */
export async function expectFault(work: Promise<unknown>): Promise<ProviderFault> {
  const error = await work.then(
    (value) => expect.fail(`no fault but ${inspect(value, { depth: 1 }).slice(0, 200)}`),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProviderFault)
  const told = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)} ${(error as Error).stack}`
  expect(told).not.toContain(TEST_KEY)
  expect(told).not.toMatch(/googleapis|RESOURCE_EXHAUSTED|API key not valid|<!doctype|Unable to show/)
  expect((error as Error).cause).toBeUndefined()
  expect((error as Error).message.length).toBeLessThanOrEqual(300)
  return error as ProviderFault
}
