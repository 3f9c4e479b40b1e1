import type { SignedType } from '#contract/proofs/proof-options.ts'

/** The type of a file by its first bytes; null if it is none that can have credentials. */
export function detectType(data: Uint8Array): SignedType | null {
  const start = Buffer.from(data.subarray(0, 16)).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp'
  if (start.slice(4, 8) !== 'ftyp') return null
  if (/^avi[fs]/.test(start.slice(8))) return 'image/avif'
  return /^(?:iso\w|mp4\w|avc1|dash|M4V |MSNV|mmp4)/.test(start.slice(8)) ? 'video/mp4' : null
}
