import { clsx } from 'clsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/product-pictures.ts'
import { CHECKERBOARD } from './checkerboard.ts'

interface CutOutPreviewProps {
  before: string
  /** What designs show, or undefined while it is drawn for the first time. */
  after: string | undefined
  isDrawing: boolean
}

/** The picture as it is, and as designs show it, on light and on dark. */
export function CutOutPreview({ before, after, isDrawing }: CutOutPreviewProps) {
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-4">
      <Tile label={t.before} url={before} className="bg-media" />
      <Tile label={t.afterOnLight} url={after} className={CHECKERBOARD.light} isDrawing={isDrawing} />
      <Tile label={t.afterOnDark} url={after} className={CHECKERBOARD.dark} isDrawing={isDrawing} />
    </div>
  )
}

interface TileProps {
  label: string
  url: string | undefined
  className: string
  isDrawing?: boolean
}

function Tile({ label, url, className, isDrawing = false }: TileProps) {
  return (
    <figure className="m-0 min-w-0">
      <span className={clsx('relative block aspect-square overflow-hidden rounded-sm border border-border', className)}>
        {url ? (
          <img
            src={url}
            alt={label}
            aria-busy={isDrawing}
            className={clsx(
              'absolute inset-0 size-full object-contain p-2 transition-opacity',
              isDrawing && 'opacity-60',
            )}
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
      <figcaption className="pt-1 text-sm text-muted">{label}</figcaption>
    </figure>
  )
}
