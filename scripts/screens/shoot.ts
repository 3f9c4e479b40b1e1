import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Camera, type Form, shoot } from './camera.ts'
import { CAMPAIGN_SCREENS } from './campaign-screens.ts'
import { createIndex } from './index-page.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import { listUnlistedRoutes } from './route-table.ts'
import { toScreenName, type Screen } from './screen.ts'
import { SHELL_SCREENS } from './shell-screens.ts'
import { openSite } from './stock.ts'
import { WORKSPACE_SCREENS } from './workspace-screens.ts'

/**
 * Photographs every screen of the route table in its important states, light and dark, 1440 and 390 pixels wide. Writes .tmp/shots, with
 * index.html to look at them. `npm run shots [-- WORD...]` photographs only the screens whose names contain one of the words, with the
 * demo workspace of the last run. Exits with 1 if a route is not listed or a screen could not be opened.
 */
const folder = join(import.meta.dirname, '../../.tmp/shots')
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const all = [...PUBLIC_SCREENS, ...SHELL_SCREENS, ...CAMPAIGN_SCREENS, ...WORKSPACE_SCREENS]
const words = process.argv.slice(2)
const wanted = all.filter((screen) => words.length === 0 || words.some((word) => toScreenName(screen).includes(word)))

const started = Date.now()
const failures = await listUnlistedRoutes(all)
if (words.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const site = await openSite(words.length === 0)
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ARGS })
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void site.close().then(() => process.exit(1)))
try {
  failures.push(...(await shootAll({ browser, site, folder }, wanted)))
} finally {
  await browser.close()
  await site.close()
}
await writeFile(join(folder, 'index.html'), createIndex(all))
for (const failure of failures) process.stderr.write(`${failure}\n`)
const seconds = Math.round((Date.now() - started) / 1000)
process.stdout.write(`${wanted.length} screens in ${seconds} s: ${join(folder, 'index.html')}\n`)
process.exit(failures.length > 0 ? 1 : 0)

/** The screens that could not be photographed, and why. */
async function shootAll(camera: Camera, screens: readonly Screen[]): Promise<string[]> {
  const missed: string[] = []
  const waiting = screens.flatMap((screen) => ([1440, 390] as const).map((form: Form) => ({ screen, form })))
  const count = waiting.length
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { screen, form } = next
      await shoot(camera, screen, form).catch((error: unknown) => {
        missed.push(`${toScreenName(screen)} at ${form}: ${String(error).split('\n').slice(0, 4).join(' ')}`)
      })
      process.stdout.write(`\rShooting: ${count - waiting.length} of ${count}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane))
  process.stdout.write('\n')
  return missed
}
