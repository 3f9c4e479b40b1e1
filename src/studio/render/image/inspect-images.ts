import { createHash } from 'node:crypto'
import { inspectImage } from './inspect-image.ts'
import type { Brief, ImageRef } from '../../model/brief.ts'
import type { CutOutMarks } from '../../model/cut-out-marks.ts'
import type { SceneImages, ImageFacts, LogoVariantFacts } from '../../model/material.ts'
import type { ImageBytes } from './prepare-images.ts'

/** A collage of more images would show too little of each. */
const MAX_IMAGES = 4

const toList = <T>(one: T | null): T[] => (one === null ? [] : [one])

/**
 * Inspects the images of a brief. Missing or broken images are skipped, and `notes` says so. Product images come before
 * references. With `cutsOut`, product images on a plain background are cut out; a model's picture keeps its background.
 */
export async function inspectImages(
  brief: Brief,
  images: ImageBytes,
  cutsOut: boolean,
): Promise<Omit<SceneImages, 'objects'>> {
  const notes: string[] = []
  const look = async ({ key, role, cut_out, focus, variant }: ImageRef): Promise<ImageFacts | null> => {
    const bytes = images[key]
    const isCutOut = cutsOut && role === 'product' && cut_out !== 'off'
    const facts = bytes
      ? await inspectOnce(key, bytes, isCutOut && (cut_out ?? true), role === 'logo').catch(() => null)
      : null
    if (!facts && !variant) notes.push(role === 'logo' ? 'logo_skipped' : 'picture_skipped')
    return facts && focus ? { ...facts, focus } : facts
  }
  const rank = { product: 0, reference: 1, logo: 2, spare: 3 }
  const refs = brief.pictures.toSorted((a, b) => rank[a.role] - rank[b.role])
  const logoVariants: LogoVariantFacts[] = []
  const found: { logo: ImageFacts | null; images: ImageFacts[]; spare: ImageFacts[] } = {
    logo: null,
    images: [],
    spare: [],
  }
  for (const ref of refs) {
    const { role, variant } = ref
    if (variant) logoVariants.push(...toList(await look(ref)).map((facts) => ({ variant, facts })))
    else if (role === 'logo') found.logo ??= await look(ref)
    else if (role === 'spare') found.spare.push(...toList(await look(ref)))
    else if (found.images.length < MAX_IMAGES) found.images.push(...toList(await look(ref)))
  }
  const logo = found.logo ?? findMainVariant(logoVariants)
  return { ...found, logo, ...(logoVariants.length > 0 && { logoVariants }), notes: [...new Set(notes)] }
}

/** What takes the place of a logo that is not there: the first of its variants in the order of `LogoVariant`. */
const findMainVariant = (variants: readonly LogoVariantFacts[]): ImageFacts | null =>
  (variants.find(({ variant }) => variant !== 'mark') ?? variants[0])?.facts ?? null

/** The number of inspection results that a thread caches. An editor requests the same images with each change. */
const MAX_INSPECTED = 64
const inspected = new Map<string, ImageFacts>()

/** Inspects an image, or returns the cached result for a file of the same bytes. */
async function inspectOnce(
  key: string,
  bytes: Uint8Array,
  cutsOut: boolean | CutOutMarks,
  isLogo: boolean,
): Promise<ImageFacts> {
  const name = createHash('sha1')
    .update(bytes)
    .update(JSON.stringify([cutsOut, isLogo]))
    .digest('base64')
  const known = inspected.get(name)
  if (known) return { ...known, key }
  const facts = await inspectImage(key, bytes, cutsOut, isLogo)
  const oldest = inspected.size >= MAX_INSPECTED ? inspected.keys().next().value : undefined
  if (oldest !== undefined) inspected.delete(oldest)
  inspected.set(name, facts)
  return facts
}
