import sharp from 'sharp'
import { type Box, boxFromEdges, centerX, centerY, measureArea } from '../../../model/geometry.ts'
import { findFaces } from './find-faces.ts'

/** Faces are looked for in a picture of this longer side. Of 320 pixels, a third of the faces of groups are missed. */
const SIDE = 416

/** A head reaches so far beyond the box of its face, as shares of the box: hair, ears and chin. */
const BEYOND = { top: 0.4, side: 0.08, bottom: 0.08 }

/**
 * Finds the heads of which a photo shows the face, in pixels of the upright photo, the largest first. `bytes` is a file that sharp decodes.
 * @throws Error if the photo cannot be decoded or has more than `pixelLimit` pixels
 */
export async function findHeads(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  pixelLimit: number,
): Promise<Box[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit })
    .autoOrient()
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const back = width / info.width
  return findFaces({ data, width: info.width, height: info.height }).map((face) =>
    boxFromEdges(
      Math.max(0, face.x - face.width * BEYOND.side) * back,
      Math.max(0, face.y - face.height * BEYOND.top) * back,
      Math.min(width, (face.x + face.width * (1 + BEYOND.side)) * back),
      Math.min(height, (face.y + face.height * (1 + BEYOND.bottom)) * back),
    ),
  )
}

/** The point in the middle of heads, as shares of the picture. Large heads count more. */
export function findCenter(
  heads: readonly Box[],
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const all = heads.reduce((sum, head) => sum + measureArea(head), 0)
  const average = (measure: (head: Box) => number) =>
    heads.reduce((sum, head) => sum + measure(head) * measureArea(head), 0) / all
  return { x: average(centerX) / width, y: average(centerY) / height }
}
