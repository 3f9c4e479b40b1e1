import type { PlatformFormat } from '#contract/platforms/format.ts'
import { numberStem } from '#contract/campaigns/file-name.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { withoutCredentials } from '../../proofs/signing/hand-out.ts'
import type { SigningParts } from '../../proofs/signing/sign-content.ts'
import { parseScene } from '../../stored/scene.ts'
import { parseSlideFiles, type StoredSlideFile } from '../../stored/slides.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { openFile, type PackFile } from './open-file.ts'
import type { PackRow } from './read-pack.ts'

interface FurtherFile {
  name: string
  file: PackFile
  /** Of a single slide. */
  slideAltText?: string
}

/** The platforms whose carousels are documents. */
const DOCUMENT_PLATFORMS = new Set(['linkedin'])

/**
 * The slides of a carousel after the first one, as its platform takes them, then all of them as one PDF where the platform shows documents.
 * Their names are that of the first slide with a number. Nothing for other cells.
 */
export async function* openSlides(
  app: SigningParts & StudioSeam,
  { owner, row }: { owner: OwnerId; row: PackRow },
  { format, first }: { format: PlatformFormat; first: string },
): AsyncGenerator<FurtherFile> {
  const slides = parseSlideFiles(row.slides) ?? []
  const stem = first.slice(0, first.lastIndexOf('.'))
  for (const [index, { blob, alt_text: slideAltText }] of slides.entries()) {
    if (index === 0) continue
    const file = await openFile(app, { owner, id: row.content_id, blob, mime_type: row.mime_type }, format, () => {})
    if (file) yield { name: `${numberStem(stem, index + 1)}.${file.extension}`, file, slideAltText }
  }
  if (slides.length === 0 || !DOCUMENT_PLATFORMS.has(format.platform)) return
  const document = await bindSlides(app, row, slides)
  if (document) yield { name: `${stem}.pdf`, file: document }
}

/** Null if the bytes of a slide are missing. */
async function bindSlides(
  app: StorageSeam & StudioSeam,
  row: PackRow,
  slides: readonly StoredSlideFile[],
): Promise<PackFile | null> {
  const scenes: readonly unknown[] = Array.isArray(row.slide_scenes) ? row.slide_scenes : []
  const pages: { scene: ReturnType<typeof parseScene>; data: Uint8Array }[] = []
  try {
    for (const [index, { blob }] of slides.entries())
      pages.push({ scene: parseScene(scenes[index]), data: await app.storage.read(toBlobKey(blob)) })
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
  const title = pages[0]?.scene.copy.headline ?? ''
  const data = await app.renders(() => app.studio.bindPages(pages, { title }))
  return {
    ...withoutCredentials(data),
    extension: 'pdf',
    mimeType: 'application/pdf',
    fits: data.length <= DOCUMENT_MAX_BYTES,
    maxBytes: DOCUMENT_MAX_BYTES,
  }
}

/** LinkedIn takes documents of 100 MB. */
const DOCUMENT_MAX_BYTES = 100 * 1024 * 1024
