import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SERVER = join(ROOT, 'src/server')
const TSC = join(ROOT, 'node_modules/.bin/tsc')

const FORGOTTEN = {
  'a select': `db.selectFrom('brands').selectAll()`,
  'a select in a transaction': `trx.selectFrom('content').select('id')`,
  'an update': `db.updateTable('products').set({ name: 'Night cream' })`,
  'a delete': `db.deleteFrom('content')`,
  'an insert': `db.insertInto('usage').values({ user_id: owner, month: '2026-11-01', reserved: 1 })`,
  'a subquery': `db.selectFrom('users').where((of) => of.exists(of.selectFrom('items').select('items.id')))`,
  'a join': `db.selectFrom('users').innerJoin('sessions', 'sessions.user_id', 'users.id').select('hash')`,
}

const WRONG = {
  'a join from a table of an owner': `selectOwned(db, owner, 'brands').leftJoin('products', 'products.brand_id', 'brands.id').select('brands.id')`,
  'a number as the owner': `selectOwned(db, 7, 'brands')`,
  'the id of a user as the owner': `deleteOwned(db, user.id, 'brands')`,
  'a number compared with the owner': `acrossOwners(db).selectFrom('items').where('user_id', '=', 7)`,
  'a number inserted as the owner': `acrossOwners(db).insertInto('usage').values({ user_id: 7, month: '2026-11-01', reserved: 1 })`,
  'another owner for a row': `updateOwned(db, owner, 'brands').set({ user_id: owner })`,
  'an owner of a row without a user': `toOwner({ id: 7 })`,
}

const RIGHT = {
  'a select': `selectOwned(db, owner, 'brands').selectAll()`,
  'a select in a transaction': `selectOwned(trx, owner, 'content').select('id')`,
  'an update': `updateOwned(db, owner, 'products').set({ name: 'Night cream' })`,
  'a delete': `deleteOwned(db, owner, 'content')`,
  'an insert': `insertOwned(db, owner, 'usage', { month: '2026-11-01', reserved: 1 })`,
  'a join': `selectOwned(db, owner, 'brands').leftJoin(ownedRows(db, owner, 'products'), 'products.brand_id', 'brands.id').select('products.name')`,
  'a shared table': `db.selectFrom('users').select('id')`,
  'the owner of a user': `selectOwned(db, toOwner(user), 'brands')`,
  'the owner of a row': `acrossOwners(db).selectFrom('items').selectAll().executeTakeFirstOrThrow().then((row) => selectOwned(db, row.user_id, 'jobs'))`,
}

const OWNED_TABLES = [
  'analytics',
  'archive_tickets',
  'brand_fonts',
  'brand_pictures',
  'brand_updates',
  'brand_versions',
  'brands',
  'budget_alerts',
  'budgets',
  'calendar_feeds',
  'campaign_cells',
  'campaign_edits',
  'campaign_texts',
  'campaigns',
  'collection_items',
  'collections',
  'content',
  'content_sizes',
  'content_tags',
  'daily_sums',
  'design_drafts',
  'email_changes',
  'files',
  'idempotency_keys',
  'import_files',
  'import_mappings',
  'import_rows',
  'imports',
  'items',
  'jobs',
  'pack_tickets',
  'password_codes',
  'product_keys',
  'product_pictures',
  'products',
  'provider_choices',
  'provider_keys',
  'reset_tokens',
  'saved_views',
  'sessions',
  'signed_files',
  'sounds',
  'spends',
  'tags',
  'usage',
  'user_providers',
]

const HEAD = `import type { Db, Trx } from '${SERVER}/infrastructure/db/database.ts'
import { acrossOwners, deleteOwned, insertOwned, ownedRows, selectOwned, updateOwned } from '${SERVER}/infrastructure/db/owned.ts'
import { type OwnerId, toOwner } from '${SERVER}/infrastructure/db/owner.ts'
import type { OwnedTable } from '${SERVER}/infrastructure/db/schema.ts'
declare const [db, trx, owner, user]: [Db, Trx, OwnerId, { id: number; username: string }]
export const all = [db, trx, owner, user, acrossOwners, deleteOwned, insertOwned, ownedRows, selectOwned, updateOwned, toOwner]
export const tables: Record<OwnedTable, true> = ${JSON.stringify(Object.fromEntries(OWNED_TABLES.map((table) => [table, true])))}
`

/** Compiles each statement in a file of its own, with the server's options. Returns the names of those with errors. */
function compile(statements: Record<string, string>): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'signet-owner-'))
  try {
    const names = Object.keys(statements)
    for (const [index, name] of names.entries())
      writeFileSync(join(folder, `${index}.mts`), `${HEAD}export const planted = () => ${statements[name]}\n`)
    const own = { composite: false, noEmit: true, emitDeclarationOnly: false, rootDir: '/', types: ['node'] }
    const typeRoots = [join(ROOT, 'node_modules/@types')]
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.base.json'),
        compilerOptions: { ...own, typeRoots },
        include: ['.'],
      }),
    )
    const { stdout } = spawnSync(TSC, ['-p', folder, '--pretty', 'false', '--checkers', '1'], { encoding: 'utf8' })
    const errors = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)]
    // An error outside of a planted line is one of this test, or of the server.
    if (errors.some(([, file = '', line]) => !file.endsWith('.mts') || Number(line) !== HEAD.split('\n').length))
      throw new Error(stdout)
    return new Set(errors.map(([, file = '']) => names[Number(basename(file, '.mts'))] ?? file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const prefixed = (statements: Record<string, string>, prefix: string) =>
  Object.fromEntries(Object.entries(statements).map(([name, statement]) => [`${prefix} ${name}`, statement]))

/** The same statement on a connection of which the type has all tables, as if there were no guard. */
const unguarded = (statement: string) => statement.replace(/^(db|trx)\./, 'acrossOwners($1).')

describe('the compiler', () => {
  let refused: Set<string>
  beforeAll(() => {
    refused = compile({
      ...prefixed(FORGOTTEN, 'forgotten'),
      ...prefixed(
        Object.fromEntries(Object.entries(FORGOTTEN).map(([name, text]) => [name, unguarded(text)])),
        'unguarded',
      ),
      ...prefixed(WRONG, 'wrong'),
      ...prefixed(RIGHT, 'right'),
    })
  })

  test.each(Object.keys(FORGOTTEN))('refuses %s without its owner, and would accept it without the guard', (name) => {
    expect([refused.has(`forgotten ${name}`), refused.has(`unguarded ${name}`)]).toEqual([true, false])
  })

  test.each(Object.keys(WRONG))('refuses %s', (name) => {
    expect(refused).toContain(`wrong ${name}`)
  })

  test.each(Object.keys(RIGHT))('accepts %s with its owner', (name) => {
    expect(refused).not.toContain(`right ${name}`)
  })
})

/** Where the code of the server may do what others may not. */
const ALLOWED: Record<string, { pattern: RegExp; files: readonly string[]; planted: string }> = {
  'a query across owners': {
    pattern: /\bacrossOwners\(/,
    files: [
      'accounts/email-change-links.ts',
      'start/admin-accounts.ts',
      'accounts/auth/address-holder.ts',
      'accounts/auth/password-reset.ts',
      'accounts/auth/reset-tokens.ts',
      'accounts/auth/sessions.ts',
      'accounts/auth/sign-ups.ts',
      'infrastructure/blobs/references.ts',
      'infrastructure/blobs/removal.ts',
      'spending/lost-calls.ts',
      'spending/platform-limits.ts',
      'campaigns/calendar/feed.ts',
      'campaigns/pack/packs.ts',
      'library/archives.ts',
      'library/content.ts',
      'library/trash.ts',
      'infrastructure/db/owned.ts',
      'files/files.routes.ts',
      'generation/accept/create-job.ts',
      'generation/run/items.ts',
      'generation/run/start-item.ts',
      'start/housekeeping.ts',
      'designs/rebuild.ts',
      'proofs/marks/find-mark.ts',
      'proofs/verify/verify-file.ts',
      'catalog-files/run-import.ts',
      'start/rotate-secret.ts',
      'infrastructure/metrics.ts',
    ],
    planted: `acrossOwners(db).selectFrom('brands')`,
  },
  'an owner made from an account': {
    pattern: /\btoOwner\(/,
    files: [
      'accounts/delete-account.ts',
      'start/admin-accounts.ts',
      'accounts/auth/auth.ts',
      'accounts/auth/password-reset.ts',
      'accounts/auth/sessions.ts',
      'accounts/auth/sign-ups.ts',
    ],
    planted: `selectOwned(db, toOwner(body), 'brands')`,
  },
  'a cast to an owner': { pattern: /\bas OwnerId\b/, files: ['infrastructure/db/owner.ts'], planted: 'id as OwnerId' },
  'a connection with other tables in its type': {
    pattern: /\b(?:\$?extendTables|\$?pickTables|\$?omitTables|withTables)\b|\b(?:Kysely|Transaction)<(?!SharedTables)/,
    files: ['infrastructure/db/migrate.ts', 'infrastructure/db/owned.ts'],
    planted: `db.$extendTables<Pick<Schema, 'brands'>>()`,
  },
  'the name of an owned table in SQL text': {
    pattern: new RegExp(`\\b(?:FROM|JOIN|UPDATE|INTO)\\s+"?(?:${OWNED_TABLES.join('|')})\\b`),
    files: [],
    planted: 'sql`SELECT count(*) FROM content WHERE brand_id = ${id}`',
  },
}

const SOURCES = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !/^testing\/|\.(?:test|soak)\.ts$/.test(file))

describe.each(Object.entries(ALLOWED))('%s', (_, { pattern, files, planted }) => {
  test('is found where it is planted', () => {
    expect(planted).toMatch(pattern)
  })

  test('is only in the files that are allowed to', () => {
    const found = SOURCES.filter((file) => pattern.test(readFileSync(join(SERVER, file), 'utf8')))
    expect(found.filter((file) => !files.some((allowed) => file.startsWith(allowed)))).toEqual([])
    expect(files.filter((allowed) => !found.some((file) => file.startsWith(allowed)))).toEqual([])
  })
})
