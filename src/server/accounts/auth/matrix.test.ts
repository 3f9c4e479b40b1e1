import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { DAY, MINUTE } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { OBJECTS, OWN } from '../../testing/call-owners.ts'
import { PASSWORD } from '../../testing/people.ts'
import { imageFile } from '../../testing/images.ts'
import { wavFile } from '../../testing/sounds.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const guarded = Object.entries(api)
  .flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]): [string, Route] => [`${group}.${name}`, route]),
  )
  .filter(([, route]) => route.access !== 'public')

test('every call that needs a user is in the matrix', () => {
  expect(guarded.map(([name]) => name).toSorted()).toEqual([...Object.keys(OBJECTS), ...OWN].toSorted())
})

describe('the authorization matrix', () => {
  let site: Site
  let ann: Person
  let bob: Person
  const ids = {
    brand: 0,
    product: 0,
    content: 0,
    job: 0,
    tag: 0,
    collection: 0,
    view: 0,
    import: 0,
    campaign: 0,
    call: 0,
    provider: 0,
    sound: 0,
  }
  const plan = { formats: ['instagram.post'], languages: ['en' as const] }
  const server = { base_url: 'https://models.example/v1', text_model: 'words-1' }
  const dead = { revoked: '', expired: '' }
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp('Ann')
    dead.expired = ann.token
    site.clock.advance(DAY + MINUTE)
    const enter = async (email: string) =>
      (await site.visitor().auth.login({ body: { email, password: PASSWORD } })).token?.access_token ?? ''
    dead.revoked = await enter(ann.email)
    await site.visitor(dead.revoked).auth.logout()
    const mine = site.visitor(await enter(ann.email))
    ids.brand = (await mine.brands.create({ body: { name: 'Acme' } })).id
    ids.product = (await mine.products.create({ params: { id: ids.brand }, body: { name: 'Serum' } })).id
    const created = await mine.content.generate({
      form: { brand_id: ids.brand, prompt: 'A calm post about our night cream', dimensions: '400x400' },
      files: {},
    })
    ids.content = created.id ?? 0
    ids.job = created.job_id ?? 0
    ids.campaign = (await mine.campaigns.create({ body: { brand_id: ids.brand, name: 'Launch', plan } })).id
    ids.call = await plantLostCall()
    ids.tag = (await mine.tags.create({ body: { name: 'Summer' } })).id
    ids.collection = (await mine.collections.create({ body: { name: 'Best' } })).id
    ids.view = (await mine.views.create({ body: { name: 'Mine' } })).id
    ids.provider = (await mine.ownProviders.create({ body: { name: 'Mine', ...server } })).id
    const file = [new Blob(['Name\nSerum'])]
    ids.import = (await mine.imports.create({ form: { brand_id: ids.brand }, files: { file } })).id
    ids.sound = (await mine.sounds.upload({ form: { kind: 'music' }, files: { file: [wavFile(1)] } })).id
    bob = await site.signUp('Bob')
  })
  afterAll(() => site.close())

  /** A call of the item whose answer was lost. */
  async function plantLostCall(): Promise<number> {
    const { db, clock } = site.opened.app
    const item = await acrossOwners(db).selectFrom('items').select(['id', 'attempt']).executeTakeFirstOrThrow()
    const row = { item_id: item.id, attempt: item.attempt, kind: 'copy' as const, platform_key: false }
    const note = db.insertInto('unanswered_calls').values({ ...row, created_at: clock.now() })
    return (await note.returning('id').executeTakeFirstOrThrow()).id
  }

  const call = async (route: Route, authorization: string | null, id = 1) => {
    const headers = new Headers(authorization ? { authorization } : {})
    if (route.body) headers.set('content-type', 'application/json')
    if (route.headers?.shape['if-match']) headers.set('if-match', '"0"')
    let body: string | FormData | null = null
    if (route.body) {
      const slides = [
        { id: 's1', role: 'hook' },
        { id: 's2', role: 'cta' },
      ]
      const carousel = { background: 'plain', slides }
      const format = route.path.startsWith('/api/carousels') ? 'zip' : 'png'
      const design = { overrides: { version: 1 }, format, language: 'de', mapping: ['name'], carousel, positions: [0] }
      const texts = [{ text_set: 'instagram', language: 'en', variant: 1, fields: {} }]
      const campaign = {
        brand_id: 1,
        plan,
        content_id: 1,
        ids: [1],
        status: 'ready',
        fields: ['headline'],
        texts,
        charged: false,
        is_on: true,
        locked: true,
        marks: null,
        into: 'film',
        ...server,
        url: '/api/files/0123456789abcdef0123456789abcdef.png',
        urls: ['/api/files/0123456789abcdef0123456789abcdef.png'],
      }
      body = JSON.stringify({
        shows: 'maker',
        name: 'Stolen',
        username: 'Bob',
        email: 'bob@example.com',
        encoding: 'UTF-8',
        ...design,
        ...campaign,
      })
    }
    if (route.files) {
      body = new FormData()
      body.append('file', await imageFile())
    }
    const path = route.path
      .replace(':id', String(id))
      .replace(':kind', 'on_dark')
      .replace(':file', '0123456789abcdef0123456789abcdef.png')
      .replace(/:(?:cell|slide|number|update|picture|font)/, '1')
    return fetch(site.origin + path, {
      method: route.method,
      headers,
      body,
    })
  }

  test.each(guarded)('%s: no header, garbage, expired, revoked', async (name, route) => {
    const headers = [null, 'Bearer garbage', `Basic ${ann.token}`, `Bearer ${dead.expired}`, `Bearer ${dead.revoked}`]
    for (const authorization of headers) {
      const answer = await call(route, authorization)
      const [status, body] = [answer.status, await answer.text()]
      if (route.access === 'user')
        expect([status, body]).toEqual([401, '{"detail":"Could not validate credentials","code":"not_signed_in"}'])
      else expect([name, status, body]).toEqual([name, 404, '{"detail":"Content not found","code":"object_not_found"}'])
    }
  })

  test.each(guarded.filter(([name]) => name in OBJECTS))(
    "%s: another user's object gives the same reply as a missing one, byte for byte",
    async (name, route) => {
      const kind = OBJECTS[name] ?? 'brand'
      const theirs = await call(route, `Bearer ${bob.token}`, ids[kind])
      const absent = await call(route, `Bearer ${bob.token}`, 987_654)
      expect([theirs.status, await theirs.text()]).toEqual([404, await absent.text()])
    },
  )
})
