import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { openSite, type Site } from '../testing/site.ts'
import { toCredentials, type CredentialsQuestion } from './reading/read-credentials.ts'
import { readStore } from './reading/read-store.ts'
import { loadC2pa } from './signing/load-c2pa.ts'
import { READ_FORMATS, readBack, signMany } from './testing/read-back.ts'
import { verifyFile } from './verify/verify-file.ts'

/** Twenty files of each format, read back by two readers, and one changed byte at 200 random places of each format. */
const FILES = 20
const CHANGES = 200

let site: Site
let owner: OwnerId
let items: { id: number; film: number }
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
  const { api } = await site.signUp('Ann')
  const { id: brand_id } = await api.brands.create({ body: { name: 'Nocte' } })
  const make = async (content_type: 'image' | 'video') => {
    const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400', content_type }
    return (await api.content.generate({ form, files: {} })).id ?? 0
  }
  items = { id: await make('image'), film: await make('video') }
  const row = await acrossOwners(site.opened.app.db)
    .selectFrom('content')
    .select('user_id')
    .where('id', '=', items.id)
    .executeTakeFirstOrThrow()
  owner = row.user_id
})
afterAll(() => site.close())

const { Reader } = loadC2pa()
const verify = (bytes: Uint8Array) =>
  verifyFile(site.opened.app, bytes, {
    read: async (question: CredentialsQuestion) => toCredentials(await readStore(Reader, question), question.bytes),
    find: () => Promise.resolve(null),
  })

test.each(READ_FORMATS)(`${FILES} files as %s are trusted, and valid for the second reader`, async (format) => {
  const files = await signMany(site.opened.app, owner, items, { format, count: FILES })
  expect(await readBack(site.opened.app, files)).toEqual(
    files.map(({ hasSecondReader }) => ['Trusted', hasSecondReader]),
  )
})

test.each(READ_FORMATS)(`each of ${CHANGES} changed bytes of a file as %s is named`, async (format) => {
  const [file] = await signMany(site.opened.app, owner, items, { format, count: 1 })
  const bytes = file?.bytes ?? new Uint8Array()
  const missed: number[] = []
  for (let round = 0; round < CHANGES; round += 1) {
    const at = randomInt(12, bytes.length)
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
    const verdict = await verify(changed).then(
      (found) => found.verdict,
      (problem: { status?: number }) => `refused ${problem.status}`,
    )
    if (!['changed', 'unreadable', 'refused 415'].includes(verdict)) missed.push(at)
  }
  expect(missed).toEqual([])
})
