import type { Brief } from '../model/brief.ts'

/** How a tone of voice affects the design. */
export interface ToneStyle {
  /** The brand tone that selects drawings and fonts. */
  tone: string
  corner: 'sharp' | 'soft' | 'round'
  /** Amount of decoration: 0 is none, 1 is some, 2 is much. */
  energy: 0 | 1 | 2
  /** Maximum rotation of free-standing elements, in degrees. */
  angle: number
  /** Whether a heavy headline may be in capitals. */
  capitals: boolean
  /** Whether facts are kept when space is short. */
  factual: boolean
}

/** Size factors for a goal: 1 is the usual size. */
export interface Emphasis {
  goal: 'awareness' | 'engagement' | 'sales' | null
  headline: number
  price: number
  cta: number
  badge: number
}

type StyleRow = [ToneStyle['corner'], ToneStyle['energy'], number, boolean, boolean]

const TONE_STYLES: Record<string, StyleRow> = {
  professional: ['soft', 0, 0, false, false],
  authoritative: ['sharp', 0, 0, false, true],
  luxury: ['round', 0, 0, false, false],
  minimal: ['sharp', 0, 0, false, false],
  innovative: ['soft', 1, 0, false, false],
  friendly: ['round', 1, 4, false, false],
  playful: ['round', 2, 7, true, false],
  bold: ['soft', 2, 6, true, false],
  casual: ['round', 1, 5, false, false],
  enthusiastic: ['round', 2, 8, true, false],
  informative: ['soft', 0, 0, false, true],
}

const QUIET = ['luxury', 'minimal', 'authoritative', 'professional']
const LOUD = ['bold', 'playful']

/** Combines the request's tone with the brand's tone. A quiet brand keeps its own tone for 'professional'. */
export function chooseToneStyle({ tone, brand }: Pick<Brief, 'tone' | 'brand'>): ToneStyle {
  const own = brand.tone.toLowerCase()
  const asked = (tone ?? own).toLowerCase()
  const [corner, energy, angle, capitals, factual] = TONE_STYLES[asked] ??
    TONE_STYLES[own] ?? ['soft', 1, 0, false, false]
  return { tone: chooseBrandTone(asked, own), corner, energy, angle, capitals, factual }
}

function chooseBrandTone(asked: string, own: string): string {
  if (asked === 'casual') return own === 'playful' ? own : 'friendly'
  if (asked === 'enthusiastic') return LOUD.includes(own) ? own : 'bold'
  if (asked === 'informative') return QUIET.includes(own) ? own : 'innovative'
  return asked === 'professional' && QUIET.includes(own) ? own : asked
}

const GOAL_EMPHASES: Record<string, Emphasis> = {
  awareness: { goal: 'awareness', headline: 1.05, price: 0.95, cta: 0.94, badge: 1 },
  engagement: { goal: 'engagement', headline: 1.12, price: 0.95, cta: 1, badge: 1 },
  sales: { goal: 'sales', headline: 0.95, price: 1.75, cta: 1.2, badge: 1.35 },
}

/** Returns the size factors for a goal. An unknown goal changes nothing. */
export const chooseEmphasis = (goal: string | null): Emphasis =>
  GOAL_EMPHASES[(goal ?? '').toLowerCase()] ?? { goal: null, headline: 1, price: 1, cta: 1, badge: 1 }
