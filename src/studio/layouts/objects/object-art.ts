import { derivePalette } from '../../art/palette.ts'
import { createCropped, createLineArt, createPattern, createSticker, createTrio } from './object-compositions.ts'
import { createHero } from './object-hero.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ObjectScene } from './object-scene.ts'
import type { Layer } from '../../model/scene.ts'

type Composition = (scene: ObjectScene) => Layer[]

/** Compositions by brand tone. A composition that is listed twice is chosen twice as often. */
const COMPOSITIONS: Readonly<Record<string, readonly Composition[]>> = {
  professional: [createHero, createTrio, createCropped, createHero],
  playful: [createSticker, createPattern, createTrio, createCropped],
  luxury: [createLineArt, createHero, createHero, createCropped],
  minimal: [createLineArt, createHero, createCropped],
  bold: [createCropped, createSticker, createPattern, createHero],
  friendly: [createTrio, createSticker, createHero, createPattern],
  authoritative: [createHero, createLineArt, createTrio],
  innovative: [createCropped, createHero, createPattern, createTrio],
}
const DEFAULT: readonly Composition[] = [createHero, createTrio, createCropped]

/**
 * Fills a frame with the objects that the request is about, in a composition that suits the tone. Returns null if
 * nothing fits. `turn` is the first object that is used: frames in a row show different ones.
 */
export function createObjectArt(context: LayoutContext, frame: ImageFrame, name: string, turn = 0): Layer[] | null {
  const { objects } = context.material
  const at = objects.length > 0 ? turn % objects.length : 0
  const [first, ...others] = [...objects.slice(at), ...objects.slice(0, at)]
  if (!first) return null
  const random = context.random(`objects ${name}`)
  const compositions = COMPOSITIONS[context.tone] ?? DEFAULT
  const { width, height } = frame.visible
  const narrow = width < height * 0.55 || height < width * 0.4
  const able = compositions.filter((composition) =>
    composition === createTrio ? others.length > 0 && !narrow : composition !== createHero || !narrow,
  )
  const palette = derivePalette(frame.field, context.roles)
  return random.pick(able.length > 0 ? able : [createCropped])({
    context,
    frame,
    objects: [first, ...others],
    palette,
    random,
    name,
  })
}
