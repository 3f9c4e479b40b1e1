import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import { readLoadAverage } from './figures.ts'

type Row = Readonly<Record<string, string | number>>

const PATH = join(import.meta.dirname, '../docs/benchmarks.md')
const SCRIPT = `bench/${basename(process.argv[1] ?? '')}`

/**
 * Prints a table of results. With BENCH_WRITE=1 (`npm run bench -- --write`) it also replaces the table of the same title in
 * docs/benchmarks.md. Date, machine and load are added. `title` names what was measured, without figures.
 * @throws Error if docs/benchmarks.md has no section for the running benchmark
 */
export function reportTable(title: string, rows: readonly Row[]): void {
  process.stdout.write(`\n${title}, load ${readLoadAverage()}\n`)
  console.table(rows)
  if (process.env['BENCH_WRITE'] !== '1') return
  writeFileSync(PATH, replaceTable(readFileSync(PATH, 'utf8'), SCRIPT, { title, body: toMarkdown(rows) }))
}

/**
 * `document` with the table `title` replaced, or added at the end of the section that names `script` below its heading.
 * @throws Error if `document` has no such section
 */
export function replaceTable(
  document: string,
  script: string,
  { title, body }: { title: string; body: string },
): string {
  const sections = document.split(/^(?=## )/m)
  const index = sections.findIndex((section) => section.includes(`<!-- ${script} -->`))
  const section = sections[index]
  if (section === undefined) throw new Error(`docs/benchmarks.md has no section with <!-- ${script} -->`)
  const tables = section.split(/^(?=### )/m)
  const at = tables.findIndex((table) => table.startsWith(`### ${title}\n`))
  tables.splice(at < 0 ? tables.length : at, at < 0 ? 0 : 1, `### ${title}\n\n${body}\n\n`)
  sections[index] = `${tables.map((table) => table.trim()).join('\n\n')}\n\n`
  return `${sections.join('').trim()}\n`
}

function toMarkdown(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
  const table = [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name]))),
  ]
  return `${conditions()}\n\n${table.join('\n')}`
}

function conditions(): string {
  const [processor] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, load ${readLoadAverage()}.`
}
