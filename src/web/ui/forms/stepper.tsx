import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'

interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** The amount that plus adds and minus subtracts. */
  step: number
  min: number
  max: number
  unit?: string
  isDisabled?: boolean
  /** A button between label and number, such as one that resets the field. */
  aside?: ReactNode
}

/** A number with a button for less and one for more. A typed number is applied on Enter, or when the field loses the focus. */
export function Stepper({ label, value, onChange, step, min, max, unit, isDisabled = false, aside }: StepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: number) => {
    const limited = Math.max(min, Math.min(max, next))
    if (Number.isFinite(limited) && limited !== value) onChange(Number(limited.toFixed(4)))
  }
  const commit = () => {
    if (typed !== null && typed.trim() !== '') change(Number(typed))
    setTyped(null)
  }
  return (
    <div className="flex min-h-9 items-center justify-between gap-3">
      <label htmlFor={id} className="text-sm">
        {label}
        {unit && <span className="text-muted"> ({unit})</span>}
      </label>
      <span className="-me-1.5 ms-auto">{aside}</span>
      <div className="flex items-center rounded-sm border border-outline bg-surface focus-within:border-accent-ink">
        <StepButton
          label={fill(t.less, { label })}
          isDisabled={isDisabled || value <= min}
          onPress={() => change(value - step)}
        >
          <Minus className="size-3.5" aria-hidden />
        </StepButton>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped(null)
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            setTyped(null)
            change(value + (event.key === 'ArrowUp' ? step : -step))
          }}
          className="h-8 w-14 bg-transparent text-center text-sm tabular-nums outline-none disabled:opacity-45 pointer-coarse:h-11"
        />
        <StepButton
          label={fill(t.more, { label })}
          isDisabled={isDisabled || value >= max}
          onPress={() => change(value + step)}
        >
          <Plus className="size-3.5" aria-hidden />
        </StepButton>
      </div>
    </div>
  )
}

interface StepButtonProps {
  label: string
  isDisabled: boolean
  onPress: () => void
  children: React.ReactNode
}

function StepButton({ label, isDisabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
      className="grid size-8 place-content-center rounded-[5px] text-muted hover:bg-raised hover:text-text aria-disabled:opacity-45 pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}
