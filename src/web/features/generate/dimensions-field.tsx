import { useState } from 'react'
import { listAdSizes, type AdSize } from '#contract/campaigns/ad-sizes.ts'
import { DEFAULT_DIMENSIONS, DIMENSION_PRESETS, type ContentType } from '#contract/options.ts'
import { formatName, platformLabel } from '#web/domains/campaigns/format-labels.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/generate.ts'

interface DimensionsFieldProps {
  contentType: ContentType
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

const PRESETS = [
  ...DIMENSION_PRESETS.map(({ value, label }) => ({ value, label: LABELS[value] ?? label, hint: describeSize(value) })),
  { value: 'custom', label: t.custom },
]

function describeSize(dimensions: string): string {
  const [width, height] = dimensions.split('x')
  const isOtherSquare = width === height && dimensions !== DEFAULT_DIMENSIONS
  return isOtherSquare ? `${sizeLabel(dimensions)} · ${t.square}` : sizeLabel(dimensions)
}

const nameAd = ({ dimensions, formats }: AdSize) => {
  const platforms = [...new Set(formats.map(({ platform }) => platformLabel(platform)))]
  const [first] = formats
  return {
    value: dimensions,
    label: `${platforms.join(', ')} · ${first ? formatName(first) : ''}`,
    hint: sizeLabel(dimensions),
    group: t.adFormats,
  }
}

/** Presets, the sizes of ads, and a text field for any other size. */
export function DimensionsField({ contentType, value, onChange, error }: DimensionsFieldProps) {
  const options = [...PRESETS, ...listAdSizes(contentType).map(nameAd)]
  const [isCustom, setCustom] = useState(() => !options.some((option) => option.value === value))
  const choose = (choice: string) => {
    setCustom(choice === 'custom')
    onChange(choice === 'custom' ? '' : choice)
  }
  return (
    <div className="flex flex-col gap-3">
      <SelectField label={t.dimensions} value={isCustom ? 'custom' : value} onChange={choose} options={options} />
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
