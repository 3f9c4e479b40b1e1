import type { Page } from '@playwright/test'
import { tenths } from './figures.ts'

const PARTS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

/** Seconds of CPU time by part. */
type ThreadTime = Record<(typeof PARTS)[number], number>

/** CPU time of the page's main thread. Unlike frames a second, it hardly depends on what else the machine does. */
export async function openThreadTime(page: Page): Promise<() => Promise<ThreadTime>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      TaskDuration: read('TaskDuration'),
      ScriptDuration: read('ScriptDuration'),
      RecalcStyleDuration: read('RecalcStyleDuration'),
      LayoutDuration: read('LayoutDuration'),
    }
  }
}

/** Milliseconds of each part for one of so many frames. */
export function perFrame(before: ThreadTime, after: ThreadTime, frames: number) {
  const [all, script, style, layout] = PARTS.map((part) => tenths((1000 * (after[part] - before[part])) / frames))
  return { 'all ms': all ?? 0, 'script ms': script ?? 0, 'style ms': style ?? 0, 'layout ms': layout ?? 0 }
}
