import { useFormContext } from 'react-hook-form'
import { AVAILABILITIES, type Availability } from '#contract/options.ts'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { FormSelect, FormText, FormTextArea, FormTextRows } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/products.ts'
import type { ProductValues } from './product-values.ts'

const STATE_NAMES: Record<Availability, string> = {
  available: t.available,
  out_of_stock: t.outOfStock,
  coming_soon: t.comingSoon,
  discontinued: t.discontinued,
}
export const AVAILABILITY_OPTIONS = AVAILABILITIES.map((state) => ({ value: state, label: STATE_NAMES[state] }))

export function DetailFields() {
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <FormSection id="details" title={t.productDetails} text={t.factsHint}>
      <FieldPair>
        <FormText<ProductValues> name="sku" label="SKU" />
        <FormText<ProductValues> name="upc" label="UPC" inputMode="numeric" />
        <FormSelect<ProductValues>
          name="availability_status"
          label={t.availability}
          options={AVAILABILITY_OPTIONS}
          placeholder={t.notChosen}
        />
        <DateField label={t.launchDate} error={formState.errors.launch_date?.message} {...register('launch_date')} />
      </FieldPair>
      <FormText<ProductValues> name="product_url" label={t.productUrl} type="url" placeholder="https://" />
      <FieldPair>
        <FormTextArea<ProductValues> name="ingredients" label={t.ingredients} placeholder={t.materialPlaceholder} />
        <FormTextArea<ProductValues>
          name="usage_instructions"
          label={t.usageInstructions}
          placeholder={t.howItIsUsed}
        />
      </FieldPair>
      <FormTextRows<ProductValues>
        name="specifications"
        label={t.specifications}
        noun={t.specificationNoun}
        help={t.measuresHint}
        placeholders={{ name: t.volume, text: '30 ml' }}
      />
    </FormSection>
  )
}
