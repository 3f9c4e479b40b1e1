import { useFormContext } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FormSection } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/brands.ts'
import type { BrandValues } from '../brand-values.ts'
import { LogoVariantsButton } from '../logos/logo-variants-button.tsx'
import { LogoUpload } from './logo-upload.tsx'

export function IdentityFields({ brand }: { brand: Brand | undefined }) {
  const { resetField } = useFormContext<BrandValues>()
  return (
    <FormSection id="identity" title={t.brandIdentity} text={t.whatTheBrandIsCalled}>
      <FormText<BrandValues> name="name" label={t.name} required />
      <FormTextArea<BrandValues> name="description" label={t.description} help={t.oneOrTwoSentencesThey} />
      <FormText<BrandValues> name="logo_url" label={t.logoUrl} type="url" placeholder="https://" />
      {brand && <LogoUpload brand={brand} onUploaded={(url) => resetField('logo_url', { defaultValue: url })} />}
      {brand && <LogoVariantsButton brand={brand} />}
    </FormSection>
  )
}
