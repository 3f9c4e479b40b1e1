import type { BrandTone, WIZARD_TONES } from '#contract/options.ts'

type RequestTone = (typeof WIZARD_TONES)[number]

/** The tone of a request that comes nearest to that of a brand. The two lists differ. */
const TONES: Readonly<Record<BrandTone, RequestTone>> = {
  professional: 'professional',
  playful: 'enthusiastic',
  luxury: 'professional',
  minimal: 'informative',
  bold: 'enthusiastic',
  friendly: 'casual',
  authoritative: 'informative',
  innovative: 'enthusiastic',
}

/** The tone with which requests for a brand start. */
export const toRequestTone = (brandTone: string | undefined): RequestTone =>
  Object.entries(TONES).find(([tone]) => tone === brandTone)?.[1] ?? 'professional'
