import { WIZARD_PLATFORMS, type WizardPlatform } from '#contract/platforms/platform.ts'
import { CONTENT_TYPES, type ContentType } from '#contract/options.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/analytics.ts'
import { SORTS, type RowFilters } from './arrange-rows.ts'
import { platformName } from './charts/chart-data.ts'

type TypeOption = { value: ContentType | 'all'; label: string }
type PlatformOption = { value: WizardPlatform | 'all'; label: string }

const TYPES: readonly TypeOption[] = [
  { value: 'all', label: t.allTypes },
  ...CONTENT_TYPES.map((value) => ({ value, label: optionLabel(value) })),
]
const PLATFORMS: readonly PlatformOption[] = [
  { value: 'all', label: t.allPlatforms },
  ...WIZARD_PLATFORMS.map((value) => ({ value, label: platformName(value) })),
]
const ORDERS = [
  { value: 'desc', label: t.descending },
  { value: 'asc', label: t.ascending },
] as const

interface FilterPanelProps {
  id: string
  filters: RowFilters
  onChange: (filters: RowFilters) => void
}

export function FilterPanel({ id, filters, onChange }: FilterPanelProps) {
  const change = (part: Partial<RowFilters>) => onChange({ ...filters, ...part })
  return (
    <section
      id={id}
      aria-label={t.filters}
      className="grid grid-cols-2 gap-4 rounded-lg border border-border bg-surface p-4 sm:p-5 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr_1fr]"
    >
      <div className="max-lg:col-span-2">
        <TextField
          label={t.search}
          type="search"
          placeholder={t.searchContent}
          value={filters.search}
          onChange={(event) => change({ search: event.target.value })}
        />
      </div>
      <SelectField label={t.contentType} value={filters.type} onChange={(type) => change({ type })} options={TYPES} />
      <SelectField
        label={t.platform}
        value={filters.platform}
        onChange={(platform) => change({ platform })}
        options={PLATFORMS}
      />
      <SelectField label={t.sortBy} value={filters.sort} onChange={(sort) => change({ sort })} options={SORTS} />
      <SelectField label={t.order} value={filters.order} onChange={(order) => change({ order })} options={ORDERS} />
    </section>
  )
}
