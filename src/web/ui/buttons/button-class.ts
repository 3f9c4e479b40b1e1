import { clsx } from 'clsx'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

const DIMMED = 'disabled:opacity-45 aria-disabled:opacity-45'

const VARIANTS = {
  primary:
    'bg-accent text-on-accent forced-colors:border enabled:not-aria-disabled:hover:bg-accent-hover disabled:bg-accent-tint disabled:text-muted aria-disabled:bg-accent-tint aria-disabled:text-muted [a&]:hover:bg-accent-hover',
  secondary: `border border-outline/60 bg-surface text-text hover:bg-raised ${DIMMED}`,
  ghost: `text-text hover:bg-raised ${DIMMED}`,
  danger: `bg-danger-solid text-white hover:opacity-90 forced-colors:border ${DIMMED}`,
}

const SIZES = {
  small: 'h-8 gap-1.5 px-2.5 text-sm pointer-coarse:h-11 pointer-coarse:min-w-11',
  medium: 'h-9 gap-2 px-3.5 text-base pointer-coarse:h-11',
  large: 'h-11 gap-2 px-5 text-base sm:text-md',
}

/** The class of a button, also for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', className }: ButtonLook): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-sm font-medium whitespace-nowrap transition-colors select-none aria-disabled:cursor-default [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
}

export const iconButtonClass =
  'inline-grid size-9 shrink-0 place-content-center rounded-sm text-muted transition-colors hover:bg-raised hover:text-text disabled:opacity-45 pointer-coarse:size-11'

/** The class of a link in or next to text. */
export const textLinkClass = 'rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'

export const menuTriggerClass = 'grid size-10 place-content-center rounded-full hover:bg-raised'
