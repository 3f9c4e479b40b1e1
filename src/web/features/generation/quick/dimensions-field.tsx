import type { ContentType } from '#contract/options.ts'
import type { Format } from '#contract/platforms/format.ts'
import { findFormat, formatSize } from '#contract/platforms/formats.ts'
import { DEFAULT_DIMENSIONS, listAds, listPresets } from '#contract/platforms/presets.ts'
import { formatLabel } from '#web/domains/campaigns/format-labels.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/quick-generate.ts'

/** The size of a design, and the key of its format; undefined for a size of its own. */
export interface ChosenSize {
  /** `WIDTHxHEIGHT`. */
  dimensions: string
  format: string | undefined
}

interface DimensionsFieldProps {
  contentType: ContentType
  value: ChosenSize
  onChange: (size: ChosenSize) => void
  error?: string | undefined
}

/** The names that presets have here instead of `Instagram · Square post`. */
const LABELS: Readonly<Record<string, string>> = {
  'general.square': t.square,
  'instagram.post.square': t.instagramPost,
  'instagram.story': t.instagramStory,
  'facebook.post.link': t.facebookPost,
  'twitter.cover': t.twitterHeader,
  'linkedin.post': t.linkedInPost,
  'youtube.thumbnail': t.youTubeThumbnail,
}

const CUSTOM = 'custom'
const PRESETS = [
  ...listPresets().map((format) => ({
    value: format.key,
    label: LABELS[format.key] ?? formatLabel(format.key),
    hint: describeSize(formatSize(format)),
  })),
  { value: CUSTOM, label: t.custom, hint: '' },
]

function describeSize(dimensions: string): string {
  const [width, height] = dimensions.split('x')
  const isOtherSquare = width === height && dimensions !== DEFAULT_DIMENSIONS
  return isOtherSquare ? `${sizeLabel(dimensions)} · ${t.square}` : sizeLabel(dimensions)
}

const toAdOption = (format: Format) => ({
  value: format.key,
  label: formatLabel(format.key),
  hint: sizeLabel(formatSize(format)),
  group: t.adFormats,
})

/** Presets, the formats of ads, and a text field for any other size. */
export function DimensionsField({ contentType, value, onChange, error }: DimensionsFieldProps) {
  const options = [...PRESETS, ...listAds(contentType).map(toAdOption)]
  const isCustom = value.format === undefined
  const choose = (choice: string) => {
    const format = findFormat(choice)
    onChange({ dimensions: format ? formatSize(format) : '', format: format?.key })
  }
  return (
    <div className="flex flex-col gap-3">
      <SelectField label={t.dimensions} value={value.format ?? CUSTOM} onChange={choose} options={options} />
      {isCustom && (
        <TextField
          label={t.customDimensions}
          placeholder="1920x1080"
          inputMode="text"
          autoComplete="off"
          help={t.ownSizeHint}
          value={value.dimensions}
          error={error}
          onChange={(event) => onChange({ dimensions: event.target.value, format: undefined })}
        />
      )}
    </div>
  )
}
