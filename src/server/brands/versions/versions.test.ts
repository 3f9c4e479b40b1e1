import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('versions of a brand', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp('ann')
  })
  afterAll(() => site.close())

  test('are recorded with each change, and can be restored with their logo', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Verdant', keywords_topics: ['plants'] } })
    const params = { id }
    const { logo_url } = await ann.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })
    await ann.api.brands.update({ params, body: { name: 'Verdant', keywords_topics: ['plants'] } })
    await ann.api.brands.update({ params, body: { name: 'Verdant Skin', primary_color: '#8A1538', logo_url: '' } })

    const { versions } = await ann.api.brandVersions.list({ params })
    expect(versions.map(({ number, cause, by, changes }) => [number, cause, by, changes.toSorted()])).toEqual([
      [3, 'saved', 'ann', ['keywords_topics', 'logo_url', 'name', 'primary_color']],
      [2, 'saved', 'ann', ['logo_url']],
      [1, 'created', 'ann', []],
    ])
    const restored = await ann.api.brandVersions.restore({ params: { id, number: 2 } })
    expect(restored).toMatchObject({ name: 'Verdant', keywords_topics: ['plants'], primary_color: '#0A7C66', logo_url })
    expect((await fetch(site.origin + logo_url)).status).toBe(200)
    expect((await ann.api.brandVersions.list({ params })).versions[0]).toMatchObject({ number: 4, cause: 'restored' })
    await expect(ann.api.brandVersions.restore({ params: { id, number: 9 } })).rejects.toMatchObject({
      status: 404,
      message: 'Version not found',
    })
  })
})
