import { useState } from 'react'
import type { DesignPicture, DesignState } from '#contract/designs/design.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { libraryFileName } from '#contract/text/file-names.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/editor.ts'

/** The pictures that can be put into a design, and the upload of further ones. */
export interface Pictures {
  list: readonly DesignPicture[]
  isBusy: boolean
  /** Resolves with the id of the stored picture, or with null after an error message. */
  store: (file: File) => Promise<string | null>
  /** Stores a copy of the file of an image in the library, like `store`. */
  storeContent: (item: ContentItem) => Promise<string | null>
}

export function usePictures({ content_id: id, pictures }: DesignState): Pictures {
  const [uploaded, setUploaded] = useState<readonly DesignPicture[]>([])
  const [isBusy, setBusy] = useState(false)
  const run = async (read: () => Promise<File>) => {
    setBusy(true)
    try {
      const picture = await designApi.design.uploadPicture({ params: { id }, files: { file: [await read()] } })
      setUploaded((before) => [...before.filter((one) => one.id !== picture.id), picture])
      return picture.id
    } catch (error) {
      toast.error(getErrorMessage(error, t.pictureUploadFailed))
      return null
    } finally {
      setBusy(false)
    }
  }
  const store = async (file: File) => {
    if (file.type.startsWith('image/')) return run(() => Promise.resolve(file))
    toast.error(NOT_AN_IMAGE)
    return null
  }
  return {
    list: [...pictures, ...uploaded].filter(({ role }) => role !== 'logo'),
    isBusy,
    store,
    storeContent: (item) => run(() => fetchFile(item)),
  }
}

async function fetchFile(item: ContentItem): Promise<File> {
  const bytes = await api.content.file({ params: { id: item.id }, query: {} })
  return new File([bytes], libraryFileName(item, bytes.type), { type: bytes.type })
}
