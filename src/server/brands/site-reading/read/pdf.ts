import { inflateSync } from 'node:zlib'
import { cmykToHex, rgbToHex } from './palettes.ts'

/** Colors by the area that they paint, and names of fonts, of a PDF. */
export interface PdfSignals {
  areas: { hex: string; area: number }[]
  fonts: string[]
}

const STREAM_MAX = 4 * 1024 * 1024
const ALL_MAX = 24 * 1024 * 1024
const STREAMS_MAX = 2000
/** Letters before a stream that are looked at. */
const DICTIONARY_MAX = 2000
const FONTS_MAX = 40
const COLORS_MAX = 200

/**
 * Reads the content streams and font names of a PDF (ISO 32000-2, sections 7.3.8, 8.5 and 9.5). It understands Flate streams, the
 * device color spaces and rectangles; encrypted documents, patterns and images give nothing. All limits bound the time.
 */
export function readPdf(bytes: Buffer): PdfSignals {
  const file = bytes.toString('latin1')
  const fonts = new Set<string>()
  const areas = new Map<string, number>()
  addFonts(file, fonts)
  let left = ALL_MAX
  for (const { dictionary, start, end } of listStreams(file)) {
    if (left <= 0) break
    if (/\/Subtype\s*\/Image|\/FontFile|\/Length[12]\b|\/XRef/.test(dictionary)) continue
    const content = decode(bytes.subarray(start, end), dictionary, Math.min(STREAM_MAX, left))
    if (content === null) continue
    left -= content.length
    if (dictionary.includes('/ObjStm')) addFonts(content, fonts)
    else addAreas(content, areas)
  }
  return { areas: [...areas].map(([hex, area]) => ({ hex, area })), fonts: [...fonts] }
}

function* listStreams(file: string): Generator<{ dictionary: string; start: number; end: number }> {
  let at = 0
  for (let count = 0; count < STREAMS_MAX; count += 1) {
    const word = file.indexOf('stream', at)
    if (word < 0) return
    const start = word + 6 + (file.startsWith('\r\n', word + 6) ? 2 : 1)
    const end = file.indexOf('endstream', start)
    if (end < 0) return
    const head = file.slice(Math.max(0, word - DICTIONARY_MAX), word)
    yield { dictionary: head.slice(Math.max(0, head.lastIndexOf(' obj'))), start, end }
    at = end + 9
  }
}

function decode(bytes: Buffer, dictionary: string, max: number): string | null {
  if (!dictionary.includes('/Filter')) return bytes.subarray(0, max).toString('latin1')
  if (!/\/FlateDecode|\/Fl\b/.test(dictionary) || /\/ASCII|\/LZW|\/RunLength|\/DCT/.test(dictionary)) return null
  try {
    return inflateSync(bytes, { maxOutputLength: max }).toString('latin1')
  } catch {
    return null
  }
}

/** Names in subsets begin with six letters and a plus. */
function addFonts(text: string, fonts: Set<string>): void {
  for (const [, name = ''] of text.matchAll(/\/BaseFont\s*\/([^\s/<>[\]()%]{1,80})/g)) {
    if (fonts.size >= FONTS_MAX) return
    const plain = name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    const [base = ''] = plain.replace(/^[A-Z]{6}\+/, '').split(/[,-]/)
    const family = base.replace(/^[A-Z]{6}\+/, '').replace(/(?:PS)?MT$/, '')
    if (family) fonts.add(family.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))
  }
}

const TOKEN = /\((?:\\.|[^\\()])*\)|<[^<>]*>|\/[^\s/<>[\]()%]*|[-+.\d]+|[A-Za-z'"*]+/g

interface Pen {
  fill: string
  saved: string[]
  area: number
  size: number
}

function addAreas(content: string, areas: Map<string, number>): void {
  const pen: Pen = { fill: '#000000', saved: [], area: 0, size: 12 }
  let numbers: number[] = []
  let text = ''
  for (const [token] of content.matchAll(TOKEN)) {
    const value = Number(token)
    if (Number.isFinite(value)) {
      if (numbers.length < 16) numbers.push(value)
      continue
    }
    if (token.startsWith('(') || token.startsWith('<')) {
      text += token
      continue
    }
    if (token.startsWith('/')) continue
    operate(token, numbers, { pen, text, areas })
    numbers = []
    text = ''
  }
}

function operate(
  operator: string,
  numbers: number[],
  { pen, text, areas }: { pen: Pen; text: string; areas: Map<string, number> },
): void {
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const paint = (area: number) => {
    if (area > 0 && (areas.has(pen.fill) || areas.size < COLORS_MAX))
      areas.set(pen.fill, (areas.get(pen.fill) ?? 0) + Math.min(area, 4e7))
  }
  if (operator === 'q' && pen.saved.length < 64) pen.saved.push(pen.fill)
  if (operator === 'Q') pen.fill = pen.saved.pop() ?? pen.fill
  if (operator === 'g') pen.fill = rgbToHex(a, a, a)
  if (operator === 'rg') pen.fill = rgbToHex(a, b, c)
  if (operator === 'k') pen.fill = cmykToHex(a, b, c, d)
  if (operator === 'sc' || operator === 'scn') pen.fill = deviceColor(numbers) ?? pen.fill
  if (operator === 're') pen.area += Math.abs(c * d)
  // A path of another shape counts as a small area, because its outline is not computed.
  if (operator === 'm') pen.area += 100
  if (operator === 'Tf') pen.size = Math.min(200, Math.abs(a))
  // Half of a letter's square is painted less than a quarter.
  if (operator === 'Tj' || operator === 'TJ') paint(text.length * pen.size * pen.size * 0.1)
  if (['f', 'F', 'f*', 'b', 'b*', 'B', 'B*'].includes(operator)) paint(pen.area)
  if (['f', 'F', 'f*', 'b', 'b*', 'B', 'B*', 'n', 's', 'S'].includes(operator)) pen.area = 0
}

/** The number of components tells the color space. */
function deviceColor([a, b, c, d]: number[]): string | null {
  if (a === undefined || b === undefined) return a === undefined ? null : rgbToHex(a, a, a)
  if (c === undefined) return null
  return d === undefined ? rgbToHex(a, b, c) : cmykToHex(a, b, c, d)
}
