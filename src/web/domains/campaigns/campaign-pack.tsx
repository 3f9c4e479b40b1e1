import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileSpreadsheet, FileText, Image, LayoutGrid, ScanText } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import {
  buildFileName,
  DEFAULT_FILE_NAME_PATTERN,
  FILE_NAME_FIELDS,
  FILE_NAME_PATTERN_MAX,
  type FileNameField,
  listUnknownFields,
} from '#contract/campaigns/file-name.ts'
import type { PackRequest } from '#contract/campaigns/pack.ts'
import { findCampaignFormat, formatSize } from '#contract/platforms/formats.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, campaignQuery } from '#web/lib/api/campaigns.ts'
import { saveFrom } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/handover.ts'

/** Chooses what goes into the zip of a campaign and how files are named, and downloads it. */
export function CampaignPack({ campaignId }: { campaignId: number }) {
  const campaign = useQuery(campaignQuery(campaignId))
  if (campaign.isPending) return <Skeleton className="h-96 rounded-lg" />
  if (!campaign.data) return <Banner onRetry={() => void campaign.refetch()}>{t.packFailed}</Banner>
  if (campaign.data.made === 0) return <EmptyState title={t.nothingMade} text={t.nothingMadeText} />
  return <Pack campaign={campaign.data} />
}

function Pack({ campaign }: { campaign: Campaign }) {
  const { made, statuses } = campaign
  const [scope, setScope] = useState<PackRequest['scope']>(statuses.approved > 0 ? 'approved' : 'all')
  const [pattern, setPattern] = useState(DEFAULT_FILE_NAME_PATTERN)
  const download = useDownloadPack(campaign.id)
  const problem = describePattern(pattern)
  const isEmpty = scope === 'approved' && statuses.approved === 0
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={t.whichFiles}>
          <ChoiceCards
            legend={t.whichFiles}
            isLegendHidden
            pick="one"
            className="sm:grid-cols-2"
            chosen={[scope]}
            onChoose={setScope}
            options={[
              { value: 'approved', label: t.approvedOnly, text: plural(t.approvedOnlyText, statuses.approved) },
              { value: 'all', label: t.everything, text: plural(t.everythingText, made) },
            ]}
          />
          {isEmpty && <p className="mt-4 text-sm text-muted">{t.nothingApproved}</p>}
        </Card>
        <Card title={t.fileNames} text={t.patternHelp}>
          <PatternField campaign={campaign} pattern={pattern} problem={problem} onChange={setPattern} />
        </Card>
      </div>
      <Card title={t.packTitle} text={t.packText}>
        <Inside />
        <Button
          size="large"
          className="mt-6 w-full"
          isLoading={download.isPending}
          isWaiting={download.isPending || isEmpty || problem !== undefined}
          onClick={() => download.mutate({ scope, pattern })}
        >
          <Download aria-hidden />
          {t.download}
        </Button>
      </Card>
    </div>
  )
}

const INSIDE = [
  { icon: Image, title: t.insideFiles, text: t.insideFilesText },
  { icon: FileText, title: t.insideTexts, text: t.insideTextsText },
  { icon: ScanText, title: t.insideAlt, text: t.insideAltText },
  { icon: LayoutGrid, title: t.insideSheet, text: t.insideSheetText },
  { icon: FileSpreadsheet, title: t.insideManifest, text: t.insideManifestText },
]

function Inside() {
  return (
    <ul aria-label={t.inside} className="flex flex-col gap-4">
      {INSIDE.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon className="mt-0.5 size-4.5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
          <span className="min-w-0">
            <span className="block font-medium">{title}</span>
            <span className="block text-sm text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function describePattern(pattern: string): string | undefined {
  if (pattern.trim() === '') return t.patternBlank
  const [unknown] = listUnknownFields(pattern)
  return unknown === undefined ? undefined : fill(t.unknownField, { name: `{${unknown}}` })
}

interface PatternFieldProps {
  campaign: Campaign
  pattern: string
  problem: string | undefined
  onChange: (pattern: string) => void
}

function PatternField({ campaign, pattern, problem, onChange }: PatternFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const insert = (field: FileNameField) => {
    const at = input.current?.selectionStart ?? pattern.length
    const before = pattern.slice(0, at)
    onChange(`${before}${before === '' || /[_-]$/.test(before) ? '' : '_'}{${field}}${pattern.slice(at)}`)
    input.current?.focus()
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={input}
        label={t.pattern}
        value={pattern}
        error={problem}
        dir="ltr"
        spellCheck={false}
        maxLength={FILE_NAME_PATTERN_MAX}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-1.5" dir="ltr">
        {FILE_NAME_FIELDS.map((field) => (
          <button
            key={field}
            type="button"
            aria-label={fill(t.insert, { name: field })}
            onClick={() => insert(field)}
            className="rounded-full border border-border px-2.5 py-1 font-mono text-xs text-muted hover:border-outline hover:text-text pointer-coarse:py-2.5"
          >
            {`{${field}}`}
          </button>
        ))}
      </div>
      <div className="rounded-sm bg-raised p-3">
        <p className="text-xs font-medium text-muted">{t.example}</p>
        <output className="mt-1 block font-mono text-xs wrap-anywhere" dir="ltr">
          {buildExample({ ...campaign, ...useLatinNames(campaign) }, pattern)
            .split(/(?<=[/_])/)
            .map((part, index) => (
              <Fragment key={index}>
                {part}
                <wbr />
              </Fragment>
            ))}
        </output>
      </div>
      {pattern !== DEFAULT_FILE_NAME_PATTERN && (
        <Button variant="ghost" size="small" className="self-start" onClick={() => onChange(DEFAULT_FILE_NAME_PATTERN)}>
          {t.resetPattern}
        </Button>
      )}
    </div>
  )
}

interface LatinNames {
  brand_name: string | null
  product_name: string | null
}

/** Brand and first product as the server writes them in file names. */
function useLatinNames({ brand_name, products }: Campaign): LatinNames {
  const product_name = products[0]?.name ?? null
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(`${brand_name}${product_name}`)
  const { data } = useQuery({
    queryKey: ['latin-names', brand_name, product_name],
    queryFn: async () => {
      const { transliterate } = await import('#contract/campaigns/transliterate.ts')
      return { brand_name: transliterate(brand_name ?? ''), product_name: transliterate(product_name ?? '') }
    },
    enabled: !isLatin,
    staleTime: Infinity,
  })
  return data ?? { brand_name, product_name }
}

/** The path of the first file of the plan. */
function buildExample({ brand_name, slug, product_name, plan }: Campaign & LatinNames, pattern: string): string {
  const format = findCampaignFormat(plan.formats[0] ?? '')
  const [language = 'en'] = plan.languages
  if (!format) return ''
  const values = {
    brand: brand_name,
    campaign: slug,
    product: product_name,
    platform: format.platform,
    placement: format.placement,
    size: formatSize(format),
    language,
    variant: 'a',
    version: 1,
  }
  const extension = format.image_types.includes('png') ? 'png' : 'jpg'
  const name = buildFileName(pattern, { id: 1, values, extension }, new Set())
  return `${format.platform}/${format.placement}/${language.toLowerCase()}/${name}`
}

function useDownloadPack(id: number) {
  return useMutation({
    mutationFn: (body: PackRequest) => campaignApi.packs.create({ params: { id }, body }),
    onSuccess: ({ url, file_name, items, left_out }, { scope }) => {
      saveFrom(url, file_name)
      const started = plural(t.downloading, items)
      const rest = scope === 'approved' && left_out > 0 ? `. ${plural(t.leftOut, left_out)}` : ''
      toast.success(`${started}${rest}`)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.packFailed)),
  })
}
