import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { AUTOMATIC, LANGUAGE_OPTIONS } from '#web/lib/format/language-options.ts'
import { optionLabel, optionLabels } from '#web/lib/format/option-labels.ts'
import { t as l } from '#web/words/design-language.ts'
import { t } from '#web/words/wizard.ts'
import type { Selection } from './wizard.ts'

interface SummaryListProps {
  selection: Selection
  brand: Brand | undefined
  product: Product | undefined
}

/** All choices, one per line. */
export function SummaryList({ selection, brand, product }: SummaryListProps) {
  const { contentTypes, platforms, tone, goal, theme, instructions, language } = selection
  const lines: [string, string][] = [
    [t.brand, brand?.name ?? '–'],
    [t.product, product?.name ?? t.none],
    [t.contentTypes, optionLabels(contentTypes)],
    [t.platforms, optionLabels(platforms)],
    [t.tone, optionLabel(tone) || '–'],
    [t.goal, optionLabel(goal) || '–'],
    [t.theme, theme === null ? t.none : optionLabel(theme)],
    [t.instructions, instructions.trim() || t.none],
    ...LANGUAGE_OPTIONS.filter(({ value }) => value !== AUTOMATIC && value === language).map(
      ({ label }): [string, string] => [l.language, label],
    ),
  ]
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2">
      {lines.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
