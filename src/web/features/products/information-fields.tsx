import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { PRODUCT_TYPES, type ProductType } from '#contract/options.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { FormSelect, FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { t as l } from '#web/words/design-language.ts'
import { t } from '#web/words/products.ts'
import { CurrencyField, PriceField } from './price-fields.tsx'
import type { ProductValues } from './product-values.ts'

const TYPE_NAMES: Record<ProductType, string> = {
  physical_good: t.physicalGood,
  digital_product: t.digitalProduct,
  software_saas: t.softwareSaaS,
  service: t.service,
  event: t.event,
  feature_update: t.featureUpdate,
  promotion_sale: t.promotionOrSale,
}
const TYPES = PRODUCT_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }))
const LANGUAGES = LANGUAGE_OPTIONS.map((option) =>
  option.value === AUTOMATIC ? { ...option, label: l.languageOfTheBrand } : option,
)

interface InformationFieldsProps {
  /** The choice of the brand, if there are several. */
  brand: ReactNode
  brandCurrency: string | null | undefined
  image: ReactNode
}

/** Name, price and image of the product. */
export function InformationFields({ brand, brandCurrency, image }: InformationFieldsProps) {
  const isOwnFile = useWatch<ProductValues, 'image_url'>({ name: 'image_url' })?.startsWith('/')
  return (
    <FormSection id="information" title={t.productInformation} text={t.basicsHint}>
      {brand}
      <FormText<ProductValues> name="name" label={t.name} required />
      <FormTextArea<ProductValues> name="description" label={t.description} help={t.descriptionHint} />
      <FieldPair>
        <FormText<ProductValues> name="category" label={t.category} placeholder={t.skinCare} />
        <FormSelect<ProductValues>
          name="product_type"
          label={t.productType}
          options={TYPES}
          placeholder={t.notChosen}
        />
        <PriceField brandCurrency={brandCurrency} />
        <CurrencyField brandCurrency={brandCurrency} />
        <FormText<ProductValues>
          name="pricing_text"
          label={t.pricingText}
          placeholder={t.from39AMonth}
          help={t.priceTextHint}
        />
        <FormSelect<ProductValues> name="language" label={l.language} options={LANGUAGES} />
      </FieldPair>
      {image}
      {/* Hidden, not unmounted: an unmounted field would not be updated after an upload. */}
      <div hidden={isOwnFile}>
        <FormText<ProductValues>
          name="image_url"
          label={t.imageUrl}
          type="url"
          placeholder="https://"
          help={t.imageUrlHint}
        />
      </div>
    </FormSection>
  )
}
