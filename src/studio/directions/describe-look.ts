import { measureArea } from '../model/geometry.ts'
import { toLch } from '../color/oklch.ts'
import type { ObjectTreatment, Scene } from '../model/scene.ts'

/** What a design shows besides its words. */
export type LookImage = 'full_photo' | 'photo' | 'product' | 'drawing' | 'type'
/** The color behind most of a design. */
export type LookGround = 'brand' | 'second' | 'light' | 'dark'

/** What tells a design apart from others of its request, for people who cannot see it. */
export interface DesignLook {
  layout: string
  picture: LookImage
  ground: LookGround
  /** How its first drawing of an object is drawn; null if it shows none. */
  family: ObjectTreatment | null
  /** The object that this drawing shows. */
  thing: string | null
}

export const describeLook = (scene: Pick<Scene, 'layout' | 'layers' | 'roles' | 'width' | 'height'>): DesignLook => ({
  layout: scene.layout,
  picture: describeImage(scene),
  ground: describeGround(scene),
  ...describeDrawing(scene),
})

function describeDrawing({ layers }: Pick<Scene, 'layers'>): Pick<DesignLook, 'family' | 'thing'> {
  const drawing = layers.find((layer) => layer.kind === 'object')
  return { family: drawing?.treatment ?? null, thing: drawing?.name ?? null }
}

/** A photo that covers this share of the canvas is its ground. */
const FULL = 0.85

function describeImage({ layers, width, height }: Pick<Scene, 'layers' | 'width' | 'height'>): LookImage {
  const images = layers.filter((layer) => layer.kind === 'picture')
  const [image] = images
  if (images.some(({ box }) => measureArea(box) >= FULL * width * height)) return 'full_photo'
  if (image) return image.cut_out ? 'product' : 'photo'
  return layers.some(({ kind, ...layer }) => kind === 'object' || ('role' in layer && layer.role === 'motif'))
    ? 'drawing'
    : 'type'
}

/** Grounds with at least this lightness (OKLCH) are light. */
const LIGHT = 0.75

function describeGround({ layers, roles }: Pick<Scene, 'layers' | 'roles'>): LookGround {
  const color = layers.find((layer) => layer.kind === 'backdrop')?.color ?? roles.paper
  if (color === roles.primary) return 'brand'
  if (color === roles.second || color === roles.secondary) return 'second'
  return toLch(color).l >= LIGHT ? 'light' : 'dark'
}
