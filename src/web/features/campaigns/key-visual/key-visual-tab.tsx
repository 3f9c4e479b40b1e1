import { Maximize2, Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { EditDesign } from '#web/domains/library/edit-design.tsx'
import { languageName } from '#web/domains/campaigns/format-labels.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { t } from '#web/words/campaigns.ts'
import { getDirection } from '../board/cell-labels.ts'
import { useProposals } from '../use-campaign-calls.ts'
import { EditAllButton } from './edit-all-button.tsx'
import { LargeImage, type Large } from './large-image.tsx'
import { NewerVersion } from './newer-version.tsx'
import { ProposalCards } from './proposal-cards.tsx'

/** The design that all cells are laid out from: three proposals to choose from, and then the chosen one with its edits. */
export function KeyVisualTab({ campaign }: { campaign: Campaign }) {
  const { key_visual, proposals } = campaign
  const [large, setLarge] = useState<Large | null>(null)
  return (
    <div className="flex flex-col gap-8">
      {key_visual && <Chosen campaign={campaign} keyVisual={key_visual} onEnlarge={setLarge} />}
      {proposals.length > 0 && <ProposalCards campaign={campaign} onEnlarge={setLarge} />}
      {!key_visual && proposals.length === 0 && <FirstProposals campaign={campaign} />}
      <LargeImage picture={large} onClose={() => setLarge(null)} />
    </div>
  )
}

function FirstProposals({ campaign }: { campaign: Campaign }) {
  const make = useProposals()
  return (
    <EmptyState
      title={t.noKeyVisual}
      text={t.noKeyVisualText}
      action={
        <Button
          isLoading={make.isPending}
          isWaiting={campaign.brand_id === null}
          onClick={() => make.mutate(campaign.id)}
        >
          <Sparkles aria-hidden />
          {t.makeProposals}
        </Button>
      }
    />
  )
}

interface ChosenProps {
  campaign: Campaign
  keyVisual: NonNullable<Campaign['key_visual']>
  onEnlarge: (image: Large) => void
}

function Chosen({ campaign, keyVisual, onEnlarge }: ChosenProps) {
  const { content_id, thumbnail_url, is_running, language, layout, copy } = keyVisual
  const headline = copy.headline ?? ''
  return (
    <section
      aria-label={t.keyVisual}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10"
    >
      <button
        type="button"
        aria-label={t.lookAtItLarge}
        disabled={!thumbnail_url}
        onClick={() => thumbnail_url && onEnlarge({ thumbnail_url, title: headline })}
        className="group relative grid h-96 place-items-center overflow-hidden rounded-lg border border-border bg-media p-5"
      >
        {thumbnail_url ? (
          <img
            src={thumbnail_url}
            alt={headline}
            className={`max-h-full min-h-0 max-w-full rounded-sm object-contain ${is_running ? 'opacity-50' : ''}`}
          />
        ) : (
          <span className="text-muted">{t.keyVisualDeleted}</span>
        )}
        <span className="absolute end-3 top-3 grid size-8 place-content-center rounded-full bg-surface text-muted opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          <Maximize2 className="size-4" aria-hidden />
        </span>
      </button>
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <p className="text-sm text-muted">{t.keyVisual}</p>
          <h2 className="mt-1 text-xl" dir={getDirection(language)} lang={language}>
            {headline}
          </h2>
          {copy.subline && (
            <p className="mt-2 text-md text-muted" dir={getDirection(language)} lang={language}>
              {copy.subline}
            </p>
          )}
          <p className="mt-3 text-sm text-muted">{[languageName(language), optionLabel(layout)].join(' · ')}</p>
        </div>
        {is_running && <Banner tone="info">{t.keyVisualRunning}</Banner>}
        {content_id !== null && <NewerVersion campaign={campaign} contentId={content_id} />}
        <div className="flex flex-wrap gap-2">
          <EditAllButton campaign={campaign} />
          {content_id !== null && <EditDesign id={content_id} />}
        </div>
        <p className="max-w-prose text-sm text-muted">{t.keyVisualHelp}</p>
      </div>
    </section>
  )
}
