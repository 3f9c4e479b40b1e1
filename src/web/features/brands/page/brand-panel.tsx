import { Palette } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { ChoiceList } from '#web/domains/providers/choice-list.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { t as fonts } from '#web/words/brand-fonts.ts'
import { t as logos } from '#web/words/brand-logos.ts'
import { t as images } from '#web/words/brand-images.ts'
import { t as palette } from '#web/words/brand-palette.ts'
import { t } from '#web/words/brand-updates.ts'
import { t as providers } from '#web/words/providers.ts'
import { ConsistencyPanel } from '../consistency/consistency-panel.tsx'
import { FontsPanel } from '../fonts/fonts-panel.tsx'
import { LogoVariantsPanel } from '../logos/logo-variants-panel.tsx'
import { PairLists } from '../palette/pair-lists.tsx'
import { listPairColors, listPairs } from '../palette/palette-pairs.ts'
import { ImagesPanel } from '../images/images-panel.tsx'
import { PaletteSwatches } from '../palette/palette-swatches.tsx'
import { DesignsPanel } from '../updates/designs-panel.tsx'
import { VersionsPanel } from '../updates/versions-panel.tsx'
import { BrandOverview } from './brand-overview.tsx'
import { type BrandTab, TAB_NAMES } from './brand-tabs.ts'

/** The part of the page that is open. */
export function BrandPanel({ brand, tab }: { brand: Brand; tab: BrandTab }) {
  if (tab === 'overview') return <BrandOverview brand={brand} />
  if (tab === 'consistency') return <ConsistencyPanel key={brand.id} brandId={brand.id} />
  return (
    <Part title={TAB_NAMES[tab]} text={TEXTS[tab]}>
      {tab === 'designs' && <DesignsPanel brand={brand} />}
      {tab === 'pictures' && <ImagesPanel brand={brand} />}
      {tab === 'versions' && <VersionsPanel brand={brand} />}
      {tab === 'logos' && <LogoVariantsPanel brand={brand} />}
      {tab === 'fonts' && <FontsPanel brand={brand} />}
      {tab === 'palette' && <PalettePanel brand={brand} />}
      {tab === 'providers' && (
        <div className="max-w-lg">
          <ChoiceList brandId={brand.id} />
        </div>
      )}
    </Part>
  )
}

const TEXTS = {
  designs: t.designsLead,
  pictures: images.lead,
  versions: t.versionsLead,
  logos: logos.lead,
  fonts: fonts.lead,
  palette: palette.sectionLead,
  providers: providers.brandLead,
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <div>
        <h2 className="text-md">{title}</h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}

/** All colors of a brand, and which of them make readable text together. They are changed in its form. */
function PalettePanel({ brand }: { brand: Brand }) {
  const { id, primary_color, secondary_color, extended_palette, typography } = brand
  const colors = listPairColors(primary_color, secondary_color, extended_palette ?? null)
  const own = colors.filter((color) => color.id !== 'white' && color.id !== 'black')
  return (
    <div className="grid items-start gap-x-8 gap-y-7 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <PaletteSwatches colors={own} />
        {!extended_palette && <p className="text-sm text-muted">{palette.noColors}</p>}
        <ButtonLink variant="secondary" className="self-start" to={`/dashboard/brands?edit=${id}#palette`}>
          <Palette aria-hidden />
          {palette.edit}
        </ButtonLink>
      </div>
      <PairLists {...listPairs(colors)} typography={typography} />
    </div>
  )
}
