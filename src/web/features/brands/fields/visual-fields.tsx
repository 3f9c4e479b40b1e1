import { Controller, useFormContext } from 'react-hook-form'
import { ColorField } from '#web/ui/color/color-field.tsx'
import { FormSection } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/brands.ts'
import type { BrandValues } from '../brand-values.ts'
import { FontPicker } from './font-picker.tsx'

export function VisualFields() {
  const { control } = useFormContext<BrandValues>()
  return (
    <FormSection id="visual" title={t.visualDesign} text={t.theTwoColorsAndThe}>
      <Color name="primary_color" label={t.primaryColor} />
      <Color name="secondary_color" label={t.secondaryColor} />
      <Controller
        control={control}
        name="typography"
        render={({ field, fieldState }) => (
          <FontPicker value={field.value ?? ''} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </FormSection>
  )
}

function Color({ name, label }: { name: 'primary_color' | 'secondary_color'; label: string }) {
  const { control } = useFormContext<BrandValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ColorField
          label={label}
          value={field.value ?? ''}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
