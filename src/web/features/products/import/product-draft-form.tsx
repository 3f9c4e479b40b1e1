import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import type { ProductImport } from '#contract/products/products-import.ts'
import { DraftSection } from '#web/domains/brands/import/draft-section.tsx'
import { findEvidence } from '#web/domains/brands/import/draft-values.ts'
import { describeNote } from '#web/domains/brands/import/notes.ts'
import { EvidenceLine } from '#web/domains/brands/import/evidence-line.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormSelect, FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { t } from '#web/words/product-import.ts'
import { t as p } from '#web/words/products.ts'
import { AVAILABILITY_OPTIONS } from '../detail-fields.tsx'
import { CurrencyField, PriceField } from '../price-fields.tsx'
import { BrandField } from '../product-editor.tsx'
import type { ProductValues } from '../product-values.ts'
import type { Outcome } from '../use-product-form.ts'
import { PictureChoice } from './picture-choice.tsx'
import { useDraftForm } from './use-draft-form.ts'

interface ProductDraftFormProps {
  result: ProductImport
  brands: readonly Brand[]
  onBack: () => void
  onCreated: (outcome: Outcome) => void
}

/** The draft, in which everything can be changed. Only “Save product” saves it. */
export function ProductDraftForm({ result, brands, onBack, onCreated }: ProductDraftFormProps) {
  const [brandId, setBrandId] = useState(brands.length === 1 ? brands[0]?.id : undefined)
  const [keepsOthers, setKeepsOthers] = useState(true)
  const { form, submit } = useDraftForm(result, { brandId, keepsOthers }, onCreated)
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="flex flex-col gap-7 p-5">
          <Button variant="ghost" size="small" className="self-start" onClick={onBack}>
            <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
            {t.readAnother}
          </Button>
          {result.notes.map((note) => (
            <Banner key={note.key} tone="info">
              {describeNote(note)}
            </Banner>
          ))}
          <DraftSection title={t.product}>
            {brands.length > 1 && <BrandField brands={brands} brandId={brandId} onChange={setBrandId} />}
            <TextFields result={result} />
          </DraftSection>
          <DraftSection title={t.pictures}>
            <PictureChoice result={result} />
            {result.draft.pictures.length > 1 && (
              <Checkbox
                label={t.keepOthers}
                checked={keepsOthers}
                onChange={(event) => setKeepsOthers(event.target.checked)}
              />
            )}
          </DraftSection>
          <DraftSection title={t.priceAndAvailability}>
            <PriceFields result={result} brandCurrency={brands.find(({ id }) => id === brandId)?.currency} />
          </DraftSection>
          <DraftSection title={t.numbersAndLink}>
            <NumberFields result={result} />
          </DraftSection>
        </div>
        <div className="sticky -bottom-4 flex flex-wrap items-center justify-end gap-2 border-t border-border bg-surface px-5 py-3">
          <Button type="submit" isLoading={form.formState.isSubmitting}>
            {t.saveProduct}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

interface FieldsProps {
  result: ProductImport
}

function TextFields({ result }: FieldsProps) {
  return (
    <>
      <Found result={result} field="name">
        <FormText<ProductValues> name="name" label={p.name} required />
      </Found>
      <Found result={result} field="description">
        <FormTextArea<ProductValues> name="description" label={p.description} />
      </Found>
      <Found result={result} field="category">
        <FormText<ProductValues> name="category" label={p.category} />
      </Found>
    </>
  )
}

function PriceFields({ result, brandCurrency }: FieldsProps & { brandCurrency: string | null | undefined }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Found result={result} field="price">
        <PriceField brandCurrency={brandCurrency} />
      </Found>
      <Found result={result} field="currency">
        <CurrencyField brandCurrency={brandCurrency} />
      </Found>
      <Found result={result} field="pricing_text">
        <FormText<ProductValues> name="pricing_text" label={p.pricingText} placeholder={p.from39AMonth} />
      </Found>
      <Found result={result} field="availability_status">
        <FormSelect<ProductValues>
          name="availability_status"
          label={p.availability}
          options={AVAILABILITY_OPTIONS}
          placeholder={p.notChosen}
        />
      </Found>
    </div>
  )
}

function NumberFields({ result }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Found result={result} field="sku">
        <FormText<ProductValues> name="sku" label="SKU" />
      </Found>
      <Found result={result} field="upc">
        <FormText<ProductValues> name="upc" label="UPC" inputMode="numeric" />
      </Found>
      <div className="sm:col-span-2">
        <Found result={result} field="product_url">
          <FormText<ProductValues> name="product_url" label={p.productUrl} type="url" placeholder="https://" />
        </Found>
      </div>
    </div>
  )
}

/** A field with its evidence, if there is any. */
function Found({ result, field, children }: FieldsProps & { field: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {children}
      <EvidenceLine evidence={findEvidence(result, field)} />
    </div>
  )
}
