import type { ReactNode } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t as l } from '#web/words/design-language.ts'
import { t as life } from '#web/words/brand-updates.ts'
import { t } from '#web/words/brands.ts'
import { BrandPoster } from '../brand-poster.tsx'

/** The poster of a brand and what is written about it. */
export function BrandOverview({ brand }: { brand: Brand }) {
  const texts = listTexts(brand).filter(([, text]) => text)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8">
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        <BrandPoster brand={brand} className="h-64" />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 p-4 text-sm">
          <Fact label={t.primaryColor}>
            <Swatch hex={brand.primary_color} />
          </Fact>
          <Fact label={t.secondaryColor}>
            <Swatch hex={brand.secondary_color} />
          </Fact>
          <Fact label={t.font}>{firstFamily(brand.typography)}</Fact>
          <Fact label={l.language}>{nameLanguage(brand.language)}</Fact>
        </dl>
      </div>
      {texts.length === 0 ? (
        <EmptyState
          title={t.noDescriptionYet}
          text={life.nothingWritten}
          action={<ButtonLink to={`/dashboard/brands?edit=${brand.id}`}>{t.editBrand}</ButtonLink>}
        />
      ) : (
        <Card title={life.aboutLabel}>
          <dl className="flex flex-col gap-4">
            {texts.map(([label, text]) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd dir="auto" className="mt-0.5 max-w-prose whitespace-pre-line">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  )
}

const NAMES: Readonly<Record<string, string>> = LANGUAGE_NAMES
const nameLanguage = (language: string | null | undefined) => (language ? (NAMES[language] ?? language) : l.automatic)

const listTexts = (brand: Brand): (readonly [string, string | null | undefined])[] => [
  [t.description, brand.description],
  [t.voice, brand.brand_voice],
  [t.persona, brand.brand_persona],
  [t.mission, brand.mission],
  [t.targetAudience, brand.target_audience],
  [t.keywordsAndTopics, brand.keywords_topics?.join(', ')],
  [t.socialChannels, brand.social_channels?.map(optionLabel).join(', ')],
  [t.keyCallsToAction, brand.key_ctas?.join(', ')],
  [t.do, brand.content_guidelines?.do.join('\n')],
  [t.dont, brand.content_guidelines?.dont.join('\n')],
  [t.approvedClaims, brand.approved_claims?.map(({ text }) => text).join('\n')],
]

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function Swatch({ hex }: { hex: string }) {
  return (
    <span className="flex items-center gap-2 font-mono">
      <span
        className="size-4 shrink-0 rounded-full shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.3)]"
        style={{ background: hex }}
        aria-hidden
      />
      {hex}
    </span>
  )
}
