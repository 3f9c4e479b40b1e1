import { MOODS } from '#contract/designs/film-options.ts'
import type { FilmSound } from '#contract/options.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/film-sound.ts'

const OPTIONS: readonly { value: FilmSound; label: string }[] = [
  { value: 'music', label: t.soundMusic },
  ...MOODS.map((value) => ({ value, label: fill(t.soundMood, { mood: t[value] }) })),
  { value: 'clip', label: t.soundClip },
  { value: 'none', label: t.soundNone },
]

/** Chooses what new videos sound like. */
export function FilmSoundField({ value, onChange }: { value: FilmSound; onChange: (value: FilmSound) => void }) {
  return <SelectField label={t.sound} value={value} onChange={onChange} options={OPTIONS} />
}
