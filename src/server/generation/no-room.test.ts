import { describe, expect, test } from 'vitest'
import { openFileStorage } from '../storage/file-storage.ts'
import { newDataDir } from '../testing/data-dir.ts'
import { lacksDatabase, openOwnSite } from '../testing/site.ts'
import { workItem } from './work.ts'

describe.skipIf(lacksDatabase())('a disk that is nearly full', () => {
  test('leaves items in the queue, and they are made once there is room', async () => {
    const site = await openOwnSite({ role: 'web' })
    const { app } = site.opened
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    await ann.api.content.generate({
      form: { brand_id, prompt: 'A calm post about our night cream' },
      files: {},
      headers: { prefer: 'respond-async' },
    })
    const item = () => app.db.selectFrom('items').select(['id', 'state', 'try']).executeTakeFirstOrThrow()
    const { id: item_id } = await item()
    const { signal } = new AbortController()
    const storage = await openFileStorage(newDataDir(), Number.MAX_SAFE_INTEGER)
    await workItem({ ...app, storage }, { item_id }, signal)
    expect(await item()).toMatchObject({ state: 'queued', try: 0 })
    await workItem(app, { item_id }, signal)
    expect(await item()).toMatchObject({ state: 'succeeded', try: 1 })
    expect(await app.metrics.text()).toContain(
      'signet_item_seconds_count{type="image",outcome="succeeded",model="studio"} 1',
    )
  })
})
