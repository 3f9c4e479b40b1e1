import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { api } from '../src/contract/api.ts'
import { createClient } from '../src/contract/client/client.ts'
import { signUp } from '../src/server/testing/people.ts'
import { startServer } from '../src/server/testing/server-process.ts'
import { openLighthouse, type Profile, type Report } from './lighthouse.ts'
import { reportTable } from './report.ts'

/**
 * Measures the landing page of the built product with Lighthouse: medians of five runs of each profile, and the layout shift. Also
 * measures the scripts that it loads before any interaction. Then does the same for the home screen of a user with content. `npm run
 * bench:landing [-- rounds]`; CHROMIUM_PATH names the browser. Exits with 1 if a goal is missed.
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const SCRIPT_MAX_KB = 130
const HOME_PICTURES = 6
/** The lowest allowed medians, of 100. */
const GOALS: Record<Profile | 'home', Record<string, number>> = {
  desktop: { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 },
  mobile: { performance: 85 },
  home: { accessibility: 95, 'best-practices': 95 },
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
  const reports = { desktop: await measurePage('desktop'), mobile: await measurePage('mobile') }
  const all = [...reports.desktop, ...reports.mobile]
  rows = [...scoreRows('desktop', reports.desktop), ...scoreRows('mobile', reports.mobile)]
  rows.push(await scriptRow(all), shiftRow(all))
  await lighthouse.enter(server.origin, await createUserWithContent())
  const home = await measurePage('desktop', '/dashboard', 'home')
  rows.push(...scoreRows('home', home))
  printAudits([...all, ...home])
} finally {
  await lighthouse.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
reportTable(
  'Lighthouse: landing page and home, medians of each profile',
  rows.map(({ isMet, ...row }) => ({ ...row, runs: ROUNDS, met: isMet ? 'yes' : 'NO' })),
)
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)

async function measurePage(profile: Profile, path = '/', goals: keyof typeof GOALS = profile): Promise<Report[]> {
  const reports: Report[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    reports.push(await lighthouse.measure(server.origin + path, profile, Object.keys(GOALS[goals])))
  return reports
}

/** The token of a user with a brand and as many images as the home screen shows. */
async function createUserWithContent(): Promise<string> {
  const calls = (token: string | null) => createClient(api, { origin: server.origin, token: () => token })
  const token = await signUp(calls(null), dataDir, 'home@example.com')
  const brand = await calls(token).brands.create({ body: { name: 'Verdant', primary_color: '#124E42' } })
  const form = { brand_id: brand.id, content_type: 'image', prompt: 'Say "Wake up to brighter skin"' } as const
  for (let made = 0; made < HOME_PICTURES; made += 1)
    await calls(token).content.generate({
      form: { ...form, dimensions: '1080x1080' },
      files: { image: [], references: [] },
    })
  return token
}

function scoreRows(profile: keyof typeof GOALS, reports: readonly Report[]): Row[] {
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

/** Compressed here and not taken from the reply, so that the figure contains only the scripts. */
async function scriptRow(reports: readonly Report[]): Promise<Row> {
  const urls = new Set(reports.flatMap(({ scripts }) => scripts))
  const sizes = await Promise.all([...urls].map(async (url) => gzipSync(await fetchBytes(url)).length))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
  return {
    measure: `script before interaction, ${urls.size} files, gzip`,
    measured: `${kilobytes.toFixed(1)} KB`,
    goal: `at most ${SCRIPT_MAX_KB} KB`,
    isMet: urls.size > 0 && kilobytes <= SCRIPT_MAX_KB,
  }
}

async function fetchBytes(url: string): Promise<Uint8Array> {
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

/** The audits that cost points in any run, to explain a missed goal. */
function printAudits(reports: readonly Report[]): void {
  for (const finding of new Set(reports.flatMap(({ findings }) => findings))) process.stdout.write(`${finding}\n`)
}
