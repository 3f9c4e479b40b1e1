import type { Import } from '#contract/catalog-files/imports.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { thousands } from '#web/lib/format/format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/catalog-files.ts'
import { CountTiles } from './count-tiles.tsx'

/** An import that runs. */
export function ImportProgress({ table }: { table: Import }) {
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
