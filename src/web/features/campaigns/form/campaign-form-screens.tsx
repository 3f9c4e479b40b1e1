import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { campaignQuery } from '#web/lib/api/campaigns.ts'
import { SAVED } from '#web/ui/behavior/use-unsaved-guard.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyKit } from '#web/ui/display/illustrations.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/campaigns.ts'
import { useProposals } from '../use-campaign-calls.ts'
import { CampaignForm } from './campaign-form.tsx'

const LIST_PATH = '/dashboard/campaigns'

/** `/dashboard/campaigns/new` */
export function NewCampaignScreen() {
  const navigate = useNavigate()
  const brands = useQuery(brandsQuery)
  const proposals = useProposals()
  const leave = () => void navigate(LIST_PATH)
  const openCreated = async (id: number, hasNext: boolean) => {
    // The campaign is there already, so a failure is only a message.
    if (hasNext) await proposals.mutateAsync(id).catch(() => undefined)
    await navigate(`${LIST_PATH}/${id}`, { state: SAVED })
  }
  return (
    <Frame title={t.newCampaign} lead={t.newCampaignLead} backLabel={t.backToCampaigns} onBack={leave}>
      {brands.isPending && <FormSkeleton />}
      {brands.isError && <Banner onRetry={() => void brands.refetch()}>{BRANDS_LOAD_FAILED}</Banner>}
      {brands.data?.length === 0 && <NoBrands />}
      {brands.data && brands.data.length > 0 && (
        <CampaignForm
          brands={brands.data}
          onSaved={({ id }, hasNext) => void openCreated(id, hasNext)}
          onCancel={leave}
        />
      )}
    </Frame>
  )
}

/** `/dashboard/campaigns/:id/edit` */
export function EditCampaignScreen({ id }: { id: number }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const brands = useQuery(brandsQuery)
  // The form keeps what it was opened with, so a poll must not change it.
  const campaign = useQuery({ ...campaignQuery(id), refetchInterval: false })
  const path = `${LIST_PATH}/${id}`
  const retry = () => void Promise.all([brands.refetch(), campaign.refetch()])
  return (
    <Frame
      title={t.editCampaign}
      lead={campaign.data?.name ?? t.newCampaignLead}
      backLabel={t.backToCampaign}
      onBack={() => void navigate(path)}
    >
      {(brands.isError || campaign.isError) && <Banner onRetry={retry}>{t.loadOneFailed}</Banner>}
      {(brands.isPending || campaign.isPending) && <FormSkeleton />}
      {brands.data && campaign.data && (
        <CampaignForm
          key={id}
          brands={brands.data}
          campaign={campaign.data}
          isPlanFirst={search.get('to') === 'plan'}
          onSaved={() => void navigate(`${path}?tab=board`, { state: SAVED })}
          onCancel={() => void navigate(path)}
        />
      )}
    </Frame>
  )
}

interface FrameProps {
  title: string
  lead: string
  backLabel: string
  onBack: () => void
  children: ReactNode
}

function Frame({ title, lead, backLabel, onBack, children }: FrameProps) {
  return (
    <PageFrame
      title={title}
      lead={lead}
      actions={
        <Button variant="ghost" className="max-sm:-ms-3.5" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {backLabel}
        </Button>
      }
    >
      {children}
    </PageFrame>
  )
}

function NoBrands() {
  return (
    <EmptyState
      title={t.noBrandsYet}
      text={t.brandFirst}
      drawing={<EmptyKit className="h-28" />}
      action={<ButtonLink to="/dashboard/brands?new">{t.newBrand}</ButtonLink>}
    />
  )
}

function FormSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-40 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
