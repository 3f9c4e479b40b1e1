import { FormChips } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import type { BrandValues } from './brand-values.ts'

export function GuidelineFields() {
  return (
    <FormSection id="guidelines" title="Content Guidelines" text="What every picture should do, and what none may do.">
      <FieldPair>
        <FormChips<BrandValues> name="content_guidelines.do" label="Do" placeholder="Show real hands at work" />
        <FormChips<BrandValues> name="content_guidelines.dont" label="Don't" placeholder="Use exclamation marks" />
      </FieldPair>
    </FormSection>
  )
}
