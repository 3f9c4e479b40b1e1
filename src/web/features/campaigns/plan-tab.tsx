import { FileSpreadsheet, Film, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { formatName, formatPixels, platformLabel } from '#web/domains/campaigns/format-labels.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { ActionLink, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'
import { FormatShape } from './format-shape.tsx'
import { CarriedFacts } from './plan/carried-facts.tsx'
import { chooseKind, MATRIX } from './plan/plan-draft.ts'
import { PlanSummary } from './plan/plan-summary.tsx'
import { usePlanPreview } from './plan/use-plan-preview.ts'

/** The plan of a campaign and what it says. Languages and formats are added in the form; only the new assets are made then. */
export function PlanTab({ campaign }: { campaign: Campaign }) {
  const { id, brand_id, plan, product_ids } = campaign
  const { preview, isError } = usePlanPreview({ campaignId: id, productIds: product_ids, plan })
  const toPlan = `/dashboard/campaigns/${id}/edit?to=plan`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card
        title={t.plan}
        text={t.addLater}
        aside={
          <ButtonLink variant="secondary" size="small" to={toPlan}>
            <Plus aria-hidden />
            {t.addFormatsOrLanguages}
          </ButtonLink>
        }
      >
        <PlanFormats campaign={campaign} />
        <div className="mt-6 border-t border-border pt-5">
          <PlanSummary plan={plan} products={product_ids.length} preview={preview} isError={isError} />
          <div className="mt-5 empty:hidden">
            <CarriedFacts preview={preview} />
          </div>
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={t.brief}>
          <Facts campaign={campaign} />
        </Card>
        {brand_id !== null && <FromTable brandId={brand_id} />}
      </div>
    </div>
  )
}

/** The way to the import, which adds one cell for each row of a table. */
function FromTable({ brandId }: { brandId: number }) {
  return (
    <Card title={t.fromTable} text={t.fromTableText}>
      <ActionLink variant="secondary" size="small" to={`/dashboard/imports?brand=${brandId}`}>
        <FileSpreadsheet aria-hidden />
        {t.importTable}
      </ActionLink>
    </Card>
  )
}

function PlanFormats({ campaign: { plan } }: { campaign: Campaign }) {
  return (
    <ul className="flex flex-col gap-4">
      {MATRIX.map(({ platform, cells }) => {
        const formats = cells.flatMap((cell) => cell.formats).filter(({ key }) => plan.formats.includes(key))
        if (formats.length === 0) return null
        return (
          <li key={platform} className="grid gap-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <h3 className="text-sm font-medium sm:pt-1">{platformLabel(platform)}</h3>
            <ul className="flex flex-wrap gap-2">
              {formats.map((format) => (
                <li
                  key={format.key}
                  className="flex items-center gap-2 rounded-sm border border-border px-2 py-1 text-sm"
                  title={formatPixels(format)}
                >
                  <FormatShape format={format} box={18} isStrong />
                  {formatName(format)}
                  {chooseKind(plan, format) === 'video' && (
                    <Film className="size-3.5 text-muted" role="img" aria-label={optionLabel('video')} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ campaign }: { campaign: Campaign }) {
  const { brief, tone, goal, theme, products, plan, landing_url, utm } = campaign
  return (
    <div className="flex flex-col gap-4">
      <p className="whitespace-pre-line">{brief || <span className="text-muted">{t.noBrief}</span>}</p>
      <dl className="flex flex-col gap-2.5 text-sm">
        <Fact label={t.languages}>{plan.languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}</Fact>
        <Fact label={t.variants}>{plan.variants}</Fact>
        <Fact label={t.products}>
          {products.length > 3
            ? plural(t.productCount, products.length)
            : products.map(({ name }) => name).join(', ') || t.brandItself}
        </Fact>
        <Fact label={t.tone}>
          {[tone, goal, theme].flatMap((value) => (value ? [optionLabel(value)] : [])).join(', ')}
        </Fact>
        {landing_url && (
          <Fact label={t.landingPage}>
            <span className="wrap-anywhere">{landing_url}</span>
            {utm.enabled && <span className="text-muted"> {t.withUtm}</span>}
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
