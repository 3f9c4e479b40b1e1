import { MOODS } from '#contract/designs/video-options.ts'
import type { VideoSound } from '#contract/options.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/video-sound.ts'

const OPTIONS: readonly { value: VideoSound; label: string }[] = [
  { value: 'music', label: t.soundMusic },
  ...MOODS.map((value) => ({ value, label: fill(t.soundMood, { mood: t[value] }) })),
  { value: 'clip', label: t.soundClip },
  { value: 'none', label: t.soundNone },
]

/** Chooses what new videos sound like. */
export function VideoSoundField({ value, onChange }: { value: VideoSound; onChange: (value: VideoSound) => void }) {
  return <SelectField label={t.sound} value={value} onChange={onChange} options={OPTIONS} />
}
