import type { APIResponse, Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { expect } from './signet.ts'

/** Calls the API as the signed-in user. A busy server refuses a call with 503; then it is sent again. */
export async function callApi<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const answers: APIResponse[] = []
  const send = async () => {
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    answers.unshift(answer)
    return answer.status()
  }
  await expect.poll(send, { timeout: scaleLimit(120_000) }).not.toBe(503)
  const [answer] = answers
  expect(answer?.ok(), await answer?.text()).toBe(true)
  return (await answer?.json()) as T
}
