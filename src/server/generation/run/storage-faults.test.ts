import { expect, test } from 'vitest'
import { StorageUnavailable } from '../../infrastructure/storage/storage.ts'
import { unusable } from '../../testing/faults/fault-table.ts'
import { accepted, appOfTest, readRows, useFaultedItems, world } from '../../testing/faults/faulted-items.ts'
import { runItem } from './run-item.ts'

useFaultedItems()

/** The application with a storage that refuses so many writes. */
function refusing(refusals: number, error: () => Error) {
  const { storage } = world.site.opened.app
  let left = refusals
  const write: typeof storage.write = async (key, data) => {
    if (left-- > 0) throw error()
    return storage.write(key, data)
  }
  return { ...appOfTest(), storage: { ...storage, write } }
}

test.each([
  ['away', () => new StorageUnavailable('The bucket is away')],
  ['full', () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
])('storage that is briefly %s when the model’s image arrives causes no second charge', async (_, error) => {
  const { id } = await accepted('image')
  await runItem(refusing(2, error), { item_id: id }, new AbortController().signal)
  expect(await readRows('content', id)).toHaveLength(1)
  expect(world.gemini.ledger.map(({ kind }) => kind)).toEqual(['copy', 'picture'])
})

test('a model’s image that cannot be stored is not requested again, and the message states its charge', async () => {
  const { id, jobId } = await accepted('image')
  const app = refusing(1, () => Object.assign(new Error('read-only file system'), { code: 'EROFS' }))
  await runItem(app, { item_id: id }, new AbortController().signal)
  const [task] = (await world.ann.api.generator.job({ params: { id: jobId } })).tasks
  const failure = expect.stringMatching(unusable('picture', /cost about \$0\.03\d\d/)) as string
  expect(task).toMatchObject({ state: 'failed', failure, failure_code: 'unusable_answer', charge_note: null })
  expect((await readRows('spends', id)).map((spend) => spend['kind'])).toEqual(['copy', 'picture'])
})
