import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { SEARCH_MAX } from '#contract/limits.ts'
import { MediaImage } from '#web/domains/library/media-image.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { contentList, getTitle } from '#web/lib/api/content.ts'
import { flattenPages } from '#web/lib/api/content-pages.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { insertContent, takesImages } from '../state/insert-image.ts'
import { ImageTile } from '#web/ui/display/image-tile.tsx'

const PAGE_SIZE = 12
const SEARCH_PAUSE_MS = 300

/** The user's other images, newest first. A click stores a copy of one for this design, and puts it in like an upload. */
export function ContentImages() {
  const editor = useEditorContext()
  const title = useId()
  const [search, setSearch] = useState('')
  const { list, items, isEmpty } = useImages(search, editor.id)
  const { isBusy } = editor.pictures
  const action = takesImages(editor.selected) ? t.chooseThing : t.addThing
  return (
    <section aria-labelledby={title} className="mt-5 space-y-2.5">
      <h2 id={title} className="text-sm font-semibold">
        {t.fromMyContent}
      </h2>
      {(search || items.length > 0) && (
        <div className="flex">
          <SearchBox noun={t.yourImages} value={search} onChange={setSearch} />
        </div>
      )}
      {list.isPending && <Skeleton className="aspect-3/1 w-full rounded-sm" />}
      <ul aria-label={t.fromMyContent} aria-busy={list.isPlaceholderData} className="grid grid-cols-3 gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <ImageTile
              label={fill(action, { thing: getTitle(item) })}
              isWaiting={isBusy}
              onClick={() => void insertContent(editor, item)}
            >
              <MediaImage item={item} sizes="8rem" className="size-full" />
            </ImageTile>
          </li>
        ))}
      </ul>
      {isEmpty && (
        <p role="status" className="text-sm text-muted">
          {search ? t.noImageMatches : t.noImagesHint}
        </p>
      )}
      {list.isError && (
        <Banner onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}>
          {getErrorMessage(list.error, t.imagesLoadFailed)}
        </Banner>
      )}
      {list.hasNextPage && !list.isError && (
        <Button
          variant="secondary"
          size="small"
          className="w-full"
          isWaiting={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.loadMore}
        </Button>
      )}
    </section>
  )
}

/** The images that match, as far as they are loaded, without the edited one. Of each design only the newest version is listed. */
function useImages(search: string, editedId: number) {
  const wanted = useDebounced(search.trim().slice(0, SEARCH_MAX), SEARCH_PAUSE_MS)
  const list = useInfiniteQuery(contentList({ type: 'image', search: wanted || undefined, isGrouped: true }, PAGE_SIZE))
  const items: ContentItem[] = flattenPages(list.data?.pages ?? []).filter(({ id }) => id !== editedId)
  return { list, items, isEmpty: list.isSuccess && !list.hasNextPage && items.length === 0 }
}
