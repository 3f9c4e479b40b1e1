import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: LucideIcon }[]
}

/** A few choices next to each other. With an icon, the label is for screen readers only. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full shrink-0 flex-wrap gap-0.5 rounded-sm bg-raised p-0.5"
    >
      {options.map(({ value: own, label: text, icon: Icon }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          aria-label={Icon ? text : undefined}
          title={Icon ? text : undefined}
          onClick={() => onChange(own)}
          className={clsx(
            'grid h-8 min-w-8 place-content-center rounded-[5px] px-2 text-sm pointer-coarse:h-11 pointer-coarse:min-w-11',
            own === value
              ? 'bg-surface font-medium text-text shadow-[0_0_0_1px_var(--border)]'
              : 'text-muted hover:text-text',
          )}
        >
          {Icon ? <Icon className="size-4" strokeWidth={1.75} aria-hidden /> : text}
        </button>
      ))}
    </div>
  )
}
