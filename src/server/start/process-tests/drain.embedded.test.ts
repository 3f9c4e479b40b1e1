import { expect, onTestFinished, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openOwnSite } from '../../testing/site.ts'

test('a server that stops tells waiting clients that the job continues, and returns its item to the queue unchanged', async () => {
  const gemini = await openGeminiServer(0, (kind) => (kind === 'copy' ? { name: 'hang' } : null))
  onTestFinished(() => gemini.close())
  // The eight seconds for waiting clients are one second here.
  const site = await openOwnSite({ geminiBaseUrl: gemini.url, geminiApiKey: 'platform-key' }, { speed: 8 })
  const { app, drain } = site.opened
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
  const waiting = ann.api.content
    .generate({ form: { brand_id, prompt: 'A calm post about our new night cream' }, files: {} })
    .catch((error: unknown) => error)
  await expect.poll(() => gemini.requests.length).toBe(1)
  const item = () => acrossOwners(app.db).selectFrom('items').select(['state', 'attempt', 'crashes']).executeTakeFirst()

  const drained = drain(4000)
  const ready = await fetch(`${site.origin}/api/ready`)
  expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { database: true, accepting: false } }])
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200)
  expect(await waiting).toMatchObject({
    status: 503,
    message: 'The server is restarting. Your job will continue.',
  })
  expect(await item()).toEqual({ state: 'running', attempt: 1, crashes: 0 })
  await drained
  expect(await item()).toEqual({ state: 'queued', attempt: 0, crashes: 0 })
})
