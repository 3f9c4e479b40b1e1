import { bottom, boxFromEdges, right, type Box } from '../model/geometry.ts'
import { listFieldColors } from '../layouts/images/image-frame.ts'
import { createImageArea } from '../layouts/images/image-area.ts'
import { createCoverImage, createStandingImage } from '../layouts/images/place-image.ts'
import { createSubject } from '../layouts/objects/subject.ts'
import { splitCanvas } from '../layouts/split-canvas.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ImageFacts, SceneImages } from '../model/material.ts'
import type { Layer } from '../model/scene.ts'
import { showsSubject } from './shot-grounds.ts'
import type { Shot } from './shot.ts'

/** What a shot shows besides its words, and the area that is left for them. Boxes are canvas pixels. */
export interface ShotPicture {
  layers: Layer[]
  words: Box
  hasPicture: boolean
}

/** The picture's share of the canvas. A subject is larger than in the hook, whose words come first. */
const SHARES = {
  hook: { slim: 0.42, tall: 0.46, square: 0.44, wide: 0.46, banner: 0.42 },
  subject: { slim: 0.54, tall: 0.58, square: 0.52, wide: 0.54, banner: 0.48 },
} as const

/** Shows the subject of a film: a photo to the edges, a cutout or an object with space around it, or a drawing. */
export function createShotPicture(context: LayoutContext, shot: Shot, index: number, ground: string): ShotPicture {
  const { kind, lines } = shot
  const { canvas, material } = context
  const none = { layers: [], words: canvas.content, hasPicture: false }
  if (!showsSubject(shot) || canvas.strip) return none
  const isAlone = lines.length === 0
  const { art, words, stacked } = splitCanvas(context, {
    share: SHARES[kind === 'hook' ? 'hook' : 'subject'],
    artFirst: false,
    stack: ['slim', 'tall', 'square'],
    gutter: 0.045,
  })
  const image = chooseImage(material, shot)
  const room = isAlone ? { x: 0, y: 0, width: canvas.width, height: canvas.height } : art
  const layers = drawSubject(context, { image, room, ground, stacked, name: `shot${index}`, kind })
  return { layers, words, hasPicture: layers.length > 0 }
}

/** The image that a person chose. Otherwise the subject has another one than the hook, if there is one. */
function chooseImage({ images, spare = [] }: SceneImages, { kind, chosen }: Shot): ImageFacts | null {
  const own = chosen?.picture ? [...images, ...spare].find(({ key }) => key === chosen.picture) : undefined
  return own ?? (kind === 'subject' ? images[1] : undefined) ?? images[0] ?? null
}

interface SubjectPlace {
  image: ImageFacts | null
  room: Box
  ground: string
  stacked: boolean
  name: string
  kind: Shot['kind']
}

function drawSubject(context: LayoutContext, { image, room, ground, stacked, name, kind }: SubjectPlace): Layer[] {
  const { canvas, material, roles, toneStyle } = context
  const inner = insetRoom(context, room, stacked)
  if (image?.kind === 'photo')
    return [
      createCoverImage(image, room, [0, 0, 0, 0], {
        x: 0.5,
        y: kind === 'hook' ? 0.46 : 0.5,
        zoom: kind === 'hook' ? 1 : 1.12,
      }),
    ]
  if (image?.kind === 'cutout') return createStandingImage(image, inner, ground === roles.deep ? '#000000' : roles.ink)
  const field = listFieldColors(ground, context)[0] ?? roles.soft
  if (image) return createImageArea(context, room, { field, ground }, name, { image })
  if (material.objects.length === 0) return createImageArea(context, room, { field, ground }, name)
  const tilt = toneStyle.tilt * context.random(name).pick([-1, 1])
  const [first, second] = material.objects
  const object = kind === 'subject' && second ? second : first
  const shown = { ...context, material: { ...material, objects: object ? [object] : [] } }
  const most = canvas.base * 0.78
  const side = Math.min(most, inner.width, inner.height)
  const box = {
    x: inner.x + (inner.width - side) / 2,
    y: inner.y + (inner.height - side) / 2,
    width: side,
    height: side,
  }
  return createSubject(shown, box, ground, { angle: tilt })
}

/** The part of the room in which something can stand without touching an edge or what a platform covers. */
function insetRoom({ canvas }: LayoutContext, room: Box, stacked: boolean): Box {
  const { base, content, margin, isCaptioned } = canvas
  const gap = base * 0.03
  if (isCaptioned)
    return boxFromEdges(
      room.x + (stacked ? margin : gap),
      Math.max(room.y + gap, stacked ? 0 : margin * 1.2),
      right(room) - margin,
      bottom(content),
    )
  if (!stacked) return boxFromEdges(room.x + gap, margin * 1.2, right(room) - margin, canvas.height - margin * 1.2)
  const foot = Math.min(bottom(room) - margin * 0.8, Math.max(bottom(content), room.y + room.height * 0.82))
  return boxFromEdges(room.x + margin, room.y + gap, right(room) - margin, foot)
}
