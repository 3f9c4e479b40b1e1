import { CalendarDays } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { Field } from './field.tsx'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { t } from '#web/words/form-controls.ts'

interface DateFieldProps extends ComponentProps<'input'> {
  label: string
  help?: string
  error?: string | undefined
}

/** A native date field, with a calendar button in our style. */
export function DateField({ label, help, error, ...input }: DateFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <Field label={label} help={help} error={error}>
      {(parts) => (
        <div ref={box} className="relative">
          <input
            {...input}
            {...parts}
            type="date"
            max="9999-12-31"
            className="control pe-11 tabular-nums [&::-webkit-calendar-picker-indicator]:hidden"
          />
          <button
            type="button"
            aria-label={fill(t.pick, { name: inSentence(label) })}
            onClick={() => box.current?.querySelector('input')?.showPicker()}
            className={`${iconButtonClass} absolute top-0 end-0`}
          >
            <CalendarDays className="size-4" strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
