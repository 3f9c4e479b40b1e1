import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { openLog } from '../infrastructure/logging/log.ts'
import { openOwnSite, openSite, type Person, type Site } from '../testing/site.ts'
import { runItem } from '../generation/run/run-item.ts'

const UNREADABLE = 'The stored data of this item cannot be read. Please generate it again.'
const form = { prompt: 'A calm post about our new night cream', engine: 'studio' as const }

describe('stored rows', () => {
  let site: Site
  let ann: Person
  const lines: string[] = []
  beforeAll(async () => {
    site = await openSite({ rateLimits: false }, { log: openLog('error', { write: (line) => void lines.push(line) }) })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const makeItem = async () => {
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    return ann.api.content.generate({ form: { ...form, brand_id }, files: {} })
  }
  const revise = (id: number) => ann.api.content.revise({ params: { id }, body: { headline: 'Good night' } })
  const revert = sql`jsonb_set(scene, '{version}', '1') #- '{copy,block}' #- '{copy,details}' #- '{copy,small_print}' #- '{copy,alternatives}'`

  test('of an earlier release can be edited and retried like new ones', async () => {
    const { id = 0, job_id } = await makeItem()
    const { db } = site.opened.app
    await acrossOwners(db)
      .updateTable('content')
      .set({ scene: revert.$castTo<string>() })
      .where('id', '=', id)
      .execute()
    const first = sql<string>`brief - 'version' - 'engine' - 'layout' - 'brand_id' - 'product_id'`
    const oldItem = acrossOwners(db).updateTable('items').set({ brief: first, paid_results: '{}' })
    await oldItem.where('job_id', '=', job_id ?? 0).execute()
    expect(await revise(id)).toMatchObject({ parent_id: id, copy: { headline: 'Good night' } })
    await acrossOwners(db)
      .updateTable('items')
      .set({ state: 'failed' })
      .where('job_id', '=', job_id ?? 0)
      .execute()
    const { id: retry } = await ann.api.generator.retry({ params: { id: job_id ?? 0 } })
    await expect
      .poll(() => ann.api.generator.job({ params: { id: retry } }))
      .toMatchObject({ status: 'succeeded', tasks: [{ attempts: 1 }] })
  })

  test('that are damaged are refused with a message and logged by name, and can still be listed and deleted', async () => {
    const { id = 0, job_id } = await makeItem()
    const { db } = site.opened.app
    await acrossOwners(db)
      .updateTable('content')
      .set({ scene: '{"version":2,"copy":7}' })
      .where('id', '=', id)
      .execute()
    lines.length = 0
    await expect(revise(id)).rejects.toMatchObject({ status: 409, message: UNREADABLE })
    expect(lines.join()).toMatch(/"event":"unreadable_json".*"UnreadableJson".*A stored scene cannot be read/)
    const { content } = await ann.api.content.list()
    expect(content.find((item) => item.id === id)).not.toHaveProperty('copy')

    const damaged = acrossOwners(db).updateTable('items').set({ brief: '{"version":2}', state: 'failed' })
    await damaged.where('job_id', '=', job_id ?? 0).execute()
    const params = { id: job_id ?? 0 }
    await expect(ann.api.generator.retry({ params })).rejects.toMatchObject({ status: 409, message: UNREADABLE })
    await ann.api.content.remove({ params: { id } })
    await ann.api.trash.remove({ params: { id } })
  })

  test('with a damaged brief or damaged paid results fail their item, and its unit is given back', async () => {
    const own = await openOwnSite({ role: 'web', monthlyGenerations: 5 })
    const bob = await own.signUp('Bob')
    const { id: brand_id } = await bob.api.brands.create({ body: { name: 'Nocte' } })
    const { app } = own.opened
    for (const damage of [{ brief: '[]' }, { paid_results: '{"film":"lost"}' }]) {
      const headers = { prefer: 'respond-async' }
      await bob.api.content.generate({ form: { ...form, brand_id }, files: {}, headers })
      const { id } = await acrossOwners(app.db)
        .selectFrom('items')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      await acrossOwners(app.db).updateTable('items').set(damage).where('id', '=', id).execute()
      const told: string[] = []
      const log = openLog('error', { write: (line) => void told.push(line) })
      await runItem({ ...app, log }, { item_id: id }, new AbortController().signal)
      const { jobs } = await bob.api.generator.jobs()
      expect(await bob.api.generator.job({ params: { id: jobs[0]?.id ?? 0 } })).toMatchObject({
        status: 'failed',
        tasks: [{ state: 'failed', failure: UNREADABLE, failure_code: 'unreadable' }],
      })
      expect(told.join()).toMatch(/"event":"unreadable_json".*A stored .* cannot be read/)
    }
    expect((await bob.api.generator.options()).usage).toMatchObject({ used: 0 })
  })
})
