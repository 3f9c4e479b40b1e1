import { WIZARD_PLATFORMS } from '../src/contract/platforms/platform.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import { signUp } from '../src/server/testing/people.ts'
import { startProgram } from '../src/server/testing/server-process.ts'
import { tenths } from './figures.ts'
import { listChildren, measureResidentMb } from './process-family.ts'
import { reportTable } from './report.ts'

/**
 * The memory of a server after a working day: 500 images, whose thumbnails and files are read, 20 videos and 5 imports of 500 products.
 * Measures the resident memory of the server as `npm start` runs it, with all its children, one minute after the last of them.
 * `npm run bench:working-day [-- images]`. Linux only (/proc). Exits with 1 if the goal is missed.
 */
const IMAGES = Number(process.argv[2] ?? 500)
const VIDEOS = 20
const IMPORTS = 5
const ROWS = 500
const PAUSE_MS = 60_000
const GOAL_MB = 400

type Api = Client<typeof api>

const dataDir = mkdtempSync(join(tmpdir(), 'signet-bench-'))
const launcher = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off', FREE_PLAN_MONTHLY_GENERATIONS: '0' }, [
  join(import.meta.dirname, '../scripts/start.mjs'),
])
const [server = 0] = listChildren(launcher.pid)
const token = await signUp(launcher.visitor(), dataDir, 'ann@example.com')
const ann = launcher.visitor(token)
const { id: brand } = await ann.brands.create({ body: { name: 'Verdant', typography: 'Playfair Display, serif' } })
const rows: { after: string; minutes: number; 'resident MB': number; 'goal MB': number | '' }[] = []
const note = (after: string, goal: number | '' = '') =>
  rows.push({
    after,
    minutes: tenths((Date.now() - started) / 60_000),
    'resident MB': tenths(measureResidentMb(server)),
    'goal MB': goal,
  })

const started = Date.now()
note('the start')
for (let made = 0; made < IMAGES;) made += await make(ann, 'image', [...WIZARD_PLATFORMS])
note(`${IMAGES} images`)
for (let made = 0; made < VIDEOS;) made += await make(ann, 'video', WIZARD_PLATFORMS.slice(0, 1))
note(`${VIDEOS} videos`)
for (let count = 0; count < IMPORTS; count += 1) await importProducts(ann, count)
note(`${IMPORTS} imports of ${ROWS} products`)
await sleep(PAUSE_MS)
const resident = measureResidentMb(server)
note('one minute more', GOAL_MB)
reportTable('A working day', rows)
await launcher.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(resident <= GOAL_MB ? 0 : 1)

/** Sends a wizard request and reads what it made. Returns the number of items. */
async function make(
  person: Api,
  type: 'image' | 'video',
  platforms: (typeof WIZARD_PLATFORMS)[number][],
): Promise<number> {
  const body = { brand_id: brand, content_types: [type], platforms, tone: 'casual' as const, goal: 'sales' as const }
  const { result_content_ids: ids = [] } = await person.generator.generate({ body, headers: {} })
  for (const id of ids) {
    for (const path of ['file', 'thumbnail?w=640']) await read(`/api/content/${id}/${path}`)
  }
  return ids.length
}

async function read(path: string): Promise<void> {
  const reply = await fetch(`${launcher.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  await reply.arrayBuffer()
}

async function importProducts(person: Api, count: number): Promise<void> {
  const lines = Array.from({ length: ROWS }, (_, row) => `Cream ${count}-${row},Calms the skin,${row}.90 EUR`)
  const file = new Blob([['name,description,price', ...lines].join('\n')])
  const { id, mapping } = await person.imports.create({
    form: { brand_id: brand, file_name: 'products.csv' },
    files: { file: [file] },
  })
  await person.imports.run({ params: { id }, body: { mapping } })
  while ((await person.imports.get({ params: { id } })).state !== 'done') await sleep(200)
}
