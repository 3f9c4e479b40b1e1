import { chooseBackdrop } from '../images/product-backdrops.ts'
import { chooseRamp } from './object-colors.ts'
import { createStandingObject } from './place-object.ts'
import type { Layer } from '../../model/scene.ts'
import type { ObjectScene } from './object-scene.ts'

/** One large object in the place of a product: on a plinth, in a niche, in front of a disc, or in window light. */
export function createHero({ context, frame, objects: [object], palette, name }: ObjectScene): Layer[] {
  const { layers, room, behind } = chooseBackdrop(context, frame, object.ratio, name)
  const ramp = chooseRamp(object, palette, context.roles, behind)
  return [...layers, ...createStandingObject(object, room, ramp, palette.shadow)]
}
