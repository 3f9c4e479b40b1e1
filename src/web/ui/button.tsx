import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Disabled, and reads 'Processing…' with a spinner. */
  isLoading?: boolean
}

export function Button({
  variant,
  size,
  className,
  isLoading = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- 'button' unless a form says otherwise
      type={type}
      disabled={isLoading || rest.disabled}
      className={buttonClass({ variant, size, className })}
    >
      {isLoading ? (
        <>
          <Spinner />
          Processing…
        </>
      ) : (
        children
      )}
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook {
  to: string
  children: ReactNode
}

export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  const navigate = useNavigate()
  return (
    <button type="button" className={buttonClass(look)} onClick={() => void navigate(to)}>
      {children}
    </button>
  )
}
