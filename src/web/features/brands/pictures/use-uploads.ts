import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { t } from '#web/words/brand-pictures.ts'
import { brandPicturesApi, picturesKey } from '#web/lib/api/brand-pictures.ts'

/** How far the uploads are. `failed` names files that could not be taken, and why. */
export interface Uploads {
  done: number
  all: number
  failed: readonly { name: string; reason: string }[]
}

/** Uploads at the same time. */
const AT_ONCE = 3

/** Uploads pictures one by one, so that a bad one stops no other. Files that are added meanwhile join the queue. */
export function useUploads(brandId: number) {
  const client = useQueryClient()
  const queue = useRef<File[]>([])
  const running = useRef(0)
  const [uploads, setUploads] = useState<Uploads | null>(null)

  const uploadNext = async (): Promise<void> => {
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      const failure = await upload(brandId, file)
      const failed = failure === null ? [] : [{ name: file.name, reason: failure }]
      setUploads((now) => now && { ...now, done: now.done + 1, failed: [...now.failed, ...failed] })
    }
    running.current -= 1
    if (running.current === 0) await client.invalidateQueries({ queryKey: picturesKey(brandId) })
  }

  const add = (files: readonly File[]) => {
    const isFresh = running.current === 0
    queue.current.push(...files)
    setUploads((now) =>
      isFresh || !now ? { done: 0, all: files.length, failed: [] } : { ...now, all: now.all + files.length },
    )
    while (running.current < Math.min(AT_ONCE, queue.current.length + running.current)) {
      running.current += 1
      void uploadNext()
      if (running.current >= AT_ONCE) break
    }
  }

  const stop = () => {
    const dropped = queue.current.length
    queue.current = []
    setUploads((now) => now && { ...now, all: now.all - dropped })
  }

  return { uploads, add, stop, close: () => setUploads(null) }
}

/** Null, or why the file could not be taken. */
async function upload(brandId: number, file: File): Promise<string | null> {
  try {
    const form = { title: file.name.replace(/\.[^.]{1,5}$/, '').slice(0, 120) }
    await brandPicturesApi.brandPictures.upload({ params: { id: brandId }, form, files: { file: [file] } })
    return null
  } catch (error) {
    return getErrorMessage(error, t.uploadFailed)
  }
}
