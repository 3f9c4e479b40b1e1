import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { CELL_STATES, type CellState } from '#contract/campaigns/cells.ts'
import { ApiError } from '#contract/client/client.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { campaignQuery } from '#web/lib/api/campaigns.ts'
import { thousands } from '#web/lib/format/format.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { TabNav } from '#web/ui/layout/tab-nav.tsx'
import { t as words } from '#web/words/campaign-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t as handover } from '#web/words/handover.ts'
import { Board } from './board/board.tsx'
import { STATE_NAMES } from './board/cell-labels.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { describeDates } from './campaign-dates.ts'
import { KeyVisualTab } from './key-visual/key-visual-tab.tsx'
import { PlanTab } from './plan-tab.tsx'

const CampaignTexts = lazy(async () => ({
  default: (await import('#web/domains/campaigns/campaign-texts.tsx')).CampaignTexts,
}))
const WordsTab = lazy(async () => ({ default: (await import('./words/words-tab.tsx')).WordsTab }))
const CampaignPack = lazy(async () => ({
  default: (await import('#web/domains/campaigns/campaign-pack.tsx')).CampaignPack,
}))

const TABS = ['visual', 'board', 'words', 'plan', 'texts', 'pack'] as const
type Tab = (typeof TABS)[number]
const TAB_NAMES: Readonly<Record<Tab, string>> = {
  visual: t.keyVisual,
  board: t.board,
  words: words.needsWords,
  plan: t.plan,
  texts: handover.insideTexts,
  pack: handover.packTitle,
}

/** A campaign: its key visual, its board and its plan. The URL holds the open part (`?tab=board`). */
export function CampaignScreen({ id }: { id: number }) {
  const campaign = useQuery(campaignQuery(id))
  if (campaign.isPending) return <CampaignSkeleton />
  if (campaign.error instanceof ApiError && campaign.error.status === 404) return <Gone />
  if (!campaign.data)
    return (
      <PageFrame title={t.campaign} lead={t.lead}>
        <Banner onRetry={() => void campaign.refetch()}>{t.loadOneFailed}</Banner>
      </PageFrame>
    )
  return <OpenCampaign key={id} campaign={campaign.data} />
}

function OpenCampaign({ campaign }: { campaign: Campaign }) {
  const [search] = useSearchParams()
  const tab =
    TABS.find((one) => one === search.get('tab')) ?? (campaign.key_visual && campaign.made > 0 ? 'board' : 'visual')
  const { name, brand_name, states } = campaign
  const tabs = TABS.filter((value) => value !== 'words' || states.needs_words > 0 || tab === 'words')
  const facts = [brand_name ?? t.brandDeleted, describeDates(campaign)].filter(Boolean).join(' · ')
  return (
    <PageFrame title={name} lead={facts} actions={<CampaignActions campaign={campaign} />}>
      <BudgetNotice brandId={campaign.brand_id} campaignId={campaign.id} />
      <CampaignProgress campaign={campaign} />
      {states.needs_words > 0 && campaign.key_visual && tab !== 'words' && <WordsNote count={states.needs_words} />}
      <TabNav
        label={t.parts}
        tabs={tabs.map((value) => ({ value, label: TAB_NAMES[value], to: `?tab=${value}` }))}
        current={tab}
      />
      {tab === 'visual' && <KeyVisualTab campaign={campaign} />}
      {tab === 'board' && <Board campaign={campaign} />}
      {tab === 'plan' && <PlanTab campaign={campaign} />}
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        {tab === 'words' && <WordsTab campaign={campaign} />}
        {tab === 'texts' && <CampaignTexts campaignId={campaign.id} />}
        {tab === 'pack' && <CampaignPack campaignId={campaign.id} />}
      </Suspense>
    </PageFrame>
  )
}

/** Cells whose message cannot be said in their language wait for a person. */
function WordsNote({ count }: { count: number }) {
  const link = (
    <ActionLink to="?tab=words" variant="secondary" size="small">
      {words.giveWords}
    </ActionLink>
  )
  return (
    <Banner tone="info" actions={link}>
      <strong className="font-medium">{plural(words.needWords, count)}.</strong> {words.needWordsText}
    </Banner>
  )
}

function Gone() {
  return (
    <PageFrame title={t.campaign} lead={t.lead}>
      <EmptyState
        title={t.campaignGone}
        text={t.campaignGoneText}
        action={<ActionLink to="/dashboard/campaigns">{t.backToCampaigns}</ActionLink>}
      />
    </PageFrame>
  )
}

function CampaignSkeleton() {
  return (
    <PageFrame title={t.campaign} lead={<Skeleton className="h-5 w-56" />}>
      <div aria-busy className="flex flex-col gap-6">
        <Skeleton className="h-14 rounded-lg" />
        <Skeleton className="h-10" />
        <div className="grid gap-5 sm:grid-cols-3">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-80 rounded-lg" />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

const DOTS: Readonly<Record<CellState, string>> = {
  planned: 'bg-pressed shadow-[inset_0_0_0_1px_var(--outline)]',
  needs_words: 'shadow-[inset_0_0_0_2px_var(--warning)]',
  waiting: 'bg-outline',
  running: 'bg-accent animate-pulse',
  made: 'bg-success',
  needs_attention: 'bg-warning',
  failed: 'bg-danger',
  stale: 'bg-(--chart-3)',
}

/** How far the campaign is: counts by state, never one average. What is being made again does not count as made. */
function CampaignProgress({ campaign: { name, cells, states, statuses } }: { campaign: Campaign }) {
  const shown = CELL_STATES.filter((state) => states[state] > 0)
  const finished = states.made + states.needs_attention
  return (
    <section aria-label={t.progress} className="flex flex-col gap-3">
      <ProgressBar label={fill(t.progressOf, { name })} value={cells > 0 ? finished / cells : 0} className="h-1.5!" />
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm tabular-nums">
        {shown.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className={clsx('size-2 rounded-full', DOTS[state])} aria-hidden />
            <span className="text-muted">{STATE_NAMES[state]}</span>
            <span className="font-medium">{thousands(states[state])}</span>
          </li>
        ))}
        {statuses.approved > 0 && (
          <li className="ms-auto text-muted">
            {fill(t.approvedOf, { approved: thousands(statuses.approved), cells: thousands(cells) })}
          </li>
        )}
      </ul>
    </section>
  )
}
