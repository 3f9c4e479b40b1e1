import { useSyncExternalStore } from 'react'

/** A call that waits until somebody has confirmed it. */
interface Waiting {
  /** Counts the requests, so that each one starts with empty fields. */
  number: number
  isOpen: boolean
  answer: (isConfirmed: boolean) => void
}

let waiting: Waiting | null = null
let asked: Promise<boolean> | null = null
const listeners = new Set<() => void>()

/** Asks for the password or a code, and resolves to whether it was given. Calls that wait at the same time share one dialog. */
export function askConfirmation(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const number = (waiting?.number ?? 0) + 1
    const answer = (isConfirmed: boolean) => {
      asked = null
      show({ number, answer, isOpen: false })
      resolve(isConfirmed)
    }
    show({ number, answer, isOpen: true })
  })
  return asked
}

/** What the dialog of `askConfirmation` shows; null before the first call waits. */
export const useWaitingConfirmation = (): Waiting | null => useSyncExternalStore(subscribe, () => waiting)

function show(next: Waiting): void {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Without a dialog, for example after the session has ended, nobody can answer.
    if (listeners.size === 0 && waiting?.isOpen) waiting.answer(false)
  }
}
