import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { freePort } from '../../testing/postgres.ts'
import { openOpenAiServer, type OpenAiStandIn } from '../../testing/openai/openai-server.ts'
import { openSite, type Site } from '../../testing/site.ts'

const KEY = 'sk-own-0123456789-abcdefghijkl'
const REFUSED =
  'Signet does not connect to this address. It must be public, with https and port 443. The administrator can allow others in FETCH_ALLOW.'

describe('providers of a user', () => {
  let server: OpenAiStandIn
  let site: Site
  let closedPort: number
  beforeAll(async () => {
    server = await openOpenAiServer()
    closedPort = await freePort()
    const fetchAllow = [new URL(server.url).host, `127.0.0.1:${closedPort}`]
    site = await openSite({ fetchAllow, rateLimits: false })
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })
  beforeEach(() => server.reset())

  const provider = () => ({
    name: 'Company models',
    base_url: server.url,
    key: KEY,
    text_model: 'words-1',
    image_model: 'paint-1',
    text_input_usd: 2,
    text_output_usd: 8,
    image_usd: 0.04,
  })

  test('are stored with an encrypted key, shown masked, changed and deleted', async () => {
    const ann = await site.signUp()
    const { id, ...created } = await ann.api.ownProviders.create({ body: provider() })
    expect(created).toMatchObject({ name: 'Company models', masked_key: 'sk-o••••••••ijkl', is_key_unreadable: false })
    const rows = await acrossOwners(site.opened.app.db).selectFrom('user_providers').selectAll().execute()
    expect(rows.map(({ sealed }) => sealed)).toEqual([expect.stringMatching(/^v1\./)])
    expect(JSON.stringify(rows)).not.toContain(KEY)
    const { key: _, ...unchanged } = provider()
    await ann.api.ownProviders.update({ params: { id }, body: { ...unchanged, name: 'Renamed', image_usd: 0.05 } })
    expect((await ann.api.ownProviders.list()).providers).toMatchObject([
      { id, name: 'Renamed', masked_key: 'sk-o••••••••ijkl', image_usd: 0.05 },
    ])
    await ann.api.ownProviders.remove({ params: { id } })
    expect((await ann.api.ownProviders.list()).providers).toEqual([])
  })

  test('belong to the one who added them', async () => {
    const [ann, bob] = [await site.signUp(), await site.signUp('Bob')]
    const { id } = await ann.api.ownProviders.create({ body: provider() })
    const missing = { status: 404, message: 'Provider not found' }
    await expect(bob.api.ownProviders.update({ params: { id }, body: provider() })).rejects.toMatchObject(missing)
    await expect(bob.api.ownProviders.remove({ params: { id } })).rejects.toMatchObject(missing)
    expect((await bob.api.ownProviders.list()).providers).toEqual([])
    const { key: _, ...typed } = provider()
    expect(await bob.api.ownProviders.test({ body: { ...typed, id } })).toMatchObject({
      valid: false,
      message: 'The server asks for a key.',
    })
    expect(server.requests.map(({ key }) => key)).toEqual([''])
  })

  test.each([
    'http://127.0.0.1/v1',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://10.1.2.3/v1',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/v1',
    'https://localhost/v1',
    'https://8.8.8.8:8443/v1',
    'http://8.8.8.8/v1',
  ])('the address %s is neither saved nor called', async (base_url) => {
    const ann = await site.signUp()
    await expect(ann.api.ownProviders.create({ body: { ...provider(), base_url } })).rejects.toMatchObject({
      status: 422,
      message: REFUSED,
    })
    expect(await ann.api.ownProviders.test({ body: { ...provider(), base_url } })).toEqual({
      valid: false,
      message: REFUSED,
    })
  })

  test.each([
    ['ftp://models.example/v1', 'Enter an address like https://api.example.com/v1'],
    ['https://user:secret@models.example/v1', 'Enter an address like https://api.example.com/v1'],
    ['https://models.example/v1?key=1', 'Enter an address like https://api.example.com/v1'],
  ])('%s is no address of a provider', async (base_url, message) => {
    const ann = await site.signUp()
    const creation = ann.api.ownProviders.create({ body: { ...provider(), base_url } })
    await expect(creation).rejects.toMatchObject({ status: 422, message })
  })

  test('need a name of their own and a model', async () => {
    const ann = await site.signUp()
    await ann.api.ownProviders.create({ body: provider() })
    const create = (fields: object) => ann.api.ownProviders.create({ body: { ...provider(), ...fields } })
    await expect(create({ name: 'company MODELS' })).rejects.toMatchObject({ status: 409 })
    await expect(create({ name: 'Gemini' })).rejects.toMatchObject({
      status: 422,
      message: 'This name belongs to a provider of the platform. Choose another one.',
    })
    await expect(create({ name: 'Other', text_model: ' ', image_model: null })).rejects.toMatchObject({
      status: 422,
      message: 'Enter a model for texts or for images',
    })
    for (let count = 1; count < 10; count += 1) await create({ name: `Number ${count}` })
    await expect(create({ name: 'Eleven' })).rejects.toMatchObject({ status: 409 })
  })

  test('are at most ten, also if they are added at the same time', async () => {
    const ann = await site.signUp()
    const added = Array.from({ length: 13 }, (_, index) =>
      ann.api.ownProviders.create({ body: { ...provider(), name: `Number ${index}` } }),
    )
    const outcomes = await Promise.allSettled(added)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await ann.api.ownProviders.list()).providers).toHaveLength(10)
  })

  test('keep a key that fits their address, also if two changes arrive at the same time', async () => {
    const ann = await site.signUp()
    const { key: _, ...unchanged } = provider()
    const { id } = await ann.api.ownProviders.create({ body: provider() })
    const update = (fields: object) =>
      ann.api.ownProviders.update({ params: { id }, body: { ...unchanged, ...fields } })
    for (let round = 0; round < 5; round += 1) {
      const moved = update({ base_url: `${server.url}/${round}`, key: KEY })
      const [, renamed] = await Promise.allSettled([moved, update({ name: `Renamed ${round}` })])
      if (renamed.status === 'rejected') expect(renamed.reason).toMatchObject({ status: 422 })
      expect((await ann.api.ownProviders.list()).providers).toMatchObject([{ is_key_unreadable: false }])
      await update({ key: KEY })
    }
  })

  test('a saved key is not sent to a new address', async () => {
    const ann = await site.signUp()
    const { id } = await ann.api.ownProviders.create({ body: provider() })
    const { key: _, ...rest } = provider()
    const moved = { ...rest, base_url: 'https://models.example/v1' }
    await expect(ann.api.ownProviders.update({ params: { id }, body: moved })).rejects.toMatchObject({ status: 422 })
    await ann.api.ownProviders.test({ body: { ...rest, base_url: `${server.url}/other`, id } })
    expect(server.requests.map(({ key }) => key)).toEqual([''])
    await acrossOwners(site.opened.app.db)
      .updateTable('user_providers')
      .set({ base_url: `${server.url}/other` })
      .where('id', '=', id)
      .execute()
    const [found] = (await ann.api.ownProviders.list()).providers
    expect(found).toMatchObject({ masked_key: null, is_key_unreadable: true })
  })

  test('are tested without a charge, and the reply says what is wrong', async () => {
    const ann = await site.signUp()
    const ask = (fields: object) => ann.api.ownProviders.test({ body: { ...provider(), ...fields } })
    expect(await ask({})).toEqual({ valid: true, message: 'The connection works.' })
    expect(await ask({ image_model: 'paint-9' })).toEqual({
      valid: true,
      message: 'The connection works, but the server does not list the model paint-9.',
    })
    expect(await ask({ key: 'wrong-key' })).toEqual({ valid: false, message: 'The server rejected the key.' })
    expect(await ask({ key: null })).toEqual({ valid: false, message: 'The server asks for a key.' })
    expect(await ask({ base_url: `http://127.0.0.1:${closedPort}/v1` })).toEqual({
      valid: false,
      message: 'The server could not be reached. Check the address, and whether the server runs.',
    })
    expect(server.ledger).toEqual([])
    const { id } = await ann.api.ownProviders.create({ body: provider() })
    const { key: _, ...saved } = provider()
    expect(await ann.api.ownProviders.test({ body: { ...saved, id } })).toMatchObject({ valid: true })
  })
})
