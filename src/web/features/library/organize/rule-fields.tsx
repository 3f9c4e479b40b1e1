import { useQuery } from '@tanstack/react-query'
import { PLATFORMS, type Platform } from '#contract/platforms/platform.ts'
import { DESIGN_LANGUAGES, LANGUAGE_NAMES, type DesignLanguage } from '#contract/languages/languages.ts'
import { SEARCH_MAX } from '#contract/limits.ts'
import { type ContentType } from '#contract/options.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { tagsQuery } from '#web/lib/api/organize.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/organize.ts'

const ANY = 'any'

/** The fields of a rule as the form holds them. `any` is no condition. */
interface RuleForm {
  brand: string
  tag: string
  type: ContentType | typeof ANY
  platform: Platform | typeof ANY
  language: DesignLanguage | typeof ANY
  search: string
  isFavorite: boolean
}

export const NO_RULE: RuleForm = {
  brand: ANY,
  tag: ANY,
  type: ANY,
  platform: ANY,
  language: ANY,
  search: '',
  isFavorite: false,
}

export const toRule = ({ brand, tag, type, platform, language, search, isFavorite }: RuleForm) => ({
  brand_id: brand === ANY ? null : Number(brand),
  tag_id: tag === ANY ? null : Number(tag),
  content_type: type === ANY ? null : type,
  platform: platform === ANY ? null : platform,
  language: language === ANY ? null : language,
  search: search.trim(),
  favorites_only: isFavorite,
})

const toOptions = (any: string, entries: readonly { id: number; name: string }[] = []) => [
  { value: ANY, label: any },
  ...nameOptions(entries),
]

const listTypes = () =>
  [
    { value: ANY, label: t.anyType },
    { value: 'image', label: t.image },
    { value: 'video', label: t.video },
  ] as const

const listLanguages = () => [
  { value: ANY, label: t.anyLanguage } as const,
  ...DESIGN_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
]

/** The conditions of a collection by rule. */
export function RuleFields({ rule, onChange }: { rule: RuleForm; onChange: (rule: RuleForm) => void }) {
  const brands = useQuery(brandsQuery).data
  const tags = useQuery(tagsQuery).data
  const change = (part: Partial<RuleForm>) => onChange({ ...rule, ...part })
  const platforms = [
    { value: ANY, label: t.anyPlatform } as const,
    ...PLATFORMS.map((value) => ({ value, label: optionLabel(value) })),
  ]
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t.ruleHelp}</p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t.ruleTag}
          value={rule.tag}
          onChange={(tag) => change({ tag })}
          options={toOptions(t.anyTag, tags)}
        />
        <SelectField
          label={t.ruleBrand}
          value={rule.brand}
          onChange={(brand) => change({ brand })}
          options={toOptions(t.anyBrand, brands)}
        />
        <SelectField label={t.ruleType} value={rule.type} onChange={(type) => change({ type })} options={listTypes()} />
        <SelectField
          label={t.platform}
          value={rule.platform}
          onChange={(platform) => change({ platform })}
          options={platforms}
        />
        <SelectField
          label={t.language}
          value={rule.language}
          onChange={(language) => change({ language })}
          options={listLanguages()}
        />
        <TextField
          label={t.ruleText}
          value={rule.search}
          maxLength={SEARCH_MAX}
          onChange={(event) => change({ search: event.target.value })}
        />
      </div>
      <Checkbox
        label={t.onlyFavorites}
        checked={rule.isFavorite}
        onChange={(event) => change({ isFavorite: event.target.checked })}
      />
    </div>
  )
}
