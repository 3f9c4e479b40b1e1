import { MIB } from '#contract/limits.ts'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import { decodeDeclared } from '../../files/text/decode-text.ts'
import { readHeaderCharset } from '../../files/text/declared-encodings.ts'
import { toWebUrl } from './draft/products.ts'
import type { ManifestIcon } from './draft/logo-candidates.ts'
import { SiteFault, type SiteFetcher } from './fetch-site.ts'
import type { Page } from './read/page.ts'
import type { PageReading, Source } from './read/read-sources.ts'

const PAGE_MAX_BYTES = 2 * MIB
const SHEET_MAX_BYTES = MIB
const SHEETS_MAX = 10
const MANIFEST_MAX_BYTES = 256 * 1024

/** The page itself. `url` is its address after redirects. */
export async function fetchPage(fetcher: SiteFetcher, address: string): Promise<{ source: Source; url: string }> {
  const { bytes, url, type } = await fetcher.read(address, 'text/html,application/xhtml+xml', PAGE_MAX_BYTES)
  const isPage = /html/i.test(type) || (!type && bytes.toString('latin1', 0, 500).trimStart().startsWith('<'))
  if (!isPage) throw new SiteFault('not_a_page')
  return { source: { kind: 'html', bytes, encodings: readHeaderCharset(type) }, url }
}

export interface Manifest {
  name: string
  themeColor: string
  icons: ManifestIcon[]
  url: string
}

export interface Linked {
  sheets: Source[]
  /** How many style sheets could not be read. */
  missing: number
  manifest: Manifest | null
  /** Families of links to font services. */
  fonts: string[]
}

/** Reads the style sheets and the manifest that a page links to. */
export async function fetchLinked(fetcher: SiteFetcher, reading: PageReading, base: string): Promise<Linked> {
  const { page, importedSheets, decoded } = reading
  const addresses = [...linksOf(page, 'stylesheet'), ...linksOf(page, 'preload').filter(isSheet), ...importedSheets]
  const urls = [...new Set(addresses.flatMap((address) => toWebUrl(address, base) ?? []))]
  const [sheets, manifest] = await Promise.all([
    Promise.all(
      urls
        .filter((url) => !isFontService(url))
        .slice(0, SHEETS_MAX)
        .map((url) => fetchSheet(fetcher, url, decoded.encoding)),
    ),
    fetchManifest(fetcher, toWebUrl(linksOf(page, 'manifest')[0] ?? '', base)),
  ])
  const read = sheets.flatMap((sheet) => sheet ?? [])
  return { sheets: read, missing: sheets.length - read.length, manifest, fonts: urls.flatMap(familiesOf) }
}

const linksOf = ({ links }: Page, rel: string) =>
  links.filter((link) => link.rel.split(/\s+/).includes(rel) && !link.rel.includes('alternate')).map(({ href }) => href)

const isSheet = (address: string) => /\.css(?:$|\?)/i.test(address)

/** `pageEncoding` is that of a style sheet that names none. */
async function fetchSheet(fetcher: SiteFetcher, url: string, pageEncoding: string): Promise<Source | null> {
  try {
    const { bytes, type } = await fetcher.read(url, 'text/css', SHEET_MAX_BYTES)
    const encodings = readHeaderCharset(type)
    return /html|image|json/i.test(type) ? null : { kind: 'css', bytes, encodings: [...encodings, pageEncoding] }
  } catch {
    return null
  }
}

async function fetchManifest(fetcher: SiteFetcher, url: string | null): Promise<Manifest | null> {
  if (!url) return null
  try {
    const resource = await fetcher.read(url, 'application/manifest+json,application/json', MANIFEST_MAX_BYTES)
    const decoded = decodeDeclared(resource.bytes, readHeaderCharset(resource.type))
    return decoded && readManifest(parseBoundedJson(decoded.text), resource.url)
  } catch {
    return null
  }
}

function readManifest(value: unknown, url: string): Manifest | null {
  if (typeof value !== 'object' || value === null) return null
  const icons = 'icons' in value && Array.isArray(value.icons) ? value.icons : []
  return {
    name: textIn(value, 'name') || textIn(value, 'short_name'),
    themeColor: textIn(value, 'theme_color'),
    icons: icons.slice(0, 20).flatMap((icon: unknown) => {
      if (typeof icon !== 'object' || icon === null || /monochrome/.test(textIn(icon, 'purpose'))) return []
      const src = toWebUrl(textIn(icon, 'src'), url)
      return src ? [{ src, sizes: textIn(icon, 'sizes') }] : []
    }),
    url,
  }
}

function textIn(value: object, key: string): string {
  const found: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : ''
  return typeof found === 'string' ? found.slice(0, 2048).trim() : ''
}

const FONT_SERVICES = /^fonts\.(?:googleapis\.com|bunny\.net)$/

const isFontService = (url: string) => FONT_SERVICES.test(new URL(url).hostname)

/** The addresses of these services name their families, so they need not be fetched. */
function familiesOf(url: string): string[] {
  const { hostname, searchParams } = new URL(url)
  if (!FONT_SERVICES.test(hostname)) return []
  const families = searchParams.getAll('family').flatMap((value) => value.split('|'))
  return families
    .map((value) => (value.split(':')[0] ?? '').replaceAll(/[+_-]/g, ' ').trim())
    .filter(Boolean)
    .slice(0, 20)
}
