import { useQueryClient } from '@tanstack/react-query'
import type { ContentItem } from '#contract/content.ts'
import { messageOf } from '#web/lib/api.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { useRemoveContent, useRestoreContent, useToggleFavorite } from '#web/lib/content-changes.ts'
import { contentData, titleOf } from '#web/lib/content.ts'
import { saveFile } from '#web/lib/download.ts'
import { libraryFileName } from '#web/lib/file-names.ts'
import { toast } from '#web/lib/toast.ts'
import { confirm } from '#web/ui/confirm.tsx'

export interface ContentActions {
  toggleFavorite: (item: ContentItem) => void
  copyPrompt: (item: ContentItem) => void
  download: (item: ContentItem) => void
  remove: (item: ContentItem) => void
}

interface DownloadWords {
  done: (file: string) => string
  failed: string
}

export const LIBRARY_WORDS: DownloadWords = { done: (file) => `Downloaded ${file}`, failed: 'Failed to download' }
export const DASHBOARD_WORDS: DownloadWords = { done: () => 'Download started', failed: 'Download failed' }

/** What can be done with an item wherever it is shown; only the words of a download differ between screens. */
export function useContentActions(words: DownloadWords): ContentActions {
  const client = useQueryClient()
  const toggleFavorite = useToggleFavorite()
  const remove = useRemoveContent()
  const restore = useRestoreContent()

  const download = async (item: ContentItem) => {
    try {
      const data = await client.fetchQuery(contentData(item.id))
      const file = libraryFileName(item.id, titleOf(item), data.mime_type)
      saveFile(data, file)
      toast.success(words.done(file))
    } catch {
      toast.error(words.failed)
    }
  }
  const undo = async (id: number, toastId: string) => {
    toast.dismiss(toastId)
    await restore(id).catch((error: unknown) => toast.error(messageOf(error, 'Failed to restore content')))
  }
  const askAndRemove = async (item: ContentItem) => {
    const text = `"${titleOf(item)}" leaves your library. You can undo this right afterwards.`
    if (!(await confirm({ title: 'Delete content?', text }))) return
    try {
      await remove(item.id)
      toast.success((one) => <DeletedNote onUndo={() => void undo(item.id, one.id)} />, { duration: 8000 })
    } catch (error) {
      toast.error(messageOf(error, 'Failed to delete content'))
    }
  }
  return {
    toggleFavorite,
    copyPrompt: (item) => void copyText(item.prompt),
    download: (item) => void download(item),
    remove: (item) => void askAndRemove(item),
  }
}

function DeletedNote({ onUndo }: { onUndo: () => void }) {
  return (
    <span className="flex items-center gap-3">
      Deleted
      <button type="button" onClick={onUndo} className="rounded-sm px-1 font-semibold text-accent-ink hover:underline">
        Undo
      </button>
    </span>
  )
}
