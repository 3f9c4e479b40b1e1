import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const FULL = {
  name: 'Night cream',
  description: 'Repairs while you sleep.',
  category: 'Skincare',
  price: 38.5,
  sku: 'NC-1',
  upc: '012345678905',
  features: 'Shea butter',
  benefits: 'Softer skin',
  ingredients: 'Water, shea',
  target_audience: 'Night owls',
  usage_instructions: 'Every evening',
  product_type: 'physical_good',
  key_features: ['Shea', 'No perfume'],
  key_benefits: ['Softer by morning'],
  product_audience: 'Dry skin',
  pain_point_solved: 'Dry skin at night',
  unique_selling_proposition: 'Works after midnight',
  product_url: 'https://nocte.example/cream?x=1',
  default_cta_text: 'Meet the cream',
  pricing_text: '$38 a jar',
  availability_status: 'coming_soon',
  launch_date: '2027-02-28',
  tags: ['night', 'cream'],
  specifications: { Size: '50 ml' },
  testimonials: '“Lovely” Ann',
  faq: 'Is it vegan? Yes.',
  related_products: 'Day cream',
} as const

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('products', () => {
  let ann: Person
  let brand: number
  beforeAll(async () => {
    ann = await site.signUp()
    brand = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })
  const create = (body: object, id = brand) => ann.api.products.create({ params: { id }, body: { name: 'P', ...body } })

  test('are stored and returned with all their fields', async () => {
    const created = await ann.api.products.create({
      params: { id: brand },
      body: {
        ...FULL,
        key_features: [...FULL.key_features],
        key_benefits: [...FULL.key_benefits],
        tags: [...FULL.tags],
      },
    })
    expect(created).toMatchObject({ ...FULL, brand_id: brand, image_url: null })
    const { products } = await ann.api.products.list({ params: { id: brand } })
    expect(products[0]).toEqual(created)
  })

  test('need only a name, and replacing one clears its missing fields', async () => {
    const created = await create({ category: 'Tea', tags: ['a', ' a ', ''] })
    expect(created).toMatchObject({
      name: 'P',
      category: 'Tea',
      default_cta_text: 'Learn More',
      price: null,
      tags: ['a'],
    })
    expect(await ann.api.products.update({ params: { id: created.id }, body: { name: 'Q' } })).toMatchObject({
      name: 'Q',
      category: null,
      tags: [],
    })
    expect(await ann.api.products.remove({ params: { id: created.id } })).toEqual({ message: 'Product deleted' })
    await expect(ann.api.products.remove({ params: { id: created.id } })).rejects.toMatchObject({
      status: 404,
      message: 'Product not found',
    })
  })

  test('give a brand without a currency the one of its first price, and no other one later', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Kissa' } })
    const readCurrency = async () => (await ann.api.brands.list()).brands.find((one) => one.id === id)?.currency
    await create({ currency: 'USD' }, id)
    expect(await readCurrency()).toBeNull()
    await create({ price: 1200, currency: 'JPY' }, id)
    await create({ price: 12, currency: 'EUR' }, id)
    expect(await readCurrency()).toBe('JPY')
    expect(await create({ price: 800 }, id)).toMatchObject({ price: 800, currency: null })
  })

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ price: -1 }, 'Price must be a number from 0 to 9999999.99 with at most two decimals'],
    [{ price: 1.005 }, 'Price must be a number from 0 to 9999999.99 with at most two decimals'],
    [{ price: 10_000_000 }, 'Price must be a number from 0 to 9999999.99 with at most two decimals'],
    [{ price: '12' }, 'Price must be a number from 0 to 9999999.99 with at most two decimals'],
    [{ sku: 's'.repeat(65) }, 'SKU must be at most 64 characters'],
    [{ category: 'c'.repeat(81) }, 'Category must be at most 80 characters'],
    [{ product_type: 'magic' }, 'Please choose one of the listed product types'],
    [{ availability_status: 'soon' }, 'Please choose one of the listed states'],
    [{ product_url: 'javascript:alert(1)' }, 'Product URL must start with http:// or https://.'],
    [{ launch_date: '2027-13-01' }, 'Launch date must be a date'],
    [{ launch_date: '2027-02-30' }, 'Launch date must be a date'],
    [{ launch_date: '0000-01-01' }, 'Launch date must be a date'],
    [{ tags: Array<string>(51).fill('t') }, 'Tags may have at most 50 entries'],
  ])('are refused with %o', async (wrong, message) => {
    await expect(create(wrong)).rejects.toMatchObject({ status: 422, message })
  })

  test('have an image that is uploaded, served and deleted with them, and are deleted with their brand', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Short-lived' } })
    const [first, second] = [await create({}, id), await create({}, id)]
    const upload = (of: number) =>
      imageFile().then((file) => ann.api.products.uploadImage({ params: { id: of }, files: { file: [file] } }))
    const urls = [(await upload(first.id)).image_url, (await upload(second.id)).image_url]
    const statuses = () => Promise.all(urls.map(async (url) => (await fetch(site.origin + url)).status))
    expect(await statuses()).toEqual([200, 200])
    await ann.api.products.remove({ params: { id: first.id } })
    expect(await statuses()).toEqual([404, 200])
    await ann.api.brands.remove({ params: { id } })
    expect(await statuses()).toEqual([404, 404])
    await expect(ann.api.products.list({ params: { id } })).rejects.toMatchObject({
      status: 404,
      message: 'Brand not found',
    })
  })
})

describe('a brand with all fields', () => {
  test('is stored and returned under both spellings', async () => {
    const ann = await site.signUp()
    const body = {
      name: 'Nocte',
      brand_tone: 'luxury' as const,
      brand_persona: 'A night owl',
      brand_voice: 'Calm',
      brand_mission: 'Better nights',
      values: 'Honesty',
      target_audience: 'Everyone awake',
      keywords_topics: ['sleep', ' sleep ', ''],
      social_channels: ['instagram' as const, 'instagram' as const, 'tiktok' as const],
      key_ctas: ['Meet the night'],
      competitors: ['Day'],
      brand_vision: 'Quiet',
      content_guidelines: { do: ['Whisper'], dont: ['Shout'] },
      content_strategy: { pillars: ['Rest'], themes: ['Moon'] },
      brand_story: 'It was late.',
      tone_variations: { launch: 'bolder' },
    }
    const created = await ann.api.brands.create({ body })
    expect(created).toMatchObject({
      ...body,
      mission: 'Better nights',
      brand_values: 'Honesty',
      keywords_topics: ['sleep'],
      social_channels: ['instagram', 'tiktok'],
    })
    expect((await ann.api.brands.list()).brands[0]).toEqual(created)
    await expect(
      ann.api.brands.create({ body: { name: 'X', social_channels: ['myspace' as 'instagram'] } }),
    ).rejects.toMatchObject({ message: 'Please choose from the listed channels' })

    const preview = await ann.api.brands.preview({ body })
    const bytes = Buffer.from(await preview.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 })
  })
})
