import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import { UPLOADS_AT_ONCE_PER_USER } from '#contract/limits.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { retryAsAsked } from '#web/lib/api/retry-as-asked.ts'
import { t } from '#web/words/brand-images.ts'
import { imagesKey, uploadToBrand } from '#web/lib/api/brand-images.ts'

/** A file that could not be uploaded, and why. */
export interface FailedUpload {
  file: File
  reason: string
  /** Whether another try may help. A file that cannot be read is refused each time. */
  canRetry: boolean
}

/** How far the uploads are. */
export interface Uploads {
  all: number
  uploaded: number
  /** Files that wait because the server asked for it. */
  waiting: number
  failed: readonly FailedUpload[]
}

/**
 * Uploads pictures one by one, so that a bad one stops no other. Files that are added meanwhile join the queue. Failed ones are kept until
 * `close`, so that a person can retry them.
 */
export function useUploads(brandId: number) {
  const client = useQueryClient()
  const queue = useRef<File[]>([])
  const running = useRef(0)
  const stopping = useRef(new AbortController())
  const [uploads, setUploads] = useState<Uploads | null>(null)
  const change = (next: (now: Uploads) => Partial<Uploads>) => setUploads((now) => now && { ...now, ...next(now) })

  const uploadOne = async (file: File): Promise<void> => {
    const { signal } = stopping.current
    const onWait = (isWaiting: boolean) => change(({ waiting }) => ({ waiting: waiting + (isWaiting ? 1 : -1) }))
    try {
      await retryAsAsked(() => uploadToBrand(brandId, file), { signal, onWait })
      change(({ uploaded }) => ({ uploaded: uploaded + 1 }))
    } catch (error) {
      if (signal.aborted) change(({ all }) => ({ all: all - 1 }))
      else change(({ failed }) => ({ failed: [...failed, describeFailure(file, error)] }))
    }
  }
  const work = async (): Promise<void> => {
    for (let file = queue.current.shift(); file; file = queue.current.shift()) await uploadOne(file)
    running.current -= 1
    if (running.current === 0) await client.invalidateQueries({ queryKey: imagesKey(brandId) })
  }
  const start = (files: readonly File[]) => {
    queue.current.push(...files)
    while (running.current < UPLOADS_AT_ONCE_PER_USER && queue.current.length > 0) {
      running.current += 1
      void work()
    }
  }

  const add = (files: readonly File[]) => {
    const isRunning = running.current > 0
    setUploads((now) => {
      const { all, uploaded, waiting, failed } = now ?? { all: 0, uploaded: 0, waiting: 0, failed: [] }
      return isRunning
        ? { all: all + files.length, uploaded, waiting, failed }
        : { all: failed.length + files.length, uploaded: 0, waiting: 0, failed }
    })
    start(files)
  }
  const retry = (again: readonly FailedUpload[]) => {
    change(({ failed }) => ({ failed: failed.filter((one) => !again.includes(one)) }))
    start(again.map(({ file }) => file))
  }
  /** Uploads that have begun end, and no other begins. */
  const stop = () => {
    const dropped = queue.current.splice(0).length
    stopping.current.abort()
    stopping.current = new AbortController()
    change(({ all }) => ({ all: all - dropped }))
  }

  return { uploads, add, retry, stop, close: () => setUploads(null) }
}

const UNREADABLE: readonly number[] = [415, 422]

const describeFailure = (file: File, error: unknown): FailedUpload => ({
  file,
  reason: getErrorMessage(error, t.uploadFailed),
  canRetry: !(error instanceof ApiError && UNREADABLE.includes(error.status)),
})
