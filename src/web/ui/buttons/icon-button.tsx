import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { iconButtonClass } from './button-class.ts'
import { tooltipOn } from '#web/ui/feedback/tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
  icon: LucideIcon
  iconClassName?: string | undefined
}

/** A button with an icon. Its label is its accessible name and its tooltip. */
export function IconButton({ label, icon: Icon, iconClassName, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      {...tooltipOn(label)}
      type="button"
      aria-label={label}
      className={clsx(iconButtonClass, className)}
    >
      <Icon className={clsx('size-4.5', iconClassName)} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
