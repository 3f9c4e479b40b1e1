import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { findFormat, formatSize, listOffered } from '#contract/platforms/formats.ts'
import { DEFAULT_DIMENSIONS, findPreset, listAds } from '#contract/platforms/presets.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { QuickRequest } from '#contract/generation/quick-request.ts'
import { Id } from '#contract/schema/fields.ts'
import { PROMPT_COUNTER } from '#contract/limits.ts'
import { thousands } from '#web/lib/format/format.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import type { Brief, Pictures } from '#web/lib/jobs/use-quick-generation.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { UndrawableNote } from '#web/ui/forms/undrawable-note.tsx'
import { t as l } from '#web/words/design-language.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/quick-generate.ts'
import { ContentTypeCards } from './content-type-cards.tsx'
import { DimensionsField, type ChosenSize } from './dimensions-field.tsx'
import { FormSummary } from './form-summary.tsx'
import { PicturesField } from './pictures-field.tsx'
import { ProductField, useProductChoice } from './product-field.tsx'

type Values = z.input<typeof QuickRequest>

interface GenerateFormProps {
  brands: readonly Brand[]
  isBusy: boolean
  onSubmit: (brief: Brief) => void
}

const DEFAULT_FORMAT = findPreset(DEFAULT_DIMENSIONS)?.key

/** The size in an address: `?format=instagram.story`, or the dimensions alone. */
function readSize(search: URLSearchParams): ChosenSize {
  const named = listOffered('quick').find(({ key }) => key === search.get('format'))
  const dimensions = named ? formatSize(named) : (search.get('dimensions') ?? DEFAULT_DIMENSIONS)
  return { dimensions, format: named?.key ?? findPreset(dimensions)?.key }
}

export function GenerateForm({ brands, isBusy, onSubmit }: GenerateFormProps) {
  const [search] = useSearchParams()
  const [pictures, setPictures] = useState<Pictures>({ logo: undefined, references: [] })
  const { register, control, handleSubmit, formState, setValue } = useForm<Values, unknown, QuickRequest>({
    resolver: zodResolver(QuickRequest),
    defaultValues: {
      brand_id: search.get('brand') ?? '',
      product_id: Id.safeParse(search.get('product')).data,
      content_type: search.get('type') === 'video' ? 'video' : 'image',
      title: '',
      ...readSize(search),
      prompt: search.get('prompt') ?? '',
    },
  })
  const { errors } = formState
  const [brandId, productId, contentType, prompt, dimensions = '', format] = useWatch({
    control,
    name: ['brand_id', 'product_id', 'content_type', 'prompt', 'dimensions', 'format'],
  })
  const setSize = (size: ChosenSize) => {
    setValue('dimensions', size.dimensions, { shouldValidate: formState.isSubmitted })
    setValue('format', size.format)
  }
  const brand = brands.find(({ id }) => String(id) === brandId)
  const choice = useProductChoice(brand?.id, Number(productId))
  const isReady = brand !== undefined && prompt.trim() !== ''
  const submit = handleSubmit((request) => onSubmit({ ...request, product_id: choice.product?.id, ...pictures }))

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-5">
      <BudgetNotice brandId={brand?.id} />
      <Controller
        control={control}
        name="brand_id"
        render={({ field }) => (
          <SelectField
            label={t.brand}
            placeholder={t.selectABrand}
            value={String(field.value)}
            onChange={(value) => {
              field.onChange(value)
              setValue('product_id', undefined)
            }}
            options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
            disabled={brands.length === 0}
            error={errors.brand_id?.message}
          />
        )}
      />
      <ProductField choice={choice} onChange={(id) => setValue('product_id', id)} />
      <Controller
        control={control}
        name="content_type"
        render={({ field }) => (
          <ContentTypeCards
            value={field.value ?? 'image'}
            onChange={(type) => {
              field.onChange(type)
              // What only images have is not kept in silence: the select shows the default.
              if (findFormat(format ?? '')?.placement === 'ad' && !listAds(type).some(({ key }) => key === format))
                setSize({ dimensions: DEFAULT_DIMENSIONS, format: DEFAULT_FORMAT })
            }}
          />
        )}
      />
      <TextArea
        label={t.prompt}
        rows={4}
        placeholder={t.launchOfOurSummerCollection}
        aside={fill(t.charactersOf, { count: thousands(prompt.length), max: PROMPT_COUNTER })}
        help={t.wordsInQuotesAppearIn}
        error={errors.prompt?.message}
        {...register('prompt')}
      />
      <UndrawableNote texts={[prompt, brand?.name, choice.product?.name]} />
      <TextField
        label={t.title}
        placeholder={t.optional}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <DimensionsField
        contentType={contentType ?? 'image'}
        value={{ dimensions: dimensions ?? '', format }}
        onChange={setSize}
        error={errors.dimensions?.message}
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
      <PicturesField pictures={pictures} onChange={setPictures} />
      <div className="sticky bottom-0 z-10 -mx-4 bg-background px-4 py-3 sm:mx-0 sm:px-0">
        {brand && (
          <FormSummary
            brand={brand}
            product={choice.product}
            contentType={contentType ?? 'image'}
            dimensions={dimensions ?? ''}
          />
        )}
        <Button type="submit" size="large" className="w-full" disabled={!isReady} isLoading={isBusy}>
          {t.generateContent}
        </Button>
      </div>
    </form>
  )
}
