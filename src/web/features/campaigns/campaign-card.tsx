import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CampaignSummary } from '#contract/campaigns/campaigns.ts'
import { CANNOT_BE_UNDONE } from '#contract/messages.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { thousands } from '#web/lib/format/format.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { describeDates } from './campaign-dates.ts'

/** A campaign in the list: key visual, brand, dates and how far it is. */
export function CampaignCard({ campaign }: { campaign: CampaignSummary }) {
  const { id, name, brand_name, cells, up_to_date, approved, is_running } = campaign
  const dates = describeDates(campaign)
  const remove = useRemoval(campaign)
  return (
    <article
      aria-label={name}
      className="relative flex h-full flex-col overflow-hidden rounded-lg border border-border bg-surface transition-colors hover:border-outline has-[a:focus-visible]:border-outline"
    >
      <KeyVisualImage campaign={campaign} />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <div className="flex items-center justify-between gap-2">
          <h2 className="min-w-0 truncate text-base font-semibold">
            <Link to={`/dashboard/campaigns/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
              {name}
            </Link>
          </h2>
          {is_running && <Badge className="shrink-0 bg-accent-tint! text-accent-ink! normal-case">{t.making}</Badge>}
        </div>
        <p className="truncate text-sm text-muted">{[brand_name, dates].filter(Boolean).join(' · ') || t.noDates}</p>
        <div className="mt-auto flex items-end justify-between gap-3 pt-3">
          <div className="min-w-0 flex-1">
            <ProgressBar label={fill(t.progressOf, { name })} value={cells > 0 ? up_to_date / cells : 0} />
            <p className="mt-2 text-xs text-muted tabular-nums">
              {fill(t.madeOf, { made: thousands(up_to_date), cells: thousands(cells) })}
              {approved > 0 && ` · ${plural(t.approvedCount, approved)}`}
            </p>
          </div>
          <IconButton
            label={fill(t.deleteCampaign, { name })}
            icon={Trash2}
            className="relative z-1 -me-2 -mb-2"
            onClick={() => void remove()}
          />
        </div>
      </div>
    </article>
  )
}

function KeyVisualImage({ campaign: { thumbnail_url, name } }: { campaign: CampaignSummary }) {
  return (
    <div className="grid h-48 place-items-center bg-media p-4">
      {thumbnail_url ? (
        <img
          src={thumbnail_url}
          alt={fill(t.keyVisualOf, { name })}
          loading="lazy"
          className="max-h-full min-h-0 max-w-full rounded-sm object-contain"
        />
      ) : (
        <span className="flex items-end gap-2" aria-hidden>
          {['h-16 w-9', 'h-12 w-12', 'h-9 w-20'].map((size) => (
            <span key={size} className={`rounded-sm border border-dashed border-outline ${size}`} />
          ))}
        </span>
      )}
    </div>
  )
}

function useRemoval({ id, name, made }: CampaignSummary): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const question = {
      title: fill(t.deleteQuestion, { name }),
      text: CANNOT_BE_UNDONE,
      ...(made > 0 && { more: plural(t.madeStays, made) }),
      confirmLabel: t.delete,
    }
    if (!(await confirm(question))) return
    try {
      await campaignApi.campaigns.remove({ params: { id } })
      toast.success(t.deleted)
      await client.invalidateQueries({ queryKey: CAMPAIGNS_KEY })
    } catch (error) {
      toast.error(getErrorMessage(error, t.deleteFailed))
    }
  }
}
