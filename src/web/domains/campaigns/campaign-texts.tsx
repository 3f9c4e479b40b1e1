import { useQuery } from '@tanstack/react-query'
import { Download, PenLine } from 'lucide-react'
import { useState } from 'react'
import {
  DESIGN_LANGUAGES,
  getTextDirection,
  LANGUAGE_NAMES,
  type DesignLanguage,
} from '#contract/languages/languages.ts'
import { campaignTextsQuery } from '#web/lib/api/campaign-texts.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/handover.ts'
import { TextTable } from './texts/text-table.tsx'
import { useDownloadTexts, useSaveText, useWriteTexts } from './texts/use-texts.ts'

/** The captions and ad copy of a campaign as editable tables, one for each platform. */
export function CampaignTexts({ campaignId }: { campaignId: number }) {
  const texts = useQuery(campaignTextsQuery(campaignId))
  if (texts.isPending) return <TextsSkeleton />
  if (texts.isError) return <Banner onRetry={() => void texts.refetch()}>{t.loadFailed}</Banner>
  const languages = DESIGN_LANGUAGES.filter((language) => texts.data.languages.includes(language))
  const ordered = texts.data.languages.flatMap((tag) => languages.find((language) => language === tag) ?? [])
  const [first] = ordered
  if (!first || texts.data.text_sets.length === 0) return <Banner tone="info">{t.noSets}</Banner>
  return <Texts campaignId={campaignId} languages={ordered} first={first} list={texts.data} />
}

type List = Awaited<ReturnType<NonNullable<ReturnType<typeof campaignTextsQuery>['queryFn']>>>

interface TextsProps {
  campaignId: number
  languages: readonly DesignLanguage[]
  first: DesignLanguage
  list: List
}

/** The value of the product select for texts of all products. */
const ALL = ''

function Texts({ campaignId, languages, first, list }: TextsProps) {
  const [language, setLanguage] = useState(first)
  const [product, setProduct] = useState(ALL)
  const product_id = product === ALL ? null : Number(product)
  const save = useSaveText(campaignId, { language, product_id })
  const write = useWriteTexts(campaignId)
  const download = useDownloadTexts(campaignId)
  const shown = list.texts.filter((text) => text.language === language && text.product_id === product_id)
  const writeAll = async () => {
    const isComplete = list.text_sets.every((set) => shown.some(({ text_set }) => text_set === set))
    const question = { title: t.replaceQuestion, text: t.replaceText, confirmLabel: t.replace }
    if (isComplete && !(await confirm(question))) return
    write.mutate({ language, product_id, replace: isComplete })
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <LanguageSwitch languages={languages} value={language} onChange={setLanguage} />
        {list.products.length > 1 && (
          <div className="w-56">
            <Select
              label={t.product}
              value={product}
              onChange={setProduct}
              options={[{ value: ALL, label: t.allProducts }, ...nameOptions(list.products)]}
            />
          </div>
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          <Button
            variant="secondary"
            isWaiting={download.isPending || list.texts.length === 0}
            onClick={() => download.mutate()}
          >
            <Download aria-hidden />
            {t.downloadCsv}
          </Button>
          <Button isLoading={write.isPending} onClick={() => void writeAll()}>
            <PenLine aria-hidden />
            {t.writeTexts}
          </Button>
        </div>
      </div>
      <p className="text-sm text-muted">{list.has_model ? t.byModel : t.byRules}</p>
      {shown.length === 0 && (
        <EmptyState title={fill(t.noTextsTitle, { language: LANGUAGE_NAMES[language] })} text={t.noTextsText} />
      )}
      {shown.length > 0 &&
        list.text_sets.map((textSet) => (
          <TextTable
            key={`${language} ${product} ${textSet}`}
            textSet={textSet}
            texts={shown.filter(({ text_set }) => text_set === textSet)}
            direction={getTextDirection(language)}
            onSave={(saved) => void save(saved)}
          />
        ))}
    </div>
  )
}

interface LanguageSwitchProps {
  languages: readonly DesignLanguage[]
  value: DesignLanguage
  onChange: (language: DesignLanguage) => void
}

/** More than a few languages do not fit next to each other. */
const MANY = 5

function LanguageSwitch({ languages, value, onChange }: LanguageSwitchProps) {
  const options = languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))
  if (languages.length === 1) return null
  if (languages.length <= MANY)
    return <Segmented label={t.language} value={value} onChange={onChange} options={options} />
  return (
    <div className="w-56">
      <Select label={t.language} value={value} onChange={onChange} options={options} />
    </div>
  )
}

function TextsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      <Skeleton className="h-9" />
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-64 rounded-lg" />
      ))}
    </div>
  )
}
