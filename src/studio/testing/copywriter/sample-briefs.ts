import type { BrandBrief, Brief, ProductBrief } from '../../model/brief.ts'
import { createBrief } from '../briefs.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'

export const SERUM: ProductBrief = {
  name: 'C+15 Serum',
  description: 'A vitamin C serum that brightens tired skin. Made in Lyon.',
  proposition: 'Wake up to brighter skin',
  benefits: ['Visible glow in 14 days', 'Fragrance free, vegan'],
  price_text: '$38',
  cta: 'Shop the serum',
}
export const BAG: ProductBrief = {
  name: 'Nomad 24L',
  description: 'A backpack that fits under every airline seat.',
  proposition: null,
  benefits: ['Fits under the seat', 'Waterproof zips'],
  price_text: '€129',
  cta: 'Learn More',
}
export const CRUMB: Partial<BrandBrief> = {
  name: 'Crumb & Co',
  description: 'Neighbourhood bakery in Leith',
  tone: 'friendly',
  dont: ['cheap', 'No emojis'],
}
export const LEDGERLY: Partial<BrandBrief> = {
  name: 'Ledgerly',
  description: 'Finance software for mid-market teams. No spreadsheets.',
  ctas: ['Book a demo'],
  keywords: ['fintech'],
  dont: ['synergy', 'Use exclamation marks'],
}
export const NOMAD: Partial<BrandBrief> = {
  name: 'Nomad Works',
  description: 'Carry goods made to be repaired',
  ctas: ['Shop bags'],
}

/** The copy of a post for Instagram, unless `over` says otherwise. */
export const written = (prompt: string, brand: Partial<BrandBrief> = {}, over: Partial<Brief> = {}) =>
  writeCopy(createBrief({ prompt, platform: 'instagram', ...over }, brand))
