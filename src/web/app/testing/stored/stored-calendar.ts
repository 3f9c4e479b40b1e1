import { z } from 'zod'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { CellsChange } from '#contract/campaigns/cells.ts'
import type { Answers } from '../replies/agreed-replies.ts'

/** A post of a campaign without a day. */
export const createPost = (id: number, fields: Partial<CalendarCell> = {}): CalendarCell => ({
  id,
  campaign_id: 3,
  campaign_name: 'Friday launch',
  format: 'instagram.post',
  platform: 'instagram',
  placement: 'post',
  language: 'en',
  variant: 1,
  status: 'ready',
  needs_words: false,
  planned_on: null,
  content_id: null,
  title: null,
  thumbnail_url: null,
  ...fields,
})

/** Answers the calls of the calendar as the server does. For each format there is an English and an Arabic post without a day. */
export function storeCalendar(formats: readonly string[]): Answers {
  const cells = formats.flatMap((format, at) => {
    const { platform, placement } = findCampaignFormat(format) ?? {}
    return ['en', 'ar'].map((language, second) =>
      createPost(2 * at + second + 1, { format, language, ...(platform && placement && { platform, placement }) }),
    )
  })
  const isWaiting = ({ planned_on }: CalendarCell) => planned_on === null
  return {
    ...storeFeed(),
    'GET /api/calendar': ({ searchParams }) => ({
      cells: cells.filter(({ planned_on: day }) => day !== null && isBetween(day, searchParams)),
    }),
    'GET /api/calendar/unscheduled': () => {
      const waiting = cells.filter(isWaiting)
      return { cells: waiting, total: waiting.length }
    },
    'PATCH /api/campaigns/*/cells': (_, sent) => {
      const { ids, planned_on = null } = CellsChange.parse(JSON.parse(z.string().parse(sent)))
      for (const cell of cells) if (ids.includes(cell.id)) cell.planned_on = planned_on
      return { cells: [] }
    },
  }
}

const isBetween = (day: string, query: URLSearchParams) =>
  (query.get('from') ?? '') <= day && day <= (query.get('to') ?? '')

/** Each new address of the feed ends with the next number. */
function storeFeed(): Answers {
  let created = 0
  let created_at: string | null = null
  return {
    'GET /api/calendar/feed': () => ({ created_at }),
    'POST /api/calendar/feed': () => {
      created += 1
      created_at = '2026-11-26T10:00:00Z'
      return Response.json({ url: `/api/calendar/feeds/secret-${created}`, created_at }, { status: 201 })
    },
    'DELETE /api/calendar/feed': () => {
      created_at = null
      return new Response(null, { status: 204 })
    },
  }
}
