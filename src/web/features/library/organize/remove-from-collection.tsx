import { useQuery } from '@tanstack/react-query'
import { FolderMinus } from 'lucide-react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { collectionsQuery, organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'

interface RemoveFromCollectionProps {
  collectionId: number
  ids: readonly number[]
  onDone: () => void
}

/** Removes items from the collection that is open. Renders nothing for a collection by rule. */
export function RemoveFromCollection({ collectionId, ids, onDone }: RemoveFromCollectionProps) {
  const collection = useQuery(collectionsQuery).data?.find(({ id }) => id === collectionId)
  const changed = useLabelsChanged()
  if (!collection || collection.rule) return null
  const remove = async () => {
    try {
      await organizeApi.collections.changeItems({ params: { id: collectionId }, body: { remove: [...ids] } })
      toast.success(fill(t.removedFrom, { name: collection.name }))
      onDone()
      await changed()
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToAdd))
    }
  }
  return (
    <Button variant="ghost" size="small" onClick={() => void remove()}>
      <FolderMinus aria-hidden />
      <span className="max-sm:sr-only">{t.removeFromCollection}</span>
    </Button>
  )
}
