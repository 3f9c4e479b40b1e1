import { useState } from 'react'
import { DIMENSION_PRESETS } from '#contract/options.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/generate.ts'

interface DimensionsFieldProps {
  /** `WIDTHxHEIGHT`. */
  value: string
  onChange: (dimensions: string) => void
  error?: string | undefined
}

const LABELS: Readonly<Record<string, string>> = {
  '1024x1024': t.square,
  '1080x1080': t.instagramPost,
  '1080x1920': t.instagramStory,
  '1200x630': t.facebookPost,
  '1500x500': t.twitterHeader,
  '1200x627': t.linkedInPost,
  '1280x720': t.youTubeThumbnail,
}

const OPTIONS = [
  ...DIMENSION_PRESETS.map(({ value, label }) => ({ value, label: LABELS[value] ?? label, hint: sizeLabel(value) })),
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
