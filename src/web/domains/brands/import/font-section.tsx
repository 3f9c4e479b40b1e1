import type { BrandDraft } from '#contract/brands/site-reading/brands-import.ts'
import { FONTS } from '#contract/options.ts'
import { findFamily, toTypography } from '#web/lib/brand/typography.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'
import type { SectionProps } from './draft-values.ts'
import { DraftField, DraftSection } from './draft-section.tsx'
import { findEvidence } from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'

const OPTIONS = FONTS.map(({ family }) => ({ value: family, label: family }))

export function FontSection(section: SectionProps) {
  const { result, values, change } = section
  return (
    <DraftSection title={t.typeface}>
      {result.draft.fonts.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {result.draft.fonts.map((font, index) => (
            <li key={font.use} className="flex min-w-0 flex-col gap-1 rounded-md border border-border p-3.5">
              <span className="text-xs text-muted">{t[font.use]}</span>
              <span className="truncate text-xl" style={{ fontFamily: toTypography(font.nearest) }}>
                {values.name || font.nearest}
              </span>
              <span className="text-sm">{describe(font)}</span>
              <EvidenceLine evidence={findEvidence(result, `fonts.${index}`)} />
            </li>
          ))}
        </ul>
      )}
      <DraftField {...section} field="typography" label={t.typeface}>
        <SelectField
          label={t.typeface}
          value={findFamily(values.typography) ?? ''}
          options={OPTIONS}
          onChange={(family) => change({ typography: toTypography(family) })}
        />
      </DraftField>
    </DraftSection>
  )
}

function describe({ family, nearest, match }: BrandDraft['fonts'][number]): string {
  if (match === 'exact') return fill(t.exactFont, { family })
  return fill(match === 'alias' ? t.aliasFont : t.nearestFont, { family, nearest })
}
