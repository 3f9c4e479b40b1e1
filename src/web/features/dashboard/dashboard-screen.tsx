import { clsx } from 'clsx'
import {
  ArrowUpRight,
  DollarSign,
  Download,
  Images,
  Megaphone,
  Package,
  Palette,
  WandSparkles,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnalyticsStats } from '#contract/library/analytics.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { FavoriteButton } from '#web/domains/library/favorite-button.tsx'
import { MediaImage } from '#web/domains/library/media-image.tsx'
import { Preview } from '#web/domains/library/preview.tsx'
import { type ContentActions, DASHBOARD_WORDS, useContentActions } from '#web/domains/library/use-content-actions.tsx'
import { getTitle } from '#web/lib/api/content.ts'
import { prefetchOn } from '#web/lib/api/prefetch.ts'
import { useSession } from '#web/lib/api/session.ts'
import { shortDate, thousands } from '#web/lib/format/format.ts'
import { formatPercent, formatSeconds, formatUsd } from '#web/lib/format/number-format.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Figure, Figures } from '#web/ui/display/figure.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { fill, fillNodes, plural } from '#web/words/fill.ts'
import { t } from '#web/words/home.ts'
import { RecentContent } from './recent-content.tsx'
import { type Home, useHome } from './use-home.ts'

export function DashboardScreen() {
  const home = useHome()
  const [previewId, setPreviewId] = useState<number | null>(null)
  const actions = useContentActions(DASHBOARD_WORDS)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-6 pb-20 sm:gap-8 sm:px-8 sm:pt-9">
      <title>Dashboard · Signet</title>
      <WelcomeBanner isNew={home.isNew} />
      <StatCards home={home} />
      <QuickActions />
      {home.stats.isPending && <Skeleton className="h-50 sm:h-36" />}
      {home.stats.data && <AnalyticsOverview stats={home.stats.data} />}
      {(home.list.isPending || home.list.data) && (
        <div className="grid gap-4 lg:grid-cols-[1fr_1.5fr]">
          <ContentPerformance items={home.items} isPending={home.list.isPending} />
          <RecentActivity items={home.items} isPending={home.list.isPending} actions={actions} />
        </div>
      )}
      <RecentContent home={home} actions={actions} onPreview={setPreviewId} />
      <Preview items={home.items} id={previewId} onChange={setPreviewId} actions={actions} />
    </div>
  )
}

/** Before the first content, the link to the shortest path to a first image. */
function WelcomeBanner({ isNew }: { isNew: boolean }) {
  const session = useSession()
  const [now] = useState(() => new Date().toISOString())
  const user = session.status === 'user' ? session.user : null
  return (
    <section
      aria-label={t.welcome}
      className="relative flex flex-wrap items-end justify-between gap-x-8 gap-y-5 overflow-hidden rounded-lg bg-raised px-6 py-7 sm:px-8"
    >
      <Seal className={isNew ? 'end-116 xl:block' : 'end-84 lg:block'} />
      <div className="relative min-w-0">
        <h1 className="text-xl">{fillNodes(t.welcomeBack, { username: user?.username })}</h1>
        <p className="mt-1 text-muted tabular-nums">
          {fillNodes(t.lastActive, { date: shortDate(user?.last_active_at ?? now) })}
        </p>
        {isNew && <p className="mt-3 max-w-90 text-balance">{t.startHint}</p>}
      </div>
      <div className="relative flex flex-wrap gap-2">
        <ButtonLink to="/dashboard/analytics" variant="secondary">
          {t.viewAnalytics}
        </ButtonLink>
        <ButtonLink to="/dashboard/generator" variant={isNew ? 'secondary' : 'primary'}>
          {t.startCreating}
        </ButtonLink>
        {isNew && (
          <ButtonLink to="/dashboard/start" className="max-sm:order-first max-sm:w-full">
            {t.startInAMinute}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Seal({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('absolute -top-14 hidden size-60', className)} aria-hidden>
      <path className="fill-pressed" d="M12 2a5 5 0 0 0 0 10h10A10 10 0 0 0 12 2Z" />
      <path className="fill-accent opacity-25" d="M12 22a5 5 0 0 0 0-10H2a10 10 0 0 0 10 10Z" />
    </svg>
  )
}

/** The totals come from analytics. If analytics are not available, the counts of the library replace them. */
function StatCards({ home: { list, stats, brandCount, productCount } }: { home: Home }) {
  const inLibrary = list.data?.pages[0]?.total
  const countedContent =
    stats.data?.total_content ?? (stats.isError ? (inLibrary ?? (list.isError ? null : undefined)) : undefined)
  const cost = stats.data ? formatUsd(stats.data.total_cost, 4) : stats.isError ? null : undefined
  return (
    <Figures label={t.atAGlance} className="grid-cols-2 lg:grid-cols-4">
      <Figure label={t.totalContent} value={counted(countedContent)} icon={Images} />
      <Figure label={t.activeBrands} value={counted(brandCount)} icon={Palette} />
      <Figure label={t.products} value={counted(productCount)} icon={Package} />
      <Figure label={t.totalCost} value={cost} icon={DollarSign} />
    </Figures>
  )
}

const counted = (count: number | null | undefined) => (typeof count === 'number' ? thousands(count) : count)

const ACTIONS = [
  { title: t.contentGenerator, text: t.stepByStep, to: '/dashboard/generator', icon: WandSparkles },
  { title: t.quickGenerate, text: t.allOnOnePage, to: '/dashboard/generate', icon: Zap },
  { title: t.campaigns, text: t.oneBriefForAll, to: '/dashboard/campaigns', icon: Megaphone },
  { title: t.manageBrands, text: t.colorsTypeAndTone, to: '/dashboard/brands', icon: Palette },
  { title: t.viewProducts, text: t.whatYourBrandsSell, to: '/dashboard/products', icon: Package },
  { title: t.contentLibrary, text: t.everythingYouMade, to: '/dashboard/content', icon: Images },
]

function QuickActions() {
  return (
    <nav aria-label={t.quickActions} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-6">
      {ACTIONS.map(({ title, text, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          {...prefetchOn(to)}
          className="group min-w-0 rounded-lg border border-border bg-surface p-4 transition-colors hover:border-outline"
        >
          <span className="flex items-center justify-between text-muted">
            <Icon className="size-5" strokeWidth={1.75} aria-hidden />
            <ArrowUpRight
              className="size-4 transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              aria-hidden
            />
          </span>
          <span className="mt-3 block font-medium">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </Link>
      ))}
    </nav>
  )
}

type Summary = Pick<AnalyticsStats, 'average_generation_time' | 'total_tokens' | 'content_by_type'>

function AnalyticsOverview({ stats }: { stats: Summary }) {
  const figures = [
    [t.avgGenerationTime, formatSeconds(stats.average_generation_time)],
    [t.totalTokens, thousands(stats.total_tokens)],
    [t.imagesGenerated, thousands(stats.content_by_type['image'] ?? 0)],
    [t.videosCreated, thousands(stats.content_by_type['video'] ?? 0)],
  ]
  return (
    <Card title={t.analyticsOverview}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const KINDS = [
  { type: 'image', label: t.images, color: 'var(--chart-1)' },
  { type: 'video', label: t.videos, color: 'var(--chart-2)' },
] as const

interface ContentPerformanceProps {
  items: readonly ContentItem[]
  isPending: boolean
}

/** The counts of images and videos among the loaded items. */
function ContentPerformance({ items, isPending }: ContentPerformanceProps) {
  return (
    <Card title={t.contentPerformance}>
      {isPending ? (
        <Skeleton className="h-44" />
      ) : (
        <>
          <dl className="flex flex-col gap-5">
            {KINDS.map((kind) => (
              <Share key={kind.type} {...kind} items={items} />
            ))}
          </dl>
          <p className="mt-5 text-sm text-muted">
            {items.length === 0 ? t.fillsAsYouCreate : fill(t.ofTheBelow, { items: plural(t.items, items.length) })}
          </p>
        </>
      )}
    </Card>
  )
}

function Share({ type, label, color, items }: (typeof KINDS)[number] & { items: readonly ContentItem[] }) {
  const count = items.filter((item) => item.content_type === type).length
  const share = formatPercent(count, items.length)
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2">
      <dt className="font-medium">{label}</dt>
      <dd className="tabular-nums">
        {thousands(count)} <span className="text-muted">({share})</span>
      </dd>
      <dd className="col-span-2 h-2 overflow-hidden rounded-full bg-raised forced-colors:outline">
        <span className="block h-full rounded-full" style={{ width: share, background: color }} />
      </dd>
    </div>
  )
}

const SHOWN = 4

interface RecentActivityProps {
  items: readonly ContentItem[]
  isPending: boolean
  actions: ContentActions
}

function RecentActivity({ items, isPending, actions }: RecentActivityProps) {
  return (
    <Card title={t.recentActivity}>
      {isPending && <Skeleton className="-my-2 h-57" />}
      {!isPending && items.length === 0 && <p className="text-muted">{t.noRecentActivity}</p>}
      {items.length > 0 && (
        <ul className="-my-2 divide-y divide-border">
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className="flex items-center gap-3 py-2">
              <MediaImage item={item} sizes="40px" className="size-10 shrink-0 overflow-hidden rounded-sm" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">
                  <bdi>{getTitle(item)}</bdi>
                </p>
                <p className="truncate text-sm text-muted">
                  <Timestamp time={item.created_at} />
                </p>
              </div>
              <FavoriteButton item={item} onToggle={actions.toggleFavorite} />
              <IconButton label={t.download} icon={Download} onClick={() => actions.download(item)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
