import { clsx } from 'clsx'
import type { Counts } from '#contract/catalog-files/imports.ts'
import { thousands } from '#web/lib/format/format.ts'
import { t } from '#web/words/catalog-files.ts'

/** Rows by outcome. `extra`, `skipped`, warnings and errors are shown only if there are any. */
export function CountTiles({ counts }: { counts: Counts }) {
  const tiles = [
    { label: t.created, count: counts.created, isAlways: true, color: 'text-success' },
    { label: t.changed, count: counts.changed, isAlways: true },
    { label: t.same, count: counts.same, isAlways: true },
    { label: t.extra, count: counts.extra },
    { label: t.skipped, count: counts.skipped },
    { label: t.warnings, count: counts.warnings, color: 'text-warning' },
    { label: t.errors, count: counts.errors, color: 'text-danger' },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
      {tiles
        .filter(({ count, isAlways }) => isAlways || count > 0)
        .map(({ label, count, color }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-md bg-raised px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={clsx('text-lg font-semibold tabular-nums', count > 0 && color)}>{thousands(count)}</dd>
          </div>
        ))}
    </dl>
  )
}
