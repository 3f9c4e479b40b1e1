import { expect, test } from 'vitest'
import { createRows, installOld, PICTURE, upgrade } from '../../testing/old-installation.ts'
import * as mainJob from './migrations/0001-main-job.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as brandsAndProducts from './migrations/0003-brands-products.ts'
import { acrossOwners } from './owned.ts'

/** The tables and columns of the first version that could be installed. */
const FIRST = { '0001-main-job': mainJob, '0002-accounts': accounts, '0003-brands-products': brandsAndProducts }
/** A product that was deleted: its id was kept then. */
const GONE = 7

test('an installation of the first version is upgraded, and all its data can be read', async () => {
  const { opened, get } = await upgrade(await installOld(FIRST, createRows(GONE)))
  expect((await get('/api/brands')).json()).toMatchObject({ brands: [{ id: 1, name: 'Nocte', keywords_topics: [] }] })
  expect((await get('/api/brands/1/products')).json()).toMatchObject({ products: [{ name: 'Night cream' }] })
  expect((await get('/api/content?search=calm')).json()).toMatchObject({
    total: 1,
    content: [{ title: 'Light', brand_id: 1, product_id: null }],
  })
  expect((await get('/api/brands/1/consistency')).json()).toMatchObject({ designs: 1, checked: 0, rules: [] })
  expect((await get('/api/content/1')).json()).toMatchObject({ content_data: PICTURE.toString('base64') })
  expect((await get('/api/content/1/file')).rawPayload.equals(PICTURE)).toBe(true)
  const job = (await get('/api/generator/jobs/1')).json()
  expect(job).toMatchObject({ status: 'succeeded', result_content_ids: [1] })
  expect((await acrossOwners(opened.app.db).selectFrom('daily_sums').select(['items', 'bytes']).execute())[0]).toEqual({
    items: 1,
    bytes: PICTURE.length,
  })
})
