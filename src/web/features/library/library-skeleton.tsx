import type { ListView } from '#web/ui/layout/list-toolbar.tsx'
import { Masonry } from '#web/ui/masonry/masonry.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/library.ts'
import { CARD_FOOTER, COLUMN_WIDTH } from './library-items.tsx'
import { ROW_HEIGHT } from './library-row.tsx'

const ITEMS = [1, 0.5625, 1.9, 1, 1.78, 0.8, 1, 1.9].map((ratio, id) => ({ id, ratio }))
type Item = (typeof ITEMS)[number]

const getKey = ({ id }: Item) => id
const cardHeight = ({ ratio }: Item, width: number) => width / ratio + CARD_FOOTER
const rowHeight = () => ROW_HEIGHT

/** Placeholders in the layout of the list, shown while it loads. */
export function LibrarySkeleton({ view }: { view: ListView }) {
  return (
    <div aria-busy aria-label={t.loadingContent} role="status">
      {view === 'list' ? (
        <Masonry key="list" items={ITEMS} keyOf={getKey} tallness={rowHeight} gap={0}>
          {() => <Skeleton className="h-14" />}
        </Masonry>
      ) : (
        <Masonry key="grid" items={ITEMS} keyOf={getKey} tallness={cardHeight} columnWidth={COLUMN_WIDTH} fewest={2}>
          {({ ratio }) => (
            <>
              <Skeleton className="w-full rounded-md" style={{ aspectRatio: String(ratio) }} />
              <Skeleton className="mt-2.5 h-4 w-2/3" />
            </>
          )}
        </Masonry>
      )}
    </div>
  )
}
