import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { PRODUCT_CREATED, PRODUCT_SAVE_FAILED, PRODUCT_WITHOUT_BRAND } from '#contract/messages.ts'
import type { ProductImport } from '#contract/products/products-import.ts'
import { ProductInput } from '#contract/products/products.ts'
import { BrandField } from '#web/domains/brands/brand-and-product-fields.tsx'
import { DraftSection } from '#web/domains/brands/import/draft-section.tsx'
import { findEvidence } from '#web/domains/brands/import/draft-values.ts'
import { EvidenceLine } from '#web/domains/brands/import/evidence-line.tsx'
import { describeNote } from '#web/domains/brands/import/notes.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { showFieldErrors } from '#web/lib/forms/field-errors.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { FormSelect, FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/product-import.ts'
import { t as p } from '#web/words/products.ts'
import { AVAILABILITY_OPTIONS } from '../detail-fields.tsx'
import { productImagesApi } from '../images/use-product-images.ts'
import { CurrencyField, PriceField } from '../price-fields.tsx'
import { type ProductValues, toFormValues, toPayload } from '../product-values.ts'
import { createProduct, type Outcome } from '../use-product-form.ts'

interface ProductDraftFormProps {
  result: ProductImport
  brands: readonly Brand[]
  /** The choice of the page's text encoding. */
  encoding: ReactNode
  onBack: () => void
  onCreated: (outcome: Outcome) => void
}

/** The draft, in which everything can be changed. Only “Save product” saves it. */
export function ProductDraftForm({ result, brands, encoding, onBack, onCreated }: ProductDraftFormProps) {
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
          {encoding}
          <DraftSection title={t.product}>
            {brands.length > 1 && <BrandField brands={brands} brandId={brandId} onChange={setBrandId} />}
            <TextFields result={result} />
          </DraftSection>
          <DraftSection title={t.pictures}>
            <ImageChoice result={result} />
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

/** The form of a draft. It creates the product by the ordinary call. */
function useDraftForm(
  { draft }: ProductImport,
  { brandId, keepsOthers }: { brandId: number | undefined; keepsOthers: boolean },
  onCreated: (outcome: Outcome) => void,
) {
  const client = useQueryClient()
  const form = useForm<ProductValues, unknown, ProductInput>({
    resolver: zodResolver(ProductInput),
    defaultValues: toFormValues(draft),
  })
  const submit = form.handleSubmit(async (input) => {
    if (brandId === undefined) {
      toast.error(PRODUCT_WITHOUT_BRAND)
      return
    }
    try {
      const id = await createProduct(client, brandId, toPayload(input, undefined))
      const others = draft.pictures.map(({ url }) => url).filter((url) => url !== input.image_url)
      if (keepsOthers && id !== undefined) await saveImages(id, others)
      await client.invalidateQueries({ queryKey: productsQuery(brandId).queryKey })
      toast.success(PRODUCT_CREATED)
      onCreated({ saved: { id, brand_id: brandId }, isNew: true })
    } catch (error) {
      toast.error(getErrorMessage(error, PRODUCT_SAVE_FAILED))
      showFieldErrors(error, form)
    }
  })
  return { form, submit }
}

/** The product is there already, so a failure is only a message. */
async function saveImages(id: number, urls: string[]): Promise<void> {
  if (urls.length === 0) return
  await productImagesApi.productPictures
    .attach({ params: { id }, body: { urls } })
    .catch((error: unknown) => toast.error(getErrorMessage(error, t.othersNotSaved)))
}

const NONE = ''

/** The pictures that were found, one of which is the main one. */
function ImageChoice({ result }: { result: ProductImport }) {
  const { setValue } = useFormContext<ProductValues>()
  const chosen = useWatch<ProductValues, 'image_url'>({ name: 'image_url' })
  const { pictures } = result.draft
  if (pictures.length === 0) return <EvidenceLine evidence={findEvidence(result, 'image_url')} className="text-sm" />
  const options = pictures.map(({ url, width, height }, index) => ({
    value: url,
    label: fill(t.pictureNumber, { n: index + 1 }),
    text: (
      <>
        <span className="tabular-nums">
          {width} × {height}
        </span>
        <EvidenceLine evidence={findEvidence(result, `pictures.${index}`)} />
      </>
    ),
    art: (
      <span
        className="grid h-32 place-items-center overflow-hidden rounded-sm border border-border bg-white p-2"
        aria-hidden
      >
        <img src={url} alt="" className="max-h-28 max-w-full object-contain" />
      </span>
    ),
  }))
  return (
    <ChoiceCards
      legend={t.mainPicture}
      isPictured
      pick="one"
      options={[...options, { value: NONE, label: t.noPicture }]}
      chosen={[chosen ?? NONE]}
      onChoose={(url) => setValue('image_url', url, { shouldDirty: true })}
      className="grid-cols-2 sm:grid-cols-3"
    />
  )
}
