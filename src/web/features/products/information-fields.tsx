import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CURRENCIES } from '#contract/languages.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/options.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { FormNumber, FormSelect, FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { nameCurrency } from './price.ts'
import type { ProductValues } from './product-values.ts'

const TYPE_NAMES: Record<ProductType, string> = {
  physical_good: 'Physical good',
  digital_product: 'Digital product',
  software_saas: 'Software (SaaS)',
  service: 'Service',
  event: 'Event',
  feature_update: 'Feature update',
  promotion_sale: 'Promotion or sale',
}
const TYPES = PRODUCT_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }))
const CURRENCY_OPTIONS = [
  { value: '', label: 'US dollar (default)' },
  ...CURRENCIES.map((code) => ({ value: code, label: `${code} – ${nameCurrency(code)}` })),
]
const LANGUAGES = LANGUAGE_OPTIONS.map((option) =>
  option.value === AUTOMATIC ? { ...option, label: 'Language of the brand' } : option,
)

/** Name, price and image of the product. */
export function InformationFields({ brand, image }: { brand: ReactNode; image: ReactNode }) {
  const isOwnFile = useWatch<ProductValues, 'image_url'>({ name: 'image_url' })?.startsWith('/')
  return (
    <FormSection id="information" title="Product Information" text="What it is, what it costs and how it looks.">
      {brand}
      <FormText<ProductValues> name="name" label="Name" required />
      <FormTextArea<ProductValues>
        name="description"
        label="Description"
        help="One or two sentences; they guide the words in your pictures."
      />
      <FieldPair>
        <FormText<ProductValues> name="category" label="Category" placeholder="Skin care" />
        <FormSelect<ProductValues> name="product_type" label="Product type" options={TYPES} placeholder="Not chosen" />
        <FormNumber<ProductValues>
          name="price"
          label="Price"
          step="0.01"
          min="0"
          inputMode="decimal"
          placeholder="0.00"
          help="In dollars, unless you choose another currency."
        />
        <FormText<ProductValues>
          name="pricing_text"
          label="Pricing text"
          placeholder="from $39 a month"
          help="The price in words, where a figure is not enough."
        />
        <FormSelect<ProductValues> name="currency" label="Currency" options={CURRENCY_OPTIONS} />
        <FormSelect<ProductValues> name="language" label="Language" options={LANGUAGES} />
      </FieldPair>
      {image}
      {/* Hidden, not unmounted: an unmounted field would not be updated after an upload. */}
      <div hidden={isOwnFile}>
        <FormText<ProductValues>
          name="image_url"
          label="Image URL"
          type="url"
          placeholder="https://"
          help="Instead of an upload: the address of a picture."
        />
      </div>
    </FormSection>
  )
}
