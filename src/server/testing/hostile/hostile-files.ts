import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { IMPORT_FILE_MAX_BYTES } from '#contract/brands/site-reading/import-limits.ts'
import { MIB } from '#contract/limits.ts'
import { blankPng } from '../images.ts'

/** A file that is small or harmless by its name and costs a careless decoder much. */
export interface HostileFile {
  name: string
  bytes: Buffer
}

const stored = (name: string) => readFileSync(join(import.meta.dirname, 'pictures', name))
const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })

/** An AVIF whose header states 100 x 100 pixels, whatever its picture has. */
export function understateAvif(avif: Buffer): Buffer {
  const changed = Buffer.from(avif)
  const at = changed.indexOf('ispe')
  changed.writeUInt32BE(100, at + 8)
  changed.writeUInt32BE(100, at + 12)
  return changed
}

/** Pictures with many pixels, many scans, or less data than their header states. */
export async function listHostileImages(): Promise<HostileFile[]> {
  const large = stored('avif-40-megapixels.avif')
  const jpeg = await plain(2000).jpeg({ progressive: true }).toBuffer()
  return [
    { name: 'AVIF of 40 megapixels', bytes: large },
    { name: 'AVIF of 40 megapixels and 12 bits', bytes: stored('avif-40-megapixels-12-bit.avif') },
    { name: 'AVIF of 16 megapixels, 12 bits and transparency', bytes: stored('avif-16-megapixels-12-bit.avif') },
    { name: 'AVIF that states fewer pixels', bytes: understateAvif(large) },
    { name: 'WebP of 40 megapixels in 38 bytes', bytes: stored('webp-40-megapixels.webp') },
    { name: 'PNG of 40 megapixels', bytes: blankPng(6300, 6300) },
    { name: 'PNG of 144 megapixels', bytes: blankPng(12_000, 12_000) },
    { name: 'PNG whose rows are missing', bytes: blankPng(6300, 6300).subarray(0, 3000) },
    { name: 'progressive JPEG, turned, of 36 megapixels', bytes: await createTurnedJpeg() },
    { name: 'JPEG of many scans', bytes: repeatLastScan(jpeg) },
    { name: 'GIF of 36 megapixels', bytes: await plain(6000).gif({ effort: 1 }).toBuffer() },
  ]
}

const createTurnedJpeg = () => plain(6000).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer()

/** A progressive JPEG whose last scan comes again until the file has 4 MB. */
function repeatLastScan(jpeg: Buffer): Buffer {
  const end = jpeg.length - 2
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array<Buffer>(Math.floor(4e6 / scan.length)).fill(scan),
    jpeg.subarray(end),
  ])
}

/** SVGs that embed large pictures or draw the same parts many times. */
export function listHostileDrawings(): HostileFile[] {
  const png = `data:image/png;base64,${blankPng(6300, 6300).toString('base64')}`
  const inner = Buffer.from(draw(`<image width="9" height="9" href="${png}"/>`)).toString('base64')
  let uses = '<g id="a0"><rect width="1" height="1"/></g>'
  for (let level = 1; level < 22; level += 1)
    uses += `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(8)}</g>`
  const blur = Array.from({ length: 40 }, (_, at) => `<feGaussianBlur stdDeviation="90" result="r${at}"/>`).join('')
  return [
    ['SVG with a PNG of 40 megapixels', `<image width="9" height="9" href="${png}"/>`],
    ['SVG with an SVG with a PNG', `<image width="9" height="9" href="data:image/svg+xml;base64,${inner}"/>`],
    ['SVG with parts that use parts', uses],
    ['SVG with many filters', `<filter id="f">${blur}</filter><rect width="9" height="9" filter="url(#f)"/>`],
  ].map(([name = '', parts = '']) => ({ name, bytes: Buffer.from(draw(parts)) }))
}

const draw = (parts: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${parts}</svg>`

const pdf = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part)))
const stream = (data: Buffer | string, head: string) =>
  Buffer.concat([`1 0 obj <<${head}>>\nstream\n`, data, '\nendstream\n'].map((part) => Buffer.from(part)))
/** `part` again and again, so that the file is as large as an import reads. */
const fillPdf = (part: string) => part.repeat(Math.floor((IMPORT_FILE_MAX_BYTES - 1024) / part.length))

/** PDFs with streams that grow, and with parts inside each other. They are made one at a time. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Buffer>> = {
  'a stream that grows to 200 MiB': () => pdf(stream(deflateSync(Buffer.alloc(200 * MIB)), '/Filter/FlateDecode')),
  'many streams that grow': () => {
    const small = stream(deflateSync(Buffer.alloc(4 * MIB, '0 0 1 1 re f\n')), '/Filter/FlateDecode')
    return pdf(...Array<Buffer>(Math.floor(IMPORT_FILE_MAX_BYTES / small.length)).fill(small))
  },
  'dictionaries inside each other': () => pdf(`1 0 obj ${'<</A '.repeat(200_000)}`),
  'unfinished streams': () => pdf('1 0 obj <</Filter/FlateDecode>>\nstream\n'.repeat(20_000)),
  'streams without an object': () => pdf(fillPdf(`stream\n${' '.repeat(9000)}endstream\n`)),
  'texts without an end': () => pdf(stream(fillPdf('(a('), '')),
  'names of fonts': () => pdf(fillPdf('/BaseFont/A#41#42#43+B ')),
}

/** Texts of 1,900 characters without a usual place to break a line. */
export function listHostileTexts(): { name: string; text: string }[] {
  const take = (first: number, last: number) =>
    Array.from({ length: 1900 }, (_, at) => String.fromCodePoint(first + ((at * 7) % (last - first)))).join('')
  return [
    { name: 'a word of different letters', text: take(0xc0, 0x24f) },
    { name: 'a word of small letters', text: 'donaudampfschifffahrtsgesellschaft'.repeat(56) },
    { name: 'Han characters', text: take(0x4e00, 0x9000) },
    { name: 'kana', text: take(0x30a1, 0x30f6) },
    { name: 'Hangul', text: take(0xac00, 0xd7a3) },
    { name: 'emoji', text: take(0x1f600, 0x1f64f) },
    { name: 'combining marks', text: 'e\u0301\u0323'.repeat(633) },
    { name: 'Arabic letters', text: take(0x628, 0x63a) },
    { name: 'no-break spaces', text: 'ab\u00A0'.repeat(633) },
    { name: 'quotation marks and short words', text: '“é 字 '.repeat(380) },
  ]
}
