import sharp from 'sharp'
import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'

const BRANDS = ['Nocte', 'Volt', 'Field & Fern', 'Harbour Coffee', 'Atelier Lune']
const OF_EACH = 200
const PICTURES = 12
const KINDS = ['Serum', 'Lamp', 'Backpack', 'Cold brew', 'Scarf', 'Notebook', 'Kettle', 'Trainer']
const QUALITIES = ['Quiet', 'Bright', 'Everyday', 'Travel', 'Winter', 'Slow', 'Little', 'Grand', 'Second']
const AUDIENCES = ['Early risers', 'People who commute by bicycle', 'New parents', 'Small studios', 'Weekend hikers']

/** Creates five brands with 200 products each, most with one of twelve uploaded images. Returns the ids of the brands. */
export async function seedProducts(person: Client<typeof api>): Promise<number[]> {
  const brandIds: number[] = []
  for (const [index, name] of BRANDS.entries()) {
    const hue = `#${((index * 0x335577 + 0x26246b) % 0xffffff).toString(16).padStart(6, '0')}`
    brandIds.push((await person.brands.create({ body: { name, primary_color: hue } })).id)
  }
  const pictures = await uploadPictures(person, brandIds[0] ?? 0)
  for (let index = PICTURES; index < BRANDS.length * OF_EACH; index += 1) {
    const body = { ...facts(index), image_url: index % 10 === 9 ? null : pictures[index % PICTURES] }
    await person.products.create({ params: { id: brandIds[Math.floor(index / OF_EACH)] ?? 0 }, body })
  }
  return brandIds
}

/** A file belongs to a user, so several of their products can show it. */
async function uploadPictures(person: Client<typeof api>, brandId: number): Promise<string[]> {
  const urls: string[] = []
  for (let index = 0; index < PICTURES; index += 1) {
    const { id } = await person.products.create({ params: { id: brandId }, body: facts(index) })
    const file = [new Blob([await picture(index)], { type: 'image/jpeg' })]
    urls.push((await person.products.uploadImage({ params: { id }, files: { file } })).image_url)
  }
  return urls
}

/** 1200 x 1200 pixels, like an image from a shop: an object on a soft background with some grain. */
async function picture(index: number): Promise<Uint8Array<ArrayBuffer>> {
  const hue = index * 30
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
    <rect width="1200" height="1200" fill="hsl(${hue} 40% 90%)"/>
    <rect x="380" y="${200 + index * 10}" width="440" height="760" rx="${index * 18}" fill="hsl(${hue} 60% 40%)"/>
  </svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  const jpeg = await sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer()
  return new Uint8Array(jpeg)
}

function facts(index: number) {
  const kind = KINDS[index % KINDS.length] ?? ''
  const quality = QUALITIES[index % QUALITIES.length] ?? ''
  return {
    name: `${quality} ${kind} No. ${index}`,
    description: `${quality} on purpose: a ${kind.toLowerCase()} that is made in small lots, mended for free and meant to retryWhileUnavailable the trend it came with.`,
    category: `${kind}s`,
    price: ((index * 379) % 20_000) / 100,
    sku: `SK-${String(index).padStart(4, '0')}`,
    target_audience: AUDIENCES[index % AUDIENCES.length] ?? '',
    features: 'Recycled materials, spare parts for ten years, no plastic in the parcel.',
    benefits: 'Less to carry, less to throw away.',
    key_features: ['Mended for free', 'Small lots', 'Spare parts for ten years'],
    key_benefits: ['Lasts', 'Light'],
    tags: [kind.toLowerCase(), quality.toLowerCase(), 'small lots'],
    specifications: { Weight: `${(index % 40) * 25 + 100} g`, Origin: 'Portugal' },
    product_url: `https://shop.example/p/${index}`,
  }
}
