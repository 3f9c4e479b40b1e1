import { bottom, boxFromEdges, right, type Box } from '../model/geometry.ts'
import { listFieldColors, standsOut } from '../layouts/images/image-frame.ts'
import { createImageArea } from '../layouts/images/image-area.ts'
import { createCoverImage, createStandingImage } from '../layouts/images/place-image.ts'
import { createSubject } from '../layouts/objects/subject.ts'
import { splitCanvas } from '../layouts/split-canvas.ts'
import type { AspectClass } from '../model/canvas.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ImageFacts, SceneImages } from '../model/material.ts'
import type { StoryClip } from '../model/story.ts'
import type { Layer } from '../model/scene.ts'
import { showsSubject } from './shot-grounds.ts'
import type { Shot } from './shot.ts'

/** What a shot shows besides its words, and the area that is left for them. Boxes are canvas pixels. */
export interface ShotImage {
  layers: Layer[]
  words: Box
  hasPicture: boolean
  /** Whether the picture is above the words. */
  isAbove: boolean
}

type Pictured = 'hook' | 'subject' | 'offer' | 'end'

/** The picture's share of the canvas. A subject is larger than in the hook, whose words come first. */
const SHARES: Record<Pictured, Readonly<Record<AspectClass, number>>> = {
  hook: { slim: 0.42, tall: 0.46, square: 0.44, wide: 0.46, banner: 0.42 },
  subject: { slim: 0.46, tall: 0.5, square: 0.48, wide: 0.54, banner: 0.48 },
  offer: { slim: 0.38, tall: 0.38, square: 0.38, wide: 0.44, banner: 0.4 },
  end: { slim: 0.4, tall: 0.44, square: 0.44, wide: 0.44, banner: 0.4 },
}

const toPictured = (kind: Shot['kind']): Pictured => (kind === 'point' || kind === 'event' ? 'subject' : kind)

/**
 * Shows the subject of a film: a photo to the edges, a cutout or an object with space around it, or a drawing. Hook and subject have it on
 * opposite sides of the words, so that a cut between them is seen.
 */
export function createShotImage(context: LayoutContext, shot: Shot, index: number, ground: string): ShotImage {
  const { kind, lines } = shot
  const { canvas, material } = context
  const none = { layers: [], words: canvas.content, hasPicture: false, isAbove: false }
  if (!showsSubject(shot, material) || canvas.strip) return none
  const isAlone = lines.length === 0 && kind !== 'end'
  // A scene has only a part of the words, so they take no space from its picture.
  const alone = { ...context, copy: { ...context.copy, details: [], pieces: [], price: null, badge: null } }
  const image = chooseImage(material, shot)
  const { art, words, stacked, artFirst } = splitCanvas(alone, {
    share: limitShares(context, SHARES[toPictured(kind)], image),
    artFirst: toPictured(kind) === 'subject' && !canvas.isCaptioned,
    keepsOrder: true,
    stack: ['slim', 'tall', 'square'],
    gutter: 0.045,
  })
  const space = isAlone ? { x: 0, y: 0, width: canvas.width, height: canvas.height } : art
  const clip = (image && shot.chosen?.clip) ?? null
  const layers = drawSubject(context, { image, clip, space, ground, stacked, name: `shot${index}`, kind })
  return { layers, words, hasPicture: layers.length > 0, isAbove: stacked && artFirst }
}

/** How much of the side across the split a cutout takes, with the space around it. */
const ACROSS = 0.84
const AROUND = 0.12

/** A cutout takes no more space than it fills: a tall one beside words, or a flat one above or below them. */
function limitShares(
  { canvas: { width, height } }: LayoutContext,
  shares: Readonly<Record<AspectClass, number>>,
  image: ImageFacts | null,
): Readonly<Record<AspectClass, number>> {
  if (image?.kind !== 'cutout') return shares
  const ratio = image.subject.width / image.subject.height
  const beside = ACROSS * (height / width) * ratio + AROUND
  const stacked = ACROSS * (width / height / ratio) + AROUND
  const { slim, tall, square, wide, banner } = shares
  return {
    slim: Math.min(slim, stacked),
    tall: Math.min(tall, stacked),
    square: Math.min(square, stacked),
    wide: Math.min(wide, beside),
    banner: Math.min(banner, beside),
  }
}

/** Which image or object a shot shows if there are several. */
const TURNS: Record<Pictured, number> = { hook: 0, subject: 1, offer: 2, end: 0 }

/** The image that a person chose. Otherwise shots have different ones, if there are several. */
function chooseImage({ images, spare = [] }: SceneImages, { kind, chosen }: Shot): ImageFacts | null {
  const own = chosen?.picture ? [...images, ...spare].find(({ key }) => key === chosen.picture) : undefined
  // Frames of a clip are photos, whatever its still looks like.
  if (own && chosen?.clip) return toPhoto(own, chosen.clip)
  return own ?? images[TURNS[toPictured(kind)]] ?? images[0] ?? null
}

function toPhoto({ cut_out: _, ...image }: ImageFacts, { focus }: StoryClip): ImageFacts {
  return { ...image, kind: 'photo', ...(focus && { focus }) }
}

interface SubjectPlace {
  image: ImageFacts | null
  clip: StoryClip | null
  space: Box
  ground: string
  stacked: boolean
  name: string
  kind: Shot['kind']
}

/** How close each shot comes to what a photo shows. A photo is not enlarged beyond its own pixels by more than a quarter. */
const ZOOMS: Record<Pictured, number> = { hook: 1, subject: 1.4, offer: 1.7, end: 1.15 }
const MOST_ENLARGED = 1.25

/** An object that is smaller than this share of the side of a square with the same area is left out. */
const SMALLEST_OBJECT = 0.16

function drawSubject(
  context: LayoutContext,
  { image, clip, space, ground, stacked, name, kind }: SubjectPlace,
): Layer[] {
  const { canvas, material, roles, toneStyle } = context
  const pictured = toPictured(kind)
  const inner = insetSpace(context, space, stacked)
  if (image && clip) {
    const { key, start, end } = clip
    return [{ ...createCoverImage(image, space, [0, 0, 0, 0]), clip: { key, start, end } }]
  }
  if (image?.kind === 'photo') {
    const most = (MOST_ENLARGED * Math.min(image.width, image.height)) / Math.max(space.width, space.height)
    return [
      createCoverImage(image, space, [0, 0, 0, 0], {
        x: 0.5,
        y: kind === 'hook' ? 0.46 : 0.5,
        zoom: Math.min(ZOOMS[pictured], Math.max(1, most)),
      }),
    ]
  }
  const [field = roles.soft] = listFieldColors(ground, context)
  // The end always has the primary color, which may be that of the product.
  const isLost = kind === 'end' && image !== null && !standsOut(image, ground)
  if (image?.kind === 'cutout' && !isLost)
    return createStandingImage(image, inner, ground === roles.deep ? '#000000' : roles.ink)
  // A field beside the words would cross them when the end slides in.
  if (isLost && !stacked) return []
  if (image) return createImageArea(context, space, { field, ground }, name, { image })
  // What looks cheap when it is large becomes a pattern.
  const objects = material.objects.filter(({ isSimple }) => !isSimple)
  const object = objects[TURNS[pictured]] ?? objects[0]
  if (!object) return createImageArea(context, space, { field, ground }, name)
  const angle = toneStyle.angle * context.random(name).pick([-1, 1])
  const shown = { ...context, material: { ...material, objects: [object] } }
  const most = canvas.base * 0.78
  const side = Math.min(most, inner.width, inner.height)
  if (side < canvas.base * SMALLEST_OBJECT) return []
  const box = {
    x: inner.x + (inner.width - side) / 2,
    y: inner.y + (inner.height - side) / 2,
    width: side,
    height: side,
  }
  return createSubject(shown, box, ground, { angle })
}

/** The part of the room in which something can stand without touching an edge or what a platform covers. */
function insetSpace({ canvas }: LayoutContext, space: Box, stacked: boolean): Box {
  const { base, content, margin, isCaptioned } = canvas
  const gap = base * 0.03
  if (isCaptioned)
    return boxFromEdges(
      space.x + (stacked ? margin : gap),
      Math.max(space.y + gap, stacked ? 0 : margin * 1.2),
      right(space) - margin,
      bottom(content),
    )
  if (stacked && space.y <= 0 && bottom(space) < canvas.height)
    return boxFromEdges(space.x + margin, content.y * 0.8, right(space) - margin, bottom(space) - gap)
  if (!stacked) return boxFromEdges(space.x + gap, margin * 1.2, right(space) - margin, canvas.height - margin * 1.2)
  const foot = Math.min(bottom(space) - margin * 0.8, Math.max(bottom(content), space.y + space.height * 0.82))
  return boxFromEdges(space.x + margin, space.y + gap, right(space) - margin, foot)
}
