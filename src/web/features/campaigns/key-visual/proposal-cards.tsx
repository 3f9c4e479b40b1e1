import { Check, Maximize2, RefreshCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Proposal } from '#contract/campaigns/key-visual.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { isAtWork } from '#web/lib/api/campaigns.ts'
import { formatElapsed } from '#web/lib/format/number-format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { taskState } from '#web/lib/jobs/job-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SizeShape } from '#web/ui/display/size-shape.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { countNext } from '../campaign-actions.tsx'
import { useCancelRun, useChooseKeyVisual, useProposals, useRun } from '../use-campaign-calls.ts'
import type { Large } from './large-image.tsx'

interface ProposalCardsProps {
  campaign: Campaign
  onEnlarge: (image: Large) => void
}

/** The candidates for the key visual, with their progress while they are made. */
export function ProposalCards({ campaign, onEnlarge }: ProposalCardsProps) {
  const make = useProposals()
  const choose = useChooseKeyVisual(campaign.id)
  const run = useRun(campaign.id)
  const navigate = useNavigate()
  const busy = isAtWork(campaign)
  const isFirst = !campaign.key_visual && campaign.made === 0
  const onMake = async (contentId: number) => {
    try {
      await choose.mutateAsync(contentId)
    } catch {
      // The call has told why.
      return
    }
    run.mutate(undefined)
    void navigate('?tab=board', { replace: true })
  }
  const onChoose = async (contentId: number) => {
    // Cells that were made from the present key visual become outdated, so the change is confirmed.
    const isHarmless = !campaign.key_visual || campaign.made === 0
    if (isHarmless || (await confirm({ title: t.changeKeyVisual, text: t.changeKeyVisualText, isDangerous: false })))
      choose.mutate(contentId)
  }
  return (
    <section aria-label={t.proposals}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-md">{t.proposals}</h2>
          <p className="text-sm text-muted">{t.proposalsText}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          isWaiting={busy || make.isPending}
          onClick={() => make.mutate(campaign.id)}
        >
          <RefreshCw aria-hidden />
          {t.otherProposals}
        </Button>
      </div>
      <ProposalProgress campaign={campaign} />
      <ul className="mt-4 grid gap-5 sm:grid-cols-3">
        {campaign.proposals.map((proposal, index) => (
          <li key={`${index} ${proposal.content_id ?? ''}`} className="min-w-0">
            <ProposalCard
              proposal={proposal}
              name={fill(t.proposal, { number: index + 1 })}
              isChosen={proposal.content_id !== null && proposal.content_id === campaign.key_visual?.content_id}
              isWaiting={choose.isPending || busy}
              onEnlarge={onEnlarge}
              onChoose={(contentId) => void onChoose(contentId)}
              assets={isFirst ? countNext(campaign) : 0}
              onMake={(contentId) => void onMake(contentId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProposalCardProps {
  proposal: Proposal
  name: string
  isChosen: boolean
  isWaiting: boolean
  onEnlarge: (image: Large) => void
  onChoose: (contentId: number) => void
  /** How many assets can be made from it at once; 0 hides the button. */
  assets: number
  onMake: (contentId: number) => void
}

function ProposalCard({ proposal, name, isChosen, isWaiting, onEnlarge, onChoose, assets, onMake }: ProposalCardProps) {
  const { content_id, thumbnail_url, headline, layout, failure } = proposal
  const text = failure ?? (layout ? optionLabel(layout) : describeProposal(proposal))
  return (
    <article
      aria-label={name}
      className={`flex h-full flex-col overflow-hidden rounded-lg border bg-surface ${isChosen ? 'border-accent-ink outline outline-accent-ink' : 'border-border'}`}
    >
      <div className="relative grid h-72 place-items-center bg-media p-4">
        <ProposalImage proposal={proposal} name={name} />
        {thumbnail_url && (
          <IconButton
            label={fill(t.enlarge, { name })}
            icon={Maximize2}
            className="absolute end-2 top-2 bg-surface!"
            onClick={() => onEnlarge({ thumbnail_url, title: headline ?? name })}
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="text-base font-semibold">{headline ?? name}</h3>
        <p className="text-sm text-muted">{text}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          {isChosen ? (
            <p className="flex h-9 items-center gap-2 font-medium text-accent-ink">
              <Check className="size-4" aria-hidden />
              {t.chosen}
            </p>
          ) : (
            <Button
              variant="secondary"
              disabled={content_id === null}
              isWaiting={isWaiting}
              onClick={() => content_id !== null && onChoose(content_id)}
            >
              {t.choose}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {assets > 0 && (
            <Button
              disabled={content_id === null}
              isWaiting={isWaiting}
              onClick={() => content_id !== null && onMake(content_id)}
            >
              {plural(t.makeAssets, assets)}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function ProposalImage({ proposal, name }: { proposal: Proposal; name: string }) {
  const { thumbnail_url, headline, width, height, state, progress } = proposal
  if (thumbnail_url)
    return (
      <img
        src={thumbnail_url}
        alt={headline ?? name}
        className="max-h-full min-h-0 max-w-full animate-[appear_240ms_var(--ease-out)] rounded-sm object-contain"
      />
    )
  const isAnimated = isMaking({ state })
  return (
    <>
      <SizeShape
        width={width}
        height={height}
        className={`rounded-sm ${isAnimated ? 'skeleton' : 'border border-dashed border-outline'}`}
      />
      {isAnimated && (
        <ProgressBar
          label={fill(t.progressOf, { name })}
          value={progress}
          className="absolute inset-x-0 bottom-0 rounded-none!"
        />
      )}
    </>
  )
}

const TASK_STATES = {
  waiting: 'queued',
  running: 'running',
  made: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<Proposal['state'], string>

/** The stage of a proposal in words, or how it ended. */
const describeProposal = ({ state, stage }: Pick<Proposal, 'state' | 'stage'>): string =>
  taskState({ state: TASK_STATES[state], stage, retry_at: null }, Date.now())

const isMaking = ({ state }: Pick<Proposal, 'state'>): boolean => state === 'waiting' || state === 'running'

/** How many proposals are made and for how long they have been, with the button that stops them. Nothing is shown once all have ended. */
function ProposalProgress({ campaign: { id, proposals } }: { campaign: Campaign }) {
  const isRunning = proposals.some(isMaking)
  const now = useNow(isRunning)
  const cancel = useCancelRun(id)
  const [first] = proposals
  if (!first || !isRunning) return null
  const finished = proposals.filter(({ state }) => state === 'made').length
  const share = proposals.reduce((sum, { ended_at, progress }) => sum + (ended_at ? 1 : progress), 0) / proposals.length
  const count = fill(t.madeOf, { made: finished, cells: proposals.length })
  const seconds = Math.max(0, (now - Date.parse(first.created_at)) / 1000)
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <ProgressBar label={fill(t.progressOf, { name: t.proposals })} value={share} className="h-1.5!" />
        <p className="mt-2 text-sm text-muted tabular-nums">{[count, formatElapsed(seconds)].join(' · ')}</p>
        <p role="status" className="sr-only">
          {count}
        </p>
      </div>
      <Button variant="secondary" size="small" isWaiting={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {t.cancel}
      </Button>
    </div>
  )
}
