/** A format, with the bytes in Latin 1 that its files have at offsets. */
type Signature = readonly [format: string, ...parts: (readonly [offset: number, bytes: string])[]]

/** Formats that people take for pictures or fonts. */
const SIGNATURES: readonly Signature[] = [
  ['PNG', [0, '\x89PNG']],
  ['JPEG', [0, '\xFF\xD8\xFF']],
  ['GIF', [0, 'GIF8']],
  ['WebP', [0, 'RIFF'], [8, 'WEBP']],
  ['TIFF', [0, 'II*\0']],
  ['TIFF', [0, 'II+\0']],
  ['TIFF', [0, 'MM\0*']],
  ['TIFF', [0, 'MM\0+']],
  ['PSD', [0, '8BPS']],
  ['PDF', [0, '%PDF-']],
  ['EPS', [0, '%!PS']],
  ['EPS', [0, '\xC5\xD0\xD3\xC6']],
  ['BMP', [0, 'BM'], [6, '\0\0\0\0']],
  ['ICO', [0, '\0\0\x01\0']],
  ['CUR', [0, '\0\0\x02\0']],
  ['JPEG XL', [0, '\xFF\x0A']],
  ['JPEG XL', [4, 'JXL ']],
  ['JPEG 2000', [4, 'jP  ']],
  ['JPEG 2000', [0, '\xFF\x4F\xFF\x51']],
  ['ZIP', [0, 'PK\x03\x04']],
  ['GZIP', [0, '\x1F\x8B']],
  ['RAR', [0, 'Rar!']],
  ['7Z', [0, '7z\xBC\xAF']],
  ['TTC', [0, 'ttcf']],
  ['TTC', [0, 'wOF2ttcf']],
  ['WOFF2', [0, 'wOF2']],
  ['WOFF', [0, 'wOFF']],
  ['OTF', [0, 'OTTO']],
  ['TTF', [0, '\0\x01\0\0']],
  ['TTF', [0, 'true']],
  ['PFB', [0, '\x80\x01']],
  ['EOT', [34, 'LP']],
  ['WebM', [0, '\x1A\x45\xDF\xA3']],
  ['DOC', [0, '\xD0\xCF\x11\xE0']],
]

/** Brands of ISO base media files (https://mp4ra.org/registered-types/brands): the first one that the file names decides. */
const BRANDS: readonly (readonly [format: string, brand: RegExp])[] = [
  ['AVIF', /avi[fs]/],
  ['HEIC', /hei[cxms]|hev[cxms]/],
  ['HEIF', /mif1|msf1/],
  ['RAW', /crx /],
  ['QuickTime', /qt {2}/],
  ['MP4', /./],
]

/** Bytes that name the kind of a file. */
const KIND_BYTES = 64

/** The format of a file by its first bytes, such as HEIC; null for an unknown one, and for text. */
export function findFileKind(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, KIND_BYTES)).toString('latin1')
  if (start.slice(4, 8) === 'ftyp') {
    const named = start.slice(8, Math.max(12, start.charCodeAt(3)))
    return BRANDS.find(([, brand]) => brand.test(named))?.[0] ?? null
  }
  const found = SIGNATURES.find(([, ...parts]) => parts.every(([offset, part]) => start.startsWith(part, offset)))
  return found?.[0] ?? null
}
