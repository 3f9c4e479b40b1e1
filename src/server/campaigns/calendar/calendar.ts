import { platformName } from '#contract/platforms/platform.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { FEED_UNKNOWN } from '#contract/campaigns/calendar.ts'
import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { buildThumbnailUrl } from '../../library/content.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { IS_WORDLESS } from '../cells/read-cells.ts'
import { findFeedOwner } from './feed.ts'
import { type DayEvent, writeCalendar } from './write-icalendar.ts'

/** Reads the cells that are planned for the days from `from` to `to`. */
export async function listPlanned({ db }: Core, owner: OwnerId, { from, to }: { from: string; to: string }) {
  const rows = await selectPlanned(db, owner, from, to).execute()
  return { cells: rows.flatMap(toCalendarCell) }
}

/** Reads a page of the cells without a day, and how many there are. */
export async function listUnscheduled({ db }: Core, owner: OwnerId, { skip, limit }: { skip: number; limit: number }) {
  const waiting = selectCells(db, owner).where('campaign_cells.planned_on', 'is', null)
  const rows = await waiting
    .orderBy('campaign_cells.campaign_id', 'desc')
    .orderBy('campaign_cells.position')
    .orderBy('campaign_cells.id')
    .offset(skip)
    .limit(limit)
    .execute()
  const { total } = await selectOwned(db, owner, 'campaign_cells')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('planned_on', 'is', null)
    .where('excluded', '=', false)
    .executeTakeFirstOrThrow()
  return { cells: rows.flatMap(toCalendarCell), total }
}

const selectPlanned = (db: Db, owner: OwnerId, from: string, to: string) =>
  selectCells(db, owner)
    .where('campaign_cells.planned_on', '>=', from)
    .where('campaign_cells.planned_on', '<=', to)
    .orderBy('campaign_cells.planned_on')
    .orderBy('campaign_cells.campaign_id')
    .orderBy('campaign_cells.position')
    .orderBy('campaign_cells.id')

const selectCells = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'campaign_cells')
    .innerJoin(ownedRows(db, owner, 'campaigns'), 'campaigns.id', 'campaign_cells.campaign_id')
    .leftJoin(ownedRows(db, owner, 'content'), (join) =>
      join.onRef('content.id', '=', 'campaign_cells.content_id').on('content.deleted_at', 'is', null),
    )
    .select([
      'campaign_cells.id',
      'campaign_cells.campaign_id',
      'campaigns.name as campaign_name',
      'campaign_cells.format',
      'campaign_cells.language',
      'campaign_cells.variant',
      'campaign_cells.status',
      'campaign_cells.planned_on',
      'content.id as content_id',
      'content.title',
      'content.view_key',
      IS_WORDLESS.as('needs_words'),
    ])
    .where('campaign_cells.excluded', '=', false)

type CellRow = Awaited<ReturnType<ReturnType<typeof selectCells>['execute']>>[number]

/** A cell whose format the table no longer has is left out. */
function toCalendarCell({ view_key, ...row }: CellRow): CalendarCell[] {
  const format = findCampaignFormat(row.format)
  if (!format) return []
  const { platform, placement } = format
  const thumbnail_url = row.content_id !== null && view_key ? buildThumbnailUrl(row.content_id, view_key) : null
  return [{ ...row, platform, placement, thumbnail_url }]
}

/** Days of the plan that a feed has before and after today. */
const FEED_DAYS_BEFORE = 60
const FEED_DAYS_AFTER = 400

/**
 * Writes the plan of the user with this secret as an iCalendar file.
 * @throws {Problem} 404 if there is no such feed
 */
export async function readFeed(app: Core, secret: string): Promise<string> {
  const owner = await findFeedOwner(app, secret)
  if (owner === null) throw new Problem(404, FEED_UNKNOWN)
  const now = app.clock.now()
  const day = (days: number) =>
    later(now, days * DAY)
      .toISOString()
      .slice(0, 10)
  const rows = await selectPlanned(app.db, owner, day(-FEED_DAYS_BEFORE), day(FEED_DAYS_AFTER)).execute()
  const events = rows.flatMap(toCalendarCell).flatMap((cell) => toEvent(cell, app.publicUrl()))
  return writeCalendar({ name: 'Signet', now, events })
}

const STATUS_WORDS: Readonly<Record<string, string>> = {
  draft: 'Draft',
  ready: 'Ready',
  in_review: 'In review',
  approved: 'Approved',
}

function toEvent(cell: CalendarCell, publicUrl: string): DayEvent[] {
  const format = findCampaignFormat(cell.format)
  if (!format || cell.planned_on === null) return []
  const platform = platformName(cell.platform)
  const variant = String.fromCodePoint(0x40 + cell.variant)
  const status = cell.needs_words ? 'Needs words' : (STATUS_WORDS[cell.status] ?? cell.status)
  return [
    {
      uid: `cell-${cell.id}@${new URL(publicUrl).hostname}`,
      date: cell.planned_on,
      summary: `${cell.campaign_name}: ${platform} ${format.name} (${cell.language}, ${variant})`,
      description: `${status}. Signet plans this post and does not publish it.`,
      categories: [cell.platform],
      url: `${publicUrl}/dashboard/campaigns/${cell.campaign_id}`,
      isConfirmed: cell.status === 'approved',
    },
  ]
}
