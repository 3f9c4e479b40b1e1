import { layOutPage } from './mock-up-shape.ts'
import { Line, Name, Stage, type FrameProps } from './mock-up-parts.tsx'

/** A post between its profile and its caption. An ad has a bar with a button, a carousel has dots. */
export function FeedMockUp({ format, name, label, isAd, picture, cover }: FrameProps) {
  const { width, height, slides } = format
  const u = width / 100
  const head = 15 * u
  const foot = (isAd ? 36 : 24) * u
  const below = head + height
  return (
    <Stage width={width} height={head + height + foot} label={label}>
      <rect width={width} height={head + height + foot} rx={2 * u} className="fill-surface" />
      <circle cx={8 * u} cy={7.5 * u} r={4.5 * u} className="fill-accent-tint stroke-border" />
      <Name x={15 * u} y={7.5 * u} size={3.6 * u} name={name} />
      <Line x={15 * u} y={9.4 * u} width={isAd ? 16 * u : 22 * u} height={1.8 * u} />
      <g className="fill-outline">
        {[0, 1, 2].map((dot) => (
          <circle key={dot} cx={(90 + dot * 2.4) * u} cy={7.5 * u} r={0.7 * u} />
        ))}
      </g>
      <svg y={head} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {picture}
        {cover}
        {slides && <circle cx={width - 6 * u} cy={height / 2} r={3.4 * u} fill="white" opacity="0.85" />}
      </svg>
      {isAd && (
        <g>
          <rect y={below} width={width} height={12 * u} className="fill-raised" />
          <Line x={4 * u} y={below + 3.2 * u} width={34 * u} height={2.4 * u} isStrong />
          <Line x={4 * u} y={below + 7 * u} width={26 * u} height={1.8 * u} />
          <rect x={72 * u} y={below + 2.8 * u} width={24 * u} height={6.4 * u} rx={1.4 * u} className="fill-accent" />
          <Line x={77 * u} y={below + 5.1 * u} width={14 * u} height={1.8 * u} isStrong />
        </g>
      )}
      <FeedFoot y={below + (isAd ? 12 * u : 0)} u={u} dots={slides ? Math.min(5, slides.max) : 0} />
    </Stage>
  )
}

/** Buttons to react, dots of a carousel, and two lines of the caption. */
function FeedFoot({ y, u, dots }: { y: number; u: number; dots: number }) {
  const stroke = { fill: 'none', strokeWidth: 0.7 * u, className: 'stroke-outline' }
  return (
    <g>
      <circle cx={6.5 * u} cy={y + 6.5 * u} r={2.6 * u} {...stroke} />
      <rect x={12.5 * u} y={y + 4 * u} width={5.6 * u} height={4.6 * u} rx={1.6 * u} {...stroke} />
      <path d={`M${21.5 * u} ${y + 8.8 * u} l${5.4 * u} ${-4.6 * u} l${-1.6 * u} ${6.2 * u} z`} {...stroke} />
      {Array.from({ length: dots }, (_, dot) => (
        <circle
          key={dot}
          cx={(50 + (dot - (dots - 1) / 2) * 2.4) * u}
          cy={y + 6.5 * u}
          r={0.7 * u}
          className={dot === 0 ? 'fill-accent-ink' : 'fill-pressed'}
        />
      ))}
      <Line x={4 * u} y={y + 13.4 * u} width={78 * u} height={2.2 * u} />
      <Line x={4 * u} y={y + 18 * u} width={52 * u} height={2.2 * u} />
    </g>
  )
}

/** A cover at the top of a profile, with the picture of the profile over its lower left corner. */
export function ProfileMockUp({ format: { width, height }, name, label, picture, cover }: FrameProps) {
  const u = width / 100
  const foot = 22 * u
  const radius = 7.5 * u
  return (
    <Stage width={width} height={height + foot} label={label}>
      <rect width={width} height={height + foot} rx={u} className="fill-surface" />
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {picture}
        {cover}
      </svg>
      <circle cx={12 * u} cy={height + 2 * u} r={radius} className="fill-raised stroke-surface" strokeWidth={u} />
      <Name x={4 * u} y={height + 13.5 * u} size={2.6 * u} name={name} />
      <Line x={4 * u} y={height + 15.6 * u} width={34 * u} height={1.2 * u} />
      <rect x={80 * u} y={height + 3 * u} width={16 * u} height={4.4 * u} rx={2.2 * u} className="fill-accent" />
      <Line x={4 * u} y={height + 18.6 * u} width={22 * u} height={1.2 * u} />
    </Stage>
  )
}

/** A thumbnail in a list of videos: the length covers its lower right corner. */
export function VideoMockUp({ format: { width, height, keep_out }, label, picture, cover }: FrameProps) {
  const u = width / 100
  const foot = 20 * u
  return (
    <Stage width={width} height={height + foot} label={label}>
      <rect width={width} height={height + foot} rx={2 * u} className="fill-surface" />
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {picture}
        {cover}
        {keep_out.map(({ x, y }) => (
          <rect key={x} x={x} y={y} width={11 * u} height={3.6 * u} rx={0.8 * u} fill="black" opacity="0.8" />
        ))}
      </svg>
      <circle cx={6.5 * u} cy={height + 8 * u} r={4 * u} className="fill-accent-tint" />
      <Line x={13 * u} y={height + 4.6 * u} width={72 * u} height={2.4 * u} isStrong />
      <Line x={13 * u} y={height + 9 * u} width={54 * u} height={2.4 * u} isStrong />
      <Line x={13 * u} y={height + 13.6 * u} width={38 * u} height={1.8 * u} />
    </Stage>
  )
}

/** A banner on a web page: above the text if it is wide, beside it if it is tall, at the bottom of a phone if it is small. */
export function PageMockUp({ format, label, picture, cover }: FrameProps) {
  const { page, banner, text } = layOutPage(format)
  const u = page.width / 100
  const lines = Math.max(0, Math.floor((text.height - 7 * u) / (4 * u)))
  return (
    <Stage width={page.width} height={page.height} label={label}>
      <rect {...page} rx={1.4 * u} className="fill-surface" />
      <Line x={6 * u} y={3.4 * u} width={14 * u} height={2.6 * u} isStrong />
      {[0, 1, 2].map((link) => (
        <Line key={link} x={(60 + link * 12) * u} y={4 * u} width={8 * u} height={1.4 * u} />
      ))}
      <Line x={text.x} y={text.y} width={text.width * 0.7} height={2.8 * u} isStrong />
      {Array.from({ length: lines }, (_, line) => (
        <Line
          key={line}
          x={text.x}
          y={text.y + (6 + line * 4) * u}
          width={text.width * (line % 4 === 3 ? 0.62 : 1)}
          height={1.5 * u}
        />
      ))}
      <svg
        x={banner.x}
        y={banner.y}
        width={banner.width}
        height={banner.height}
        viewBox={`0 0 ${format.width} ${format.height}`}
      >
        {picture}
        {cover}
      </svg>
      <rect {...banner} fill="none" className="stroke-border" strokeWidth={Math.max(1, u / 8)} />
    </Stage>
  )
}
