import { zodResolver } from '@hookform/resolvers/zod'
import { Clapperboard, ImageIcon } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { Brand } from '#contract/brands/brands.ts'
import { QuickRequest } from '#contract/generation/quick-request.ts'
import { RequestPreviewInput, type RequestSpan } from '#contract/generation/request-preview.ts'
import { PROMPT_COUNTER, REFERENCES_MAX } from '#contract/limits.ts'
import type { ContentType } from '#contract/options.ts'
import { findFormat, formatSize, listOffered } from '#contract/platforms/formats.ts'
import { DEFAULT_DIMENSIONS, findPreset, listAds } from '#contract/platforms/presets.ts'
import { Id } from '#contract/schema/fields.ts'
import { VideoVoiceField } from '#web/domains/videos/video-voice-field.tsx'
import { VideoCaptionsField } from '#web/domains/videos/video-captions-field.tsx'
import { VideoSoundField } from '#web/domains/videos/video-sound-field.tsx'
import { shiftSpan } from '#web/domains/request-preview/shift-span.ts'
import type { AskedRequest } from '#web/domains/request-preview/asked-request.ts'
import { BrandField, ProductField, useProductChoice } from '#web/domains/brands/brand-and-product-fields.tsx'
import { BrandImageSelect } from '#web/domains/brands/brand-image-select.tsx'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { toast } from '#web/lib/browser/toast.ts'
import { thousands } from '#web/lib/format/format.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import type { Brief, Images } from '#web/lib/jobs/use-quick-generation.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { PickedImages } from '#web/ui/files/picked-images.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { UndrawableNote } from '#web/ui/forms/undrawable-note.tsx'
import { t as l } from '#web/words/design-language.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/quick-generate.ts'
import { type ChosenSize, DimensionsField } from './dimensions-field.tsx'
import { FormSummary } from './form-summary.tsx'

type Values = z.input<typeof QuickRequest>

interface GenerateFormProps {
  brands: readonly Brand[]
  isBusy: boolean
  onSubmit: (brief: Brief) => void
  /** Called with the request after each change; null until there is something to draw. */
  onAsk: (asked: AskedRequest | null, images: Images) => void
  /** The part of the prompt that a person points at in the preview. */
  marked: RequestSpan | undefined
  /** Shown beside the button that generates. */
  aside: ReactNode
}

const DEFAULT_FORMAT = findPreset(DEFAULT_DIMENSIONS)?.key

/** The size in an address: `?format=instagram.story`, or the dimensions alone. */
function readSize(search: URLSearchParams): ChosenSize {
  const named = listOffered('quick').find(({ key }) => key === search.get('format'))
  const dimensions = named ? formatSize(named) : (search.get('dimensions') ?? DEFAULT_DIMENSIONS)
  return { dimensions, format: named?.key ?? findPreset(dimensions)?.key }
}

export function GenerateForm({ brands, isBusy, onSubmit, onAsk, marked, aside }: GenerateFormProps) {
  const [search] = useSearchParams()
  const [images, setImages] = useState<Images>({ logo: undefined, references: [] })
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
  const [
    brandId,
    productId,
    contentType,
    prompt,
    dimensions = '',
    format,
    language,
    sound = 'music',
    voice = 'none',
    captions,
    image,
  ] = useWatch({
    control,
    name: [
      'brand_id',
      'product_id',
      'content_type',
      'prompt',
      'dimensions',
      'format',
      'language',
      'sound',
      'voice',
      'captions',
      'brand_picture',
    ],
  })
  const setSize = (size: ChosenSize) => {
    setValue('dimensions', size.dimensions, { shouldValidate: formState.isSubmitted })
    setValue('format', size.format)
  }
  const brand = brands.find(({ id }) => id === Number(brandId))
  const choice = useProductChoice(brand?.id, productId)
  const helpOfBrand = choice.isEmpty ? t.noProducts : t.productHint
  const isReady = brand !== undefined && prompt.trim() !== ''
  const size = { dimensions, ...(format !== undefined && { format }) }
  const ofBrand = image === 'none' ? { brand_picture: 'none' as const } : {}
  const heard = contentType === 'video' ? { sound, captions } : {}
  const wish = {
    product_id: choice.product?.id,
    content_type: contentType,
    prompt,
    language,
    ...heard,
    ...ofBrand,
    ...size,
  }
  useAsking(isReady ? { brand_id: brand.id, ...wish } : null, images, onAsk)
  const submit = handleSubmit((request) => onSubmit({ ...request, product_id: choice.product?.id, ...images }))

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-5">
      <BudgetNotice brandId={brand?.id} />
      <Controller
        control={control}
        name="brand_id"
        render={({ field }) => (
          <BrandField
            brands={brands}
            brandId={field.value}
            onChange={(id) => {
              field.onChange(id)
              setValue('product_id', undefined)
            }}
            error={errors.brand_id?.message}
          />
        )}
      />
      <ProductField
        choice={choice}
        help={brand ? helpOfBrand : t.chooseABrandFirst}
        onChange={(id) => setValue('product_id', id ?? undefined)}
      />
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
        placeholder={t.promptPlaceholder}
        aside={fill(t.charactersOf, { count: thousands(prompt.length), max: PROMPT_COUNTER })}
        help={t.promptHint}
        error={errors.prompt?.message}
        marked={marked && shiftSpan(marked, prompt)}
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
      {contentType === 'video' && (
        <>
          <VideoSoundField value={sound} onChange={(value) => setValue('sound', value)} />
          <VideoVoiceField brandId={brand?.id} value={voice} onChange={(value) => setValue('voice', value)} />
          <VideoCaptionsField value={captions ?? 'none'} onChange={(value) => setValue('captions', value)} />
        </>
      )}
      <BrandImageSelect
        brandId={brand?.id}
        value={image === 'none' ? 'none' : 'auto'}
        onChange={(value) => setValue('brand_picture', value)}
      />
      <ImagesField pictures={images} onChange={setImages} />
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-border bg-background px-4 py-3 sm:mx-0 sm:px-0">
        {brand && (
          <FormSummary
            brand={brand}
            product={choice.product}
            contentType={contentType ?? 'image'}
            dimensions={dimensions ?? ''}
          />
        )}
        <div className="flex gap-3">
          <Button type="submit" size="large" className="min-w-0 flex-1" disabled={!isReady} isLoading={isBusy}>
            {t.generateContent}
          </Button>
          {aside}
        </div>
      </div>
    </form>
  )
}

/** Tells of each request that can be drawn. A size that is being typed is none yet. */
function useAsking(asked: AskedRequest | null, images: Images, onAsk: GenerateFormProps['onAsk']): void {
  const key = asked && JSON.stringify(asked)
  const tell = useEffectEvent((next: string | null, own: Images) => {
    if (next === null) onAsk(null, own)
    else if (RequestPreviewInput.safeParse(asked).success) onAsk(asked, own)
  })
  useEffect(() => tell(key, images), [key, images])
}

const TYPES = [
  { value: 'image', label: t.image, text: t.aFinishedPng, icon: ImageIcon },
  { value: 'video', label: t.video, text: t.videoHint, icon: Clapperboard },
] as const

interface ContentTypeCardsProps {
  value: ContentType
  onChange: (type: ContentType) => void
}

function ContentTypeCards({ value, onChange }: ContentTypeCardsProps) {
  return (
    <ChoiceCards
      legend={t.contentType}
      pick="one"
      className="grid-cols-2"
      chosen={[value]}
      onChoose={onChange}
      options={TYPES.map(({ icon: Icon, ...type }) => ({
        ...type,
        art: <Icon className="size-5 text-muted" strokeWidth={1.75} aria-hidden />,
      }))}
    />
  )
}

interface ImagesFieldProps {
  pictures: Images
  onChange: (images: Images) => void
}

/** Fields for one logo and several reference images. Files over the limit are rejected with a message. */
function ImagesField({ pictures: { logo, references }, onChange }: ImagesFieldProps) {
  const setLogo = (file: File | undefined) => onChange({ logo: file, references })
  const setReferences = (files: File[]) => {
    if (files.length > REFERENCES_MAX) toast.error(fill(t.atMostReferenceImages, { max: REFERENCES_MAX }))
    onChange({ logo, references: files.slice(0, REFERENCES_MAX) })
  }
  return (
    <div className="flex flex-col gap-3">
      <FileDrop label={t.logo} help={t.logoHint} onFiles={([file]) => setLogo(file)} />
      {logo && <PickedImages files={[logo]} onRemove={() => setLogo(undefined)} />}
      <FileDrop
        label={t.referenceImages}
        help={fill(t.upToImages10Mb, { max: REFERENCES_MAX })}
        isMultiple
        onFiles={(files) => setReferences([...references, ...files])}
      />
      <PickedImages files={references} onRemove={(file) => setReferences(references.filter((one) => one !== file))} />
    </div>
  )
}
