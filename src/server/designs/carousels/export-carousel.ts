import { makeZip } from 'client-zip'
import type { CarouselFormat } from '#contract/designs/carousels/carousel-options.ts'
import { writeCsv } from '#contract/text/csv.ts'
import type { Design } from '#contract/designs/design-document.ts'
import type { Scene } from '#studio/model/scene.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { findVisible } from '../../library/content.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readSavedDesign } from '../design.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import { parseScene } from '../../stored/scene.ts'
import { parseSlideFiles } from '../../stored/slides.ts'
import type { SigningParts } from '../../proofs/signing/sign-content.ts'
import { findMark } from '../../proofs/marks/mark-key.ts'
import { openSignature } from '../../proofs/signing/open-signature.ts'
import { readCarousel } from './carousel-design.ts'
import { prepareSlide } from './draw-slides.ts'

interface Asking {
  owner: OwnerId
  id: number
  gone: AbortSignal
}

/**
 * Exports all slides of a stored carousel, or of an edited one, in their order: numbered PNG files and their alternative texts in a zip
 * archive, or a PDF with JPEG pages.
 * @throws {UnreadableJson} when a stored scene or the brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it is no carousel, 422 for a picture of somebody else
 */
export async function exportCarousel(
  app: SigningParts & StudioSeam,
  asking: Asking,
  { format, design, credentials }: { format: CarouselFormat; design: Design | null; credentials: boolean },
): Promise<Uint8Array> {
  const storedDesign = await findStoredDesign(app, asking.owner, asking.id)
  const stored = readCarousel(storedDesign)
  const slides = design?.carousel
    ? await drawEdited(app, asking, storedDesign, design)
    : await readStored(app, asking, storedDesign, stored.slides.length)
  if (format === 'zip')
    return zipSlides(app, await signSlides(app, asking, slides, { isStored: !design?.carousel, credentials }))
  const { headline } = readSavedDesign(storedDesign).copy
  return app.renders(() => app.studio.bindPages(slides, { title: headline ?? '', signal: asking.gone }))
}

/** A finished slide: its PNG and its scene. */
interface Slide {
  data: Uint8Array
  scene: Scene
}

async function readStored(
  app: Core & StorageSeam & StudioSeam,
  { owner, id }: Asking,
  storedDesign: StoredDesign,
  count: number,
): Promise<Slide[]> {
  const { slides } = await findVisible(app, id, { owner, viewKey: undefined })
  const files = parseSlideFiles(slides)?.slice(0, count) ?? []
  const read: Slide[] = []
  for (const [index, { blob }] of files.entries())
    read.push({ data: await app.storage.read(toBlobKey(blob)), scene: parseScene(storedDesign.slides[index]?.scene) })
  return read
}

async function drawEdited(
  app: Core & StorageSeam & StudioSeam,
  { owner, gone: signal }: Asking,
  storedDesign: StoredDesign,
  { carousel, seed }: Design,
): Promise<Slide[]> {
  const drawn: Slide[] = []
  for (const position of carousel?.slides.keys() ?? []) {
    const prepared = carousel && (await prepareSlide(app, owner, storedDesign, { carousel, seed }, position))
    if (!prepared) continue
    const { brief, copy, pictures, options } = prepared
    const slide = await app.renders(async () => {
      const scene = await app.studio.compose(brief, copy, pictures, { ...options, signal })
      return {
        scene,
        data: (
          await app.studio.render(scene, pictures, { signal, mark: await findMark(app, storedDesign.itemId, scene) })
        ).data,
      }
    })
    drawn.push(slide)
  }
  return drawn
}

/** The slides with credentials, one after another. @throws {Problem} 503 when one could not be signed */
async function signSlides(
  app: SigningParts,
  { owner, id }: Asking,
  slides: readonly Slide[],
  { isStored, credentials }: { isStored: boolean; credentials: boolean },
): Promise<Slide[]> {
  const sign = await openSignature(app, { owner, id, credentials }, { mimeType: 'image/png', isStored })
  const signed: Slide[] = []
  for (const slide of slides) signed.push({ ...slide, data: await sign(slide.data) })
  return signed
}

async function zipSlides({ clock }: Core, slides: readonly Slide[]): Promise<Uint8Array> {
  const lastModified = clock.now()
  const name = (index: number) => `${String(index + 1).padStart(2, '0')}.png`
  const images = slides.map(({ data }, index) => ({ name: name(index), lastModified, input: data }))
  const altTexts = slides.map(({ scene }, index) => [name(index), scene.copy.alt_text])
  const input = writeCsv(['file_name', 'alt_text'], altTexts)
  const files = [...images, { name: 'alt-texts.csv', lastModified, input }]
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}
