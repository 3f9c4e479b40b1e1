import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { prefetchOn } from '#web/lib/api/prefetch.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { t } from '#web/words/frame.ts'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Ignores clicks and shows 'Processing…' with a spinner. */
  isLoading?: boolean
  /** Ignores clicks for now. Unlike a disabled button, it keeps the focus. */
  isWaiting?: boolean
}

export function Button({
  variant,
  size,
  className,
  isLoading = false,
  isWaiting = isLoading,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- 'button' by default
      type={type}
      aria-disabled={isWaiting || undefined}
      // Enter in a field clicks the submit button, so this also prevents submitting by key.
      onClick={isWaiting ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, className })}
    >
      {isLoading ? (
        <>
          <Spinner />
          {t.processing}
        </>
      ) : (
        children
      )}
    </button>
  )
}

interface LeadingProps extends ButtonLook {
  to: string
  children: ReactNode
}

/** A button that opens a screen. Like a link, it opens a new tab with Ctrl, Cmd or the middle mouse button. */
export function ButtonLink({ to, children, ...look }: LeadingProps) {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.button === 1) window.open(to, '_blank', 'noreferrer')
    else if (event.button === 0) void navigate(to)
  }
  return (
    <button type="button" onClick={go} onAuxClick={go} {...prefetchOn(to)} className={buttonClass(look)}>
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ActionLink({ to, children, ...look }: LeadingProps) {
  return (
    <Link to={to} {...prefetchOn(to)} className={buttonClass(look)}>
      {children}
    </Link>
  )
}
