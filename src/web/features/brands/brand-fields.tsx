import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { BRAND_TONES } from '#contract/options.ts'
import { ColorField } from '#web/ui/color-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import type { BrandValues } from './brand-editor.tsx'
import { FontPicker } from './font-picker.tsx'
import { LogoUpload } from './logo-upload.tsx'

const TONES = BRAND_TONES.map((tone) => ({ value: tone, label: tone.charAt(0).toUpperCase() + tone.slice(1) }))

export function BrandFields({ brand }: { brand: Brand | undefined }) {
  const { register, control, formState, setValue } = useFormContext<BrandValues>()
  const { errors } = formState
  return (
    <div className="flex flex-col gap-10">
      <Section title="Brand Identity" text="What the brand is called and what it is about.">
        <TextField label="Name" required autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextArea
          label="Description"
          help="One or two sentences; they guide the words in your pictures."
          error={errors.description?.message}
          {...register('description')}
        />
        <TextField
          label="Logo URL"
          type="url"
          placeholder="https://"
          autoComplete="off"
          error={errors.logo_url?.message}
          {...register('logo_url')}
        />
        {brand && <LogoUpload brand={brand} onUploaded={(url) => setValue('logo_url', url)} />}
      </Section>
      <Section title="Visual Design" text="The two colors and the typeface that every picture uses.">
        <Controller
          control={control}
          name="primary_color"
          render={({ field }) => (
            <ColorField
              label="Primary color"
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errors.primary_color?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="secondary_color"
          render={({ field }) => (
            <ColorField
              label="Secondary color"
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errors.secondary_color?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="typography"
          render={({ field }) => (
            <FontPicker value={field.value ?? ''} onChange={field.onChange} error={errors.typography?.message} />
          )}
        />
      </Section>
      <Section title="Brand Personality" text="How the brand speaks.">
        <Controller
          control={control}
          name="brand_tone"
          render={({ field }) => (
            <SelectField
              label="Brand tone"
              value={field.value ?? ''}
              onChange={field.onChange}
              options={TONES}
              error={errors.brand_tone?.message}
            />
          )}
        />
      </Section>
    </div>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-md">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  )
}
