import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../testing/postgres.ts'
import { openOwnSite, openSite, type Site } from '../../testing/site.ts'
import { maskKey } from './api-keys.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'

const GOOD = 'AIzaSyGood-0123456789abcdefghijwxyz'
const MASKED = 'AIza••••••••wxyz'

/** A server on loopback that replies to the call of a key test as Gemini does, and records the requests. */
async function geminiServer() {
  const asked: { url: string | undefined; key: string | string[] | undefined }[] = []
  const server = createServer((request, answer) => {
    const key = request.headers['x-goog-api-key']
    asked.push({ url: request.url, key })
    const isGood = key === GOOD
    answer.writeHead(isGood ? 200 : 400, { 'content-type': 'application/json' })
    answer.end(
      JSON.stringify(
        isGood ? { models: [] } : { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
      ),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test('a masked key shows its first and last characters, and a short key shows nothing', () => {
  expect(maskKey(GOOD)).toBe(MASKED)
  expect(maskKey('short-key')).toBe('••••••••')
})

describe('provider keys', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('are stored encrypted, shown masked, replaced and deleted', async () => {
    const ann = await site.signUp()
    expect(await ann.api.apiKeys.get()).toEqual({ has_gemini_key: false, gemini_api_key: null })
    expect(await ann.api.apiKeys.save({ body: `  ${GOOD}  ` })).toEqual({ message: 'API key saved' })
    expect(await ann.api.apiKeys.get()).toEqual({ has_gemini_key: true, gemini_api_key: MASKED })
    const [row] = await acrossOwners(site.opened.app.db).selectFrom('provider_keys').selectAll().execute()
    expect(row?.sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(row?.sealed).not.toContain('Good')
    for (let count = 0; count < 2; count += 1) await ann.api.apiKeys.remove()
    expect(await ann.api.apiKeys.get()).toEqual({ has_gemini_key: false, gemini_api_key: null })
  })

  test.each(['', '   ', 'with a space', 'a'.repeat(513), 'ключ'])('%j is refused as a key', async (body) => {
    const ann = await site.signUp()
    await expect(ann.api.apiKeys.save({ body })).rejects.toMatchObject({
      status: 422,
      message: 'Please enter a valid API key',
    })
  })

  test('are tested with the provider at most ten times an hour, and are sent in a header', async () => {
    const gemini = await geminiServer()
    const own = await openOwnSite({ geminiBaseUrl: gemini.url })
    const ann = await own.signUp()
    const ask = (api_key: string) => ann.api.apiKeys.test({ query: { api_key } })
    expect(await ask(GOOD)).toEqual({ valid: true, message: 'API key is valid!' })
    expect(await ask('AIza-bad')).toEqual({ valid: false, message: 'The key was rejected by Gemini.' })
    expect(gemini.asked.map(({ url, key }) => [url?.includes('AIza'), key])).toEqual([
      [false, GOOD],
      [false, 'AIza-bad'],
    ])
    for (let count = 0; count < 8; count += 1) await ask('AIza-bad')
    await expect(ask(GOOD)).rejects.toMatchObject({ status: 429 })
  })

  test('cannot be tested while the provider is unreachable, and the reply says so', async () => {
    const own = await openOwnSite({ geminiBaseUrl: `http://127.0.0.1:${await freePort()}` })
    const ann = await own.signUp()
    expect(await ann.api.apiKeys.test({ query: { api_key: GOOD } })).toEqual({
      valid: false,
      message: 'Could not reach Gemini. Please try again.',
    })
  })

  test('cannot be decrypted for another user, and a lost secret is reported to the user without a server error', async () => {
    const [ann, bob] = [await site.signUp(), await site.signUp('Bob')]
    await ann.api.apiKeys.save({ body: GOOD })
    await bob.api.apiKeys.save({ body: GOOD.replace('Good', 'Mine') })
    const { db } = site.opened.app
    const [first, second] = await acrossOwners(db).selectFrom('provider_keys').selectAll().orderBy('user_id').execute()
    await acrossOwners(db)
      .updateTable('provider_keys')
      .set({ sealed: first?.sealed ?? '' })
      .where('sealed', '=', second?.sealed ?? '')
      .execute()
    expect(await bob.api.apiKeys.get()).toEqual({
      has_gemini_key: false,
      gemini_api_key: null,
      message: 'Your saved key can no longer be read. Please enter it again.',
    })
  })
})
