import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CampaignSummary } from '#contract/campaigns/campaigns.ts'
import { campaignList } from '#web/lib/api/campaigns.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/campaigns.ts'
import { CampaignCard } from './campaign-card.tsx'

const SEARCH_PAUSE_MS = 250
const NEW_PATH = '/dashboard/campaigns/new'
const gridClass = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** All campaigns as cards, newest first. */
export function CampaignsScreen() {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim(), SEARCH_PAUSE_MS)
  const list = useInfiniteQuery(campaignList(asked))
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns) ?? []
  const total = list.data?.pages.at(-1)?.total
  const isEmpty = total === 0 && asked === ''
  return (
    <PageFrame
      title={t.campaigns}
      lead={t.lead}
      badge={total !== undefined && <Badge>{total}</Badge>}
      actions={<NewCampaign />}
    >
      {!isEmpty && !list.isError && (
        <div className="flex">
          <SearchBox noun={t.campaignsNoun} value={search} onChange={setSearch} />
        </div>
      )}
      {list.isError && <Banner onRetry={() => void list.refetch()}>{t.loadFailed}</Banner>}
      {list.isPending && <CampaignsSkeleton />}
      {isEmpty && (
        <EmptyState title={t.noCampaignsYet} text={t.planOnce} drawing={<PlanDrawing />} action={<NewCampaign />} />
      )}
      {total === 0 && asked !== '' && <NothingFound onClear={() => setSearch('')} />}
      <Cards campaigns={campaigns} />
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isWaiting={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.showMore}
        </Button>
      )}
    </PageFrame>
  )
}

function Cards({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  if (campaigns.length === 0) return null
  return (
    <ul className={gridClass}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="min-w-0">
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  )
}

function NewCampaign() {
  return (
    <ButtonLink to={NEW_PATH}>
      <Plus aria-hidden />
      {t.newCampaign}
    </ButtonLink>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={t.noCampaignsFound}
      text={t.nothingMatches}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.clearSearch}
        </Button>
      }
    />
  )
}

function CampaignsSkeleton() {
  return (
    <div aria-busy className={gridClass}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-80 rounded-lg" />
      ))}
    </div>
  )
}

/** One design that becomes four formats. */
function PlanDrawing() {
  return (
    <svg viewBox="0 0 240 120" className="h-28" aria-hidden>
      <rect x="8" y="26" width="68" height="68" rx="8" className="fill-pressed" />
      <path d="M8 94a34 34 0 0 1 68 0Z" className="fill-accent" />
      <path d="M84 60h22m-7-7 7 7-7 7" className="fill-none stroke-outline" strokeWidth="2" />
      <rect x="118" y="10" width="34" height="60" rx="6" className="fill-pressed" />
      <path d="M118 70V54a17 17 0 0 1 34 0v10a6 6 0 0 1-6 6Z" className="fill-accent" />
      <rect x="162" y="26" width="44" height="44" rx="6" className="fill-raised" />
      <path d="M162 70a22 22 0 0 1 44 0Z" className="fill-outline" />
      <rect x="118" y="80" width="114" height="28" rx="6" className="fill-raised" />
      <path d="M176 108a28 28 0 0 1 56-6 6 6 0 0 1-6 6Z" className="fill-accent" />
      <rect x="216" y="40" width="16" height="30" rx="4" className="fill-pressed" />
    </svg>
  )
}
