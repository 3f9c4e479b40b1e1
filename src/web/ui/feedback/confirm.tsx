import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Asked, Question } from './confirm-dialog.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Asks in a dialog and resolves to the answer. Closing the dialog counts as no. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      show({ ...question, answer, isOpen: false })
      resolve(isConfirmed)
    }
    show({ ...question, answer, isOpen: true })
  })
}

/** Shows the question of `confirm`. Rendered once, in the layout. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked)
  return (
    question && (
      <Suspense>
        <ConfirmDialog question={question} />
      </Suspense>
    )
  )
}

function show(next: Asked): void {
  asked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
