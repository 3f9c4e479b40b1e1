import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { CampaignEdit, EditPreview, EditSample } from '#contract/campaigns/key-visual.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'
import { useRefreshCampaign, useUndoEdit } from '../use-campaign-calls.ts'

const PAUSE_MS = 350

/** What an edit would change, asked once typing pauses. Without an edit, nothing is asked for. */
export function useEditPreview(campaignId: number, edit: CampaignEdit | null) {
  const wanted = JSON.stringify(edit)
  const asked = useDebounced(wanted, PAUSE_MS)
  const answer = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'edit-preview', campaignId, asked],
    queryFn: ({ signal }): Promise<EditPreview> => {
      const body: CampaignEdit = JSON.parse(asked)
      return campaignApi.campaigns.previewEdit({ params: { id: campaignId }, body, signal })
    },
    enabled: edit !== null && asked === wanted,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const isCurrent = asked === wanted && answer.isSuccess && !answer.isPlaceholderData
  return { preview: edit === null ? undefined : answer.data, isCurrent, error: answer.error }
}

/**
 * Pictures of the samples of a preview after the edit, by cell. They are drawn once the numbers of this edit are known. Those of the edit
 * before stay until then, and `isCurrent` is false.
 */
export function useEditImages(campaignId: number, edit: CampaignEdit | null, samples: readonly EditSample[] | null) {
  const answer = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'edit-images', campaignId, edit],
    queryFn: ({ signal }) => campaignApi.campaigns.drawEdit({ params: { id: campaignId }, body: edit ?? {}, signal }),
    enabled: edit !== null && samples !== null && samples.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  const images = new Map((answer.data?.images ?? []).map(({ cell_id, image }) => [cell_id, dataUrl(image)]))
  const isCurrent = samples !== null && answer.isSuccess && !answer.isPlaceholderData
  return { images, isCurrent, isFailed: answer.isError, retry: () => void answer.refetch() }
}

/** Applies an edit to the key visual and all cells that do not own the property, and offers to undo it. */
export function useApplyEdit(campaignId: number, onApplied: () => void) {
  const refresh = useRefreshCampaign()
  const undo = useUndoEdit(campaignId)
  return useMutation({
    mutationFn: (edit: CampaignEdit) =>
      campaignApi.campaigns.edit({
        params: { id: campaignId },
        headers: { 'idempotency-key': newIdempotencyKey() },
        body: edit,
      }),
    onSuccess: async ({ cells }) => {
      offerUndo(plural(t.editApplied, cells), () => undo.mutate())
      onApplied()
      await refresh(campaignId)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.editFailed)),
  })
}
