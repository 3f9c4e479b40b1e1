import type { Page } from '@playwright/test'
import { openBenchSite } from './bench-site.ts'
import { createLaunch, makeLaunch } from './campaign-launch.ts'
import { seedCampaigns } from './campaign-stock.ts'
import { reportTable } from './report.ts'
import { checkScrolls, measureScroll, openScreen, printScrolls, type Scroll, scrollPlainBoxes } from './screen.ts'
import { openThreadTime, perFrame } from './thread-time.ts'

/**
 * Scrolls the board of a campaign with 5,000 cells in Chromium. `npm run bench:board [-- frames]`; CHROMIUM_PATH names the browser. Exits
 * with 1 for problems that do not depend on the machine: cards that are mounted far outside the window, and many more long frames than a
 * page of plain boxes has.
 */
const FRAMES = Number(process.argv[2] ?? 600)
/** Cards in the window and three rows around it, at 1440 × 900. */
const MOUNTED_MAX = 70
const CELLS = '5,000'
/** The time of a frame at 60 a second. */
const FRAME_MS = 16.7
const WAYS = {
  'Board, down': { pace: 'wheel' as const },
  'Board, on': {},
  'Board, back up': { up: true },
}

const site = await openBenchSite()
const token = await site.enter('ann@example.com')
const api = site.createCalls(token)
const { id } = await createLaunch(api, { videos: [] })
await makeLaunch(api, id)
await makeThumbnails()
const { campaignId } = await seedCampaigns(site.opened.app.db, api, 1)
const { page, close } = await openScreen(token)
const scrolls = await scrollBoard(page)
const plain = await scrollPlainBoxes(page)
await close()
printScrolls([...scrolls, plain])
const failures = checkScrolls(scrolls, plain, MOUNTED_MAX)
for (const failure of failures) process.stdout.write(`${failure}\n`)
await site.close()
process.exit(failures.length > 0 ? 1 : 0)

/** Renders the thumbnails in advance. A thumbnail is made once for all users and is not measured here. */
async function makeThumbnails(): Promise<void> {
  const { cells } = await api.campaigns.cells({ params: { id } })
  for (const { thumbnail_url } of cells)
    for (const width of [320, 640])
      if (thumbnail_url) await (await fetch(site.origin + thumbnail_url.replace('w=640', `w=${width}`))).bytes()
}

async function scrollBoard(board: Page): Promise<Scroll[]> {
  await board.goto(`${site.origin}/dashboard/campaigns/${campaignId}?tab=board`)
  await board.getByText(`Showing ${CELLS} of ${CELLS} assets`).waitFor({ timeout: 60_000 })
  const read = await openThreadTime(board)
  const measured: Scroll[] = []
  const rows = []
  for (const [what, way] of Object.entries(WAYS)) {
    const before = await read()
    const scroll = await measureScroll(board, what, { most: FRAMES, ...way })
    rows.push({ what, ...perFrame(before, await read(), scroll.frames), 'goal ms': FRAME_MS })
    measured.push(scroll)
  }
  reportTable('CPU time of the main thread for a frame', rows)
  return measured
}
