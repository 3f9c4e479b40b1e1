import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { plural, fill } from '#web/words/fill.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/catalog-files.ts'
import { importsQuery } from './import-queries.ts'

const STATES = { ready: t.ready, running: t.runningState, done: t.doneState }

/** The newest imports. Renders nothing before the first one. */
export function RecentImports({ onOpen }: { onOpen: (id: number) => void }) {
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
