import { useFormContext } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FormSection } from '#web/ui/forms/form-section.tsx'
import type { BrandValues } from './brand-values.ts'
import { LogoUpload } from './logo-upload.tsx'

export function IdentityFields({ brand }: { brand: Brand | undefined }) {
  const { resetField } = useFormContext<BrandValues>()
  return (
    <FormSection id="identity" title="Brand Identity" text="What the brand is called and what it is about.">
      <FormText<BrandValues> name="name" label="Name" required />
      <FormTextArea<BrandValues>
        name="description"
        label="Description"
        help="One or two sentences; they guide the words in your pictures."
      />
      <FormText<BrandValues> name="logo_url" label="Logo URL" type="url" placeholder="https://" />
      {brand && <LogoUpload brand={brand} onUploaded={(url) => resetField('logo_url', { defaultValue: url })} />}
    </FormSection>
  )
}
