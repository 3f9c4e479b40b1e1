import { Play, SlidersHorizontal, Square, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { RUN_CELLS_MAX } from '#contract/limits.ts'
import { isAtWork } from '#web/lib/api/campaigns.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { usePlanPreview } from './plan/use-plan-preview.ts'
import { useCancelRun, useRun, useUndoEdit } from './use-campaign-calls.ts'

/** The buttons of the header: change the plan, undo the newest edit, make what is missing, or stop. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { id, edits } = campaign
  const undo = useUndoEdit(id)
  const cancel = useCancelRun(id)
  const canUndo = edits.some(({ undone_at }) => undone_at === null)
  return (
    <>
      {canUndo && (
        <Button variant="secondary" isWaiting={undo.isPending || campaign.is_running} onClick={() => undo.mutate()}>
          <Undo2 aria-hidden />
          {t.undoEdit}
        </Button>
      )}
      <ButtonLink variant="secondary" to={`/dashboard/campaigns/${id}/edit`}>
        <SlidersHorizontal aria-hidden />
        {t.changePlan}
      </ButtonLink>
      {isAtWork(campaign) ? (
        <Button variant="secondary" isWaiting={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          <Square aria-hidden />
          {t.stop}
        </Button>
      ) : (
        <RunButton campaign={campaign} />
      )}
    </>
  )
}

/** How many cells the next run makes: those that were never made, failed or are outdated, up to the limit of a run. */
export const countNext = ({ states }: Campaign): number =>
  Math.min(RUN_CELLS_MAX, states.planned + states.failed + states.stale)

/** Makes what is missing. A run that is larger than what is left of the month says so and cannot be started. */
function RunButton({ campaign }: { campaign: Campaign }) {
  const run = useRun(campaign.id)
  const navigate = useNavigate()
  const { preview } = usePlanPreview({
    campaignId: campaign.id,
    productIds: campaign.product_ids,
    plan: campaign.plan,
  })
  const missing = countNext(campaign)
  if (missing === 0 || !campaign.key_visual) return null
  const left = preview?.quota.left ?? null
  const isTooLarge = preview?.fits === false && left !== null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isTooLarge && (
        <p className="text-sm font-medium text-danger tabular-nums">
          {fill(t.largerThanMonth, { needed: thousands(preview.units), left: thousands(left) })}
        </p>
      )}
      <Button
        disabled={isTooLarge}
        isWaiting={run.isPending}
        onClick={() => {
          run.mutate(undefined)
          void navigate('?tab=board', { replace: true })
        }}
      >
        <Play aria-hidden />
        {plural(t.makeAssets, missing)}
      </Button>
    </div>
  )
}
