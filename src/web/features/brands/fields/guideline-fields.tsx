import { FormChips } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/brands.ts'
import type { BrandValues } from '../brand-values.ts'

export function GuidelineFields() {
  return (
    <FormSection id="guidelines" title={t.contentGuidelines} text={t.whatEveryPictureShouldDo}>
      <FieldPair>
        <FormChips<BrandValues> name="content_guidelines.do" label={t.do} placeholder={t.showRealHandsAtWork} />
        <FormChips<BrandValues> name="content_guidelines.dont" label={t.dont} placeholder={t.exclamationMarks} />
      </FieldPair>
    </FormSection>
  )
}
