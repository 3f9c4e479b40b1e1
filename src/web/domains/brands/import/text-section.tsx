import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/brand-import.ts'
import type { SectionProps } from './draft-values.ts'
import { DraftField, DraftSection } from './draft-section.tsx'
import { findEvidence } from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'

export function TextSection({ error, ...section }: SectionProps & { error: string }) {
  const { values, change, result } = section
  return (
    <DraftSection title={t.nameAndDescription}>
      <div className="flex flex-col gap-1.5">
        <TextField
          label={t.name}
          value={values.name}
          required
          error={error || undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <EvidenceLine evidence={findEvidence(result, 'name')} />
      </div>
      <DraftField {...section} field="description" label={t.description}>
        <TextArea
          label={t.description}
          value={values.description ?? ''}
          onChange={(event) => change({ description: event.target.value })}
        />
      </DraftField>
    </DraftSection>
  )
}
