import { clsx } from 'clsx'

interface SizeShapeProps {
  /** Pixels of the picture. */
  width: number
  height: number
  className: string
}

/** Stands for a picture that is not made: of the same size as its `img` would be, so at most as large as what is around it. */
export const SizeShape = ({ width, height, className }: SizeShapeProps) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    className={clsx('h-auto max-h-full min-h-0 w-auto max-w-full', className)}
  />
)
