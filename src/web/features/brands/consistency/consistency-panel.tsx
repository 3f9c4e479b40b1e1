import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ConsistencyReport } from '#contract/brand-updates/consistency.ts'
import { reportFileName } from '#contract/text/file-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { thousands } from '#web/lib/format/format.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { Figure, Figures } from '#web/ui/display/figure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/consistency.ts'
import { fill } from '#web/words/fill.ts'
import { OffBrandCard } from './off-brand-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { TrendCard } from './trend-card.tsx'
import { ColorsCard, FontsCard } from './usage-cards.tsx'

/** How well the designs of a brand follow it. */
export function ConsistencyPanel({ brandId }: { brandId: number }) {
  const report = useQuery({
    queryKey: ['brand-updates', brandId, 'consistency'],
    queryFn: ({ signal }) => brandUpdatesApi.consistency.get({ params: { id: brandId }, signal }),
    staleTime: 0,
  })
  if (report.isPending) return <ReportSkeleton />
  if (!report.data)
    return <Banner onRetry={() => void report.refetch()}>{getErrorMessage(report.error, t.loadFailed)}</Banner>
  return <Report report={report.data} />
}

function Report({ report }: { report: ConsistencyReport }) {
  const { brand, designs, off_brand, rules, trend, usage, off_brand_designs } = report
  return (
    <section aria-label={t.title} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-md">{t.title}</h2>
          <p className="mt-1 text-sm text-muted">{fill(t.lead, { name: brand.name })}</p>
        </div>
        {designs > 0 && <PdfButton report={report} />}
      </div>
      {designs === 0 ? (
        <EmptyState
          title={t.noDesigns}
          text={t.noDesignsText}
          action={<ActionLink to={`/dashboard/generate?brand=${brand.id}`}>{t.createDesign}</ActionLink>}
        />
      ) : (
        <>
          <Summary report={report} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <TrendCard trend={trend} />
            <RulesCard rules={rules} />
          </div>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <ColorsCard colors={usage.colors} read={usage.designs} />
            <FontsCard fonts={usage.fonts} read={usage.designs} />
          </div>
          <OffBrandCard designs={off_brand_designs} total={off_brand} />
        </>
      )}
    </section>
  )
}

function Summary({ report: { designs, checked, off_brand, average_score } }: { report: ConsistencyReport }) {
  const passed = checked - off_brand
  return (
    <Figures label={t.summary} className="grid-cols-2 lg:grid-cols-4">
      <Figure
        label={t.averageScore}
        value={average_score === null ? null : thousands(average_score)}
        hint={t.ofHundred}
      />
      <Figure
        label={t.passRate}
        // Rounded down: 100% is true only if every design passes.
        value={checked === 0 ? null : `${Math.floor((passed / checked) * 100)}%`}
        hint={fill(t.passHint, { passed: thousands(passed), checked: thousands(checked) })}
      />
      <Figure label={t.offBrand} value={thousands(off_brand)} hint={t.offBrandHint} />
      <Figure label={t.designs} value={thousands(designs)} hint={fill(t.checkedHint, { n: thousands(checked) })} />
    </Figures>
  )
}

function ReportSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-26 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  )
}

/** Downloads the report as a PDF. */
function PdfButton({ report: { brand, created_at } }: { report: ConsistencyReport }) {
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const file = await brandUpdatesApi.consistency.pdf({ params: { id: brand.id } })
      saveBlob(file, reportFileName(brand, created_at))
    } catch (error) {
      toast.error(getErrorMessage(error, t.pdfFailed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button isLoading={isRunning} onClick={() => void run()}>
      <Download aria-hidden />
      {t.downloadPdf}
    </Button>
  )
}
