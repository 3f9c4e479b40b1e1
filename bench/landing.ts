import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startServer } from '../src/server/testing/server-process.ts'
import { openLighthouse, type Profile, type Report } from './lighthouse.ts'

/**
 * The landing page of the built product under Lighthouse: medians of five runs of each profile, the script that it loads
 * before anyone touches it, and how far its layout shifts. `npm run bench:landing [-- rounds]`; CHROMIUM_PATH names the
 * browser; exit 1 when a goal is missed.
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const SCRIPT_MAX_KB = 130
/** Least medians, of 100. */
const GOALS: Record<Profile, Record<string, number>> = {
  desktop: { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 },
  mobile: { performance: 85 },
}

interface Row {
  measure: string
  measured: string
  goal: string
  isMet: boolean
}

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const server = await startServer({ DATA_DIR: dataDir })
const lighthouse = await openLighthouse()
let rows: Row[] = []
try {
  const reports = { desktop: await measured('desktop'), mobile: await measured('mobile') }
  const all = [...reports.desktop, ...reports.mobile]
  rows = [...scoreRows('desktop', reports.desktop), ...scoreRows('mobile', reports.mobile)]
  rows.push(await scriptRow(all), shiftRow(all))
  printAudits(all)
} finally {
  await lighthouse.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.stdout.write(`landing page, medians of ${ROUNDS} runs of each profile, load ${loadavg()[0]?.toFixed(1)}\n`)
console.table(rows.map(({ isMet, ...row }) => ({ ...row, met: isMet ? 'yes' : 'NO' })))
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)

async function measured(profile: Profile): Promise<Report[]> {
  const reports: Report[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    reports.push(await lighthouse.measure(`${server.origin}/`, profile, Object.keys(GOALS[profile])))
  return reports
}

function scoreRows(profile: Profile, reports: readonly Report[]): Row[] {
  return Object.entries(GOALS[profile]).map(([category, goal]) => {
    const scores = reports.map((report) => Math.round(report.scores[category] ?? 0)).toSorted((a, b) => a - b)
    const median = scores[Math.floor(scores.length / 2)] ?? 0
    return {
      measure: `${profile}: ${category}`,
      measured: `${median} (${scores.join(' ')})`,
      goal: `at least ${goal}`,
      isMet: median >= goal,
    }
  })
}

/** Compressed here, whatever the server sent, so that the figure is of the scripts alone. */
async function scriptRow(reports: readonly Report[]): Promise<Row> {
  const urls = new Set(reports.flatMap(({ scripts }) => scripts))
  const sizes = await Promise.all([...urls].map(async (url) => gzipSync(await bytesOf(url)).length))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  return {
    measure: `script before interaction, ${urls.size} files, gzip`,
    measured: `${kilobytes.toFixed(1)} KB`,
    goal: `at most ${SCRIPT_MAX_KB} KB`,
    isMet: urls.size > 0 && kilobytes <= SCRIPT_MAX_KB,
  }
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

function shiftRow(reports: readonly Report[]): Row {
  const worst = Math.max(...reports.map(({ layoutShift }) => layoutShift))
  return {
    measure: 'cumulative layout shift, worst of all runs',
    measured: String(worst),
    goal: '0',
    isMet: worst === 0,
  }
}

/** What cost points in any run, so that a missed goal says where to look. */
function printAudits(reports: readonly Report[]): void {
  for (const finding of new Set(reports.flatMap(({ findings }) => findings))) process.stdout.write(`${finding}\n`)
}
