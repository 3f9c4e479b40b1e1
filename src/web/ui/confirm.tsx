import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogDescription, DialogTitle } from './dialog.tsx'

interface Question {
  title?: string
  text: string
  /** What else goes or stays, below the text. */
  more?: string
  confirmLabel?: string
  cancelLabel?: string
  isDangerous?: boolean
}

interface Asked extends Question {
  isOpen: boolean
  answer: (isConfirmed: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Asks in a dialog and resolves to the answer; closing it is a no. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      show({ ...question, answer, isOpen: false })
      resolve(isConfirmed)
    }
    show({ ...question, answer, isOpen: true })
  })
}

/** Shows the question that `confirm` asks. Stands once, in the layout. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked)
  if (!question) return null
  const {
    title = 'Confirm Action',
    text,
    more,
    confirmLabel = 'Confirm',
    cancelLabel = 'Cancel',
    isDangerous = true,
  } = question
  return (
    <Dialog isOpen={question.isOpen} onClose={() => question.answer(false)} className="max-w-100 p-6">
      <DialogTitle className="text-md">{title}</DialogTitle>
      <DialogDescription className="mt-1.5 text-muted">{text}</DialogDescription>
      {more && <p className="mt-2 text-muted">{more}</p>}
      <div className="mt-6 flex justify-end gap-2">
        <Button variant="secondary" onClick={() => question.answer(false)}>
          {cancelLabel}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} onClick={() => question.answer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
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
