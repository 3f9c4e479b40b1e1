import { join } from 'node:path'
import type { ImportKind } from '#contract/catalog-files/import-fields.ts'
import { TABLE_NOT_READ } from '#contract/catalog-files/import-messages.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { openParserProcess } from '../files/parser-process.ts'
import { openSemaphore } from '../infrastructure/limits/semaphore.ts'
import { openUserQueue } from '../infrastructure/limits/user-queue.ts'
import { Problem } from '../infrastructure/problem.ts'

const WORKER = join(import.meta.dirname, 'table-worker.ts')
const LIMITS = { heapMib: 256, cpuSeconds: 10 }

/** Tables that a process reads at once, each with a child process. One of each user is read at a time, and few wait. */
const AT_ONCE = 2
const QUEUE = { perUser: 4, inAll: 18 }
const semaphore = openSemaphore(AT_ONCE)
const queue = openUserQueue(QUEUE)

/** A row of a table; its cells are a JSON list of texts, which this process never parses. */
export interface WrittenRow {
  number: number
  cells: string
  problem: string | null
}

export interface TableHead {
  heads: string[]
  /** The number of the row with the heads. */
  headRow: number
  kind: ImportKind
  encoding: TextEncoding
}

export interface ReadTable extends TableHead {
  /** The rows below the heads, in parts of a few hundred KB. */
  parts: readonly (readonly WrittenRow[])[]
}

/** Questions to the child process. */
export type TableQuestion = { step: 'open'; bytes: Uint8Array; encoding: TextEncoding | null } | { step: 'rows' }
export type TableAnswer =
  | { table: TableHead }
  | { rows: WrittenRow[] }
  | { refused: { status: number; detail: string } }

interface UploadedBytes {
  /** Loads the bytes of the table when its turn comes. */
  load: () => Promise<Uint8Array>
  /** The encoding that a person chose; null for the one that is found. */
  encoding: TextEncoding | null
}

/**
 * Reads an uploaded table in a child process. `gone` aborts when the client disconnects.
 * @throws {Problem} 413 for too many rows or columns, 415 for a file that is no text, 422 for a table without rows or one that cannot be
 *   read within the limits of the child process, 429 or 503 if too many tables wait
 */
export function readTableApart(
  { owner, gone }: { owner: OwnerId; gone: AbortSignal },
  { load, encoding }: UploadedBytes,
): Promise<ReadTable> {
  const readInTurn = async () => {
    gone.throwIfAborted()
    const { ask, close } = openParserProcess(WORKER, LIMITS)
    gone.addEventListener('abort', close)
    try {
      return await askForTable(ask, { step: 'open', bytes: await load(), encoding })
    } finally {
      gone.removeEventListener('abort', close)
      close()
    }
  }
  return queue(owner, () => semaphore(readInTurn), gone)
}

type Ask = ReturnType<typeof openParserProcess>['ask']

async function askForTable(ask: Ask, question: TableQuestion): Promise<ReadTable> {
  const opened = await askOnce(ask, question)
  if ('refused' in opened) throw new Problem(opened.refused.status, opened.refused.detail)
  if (!('table' in opened)) throw notRead()
  const parts: WrittenRow[][] = []
  for (;;) {
    const next = await askOnce(ask, { step: 'rows' })
    if (!('rows' in next)) throw notRead()
    if (next.rows.length === 0) return { ...opened.table, parts }
    parts.push(next.rows)
  }
}

async function askOnce(ask: Ask, question: TableQuestion): Promise<TableAnswer> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers each step in its own form
    return (await ask(question)) as TableAnswer
  } catch {
    throw notRead()
  }
}

const notRead = () => new Problem(422, TABLE_NOT_READ)
