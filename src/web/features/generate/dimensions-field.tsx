import { useState } from 'react'
import { DIMENSION_PRESETS } from '#contract/options.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/generate.ts'

interface DimensionsFieldProps {
  /** `WIDTHxHEIGHT`. */
  value: string
  onChange: (dimensions: string) => void
  error?: string | undefined
}

const OPTIONS = [
  ...DIMENSION_PRESETS.map(({ value, label }) => ({ value, label, hint: value.replace('x', ' × ') })),
  { value: 'custom', label: t.custom },
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
      <SelectField label={t.dimensions} value={isCustom ? 'custom' : value} onChange={choose} options={OPTIONS} />
      {isCustom && (
        <TextField
          label={t.customDimensions}
          placeholder="1920x1080"
          inputMode="text"
          autoComplete="off"
          help={t.widthXHeightInPixels}
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
