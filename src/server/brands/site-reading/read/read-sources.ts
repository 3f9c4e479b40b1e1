import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { decodeAs, decodeText, type DecodedText } from '../../../files/text/decode-text.ts'
import { readDeclaredEncodings } from '../../../files/text/declared-encodings.ts'
import { detectEncoding } from '../../../files/text/detect-encoding.ts'
import { readPage, type Page } from './page.ts'
import { type NamedColor, readAse, readGpl, readJsonPalette } from './palettes.ts'
import { type PdfSignals, readPdf } from './pdf.ts'
import { readSheet } from '../../../files/style-sheet.ts'
import { readStyle, type Style } from './style.ts'
import { readStructuredData, type StructuredThing } from './structured-data.ts'

/** A text file or document from a stranger, which only the child process parses. */
export interface Source {
  kind: 'html' | 'css' | 'ase' | 'gpl' | 'json' | 'pdf'
  bytes: Uint8Array
  /** The encodings that it may have besides those that it names itself, best first. */
  encodings?: readonly string[]
  /** The one that a person chose. */
  chosen?: TextEncoding | undefined
}

export interface PageReading {
  page: Page
  things: StructuredThing[]
  importedSheets: string[]
  /** How the page was decoded. */
  decoded: Omit<DecodedText, 'text'>
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
  | { step: 'page'; source: Source }
  | { step: 'style'; sources: Source[]; inline: string[]; names: string[] | null }
export type Answer = PageReading | StyleReading

const decode = async ({ bytes, encodings = [], chosen }: Source) =>
  chosen ? decodeAs(bytes, chosen) : decodeText(bytes, [...encodings, ...readDeclaredEncodings(bytes)], detectEncoding)

export async function answerPage(source: Source): Promise<PageReading> {
  const { text, ...decoded } = await decode(source)
  const page = readPage(text)
  const importedSheets = page.styles.flatMap((css) => [...css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)])
  return {
    page,
    things: readStructuredData(page.jsonLd, page.items),
    importedSheets: importedSheets.slice(0, 10).flatMap(([, address]) => address ?? []),
    decoded,
  }
}

export async function answerStyle(
  sources: readonly Source[],
  inline: readonly string[],
  names: string[] | null,
): Promise<StyleReading> {
  const sheets = await Promise.all(sources.filter(({ kind }) => kind === 'css').map(decode))
  const declared = [...sheets.map(({ text }) => text), ...inline].flatMap((css) => readSheet(css))
  const reading: StyleReading = { style: readStyle(declared, names), palette: [], pdfs: [], unread: 0 }
  for (const source of sources) {
    try {
      if (source.kind === 'pdf') reading.pdfs.push(readPdf(Buffer.from(source.bytes)))
      else reading.palette.push(...(await readPalette(source)))
    } catch {
      reading.unread += 1
    }
  }
  return reading
}

async function readPalette(source: Source): Promise<NamedColor[]> {
  if (source.kind === 'ase') return readAse(Buffer.from(source.bytes))
  if (source.kind === 'gpl') return readGpl((await decode(source)).text)
  return source.kind === 'json' ? readJsonPalette((await decode(source)).text) : []
}
