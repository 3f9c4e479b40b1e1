import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readOwnProviders, sealKey } from './stored-providers.ts'
import { openSecrets } from '../../infrastructure/secrets.ts'
import { lacksDatabase, openSite, type Site } from '../../testing/site.ts'
import { readOwnKey } from './api-keys.ts'

const OLD = 'an old secret of more than 32 characters'
const NEW = 'a new secret of more than 32 characters!'
const ADDRESS = 'https://models.example/v1'
const secretsOf = (appSecret: string, previousSecrets: string[] = []) =>
  openSecrets({ appSecret, previousSecrets, dataDir: '' }, pino({ level: 'silent' }))
const before = secretsOf(OLD)
const secrets = secretsOf(NEW, [OLD])

/** The secret of the installation was replaced, so the first read of a stored key encrypts it again. */
describe.skipIf(lacksDatabase())('a stored key that is read while it is changed', () => {
  let site: Site
  let owner: OwnerId
  beforeAll(async () => {
    site = await openSite()
    const { id } = await (await site.signUp()).api.brands.create({ body: { name: 'Nocte' } })
    const brand = acrossOwners(site.opened.app.db).selectFrom('brands').select('user_id').where('id', '=', id)
    owner = (await brand.executeTakeFirstOrThrow()).user_id
  })
  afterAll(() => site.close())

  /** Makes `change` in a transaction that commits when `read` waits for its lock. */
  async function readDuring<T>(change: (trx: Trx) => Promise<unknown>, read: () => Promise<T>): Promise<T> {
    const { db } = site.opened.app
    let reading: Promise<T> | undefined
    await db.transaction().execute(async (trx) => {
      await change(trx)
      reading = read()
      await expect.poll(() => countWaiting(db)).toBe(1)
    })
    return reading ?? expect.fail()
  }

  async function countWaiting(db: Db): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(DISTINCT pid)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`.execute(db)
    return rows[0]?.waiting ?? 0
  }

  test('stays as it was changed', async () => {
    const { db, clock } = site.opened.app
    const row = { name: 'Mine', base_url: ADDRESS, text_model: 'words-1', takes_pictures: false }
    const prices = { text_input_usd: 0, text_output_usd: 0, image_usd: 0, priced_at: clock.now() }
    const sealed = sealKey({ secrets: before }, owner, ADDRESS, 'sk-first')
    await acrossOwners(db)
      .insertInto('user_providers')
      .values({ user_id: owner, ...row, ...prices, sealed })
      .execute()
    const change = (trx: Trx) =>
      acrossOwners(trx)
        .updateTable('user_providers')
        .set({ sealed: sealKey({ secrets }, owner, ADDRESS, 'sk-second') })
        .execute()
    const read = () => readOwnProviders({ db, secrets }, owner)
    expect((await readDuring(change, read)).map(({ key }) => key)).toEqual(['sk-first'])
    expect((await read()).map(({ key }) => key)).toEqual(['sk-second'])
  })

  test('stays deleted', async () => {
    const app = { ...site.opened.app, secrets }
    const sealed = before.seal('provider-key/v1', `user:${owner}:gemini`, 'AIza-first')
    const row = { user_id: owner, sealed, updated_at: app.clock.now() }
    await acrossOwners(app.db).insertInto('provider_keys').values(row).execute()
    const remove = (trx: Trx) => acrossOwners(trx).deleteFrom('provider_keys').execute()
    expect(await readDuring(remove, () => readOwnKey(app, owner))).toEqual({ key: 'AIza-first' })
    expect(await readOwnKey(app, owner)).toBeNull()
  })
})
