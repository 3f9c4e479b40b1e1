import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { t } from '#web/words/ui.ts'

interface ReadingProgressProps {
  title: string
  text: string
  onStop: () => void
}

/** Where the draft will be, while it is read. */
export function ReadingProgress({ title, text, onStop }: ReadingProgressProps) {
  return (
    <div className="flex flex-col gap-5 p-5">
      <div role="status" className="flex items-start gap-3">
        <Spinner />
        <div>
          <p className="font-medium">{title}</p>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2" aria-hidden>
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-24 sm:col-span-2" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onStop}>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}
