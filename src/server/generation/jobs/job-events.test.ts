import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { openOwnSite } from '../../testing/site.ts'
import { watchJobs } from './job-events.ts'

test('an event reads the columns that change and the text, but not the whole brief', async () => {
  const site = await openOwnSite({ role: 'web' })
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
  const instructions = 'Speak of the night. '.repeat(90).trim()
  const { id = 0 } = await ann.api.generator.generate({
    body: {
      brand_id,
      content_types: ['image'],
      platforms: ['twitter', 'linkedin'],
      tone: 'casual',
      goal: 'sales',
      instructions,
    },
    headers: { prefer: 'respond-async' },
  })
  const { app } = site.opened
  const rows: unknown[] = []
  const watching: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      rows.push(...result.rows)
      return Promise.resolve(result)
    },
  }
  const leave = new AbortController()
  const { user_id } = await acrossOwners(app.db)
    .selectFrom('jobs')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const events = watchJobs(
    { ...app, db: app.db.withPlugin(watching) },
    user_id,
    () => Promise.resolve(true),
    leave.signal,
  )
  expect((await events.next()).value).toBe(': alive\n\n')
  const told = async () => JSON.parse(((await events.next()).value ?? '').replace('data: ', '')) as unknown
  const words = { instructions, brand_name: 'Nocte', product_name: null, prompt: null }
  const tasks = [
    { key: 'image:twitter', content_type: 'image', platform: 'twitter', dimensions: '1500x500' },
    { key: 'image:linkedin', content_type: 'image', platform: 'linkedin', dimensions: '1200x627' },
  ]
  expect(await told()).toMatchObject({ id, ...words, tasks })
  await acrossOwners(app.db).updateTable('items').set({ progress: 0.5 }).where('key', '=', 'image:twitter').execute()
  await app.notifier.publish(app.db, [`user:${user_id}`])
  rows.length = 0
  expect(await told()).toMatchObject({ ...words, tasks: [{ progress: 0.5 }, { progress: 0 }] })
  leave.abort()
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows).length).toBeLessThan(instructions.length)
})

test('a user has ten open streams at most, and a closed one makes room for another', async () => {
  const site = await openOwnSite({ role: 'web' })
  const [ann, bob] = [await site.signUp('Ann'), await site.signUp('Bob')]
  const open = async ({ token }: typeof ann) => {
    const leave = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(`${site.origin}/api/generator/events`, { headers, signal: leave.signal })
    return { status, leave }
  }
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(ann)))
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await open(ann)).status).toBe(429)
  const ofBob = await open(bob)
  expect(ofBob.status).toBe(200)
  streams[3]?.leave.abort()
  const another = new AbortController()
  await expect
    .poll(async () => {
      const { status, leave } = await open(ann)
      if (status === 200) another.signal.addEventListener('abort', () => leave.abort())
      return status
    })
    .toBe(200)
  for (const { leave } of [...streams, ofBob]) leave.abort()
  another.abort()
})
