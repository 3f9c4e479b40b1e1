import { ArrowLeft } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SaveBar } from '#web/ui/forms/form-section.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brands.ts'
import { BRAND_SECTIONS, BrandFields } from './fields/brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { useBrandForm, type Outcome } from './use-brand-form.ts'

interface BrandEditorProps {
  /** The brand to edit. Absent for a new brand. */
  brand?: Brand
  onDone: (outcome: Outcome) => void
}

export function BrandEditor({ brand, onDone }: BrandEditorProps) {
  const { form, submit, failure } = useBrandForm(brand, onDone)
  const leave = () => onDone({ saved: undefined })
  return (
    <PageFrame
      title={brand ? t.editBrand : t.newBrand}
      lead={brand ? fill(t.changesApplyHint, { name: brand.name }) : t.newBrandLead}
      actions={
        <Button variant="ghost" className="max-sm:-ms-3.5" onClick={leave}>
          <ArrowLeft aria-hidden />
          {t.backToBrands}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[9.5rem_minmax(0,1fr)_22rem]"
        >
          <SectionNav sections={BRAND_SECTIONS} className="max-xl:hidden" />
          <div className="flex min-w-0 flex-col">
            <BrandFields brand={brand} />
            <SaveBar>
              {failure && (
                <div className="min-w-0 flex-1 basis-full sm:basis-60">
                  <Banner>{failure}</Banner>
                </div>
              )}
              <Button variant="secondary" onClick={leave}>
                {t.cancel}
              </Button>
              <Button type="submit" isLoading={form.formState.isSubmitting}>
                {brand ? t.updateBrand : t.createBrand}
              </Button>
            </SaveBar>
          </div>
          <BrandPreview brand={brand} />
        </form>
      </FormProvider>
    </PageFrame>
  )
}
