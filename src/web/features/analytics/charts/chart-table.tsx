import { ChevronRight } from 'lucide-react'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/analytics.ts'

interface ChartTableProps {
  /** Title of the chart. */
  of: string
  columns: readonly string[]
  lines: readonly (readonly string[])[]
}

/** The figures behind a chart, for keyboards, screen readers and copying. */
export function ChartTable({ of, columns, lines }: ChartTableProps) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm py-1 pe-1 text-sm text-muted select-none hover:text-text pointer-coarse:py-2.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
          aria-hidden
        />
        {t.showData}
      </summary>
      <div
        role="region"
        aria-label={fill(t.dataOf, { of })}
        tabIndex={0}
        className="mt-2 max-h-72 overflow-y-auto rounded-sm"
      >
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-start text-muted">
              {columns.map((name, index) => (
                <th key={name} scope="col" className={cellClass(index)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells) => (
              <tr key={cells[0]} className="border-t border-border">
                {cells.map((text, index) => (
                  <td key={columns[index]} className={cellClass(index)}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const cellClass = (index: number) => `py-1.5 font-normal ${index > 0 ? 'text-end' : ''}`
