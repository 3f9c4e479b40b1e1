import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CURRENCY_UNKNOWN, FORM_OF_ADDRESS_UNKNOWN, LANGUAGE_UNKNOWN } from '#contract/messages.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const plain = (text: string | null | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ') ?? ''

describe('languages', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const quick = (form: { brand_id: number; prompt: string; product_id?: number; language?: 'de' | 'fr' }) =>
    ann.api.content.generate({ form: { dimensions: '300x250', engine: 'studio', ...form }, files: {} })

  test('of a brand stay when they are absent, and null or an empty text removes them', async () => {
    const { id, language } = await ann.api.brands.create({ body: { name: 'Nocte', language: 'de' } })
    expect(language).toBe('de')
    const update = (body: object) => ann.api.brands.update({ params: { id }, body: { name: 'Nocte', ...body } })
    expect((await update({})).language).toBe('de')
    expect((await update({ language: 'zh-Hant' })).language).toBe('zh-Hant')
    expect((await update({ language: '' })).language).toBeNull()
  })

  test('and currencies of a product stay when they are absent, and null removes them', async () => {
    const brand = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const body = { name: 'Cream', language: 'fr', currency: 'EUR' } as const
    const { id, ...created } = await ann.api.products.create({ params: { id: brand.id }, body })
    expect(created).toMatchObject(body)
    const update = (fields: object) => ann.api.products.update({ params: { id }, body: { name: 'Cream', ...fields } })
    expect(await update({})).toMatchObject(body)
    expect(await update({ language: null, currency: null })).toMatchObject({ language: null, currency: null })
  })

  test('and the form of address of a brand decide the call to action that is added', async () => {
    const form_of_address = 'formal'
    const { id } = await ann.api.brands.create({ body: { name: 'Nocte', language: 'fr', form_of_address } })
    const calls = async () => (await quick({ brand_id: id, prompt: 'Places limitées pour l’atelier' })).copy?.cta
    expect(await calls()).toBe('Réservez votre place')
    const update = (body: object) => ann.api.brands.update({ params: { id }, body: { name: 'Nocte', ...body } })
    expect((await update({})).form_of_address).toBe('formal')
    await update({ form_of_address: 'informal' })
    expect(await calls()).toBe('Réserve ta place')
    expect((await update({ form_of_address: '' })).form_of_address).toBeNull()
    await expect(update({ form_of_address: 'royal' })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(FORM_OF_ADDRESS_UNKNOWN),
    })
  })

  test.each([
    ['language', 'xx', LANGUAGE_UNKNOWN],
    ['currency', 'EURO', CURRENCY_UNKNOWN],
  ])('an unknown %s is refused', async (field, value, sentence) => {
    const brand = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const body = { name: 'Cream', [field]: value }
    await expect(ann.api.products.create({ params: { id: brand.id }, body })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(sentence),
    })
  })

  test('of a request decide the words of the design; the price of the product is written in it, unless the request names an offer', async () => {
    const brand = await ann.api.brands.create({ body: { name: 'Nocte', key_ctas: ['Shop bags'] } })
    const product = await ann.api.products.create({
      params: { id: brand.id },
      body: { name: 'Alba 24', price: 19.9, currency: 'EUR' },
    })
    const form = { brand_id: brand.id, product_id: product.id, language: 'de' as const }
    const offer = await quick({ ...form, prompt: 'Summer sale, 20% off until Sunday' })
    expect(offer.copy?.cta).toBe('Jetzt shoppen')
    expect(plain(offer.caption)).toContain('Bis Sonntag')
    expect(plain(offer.caption)).not.toContain('19,90 €')
    expect(offer.caption).not.toMatch(/\b(?:sale|off|until|shop)\b/i)
    const plainRequest = await quick({ ...form, prompt: 'Summer sale until Sunday' })
    expect(plain(plainRequest.caption)).toContain('19,90 €')
  })

  test('a request without a language is in that of its prompt, or of the brand', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Nocte', language: 'de' } })
    expect((await quick({ brand_id: id, prompt: 'Soldes d’été, 20 % de remise sur tout' })).copy?.cta).toBe('Acheter')
    const job = await ann.api.generator.generate({
      body: {
        brand_id: id,
        content_types: ['image'],
        platforms: ['instagram'],
        tone: 'casual',
        goal: 'sales',
        theme: 'christmas',
        engine: 'studio',
      },
    })
    const item = await ann.api.content.get({ params: { id: job.result_content_ids?.[0] ?? 0 } })
    expect(item.copy).toMatchObject({ headline: 'Frohe Weihnachten', cta: 'Jetzt shoppen' })
  })
})
