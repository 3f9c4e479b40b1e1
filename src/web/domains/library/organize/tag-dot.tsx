import { clsx } from 'clsx'
import type { TagColor } from '#contract/library/organize/organize-options.ts'
import { DOTS } from './tag-color.ts'

export function TagDot({ color }: { color: TagColor }) {
  return <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full forced-colors:border', DOTS[color])} />
}
