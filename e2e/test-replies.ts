import type { Page, Route } from '@playwright/test'
import { CLIP, createRow, PIXEL, SUMS } from '#web/app/testing/replies/content-replies.ts'

const ITEM = /\/api\/content\/\d+$/
export const LIST = /\/api\/content\?/
const STATS = /\/api\/analytics\/stats$/
const ROWS = /\/api\/analytics\/content\?/

const sendPicture = (route: Route) => route.fulfill({ json: { mime_type: 'image/png', content_data: PIXEL } })
const sendClip = (route: Route) => route.fulfill({ json: { mime_type: 'video/webm', content_data: CLIP } })

/** Answers a list with the page that its query asks for. */
export function sendPart(name: string, all: readonly object[], skip: string) {
  return (route: Route) => {
    const query = new URL(route.request().url()).searchParams
    const start = Number(query.get(skip))
    const json = { [name]: all.slice(start, start + Number(query.get('limit'))), total: all.length }
    return route.fulfill({ json })
  }
}

export async function sendAnalytics(page: Page): Promise<void> {
  const rows = Array.from({ length: 25 }, (_, index) => createRow(25 - index))
  await page.route(STATS, (route) => route.fulfill({ json: SUMS }))
  await page.route(ROWS, sendPart('analytics', rows, 'offset'))
  await page.route(ITEM, sendPicture)
  await page.route(/\/api\/content\/24$/, sendClip)
}
