import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_IMAGES_MAX, TOO_MANY_IMAGES } from '#contract/products/product-image-limits.ts'
import { releaseUploads } from '../../infrastructure/blobs/removal.ts'
import { HOUR } from '../../infrastructure/clock.ts'
import { PASSWORD } from '../../testing/people.ts'
import { imageFile } from '../../testing/images.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('pictures of products', () => {
  let site: Site
  let ann: Person
  let brand: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })
  afterAll(() => site.close())

  const createProduct = async () =>
    (await ann.api.products.create({ params: { id: brand }, body: { name: 'Night cream' } })).id
  const add = async (id: number, count: number) =>
    ann.api.productPictures.add({
      params: { id },
      files: { file: await Promise.all(Array.from({ length: count }, () => imageFile())) },
    })
  const statusOf = async (url: string | null | undefined) => (await fetch(`${site.origin}${url ?? ''}`)).status

  test('are added behind the main one, put in order, and outlive their hold', async () => {
    const id = await createProduct()
    const { image_url } = await ann.api.products.uploadImage({ params: { id }, files: { file: [await imageFile()] } })
    const { pictures } = await add(id, 3)
    expect(pictures).toHaveLength(3)
    const ids = pictures.map((image) => image.id)
    const arranged = await ann.api.productPictures.arrange({
      params: { id },
      body: { ids: [ids[2] ?? 0, 999_999, ids[2] ?? 0] },
    })
    expect(arranged.image_url).toBe(image_url)
    expect(arranged.pictures.map((image) => image.id)).toEqual([ids[2], ids[0], ids[1]])
    expect((await add(id, 1)).pictures.slice(0, 3)).toEqual(arranged.pictures)
    site.clock.advance(2 * HOUR)
    await releaseUploads(site.opened.app, {})
    expect(await Promise.all(pictures.map(({ url }) => statusOf(url)))).toEqual([200, 200, 200])
  })

  test('change places with the main one, which designs use', async () => {
    const id = await createProduct()
    const [first, second] = (await add(id, 2)).pictures
    const makeMain = (image = 0) => ann.api.productPictures.makeMain({ params: { id, picture: image } })
    // Without a main picture, the first one leaves the list.
    expect(await makeMain(first?.id)).toEqual({ image_url: first?.url, pictures: [second] })
    expect(await makeMain(second?.id)).toEqual({
      image_url: second?.url,
      pictures: [{ id: second?.id, url: first?.url }],
    })
    const { products } = await ann.api.products.list({ params: { id: brand } })
    expect(products.find((product) => product.id === id)).toMatchObject({ image_url: second?.url })
  })

  test('are deleted with their files, alone, with the product, with the brand and with the account', async () => {
    const bob = await site.signUp('Bob')
    const own = (await bob.api.brands.create({ body: { name: 'Short-lived' } })).id
    const products = await Promise.all(
      ['A', 'B', 'C'].map((name) => bob.api.products.create({ params: { id: own }, body: { name } })),
    )
    const urls: string[] = []
    let removed = 0
    for (const { id } of products) {
      const { pictures } = await bob.api.productPictures.add({
        params: { id },
        files: { file: [await imageFile(), await imageFile()] },
      })
      urls.push(...pictures.map(({ url }) => url))
      removed ||= pictures[0]?.id ?? 0
    }
    const statuses = () => Promise.all(urls.map(statusOf))
    await bob.api.productPictures.remove({ params: { id: products[0]?.id ?? 0, picture: removed } })
    expect(await statuses()).toEqual([404, 200, 200, 200, 200, 200])
    await bob.api.products.remove({ params: { id: products[1]?.id ?? 0 } })
    expect(await statuses()).toEqual([404, 200, 404, 404, 200, 200])
    await bob.api.brands.remove({ params: { id: own } })
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404])

    const other = (await bob.api.brands.create({ body: { name: 'Kept' } })).id
    const { id } = await bob.api.products.create({ params: { id: other }, body: { name: 'D' } })
    const last = await bob.api.productPictures.add({ params: { id }, files: { file: [await imageFile()] } })
    await bob.api.auth.deleteMe({ body: { password: PASSWORD } })
    expect(await statusOf(last.pictures[0]?.url)).toBe(404)
  })

  test('belong to their owner and their product, and are few', async () => {
    const [id, other] = [await createProduct(), await createProduct()]
    const [image] = (await add(id, 1)).pictures
    const carol = await site.signUp('Carol')
    const params = { id, picture: image?.id ?? 0 }
    await expect(carol.api.productPictures.makeMain({ params })).rejects.toMatchObject({ status: 404 })
    await expect(carol.api.productPictures.list({ params: { id } })).rejects.toMatchObject({ status: 404 })
    const elsewhere = { ...params, id: other }
    await expect(ann.api.productPictures.makeMain({ params: elsewhere })).rejects.toMatchObject({ status: 404 })
    await expect(ann.api.productPictures.remove({ params: elsewhere })).rejects.toMatchObject({
      status: 404,
      message: 'Picture not found',
    })
    const brandOfCarol = (await carol.api.brands.create({ body: { name: 'Hers' } })).id
    const hers = await carol.api.products.create({ params: { id: brandOfCarol }, body: { name: 'E' } })
    await expect(
      carol.api.productPictures.attach({ params: { id: hers.id }, body: { urls: [image?.url ?? ''] } }),
    ).rejects.toMatchObject({ status: 422 })
    await add(id, PRODUCT_IMAGES_MAX - 1)
    await expect(add(id, 1)).rejects.toMatchObject({ status: 422, message: TOO_MANY_IMAGES })
  })
})
