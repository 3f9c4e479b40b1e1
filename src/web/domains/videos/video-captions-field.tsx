import { CAPTION_STYLES, type CaptionStyle } from '#contract/designs/video-options.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/video-captions.ts'

const LABELS: Readonly<Record<CaptionStyle, string>> = {
  none: t.captionsNone,
  lines: t.captionsLines,
  words: t.captionsWords,
}
export const CAPTION_OPTIONS = CAPTION_STYLES.map((value) => ({ value, label: LABELS[value] }))

interface VideoCaptionsFieldProps {
  value: CaptionStyle
  onChange: (value: CaptionStyle) => void
}

/** Chooses how captions are burned into new videos. */
export function VideoCaptionsField({ value, onChange }: VideoCaptionsFieldProps) {
  return <SelectField label={t.captions} value={value} onChange={onChange} options={CAPTION_OPTIONS} />
}
