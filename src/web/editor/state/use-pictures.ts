import { useState } from 'react'
import type { DesignPicture, DesignState } from '#contract/design.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'

/** The pictures that can be put into a design, and the upload of further ones. */
export interface Pictures {
  list: readonly DesignPicture[]
  isBusy: boolean
  /** Resolves with the id of the stored picture, or with null after an error message. */
  store: (file: File) => Promise<string | null>
}

export function usePictures({ content_id: id, pictures }: DesignState): Pictures {
  const [uploaded, setUploaded] = useState<readonly DesignPicture[]>([])
  const [isBusy, setBusy] = useState(false)
  const store = async (file: File) => {
    if (!file.type.startsWith('image/')) {
      toast.error(NOT_AN_IMAGE)
      return null
    }
    setBusy(true)
    try {
      const picture = await api.design.uploadPicture({ params: { id }, files: { file: [file] } })
      setUploaded((before) => [...before.filter((one) => one.id !== picture.id), picture])
      return picture.id
    } catch (error) {
      toast.error(getErrorMessage(error, 'Failed to upload picture'))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { list: [...pictures, ...uploaded].filter(({ role }) => role !== 'logo'), isBusy, store }
}
