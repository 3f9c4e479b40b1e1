import { IMPORT_FIELDS, type ImportField } from '#contract/catalog-files/import-fields.ts'
import type { Import } from '#contract/catalog-files/imports.ts'
import { Select } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/catalog-files.ts'

const NONE = 'none'
/** Example cells of a column. */
const EXAMPLES = 2

interface ColumnsTableProps {
  table: Import
  mapping: Import['mapping']
  onChange: (index: number, field: ImportField | null) => void
}

/** The columns of a table with example cells and the field of each. On a phone, each column is a block. */
export function ColumnsTable({ table, mapping, onChange }: ColumnsTableProps) {
  const options = [
    { value: NONE, label: t.notImported },
    ...IMPORT_FIELDS.map((value) => ({ value, label: t[value] })),
  ] as const
  return (
    <ul className="flex flex-col divide-y divide-border">
      {table.heads.map((head, index) => {
        const name = head || fill(t.unnamed, { number: index + 1 })
        return (
          // oxlint-disable-next-line react/no-array-index-key -- columns keep their order, and two may have the same head
          <li key={index} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="min-w-0">
              <p className="truncate font-medium">{name}</p>
              <p className="truncate text-sm text-muted">{listExamples(table, index) || '–'}</p>
            </div>
            <Select
              label={fill(t.fieldOf, { column: name })}
              value={mapping[index] ?? NONE}
              options={options}
              onChange={(field) => onChange(index, field === NONE ? null : field)}
            />
          </li>
        )
      })}
    </ul>
  )
}

const listExamples = ({ sample }: Import, index: number) =>
  [...new Set(sample.map((cells) => (cells[index] ?? '').trim()).filter(Boolean))].slice(0, EXAMPLES).join(' · ')
