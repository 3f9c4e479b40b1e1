import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { GenerationOptions } from '#contract/generation/generator.ts'
import { nameProvider } from '#web/domains/providers/provider-names.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { fill } from '#web/words/fill.ts'
import { t as providersWords } from '#web/words/providers.ts'
import { t } from '#web/words/wizard.ts'
import { computeMonthUsage, estimateCost } from './estimate.ts'

interface CostPanelProps {
  options: UseQueryResult<GenerationOptions>
  pairs: readonly { type: string; platform: string }[]
  /** Whether the videos have a spoken voice. */
  isSpoken: boolean
}

/** The estimated cost and the remaining items of the month, before the job starts. */
export function CostPanel({ options, pairs, isSpoken }: CostPanelProps) {
  if (options.isPending) return <Skeleton className="h-44 rounded-lg" />
  const cost = estimateCost(pairs, options.data?.prices, isSpoken)
  const month = computeMonthUsage(options.data?.usage, pairs.length)
  return (
    <Card title={t.estimatedCost}>
      <p className="text-xl font-semibold tracking-tight tabular-nums">
        {cost === null ? t.notAvailable : formatUsd(cost)}
      </p>
      <p className="mt-1 text-sm text-muted">{explained(cost, options.data?.engine)}</p>
      {options.data?.providers && (
        <UsedProviders providers={options.data.providers} types={pairs.map(({ type }) => type)} isSpoken={isSpoken} />
      )}
      <p
        className={clsx(
          'mt-4 border-t border-border pt-4 text-sm',
          month && !month.isEnough ? 'font-medium text-danger' : 'text-muted',
        )}
      >
        {month ? month.text : t.unknownLimit}
        {month && !month.isEnough && ` ${fill(t.thisNeeds, { count: pairs.length })}`}
      </p>
    </Card>
  )
}

function explained(cost: number | null, engine: GenerationOptions['engine']): string {
  if (cost === null) return t.pricesFailed
  if (engine === 'studio') return t.studioIsFree
  return t.anEstimateFromTodaysPrices
}

type Used = NonNullable<GenerationOptions['providers']>

const LABELS = {
  copy: providersWords.texts,
  picture: providersWords.images,
  film: providersWords.videos,
  speech: providersWords.voices,
}

interface UsedProvidersProps {
  providers: Used
  /** The content types that are made. */
  types: readonly string[]
  isSpoken: boolean
}

/** What makes the texts, images and videos of a request, and why that is not possible. */
function UsedProviders({ providers, types, isSpoken }: UsedProvidersProps) {
  const [copy, image, video, speech] = (['copy', 'picture', 'film', 'speech'] as const).map((of) =>
    providers.find(({ kind }) => kind === of),
  )
  const isPainted = types.includes('image') || video?.name === null
  const used = [
    copy,
    isPainted && image,
    types.includes('video') && video,
    types.includes('video') && isSpoken && speech,
  ].filter((one) => one !== undefined && one !== false)
  const problem = used.find((one) => one.problem !== null)?.problem
  return (
    <div className="mt-4 border-t border-border pt-4">
      <h3 className="text-sm font-medium">{providersWords.madeBy}</h3>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {used.map((one) => (
          <div key={one.kind} className="contents">
            <dt className="text-muted">{LABELS[one.kind]}</dt>
            <dd className="min-w-0 break-words">
              <bdi>{nameProvider(one)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {problem && (
        <div className="mt-3">
          <Banner
            actions={
              <ActionLink to="/dashboard/api-keys" variant="secondary" size="small">
                {providersWords.change}
              </ActionLink>
            }
          >
            {problem}
          </Banner>
        </div>
      )}
    </div>
  )
}
