import { useId } from 'react'
import { Name, Stage, type FrameProps } from './mock-up-parts.tsx'

/** A story or a short video on the whole phone: progress and profile at the top, buttons and caption at the bottom. */
export function TallMockUp({ format, name, label, picture, cover }: FrameProps) {
  const { width, height, safe, placement } = format
  const id = useId()
  const u = width / 100
  const isReel = placement !== 'story'
  const base = height - safe.bottom
  return (
    <Stage width={width} height={height} label={label}>
      <defs>
        <clipPath id={`${id}-phone`}>
          <rect width={width} height={height} rx={4 * u} />
        </clipPath>
        <linearGradient id={`${id}-top`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="black" stopOpacity="0.45" />
          <stop offset="1" stopColor="black" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-bottom`} x1="0" x2="0" y1="1" y2="0">
          <stop offset="0" stopColor="black" stopOpacity="0.6" />
          <stop offset="1" stopColor="black" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}-phone)`}>
        {picture}
        <rect width={width} height={safe.top} fill={`url(#${id}-top)`} />
        <rect y={base} width={width} height={safe.bottom} fill={`url(#${id}-bottom)`} />
        {cover}
        {isReel ? <ReelParts u={u} height={height} name={name} /> : <StoryParts u={u} height={height} name={name} />}
      </g>
    </Stage>
  )
}

function StoryParts({ u, height, name }: { u: number; height: number; name: string }) {
  return (
    <g>
      {[0, 1, 2].map((part) => (
        <rect
          key={part}
          x={(4 + part * 31) * u}
          y={4 * u}
          width={29.5 * u}
          height={0.7 * u}
          rx={0.35 * u}
          fill="white"
          opacity={part === 0 ? 1 : 0.45}
        />
      ))}
      <circle cx={8 * u} cy={11 * u} r={4 * u} fill="white" opacity="0.9" />
      <Name x={14 * u} y={12.3 * u} size={3.8 * u} name={name} isLight />
      <rect
        x={4 * u}
        y={height - 16 * u}
        width={70 * u}
        height={10 * u}
        rx={5 * u}
        fill="none"
        stroke="white"
        strokeWidth={0.5 * u}
      />
      <rect x={9 * u} y={height - 11.8 * u} width={24 * u} height={1.8 * u} rx={0.9 * u} fill="white" opacity="0.7" />
      <circle cx={81.5 * u} cy={height - 11 * u} r={3 * u} fill="none" stroke="white" strokeWidth={0.7 * u} />
      <path
        d={`M${89 * u} ${height - 8.4 * u} l${6 * u} ${-5.2 * u} l${-1.8 * u} ${7 * u} z`}
        fill="none"
        stroke="white"
        strokeWidth={0.7 * u}
      />
    </g>
  )
}

function ReelParts({ u, height, name }: { u: number; height: number; name: string }) {
  return (
    <g>
      {[0, 1, 2, 3].map((button) => (
        <g key={button} transform={`translate(${91.5 * u} ${height - (72 - button * 13) * u})`}>
          <circle r={3.4 * u} fill="none" stroke="white" strokeWidth={0.9 * u} />
          <rect x={-2.4 * u} y={5 * u} width={4.8 * u} height={1.2 * u} rx={0.6 * u} fill="white" opacity="0.8" />
        </g>
      ))}
      <circle cx={8.5 * u} cy={height - 30 * u} r={4.4 * u} fill="white" opacity="0.9" />
      <Name x={15 * u} y={height - 28.7 * u} size={3.8 * u} name={name} isLight />
      {[62, 44].map((length, line) => (
        <rect
          key={length}
          x={4 * u}
          y={height - (22.5 - line * 4.4) * u}
          width={length * u}
          height={2 * u}
          rx={u}
          fill="white"
          opacity="0.8"
        />
      ))}
      <rect x={4 * u} y={height - 9.5 * u} width={92 * u} height={0.6 * u} rx={0.3 * u} fill="white" opacity="0.5" />
    </g>
  )
}
