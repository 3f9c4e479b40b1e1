import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { BrandInput, type Brand } from '#contract/brands.ts'
import {
  DEFAULT_BRAND_TONE,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  DEFAULT_TYPOGRAPHY,
} from '#contract/options.ts'
import { api, messageOf } from '#web/lib/api.ts'
import { brandsQuery } from '#web/lib/brands.ts'
import { toast } from '#web/lib/toast.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageFrame } from '#web/ui/page-frame.tsx'
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'

export type BrandValues = z.input<typeof BrandInput>

export interface Outcome {
  isSaved: boolean
  /** Id of the brand that was just made. */
  created?: number | undefined
}

interface BrandEditorProps {
  /** The brand that is edited; absent while one is made. */
  brand?: Brand
  onDone: (outcome: Outcome) => void
}

export function BrandEditor({ brand, onDone }: BrandEditorProps) {
  const client = useQueryClient()
  const [failure, setFailure] = useState('')
  const form = useForm<BrandValues, unknown, BrandInput>({
    resolver: zodResolver(BrandInput),
    defaultValues: valuesOf(brand),
  })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedGuard(isDirty)

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const saved = brand
        ? await api.brands.update({ params: { id: brand.id }, body })
        : await api.brands.create({ body })
      toast.success(brand ? 'Brand updated' : 'Brand created')
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
      onDone({ isSaved: true, created: brand ? undefined : saved.id })
    } catch (error) {
      const message = messageOf(error, 'Failed to save brand')
      setFailure(message)
      toast.error(message)
    }
  })

  return (
    <PageFrame
      title={brand ? 'Edit Brand' : 'New Brand'}
      lead={
        brand
          ? `Changes apply to everything made for ${brand.name} from now on.`
          : 'Start with a name and two colors; everything can change later.'
      }
      actions={
        <Button variant="ghost" onClick={() => onDone({ isSaved: false })}>
          <ArrowLeft aria-hidden />
          Back to Brands
        </Button>
      }
    >
      {failure && <Banner>{failure}</Banner>}
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]"
        >
          <div className="flex min-w-0 flex-col">
            <BrandFields brand={brand} />
            <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex justify-end gap-2 border-t border-border bg-background px-4 py-3 sm:mx-0 sm:px-0">
              <Button variant="secondary" onClick={() => onDone({ isSaved: false })}>
                Cancel
              </Button>
              <Button type="submit" isLoading={isSubmitting}>
                {brand ? 'Update Brand' : 'Create Brand'}
              </Button>
            </div>
          </div>
          <BrandPreview />
        </form>
      </FormProvider>
    </PageFrame>
  )
}

function valuesOf(brand: Brand | undefined) {
  return {
    name: brand?.name ?? '',
    description: brand?.description ?? '',
    primary_color: brand?.primary_color ?? DEFAULT_PRIMARY_COLOR,
    secondary_color: brand?.secondary_color ?? DEFAULT_SECONDARY_COLOR,
    typography: brand?.typography ?? DEFAULT_TYPOGRAPHY,
    brand_tone: toneOf(brand),
    logo_url: brand?.logo_url ?? '',
  }
}

const toneOf = (brand: Brand | undefined) => (brand?.brand_tone ?? DEFAULT_BRAND_TONE) as BrandInput['brand_tone']
