interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  value: number
  className?: string
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`h-1 overflow-hidden rounded-full bg-pressed forced-colors:outline ${className ?? ''}`}
    >
      <div
        className="h-full rounded-full bg-accent forced-colors:bg-[Highlight] transition-[width] duration-240 ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
