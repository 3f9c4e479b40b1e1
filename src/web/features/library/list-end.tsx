import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ShownCount } from '#web/ui/layout/list-toolbar.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'

interface ListEndProps {
  list: Pick<
    UseInfiniteQueryResult,
    'isError' | 'error' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
  >
  shown: number
  total: number
  /** How many versions the items have in all, if the list groups them. */
  versions?: number
  /** The error message for a page, if the server sent none. */
  failure: string
}

/** The end of an infinite list: an error with a retry button, and how many items are loaded. */
export function ListEnd({ list, shown, total, versions = total, failure }: ListEndProps) {
  return (
    <>
      {list.isError && (
        <Banner onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}>
          {getErrorMessage(list.error, failure)}
        </Banner>
      )}
      {shown > 0 && (
        <div className="flex items-center justify-center gap-2.5 text-muted">
          {list.isFetchingNextPage && <Spinner />}
          <ShownCount
            shown={shown}
            total={total}
            noun={versions > total ? fill(t.itemsWithAllVersions, { versions: thousands(versions) }) : t.items}
          />
        </div>
      )}
    </>
  )
}
