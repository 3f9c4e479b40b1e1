import { useRef, useState } from 'react'
import type { BrandImport } from '#contract/brands-import/brands-import.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandImportApi } from '#web/lib/api/brand-import-api.ts'
import { t } from '#web/words/brand-import.ts'

/** What to read. */
export interface Asked {
  url: string
  files: readonly File[]
}

type State =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'failed'; message: string }
  | { status: 'read'; result: BrandImport; id: number }

/** Reads a brand. The address and files are kept for another try. */
export function useBrandImport() {
  const [state, setState] = useState<State>({ status: 'idle' })
  const [asked, setAsked] = useState<Asked>({ url: '', files: [] })
  const running = useRef<AbortController | null>(null)

  const read = async (next: Asked) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setAsked(next)
    setState({ status: 'reading' })
    try {
      const result = await request(next, controller.signal)
      if (!controller.signal.aborted) setState({ status: 'read', result, id: Date.now() })
    } catch (error) {
      if (!controller.signal.aborted) setState({ status: 'failed', message: getErrorMessage(error, t.readFailed) })
    }
  }
  const startOver = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { ...state, asked, read: (next: Asked) => void read(next), stop: startOver, startOver }
}

function request({ url, files }: Asked, signal: AbortSignal): Promise<BrandImport> {
  return files.length === 0
    ? brandImportApi.brandImport.read({ body: { url }, signal })
    : brandImportApi.brandImport.read({ form: url ? { url } : {}, files: { files }, signal })
}
