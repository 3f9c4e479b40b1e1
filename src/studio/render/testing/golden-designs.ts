import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { writeCopy } from '../../copywriter/write-copy.ts'
import type { BrandBrief, Brief, ImageRef, ProductBrief } from '../../model/brief.ts'
import type { Scene } from '../../model/scene.ts'
import type { ThemeName } from '../../themes/theme.ts'
import type { ImageBytes, RenderedImage, Studio } from '../studio.ts'

/** The sizes in pixels at which all layouts are tested, by class of aspect ratio. */
export const GOLDEN_SIZES = {
  square: [720, 720],
  tall: [720, 1280],
  wide: [960, 502],
  banner: [1200, 400],
} as const
export type GoldenAspect = keyof typeof GOLDEN_SIZES
/** The longer side of a stored golden image, in pixels. */
const GOLDEN_SIDE = 256
/** The folder of the golden images. */
export const GOLDEN_FOLDER = join(import.meta.dirname, '../golden')

/** The content and the brand of a golden design. */
export interface GoldenDesign {
  brand: BrandBrief
  prompt: string
  product?: Partial<ProductBrief>
  pictures?: readonly SampleImageName[]
  goal?: string
  tone?: string
  /** BCP 47. Detected if absent. */
  language?: string
}
type SampleImageName = 'bottle' | 'can' | 'jar' | 'hills' | 'can-on-gray'

const brand = (name: string, about: string, colors: string, typography: string, tone: string): BrandBrief => {
  const [primary_color = '', secondary_color = ''] = colors.split(' ')
  return { name, description: about, primary_color, secondary_color, typography, tone }
}
const VERDANT = brand('Verdant', 'Plant-based skincare', '#0F4C3F #E3C9A8', 'Playfair Display, serif', 'luxury')
const SUNBOLT = brand('Sunbolt', 'Sparkling citrus', '#D8321A #FFD60A', 'Anton, sans-serif', 'bold')
const NOCTURNE = brand('nocturne', 'The app that teaches sleep', '#1B1B3A #F4A6B7', 'Poppins, sans-serif', 'minimal')
const HARBOR = brand('Harbor & Sons', 'Coffee roasters', '#143D4F #E4572E', 'Oswald, sans-serif', 'friendly')
const LEDGER = brand('Ledgerline', 'Bookkeeping for small teams', '#2B2BD9 #D7F25B', 'JetBrains Mono', 'innovative')
const CRUMB = brand('Petal & Crumb', 'A corner bakery', '#A3234A #FBDCC8', 'Lora, serif', 'playful')
const HAVN = brand('havn', 'Quiet care for skin', '#1D2A9A #DDE5FF', 'Nunito, sans-serif', 'professional')
const FERNWEH = brand('Fernweh', 'Gravel bikes, built to order', '#141414 #F5B700', 'Bebas Neue, sans-serif', 'bold')

const SERUM = '“Wake up to brighter skin” “Vitamin C, pressed the day we ship it” “Discover”'
const CAN = '“Zero sugar. Full send.” “Blood orange and yuzu, ice cold” “Grab a can”'
const BALM = '“Softer by Sunday” “The overnight balm for working hands” “Meet the balm”'
const SLEEP = '“Sleep is a skill.” “Seven nights to better ones” “Start tonight”'
const ROAD = '“Take the long way home” “Gravel bikes, built to order” “Build yours”'

/** The golden design of each layout. */
export const GOLDEN_DESIGNS: Readonly<Record<string, GoldenDesign>> = {
  split: { brand: VERDANT, prompt: SERUM, pictures: ['bottle'] },
  poster: { brand: SUNBOLT, prompt: CAN, pictures: ['can'] },
  card: { brand: CRUMB, prompt: '“Cardamom buns, Saturdays only” “Out of the oven at eight” “Order ahead”' },
  arch: { brand: HAVN, prompt: BALM, pictures: ['jar'] },
  wedge: { brand: SUNBOLT, prompt: '“Summer in a can” “Now in twelve packs” “Stock up”', pictures: ['can'] },
  masthead: {
    brand: VERDANT,
    prompt: '“The quiet ritual” “Three drops, twice a day” “Read more”',
    pictures: ['bottle'],
  },
  bars: { brand: HARBOR, prompt: '“The slow roast is back” “First bags on Friday” “Reserve yours”' },
  horizon: { brand: HAVN, prompt: BALM, pictures: ['jar'] },
  minimal: { brand: NOCTURNE, prompt: SLEEP },
  ticket: {
    brand: CRUMB,
    prompt: 'Invite people to our bakery’s “Cardamom night” “Friday, 7 pm, corner of Elm” “Save a seat”',
  },
  bubble: { brand: HARBOR, prompt: '“How do you take yours?” “Tell us below” “Join in”', goal: 'engagement' },
  columns: {
    brand: LEDGER,
    prompt: '“Close the books by Tuesday” “Receipts in, reports out” “See how”',
    product: { benefits: ['Reads every receipt', 'Taxes on time', 'One price for all'] },
    tone: 'informative',
  },
  quote: { brand: VERDANT, prompt: '“I stopped wearing foundation after two weeks” “— Maya R., Porto”' },
  offer: {
    brand: CRUMB,
    prompt: '“Twelve buns, one box” “Baked the same morning” “Order”',
    product: { price_text: '$24' },
    goal: 'sales',
  },
  photo: { brand: FERNWEH, prompt: ROAD, pictures: ['hills'] },
  seal: { brand: { ...NOCTURNE, description: null }, prompt: '“Seven nights, free”' },
  collage: { brand: HAVN, prompt: BALM, pictures: ['jar', 'hills', 'bottle'] },
  prints: {
    brand: FERNWEH,
    prompt: '“Roads that never made the map” “Gravel bikes, built to order” “Build yours”',
    pictures: ['hills'],
  },
  statement: {
    brand: LEDGER,
    prompt: '“Nobody starts a company to do the books.” “Receipts in, reports out” “See how”',
  },
  agenda: { brand: HARBOR, prompt: 'Tasting evening on Friday 12 June at 7 pm at Harbour Street 4, free entry' },
  announcement: {
    brand: FERNWEH,
    prompt: 'Test rides for everyone, Saturday 14 June from 10 am, with coffee and repairs',
  },
  comparison: { brand: LEDGER, prompt: 'Before: three hours of paperwork. After: ten minutes.' },
  coupon: { brand: SUNBOLT, prompt: 'Summer crate, 20% off with code YUZU20, minimum order 24 €' },
  factsheet: { brand: FERNWEH, prompt: 'The Pass gravel bike, from 2,890 €\n- 9.4 kg\n- 12 gears\n- Steel frame' },
  job: { brand: NOCTURNE, prompt: 'We are hiring a sleep researcher, remote in Europe, 60-75k €, apply by 30 June' },
  menu: {
    brand: CRUMB,
    prompt: 'Our Saturday menu: cardamom bun 3.50 €, rye loaf 6.20 €, filter coffee 2.90 €, apple tart 4.80 €',
  },
  statistic: { brand: HAVN, prompt: '9 out of 10 dry hands feel softer by Sunday' },
  steps: {
    brand: VERDANT,
    prompt: 'How to use a serum: 1. Cleanse your face 2. Take three drops 3. Press them in 4. Wait a minute',
  },
  billboard: { brand: FERNWEH, prompt: 'Gravel season opens! Test rides on Saturday, 14 June. Coffee is on us' },
  numeral: { brand: LEDGER, prompt: '5 receipts you can throw away: parking stubs, card slips, old quotes' },
  voice: { brand: VERDANT, prompt: '“I stopped wearing foundation after two weeks” “— Maya R., Porto”' },
  band: {
    brand: HARBOR,
    prompt: 'Tasting evening on Friday 12 June at 7 pm at Harbour Street 4, free entry, bring a friend',
  },
  frame: { brand: VERDANT, prompt: 'Closed from 24 to 26 December. See you on the 27th' },
  tiles: { brand: SUNBOLT, prompt: 'More ways to drink it: over crushed ice, in a spritz, straight from the can' },
  rings: { brand: LEDGER, prompt: 'Webinar: close your books in a day. Tuesday 22 September at 11 am, free' },
  disc: { brand: HARBOR, prompt: 'Slow Roast is back: 250 g for $14, until Friday', goal: 'sales' },
  halftone: { brand: SUNBOLT, prompt: 'Summer party on Saturday 11 July at 3 pm, Pier 17, with a DJ' },
  rays: { brand: CRUMB, prompt: 'Twelve buns now 24 € instead of 30 €, only on Saturday', goal: 'sales' },
  slant: { brand: HAVN, prompt: 'Pottery course for beginners: Saturday 16 January, 2 to 5 pm, 49 € with material' },
  tide: { brand: HAVN, prompt: 'Winter swim on Sunday 21 December at 8:30 am. Bring a towel, we bring cocoa' },
  stripes: { brand: SUNBOLT, prompt: '15% off with code NORTH15 until midnight', goal: 'sales' },
}

/** Golden designs of what happens to images: finishes of photos by tone and seed, and a product that is cut out. */
export const GOLDEN_IMAGES: Readonly<Record<string, DesignRequest>> = {
  'finish-duotone': createPhotoRequest('playful', 3),
  'finish-tint': createPhotoRequest('innovative', 4),
  'finish-grain': createPhotoRequest('luxury', 5),
  'finish-frame': createPhotoRequest('authoritative', 8),
  'cut-out': {
    showing: { brand: SUNBOLT, prompt: CAN, pictures: ['can-on-gray'] },
    size: GOLDEN_SIZES.square,
    layout: 'arch',
  },
}

const STRIP_DESIGN: GoldenDesign = { brand: SUNBOLT, prompt: CAN, pictures: ['can'] }
const STRIP_OFFER: GoldenDesign = {
  brand: HAVN,
  prompt: '“Softer by Sunday” “The overnight balm” “Meet the balm”',
  product: { price_text: '€18' },
}

/** Golden designs of the layouts of one line, in the sizes of banner ads and of a cover. */
export const GOLDEN_STRIPS: Readonly<Record<string, DesignRequest>> = {
  'strip-728x90': { showing: STRIP_DESIGN, size: [728, 90], layout: 'strip' },
  'strip-1128x191': { showing: STRIP_OFFER, size: [1128, 191], layout: 'strip' },
  'strip-320x50': { showing: STRIP_OFFER, size: [320, 50], layout: 'strip', seed: 12 },
  'strip-language-ar': {
    showing: { brand: HAVN, prompt: '“خصم كبير على كل المنتجات” “خصم 20%” “تسوق الآن”', language: 'ar' },
    size: [728, 90],
    layout: 'strip',
  },
  'endcap-728x90': { showing: STRIP_DESIGN, size: [728, 90], layout: 'endcap' },
  'endcap-970x90': { showing: STRIP_OFFER, size: [970, 90], layout: 'endcap' },
  'endcap-320x100': { showing: STRIP_DESIGN, size: [320, 100], layout: 'endcap' },
}

/** Golden designs of scripts and of line breaks by language, with prices whose order depends on the direction. */
export const GOLDEN_LANGUAGES: Readonly<Record<string, DesignRequest>> = {
  'language-ar': createTextRequest(
    'ar',
    '“خصم كبير على كل المنتجات” “خصم 20\u200E%\u200E حتى يوم الأحد”',
    '1,299.50 د.إ',
  ),
  'language-he': createTextRequest('he', '“מבצע קיץ גדול” “עד 20% הנחה עד יום ראשון”', '1,299.50 ₪'),
  'language-de': createTextRequest('de', '“Donaudampfschifffahrtsgesellschaft” “Nur 20 % Rabatt”', '19,90 €'),
  'language-fr': createTextRequest(
    'fr',
    '“Prêt\u202F? Oui\u202F!” “C’est l’été, vite\u00A0: «\u202Ftout\u202F» à moitié prix”',
    '1\u202F299,50 €',
  ),
  'language-bn': createTextRequest('bn', '“ত্বকের প্রাকৃতিক উজ্জ্বলতা ফিরে পান” “আজই কিনুন, গ্রীষ্মের ছাড়”', '৳১২০০'),
  'language-ta': createTextRequest('ta', '“உங்கள் சருமத்தை ஒளிரச் செய்யுங்கள்” “இப்போது வாங்குங்கள்”', '₹1,200'),
  'language-te': createTextRequest('te', '“మీ చర్మానికి సహజ మెరుపు” “ఇప్పుడే కొనండి”', '₹1,200'),
  'language-ka': createTextRequest('ka', '“გააღვიძეთ კანის ბუნებრივი სიკაშკაშე” “იყიდეთ ახლა”', '₾1,200'),
  'language-hy': createTextRequest('hy', '“Արթնացրեք ձեր մաշկի բնական փայլը” “Գնել հիմա”', '֏1,200'),
  'language-am': createTextRequest('am', '“የቆዳዎን ተፈጥሯዊ ብርሃን ያንቁ” “አሁን ይግዙ”', '1,200 ብር'),
  'language-km': createTextRequest('km', '“ធ្វើឱ្យស្បែករបស់អ្នកភ្លឺស្រស់” “ទិញឥឡូវនេះ ដើម្បីទទួលបានការបញ្ចុះតម្លៃ”', '៛1200'),
  'language-zh-Hant': createTextRequest('zh-Hant', '“骨直今令，全新義式咖啡機” “全場八折”', 'NT$1,200'),
  'language-ja': createTextRequest('ja', '“骨直今令、一杯の時間” “本日限り20%オフ”', '1,980円'),
}

function createTextRequest(language: string, prompt: string, price_text: string): DesignRequest {
  const serif = ['bn', 'te', 'km', 'he', 'hy', 'fr'].includes(language)
  const showing = { brand: serif ? VERDANT : HAVN, prompt, language, product: { price_text } }
  return { showing, size: GOLDEN_SIZES.square, layout: 'poster' }
}

function createPhotoRequest(tone: string, seed: number): DesignRequest {
  const showing = { brand: FERNWEH, prompt: ROAD, pictures: ['hills' as const], tone }
  return { showing, size: GOLDEN_SIZES.square, layout: 'photo', seed }
}

/** The design that shows the seasonal themes. */
export const SEASONAL_DESIGN: GoldenDesign = {
  brand: HARBOR,
  prompt: 'Promote our house blend “Roasted for right now” “First bags on Friday” “Order”',
}

/** A design with a given layout, or with the layout that the seed chooses. `size` is in pixels. */
export interface DesignRequest {
  showing: GoldenDesign
  size: readonly [width: number, height: number]
  layout?: string
  theme?: ThemeName
  seed?: number
}

/** Composes and renders a golden design. */
export async function renderDesign(studio: Studio, wanted: DesignRequest): Promise<RenderedImage & { scene: Scene }> {
  const { brief, pictures } = await createDesign(wanted)
  const scene = await studio.compose(brief, writeCopy(brief), pictures, { layout: wanted.layout ?? null })
  return { ...(await studio.render(scene, pictures)), scene }
}

/** The brief of a golden design, and the bytes of its images by their keys. */
export async function createDesign({ showing, size, theme, seed = 11 }: DesignRequest) {
  const names = showing.pictures ?? []
  const images: ImageBytes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await loadImage(name)] as const)),
  )
  const refs = names.map((key): ImageRef => ({ key, role: 'product' }))
  return { brief: createBrief(showing, size, theme ?? null, seed, refs), pictures: images }
}

/** Scales an image to the size of a golden image, as RGB (three bytes per pixel). */
export function scaleToGolden({ data }: RenderedImage): Sharp {
  return sharp(data).removeAlpha().resize(GOLDEN_SIDE, GOLDEN_SIDE, { fit: 'inside', kernel: 'lanczos3' })
}

function createBrief(
  { brand: own, prompt, product, goal = '', tone = '', language }: GoldenDesign,
  [width, height]: readonly [number, number],
  theme: string | null,
  seed: number,
  images: readonly ImageRef[],
): Brief {
  const none = { description: null, proposition: null, benefits: [], price_text: null, cta: null }
  return {
    content_type: 'image',
    width,
    height,
    platform: null,
    brand: own,
    product: product ? { name: own.name, ...none, ...product } : null,
    title: null,
    prompt,
    tone: tone || null,
    goal: goal || null,
    theme,
    instructions: null,
    pictures: images,
    seed,
    ...(language && { language }),
  }
}

const loaded = new Map<SampleImageName, Promise<Uint8Array>>()

function loadImage(name: SampleImageName): Promise<Uint8Array> {
  const image = loaded.get(name) ?? createImage(name)
  loaded.set(name, image)
  return image
}

/** Three cutouts of the landing page, one of them also on a gray background, and a landscape as a photo. */
async function createImage(name: SampleImageName): Promise<Uint8Array> {
  if (name === 'can-on-gray') return addBackground(await loadImage('can'))
  if (name !== 'hills')
    return new Uint8Array(await readFile(join(import.meta.dirname, '../../../../scripts/landing', `${name}.png`)))
  const ridge = (y: number, color: string, swing: number) =>
    `<path d="M0 ${y}C300 ${y - swing} 500 ${y + swing} 800 ${y - swing * 0.4}S1300 ${y + swing} 1600 ${y - swing}V1200H0Z" fill="${color}"/>`
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="#5b86a8"/><stop offset=".6" stop-color="#f2c9a0"/></linearGradient>`
  const hills = `${ridge(640, '#b58a7a', 90)}${ridge(740, '#7c6a72', 120)}${ridge(860, '#4a4f5c', 100)}${ridge(1010, '#23303a', 70)}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs>${sky}</defs><rect width="1600" height="1200" fill="url(#s)"/><circle cx="1080" cy="520" r="110" fill="#ffe9c4"/>${hills}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer())
}

/** Puts a cutout on a gray that gets a little darker downward, as in a photo studio. */
async function addBackground(cutout: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(cutout).metadata()
  const side = Math.round(Math.max(width, height) * 1.2)
  const gray = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="#f2f2f2"/><stop offset="1" stop-color="#e4e4e4"/></linearGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs>${gray}</defs><rect width="${side}" height="${side}" fill="url(#g)"/></svg>`
  const photo = sharp(Buffer.from(svg)).composite([{ input: Buffer.from(cutout) }])
  return new Uint8Array(await photo.jpeg({ quality: 92 }).toBuffer())
}
