import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { translateNode } from '#web/words/define-words.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  text?: ReactNode
  /** An image or icon above the text. */
  art?: ReactNode
}

interface ChoiceCardsProps<Value extends string> {
  legend: string
  /** Hides the legend in steps whose heading says the same. */
  isLegendHidden?: boolean
  /** `one`: radio buttons. `any`: checkboxes. */
  pick: 'one' | 'any'
  options: readonly Choice<Value>[]
  chosen: readonly NoInfer<Value>[]
  onChoose: (value: Value) => void
  error?: string | undefined
  /** Puts the image next to the text on a phone. */
  isFlat?: boolean
  /** The image fills the card's width, so the tick is next to the text. */
  isPictured?: boolean
  /** Sets the grid's columns. */
  className: string
}

/** Radio buttons or checkboxes that look like cards. They are native inputs, so keys and screen readers work. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, isLegendHidden, pick, options, chosen, onChoose, error, isFlat = false, className } = props
  const { isPictured = false } = props
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-note` : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className={clsx('grid gap-2.5 sm:gap-3', className)}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            option={option}
            type={pick === 'one' ? 'radio' : 'checkbox'}
            name={name}
            isChosen={chosen.includes(option.value)}
            isFlat={isFlat}
            isPictured={isPictured}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      {error && (
        <p id={`${name}-note`} role="alert" className="mt-2 text-sm text-danger">
          {translateNode(error)}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceCardProps {
  option: Choice
  type: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  isFlat: boolean
  isPictured: boolean
  onChoose: () => void
}

function ChoiceCard({ option, type, name, isChosen, isFlat, isPictured, onChoose }: ChoiceCardProps) {
  const { value, label, text, art } = option
  const id = useId()
  return (
    <label
      className={clsx(
        'relative flex min-h-11 min-w-0 cursor-pointer flex-col gap-3 rounded-md border p-3.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isFlat && 'max-sm:flex-row max-sm:items-center max-sm:gap-4',
        isChosen
          ? 'border-accent-ink bg-accent-tint shadow-[inset_0_0_0_1px_var(--accent-ink)]'
          : 'border-border bg-surface hover:border-outline',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        className="sr-only"
      />
      {art}
      <span className={clsx('min-w-0 pe-6', isPictured && 'relative')}>
        <span id={`${id}-label`} className="block truncate font-medium">
          <bdi>{label}</bdi>
        </span>
        {text && (
          <span id={`${id}-text`} className="mt-0.5 line-clamp-3 text-sm text-muted">
            <bdi>{text}</bdi>
          </span>
        )}
        <Tick
          isRound={type === 'radio'}
          isChosen={isChosen}
          className={isPictured ? 'top-0.5 end-0' : 'top-3.5 end-3.5'}
        />
      </span>
    </label>
  )
}

function Tick({ isRound, isChosen, className }: { isRound: boolean; isChosen: boolean; className: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute grid size-4.5 place-content-center border',
        className,
        isRound ? 'rounded-full' : 'rounded-[5px]',
        isChosen ? 'border-transparent bg-accent text-on-accent' : 'border-outline/60 bg-surface',
      )}
    >
      {isChosen && <Check className="size-3" strokeWidth={3.5} />}
    </span>
  )
}
