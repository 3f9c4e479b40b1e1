import { clsx } from 'clsx'
import { Check, Plus } from 'lucide-react'
import { translateNode } from '#web/words/define-words.ts'

interface ToggleChipsProps<Value extends string> {
  label: string
  help?: string
  error?: string | undefined
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Chips to choose any number of known values. */
export function ToggleChips<Value extends string>(props: ToggleChipsProps<Value>) {
  const { label, help, error, options, chosen, onChange } = props
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const note = error ?? help
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: text }) => {
          const isChosen = chosen.includes(value)
          const Icon = isChosen ? Check : Plus
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(value)}
              className={clsx(
                'inline-flex h-8 items-center gap-1.5 rounded-full border pe-3 ps-2.5 text-sm transition-colors pointer-coarse:h-10',
                isChosen
                  ? 'border-accent-ink bg-accent-tint font-medium'
                  : 'border-outline/60 bg-surface hover:border-outline',
              )}
            >
              <Icon className={clsx('size-3.5', isChosen ? 'text-accent-ink' : 'text-muted')} aria-hidden />
              {text}
            </button>
          )
        })}
      </div>
      {note && (
        <p role={error ? 'alert' : undefined} className={clsx('text-sm', error ? 'text-danger' : 'text-muted')}>
          {translateNode(note)}
        </p>
      )}
    </div>
  )
}
