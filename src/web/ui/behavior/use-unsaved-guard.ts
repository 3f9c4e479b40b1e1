import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { t } from '#web/words/ui.ts'

/** Navigation state after a save. The guard does not ask then. */
export const SAVED = 'saved'

/** Asks for confirmation before unsaved changes are lost, on navigation and when the page is closed. */
export function useUnsavedGuard(hasChanges: boolean): void {
  const blocker = useBlocker(({ nextLocation }) => hasChanges && nextLocation.state !== SAVED)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t.leaveWithoutSaving,
      text: t.unsavedHint,
      confirmLabel: t.leave,
      cancelLabel: t.stay,
    }
    void confirm(question).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => hasChanges && event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [hasChanges])
}
