import { useState } from 'react'
import type { Archive } from '#contract/library/archives.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { useSetFavorites } from '#web/lib/api/content-changes.ts'
import { saveFrom } from '#web/lib/browser/download.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { LIBRARY_WORDS, useContentActions } from '#web/domains/library/use-content-actions.tsx'
import { useDeletion } from '#web/domains/library/use-deletion.ts'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'

type Items = readonly ContentItem[]

/** Actions on several items. */
export function useBulkActions() {
  const setFavorites = useSetFavorites()
  const { isPreparing, downloadAll } = useDownload()
  return {
    /** Marks the items that are not favorites. If all are favorites, removes the mark from all. */
    toggleFavorites: (items: Items) => {
      const unmarked = items.filter((item) => !item.is_favorite)
      setFavorites(unmarked.length > 0 ? unmarked : items, unmarked.length > 0)
    },
    remove: useDeletion(),
    /** Whether an archive is being prepared. */
    isPreparing,
    download: downloadAll,
  }
}

/** Downloads one item as its own file, several as a zip that the server streams to the browser's downloads. */
function useDownload() {
  const { download } = useContentActions(LIBRARY_WORDS)
  const [isPreparing, setPreparing] = useState(false)
  const downloadAll = async (items: Items) => {
    const [first] = items
    if (items.length === 1 && first) return download(first)
    setPreparing(true)
    const id = toast.loading(plural(t.preparingFiles, items.length))
    try {
      tellStarted(await startArchive(items), items.length, id)
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToDownload), { id })
    } finally {
      setPreparing(false)
    }
  }
  return { isPreparing, downloadAll }
}

async function startArchive(items: Items): Promise<Archive> {
  const archive = await api.archives.create({ body: { ids: items.map(({ id }) => id) } })
  saveFrom(archive.url, archive.file_name)
  return archive
}

function tellStarted({ items, size_bytes }: Archive, wanted: number, id: string): void {
  toast.success(plural(t.downloadingFiles, items, { size: fileSize(size_bytes) }), { id })
  const gone = wanted - items
  if (gone > 0) toast.error(plural(t.itemsAreGone, gone))
}
