import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { contentList } from '#web/lib/content.ts'
import { messageOf } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MediaCard } from '#web/ui/media/media-card.tsx'
import { PreviewDialog } from '#web/ui/media/preview-dialog.tsx'
import { DASHBOARD_WORDS, useContentActions } from '#web/ui/media/use-content-actions.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PAGE_SIZE = 6
const FAILED = 'Failed to load dashboard data'
const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-5 md:grid-cols-3'

export function RecentContent() {
  const [previewId, setPreviewId] = useState<number | null>(null)
  const actions = useContentActions(DASHBOARD_WORDS)
  const list = useInfiniteQuery(contentList({}, PAGE_SIZE))
  const items = list.data?.pages.flatMap((page) => page.content) ?? []
  const mayHaveMore = list.data?.pages.at(-1)?.content.length === PAGE_SIZE && list.hasNextPage
  useEffect(() => {
    if (list.isError) toast.error(FAILED, { id: FAILED })
  }, [list.isError])

  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-md">
        Recent Content
      </h2>
      <div className="mt-4">
        {list.isPending && <RecentSkeleton />}
        {list.isError && <Banner onRetry={() => void list.refetch()}>{messageOf(list.error, FAILED)}</Banner>}
        {list.isSuccess && items.length === 0 && (
          <EmptyState
            title="No content yet"
            text="Say what your post is about, and the first picture is made in your brand."
            action={<ButtonLink to="/dashboard/generate">Create Your First Content</ButtonLink>}
          />
        )}
        {items.length > 0 && (
          <ul className={gridClass}>
            {items.map((item) => (
              <li key={item.id}>
                <MediaCard item={item} actions={actions} onPreview={() => setPreviewId(item.id)} frame="square" />
              </li>
            ))}
          </ul>
        )}
        {mayHaveMore && (
          <div className="mt-4 flex justify-center">
            <Button variant="secondary" isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Load More Content
            </Button>
          </div>
        )}
      </div>
      <PreviewDialog items={items} id={previewId} onChange={setPreviewId} actions={actions} />
    </section>
  )
}

function RecentSkeleton() {
  return (
    <div aria-busy className={gridClass}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square rounded-md" />
          <div className="flex h-14 flex-col gap-2 pt-2.5">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
