import { SOCIAL_CHANNELS } from '#contract/platforms/platform.ts'
import { BRAND_TONES } from '#contract/options.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { ChipsField } from '#web/ui/forms/chips-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { t } from '#web/words/brand-import.ts'
import type { SectionProps } from './draft-values.ts'
import { DraftField, DraftSection } from './draft-section.tsx'

const toOptions = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }))
const TONES = toOptions(BRAND_TONES)
const CHANNELS = toOptions(SOCIAL_CHANNELS)

export function VoiceSection(section: SectionProps) {
  const { values, change } = section
  return (
    <DraftSection title={t.voiceAndAudience}>
      <DraftField {...section} field="brand_tone" label={t.tone}>
        <SelectField
          label={t.tone}
          value={values.brand_tone}
          options={TONES}
          onChange={(tone) => change({ brand_tone: tone })}
        />
      </DraftField>
      <div className="grid gap-5 sm:grid-cols-2">
        <DraftField {...section} field="brand_voice" label={t.voice}>
          <TextArea
            label={t.voice}
            value={values.brand_voice ?? ''}
            onChange={(event) => change({ brand_voice: event.target.value })}
          />
        </DraftField>
        <DraftField {...section} field="target_audience" label={t.targetAudience}>
          <TextArea
            label={t.targetAudience}
            value={values.target_audience ?? ''}
            onChange={(event) => change({ target_audience: event.target.value })}
          />
        </DraftField>
        <DraftField {...section} field="key_ctas" label={t.callsToAction}>
          <ChipsField label={t.callsToAction} entries={values.key_ctas} onChange={(key_ctas) => change({ key_ctas })} />
        </DraftField>
        <DraftField {...section} field="keywords_topics" label={t.topics}>
          <ChipsField
            label={t.topics}
            entries={values.keywords_topics}
            onChange={(keywords_topics) => change({ keywords_topics })}
          />
        </DraftField>
      </div>
      <DraftField {...section} field="social_channels" label={t.socialChannels}>
        <ToggleChips
          label={t.socialChannels}
          options={CHANNELS}
          chosen={values.social_channels}
          onChange={(social_channels) => change({ social_channels })}
        />
        <ChannelLinks {...section} />
      </DraftField>
    </DraftSection>
  )
}

/** The profiles that the page links to. */
function ChannelLinks({ result }: SectionProps) {
  const { channels } = result.draft
  if (channels.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
      {channels.map(({ channel, url }) => (
        <li key={channel} className="truncate">
          <a href={url} target="_blank" rel="noreferrer" className="underline hover:text-text">
            {url}
          </a>
        </li>
      ))}
    </ul>
  )
}
