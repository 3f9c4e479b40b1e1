import type { Page, Route } from '@playwright/test'
import { type Answers, findReply } from '#web/app/testing/named-replies.ts'
import { BARE_PAGE } from './signet.ts'

/** Signs in without a screen. Calls are answered with only the fields that parts 1 and 2 of the specification name, others with 404. */
export async function openSignedIn(page: Page, others: Answers = {}): Promise<void> {
  await page.route('**/api/**', (route: Route) => {
    const body = findReply(route.request().method(), new URL(route.request().url()), others, null)
    if (body === undefined) return route.fulfill({ status: 404, json: { detail: 'Not found' } })
    return route.fulfill(typeof body === 'string' ? { body } : { json: body })
  })
  await page.goto(BARE_PAGE)
  await page.evaluate(() => localStorage.setItem('signet-token', 'abc'))
}
