import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

/** A grey stand-in of the size that its class gives it. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div aria-hidden className={clsx('skeleton', className)} style={style} />
}
