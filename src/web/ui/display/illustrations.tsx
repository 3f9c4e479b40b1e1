interface DrawingProps {
  className?: string
}

/** Three empty formats: square, story, banner. */
export function EmptyFrames({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 220 120" className={className} aria-hidden>
      <rect x="8" y="22" width="76" height="76" rx="8" className="fill-raised" />
      <path d="M8 98a38 38 0 0 1 76 0Z" className="fill-pressed" />
      <circle cx="64" cy="44" r="8" className="fill-accent" />
      <rect x="94" y="6" width="50" height="108" rx="8" className="fill-pressed" />
      <path d="M94 60a25 25 0 0 1 50 0v46a8 8 0 0 1-8 8h-34a8 8 0 0 1-8-8Z" className="fill-raised" />
      <rect x="154" y="38" width="58" height="44" rx="8" className="fill-raised" />
      <path d="M212 46v28a8 8 0 0 1-8 8h-28a36 36 0 0 1 36-36Z" className="fill-pressed" />
    </svg>
  )
}

/** A brand kit without colors: swatches, a letter, a seal. */
export function EmptyKit({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 220 120" className={className} aria-hidden>
      <rect x="30" y="14" width="92" height="92" rx="10" className="fill-raised" />
      <path d="M76 38a11 11 0 0 0 0 22h22a22 22 0 0 0-22-22Z" className="fill-outline" />
      <path d="M76 82a11 11 0 0 0 0-22H54a22 22 0 0 0 22 22Z" className="fill-accent" />
      <rect x="132" y="14" width="58" height="27" rx="8" className="fill-pressed" />
      <rect x="132" y="47" width="58" height="27" rx="8" className="fill-raised" />
      <rect x="132" y="80" width="27" height="26" rx="8" className="fill-accent" />
      <rect x="163" y="80" width="27" height="26" rx="8" className="fill-pressed" />
    </svg>
  )
}

/** A broken seal. */
export function BrokenSeal({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden>
      <path transform="rotate(14 92 52)" d="M82 12a21 21 0 0 0 0 42h44a43 43 0 0 0-44-42Z" className="fill-text" />
      <path transform="rotate(-8 72 84)" d="M78 110a21 21 0 0 0 0-42H34a43 43 0 0 0 44 42Z" className="fill-accent" />
      <circle cx="136" cy="84" r="5" className="fill-pressed" />
      <circle cx="24" cy="44" r="7" className="fill-raised" />
    </svg>
  )
}
