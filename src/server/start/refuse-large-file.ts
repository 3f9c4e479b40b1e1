import type { FilePart } from '#contract/route.ts'
import { refuseFontKind } from '../brands/fonts/font-reader.ts'
import { findFileKind } from '../files/file-kind.ts'
import { isImageKind, notAnImage } from '../files/images.ts'
import { type Problem, tooLarge } from '../infrastructure/problem.ts'

/** The reply to a file over its limit. One that could not be used at any size is refused for that. `start` are its first bytes. */
export function refuseLargeFile(start: Uint8Array, { maxBytes, holds }: FilePart): Problem {
  if (holds === 'files') return tooLarge(maxBytes, 'File')
  const kind = findFileKind(start)
  if (holds === 'font') return refuseFontKind(kind) ?? tooLarge(maxBytes, 'Font')
  return kind === null || isImageKind(kind) ? tooLarge(maxBytes, 'Image') : notAnImage(kind)
}
