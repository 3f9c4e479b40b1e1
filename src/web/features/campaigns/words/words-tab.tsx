import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { cellsQuery } from '#web/lib/api/campaigns.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/campaign-words.ts'
import { t as campaigns } from '#web/words/campaigns.ts'
import { listMuteLanguages, toSource } from './word-drafts.ts'
import { WordsForm } from './words-form.tsx'

/** Where a person gives all cells of a campaign that cannot say its message their words, in one go. */
export function WordsTab({ campaign }: { campaign: Campaign }) {
  const contentId = campaign.key_visual?.content_id ?? null
  if (contentId === null)
    return (
      <EmptyState
        title={campaigns.noKeyVisual}
        text={campaigns.noKeyVisualText}
        action={<ActionLink to="?tab=visual">{campaigns.keyVisual}</ActionLink>}
      />
    )
  return <Words campaign={campaign} contentId={contentId} />
}

function Words({ campaign, contentId }: { campaign: Campaign; contentId: number }) {
  const cells = useQuery(cellsQuery(campaign.id))
  const texts = useQuery({
    queryKey: ['translations', 'texts', [contentId]],
    queryFn: ({ signal }) => designApi.translations.texts({ body: { ids: [contentId] }, signal }),
    // A draft must not change under the person's hands.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (texts.isError || cells.isError)
    return (
      <Banner onRetry={() => void Promise.all([texts.refetch(), cells.refetch()])}>
        {getErrorMessage(texts.error ?? cells.error, t.loadFailed)}
      </Banner>
    )
  const [item] = texts.data?.items ?? []
  if (!cells.data || !texts.data || !item) return <Skeleton className="h-96 rounded-lg" />
  const mute = listMuteLanguages(cells.data)
  if (mute.length === 0)
    return (
      <EmptyState
        title={t.nothingNeeded}
        text={t.nothingNeededText}
        action={<ActionLink to="?tab=board">{t.toBoard}</ActionLink>}
      />
    )
  const source = toSource(
    item,
    mute.map(({ language }) => language),
  )
  return <WordsForm campaign={campaign} {...{ mute, source }} canTranslate={texts.data.can_translate} />
}
