import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

/** A gray placeholder. Its class sets the size. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div aria-hidden className={clsx('skeleton', className)} style={style} />
}
