import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureFile } from '../../testing/pictures.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('brand files', () => {
  let site: Site
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    bob = await site.signUp()
  })
  afterAll(() => site.close())

  const send = (who: Person, content: string | Blob) =>
    who.api.brandFiles.import({ form: {}, files: { file: [new File([content], 'brand.signetbrand')] } })

  test('take a brand with its logo to another account', async () => {
    const body = {
      name: 'Verdant',
      primary_color: '#8A1538',
      keywords_topics: ['plants'],
      content_guidelines: { do: ['Be calm'], dont: ['cheap'] },
    }
    const { id } = await ann.api.brands.create({ body })
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id }, files: { file: [await pictureFile()] } })
    const file = await ann.api.brandFiles.export({ params: { id } })
    const made = await send(bob, file)
    expect(made).toMatchObject(body)
    expect(made.logo_url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.png$/)
    expect(made.logo_url).not.toBe(logo_url)
    const [old, copy] = await Promise.all([logo_url, made.logo_url].map(async (url) => fetch(`${site.origin}${url}`)))
    expect([old?.status, copy?.status]).toEqual([200, 200])
    await expect(bob.api.brandFiles.export({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['no JSON', 'PNG', 'This is not a brand file.'],
    ['other JSON', '{"name":"Acme"}', 'This is not a brand file.'],
    ['deep JSON', '['.repeat(5000), 'This is not a brand file.'],
    ['a brand without a name', '{"format":"signetbrand","version":1,"brand":{"name":" "}}', 'Name is required'],
    [
      'a logo of somebody else',
      '{"format":"signetbrand","version":1,"brand":{"name":"A","logo_url":"/api/files/00000000000000000000000000000000.png"}}',
      undefined,
    ],
  ])('with %s are refused', async (_what, content, message) => {
    await expect(send(ann, content)).rejects.toMatchObject({ status: 422, ...(message && { message }) })
  })
})
