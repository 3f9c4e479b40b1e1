import { useFormContext } from 'react-hook-form'
import { AVAILABILITIES, type Availability } from '#contract/options.ts'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { FormSelect, FormText, FormTextArea, FormTextRows } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import type { ProductValues } from './product-values.ts'

const STATE_NAMES: Record<Availability, string> = {
  available: 'Available',
  out_of_stock: 'Out of stock',
  coming_soon: 'Coming soon',
  discontinued: 'Discontinued',
}
const STATES = AVAILABILITIES.map((state) => ({ value: state, label: STATE_NAMES[state] }))

export function DetailFields() {
  const { register, formState } = useFormContext<ProductValues>()
  return (
    <FormSection id="details" title="Product Details" text="Numbers, dates and what is in it.">
      <FieldPair>
        <FormText<ProductValues> name="sku" label="SKU" />
        <FormText<ProductValues> name="upc" label="UPC" inputMode="numeric" />
        <FormSelect<ProductValues>
          name="availability_status"
          label="Availability"
          options={STATES}
          placeholder="Not chosen"
        />
        <DateField label="Launch date" error={formState.errors.launch_date?.message} {...register('launch_date')} />
      </FieldPair>
      <FormText<ProductValues> name="product_url" label="Product URL" type="url" placeholder="https://" />
      <FieldPair>
        <FormTextArea<ProductValues> name="ingredients" label="Ingredients" placeholder="Or what it is made of" />
        <FormTextArea<ProductValues>
          name="usage_instructions"
          label="Usage instructions"
          placeholder="How it is used"
        />
      </FieldPair>
      <FormTextRows<ProductValues>
        name="specifications"
        label="Specifications"
        noun="specification"
        help="Measures and figures, each with its name."
        placeholders={{ name: 'Volume', text: '30 ml' }}
      />
    </FormSection>
  )
}
