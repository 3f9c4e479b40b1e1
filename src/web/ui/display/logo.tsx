import { clsx } from 'clsx'
import { Link } from 'react-router'

/** The logo: two half circles that form the S of Signet. */
export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden>
      <path className="fill-text" d="M12 2a5 5 0 0 0 0 10h10A10 10 0 0 0 12 2Z" />
      <path className="fill-accent" d="M12 22a5 5 0 0 0 0-10H2a10 10 0 0 0 10 10Z" />
    </svg>
  )
}

export function Logo({ to = '/', className }: { to?: string; className?: string }) {
  return (
    <Link
      to={to}
      className={clsx('flex items-center gap-2 rounded-sm text-md font-semibold tracking-tight', className)}
    >
      <Mark />
      Signet
    </Link>
  )
}
