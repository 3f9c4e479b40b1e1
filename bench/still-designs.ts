import sharp from 'sharp'
import { writeCopy } from '../src/studio/copywriter/write-copy.ts'
import { createDesign } from './design.ts'
import type { Brief } from '../src/studio/model/brief.ts'
import type { ImageBytes, Studio } from '../src/studio/render/studio.ts'
import type { Design } from './design.ts'

/** The designs that the renderers are measured with: text on drawings, text on a photo, a product with its shadow, a season. */
export async function stillDesigns(studio: Studio): Promise<Design[]> {
  const sale = 'Create a post about our summer sale, 20% off everything until Sunday'
  const serum = '“Wake up to brighter skin” “Vitamin C, pressed the day we ship it” “Discover”'
  const bottle = { product: await createPicture(500, 1000, BOTTLE, 'png') }
  const shore = { product: await createPicture(1600, 1200, SHORE, 'jpeg') }
  const composed = async (name: string, brief: Brief, pictures: ImageBytes, layout: string) => {
    const refs = Object.keys(pictures).map((key) => ({ key, role: 'product' as const }))
    const scene = await studio.compose({ ...brief, pictures: refs }, writeCopy(brief), pictures, { layout })
    return createDesign(name, scene, pictures)
  }
  return [
    await composed('words and drawing', briefFor(sale, 15), {}, 'split'),
    await composed('words on a photograph', briefFor(serum, 3), shore, 'photo'),
    await composed('product with its shadow', briefFor(serum, 3), bottle, 'minimal'),
    await composed('season, product with its shadow', { ...briefFor(serum, 4), theme: 'christmas' }, bottle, 'arch'),
  ]
}

const BOTTLE =
  '<rect x="60" y="40" width="380" height="920" rx="90" fill="#1B6B55"/><rect x="60" y="360" width="380" height="340" fill="#F4F1EA"/>'
const SHORE =
  '<rect width="1600" height="1200" fill="#7db3d8"/><path d="M0 640C500 520 1100 760 1600 620V1200H0Z" fill="#31583a"/><circle cx="1180" cy="330" r="120" fill="#ffe9c4"/>'

async function createPicture(
  width: number,
  height: number,
  shapes: string,
  format: 'png' | 'jpeg',
): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).toFormat(format).toBuffer())
}

function briefFor(prompt: string, seed: number): Brief {
  const brand = {
    name: 'Verdant',
    description: 'Plant-based skincare for sensitive skin',
    primary_color: '#0F4C3F',
    secondary_color: '#E3C9A8',
    typography: 'Playfair Display, serif',
    tone: 'luxury',
  }
  const none = { product: null, title: null, tone: null, goal: null, theme: null, instructions: null }
  return {
    content_type: 'image',
    width: 1080,
    height: 1080,
    platform: 'instagram',
    brand,
    prompt,
    pictures: [],
    seed,
    ...none,
  }
}
