import type { Brand } from '#contract/brands/brands.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { BrandTile } from '#web/domains/brands/brand-tile.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'

export function BrandStep({ selection, change, onNext, brands }: StepProps & { brands: readonly Brand[] }) {
  const choose = (value: string) => {
    const brandId = Number(value)
    if (brandId !== selection.brandId) change({ brandId, productId: null, tone: null, language: null })
  }
  return (
    <StepFrame
      title={t.chooseABrand}
      text={t.itsColorsTypeLogoAnd}
      onNext={onNext}
      isBlocked={!brands.some(({ id }) => id === selection.brandId)}
    >
      <ChoiceCards
        legend={t.brand}
        isLegendHidden
        isFlat
        pick="one"
        chosen={[String(selection.brandId)]}
        onChoose={choose}
        className="sm:grid-cols-2 lg:grid-cols-3"
        options={brands.map((brand) => ({
          value: String(brand.id),
          label: brand.name,
          text: brand.description || fill(t.inTone, { tone: optionLabel(brand.brand_tone) }),
          art: <BrandArt brand={brand} />,
        }))}
      />
    </StepFrame>
  )
}

/** The first letter of the brand on its primary color, next to its secondary color. */
function BrandArt({ brand }: { brand: Brand }) {
  return (
    <span className="flex gap-1.5">
      <BrandTile brand={brand} className="size-11" />
      <span className="h-11 w-3 rounded-[3px]" style={{ background: brand.secondary_color }} aria-hidden />
    </span>
  )
}
