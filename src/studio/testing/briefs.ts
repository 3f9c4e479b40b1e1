import type { BrandBrief, Brief } from '../model/brief.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { ImageFacts, ImageKind, BrightnessGrid } from '../model/material.ts'
import type { PlacedPiece } from '../model/pieces.ts'
import type { MeasureText } from '../type/text-ruler.ts'

/** Creates a brief for tests. */
export function createBrief(over: Partial<Brief> = {}, brand: Partial<BrandBrief> = {}): Brief {
  return {
    content_type: 'image',
    width: 1080,
    height: 1080,
    platform: null,
    brand: {
      name: 'Verdant',
      description: 'Plant-based skincare for sensitive skin',
      primary_color: '#0F4C3F',
      secondary_color: '#E3C9A8',
      typography: 'Playfair Display, serif',
      tone: 'professional',
      ...brand,
    },
    product: null,
    title: null,
    prompt: 'Promote our new serum',
    tone: null,
    goal: null,
    theme: null,
    instructions: null,
    pictures: [],
    seed: 7,
    ...over,
  }
}

/** Creates copy for tests with the given headline and nothing else. */
export function createCopy(headline: string, over: Partial<Copy> = {}): Copy {
  const none = { eyebrow: null, subline: null, details: [], benefits: [], badge: null, price: null, cta: null }
  return {
    language: 'en',
    headline,
    ...none,
    small_print: null,
    block: null,
    alternatives: [],
    caption: '',
    hashtags: [],
    alt_text: '',
    ...over,
  }
}

/** Creates a placed piece for tests, of words without facts. */
export const createPiece = (slot: PlacedPiece['slot'], text: string): PlacedPiece => ({
  id: `prompt:${text}`,
  kind: 'feature',
  text,
  source: { field: 'prompt', start: 0, end: text.length },
  emphasis: [],
  slot,
})

/** A text measure for tests: each letter is 0.56 em wide, a space 0.26 em. */
export const fakeMeasure: MeasureText = async (runs) => runs.map(({ text }) => (text === ' ' ? 260 : text.length * 560))

/** Creates image facts for tests. */
export function createImageFacts(kind: ImageKind): ImageFacts {
  const subject =
    kind === 'photo' ? { x: 0, y: 0, width: 1400, height: 1000 } : { x: 20, y: 10, width: 250, height: 580 }
  const size = kind === 'photo' ? { width: 1400, height: 1000 } : { width: 290, height: 600 }
  return {
    key: 'picture',
    kind,
    ...size,
    subject,
    focus: { x: 0.5, y: 0.5 },
    colors: ['#155A45'],
    rim: kind === 'cutout' ? ['#155A45'] : [],
    border: kind === 'cutout' ? null : '#FFFFFF',
    tones: BUSY,
  }
}

/** From black to white in every cell: the hardest image to read text on. */
const BUSY: BrightnessGrid = { columns: 1, rows: 1, dark: [0], light: [255] }

/** Creates a transparent logo with the given ratio width / height. */
export function createLogoFacts(ratio: number): ImageFacts {
  const [width, height] = [400, Math.round(400 / ratio)]
  const subject = { x: 0, y: 0, width, height }
  return {
    key: 'logo',
    kind: 'cutout',
    width,
    height,
    subject,
    focus: { x: 0.5, y: 0.5 },
    colors: ['#0F4C3F'],
    rim: ['#0F4C3F'],
    border: null,
    tones: BUSY,
  }
}

/** The mean difference of two images of the same size in raw channels, from 0 to 255. A loop takes a fifth of the time of `reduce`. */
export function measureMeanDifference(one: Uint8Array, other: Uint8Array | Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length
}
