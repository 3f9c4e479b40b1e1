import { clsx } from 'clsx'
import type { MouseEvent } from 'react'

interface FocalImageProps {
  url: string
  /** The marked point, as shares of width and height. */
  focus: { x: number; y: number } | null
  onChoose: (focus: { x: number; y: number }) => void
  className: string
}

/** A picture with its focal point, which a click sets. Fields beside it do the same by keyboard. */
export function FocalImage({ url, focus, onChoose, className }: FocalImageProps) {
  const onClick = (event: MouseEvent) => {
    const area = event.currentTarget.getBoundingClientRect()
    onChoose({
      x: toShare((event.clientX - area.x) / area.width),
      y: toShare((event.clientY - area.y) / area.height),
    })
  }
  return (
    <div onClick={onClick} aria-hidden className="relative cursor-crosshair self-center overflow-hidden rounded-sm">
      <img src={url} alt="" className={clsx('block max-w-full', className)} draggable={false} />
      {focus && (
        <span
          className="pointer-events-none absolute size-4 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_black]"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      )}
    </div>
  )
}

/** A share from 0 to 1, in hundredths. */
const toShare = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100) / 100
