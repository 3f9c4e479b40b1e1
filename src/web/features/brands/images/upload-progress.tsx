import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { thousands } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/brand-images.ts'
import { fill, plural } from '#web/words/fill.ts'
import type { FailedUpload, Uploads } from './use-uploads.ts'

interface UploadProgressProps {
  uploads: Uploads
  onRetry: (failed: readonly FailedUpload[]) => void
  onStop: () => void
  onClose: () => void
}

/** How far the uploads are, whether they wait for the server, and what failed, to be retried one by one or all at once. */
export function UploadProgress({ uploads, onRetry, onStop, onClose }: UploadProgressProps) {
  const { all, uploaded, waiting, failed } = uploads
  const ended = uploaded + failed.length
  const isDone = ended >= all
  const retryable = failed.filter(({ canRetry }) => canRetry)
  const label = fill(t.uploaded, { done: thousands(uploaded), all: thousands(all) })
  return (
    <section aria-label={t.uploads} className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="me-auto flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className="font-medium">{label}</span>{' '}
          {failed.length > 0 && <span className="text-danger">{plural(t.failedUploads, failed.length)}</span>}{' '}
          {waiting > 0 && <span className="text-muted">{t.waiting}</span>}
        </p>
        {retryable.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => onRetry(retryable)}>
            {t.retryAll}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={isDone ? onClose : onStop}>
          {isDone ? t.close : t.stop}
        </Button>
      </div>
      <ProgressBar label={label} value={all > 0 ? ended / all : 1} />
      {failed.length > 0 && (
        <ul aria-label={t.failedList} className="max-h-40 overflow-y-auto text-sm">
          {failed.map((one, index) => (
            <li key={`${one.file.name} ${index}`} className="flex items-center justify-between gap-3">
              <p className="min-w-0 py-1 wrap-anywhere text-danger">
                <bdi>{one.file.name}</bdi>: {one.reason}
              </p>{' '}
              {one.canRetry && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={fill(t.retryOne, { name: one.file.name })}
                  onClick={() => onRetry([one])}
                >
                  {t.retry}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
