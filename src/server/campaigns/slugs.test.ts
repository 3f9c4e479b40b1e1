import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberSlug, toSlug } from '../infrastructure/db/campaign-slug.ts'
import { createBrand } from '../testing/paid-site.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const PLAN = { formats: ['instagram.post'], languages: ['en' as const] }

describe('the slug of a campaign', () => {
  let site: Site
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand_id = await createBrand(ann)
  })
  afterAll(() => site.close())

  const create = (name: string, more: object = {}) =>
    ann.api.campaigns.create({ body: { brand_id, name, plan: PLAN, ...more } })

  test.each([
    ['Summer Sale 2026!', 'summer-sale-2026'],
    ['東京の春の大セール', 'dongjingnochunnodaseru'],
    ['حملة الربيع', 'hmlh-lrby'],
    ['Большая распродажа', 'bolshaia-rasprodazha'],
    ['Größe & Straße', 'groesse-strasse'],
    ['Łódź ćma', 'lodz-cma'],
    ['दीपावली', 'dipavli'],
    ['봄세일', 'bomseil'],
    ['ลดราคา', 'ldrakha'],
    ['חג שמח', 'hg-smh'],
    ['!!!', 'campaign'],
  ])('of %s is %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })

  test('is numbered within its length where it is taken', () => {
    const long = 'a'.repeat(60)
    expect(numberSlug(long, (slug) => slug === long)).toBe(`${'a'.repeat(58)}-2`)
    expect(numberSlug('spring', (slug) => ['spring', 'spring-2'].includes(slug))).toBe('spring-3')
  })

  test('is never that of another campaign of the user, also when many are created at once', async () => {
    const names = ['東京の春の大セール', 'حملة الربيع', '!!!', '???', 'Spring', 'spring', 'SPRING!', 'Spring 2']
    const slugs = (await Promise.all(names.map((name) => create(name)))).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(names.length)
    expect(slugs).toContain('dongjingnochunnodaseru')
    const { id: bobs } = await site.signUp().then(async (bob) => {
      const brand = await createBrand(bob)
      return bob.api.campaigns.create({ body: { brand_id: brand, name: 'Spring', plan: PLAN } })
    })
    expect(bobs).toBeGreaterThan(0)
  })

  test('stays when the campaign changes and keeps its name, and follows a new name', async () => {
    const first = await create('Autumn')
    const second = await create('Autumn')
    expect([first.slug, second.slug]).toEqual(['autumn', 'autumn-2'])
    const update = (name: string, brief: string) =>
      ann.api.campaigns.update({ params: { id: second.id }, body: { brand_id, name, brief, plan: PLAN } })
    expect((await update('Autumn', 'Leaves are falling, and prices are too')).slug).toBe('autumn-2')
    expect((await update('Winter', '')).slug).toBe('winter')
    expect((await update('Autumn', '')).slug).toBe('autumn-2')
  })

  test('gives each campaign its own utm_campaign', async () => {
    const landing_url = 'https://shop.example/'
    const links = await Promise.all(
      ['春', '夏'].map(async (name) => {
        const { id } = await create(name, { landing_url })
        const { slug, utm } = await ann.api.campaigns.get({ params: { id } })
        return utm.campaign ?? slug
      }),
    )
    expect(links).toEqual(['chun', 'xia'])
  })
})
