import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { findCampaignFormat, formatSize } from '#contract/platforms/formats.ts'
import { buildFileName } from '#contract/campaigns/file-name.ts'
import { PACK_EMPTY, type PackItem, type PackRequest } from '#contract/campaigns/pack.ts'
import { transliterate } from '#contract/campaigns/transliterate.ts'
import { toTimestamp } from '#contract/text/file-names.ts'
import { ARCHIVE_LINK_LIFE_MS } from '#contract/limits.ts'
import { ARCHIVE_LINK_SPENT } from '#contract/messages.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'
import { hashToken, newToken } from '../../accounts/auth/tokens.ts'
import { writeExpired } from '../../brand-images/brand-images.ts'
import { listExpiredImages } from '../../brand-images/image-uses.ts'
import { later } from '../../infrastructure/clock.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { writeCaptionFiles } from '../../library/caption-files.ts'
import { THUMBNAIL_WIDTH } from '../../library/content.ts'
import { readThumbnail } from '../../files/thumbnails.ts'
import { acrossOwners, insertOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { SigningParts } from '../../proofs/signing/sign-content.ts'
import { parseSlideFiles } from '../../stored/slides.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { readStoredTexts, type StoredText } from '../texts/read-texts.ts'
import { listCellTexts } from './cell-texts.ts'
import { createContactSheet, type SheetEntry } from './contact-sheet.ts'
import { type Captioned, writeCopyFiles } from './copy-files.ts'
import { openFile } from './open-file.ts'
import { openSlides } from './open-slides.ts'
import { toPackItem, writeManifestCsv, writeManifestJson } from './pack-manifest.ts'
import {
  listPackContent,
  measurePack,
  type PackCampaign,
  type PackRow,
  readPackCampaign,
  readPackRows,
} from './read-pack.ts'

/**
 * Prepares the publishing pack of a campaign and returns a URL that downloads it once. Only the hash of the ticket in the URL is stored; it
 * ends with the session.
 * @throws {Problem} 404 without such a campaign, 409 if the pack would be empty or shows expired pictures of the brand
 */
export async function preparePack(
  { db, clock }: Core,
  { owner, session }: SignedIn,
  campaignId: number,
  request: PackRequest,
) {
  const campaign = await readPackCampaign({ db }, owner, campaignId)
  if (!campaign) throw notFound('Campaign')
  const measured = await measurePack({ db }, owner, campaignId, request)
  if (measured.items === 0) throw new Problem(409, PACK_EMPTY)
  const packed = await listPackContent({ db }, owner, campaignId, request)
  const expired = await listExpiredImages({ clock }, db, owner, packed)
  if (expired.length > 0) throw new Problem(409, writeExpired(expired))
  const ticket = newToken()
  const expires_at = later(clock.now(), ARCHIVE_LINK_LIFE_MS)
  const stored = {
    hash: hashToken(ticket),
    session,
    campaign_id: campaignId,
    request: JSON.stringify(request),
    expires_at,
  }
  await insertOwned(db, owner, 'pack_tickets', stored).execute()
  return {
    url: `/api/packs?ticket=${ticket}`,
    expires_at: expires_at.toISOString(),
    file_name: toPackName(campaign, expires_at),
    ...measured,
  }
}

const toPackName = ({ slug, id }: PackCampaign, expiresAt: Date) =>
  `${slug || `campaign-${id}`}_${toTimestamp(later(expiresAt, -ARCHIVE_LINK_LIFE_MS))}.zip`

/**
 * Streams the pack of a ticket, file by file, at the speed of the reader. The ticket is used up.
 * @throws {Problem} 404 if the ticket is unknown, used or expired, or the campaign is deleted
 */
export async function openPack(
  app: SigningParts & StudioSeam,
  ticket: string,
): Promise<{ name: string; body: Readable }> {
  const claim = await acrossOwners(app.db)
    .deleteFrom('pack_tickets')
    .where('hash', '=', hashToken(ticket))
    .where('expires_at', '>', app.clock.now())
    .returning(['user_id', 'campaign_id', 'request', 'expires_at'])
    .executeTakeFirst()
  const campaign = claim && (await readPackCampaign(app, claim.user_id, claim.campaign_id))
  if (!campaign) throw new Problem(404, ARCHIVE_LINK_SPENT)
  const pack: Pack = {
    campaign,
    pattern: claim.request.pattern,
    rows: await readPackRows(app, claim.user_id, claim.campaign_id, claim.request),
    owner: claim.user_id,
    reading: { body: null },
    texts: await readStoredTexts(app.db, claim.user_id, claim.campaign_id),
  }
  const body = Readable.fromWeb(makeZip(readEntries(app, pack)))
  // The library does not close the open file when the reader disconnects.
  body.once('close', () => pack.reading.body?.destroy())
  return { name: toPackName(campaign, claim.expires_at), body }
}

interface Pack {
  campaign: PackCampaign
  pattern: string
  rows: readonly PackRow[]
  texts: readonly StoredText[]
  owner: OwnerId
  /** The file that is being read. */
  reading: { body: Readable | null }
}

/** A file is opened only after the previous one was sent. Texts and manifest are last, because they name the files. */
async function* readEntries(app: SigningParts & StudioSeam, pack: Pack) {
  const { campaign } = pack
  const cells: (Captioned & { row: PackRow })[] = []
  const items: PackItem[] = []
  const folders = new Map<string, Set<string>>()
  for (const row of pack.rows) {
    const format = findCampaignFormat(row.format)
    // A format that a later version of the table no longer has.
    if (!format) continue
    const cell = { owner: pack.owner, ...row, id: row.content_id }
    const file = await openFile(app, cell, format, (body) => (pack.reading.body = body))
    const name = nameFile(pack, { row, format, extension: file?.extension ?? 'bin' }, folders)
    if (file) yield { name, lastModified: row.created_at, input: file.input }
    for (const captions of writeCaptionFiles(row, name)) yield { ...captions, lastModified: row.created_at }
    const texts = listCellTexts(row, pack.texts)
    const item = toPackItem(campaign, { row, format, name, file, texts })
    cells.push({ row, texts, item })
    items.push(item)
    for await (const further of openSlides(app, { owner: pack.owner, row }, { format, first: name })) {
      yield { name: further.name, lastModified: row.created_at, input: further.file.input }
      items.push(toPackItem(campaign, { row, format, texts, ...further }))
    }
  }
  const lastModified = app.clock.now()
  for (const { name, input } of writeCopyFiles(cells, items)) yield { name, lastModified, input }
  const entries = cells.map(({ row, item }) => toSheetEntry(app, row, item))
  const sheet = { title: campaign.name, plainTitle: campaign.slug, createdAt: lastModified, entries }
  yield { name: 'contact-sheet.pdf', lastModified, input: createContactSheet(sheet) }
  yield { name: 'manifest.json', lastModified, input: writeManifestJson(campaign, items, lastModified) }
  yield { name: 'manifest.csv', lastModified, input: writeManifestCsv(items) }
}

interface Named {
  row: PackRow
  format: PlatformFormat
  extension: string
}

/** `instagram/story/de/acme_spring_….jpg`: the path of a file in the pack. `folders` has the names that are taken. */
function nameFile({ campaign, pattern }: Pack, { row, format, extension }: Named, folders: Map<string, Set<string>>) {
  const { platform, placement } = format
  const folder = `${platform}/${placement}/${row.language.toLowerCase()}`
  const taken = folders.get(folder) ?? new Set<string>()
  folders.set(folder, taken)
  const values = {
    brand: transliterate(campaign.brand_name ?? ''),
    campaign: campaign.slug,
    product: transliterate(row.product_name ?? ''),
    platform,
    placement,
    size: formatSize(row),
    language: row.language,
    variant: String.fromCodePoint(0x60 + row.variant),
    version: row.version,
  }
  const further = (parseSlideFiles(row.slides) ?? []).slice(1).length
  return `${folder}/${buildFileName(pattern, { id: row.content_id, values, extension, further }, taken)}`
}

const toSheetEntry = (app: StorageSeam, { blob, poster }: PackRow, item: PackItem): SheetEntry => ({
  name: item.file_name.slice(item.file_name.lastIndexOf('/') + 1),
  note: [
    item.platform,
    item.placement,
    item.language,
    item.is_approved ? 'approved' : item.status.replace('_', ' '),
    ...(item.brand_check_passed === false ? ['brand check failed'] : []),
  ].join(' · '),
  read: async () => {
    try {
      return await readThumbnail(app, toBlobKey(poster ?? blob), THUMBNAIL_WIDTH)
    } catch (error) {
      if (error instanceof MissingObject) return null
      throw error
    }
  },
})
