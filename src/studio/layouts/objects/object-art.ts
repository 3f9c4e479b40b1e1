import { createLarge, createMarks, createPair, isLong } from './object-compositions.ts'
import { deltaE } from '../../color/oklch.ts'
import { isApart } from './object-colors.ts'
import { chooseFamily } from './object-family.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { Layer } from '../../model/scene.ts'

/**
 * Fills a frame with the objects that the request is about, in a family that suits the tone. Returns null if there is none. `turn` is the
 * first object that is used: frames in a row show different ones.
 */
export function createObjectArt(context: LayoutContext, frame: ImageFrame, name: string, turn = 0): Layer[] | null {
  const { objects } = context.material
  const at = objects.length > 0 ? turn % objects.length : 0
  const [first, ...others] = [...objects.slice(at), ...objects.slice(0, at)]
  if (!first) return null
  const random = context.random(`objects ${name}`)
  const family = chooseFamily(context, first, frame.field, (of) => of !== 'marks' || isForMarks(frame, objects))
  const isGlyph = family !== 'natural' && family !== 'sticker' && family !== 'flat' && family !== 'line'
  const seen = first.isNatural && !isGlyph ? { ...frame, field: chooseField(context, frame, first) } : frame
  const scene = { context, frame: seen, objects: [first, ...others] as const, random, family }
  if (family === 'marks') return createMarks(scene)
  const isPair = PAIRED_TONES.includes(context.tone) && isPlain(frame) && isLong(frame)
  return isPair ? createPair(scene) : createLarge(scene)
}

/** The tones that show two things that belong together. In the others, two drawings look like clip art, as one drawing twice does in all. */
const PAIRED_TONES: readonly string[] = ['playful', 'bold']

/** Rows of one mark alone look like a mistake, and round corners would cut marks off. */
const isForMarks = (frame: ImageFrame, objects: readonly SubjectObject[]): boolean =>
  objects.filter(({ glyph }) => glyph !== undefined).length > 1 && isPlain(frame)

/** Whether a frame has hardly rounded corners. Others have a shape that a drawing should not be cut by. */
const isPlain = ({ box, corners }: ImageFrame): boolean =>
  corners.every((corner) => corner < Math.min(box.width, box.height) * 0.12)

/** An object in its own colors stands on a field that is lighter or darker than it. */
function chooseField({ roles }: LayoutContext, { field, around }: ImageFrame, object: SubjectObject): string {
  const colors = [field, roles.tint, roles.paper, roles.second, roles.primary, roles.deep]
  return colors.find((color) => isApart(object, color) && (color === field || deltaE(color, around) > 6)) ?? field
}
