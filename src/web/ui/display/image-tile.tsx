import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ImageTileProps {
  label: string
  /** Whether the selected slot shows this picture. Absent where that is not known. */
  isUsed?: boolean
  /** Ignores clicks for now, but keeps the focus. */
  isWaiting?: boolean
  onClick: () => void
  children: ReactNode
}

/** A picture that is put into the design by a click. */
export function ImageTile({ label, isUsed, isWaiting = false, onClick, children }: ImageTileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isUsed}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onClick}
      className={clsx(
        'grid aspect-square w-full place-content-center overflow-hidden rounded-sm bg-media outline-offset-2 aria-disabled:opacity-45',
        isUsed ? 'outline-2 outline-accent-ink' : 'hover:outline-2 hover:outline-outline',
      )}
    >
      {children}
    </button>
  )
}
