import { bottom, centerX, fitInside, type Box } from '../../model/geometry.ts'
import { createStandingImage } from './place-image.ts'
import type { ImageFacts, SceneImages } from '../../model/material.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** How much two neighbors overlap, as a share of the narrower one: the more, the narrower the room is. */
const OVERLAPS = [0.1, 0.22, 0.34, 0.44] as const
/** How far those at the back are above the first one, as a share of the height of the group, and by how much they are smaller. */
const [BEHIND, SMALLER] = [0.05, 0.92]
/** The least share of the height of its room that a group has, if possible. */
const FILLED = 0.5
/** Nothing is lower than this share of the highest product, because nobody knows their real sizes. */
const LEAST_HEIGHT = 0.6

/** The products that stand together, the hero first: all images, if these are at least two cutouts and `image` is the first of them. */
function listGroup({ images }: SceneImages, image: ImageFacts): readonly ImageFacts[] {
  const isGroup = images.length > 1 && images[0]?.key === image.key && images.every(({ kind }) => kind === 'cutout')
  return isGroup ? images : [image]
}

const ratioOf = ({ subject }: ImageFacts) => subject.width / subject.height

/** Width divided by height of what `createStandingProducts` shows. */
export const measureProductRatio = (material: SceneImages, image: ImageFacts): number => {
  const group = listGroup(material, image)
  return group.length === 1 ? ratioOf(image) : measureGroup(group, OVERLAPS[0]).width
}

/**
 * Stands the product in `space` (canvas pixels), on its bottom edge: alone, or with the others of the request beside and behind it. `angle`
 * is only used for one alone. The other parameters are those of `createStandingImage`.
 */
export function createStandingProducts(
  material: SceneImages,
  image: ImageFacts,
  space: Box,
  dark: string,
  angle = 0,
  floor: Pick<ArtLayer, 'box' | 'corners'> | null = null,
): Layer[] {
  const group = listGroup(material, image)
  if (group.length === 1) return createStandingImage(image, space, dark, angle, floor)
  const ways = OVERLAPS.map((overlap) => measureGroup(group, overlap))
  const way = ways.find(({ width }) => fitInside(space, width).height >= space.height * FILLED) ?? ways.at(-1)
  const { width, places } = way ?? measureGroup(group, OVERLAPS[0])
  const fitted = fitInside(space, width)
  const [left, low, scale] = [centerX(space) - fitted.width / 2, bottom(space), fitted.height]
  // The hero is in front of the others, so it is drawn last.
  return places.toReversed().flatMap(({ of, x, width: share, height }) => {
    const lift = of === image ? 0 : BEHIND
    const box = {
      x: left + x * scale,
      y: low - (height + lift) * scale,
      width: share * scale,
      height: height * scale,
    }
    return createStandingImage(of, box, dark, 0, floor)
  })
}

/** A product of a group, in units of the height of the group. */
interface Place {
  of: ImageFacts
  x: number
  width: number
  height: number
}

/** Places products of about the same area side by side: the hero second from the left, or left of another one. The hero is the first place. */
function measureGroup(group: readonly ImageFacts[], overlap: number): { width: number; places: readonly Place[] } {
  const sizes = group.map((of) => ({ of, height: 1 / Math.sqrt(ratioOf(of)) }))
  const highest = Math.max(...sizes.map(({ height }) => height))
  const scaled = sizes.map(({ of, height }, index) => {
    const share = Math.max(LEAST_HEIGHT, height / highest) * (index === 0 ? 1 : SMALLER) * (1 - BEHIND)
    return { of, height: share, width: share * ratioOf(of) }
  })
  const [hero, ...others] = scaled
  const row = others.length > 1 ? [others[0], hero, ...others.slice(1)] : [hero, ...others]
  const places: Place[] = []
  let x = 0
  for (const product of row) {
    if (!product) continue
    const before = places.at(-1)
    if (before) x -= Math.min(before.width, product.width) * overlap
    places.push({ ...product, x })
    x += product.width
  }
  return { width: x, places: places.toSorted((one, two) => Number(two.of === group[0]) - Number(one.of === group[0])) }
}
