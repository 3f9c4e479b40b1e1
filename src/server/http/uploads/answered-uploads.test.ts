import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { UPLOADS_AT_ONCE_PER_USER } from '#contract/limits.ts'
import { imageFile } from '../../testing/images.ts'
import { openOwnSite } from '../../testing/site.ts'

test('an upload is no longer counted when its reply arrives, so the next one can follow at once', async () => {
  const site = await openOwnSite({ rateLimits: false })
  const { uploads } = site.opened.app
  const receive = uploads.receive.bind(uploads)
  // A disk that is slow to close files.
  vi.spyOn(uploads, 'receive').mockImplementation(async () => {
    const file = await receive()
    return { ...file, close: () => sleep(100).then(file.close) }
  })
  const { api } = await site.signUp()
  const { id } = await api.brands.create({ body: { name: 'Acme' } })
  const file = [await imageFile()]
  const sendSome = async () => {
    for (let sent = 0; sent < 3; sent += 1) await api.brandPictures.upload({ params: { id }, files: { file } })
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE_PER_USER }, sendSome))
  expect(await api.brandPictures.list({ params: { id }, query: {} })).toMatchObject({ total: 9 })
})
