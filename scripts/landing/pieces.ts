import type { LayoutName } from '#contract/options.ts'
import type { BrandBrief } from '#studio/model/brief.ts'

/** One image of the landing page: its request to the studio, and its file name. Sizes are pixels. */
export interface Piece {
  name: string
  brand: BrandBrief
  prompt: string
  width: number
  height: number
  platform: string
  /** The layout is named, so that a piece does not change when the studio gets new layouts. */
  layout: LayoutName
  seed: number
  /** A cutout in this folder. */
  product?: 'bottle' | 'can' | 'jar'
}

const verdant: BrandBrief = {
  name: 'Verdant',
  description: 'Plant-based skincare for sensitive skin',
  primary_color: '#0F4C3F',
  secondary_color: '#E3C9A8',
  typography: 'Playfair Display, serif',
  tone: 'luxury',
}

const sunbolt: BrandBrief = {
  name: 'Sunbolt',
  description: 'Sparkling citrus with nothing to hide',
  primary_color: '#D8321A',
  secondary_color: '#FFD60A',
  typography: 'Anton, sans-serif',
  tone: 'bold',
}

const nocturne: BrandBrief = {
  name: 'nocturne',
  description: 'The app that teaches you to sleep',
  primary_color: '#1B1B3A',
  secondary_color: '#F4A6B7',
  typography: 'Poppins, sans-serif',
  tone: 'minimal',
}

const harbor: BrandBrief = {
  name: 'Harbor & Sons',
  description: 'Small-batch coffee roasters by the pier',
  primary_color: '#143D4F',
  secondary_color: '#E4572E',
  typography: 'Oswald, sans-serif',
  tone: 'friendly',
}

const ledgerline: BrandBrief = {
  name: 'Ledgerline',
  description: 'Bookkeeping for teams of one to twenty',
  primary_color: '#2B2BD9',
  secondary_color: '#D7F25B',
  typography: 'JetBrains Mono, monospace',
  tone: 'innovative',
}

const crumb: BrandBrief = {
  name: 'Petal & Crumb',
  description: 'A corner bakery that smells of cardamom',
  primary_color: '#A3234A',
  secondary_color: '#FBDCC8',
  typography: 'Lora, serif',
  tone: 'playful',
}

const havn: BrandBrief = {
  name: 'havn',
  description: 'Quiet care for skin that works outside',
  primary_color: '#1D2A9A',
  secondary_color: '#DDE5FF',
  typography: 'Nunito, sans-serif',
  tone: 'minimal',
}

const fernweh: BrandBrief = {
  name: 'Fernweh',
  description: 'Gravel bikes, built to order',
  primary_color: '#141414',
  secondary_color: '#F5B700',
  typography: 'Bebas Neue, sans-serif',
  tone: 'bold',
}

const portrait = { width: 1080, height: 1350, platform: 'instagram' }
const square = { width: 1080, height: 1080, platform: 'instagram' }
const story = { width: 1080, height: 1920, platform: 'instagram' }
const banner = { width: 1200, height: 627, platform: 'linkedin' }

const SUNBOLT = 'Launch of our new can: "Zero sugar. Full send." "Blood orange and yuzu, ice cold" "Grab a can"'

export const PIECES: readonly Piece[] = [
  {
    name: 'verdant',
    brand: verdant,
    ...portrait,
    layout: 'arch',
    seed: 2,
    product: 'bottle',
    prompt: '"Wake up to brighter skin" "Vitamin C, pressed the day we ship it" "Discover"',
  },
  { name: 'sunbolt', brand: sunbolt, ...square, layout: 'poster', seed: 3, product: 'can', prompt: SUNBOLT },
  {
    name: 'nocturne',
    brand: nocturne,
    ...story,
    layout: 'horizon',
    seed: 3,
    prompt: '"Sleep is a skill." "Seven nights to better ones" "Start tonight"',
  },
  {
    name: 'harbor',
    brand: harbor,
    ...portrait,
    layout: 'ticket',
    seed: 11,
    prompt: '"The slow roast is back" "First bags on Friday, from $14" "Reserve yours"',
  },
  {
    name: 'ledgerline',
    brand: ledgerline,
    ...banner,
    layout: 'split',
    seed: 18,
    prompt: '"Close the books by Tuesday" "Receipts in, reports out" "See how"',
  },
  {
    name: 'crumb',
    brand: crumb,
    ...square,
    layout: 'arch',
    seed: 4,
    prompt: '"Rye loaves, Saturdays only" "Out of the oven at eight" "Order ahead"',
  },
  {
    name: 'havn',
    brand: havn,
    ...square,
    layout: 'arch',
    seed: 5,
    product: 'jar',
    prompt: '"Softer by Sunday" "The overnight balm for working hands" "Meet the balm"',
  },
  {
    name: 'fernweh',
    brand: fernweh,
    ...banner,
    layout: 'horizon',
    seed: 11,
    prompt: '"Take the long way home" "Gravel bikes, built to order" "Build yours"',
  },
  { name: 'sunbolt-story', brand: sunbolt, ...story, layout: 'poster', seed: 3, product: 'can', prompt: SUNBOLT },
  { name: 'sunbolt-banner', brand: sunbolt, ...banner, layout: 'poster', seed: 3, product: 'can', prompt: SUNBOLT },
]
