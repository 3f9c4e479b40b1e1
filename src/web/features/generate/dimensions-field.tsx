import { useState } from 'react'
import { DIMENSION_PRESETS } from '#contract/options.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface DimensionsFieldProps {
  /** `WIDTHxHEIGHT`. */
  value: string
  onChange: (dimensions: string) => void
  error?: string | undefined
}

const OPTIONS = [
  ...DIMENSION_PRESETS.map(({ value, label }) => ({ value, label, hint: value.replace('x', ' × ') })),
  { value: 'custom', label: 'Custom' },
]

/** Presets, and a text field for any other size. */
export function DimensionsField({ value, onChange, error }: DimensionsFieldProps) {
  const [isCustom, setCustom] = useState(() => !DIMENSION_PRESETS.some((preset) => preset.value === value))
  const choose = (choice: string) => {
    setCustom(choice === 'custom')
    onChange(choice === 'custom' ? '' : choice)
  }
  return (
    <div className="flex flex-col gap-3">
      <SelectField label="Dimensions" value={isCustom ? 'custom' : value} onChange={choose} options={OPTIONS} />
      {isCustom && (
        <TextField
          label="Custom dimensions"
          placeholder="1920x1080"
          inputMode="text"
          autoComplete="off"
          help="Width x height in pixels, 200 to 4096 a side"
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
