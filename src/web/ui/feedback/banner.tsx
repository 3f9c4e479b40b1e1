import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { t } from '#web/words/ui.ts'

const LOOKS = {
  error: { icon: CircleAlert, color: 'text-danger' },
  success: { icon: CircleCheck, color: 'text-success' },
  info: { icon: Info, color: 'text-muted' },
}

interface BannerProps {
  tone?: keyof typeof LOOKS
  children: ReactNode
  onRetry?: () => void
  /** Buttons or links on the right. */
  actions?: ReactNode
}

/** A message in the page, with Retry if a retry may help. */
export function Banner({ tone = 'error', children, onRetry, actions }: BannerProps) {
  const { icon: Icon, color } = LOOKS[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-border bg-surface py-2.5 pe-2.5 ps-11"
    >
      {/* Next to the first line. Buttons that do not fit on the right start below the text. */}
      <div className="relative min-w-0 flex-1 basis-48 py-1">
        <Icon className={clsx('absolute top-1.5 -start-7.5 size-4.5', color)} strokeWidth={1.75} aria-hidden />
        {translateNode(children)}
      </div>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {actions}
    </div>
  )
}
