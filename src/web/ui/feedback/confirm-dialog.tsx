import { Button } from '#web/ui/buttons/button.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { t } from '#web/words/ui.ts'
import { Dialog, DialogDescription, DialogTitle } from './dialog.tsx'

export interface Question {
  title?: string
  text: string
  /** What else is deleted or kept, below the text. */
  more?: string
  confirmLabel?: string
  cancelLabel?: string
  isDangerous?: boolean
}

export interface Asked extends Question {
  isOpen: boolean
  answer: (isConfirmed: boolean) => void
}

export function ConfirmDialog({ question }: { question: Asked }) {
  const {
    title = t.confirmAction,
    text,
    more,
    confirmLabel = t.confirm,
    cancelLabel = t.cancel,
    isDangerous = true,
  } = question
  return (
    <Dialog isOpen={question.isOpen} onClose={() => question.answer(false)} className="max-w-100 p-6">
      <DialogTitle className="text-md">{title}</DialogTitle>
      <DialogDescription className="mt-1.5 text-muted">{translateNode(text)}</DialogDescription>
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
