import { lazy, Suspense } from 'react'
import { useWaitingConfirmation } from '#web/lib/api/confirmation.ts'

const ConfirmationDialog = lazy(async () => ({
  default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
}))

/** Asks for the password when a call needs it. Rendered once, in the shell. */
export function ConfirmationHost({ email }: { email: string }) {
  const waiting = useWaitingConfirmation()
  return (
    waiting && (
      <Suspense>
        <ConfirmationDialog
          key={waiting.number}
          isOpen={waiting.isOpen}
          email={email}
          onConfirmed={() => waiting.answer(true)}
          onClose={() => waiting.answer(false)}
        />
      </Suspense>
    )
  )
}
