import type { ContentItem } from '#contract/library/content.ts'
import { libraryFileName } from '#contract/text/file-names.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { useSetFavorites } from '#web/lib/api/content-changes.ts'
import { fetchSigned } from '#web/lib/api/signed-file.ts'
import { saveFile } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'
import { useDeletion } from './use-deletion.ts'

export interface ContentActions {
  toggleFavorite: (item: ContentItem) => void
  copyPrompt: (item: ContentItem) => void
  download: (item: ContentItem) => void
  /** Asks for confirmation. Resolves to the answer. */
  remove: (item: ContentItem) => Promise<boolean>
}

interface DownloadWords {
  done: (file: string) => string
  failed: string
}

export const LIBRARY_WORDS: DownloadWords = { done: (file) => fill(t.downloaded, { file }), failed: t.failedToDownload }
export const DASHBOARD_WORDS: DownloadWords = { done: () => t.downloadStarted, failed: t.downloadFailed }

/** The actions on an item, the same on every screen. Only the download messages differ between screens. */
export function useContentActions(words: DownloadWords): ContentActions {
  const setFavorites = useSetFavorites()
  const remove = useDeletion()
  const download = async (item: ContentItem) => {
    try {
      toast.success(words.done(await saveContent(item)))
    } catch {
      toast.error(words.failed)
    }
  }
  return {
    toggleFavorite: (item) => setFavorites([item], !item.is_favorite),
    copyPrompt: (item) => void copyText(item.prompt),
    download: (item) => void download(item),
    remove: (item) => remove([item]),
  }
}

/** Downloads an item with its Content Credentials and resolves to the file name. */
async function saveContent(item: ContentItem): Promise<string> {
  if (item.slides) return (await import('./save-slides.ts')).saveSlides(item)
  const data = await fetchSigned(item.id)
  const file = libraryFileName(item, data.mime_type)
  saveFile(data, file)
  return file
}
