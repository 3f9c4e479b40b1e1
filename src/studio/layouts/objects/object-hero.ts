import { chooseBackdrop } from '../images/product-backdrops.ts'
import { chooseRamp } from './object-colors.ts'
import { createStandingObject } from './place-object.ts'
import type { Layer } from '../../scene.ts'
import type { ObjectScene } from './object-scene.ts'

/** One large object where a product would stand: on a plinth, in a niche, before a disc, or in window light. */
export function createHero({ context, frame, objects: [object], palette, name }: ObjectScene): Layer[] {
  const { layers, room, behind } = chooseBackdrop(context, frame, object.ratio, name)
  const ramp = chooseRamp(object, palette, context.roles, behind)
  return [...layers, ...createStandingObject(object, room, ramp, palette.shadow)]
}
