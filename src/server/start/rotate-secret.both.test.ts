import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getSigningKey, listOwnAnchors } from '../proofs/keys/signing-keys.ts'
import { runAdminCommand } from './admin-commands.ts'
import { HOUR } from '../infrastructure/clock.ts'
import type { Config } from '../infrastructure/config.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const [OLD, NEW] = ['1'.repeat(40), '2'.repeat(40)]
const KEY = 'AIza-a-key-of-mine-0123456789'
const OWN = { name: 'Mine', base_url: 'https://192.0.2.7/v1', key: 'sk-secret-0123456789', text_model: 'words-1' }
const fetchAllow = ['192.0.2.7:443']

/** A person with keys, who has to wait after failed sign-ins, and an email that waits as well. */
async function fill(site: Site): Promise<Person> {
  const ann = await site.signUp()
  await ann.api.apiKeys.save({ body: KEY })
  await ann.api.ownProviders.create({ body: OWN })
  await getSigningKey(site.opened.app)
  // The wait lasts until after the test.
  site.clock.advance(HOUR)
  for (let count = 0; count < 5; count += 1) await expect(signIn(site, ann)).rejects.toMatchObject({ status: 401 })
  await expect(signIn(site, ann)).rejects.toMatchObject({ status: 429 })
  return ann
}

const signIn = (site: Site, { email }: Person) =>
  site.visitor().auth.login({ body: { email, password: 'a wrong password' } })

const read = async (site: Site, { token }: Person) => {
  const api = site.visitor(token)
  const [{ gemini_api_key }, { providers }] = [await api.apiKeys.get(), await api.ownProviders.list()]
  return [gemini_api_key, providers[0]?.masked_key]
}
const MASKED = ['AIza••••••••6789', 'sk-s••••••••6789']

/** Opens a site on what another one has left. */
function openAgain(dataDir: string, databaseUrl: string | null, config: Partial<Config>) {
  return openSite({ databaseUrl, role: 'web', fetchAllow, ...config }, { dataDir })
}

test('with APP_SECRET, everything is encrypted with the new secret, and who had to wait still has to', async () => {
  const dataDir = ownDataDir()
  const first = await openSite({ dataDir, appSecret: OLD, role: 'web', fetchAllow })
  const { databaseUrl } = first.opened.app.config
  const ann = await fill(first)
  await first.close()
  const env = { DATA_DIR: dataDir, APP_SECRET: NEW, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  expect(await runAdminCommand(['rotate-secret'], env)).toMatchObject({
    code: 1,
    text: expect.stringContaining('APP_SECRET_PREVIOUS'),
  })
  const rotate = () => runAdminCommand(['rotate-secret'], { ...env, APP_SECRET_PREVIOUS: OLD })
  expect((await rotate()).text).toMatch(
    /^Encrypted \d+ values with the new secret\. APP_SECRET_PREVIOUS is no longer needed\n$/,
  )
  expect((await rotate()).text).toMatch(/^Encrypted 0 values/)

  const second = await openAgain(dataDir, databaseUrl, { appSecret: NEW })
  expect(await read(second, ann)).toEqual(MASKED)
  await getSigningKey(second.opened.app)
  expect((await listOwnAnchors(second.opened.app)).match(/BEGIN/g)).toHaveLength(1)
  await expect(signIn(second, ann)).rejects.toMatchObject({ status: 429 })
  const bob = await second.signUp()
  await expect(signIn(second, bob)).rejects.toMatchObject({ status: 401 })
  const { rows } = await sql<{ table_name: string }>`SELECT table_name FROM information_schema.columns
    WHERE column_name = 'sealed' ORDER BY table_name`.execute(second.opened.app.db)
  // A new table with a sealed column has to be added to the command.
  expect(rows.map(({ table_name }) => table_name)).toEqual([
    'lookup_keys',
    'mails',
    'provider_keys',
    'signing_keys',
    'user_providers',
  ])
  await second.close()
})

test('without APP_SECRET, the command makes the secret, twice in a row as well', async () => {
  const dataDir = ownDataDir()
  const first = await openSite({ dataDir, role: 'web', fetchAllow })
  const { databaseUrl } = first.opened.app.config
  const ann = await fill(first)
  await first.close()
  const secretFile = join(dataDir, 'secret')
  const before = readFileSync(secretFile, 'utf8')
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  for (let round = 0; round < 2; round += 1)
    expect((await runAdminCommand(['rotate-secret'], env)).text).toMatch(/^Encrypted [1-9]\d* values .* apart from/)
  const after = readFileSync(secretFile, 'utf8')
  expect(after).toMatch(/^[\w-]{64}$/)
  expect(after).not.toBe(before)
  expect(statSync(secretFile).mode & 0o777).toBe(0o600)

  const second = await openAgain(dataDir, databaseUrl, {})
  expect(await read(second, ann)).toEqual(MASKED)
  await expect(signIn(second, ann)).rejects.toMatchObject({ status: 429 })
  await second.close()
})
