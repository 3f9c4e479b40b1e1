import { useQuery } from '@tanstack/react-query'
import { FolderPlus } from 'lucide-react'
import { OrganizeDialog } from '#web/domains/library/organize/organize-dialog.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { collectionsQuery, organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'
import { NewCollection } from './new-collection.tsx'

interface AddToCollectionProps {
  isOpen: boolean
  ids: readonly number[]
  onClose: () => void
}

/** Adds items to one of the collections whose items a person chooses, or to a new one. */
export function AddToCollection({ isOpen, ids, onClose }: AddToCollectionProps) {
  const changed = useLabelsChanged()
  const add = async (id: number) => {
    try {
      const { name } = await organizeApi.collections.changeItems({ params: { id }, body: { add: [...ids] } })
      toast.success(fill(t.addedTo, { name }))
      onClose()
      await changed()
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToAdd))
    }
  }
  return (
    <OrganizeDialog isOpen={isOpen} title={t.addToCollection} help={plural(t.items, ids.length)} onClose={onClose}>
      {isOpen && <Choices onChoose={(id) => void add(id)} />}
      <NewCollection onCreated={({ id }) => void add(id)} />
    </OrganizeDialog>
  )
}

function Choices({ onChoose }: { onChoose: (id: number) => void }) {
  const collections = useQuery(collectionsQuery)
  if (collections.isPending) return <Skeleton className="h-24" />
  if (collections.isError)
    return (
      <Banner onRetry={() => void collections.refetch()}>{getErrorMessage(collections.error, t.failedToLoad)}</Banner>
    )
  const manual = collections.data.filter(({ rule }) => !rule)
  if (manual.length === 0) return <p className="text-muted">{t.noManualCollections}</p>
  return (
    <ul className="-mx-2 flex max-h-72 flex-col overflow-y-auto">
      {manual.map(({ id, name, items }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2 text-start hover:bg-raised"
          >
            <FolderPlus className="size-4 shrink-0 text-muted" aria-hidden />
            <span className="truncate">{name}</span>
            <span className="ms-auto shrink-0 text-sm text-muted tabular-nums">{plural(t.items, items ?? 0)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
