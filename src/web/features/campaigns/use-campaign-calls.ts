import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, campaignQuery, CAMPAIGNS_KEY, cellsQuery } from '#web/lib/api/campaigns.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { VERSIONS } from '#web/lib/api/designs.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { JOBS_KEY } from '#web/lib/jobs/jobs.ts'
import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'

/** Fetches a campaign and its cells again, and the jobs, whose notes report the end of a run. */
export function useRefreshCampaign(): (id: number) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: campaignQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: cellsQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: [...CAMPAIGNS_KEY, 'plan'] }),
      client.invalidateQueries({ queryKey: JOBS_KEY }),
      client.invalidateQueries({ queryKey: [...CAMPAIGNS_KEY, 'list'], refetchType: 'none' }),
    ])
  }
}

/** Shows the campaign of a reply, and fetches its cells again. */
export function useShowCampaign(): (campaign: Campaign) => Promise<void> {
  const client = useQueryClient()
  const refresh = useRefreshCampaign()
  return (campaign) => {
    client.setQueryData(campaignQuery(campaign.id).queryKey, campaign)
    return refresh(campaign.id)
  }
}

/** Makes all cells that are planned, failed or outdated, or the given ones. */
export function useRun(id: number) {
  const refresh = useRefreshCampaign()
  return useMutation({
    mutationFn: (cellIds?: readonly number[]) =>
      campaignApi.campaigns.run({
        params: { id },
        headers: { 'idempotency-key': newIdempotencyKey() },
        body: cellIds ? { cell_ids: [...cellIds] } : {},
      }),
    onSuccess: async ({ cells }) => {
      toast.success(plural(t.runStarted, cells))
      await refresh(id)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.runFailed)),
  })
}

/** Makes three candidates for the key visual. */
export function useProposals() {
  const refresh = useRefreshCampaign()
  return useMutation({
    mutationFn: (id: number) =>
      campaignApi.campaigns.proposals({ params: { id }, headers: { 'idempotency-key': newIdempotencyKey() } }),
    onSuccess: (_, id) => refresh(id),
    onError: (error) => toast.error(getErrorMessage(error, t.proposalsFailed)),
  })
}

export function useCancelRun(id: number) {
  const show = useShowCampaign()
  const refresh = useRefreshCampaign()
  return useMutation({
    mutationFn: () => campaignApi.campaigns.cancel({ params: { id } }),
    onSuccess: async (campaign) => {
      toast.success(t.canceled)
      await show(campaign)
    },
    onError: async (error) => {
      toast.error(getErrorMessage(error, t.cancelFailed))
      await refresh(id)
    },
  })
}

export function useChooseKeyVisual(id: number) {
  const show = useShowCampaign()
  return useMutation({
    mutationFn: (contentId: number) =>
      campaignApi.campaigns.chooseKeyVisual({ params: { id }, body: { content_id: contentId } }),
    onSuccess: async (campaign) => {
      toast.success(t.keyVisualChosen)
      await show(campaign)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.chooseFailed)),
  })
}

/** Undoes the newest edit that was not undone. Its versions leave the library. */
export function useUndoEdit(id: number) {
  const client = useQueryClient()
  const show = useShowCampaign()
  return useMutation({
    mutationFn: () => campaignApi.campaigns.undo({ params: { id } }),
    onSuccess: async (campaign) => {
      toast.success(t.editUndone)
      await Promise.all([
        show(campaign),
        client.invalidateQueries({ queryKey: CONTENT_LISTS }),
        client.invalidateQueries({ queryKey: VERSIONS }),
      ])
    },
    onError: (error) => toast.error(getErrorMessage(error, t.undoFailed)),
  })
}
