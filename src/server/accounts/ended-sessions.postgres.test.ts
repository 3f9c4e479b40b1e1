import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endAccess } from './auth/password-reset.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { lacksDatabase, openSite, type Person, type Site } from '../testing/site.ts'

const PROVIDER = { name: 'Mine', base_url: 'https://192.0.2.7/v1', text_model: 'words-1' }

/** A call of a thief that was let in before the owner's new password, and writes after it. */
describe.skipIf(lacksDatabase())('a change that waits while a new password ends the session', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, fetchAllow: ['192.0.2.7:443'] })
  })
  afterAll(() => site.close())

  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(DISTINCT pid)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`.execute(site.opened.app.db)
    return rows[0]?.waiting ?? 0
  }

  test.each<[string, (person: Person) => Promise<unknown>, 'calendar_feeds' | 'user_providers' | 'provider_keys']>([
    ['a calendar feed', ({ api }) => api.calendar.createFeed(), 'calendar_feeds'],
    ['a provider', ({ api }) => api.ownProviders.create({ body: PROVIDER }), 'user_providers'],
    ['a Gemini key', ({ api }) => api.apiKeys.save({ body: 'AIza-a-key-of-a-thief' }), 'provider_keys'],
  ])('leaves nothing: %s', async (_, change, table) => {
    const ann = await site.signUp()
    const { db } = site.opened.app
    const { user_id: owner } = await acrossOwners(db)
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('user_id')
      .where('email', '=', ann.email)
      .executeTakeFirstOrThrow()
    let changing: Promise<unknown> | undefined
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', owner).forUpdate().execute()
      changing = change(ann).then(
        () => 'done',
        ({ status }: { status: number }) => status,
      )
      await expect.poll(countWaiting).toBe(1)
      await endAccess(site.opened.app, trx, owner)
    })
    expect(await changing).toBe(401)
    expect(await acrossOwners(db).selectFrom(table).select('user_id').where('user_id', '=', owner).execute()).toEqual(
      [],
    )
  })
})
