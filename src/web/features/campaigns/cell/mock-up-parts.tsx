import type { ReactNode } from 'react'
import type { PlatformFormat } from '#contract/platforms/format.ts'

export interface FrameProps {
  format: PlatformFormat
  /** The name of the profile. */
  name: string
  /** The accessible name of the drawing. */
  label: string
  isAd: boolean
  /** The design, at 0, 0 in pixels of the format. */
  picture: ReactNode
  /** What is hatched over the design. */
  cover: ReactNode
}

interface StageProps {
  width: number
  height: number
  label: string
  children: ReactNode
}

/** The drawing area. It reads from left to right in every language, as the apps' own parts are only shapes. */
export function Stage({ width, height, label, children }: StageProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      direction="ltr"
      className="size-full max-h-full min-h-0 overflow-visible"
      preserveAspectRatio="xMidYMid meet"
    >
      {children}
    </svg>
  )
}

interface LineProps {
  x: number
  y: number
  width: number
  height: number
  isStrong?: boolean
}

/** A line of text as a bar. */
export function Line({ x, y, width, height, isStrong = false }: LineProps) {
  return <rect {...{ x, y, width, height }} rx={height / 2} className={isStrong ? 'fill-outline' : 'fill-pressed'} />
}

export function Name({
  x,
  y,
  size,
  name,
  isLight = false,
}: {
  x: number
  y: number
  size: number
  name: string
  isLight?: boolean
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight="600"
      fill={isLight ? 'white' : undefined}
      className={isLight ? '' : 'fill-text'}
    >
      {name.length > 24 ? `${name.slice(0, 23)}…` : name}
    </text>
  )
}
