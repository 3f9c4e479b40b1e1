import type { Brief } from '../brief.ts'

/** How a tone behaves on the sheet. */
export interface Manner {
  /** The tone of the brand's own list whose drawings and faces are used. */
  tone: string
  corner: 'sharp' | 'soft' | 'round'
  /** 0: nothing that is not needed, 1: some decoration, 2: as much as the sheet bears. */
  energy: 0 | 1 | 2
  /** Degrees by which free-standing things may lean. */
  tilt: number
  /** Whether a heavy headline may stand in capitals. */
  capitals: boolean
  /** Whether facts are kept when room is short. */
  factual: boolean
}

/** What a goal makes larger or smaller: factors of the usual size. */
export interface Emphasis {
  goal: 'awareness' | 'engagement' | 'sales' | null
  headline: number
  price: number
  call: number
  badge: number
}

type Row = [Manner['corner'], Manner['energy'], number, boolean, boolean]

const MANNERS: Record<string, Row> = {
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

/** The tones of a request colour a brand's own tone: a quiet brand that speaks professionally stays itself. */
export function mannerOf({ tone, brand }: Pick<Brief, 'tone' | 'brand'>): Manner {
  const own = brand.tone.toLowerCase()
  const asked = (tone ?? own).toLowerCase()
  const [corner, energy, tilt, capitals, factual] = MANNERS[asked] ?? MANNERS[own] ?? ['soft', 1, 0, false, false]
  return { tone: spokenAs(asked, own), corner, energy, tilt, capitals, factual }
}

function spokenAs(asked: string, own: string): string {
  if (asked === 'casual') return own === 'playful' ? own : 'friendly'
  if (asked === 'enthusiastic') return LOUD.includes(own) ? own : 'bold'
  if (asked === 'informative') return QUIET.includes(own) ? own : 'innovative'
  return asked === 'professional' && QUIET.includes(own) ? own : asked
}

const EMPHASES: Record<string, Emphasis> = {
  awareness: { goal: 'awareness', headline: 1.05, price: 0.95, call: 0.94, badge: 1 },
  engagement: { goal: 'engagement', headline: 1.12, price: 0.95, call: 1, badge: 1 },
  sales: { goal: 'sales', headline: 0.95, price: 1.75, call: 1.2, badge: 1.35 },
}

export const emphasisOf = (goal: string | null): Emphasis =>
  EMPHASES[(goal ?? '').toLowerCase()] ?? { goal: null, headline: 1, price: 1, call: 1, badge: 1 }
