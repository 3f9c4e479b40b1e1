import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { type Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, campaignQuery, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { showFieldErrors } from '#web/lib/forms/field-errors.ts'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { t } from '#web/words/campaigns.ts'
import { type CampaignValues, toCampaignValues } from './campaign-values.ts'

/** The form of a new campaign, or of the given one. */
export function useCampaignForm(
  campaign: Campaign | undefined,
  brand: Brand | undefined,
  onSaved: (saved: Campaign, hasNext: boolean) => void,
) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<CampaignValues, unknown, CampaignInput>({
    resolver: zodResolver(CampaignInput),
    defaultValues: toCampaignValues(campaign, brand),
  })
  useUnsavedGuard(form.formState.isDirty)
  const save = async (body: CampaignInput, hasNext: boolean) => {
    setFailure(undefined)
    try {
      const saved = campaign
        ? await campaignApi.campaigns.update({ params: { id: campaign.id }, body })
        : await campaignApi.campaigns.create({ body })
      client.setQueryData(campaignQuery(saved.id).queryKey, saved)
      await client.invalidateQueries({ queryKey: CAMPAIGNS_KEY, refetchType: 'none' })
      toast.success(campaign ? t.saved : t.created)
      // The form is still there while the next screen loads, and must not create the campaign again.
      setSaved(true)
      onSaved(saved, hasNext)
    } catch (error) {
      setFailure(getErrorMessage(error, t.saveFailed))
      showFieldErrors(error, form)
    }
  }
  /** Saves the form, and with `hasNext` takes the next step too. */
  const submit = (hasNext: boolean) => void form.handleSubmit((body) => save(body, hasNext))()
  return { form, submit, failure, isBusy: form.formState.isSubmitting || isSaved }
}
