import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Images } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { IMAGE_UPLOADED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { BrandField } from '#web/domains/brands/brand-and-product-fields.tsx'
import { PRODUCTS_KEY } from '#web/lib/api/products.ts'
import { logoSource } from '#web/lib/brand/logo-source.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ImageDrop } from '#web/ui/files/image-drop.tsx'
import { SaveBar } from '#web/ui/forms/form-section.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/products.ts'
import { PRODUCT_SECTIONS, ProductFields } from './product-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { sendImage } from './send-image.ts'
import { type Failure, type Outcome, useProductForm } from './use-product-form.ts'

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
      lead={brand ? fill(t.aProductOf, { name: brand.name }) : t.detailsHint}
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
                  {product && <MoreImages product={product} />}
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

interface ProductImageProps {
  product: Product | undefined
  /** An image that is uploaded once the new product is saved. */
  image: File | undefined
  onChange: (image: File | undefined) => void
}

/** The image field. The image of a new product is uploaded on save, that of an existing one immediately. */
function ProductImage({ product, image, onChange }: ProductImageProps) {
  const client = useQueryClient()
  const { resetField, setValue } = useFormContext<ProductValues>()
  const stored = useWatch<ProductValues, 'image_url'>({ name: 'image_url' })
  const upload = useMutation({
    mutationFn: ({ id, file }: { id: number; file: File }) => sendImage(id, file),
    onSuccess: async ({ url, reason }) => {
      if (reason !== undefined) {
        toast.error(reason)
        return
      }
      toast.success(IMAGE_UPLOADED)
      resetField('image_url', { defaultValue: url })
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    },
  })
  const remove = () => {
    onChange(undefined)
    if (!image) setValue('image_url', '', { shouldDirty: true })
  }
  return (
    <ImageDrop
      label={t.productImage}
      help={product ? `${t.imageDropHint} ${t.savedImmediately}` : t.imageDropHint}
      file={image ?? (upload.isPending ? upload.variables.file : undefined)}
      stored={logoSource(stored)}
      isBusy={upload.isPending}
      onFile={(file) => (product ? upload.mutate({ id: product.id, file }) : onChange(file))}
      onRemove={remove}
    />
  )
}

const ImagesDialog = lazyOnDemand(
  async () => (await import('./images/images-dialog.tsx')).ImagesDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the dialog with all pictures of an existing product. Its changes are stored immediately. */
function MoreImages({ product }: { product: Product }) {
  const { resetField } = useFormContext<ProductValues>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Images aria-hidden />
        {t.morePictures}
      </Button>
      <ImagesDialog
        product={product}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onMain={(url) => resetField('image_url', { defaultValue: url })}
      />
    </div>
  )
}
