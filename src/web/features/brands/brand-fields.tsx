import type { Brand } from '#contract/brands.ts'
import { GuidelineFields } from './guideline-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { PersonalityFields } from './personality-fields.tsx'
import { StrategyFields } from './strategy-fields.tsx'
import { VisualFields } from './visual-fields.tsx'

/** The sections that the list next to the form links to. */
export const BRAND_SECTIONS = [
  { id: 'identity', title: 'Brand Identity' },
  { id: 'visual', title: 'Visual Design' },
  { id: 'personality', title: 'Brand Personality' },
  { id: 'strategy', title: 'Content & Audience Strategy' },
  { id: 'guidelines', title: 'Content Guidelines' },
] as const

export function BrandFields({ brand }: { brand: Brand | undefined }) {
  return (
    <div className="flex flex-col gap-12">
      <IdentityFields brand={brand} />
      <VisualFields />
      <PersonalityFields />
      <StrategyFields />
      <GuidelineFields />
    </div>
  )
}
