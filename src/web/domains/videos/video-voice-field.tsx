import { useQuery } from '@tanstack/react-query'
import type { VideoVoiceChoice } from '#contract/options.ts'
import { brandOptionsQuery } from '#web/lib/format/generation-options.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/video-sound.ts'

interface VideoVoiceFieldProps {
  brandId: number | undefined
  value: VideoVoiceChoice
  onChange: (value: VideoVoiceChoice) => void
}

/** Chooses whether a model speaks the words of new videos. Nothing where no provider can. */
export function VideoVoiceField({ brandId, value, onChange }: VideoVoiceFieldProps) {
  const { data } = useQuery(brandOptionsQuery(brandId))
  const speaker = data?.providers?.find(({ kind }) => kind === 'speech')
  if (!speaker?.name) return null
  return (
    <div className="flex flex-col gap-0.5">
      <Checkbox
        label={t.spokenVoice}
        checked={value === 'spoken'}
        onChange={({ target }) => onChange(target.checked ? 'spoken' : 'none')}
      />
      <p className="ms-7 text-sm text-muted">
        {fill(t.spokenVoiceHelp, { price: formatUsd(data?.prices?.['voice'] ?? 0) })}
      </p>
    </div>
  )
}
