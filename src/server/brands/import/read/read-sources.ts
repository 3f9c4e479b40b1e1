import { readPage, type Page } from './page.ts'
import { type NamedColor, readAse, readGpl, readJsonPalette } from './palettes.ts'
import { type PdfSignals, readPdf } from './pdf.ts'
import { readSheet } from './sheets.ts'
import { readStyle, type Style } from './style.ts'
import { readStructuredData, type StructuredThing } from './structured-data.ts'

/** A text file or document from a stranger, which only the child process parses. */
export interface Source {
  kind: 'html' | 'css' | 'ase' | 'gpl' | 'json' | 'pdf'
  bytes: Uint8Array
}

export interface PageReading {
  page: Page
  things: StructuredThing[]
  importedSheets: string[]
}

export interface StyleReading {
  style: Style
  palette: NamedColor[]
  pdfs: PdfSignals[]
  /** How many sources could not be read. */
  unread: number
}

/** Questions to the child process. */
export type Question =
  | { step: 'page'; html: Uint8Array }
  | { step: 'style'; sources: Source[]; inline: string[]; names: string[] | null }
export type Answer = PageReading | StyleReading

/** Decodes as UTF-8; other encodings lose letters outside of ASCII, which are left out. */
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll('\uFFFD', '')

export function answerPage(html: Uint8Array): PageReading {
  const page = readPage(decode(html))
  const importedSheets = page.styles.flatMap((css) => [...css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)])
  return {
    page,
    things: readStructuredData(page.jsonLd),
    importedSheets: importedSheets.slice(0, 10).flatMap(([, address]) => address ?? []),
  }
}

export function answerStyle(
  sources: readonly Source[],
  inline: readonly string[],
  names: string[] | null,
): StyleReading {
  const sheets = sources.filter(({ kind }) => kind === 'css').map(({ bytes }) => decode(bytes))
  const declared = [...sheets, ...inline].flatMap((css) => readSheet(css))
  const reading: StyleReading = { style: readStyle(declared, names), palette: [], pdfs: [], unread: 0 }
  for (const { kind, bytes } of sources) {
    try {
      if (kind === 'pdf') reading.pdfs.push(readPdf(Buffer.from(bytes)))
      else reading.palette.push(...readPalette(kind, bytes))
    } catch {
      reading.unread += 1
    }
  }
  return reading
}

function readPalette(kind: Source['kind'], bytes: Uint8Array): NamedColor[] {
  if (kind === 'ase') return readAse(Buffer.from(bytes))
  if (kind === 'gpl') return readGpl(decode(bytes))
  return kind === 'json' ? readJsonPalette(decode(bytes)) : []
}
