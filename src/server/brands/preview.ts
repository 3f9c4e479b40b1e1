import sharp from 'sharp'
import type { BrandInput } from '#contract/brands/brands.ts'
import type { Brief, ImageRef } from '#studio/model/brief.ts'
import type { BrandFonts } from '#studio/type/uploaded-family.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { loadImages, listLogos } from '../files/brief-images.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'

const SIDE = 1080
const SHOWN = 480
/** The same brand always gives the same preview; other seeds would make the form flicker between designs. */
const SEED = 20

export interface Asking {
  owner: OwnerId
  /** Aborts when the client disconnects. */
  gone: AbortSignal
}

/**
 * Renders a preview of a brand, saved or not, as WebP of 480 pixels. The previews of one user are rendered one after another.
 *
 * @throws {Problem} 429 when too many of the user's previews wait
 */
export function previewBrand(
  app: Core & StorageSeam & StudioSeam,
  { owner, gone }: Asking,
  brand: BrandInput,
  fonts?: BrandFonts,
): Promise<Buffer> {
  return app.previews(owner, () => draw(app, { owner, gone }, brand, fonts), gone)
}

async function draw(
  app: Core & StorageSeam & StudioSeam,
  { owner, gone: signal }: Asking,
  brand: BrandInput,
  fonts?: BrandFonts,
): Promise<Buffer> {
  const logos = { logo_url: brand.logo_url ?? null, logo_variants: { version: 1, logos: brand.logo_variants ?? [] } }
  const plain = buildBrief(brand, await listLogos(app, owner, logos))
  const brief = fonts ? { ...plain, brand: { ...plain.brand, fonts } } : plain
  const { pictures } = await loadImages(app, owner, brief)
  const scene = await app.renders(async () =>
    app.studio.compose(brief, await app.studio.writeCopy(brief, { signal }), pictures, { signal }),
  )
  const { data } = await app.renders(() => app.studio.render(scene, pictures, { signal }))
  return sharp(data).resize(SHOWN).webp({ quality: 86 }).toBuffer()
}

function buildBrief(brand: BrandInput, images: ImageRef[]): Brief {
  const isEnglish = !brand.language || brand.language === 'en'
  const { name, description, primary_color, secondary_color, typography, brand_tone } = brand
  return {
    content_type: 'image',
    width: SIDE,
    height: SIDE,
    platform: null,
    brand: { name, description, primary_color, secondary_color, typography, tone: brand_tone },
    product: null,
    title: null,
    // The quoted words are the headline. In another language than English it is the name alone.
    prompt: isEnglish
      ? `Introducing “${brand.key_ctas[0] ?? `Say hello to ${name}`}”`
      : `“${brand.key_ctas[0] ?? name}”`,
    tone: null,
    goal: null,
    theme: null,
    instructions: null,
    pictures: images,
    seed: SEED,
    language: brand.language ?? null,
  }
}
