import { derivePalette } from '../../art/palette.ts'
import { createLarge, createLineArt, createSticker } from './object-compositions.ts'
import { deltaE } from '../../color/oklch.ts'
import { isApart } from './object-colors.ts'
import { createHero } from './object-hero.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ObjectScene } from './object-scene.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { Layer } from '../../model/scene.ts'

type Composition = (scene: ObjectScene) => Layer[]

/** Compositions by brand tone. A composition that is listed twice is chosen twice as often. */
const COMPOSITIONS: Readonly<Record<string, readonly Composition[]>> = {
  professional: [createHero, createLarge],
  playful: [createSticker, createLarge, createHero],
  luxury: [createLineArt, createHero, createLarge],
  minimal: [createLineArt, createLarge, createHero],
  bold: [createLarge, createSticker, createHero],
  friendly: [createSticker, createHero, createLarge],
  authoritative: [createHero, createLineArt, createLarge],
  innovative: [createLarge, createHero],
}
const DEFAULT: readonly Composition[] = [createHero, createLarge]

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
    composition === createLineArt ? !first.isNatural : composition !== createHero || !narrow,
  )
  const seen = first.isNatural ? { ...frame, field: chooseField(context, frame, first) } : frame
  const palette = derivePalette(seen.field, context.roles)
  return random.pick(able.length > 0 ? able : [createLarge])({
    context,
    frame: seen,
    objects: [first, ...others],
    palette,
    random,
    name,
  })
}

/** An object in its own colors stands on a field that is lighter or darker than it. */
function chooseField({ roles }: LayoutContext, { field, around }: ImageFrame, object: SubjectObject): string {
  const colors = [field, roles.tint, roles.paper, roles.second, roles.primary, roles.deep]
  return colors.find((color) => isApart(object, color) && (color === field || deltaE(color, around) > 6)) ?? field
}
