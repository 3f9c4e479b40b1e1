import type { UseQueryResult } from '@tanstack/react-query'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/organize.ts'
import { NamedList, type NamedEntry } from './named-list.tsx'

type Actions = Omit<Parameters<typeof NamedList>[0], 'entries'>

interface LoadedListProps<Entry> extends Actions {
  query: UseQueryResult<Entry[]>
  toEntry: (entry: Entry) => NamedEntry
  /** Shown if there are no entries. */
  empty: string
}

/** A list of named entries, or that it is loading, empty or failed. */
export function LoadedList<Entry>({ query, toEntry, empty, ...actions }: LoadedListProps<Entry>) {
  if (query.isPending) return <Skeleton className="h-24" />
  if (query.isError)
    return <Banner onRetry={() => void query.refetch()}>{getErrorMessage(query.error, t.failedToLoad)}</Banner>
  if (query.data.length === 0) return <p className="text-muted">{empty}</p>
  return <NamedList {...actions} entries={query.data.map(toEntry)} />
}
