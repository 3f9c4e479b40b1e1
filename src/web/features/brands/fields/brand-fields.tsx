import type { Brand } from '#contract/brands/brands.ts'
import { t as p } from '#web/words/brand-palette.ts'
import { t } from '#web/words/brands.ts'
import { PaletteSection } from '../palette/palette-section.tsx'
import { ClaimFields } from './claim-fields.tsx'
import { GuidelineFields } from './guideline-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { PersonalityFields } from './personality-fields.tsx'
import { StrategyFields } from './strategy-fields.tsx'
import { VisualFields } from './visual-fields.tsx'

/** The sections that the list next to the form links to. */
export const BRAND_SECTIONS = [
  { id: 'identity', title: t.brandIdentity },
  { id: 'visual', title: t.visualDesign },
  { id: 'palette', title: p.extendedPalette },
  { id: 'personality', title: t.brandPersonality },
  { id: 'strategy', title: t.contentAudienceStrategy },
  { id: 'guidelines', title: t.contentGuidelines },
  { id: 'claims', title: t.approvedClaims },
] as const

export function BrandFields({ brand }: { brand: Brand | undefined }) {
  return (
    <div className="flex flex-col gap-12">
      <IdentityFields brand={brand} />
      <VisualFields />
      <PaletteSection />
      <PersonalityFields />
      <StrategyFields />
      <GuidelineFields />
      <ClaimFields />
    </div>
  )
}
