import { sync } from 'node-ical'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALENDAR_TOO_LONG, FEED_UNKNOWN } from '#contract/campaigns/calendar.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { plantCampaign } from '../../testing/plant-campaign.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('the calendar', () => {
  let site: Site
  let ann: Person
  let bob: Person
  let campaign = 0
  let content = 0
  let today = ''
  const lines: string[] = []

  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    site = await openSite({ rateLimits: false }, { log })
    ;[ann, bob] = [await site.signUp('Ann'), await site.signUp('Bob')]
    today = site.clock.now().toISOString().slice(0, 10)
    const brand = (await ann.api.brands.create({ body: { name: 'Acme' } })).id
    const form = { brand_id: brand, prompt: 'A calm post about our night cream', dimensions: '300x300' }
    content = (await ann.api.content.generate({ form, files: {} })).id ?? 0
    campaign = (
      await plantCampaign(site, ann, {
        brand_id: brand,
        name: 'Sale; up to 50%, everywhere',
        cells: [
          { format: 'instagram.post', content_id: content, status: 'approved', planned_on: today },
          { format: 'twitter.post', planned_on: '2020-02-29' },
          { format: 'facebook.story', language: 'ar' },
          { format: 'no.such.format', planned_on: today },
        ],
      })
    ).id
  })
  afterAll(() => site.close())

  test('lists the cells of some days with their pictures', async () => {
    const { cells } = await ann.api.calendar.list({ query: { from: today, to: today } })
    expect(cells).toMatchObject([
      {
        campaign_id: campaign,
        campaign_name: 'Sale; up to 50%, everywhere',
        format: 'instagram.post',
        platform: 'instagram',
        placement: 'post',
        status: 'approved',
        planned_on: today,
        content_id: content,
      },
    ])
    expect((await fetch(site.origin + (cells[0]?.thumbnail_url ?? ''))).status).toBe(200)
    const leap = await ann.api.calendar.list({ query: { from: '2020-02-01', to: '2020-03-01' } })
    expect(leap.cells).toMatchObject([{ planned_on: '2020-02-29', content_id: null, thumbnail_url: null }])
  })

  test('lists the cells that have no day', async () => {
    const { cells, total } = await ann.api.calendar.unscheduled({ query: {} })
    expect([cells.map(({ format }) => format), total]).toEqual([['facebook.story'], 1])
  })

  test('shows no picture of deleted content', async () => {
    await ann.api.content.remove({ params: { id: content } })
    const { cells } = await ann.api.calendar.list({ query: { from: today, to: today } })
    expect(cells).toMatchObject([{ content_id: null, thumbnail_url: null }])
    await ann.api.content.restore({ params: { id: content } })
  })

  test("refuses too many days, a wrong order and what is no day, and shows nothing of another user's", async () => {
    const list = (from: string, to: string) => ann.api.calendar.list({ query: { from, to } })
    await expect(list('2026-01-01', '2026-04-11')).rejects.toMatchObject({ status: 422, message: CALENDAR_TOO_LONG })
    expect((await list('2026-01-01', '2026-04-10')).cells).toEqual([])
    await expect(list('2026-02-02', '2026-02-01')).rejects.toMatchObject({ status: 422 })
    await expect(list('2026-02-30', '2026-03-01')).rejects.toMatchObject({ status: 422 })
    expect((await bob.api.calendar.list({ query: { from: today, to: today } })).cells).toEqual([])
    expect((await bob.api.calendar.unscheduled({ query: {} })).total).toBe(0)
  })

  test('is a feed under a secret address, which another library reads', async () => {
    expect(await ann.api.calendar.feed()).toEqual({ created_at: null })
    const { url, created_at } = await ann.api.calendar.createFeed()
    expect(await ann.api.calendar.feed()).toEqual({ created_at })
    const answer = await fetch(site.origin + url)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const events = Object.values(sync.parseICS(await answer.text())).filter((one) => one?.type === 'VEVENT')
    expect(events).toMatchObject([
      {
        summary: 'Sale; up to 50%, everywhere: Instagram Post (en, A)',
        description: 'Approved. Signet plans this post and does not publish it.',
        datetype: 'date',
        status: 'CONFIRMED',
        url: `${site.origin}/dashboard/campaigns/${campaign}`,
      },
    ])
  })

  test('names the platforms as they write themselves', async () => {
    const { id } = await bob.api.brands.create({ body: { name: 'Acme' } })
    const formats = ['linkedin.cover', 'tiktok.video', 'twitter.post']
    const cells = formats.map((format) => ({ format, planned_on: today }))
    await plantCampaign(site, bob, { brand_id: id, name: 'Sale', cells })
    const { url } = await bob.api.calendar.createFeed()
    const events = Object.values(sync.parseICS(await (await fetch(site.origin + url)).text()))
    expect(events.flatMap((one) => (one?.type === 'VEVENT' ? [one.summary] : []))).toEqual([
      'Sale: LinkedIn Company cover (en, A)',
      'Sale: TikTok Video (en, A)',
      'Sale: X Post (en, A)',
    ])
  })

  test('stores only the hash of the secret; a new address ends the old one, and it can be removed', async () => {
    const read = async (url: string) => (await fetch(site.origin + url)).status
    const [first, second] = [await ann.api.calendar.createFeed(), await ann.api.calendar.createFeed()]
    const secret = second.url.split('/').at(-1) ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    await bob.api.calendar.removeFeed()
    const stored = await acrossOwners(site.opened.app.db).selectFrom('calendar_feeds').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect([await read(first.url), await read(second.url)]).toEqual([404, 200])
    await ann.api.calendar.removeFeed()
    const answer = await fetch(site.origin + second.url)
    expect([answer.status, await answer.json()]).toEqual([404, { detail: FEED_UNKNOWN, code: 'not_found' }])
    expect(await ann.api.calendar.feed()).toEqual({ created_at: null })
  })

  test('never writes the secret of a feed to the log, also when reading it fails', async () => {
    const { url } = await ann.api.calendar.createFeed()
    const secret = url.split('/').at(-1) ?? ''
    lines.length = 0
    await fetch(site.origin + url)
    await fetch(`${site.origin}${url}x`)
    await fetch(`${site.origin}${url}?format=ics`)
    await fetch(site.origin + url, { method: 'POST' })
    await site.opened.app.db.schema.alterTable('calendar_feeds').renameTo('calendar_feeds_away').execute()
    const failed = await fetch(site.origin + url)
    await site.opened.app.db.schema.alterTable('calendar_feeds_away').renameTo('calendar_feeds').execute()
    expect(failed.status).toBe(500)
    expect(lines.filter((line) => line.includes('/api/calendar/feeds/:secret')).length).toBeGreaterThanOrEqual(4)
    expect(lines.some((line) => line.includes('request failed'))).toBe(true)
    expect(lines.join('')).not.toContain(secret)
  })
})
