import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BrandInput, type Brand } from '#contract/brands/brands.ts'
import { BRAND_CREATED, BRAND_SAVE_FAILED, BRAND_UPDATED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { showFieldErrors } from '#web/lib/forms/field-errors.ts'
import { acceptUnchangedUrl } from '#web/lib/forms/accept-unchanged-url.ts'
import { findNewestByName } from '#web/lib/forms/find-newest-by-name.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { toFormValues, type BrandValues } from './brand-values.ts'

export interface Outcome {
  /** Absent if the form was left without saving. The id of a new brand is undefined if neither the reply nor the list contains it. */
  saved: { id: number | undefined } | undefined
  isNew?: boolean
}

export function useBrandForm(brand: Brand | undefined, onDone: (outcome: Outcome) => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState('')
  const form = useForm<BrandValues, unknown, BrandInput>({
    resolver: acceptUnchangedUrl(zodResolver(BrandInput), 'logo_url', brand?.logo_url),
    defaultValues: toFormValues(brand),
  })
  useUnsavedGuard(form.formState.isDirty)

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const answer = brand
        ? await api.brands.update({ params: { id: brand.id }, body })
        : await api.brands.create({ body })
      toast.success(brand ? BRAND_UPDATED : BRAND_CREATED)
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
      const newest = () => findNewestByName(client.getQueryData(brandsQuery.queryKey) ?? [], body.name)
      onDone({ saved: { id: (brand ?? answer).id ?? newest()?.id }, isNew: !brand })
    } catch (error) {
      const message = getErrorMessage(error, BRAND_SAVE_FAILED)
      setFailure(message)
      toast.error(message)
      showFieldErrors(error, form)
    }
  })
  return { form, submit, failure }
}
