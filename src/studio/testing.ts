import type { BrandBrief, Brief } from './brief.ts'
import type { Copy } from './copy/copy.ts'
import type { PictureFacts, PictureKind, ToneGrid } from './material.ts'
import type { Measure } from './type/ruler.ts'

/** Invented briefs for the studio's tests. */
export function briefOf(over: Partial<Brief> = {}, brand: Partial<BrandBrief> = {}): Brief {
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

export function copyOf(headline: string, over: Partial<Copy> = {}): Copy {
  const none = { eyebrow: null, subline: null, benefits: [], badge: null, price: null, cta: null }
  return { headline, ...none, caption: '', hashtags: [], alt_text: '', ...over }
}

/** Every letter 560 thousandths of an em wide, a space 260. */
export const fakeMeasure: Measure = async (runs) => runs.map(({ text }) => (text === ' ' ? 260 : text.length * 560))

export function pictureFacts(kind: PictureKind): PictureFacts {
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

/** From black to white in every cell: the hardest picture to read words on. */
const BUSY: ToneGrid = { columns: 1, rows: 1, dark: [0], light: [255] }

/** A free-standing logo of the given width by height. */
export function logoFacts(ratio: number): PictureFacts {
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
