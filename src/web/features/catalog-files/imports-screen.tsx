import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Package } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Import } from '#contract/catalog-files/imports.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { thousands } from '#web/lib/format/format.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/catalog-files.ts'
import { fill, plural } from '#web/words/fill.ts'
import { CountTiles } from './count-tiles.tsx'
import { importQuery, importsQuery } from './import-queries.ts'
import { ImportResult } from './import-result.tsx'
import { MappingForm } from './mapping-form.tsx'
import { UploadForm } from './upload-form.tsx'

/** Imports products from a table. The import is in the URL (`?import=ID`), so the screen can be left and opened again. */
export function ImportsScreen() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('import')) || null
  const open = (next: number | null) => setSearch(next === null ? {} : { import: String(next) })
  return (
    <PageFrame
      title={t.importProducts}
      lead={t.lead}
      actions={
        <ActionLink to="/dashboard/products" variant="secondary">
          <Package aria-hidden />
          {t.myProducts}
        </ActionLink>
      }
    >
      {id === null ? (
        <>
          <UploadForm brandId={search.get('brand')} onUploaded={open} />
          <RecentImports onOpen={open} />
        </>
      ) : (
        <OpenImport key={id} id={id} onLeave={() => open(null)} />
      )}
    </PageFrame>
  )
}

function OpenImport({ id, onLeave }: { id: number; onLeave: () => void }) {
  const found = useQuery(importQuery(id))
  if (found.isPending) return <Skeleton className="h-72" />
  if (!found.data)
    return <Banner onRetry={() => void found.refetch()}>{getErrorMessage(found.error, t.loadFailed)}</Banner>
  const table = found.data
  // Another encoding gives other heads, so the form is reset.
  if (table.state === 'ready') return <MappingForm key={table.encoding} table={table} onLeave={onLeave} />
  if (table.state === 'running') return <ImportProgress table={table} />
  return <ImportResult table={table} onLeave={onLeave} />
}

const STATES = { ready: t.ready, running: t.runningState, done: t.doneState }

/** The newest imports. Renders nothing before the first one. */
function RecentImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { data } = useQuery(importsQuery)
  if (!data || data.length === 0) return null
  return (
    <Card title={t.recent}>
      <ul className="-my-2 flex flex-col divide-y divide-border">
        {data.map(({ id, file_name, state, created_at, counts }) => (
          <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <FileSpreadsheet className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
            <div className="min-w-0 flex-1 basis-40">
              <button
                type="button"
                aria-label={fill(t.open, { name: file_name })}
                onClick={() => onOpen(id)}
                className="block max-w-full truncate text-start font-medium after:absolute after:inset-0 hover:text-accent-ink"
              >
                {file_name}
              </button>
              <p className="text-sm text-muted tabular-nums">
                {plural(t.rows, counts.rows)}
                {counts.errors > 0 && ` · ${plural(t.errorCount, counts.errors)}`} · <Timestamp time={created_at} />
              </p>
            </div>
            <Badge>{STATES[state]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** An import that runs. */
function ImportProgress({ table }: { table: Import }) {
  const { rows, waiting } = table.counts
  const done = rows - waiting
  return (
    <Card title={t.running} text={t.leave}>
      <div className="flex flex-col gap-5">
        <ProgressBar label={t.running} value={done / Math.max(1, rows)} />
        <p className="text-sm text-muted tabular-nums">
          {fill(t.progress, { done: thousands(done), all: thousands(rows) })}
        </p>
        <CountTiles counts={table.counts} />
      </div>
    </Card>
  )
}
