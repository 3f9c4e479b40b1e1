import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { acceptLogo, type Image } from '../../files/images.ts'
import { mayBeSvg } from '../../files/svg.ts'
import { type ImageFacts, measureImage } from './pixels.ts'
import type { Source } from './read/read-sources.ts'

export interface AcceptedImage {
  picture: Image
  facts: ImageFacts
}

/** The files of an import by what they are. */
export interface DroppedFiles {
  /** The first HTML file. */
  html: Buffer | null
  sources: Source[]
  logos: AcceptedImage[]
  screenshots: AcceptedImage[]
  /** Files that are nothing of these. */
  unread: number
}

/** A screenshot is at least this large, and has no transparent pixels. */
const [SCREENSHOT_WIDTH, SCREENSHOT_HEIGHT] = [800, 480]

/** Detects the files by their bytes. Pictures are re-encoded like uploads; the rest is for the child process. */
export async function sortFiles(owner: number, files: readonly UploadedFile[]): Promise<DroppedFiles> {
  const sorted: DroppedFiles = { html: null, sources: [], logos: [], screenshots: [], unread: 0 }
  for (const file of files) {
    await file.withBytes(async (bytes) => {
      const kind = kindOf(bytes)
      if (kind === 'html') sorted.html ??= Buffer.from(bytes)
      else if (kind !== 'picture') sorted.sources.push({ kind, bytes: Buffer.from(bytes) })
      else {
        const accepted = await acceptAndMeasure(owner, bytes)
        if (!accepted) sorted.unread += 1
        else if (isScreenshot(accepted.facts)) sorted.screenshots.push(accepted)
        else sorted.logos.push(accepted)
      }
    })
  }
  return sorted
}

/** Null for anything but a picture that an upload could be. */
export async function acceptAndMeasure(owner: number, bytes: Buffer): Promise<AcceptedImage | null> {
  try {
    const image = await acceptLogo(owner, bytes)
    return { picture: image, facts: await measureImage(image.bytes) }
  } catch {
    return null
  }
}

const isScreenshot = ({ width, height, transparent }: ImageFacts) =>
  transparent < 0.01 && width >= SCREENSHOT_WIDTH && height >= SCREENSHOT_HEIGHT

function kindOf(bytes: Buffer): Source['kind'] | 'picture' {
  const start = bytes
    .toString('latin1', 0, 2048)
    .trimStart()
    .replace(/^\u00EF\u00BB\u00BF/, '')
  if (start.startsWith('ASEF')) return 'ase'
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('GIMP Palette')) return 'gpl'
  if (/^<!doctype html|^<html|^<head|^<body/i.test(start)) return 'html'
  if (mayBeSvg(bytes)) return /<svg[\s>]/i.test(start) ? 'picture' : 'html'
  if (/^[{[]/.test(start)) return 'json'
  return isText(bytes) ? 'css' : 'picture'
}

/** Text has no control characters but white space. */
function isText(bytes: Buffer): boolean {
  return bytes.subarray(0, 4096).every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 12)
}
