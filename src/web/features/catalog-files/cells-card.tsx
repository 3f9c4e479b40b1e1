import { useQuery } from '@tanstack/react-query'
import type { DryRun, RowCells } from '#contract/catalog-files/imports.ts'
import { LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import { campaignApi } from '#web/lib/api/campaigns.ts'
import { thousands } from '#web/lib/format/format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/catalog-files.ts'
import { fill, plural } from '#web/words/fill.ts'

const NONE = 'none'
/** Campaigns that can be chosen. */
const LISTED = 100

interface CellsCardProps {
  brandId: number
  cells: RowCells | null
  /** What the cells take, once it was checked. */
  preview: DryRun['cells'] | undefined
  onChange: (cells: RowCells | null) => void
}

/** Chooses a campaign of the brand that gets a cell for each product. Renders nothing if the brand has no campaign. */
export function CellsCard({ brandId, cells, preview, onChange }: CellsCardProps) {
  const campaigns = useQuery({
    queryKey: ['imports', 'campaigns', brandId],
    queryFn: async ({ signal }) => {
      const { campaigns: all } = await campaignApi.campaigns.list({ query: { limit: LISTED }, signal })
      return all.filter(({ brand_id }) => brand_id === brandId)
    },
  })
  if (!campaigns.data?.length) return null
  const choose = async (value: string) => {
    if (value === NONE) return onChange(null)
    const { plan } = await campaignApi.campaigns.get({ params: { id: Number(value) } })
    const [format, language] = [plan.formats[0], plan.languages[0]]
    onChange(format && language ? { campaign_id: Number(value), format, language } : null)
  }
  return (
    <Card title={t.campaignCells} text={t.campaignCellsHelp}>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t.campaign}
          value={String(cells?.campaign_id ?? NONE)}
          onChange={(value) => void choose(value)}
          options={[{ value: NONE, label: t.noCampaign }, ...nameOptions(campaigns.data)]}
        />
        {cells && <PlanFields key={cells.campaign_id} cells={cells} onChange={onChange} />}
      </div>
      {cells && preview && <CellsPreview preview={preview} />}
    </Card>
  )
}

function PlanFields({ cells, onChange }: { cells: RowCells; onChange: (cells: RowCells) => void }) {
  const { data } = useQuery({
    queryKey: ['imports', 'campaign', cells.campaign_id],
    queryFn: ({ signal }) => campaignApi.campaigns.get({ params: { id: cells.campaign_id }, signal }),
  })
  if (!data) return null
  return (
    <>
      <SelectField
        label={t.format}
        value={cells.format}
        onChange={(format) => onChange({ ...cells, format })}
        options={data.plan.formats.map((key) => ({ value: key, label: nameFormat(key) }))}
      />
      <SelectField
        label={t.cellLanguage}
        value={cells.language}
        onChange={(language) => onChange({ ...cells, language })}
        options={data.plan.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </>
  )
}

function nameFormat(key: string): string {
  const format = findCampaignFormat(key)
  return format ? `${optionLabel(format.platform)} · ${format.name}` : key
}

function CellsPreview({ preview }: { preview: NonNullable<DryRun['cells']> }) {
  const { count, left, fits } = preview
  const sentence =
    left === null
      ? plural(t.cellsFollow, count)
      : `${plural(t.cellsFollow, count)} ${fill(t.unitsLeft, { left: thousands(left) })}`
  return <div className="mt-4">{fits ? <p className="text-muted">{sentence}</p> : <Banner>{sentence}</Banner>}</div>
}
