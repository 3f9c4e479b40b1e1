import { useRef, useState } from 'react'
import { getErrorMessage } from '#web/lib/api/api.ts'

type State<Result> =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'failed'; message: string }
  | { status: 'read'; result: Result; id: number }

interface Reading<Asked, Result> {
  first: Asked
  request: (asked: Asked, signal: AbortSignal) => Promise<Result>
  /** What a failure without a message says. */
  failed: string
}

/** Reads a site into a draft. What was asked is kept for another try. */
export function useReading<Asked, Result>({ first, request, failed }: Reading<Asked, Result>) {
  const [state, setState] = useState<State<Result>>({ status: 'idle' })
  const [asked, setAsked] = useState(first)
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
      if (!controller.signal.aborted) setState({ status: 'failed', message: getErrorMessage(error, failed) })
    }
  }
  const startOver = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  const failure = state.status === 'failed' ? state.message : ''
  return { ...state, failure, asked, read: (next: Asked) => void read(next), stop: startOver, startOver }
}
