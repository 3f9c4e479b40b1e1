import { getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { ContentActions } from '#web/domains/library/use-content-actions.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/home.ts'
import { RecentCard } from './recent-card.tsx'
import { LOAD_FAILED, PAGE_SIZE, type Home } from './use-home.ts'

const gridClass = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3'

interface RecentContentProps {
  home: Home
  actions: ContentActions
  onPreview: (id: number) => void
}

export function RecentContent({ home: { list, items, mayHaveMore, retry }, actions, onPreview }: RecentContentProps) {
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-md">
        {t.recentContent}
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        {list.isPending && <RecentSkeleton />}
        {list.isError && <Banner onRetry={retry}>{getErrorMessage(list.error, LOAD_FAILED)}</Banner>}
        {list.isSuccess && items.length === 0 && (
          <EmptyState
            title={t.noContentYet}
            text={t.quickGenerateHint}
            action={<ButtonLink to="/dashboard/generator">{t.createYourFirstContent}</ButtonLink>}
          />
        )}
        {items.length > 0 && (
          <ul className={gridClass}>
            {items.map((item) => (
              <li key={item.id} className="min-w-0">
                <RecentCard item={item} actions={actions} onPreview={onPreview} />
              </li>
            ))}
          </ul>
        )}
        {mayHaveMore && (
          <div className="flex justify-center">
            <Button variant="secondary" isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t.loadMoreContent}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function RecentSkeleton() {
  return (
    <div aria-busy className={gridClass}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-lg border border-border bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex h-26 flex-col gap-2 p-3.5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
