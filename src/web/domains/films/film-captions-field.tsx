import { CAPTION_STYLES, type CaptionStyle } from '#contract/designs/film-options.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/film-captions.ts'

const LABELS: Readonly<Record<CaptionStyle, string>> = {
  none: t.captionsNone,
  lines: t.captionsLines,
  words: t.captionsWords,
}
export const CAPTION_OPTIONS = CAPTION_STYLES.map((value) => ({ value, label: LABELS[value] }))

interface FilmCaptionsFieldProps {
  value: CaptionStyle
  onChange: (value: CaptionStyle) => void
}

/** Chooses how captions are burned into new videos. */
export function FilmCaptionsField({ value, onChange }: FilmCaptionsFieldProps) {
  return <SelectField label={t.captions} value={value} onChange={onChange} options={CAPTION_OPTIONS} />
}
