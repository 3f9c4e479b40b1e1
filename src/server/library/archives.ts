import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Archive, ManifestItem } from '#contract/library/archives.ts'
import { archivedFileName, toTimestamp } from '#contract/text/file-names.ts'
import { ARCHIVE_LINK_LIFE_MS } from '#contract/limits.ts'
import { ARCHIVE_LINK_SPENT } from '#contract/messages.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import { hashToken, newToken } from '../accounts/auth/tokens.ts'
import { later } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { openStored } from '../proofs/signing/hand-out.ts'
import type { SigningParts } from '../proofs/signing/sign-content.ts'
import { parseSlideFiles } from '../stored/slides.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import { writeCaptionFiles } from './caption-files.ts'
import { type ArchiveRow, readArchiveRows } from './archive-rows.ts'
import { acrossOwners, insertOwned, selectOwned } from '../infrastructure/db/owned.ts'
import { manifestCsv, manifestJson, toManifestItem } from './manifest.ts'

/**
 * Prepares an archive of items and returns a URL that downloads it once. Only the hash of the ticket in the URL is stored; it ends with
 * the session. Missing and deleted items, and those of other users, are left out.
 * @throws {Problem} 404 if no item is left
 */
export async function prepareArchive(
  { db, clock }: Core,
  { owner, session }: SignedIn,
  wanted: readonly number[],
): Promise<Archive> {
  const rows = await selectOwned(db, owner, 'content')
    .select(['id', 'size_bytes'])
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .execute()
  if (rows.length === 0) throw notFound('Content')
  const there = new Set(rows.map(({ id }) => id))
  const content_ids = [...new Set(wanted)].filter((id) => there.has(id))
  const ticket = newToken()
  const expires_at = later(clock.now(), ARCHIVE_LINK_LIFE_MS)
  await insertOwned(db, owner, 'archive_tickets', {
    hash: hashToken(ticket),
    session,
    content_ids: JSON.stringify(content_ids),
    expires_at,
  }).execute()
  return {
    url: `/api/archives?ticket=${ticket}`,
    expires_at: expires_at.toISOString(),
    file_name: toArchiveName(expires_at),
    items: content_ids.length,
    size_bytes: rows.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
  }
}

const toArchiveName = (expiresAt: Date) => `signet_${toTimestamp(later(expiresAt, -ARCHIVE_LINK_LIFE_MS))}.zip`

/**
 * Streams the archive of a ticket, file by file, at the speed of the reader. The ticket is used up.
 * @throws {Problem} 404 if the ticket is unknown, used or expired
 */
export async function openArchive(app: SigningParts, ticket: string): Promise<{ name: string; body: Readable }> {
  const claim = await acrossOwners(app.db)
    .deleteFrom('archive_tickets')
    .where('hash', '=', hashToken(ticket))
    .where('expires_at', '>', app.clock.now())
    .returning(['user_id', 'content_ids', 'expires_at'])
    .executeTakeFirst()
  if (!claim) throw new Problem(404, ARCHIVE_LINK_SPENT)
  const rows = await readArchiveRows(app, claim.user_id, claim.content_ids)
  const reading: Reading = { body: null }
  const body = Readable.fromWeb(makeZip(readEntries(app, claim.user_id, rows, reading)))
  // The library does not close the open file when the reader disconnects.
  body.once('close', () => reading.body?.destroy())
  return { name: toArchiveName(claim.expires_at), body }
}

/** The file that is being read. */
interface Reading {
  body: Readable | null
}

/** A file is opened only after the previous one was sent. The manifest is last, because it lists the missing files. */
async function* readEntries(app: SigningParts, owner: OwnerId, rows: readonly ArchiveRow[], reading: Reading) {
  const items: ManifestItem[] = []
  const openEntry = ({ id, mime_type: mimeType }: ArchiveRow, blob: string) =>
    openStored(app, { owner, id, blob, mimeType }, (body) => (reading.body = body))
  for (const row of rows) {
    const file = await openEntry(row, row.blob)
    if (file) yield { name: toEntryName(row), lastModified: row.created_at, input: file.input }
    for (const captions of writeCaptionFiles(row, toEntryName(row))) yield { ...captions, lastModified: row.created_at }
    items.push(toManifestItem(row, toEntryName(row), file))
    for (const [index, { blob }] of listFurtherSlides(row).entries()) {
      const slide = await openEntry(row, blob)
      const name = toEntryName(row).replace(/(?=\.\w+$)/, `_${String(index + 2).padStart(2, '0')}`)
      if (slide) yield { name, lastModified: row.created_at, input: slide.input }
    }
  }
  const lastModified = app.clock.now()
  yield { name: 'manifest.json', lastModified, input: manifestJson(items, lastModified) }
  yield { name: 'manifest.csv', lastModified, input: manifestCsv(items) }
}

/** The slides of a carousel after the first one, which is the file of the item. */
const listFurtherSlides = ({ slides }: ArchiveRow) => parseSlideFiles(slides)?.slice(1) ?? []

const toEntryName = (row: ArchiveRow) => archivedFileName(row, row.mime_type)
