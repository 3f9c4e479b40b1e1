import '../schema/jitless.ts'
import { z } from 'zod'
import { PLATFORMS } from '../platforms/platform.ts'
import { PLACEMENTS } from '../platforms/format.ts'
import { UNCONFIRMED } from '../accounts/confirmation.ts'
import { Id, Page, Timestamp } from '../schema/fields.ts'
import { routes } from '../route.ts'

export const CALENDAR_DAYS_MAX = 100
const DAY_INVALID = 'A day is written YYYY-MM-DD'
export const CALENDAR_TOO_LONG = `Ask for at most ${CALENDAR_DAYS_MAX} days at once`
const ORDER_WRONG = 'The last day must not be before the first one'
export const FEED_UNKNOWN = 'This calendar address does not exist or has been replaced.'

/** A day of a plan, `YYYY-MM-DD`, without a time zone. */
export const PlanDay = z.iso.date(DAY_INVALID)

const DAY_MS = 86_400_000
export const CalendarQuery = z
  .object({ from: PlanDay, to: PlanDay })
  .refine(({ from, to }) => from <= to, ORDER_WRONG)
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < CALENDAR_DAYS_MAX * DAY_MS, CALENDAR_TOO_LONG)

/** A cell of a campaign as the calendar shows it. `thumbnail_url` is null while the cell has no picture. */
export const CalendarCell = z.object({
  id: Id,
  campaign_id: Id,
  campaign_name: z.string(),
  format: z.string(),
  platform: z.enum(PLATFORMS),
  placement: z.enum(PLACEMENTS),
  language: z.string(),
  variant: z.number(),
  status: z.string(),
  /** Whether it cannot be made or approved until a person gives words in its language. */
  needs_words: z.boolean(),
  planned_on: z.string().nullable(),
  content_id: Id.nullable(),
  title: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
})
export type CalendarCell = z.output<typeof CalendarCell>

/** `created_at` is null while there is no feed. The address is shown once, because only its hash is stored. */
export const CalendarFeed = z.object({ created_at: Timestamp.nullable() })

export const calendarRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/calendar',
    summary: 'The cells of all campaigns that are planned for the days from `from` to `to`, by day',
    access: 'user',
    query: CalendarQuery,
    reply: z.object({ cells: z.array(CalendarCell) }),
  },
  unscheduled: {
    method: 'GET',
    path: '/api/calendar/unscheduled',
    summary: 'The cells of all campaigns without a day, newest campaign first',
    access: 'user',
    query: z.object(Page),
    reply: z.object({ cells: z.array(CalendarCell), total: z.number() }),
  },
  feed: {
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'Whether there is a calendar feed, and since when',
    access: 'user',
    reply: CalendarFeed,
  },
  createFeed: {
    method: 'POST',
    path: '/api/calendar/feed',
    summary: 'Create the secret address of the calendar feed; an address from before no longer works',
    access: 'user',
    limits: [{ per: 'user', count: 20, seconds: 3600 }],
    refuses: { 403: UNCONFIRMED },
    reply: z.object({ url: z.string(), created_at: Timestamp }),
    status: 201,
  },
  removeFeed: {
    method: 'DELETE',
    path: '/api/calendar/feed',
    summary: 'Remove the calendar feed; its address no longer works',
    access: 'user',
    status: 204,
  },
  readFeed: {
    method: 'GET',
    path: '/api/calendar/feeds/:secret',
    summary: 'The plan as an iCalendar file (RFC 5545), for calendar programs',
    access: 'public',
    params: z.object({ secret: z.string().max(64, FEED_UNKNOWN) }),
    bytes: ['text/calendar'],
    refuses: { 404: FEED_UNKNOWN },
    missing: FEED_UNKNOWN,
  },
})
