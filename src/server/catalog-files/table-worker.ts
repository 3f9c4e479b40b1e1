import { TABLE_NOT_READ } from '#contract/catalog-files/import-messages.ts'
import { IMPORT_MAX_BYTES } from '#contract/limits.ts'
import { reportReady } from '../files/parser-process.ts'
import { Problem } from '../infrastructure/problem.ts'
import { readTable } from './open-table.ts'
import type { TableAnswer, TableQuestion, WrittenRow } from './table-reader.ts'

/** A child process that reads tables and feeds of strangers. Its parent kills it when it takes too long; its heap is limited. */
process.on('disconnect', () => process.exit(0))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parent process sends questions only
process.on('message', (message) => void answer(message as TableQuestion).then((reply) => process.send?.(reply)))
reportReady()

/** Characters of all rows as JSON. A table of control characters would have six for each of its bytes. */
const CHARACTERS_MAX = 2 * IMPORT_MAX_BYTES
/** Characters of the rows of one answer, so that the parent reads each within milliseconds. */
const CHARACTERS_AT_ONCE = 256 * 1024
const ROWS_AT_ONCE = 200

let rows: Iterator<WrittenRow> = [].values()

async function answer(question: TableQuestion): Promise<TableAnswer> {
  return question.step === 'open' ? open(question) : { rows: takeRows() }
}

async function open({ bytes, encoding: chosen }: Extract<TableQuestion, { step: 'open' }>): Promise<TableAnswer> {
  try {
    const { heads, headRow, kind, encoding, rows: read } = await readTable(Buffer.from(bytes), chosen ?? undefined)
    const written = read.map(({ cells, ...row }) => ({ ...row, cells: JSON.stringify(cells) }))
    const size = written.reduce((sum, { cells }) => sum + cells.length, 0)
    rows = written.values()
    if (size > CHARACTERS_MAX) throw new Problem(422, TABLE_NOT_READ)
    return { table: { heads, headRow, kind, encoding } }
  } catch (error) {
    if (error instanceof Problem) return { refused: { status: error.status, detail: error.message } }
    throw error
  }
}

function takeRows(): WrittenRow[] {
  const taken: WrittenRow[] = []
  let size = 0
  while (size < CHARACTERS_AT_ONCE && taken.length < ROWS_AT_ONCE) {
    const next = rows.next()
    if (next.done) break
    taken.push(next.value)
    size += next.value.cells.length
  }
  return taken
}
