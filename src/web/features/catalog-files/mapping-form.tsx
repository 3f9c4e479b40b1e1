import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IMPORT_FIELDS, type ImportField } from '#contract/catalog-files/import-fields.ts'
import type { Import, RowCells } from '#contract/catalog-files/imports.ts'
import type { PriceChoices } from '#contract/catalog-files/price-choices.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { EncodingSelect } from '#web/domains/catalog-files/encoding-select.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/catalog-files.ts'
import { fill, plural } from '#web/words/fill.ts'
import { CellsCard } from './cells-card.tsx'
import { CountTiles } from './count-tiles.tsx'
import { catalogFilesApi, checkQuery, importQuery, importsQuery } from './import-queries.ts'
import { NotesList } from './notes-list.tsx'
import { PricesCard } from './prices-card.tsx'

interface MappingFormProps {
  table: Import
  onLeave: () => void
}

/** Says what each column is, checks the rows, and starts the import. */
export function MappingForm({ table, onLeave }: MappingFormProps) {
  const [mapping, setMapping] = useState(table.mapping)
  const [cells, setCells] = useState<RowCells | null>(null)
  const [prices, setPrices] = useState<PriceChoices>({})
  const check = useQuery(checkQuery(table.id, mapping, cells, prices))
  const start = useStart(table.id, { mapping, cells, prices })
  const set = (index: number, field: ImportField | null) =>
    // A field belongs to one column, so another column that had it gives it up.
    setMapping(mapping.map((one, at) => (at === index ? field : one === field ? null : one)))
  const discard = async () => {
    if (!(await confirm({ text: t.discardQuestion, confirmLabel: t.discard }))) return
    await catalogFilesApi.imports.remove({ params: { id: table.id } }).catch(() => undefined)
    onLeave()
  }
  const counts = check.data?.counts
  const found = counts ? counts.created + counts.changed + counts.same : 0
  return (
    <>
      <Card title={t.columns} text={t.columnsHelp} aside={<Badge>{t[table.kind]}</Badge>}>
        <div className="mb-4 flex max-w-100 flex-col gap-3">
          <EncodingField table={table} />
        </div>
        {table.head_row > 1 && <p className="mb-2 text-sm text-muted">{fill(t.headsInRow, { row: table.head_row })}</p>}
        <ColumnsTable table={table} mapping={mapping} onChange={set} />
      </Card>
      {check.data?.prices && <PricesCard prices={check.data.prices} choices={prices} onChange={setPrices} />}
      <Card title={t.check} text={t.checkHelp}>
        {check.isError ? (
          <Banner onRetry={() => void check.refetch()}>{getErrorMessage(check.error, t.checkFailed)}</Banner>
        ) : (
          <div className="flex flex-col gap-5" aria-busy={check.isFetching}>
            {counts ? <CountTiles counts={counts} /> : <Skeleton className="h-20" />}
            {check.data && counts && <NotesList notes={check.data.notes} total={check.data.total} />}
          </div>
        )}
        <p role="status" className="sr-only">
          {check.isFetching ? t.checking : ''}
        </p>
      </Card>
      <CellsCard brandId={table.brand_id} cells={cells} preview={check.data?.cells} onChange={setCells} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => void discard()}>
          {t.discard}
        </Button>
        <Button
          isWaiting={start.isStarting || check.isFetching}
          disabled={check.isError || found === 0}
          onClick={() => void start.run()}
        >
          {plural(t.importRows, found)}
        </Button>
      </div>
    </>
  )
}

function useStart(id: number, body: { mapping: Import['mapping']; cells: RowCells | null; prices: PriceChoices }) {
  const client = useQueryClient()
  const [isStarting, setStarting] = useState(false)
  const run = async () => {
    setStarting(true)
    try {
      const started = await catalogFilesApi.imports.run({ params: { id }, body })
      client.setQueryData(importQuery(id).queryKey, started)
      // Only the list, because the dry run of an import that has started is refused.
      await client.invalidateQueries({ queryKey: importsQuery.queryKey })
    } catch (error) {
      toast.error(getErrorMessage(error, t.importFailed))
      setStarting(false)
    }
  }
  return { isStarting, run }
}

/** The encoding that a table was read in. Another choice reads it again. Renders nothing for tables of older versions. */
function EncodingField({ table: { id, encoding } }: { table: Import }) {
  const client = useQueryClient()
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!encoding) return null
  const choose = async (chosen: TextEncoding) => {
    setReading(true)
    setFailure(null)
    try {
      const table = await catalogFilesApi.imports.encode({ params: { id }, body: { encoding: chosen } })
      client.removeQueries({ queryKey: [...importQuery(id).queryKey, 'check'] })
      client.setQueryData(importQuery(id).queryKey, table)
      await client.invalidateQueries({ queryKey: importsQuery.queryKey })
    } catch (error) {
      setFailure(getErrorMessage(error, t.readAgainFailed))
    }
    setReading(false)
  }
  return (
    <div className="flex flex-col gap-3" aria-busy={isReading}>
      <EncodingSelect value={encoding} onChange={(chosen) => void choose(chosen)} />
      {failure && <Banner>{failure}</Banner>}
    </div>
  )
}

const NONE = 'none'
/** Example cells of a column. */
const EXAMPLES = 2

interface ColumnsTableProps {
  table: Import
  mapping: Import['mapping']
  onChange: (index: number, field: ImportField | null) => void
}

/** The columns of a table with example cells and the field of each. On a phone, each column is a block. */
function ColumnsTable({ table, mapping, onChange }: ColumnsTableProps) {
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
