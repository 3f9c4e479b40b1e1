import { clsx } from 'clsx'
import { getInitials } from '#web/lib/format/format.ts'

const SIZES = { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-14 text-lg' }

interface AvatarProps {
  name: string | null | undefined
  size: keyof typeof SIZES
}

export function Avatar({ name, size }: AvatarProps) {
  return (
    <span
      className={clsx(
        'grid shrink-0 place-content-center rounded-full bg-text font-semibold text-background',
        SIZES[size],
      )}
    >
      {getInitials(name)}
    </span>
  )
}
