import { Mark } from '#web/ui/display/logo.tsx'
import { t } from '#web/words/frame.ts'

/** Fades in late, so that it does not show during a fast start. */
export function LoadingPage() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 text-muted">
      <Mark className="size-8 animate-[appear_240ms_160ms_both]" />
      <span>{t.loading}</span>
    </div>
  )
}
