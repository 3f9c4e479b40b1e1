import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { MINUTE } from '../../infrastructure/clock.ts'
import { openOpenAiServer, type OpenAiStandIn } from '../../testing/openai/openai-server.ts'
import { openOwnSite, type Person, type Site } from '../../testing/site.ts'

const PAUSED =
  'The provider Mine did not answer two calls in time, so Signet does not ask it for 15 minutes. Check that it runs, then test the connection under API Keys to use it at once.'

let server: OpenAiStandIn
beforeAll(async () => {
  server = await openOpenAiServer({ fate: () => ({ name: 'hang' }) })
})
afterAll(() => server.close())

const openSilentSite = (speed = 1) =>
  openOwnSite({ fetchAllow: [new URL(server.url).host], rateLimits: false }, { speed })

/** Somebody whose images and texts are made by a server that never answers. */
async function signUpWithSilence(site: Site) {
  const person = await site.signUp()
  const { id: brand_id } = await person.api.brands.create({ body: { name: 'Nocte' } })
  const { id } = await person.api.ownProviders.create({
    body: { name: 'Mine', base_url: server.url, key: 'sk-own-0123456789', text_model: null, image_model: 'paint-1' },
  })
  await person.api.providerChoices.save({ body: { kind: 'picture', choice: `own:${id}` } })
  return { person, brand_id, id }
}

const generate = ({ api }: Person, brand_id: number, engine?: 'studio', headers = {}) =>
  api.content.generate({
    form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400', ...(engine && { engine }) },
    files: {},
    headers,
  })

test('while servers of four users never answer, somebody else’s image is made at once', async () => {
  const site = await openSilentSite()
  const silent = await Promise.all(Array.from({ length: 4 }, () => signUpWithSilence(site)))
  for (const { person, brand_id } of silent)
    for (let item = 0; item < 4; item += 1) await generate(person, brand_id, undefined, { prefer: 'respond-async' })
  const running = async () =>
    (await acrossOwners(site.opened.app.db).selectFrom('items').select('id').where('state', '=', 'running').execute())
      .length
  await expect.poll(running).toBe(16)
  await expect.poll(() => server.requests.length).toBeGreaterThanOrEqual(4)
  const bob = await site.signUp('Bob')
  const { id: brand_id } = await bob.api.brands.create({ body: { name: 'Other' } })
  expect((await generate(bob, brand_id)).model_used).toBe('studio')
  expect(await running()).toBe(16)
  // The same person can use the studio too, but has four slots.
  const [ann] = silent
  const { jobs } = (await ann?.person.api.generator.jobs()) ?? { jobs: [] }
  for (const { id } of jobs) await ann?.person.api.generator.cancel({ params: { id } })
  if (ann) expect((await generate(ann.person, ann.brand_id, 'studio')).model_used).toBe('studio')
})

test('a server that timed out twice is paused for its owner, who is told, until a connection works', async () => {
  // Five minutes of patience are a second and a half.
  const site = await openSilentSite(200)
  const { person, brand_id, id } = await signUpWithSilence(site)
  const problem = async () => (await person.api.ownProviders.list()).providers[0]?.problem
  await expect(generate(person, brand_id)).rejects.toMatchObject({ status: 502, message: PAUSED })
  expect(await problem()).toBe(PAUSED)
  const asked = server.requests.length
  await expect(generate(person, brand_id)).rejects.toMatchObject({ message: PAUSED })
  expect(server.requests).toHaveLength(asked)
  const { kinds } = await person.api.providerChoices.get({ query: {} })
  expect(kinds.find(({ kind }) => kind === 'picture')?.current).toMatchObject({ problem: PAUSED })

  const { base_url, text_model, image_model } = (await person.api.ownProviders.list()).providers[0] ?? expect.fail()
  const tested = await person.api.ownProviders.test({ body: { id, base_url, text_model, image_model } })
  expect(tested.valid).toBe(true)
  expect(await problem()).toBeNull()
})

test('a pause ends by itself, and another time-out begins the next one', async () => {
  const site = await openSilentSite(200)
  const { person, brand_id } = await signUpWithSilence(site)
  await expect(generate(person, brand_id)).rejects.toMatchObject({ message: PAUSED })
  site.clock.advance(16 * MINUTE)
  expect((await person.api.ownProviders.list()).providers[0]?.problem).toBeNull()
  const asked = server.requests.length
  await expect(generate(person, brand_id)).rejects.toMatchObject({ message: PAUSED })
  expect(server.requests).toHaveLength(asked + 1)
})
