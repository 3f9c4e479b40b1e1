import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { SLIDE_BACKGROUNDS, SLIDES_MAX, SLIDES_MIN } from '#contract/designs/carousels/carousel-options.ts'
import { CarouselRequest } from '#contract/designs/carousels/carousels.ts'
import { ContentItem } from '#contract/library/content.ts'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { findFormat, formatSize } from '#contract/platforms/formats.ts'
import { CAROUSEL_PLATFORMS } from '#contract/platforms/platform.ts'
import { CAROUSEL_DIMENSIONS, findCarouselFormat, listCarouselFormats } from '#contract/platforms/presets.ts'
import { BrandField, ProductField, useProductChoice } from '#web/domains/brands/brand-and-product-fields.tsx'
import { formatLabel } from '#web/domains/campaigns/format-labels.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { carouselApi } from '#web/lib/api/carousels.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/carousels.ts'
import { t as l } from '#web/words/design-language.ts'
import { fill } from '#web/words/fill.ts'

type Values = z.input<typeof CarouselRequest>

const COUNTS = Array.from({ length: SLIDES_MAX - SLIDES_MIN + 1 }, (_, index) => SLIDES_MIN + index)
const LABELS: Readonly<Record<string, string>> = {
  'general.carousel': t.portrait,
  'general.carousel.square': t.square,
  'general.carousel.story': t.story,
}
const FORMATS = listCarouselFormats().map((format) => ({
  value: format.key,
  label: LABELS[format.key] ?? formatLabel(format.key),
}))

/** What a carousel is made from: brand, product, brief, number of slides, background, format and language. */
export function NewCarouselForm() {
  const brands = useQuery(brandsQuery)
  const { create, isBusy, failure } = useCreateCarousel()
  const { register, control, handleSubmit, formState, setValue } = useForm<Values, unknown, CarouselRequest>({
    resolver: zodResolver(CarouselRequest),
    defaultValues: {
      brand_id: '',
      prompt: '',
      slides: null,
      background: 'continuous',
      dimensions: CAROUSEL_DIMENSIONS,
    },
  })
  const { errors } = formState
  const [brandId, productId, prompt, dimensions = CAROUSEL_DIMENSIONS, platform = null] = useWatch({
    control,
    name: ['brand_id', 'product_id', 'prompt', 'dimensions', 'platform'],
  })
  const chooseFormat = (key: string) => {
    const format = findFormat(key)
    if (!format) return
    setValue('dimensions', formatSize(format))
    setValue('platform', CAROUSEL_PLATFORMS.find((one) => one === format.platform) ?? null)
  }
  const products = useProductChoice(Number(brandId), productId)
  if (brands.isError)
    return (
      <div className="mt-5">
        <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, BRANDS_LOAD_FAILED)}</Banner>
      </div>
    )
  return (
    <form
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void handleSubmit(create)(event)}
      className="mt-5 flex flex-col gap-4"
    >
      {failure && <Banner>{failure}</Banner>}
      <BudgetNotice brandId={Number(brandId)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="brand_id"
          render={({ field }) => (
            <BrandField
              label={t.carouselBrand}
              brands={brands.data ?? []}
              brandId={field.value}
              onChange={(id) => {
                field.onChange(id)
                setValue('product_id', null)
              }}
              error={errors.brand_id?.message}
            />
          )}
        />
        <ProductField label={t.carouselProduct} choice={products} onChange={(id) => setValue('product_id', id)} />
      </div>
      <TextArea
        label={t.whatToSay}
        rows={6}
        placeholder={t.whatToSayExample}
        help={t.whatToSayHelp}
        error={errors.prompt?.message}
        {...register('prompt')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="slides"
          render={({ field }) => (
            <SelectField
              label={t.numberOfSlides}
              help={t.numberHelp}
              value={String(field.value ?? AUTOMATIC)}
              onChange={(value) => field.onChange(value === AUTOMATIC ? null : Number(value))}
              options={[
                { value: AUTOMATIC, label: t.automatic },
                ...COUNTS.map((count) => ({ value: String(count), label: fill(t.upTo, { count }) })),
              ]}
              error={errors.slides?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <SelectField
              label={l.language}
              value={field.value ?? AUTOMATIC}
              onChange={field.onChange}
              options={LANGUAGE_OPTIONS}
              error={errors.language?.message}
            />
          )}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Choice label={t.format}>
          <Segmented
            label={t.format}
            value={findCarouselFormat(platform, dimensions ?? CAROUSEL_DIMENSIONS)?.key ?? ''}
            options={FORMATS}
            onChange={chooseFormat}
          />
        </Choice>
        <Controller
          control={control}
          name="background"
          render={({ field }) => (
            <Choice label={t.background}>
              <Segmented
                label={t.background}
                value={field.value ?? 'continuous'}
                options={SLIDE_BACKGROUNDS.map((value) => ({ value, label: t[value] }))}
                onChange={field.onChange}
              />
            </Choice>
          )}
        />
      </div>
      <Button
        type="submit"
        size="large"
        className="mt-1 w-full"
        disabled={brandId === '' || prompt.trim() === ''}
        isLoading={isBusy}
      >
        {t.createCarousel}
      </Button>
      {isBusy && (
        <p role="status" className="text-center text-sm text-muted">
          {t.creating}
        </p>
      )}
    </form>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      {children}
    </div>
  )
}

/** Makes a carousel and opens it in the editor. Stays busy until the editor is there, so that no second one is made. */
function useCreateCarousel() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async (request: CarouselRequest) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const headers = { 'idempotency-key': newIdempotencyKey() }
      const carousel = ContentItem.parse(await carouselApi.carousels.create({ body: request, headers }))
      await client.invalidateQueries({ queryKey: CONTENT_LISTS })
      toast.success(t.created)
      await navigate(`/dashboard/content/${carousel.id}/edit`)
    } catch (error) {
      setFailure(getErrorMessage(error, t.createFailed))
      setBusy(false)
    }
  }
  return { create, isBusy, failure }
}
