import { randomFrom } from '../../../model/random.ts'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { THEMES } from '../../../themes/theme.ts'
import { SAMPLE_LOGOS, SAMPLE_IMAGES } from './sample-images.ts'
import { MORE_SAMPLE_LANGUAGES } from './more-sample-languages.ts'
import { SAMPLE_LANGUAGES } from './sample-languages.ts'
import type { Brief, ImageRef, ProductBrief } from '../../../model/brief.ts'
import type { Random } from '../../../model/random.ts'
import type { ImageBytes } from '../../image/prepare-images.ts'
import type { SampleLogoName, SampleImageName } from './sample-images.ts'
import type { SampleLanguage } from './sample-languages.ts'

/** One random request. `name` identifies it in reports. */
export interface DesignRequest {
  name: string
  brief: Brief
  pictures: ImageBytes
}

/** The product's default sizes and other common sizes in pixels, by platform. */
const SIZES: readonly (readonly [string | null, number, number])[] = [
  ['instagram', 1080, 1080],
  ['instagram', 1080, 1920],
  ['instagram', 1080, 1350],
  ['facebook', 1200, 630],
  ['facebook', 1080, 1920],
  ['twitter', 1500, 500],
  ['twitter', 1600, 900],
  ['linkedin', 1200, 627],
  ['linkedin', 1584, 396],
  ['youtube', 1280, 720],
  [null, 1080, 1080],
]
const PLATFORMS = ['instagram', 'facebook', 'twitter', 'linkedin', 'youtube', null]
const FONTS = [
  'Inter',
  'Roboto, sans-serif',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Poppins, sans-serif',
  'Nunito',
  'Oswald, sans-serif',
  'Bebas Neue',
  'Anton',
  'Playfair Display, serif',
  'Merriweather',
  'Lora, serif',
  'Crimson Text',
  'Source Sans Pro',
  'JetBrains Mono, monospace',
  'Fira Code',
  'Source Code Pro',
  'Comic Sans MS, cursive',
]
const BRAND_TONES = ['professional', 'playful', 'luxury', 'minimal', 'bold', 'friendly', 'authoritative', 'innovative']
const TONES = ['professional', 'casual', 'enthusiastic', 'informative', null]
const GOALS = ['awareness', 'engagement', 'sales', null]

/** Creates a random request. The same seed gives the same request. */
export async function createRequest(seed: number): Promise<DesignRequest> {
  const random = randomFrom(seed, 'request')
  const tongue = random.pick([...SAMPLE_LANGUAGES, ...MORE_SAMPLE_LANGUAGES])
  const [platform, width, height] = random.chance(0.3) ? random.pick(SIZES) : chooseSize(random)
  const [primary_color, secondary_color] = chooseColors(random)
  const { refs, pictures } = await chooseImages(random, [primary_color, secondary_color, '#FFFFFF', '#161616'])
  const brief: Brief = {
    content_type: 'image',
    width,
    height,
    platform,
    brand: {
      name: random.pick([...tongue.names, tongue.names[0].repeat(3)]).slice(0, 120),
      description: random.chance(0.7) ? tongue.about : null,
      primary_color,
      secondary_color,
      typography: random.pick(FONTS),
      tone: random.pick(BRAND_TONES),
      dont: random.chance(0.2) ? ['Use exclamation marks', 'Say “cheap”'] : [],
    },
    product: random.chance(0.6) ? createProduct(random, tongue) : null,
    title: null,
    prompt: random.pick(tongue.prompts),
    tone: random.pick(TONES),
    goal: random.pick(GOALS),
    theme: random.chance(0.35) ? random.pick(THEMES) : null,
    instructions: null,
    pictures: refs,
    seed,
    ...(random.chance(0.6) && { language: random.pick(DESIGN_LANGUAGES) }),
  }
  const kinds = Object.keys(pictures).join('+') || 'no picture'
  const name = `seed ${seed}: ${tongue.script}, ${width}x${height} ${platform}, ${primary_color} ${secondary_color}, ${brief.theme}, ${kinds}`
  return { name, brief, pictures }
}

/** Sides from 200 to 4096 pixels with ratios from 1:3 to 4:1. Most sizes are small. */
function chooseSize(random: Random): readonly [string | null, number, number] {
  const ratio = 1 / 3 + random.next() ** 2 * (4 - 1 / 3)
  const longest = random.chance(0.03) ? 4096 : 900
  const short = 200 * (longest / Math.max(ratio, 1 / ratio) / 200) ** random.next()
  const [width, height] = ratio > 1 ? [short * ratio, short] : [short, short / ratio]
  const side = (of: number) => Math.min(4096, Math.max(200, Math.round(of)))
  const [w, h] = [side(width), side(height)]
  return [random.pick(PLATFORMS), Math.max(Math.ceil(h / 3), Math.min(w, h * 4)), h]
}

/** Two of three brands have difficult colors. */
function chooseColors(random: Random): readonly [string, string] {
  const any = () => hex(random.next() * 0xffffff)
  const dark = () => hex(((random.next() * 40) << 16) | ((random.next() * 40) << 8) | (random.next() * 40))
  const pale = () => hex(0xffffff - ((random.next() * 24) << 16) - ((random.next() * 24) << 8) - random.next() * 24)
  const neon = () => random.pick(['#D7FF1E', '#FF00FF', '#00FFFF', '#FFFF00', '#39FF14', '#FF2079', '#FF5F1F'])
  const close = (color: string) => hex(Math.max(0, Number.parseInt(color.slice(1), 16) - 0x030203))
  const first = random.pick([any, any, dark, pale, neon, () => '#FFFFFF', () => '#000000', () => '#777777'])()
  const second = random.pick([any, any, dark, pale, neon, () => first, () => close(first), () => '#FFFFFF'])()
  return [first, second]
}

const hex = (value: number) =>
  `#${Math.max(0, Math.floor(value)).toString(16).padStart(6, '0').slice(-6).toUpperCase()}`

function createProduct(random: Random, tongue: SampleLanguage): ProductBrief {
  return {
    name: tongue.product,
    description: random.chance(0.5) ? tongue.about : null,
    proposition: random.chance(0.7) ? tongue.proposition : null,
    benefits: tongue.benefits.slice(0, Math.floor(random.next() * 5)),
    price_text: random.chance(0.5) ? tongue.price : null,
    cta: random.chance(0.6) ? tongue.cta : null,
  }
}

async function chooseImages(
  random: Random,
  colors: readonly string[],
): Promise<{ refs: ImageRef[]; pictures: ImageBytes }> {
  const names = random
    .shuffle(Object.keys(SAMPLE_IMAGES) as SampleImageName[])
    .slice(0, random.pick([0, 0, 1, 1, 1, 2, 3, 4]))
  const refs = names.map((key, index): ImageRef => ({ key, role: index === 0 ? 'product' : 'reference' }))
  const found = await Promise.all(names.map(async (key) => [key, await SAMPLE_IMAGES[key]()] as const))
  if (random.chance(0.45)) return { refs, pictures: Object.fromEntries(found) }
  const [name, color] = [random.pick(Object.keys(SAMPLE_LOGOS) as SampleLogoName[]), random.pick(colors)]
  const logo = [`logo ${name}`, await SAMPLE_LOGOS[name](color)] as const
  return { refs: [...refs, { key: logo[0], role: 'logo' }], pictures: Object.fromEntries([...found, logo]) }
}
