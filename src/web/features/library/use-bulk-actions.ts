import type { ContentItem } from '#contract/content.ts'
import { useSetFavorites } from '#web/lib/content-changes.ts'
import { toast } from '#web/lib/toast.ts'
import { useSaveContent } from '#web/ui/media/use-content-actions.tsx'
import { useDeletion } from '#web/ui/media/use-deletion.tsx'

type Items = readonly ContentItem[]

/** What can be done with several items at once. */
export function useBulkActions() {
  const setFavorites = useSetFavorites()
  const save = useSaveContent()
  return {
    /** Marks those that lack the mark; where all have it, takes it from all. */
    toggleFavorites: (items: Items) => {
      const unmarked = items.filter((item) => !item.is_favorite)
      setFavorites(unmarked.length > 0 ? unmarked : items, unmarked.length > 0)
    },
    remove: useDeletion(),
    download: (items: Items) => downloadAll(items, save),
  }
}

/** One file after the other, because a browser stops a flood; goes on after a failure. */
async function downloadAll(items: Items, save: (item: ContentItem) => Promise<string>): Promise<void> {
  const id = toast.loading(progressOf(0, items.length))
  let failed = 0
  let file = ''
  for (const [index, item] of items.entries()) {
    toast.loading(progressOf(index, items.length), { id })
    try {
      file = await save(item)
    } catch {
      failed += 1
    }
  }
  const made = items.length - failed
  const told = made === 1 ? `Downloaded ${file}` : `Downloaded ${made} files`
  if (made > 0) toast.success(told, { id, duration: 2000 })
  else toast.dismiss(id)
  if (failed > 0) toast.error(failed === 1 ? 'Failed to download' : `Failed to download ${failed} files`)
}

const progressOf = (index: number, count: number) => `Downloading ${index + 1} of ${count}…`
