import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import type { NoteKey } from '#contract/brands/site-reading/evidence.ts'
import { SITE_SENTENCES } from '#contract/brands/site-reading/site-sentences.ts'
import { toRealWait } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { getFetchRules } from '../../files/ssrf-safe-fetch.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { draftBrand } from './draft/draft.ts'
import { listLogoCandidates } from './draft/logo-candidates.ts'
import { type DroppedFiles, sortFiles } from './dropped-files.ts'
import { noteEncoding, toNote } from './draft/notes.ts'
import { openSiteFetcher, type SiteFetcher } from './fetch-site.ts'
import { holdLogos, type ReadLogo, readLogos } from './logos.ts'
import { readAddress, readHtml, withReader } from './read-address.ts'
import { fetchLinked, type Linked } from './read-site.ts'
import type { Reader } from './reader.ts'
import type { PageReading, StyleReading } from './read/read-sources.ts'
import { paintSvg } from './paint-svg.ts'

interface Asked {
  owner: OwnerId
  /** An http(s) URL, or ''. */
  url: string
  files: readonly UploadedFile[]
  /** The text encoding that a person chose for the page. */
  encoding?: TextEncoding | undefined
  /** Aborts when the client disconnects. */
  gone: AbortSignal
}

/**
 * The time of an import. A site has ten seconds, and each of two questions to the child process has four, so only drawings can
 * take longer; those that are not ready then are left out.
 */
const TOTAL_MS = 19_000

/**
 * Drafts a brand from a site, files, or both, by rules alone. Only the logos are stored, as uploads that are held for an hour.
 * @throws {Problem} 413 if the uploads are full, 422 with the reason if there is nothing to read, 429 or 503 if too many imports wait
 */
export async function importBrand(app: Core & StorageSeam, asked: Asked): Promise<BrandImport> {
  if (!asked.url && asked.files.length === 0) throw new Problem(422, SITE_SENTENCES.importEmpty)
  return withReader(asked.owner, asked.gone, (reader) => readAndDraft(app, reader, asked))
}

async function readAndDraft(
  app: Core & StorageSeam,
  reader: Reader,
  { owner, url, files, encoding, gone }: Asked,
): Promise<BrandImport> {
  const dropped = await sortFiles(owner, files)
  const deadline = AbortSignal.timeout(toRealWait(app.clock, TOTAL_MS))
  const fetcher = url ? openSiteFetcher(getFetchRules(app, owner), gone, app.clock.speed) : null
  const site = await readSite(app, { reader, fetcher, url, encoding, dropped })
  const { reading, linked, address, base } = site
  const style = await readStyles(reader, dropped, site)
  const candidates = reading
    ? listLogoCandidates(reading.page, reading.things, linked?.manifest?.icons ?? [], base)
    : []
  const fromSite = await readLogos(candidates, {
    owner,
    fetcher,
    deadline,
    paint: (markup) => paintSvg(markup, style),
  })
  const logos = [...dropped.logos.map((logo): ReadLogo => ({ ...logo, score: 11, key: 'file' })), ...fromSite]
  const draft = draftBrand({
    page: reading?.page ?? null,
    things: reading?.things ?? [],
    style,
    linked,
    logos,
    heldLogos: await holdLogos(app, owner, logos),
    screenshots: dropped.screenshots,
    address,
    base,
    notes: listNotes(site, dropped, style),
  })
  return { ...draft, encoding: reading?.decoded.encoding ?? null }
}

interface ReadSite {
  reading: PageReading | null
  linked: Linked | null
  /** The URL of the page after redirects, or ''. */
  address: string
  /** The URL that its addresses are relative to, or ''. */
  base: string
  /** Why the site could not be read although files were sent. */
  failure: string | null
}

interface SiteQuestion {
  reader: Reader
  fetcher: SiteFetcher | null
  url: string
  encoding: TextEncoding | undefined
  dropped: DroppedFiles
}

/** A site that cannot be read is an error, unless files were sent as well. */
async function readSite(app: Core, { reader, fetcher, url, encoding, dropped }: SiteQuestion): Promise<ReadSite> {
  let failure: string | null = null
  if (fetcher) {
    try {
      const { reading, address, base } = await readAddress(app, {
        reader,
        fetcher,
        url,
        encoding,
        event: 'brand_import',
      })
      return { reading, linked: await fetchLinked(fetcher, reading, base), address, base, failure }
    } catch (error) {
      if (!(error instanceof Problem) || !hasFiles(dropped)) throw error
      failure = error.message
    }
  }
  const reading = dropped.html ? await readHtml(reader, { kind: 'html', bytes: dropped.html, chosen: encoding }) : null
  return { reading, linked: null, address: '', base: '', failure }
}

const hasFiles = ({ html, sources, logos, screenshots }: DroppedFiles) =>
  html !== null || sources.length + logos.length + screenshots.length > 0

const NO_STYLE: StyleReading = {
  style: { colors: [], fonts: [], faces: [], variables: {} },
  palette: [],
  pdfs: [],
  unread: 0,
}

async function readStyles(
  reader: Reader,
  { sources }: DroppedFiles,
  { reading, linked }: ReadSite,
): Promise<StyleReading> {
  const page = reading?.page
  const question = {
    sources: [...(linked?.sheets ?? []), ...sources],
    inline: page ? [...page.styles, ...page.inlineRules] : [],
    names: page?.names ?? null,
  }
  try {
    return await reader.readStyle(question)
  } catch {
    return { ...NO_STYLE, unread: question.sources.length }
  }
}

/** Characters of visible text below which a page is probably filled by its scripts. */
const CONTENT_MIN = 120

function listNotes(site: ReadSite, dropped: DroppedFiles, style: StyleReading): BrandImport['notes'] {
  const notes: [NoteKey, string][] = []
  const unread = dropped.unread + style.unread
  if (site.failure) notes.push(['site_unread', site.failure])
  if (site.reading && site.reading.page.textLength < CONTENT_MIN) notes.push(['client_rendered', ''])
  if (site.reading) notes.push(...noteEncoding(site.reading))
  if (site.linked && site.linked.missing > 0) notes.push(['sheets_missing', String(site.linked.missing)])
  if (unread > 0) notes.push(['files_unread', String(unread)])
  return notes.map(toNote)
}
