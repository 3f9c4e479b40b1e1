import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SaveBar } from '#web/ui/forms/form-section.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/products.ts'
import { MorePictures } from './pictures/more-pictures.tsx'
import { PRODUCT_SECTIONS, ProductFields } from './product-fields.tsx'
import { ProductImage } from './product-image.tsx'
import { useProductForm, type Failure, type Outcome } from './use-product-form.ts'

interface ProductEditorProps {
  brands: readonly Brand[]
  /** The preselected brand of a new product. */
  brandId?: number | undefined
  /** The product to edit. Absent for a new product. */
  product?: Product
  onDone: (outcome: Outcome) => void
}

export function ProductEditor({ brands, brandId: first, product, onDone }: ProductEditorProps) {
  const [brandId, setBrandId] = useState(first ?? product?.brand_id)
  const [image, setImage] = useState<File>()
  const brand = brands.find(({ id }) => id === brandId)
  const { form, submit, failure } = useProductForm({ product, brand, image }, onDone)
  const leave = () => onDone({ saved: undefined })
  return (
    <PageFrame
      title={product ? t.editProduct : t.newProduct}
      lead={brand ? fill(t.aProductOf, { name: brand.name }) : t.everythingThatIsWrittenHere}
      actions={
        <Button variant="ghost" className="max-sm:-ms-3.5" onClick={leave}>
          <ArrowLeft aria-hidden />
          {t.backToProducts}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid items-start gap-10 xl:grid-cols-[11rem_minmax(0,46rem)]"
        >
          <SectionNav sections={PRODUCT_SECTIONS} className="max-xl:hidden" />
          <div className="flex min-w-0 flex-col">
            <ProductFields
              brandLanguage={brand?.language}
              brand={!product && brands.length > 1 && <BrandField {...{ brands, brandId }} onChange={setBrandId} />}
              brandCurrency={brand?.currency}
              image={
                <>
                  <ProductImage product={product} image={image} onChange={setImage} />
                  {product && <MorePictures product={product} />}
                </>
              }
            />
            <SaveBar>
              {failure && <FailureBanner failure={failure} />}
              <Button variant="secondary" onClick={leave}>
                {t.cancel}
              </Button>
              <Button type="submit" isLoading={form.formState.isSubmitting}>
                {product ? t.updateProduct : t.createProduct}
              </Button>
            </SaveBar>
          </div>
        </form>
      </FormProvider>
    </PageFrame>
  )
}

interface BrandFieldProps {
  brands: readonly Brand[]
  brandId: number | undefined
  onChange: (brandId: number) => void
}

export function BrandField({ brands, brandId, onChange }: BrandFieldProps) {
  return (
    <SelectField
      label={t.brand}
      value={brandId ? String(brandId) : ''}
      onChange={(value) => onChange(Number(value))}
      options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={t.selectABrand}
    />
  )
}

function FailureBanner({ failure: { sentence, reason } }: { failure: Failure }) {
  return (
    <div className="min-w-0 flex-1 basis-full sm:basis-60">
      <Banner>
        <p>{sentence}</p>
        {reason && <p className="text-sm text-muted">{reason}</p>}
      </Banner>
    </div>
  )
}
