import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

/** Posts of four invented brands in clearly different tastes, drawn with the product's own shapes. Hidden from screen readers. */
export function Composition({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 660" className={clsx('block', className)} aria-hidden>
      <Verdant />
      <Nocturne />
      <Volt />
      <Harbor />
    </svg>
  )
}

interface PostProps {
  x: number
  y: number
  height: number
  ground: string
  children: ReactNode
}

/** A rounded frame, 290 wide, that cuts off what it holds. */
function Post({ x, y, height, ground, children }: PostProps) {
  const id = useId()
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={id}>
        <rect width={290} height={height} rx={14} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={290} height={height} fill={ground} />
        {children}
      </g>
    </g>
  )
}

const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "'Inter Variable', system-ui, sans-serif"

/** Words, one line each; y is the first baseline. */
function Words({
  lines,
  y,
  size,
  x = 24,
  ...look
}: { lines: string[]; y: number; size: number; x?: number } & React.SVGProps<SVGTextElement>) {
  return (
    <text fontSize={size} {...look}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * size * 1.08}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Pill({ y, width, fill, ink, text }: { y: number; width: number; fill: string; ink: string; text: string }) {
  return (
    <>
      <rect x={24} y={y} width={width} height={30} rx={15} fill={fill} />
      <text
        x={24 + width / 2}
        y={y + 19.5}
        textAnchor="middle"
        fontSize={12}
        fontWeight={600}
        fontFamily={SANS}
        fill={ink}
      >
        {text}
      </text>
    </>
  )
}

function Verdant() {
  return (
    <Post x={0} y={0} height={384} ground="#F6F0EA">
      <Words
        lines={['VERDANT']}
        y={40}
        size={11}
        fontFamily={SANS}
        fontWeight={650}
        letterSpacing={2.5}
        fill="#124F43"
      />
      <Words
        lines={['Wake up', 'to brighter', 'skin']}
        y={96}
        size={38}
        fontFamily={SERIF}
        fill="#0B2F28"
        letterSpacing={-0.8}
      />
      <path d="M142 384V292a62 62 0 0 1 124 0v92Z" fill="#E3C9A8" />
      <path d="M172 384v-62a32 32 0 0 1 64 0v62Z" fill="#124F43" />
      <rect x={190} y={268} width={28} height={26} rx={5} fill="#C9A36B" />
      <rect x={196} y={246} width={16} height={26} rx={8} fill="#0B2F28" />
      <rect x={172} y={336} width={64} height={34} fill="#F6F0EA" opacity={0.92} />
      <Pill y={330} width={92} fill="#124F43" ink="#F6F0EA" text="Discover" />
    </Post>
  )
}

function Nocturne() {
  return (
    <Post x={0} y={404} height={256} ground="#191935">
      <circle cx={214} cy={120} r={58} fill="#F4A6B7" />
      <path d="M0 256v-62q72-50 145-14t145-20v96Z" fill="#6C63FF" />
      <path d="M0 256v-28q86-40 160-8t130-18v54Z" fill="#0E0E22" />
      <Words lines={['nocturne']} y={40} size={14} fontFamily={SANS} fontWeight={500} fill="#F9DDE3" />
      <Words
        lines={['Sleep is', 'a skill.']}
        y={86}
        size={34}
        fontFamily={SANS}
        fontWeight={300}
        letterSpacing={-1.2}
        fill="#FDF1F3"
      />
    </Post>
  )
}

function Volt() {
  return (
    <Post x={310} y={0} height={226} ground="#FFD60A">
      <g transform="translate(146 66) rotate(-8 90 90) scale(7.2)">
        <path d="M12 2a5 5 0 0 0 0 10h10A10 10 0 0 0 12 2Z" fill="#111" />
        <path d="M12 22a5 5 0 0 0 0-10H2a10 10 0 0 0 10 10Z" fill="#FF5A1F" />
      </g>
      <Words lines={['VOLT']} y={42} size={16} fontFamily={SANS} fontWeight={900} letterSpacing={-0.4} fill="#111" />
      <Words
        lines={['ZERO', 'SUGAR.', 'FULL', 'SEND.']}
        y={90}
        size={34}
        fontFamily={SANS}
        fontWeight={900}
        letterSpacing={-1.6}
        fill="#111"
      />
    </Post>
  )
}

function Harbor() {
  return (
    <Post x={310} y={246} height={414} ground="#D9E6EC">
      <path d="M0 414V300a73 73 0 0 1 145 0v114Z" fill="#1F5D78" />
      <path d="M145 414V269a145 145 0 0 1 145-145v290Z" fill="#E4572E" />
      <circle cx={218} cy={340} r={44} fill="#F7F2E8" />
      <path d="M174 340a44 44 0 0 1 88 0Z" fill="#102F3D" />
      <Words lines={['Harbor & Sons']} y={42} size={14} fontFamily={SERIF} fontStyle="italic" fill="#102F3D" />
      <Words
        lines={['The slow', 'roast is back']}
        y={92}
        size={34}
        fontFamily={SANS}
        fontWeight={700}
        letterSpacing={-1.4}
        fill="#102F3D"
      />
      <Pill y={150} width={104} fill="#102F3D" ink="#F7F2E8" text="From $14" />
    </Post>
  )
}
