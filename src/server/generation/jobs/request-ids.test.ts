import { describe, expect, onTestFinished, test } from 'vitest'
import { HOUR, later } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { reportStuckJobs } from '../../start/housekeeping.ts'
import { openLog } from '../../infrastructure/logging/log.ts'
import { openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openOwnSite, type Person, type Site } from '../../testing/site.ts'
import { runItem } from '../run/run-item.ts'

type Line = Record<string, unknown>

/** A log stream, and its lines. */
function recordLog() {
  const lines: Line[] = []
  return { lines, log: openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) }) }
}

/** Sends a request and returns its request id, with the accepted job. */
async function accept({ origin }: Site, { token }: Person, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, prefer: 'respond-async' }
  const json = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  const answer = await fetch(origin + path, { method: 'POST', headers, ...json })
  return { requestId: answer.headers.get('x-request-id'), job: (await answer.json()) as { id: number } }
}

describe('the request id', () => {
  test('is in every log line about its item, also in another process and in provider calls', async () => {
    const gemini = await openGeminiServer()
    onTestFinished(() => gemini.close())
    const [web, worker] = [recordLog(), recordLog()]
    const site = await openOwnSite({ role: 'web', geminiBaseUrl: gemini.url, geminiApiKey: 'platform-key' }, web)
    const { app } = site.opened
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const body = { brand_id, content_types: ['image'], platforms: ['facebook'], tone: 'casual', goal: 'sales' }
    const first = await accept(site, ann, '/api/generator/generate', body)
    const findItemId = async (jobId: number) =>
      (
        await acrossOwners(app.db)
          .selectFrom('items')
          .select('id')
          .where('job_id', '=', jobId)
          .executeTakeFirstOrThrow()
      ).id
    const work = async (jobId: number) =>
      runItem({ ...app, log: worker.log }, { item_id: await findItemId(jobId) }, new AbortController().signal)

    await reportStuckJobs({ ...app, clock: { now: () => later(new Date(), HOUR) }, log: worker.log })
    expect(worker.lines.splice(0)).toMatchObject([{ event: 'job_stuck', request_id: first.requestId }])
    gemini.next('503', { kind: 'picture' })
    await work(first.job.id)
    gemini.next('safety', { kind: 'picture' })
    await work(first.job.id)
    expect(worker.lines.map(({ event, kind, outcome }) => [event, kind, outcome])).toEqual([
      ['provider_call', 'copy', 'answered'],
      ['provider_call', 'picture', 'overload'],
      ['item', undefined, 'retry_wait'],
      ['provider_call', 'picture', 'refused_prompt'],
      ['item', undefined, 'failed'],
    ])
    const about = { request_id: first.requestId, item_id: await findItemId(first.job.id), job_id: first.job.id }
    for (const line of worker.lines) expect(line).toMatchObject(about)
    expect(first.requestId).toMatch(/^[0-9a-f]{32}$/)
    const route = '/api/generator/generate'
    expect(web.lines.find((line) => line['route'] === route)).toMatchObject({
      request_id: first.requestId,
      status: 202,
    })

    worker.lines.length = 0
    const second = await accept(site, ann, `/api/generator/jobs/${first.job.id}/retry`)
    await work(second.job.id)
    expect(second.requestId).not.toBe(first.requestId)
    expect(worker.lines.at(-1)).toMatchObject({ event: 'item', outcome: 'succeeded' })
    for (const line of worker.lines) expect(line['request_id']).toBe(second.requestId)
  })

  test('is once in every log line of the request itself', async () => {
    const lines: string[] = []
    const mine = (id: string | null) => lines.filter((line) => line.includes(id ?? '-'))
    const site = await openOwnSite({}, { log: openLog('info', { write: (line) => void lines.push(line) }) })
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'correct horse battery' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${site.origin}/api/auth/login`, { method: 'POST', body, headers })
    const id = answer.headers.get('x-request-id')
    await expect.poll(() => mine(id).length).toBe(2)
    for (const line of mine(id)) expect(line.split(/"(?:request_id|reqId)":/)).toHaveLength(2)
    expect(mine(id).map((line) => (JSON.parse(line) as Line)['msg'])).toEqual(['sign-in refused', 'request'])
  })
})
