import { useEffect, useRef, useState } from 'react'
import type { ExportFormat, ExportRatio } from '#contract/designs/design-options.ts'
import { EXPORT_BYTES_MAX, EXPORT_BYTES_MIN } from '#contract/limits.ts'
import { exportFileName } from '#contract/text/file-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** What the export menu is set to. `quality` and `limitKb` count only with their `fit`. */
export interface ExportSettings {
  format: ExportFormat
  ratio: ExportRatio
  fit: 'best' | 'quality' | 'limit'
  /** 30 to 100. */
  quality: number
  /** Kilobytes of 1,024 bytes. */
  limitKb: number
  /** Whether the file gets Content Credentials. */
  credentials: boolean
}

export const LIMIT_KB_MIN = EXPORT_BYTES_MIN / 1024
export const LIMIT_KB_MAX = EXPORT_BYTES_MAX / 1024

/** Whether files of this format can be made smaller by lowering their quality. */
export const hasQuality = (format: ExportFormat): boolean => format === 'png' || format === 'jpeg' || format === 'webp'

/** Exports the design of the editor and downloads the file. `onDone` is called after a download. */
export function useExport(onDone: () => void) {
  const { id, facts, design } = useEditorContext()
  const [error, setError] = useState<string | null>(null)
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const seconds = useSecondsSince(startedAt)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async ({ format, ratio, fit, quality, limitKb, credentials }: ExportSettings) => {
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setStartedAt(Date.now())
    const canShrink = hasQuality(format)
    try {
      const body = {
        format,
        ratio,
        quality: canShrink && fit === 'quality' ? quality : null,
        max_bytes: canShrink && fit === 'limit' ? limitKb * 1024 : null,
        design: design === facts.saved ? null : design,
        credentials,
      }
      const file = await designApi.design.export({ params: { id }, body, signal: controller.signal })
      const name = exportFileName({ ...facts, ...facts.size, id }, format, ratio)
      saveBlob(file, name)
      toast.success(fill(t.exported, { name, size: fileSize(file.size) }))
      onDone()
    } catch (failure) {
      if (!controller.signal.aborted) setError(getErrorMessage(failure, t.exportFailed))
    } finally {
      if (running.current === controller) setStartedAt(null)
    }
  }
  return {
    start,
    cancel: () => running.current?.abort(),
    clear: () => setError(null),
    error,
    isRunning: startedAt !== null,
    seconds,
  }
}

function useSecondsSince(startedAt: number | null): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (startedAt === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [startedAt])
  return startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000))
}
