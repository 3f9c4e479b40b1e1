import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/catalog-files.ts'
import { importQuery } from './import-queries.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { MappingForm } from './mapping-form.tsx'
import { RecentImports } from './recent-imports.tsx'
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
