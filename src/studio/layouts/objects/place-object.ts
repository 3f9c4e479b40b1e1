import { softEllipse } from '../../art/svg-paths.ts'
import { bottom, centerX, fitInside, type Box } from '../../model/geometry.ts'
import type { ColorRamp } from '../../objects/recolor.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { ArtLayer, Layer, ObjectLayer, ObjectTreatment } from '../../model/scene.ts'

interface ObjectStyle {
  treatment?: ObjectTreatment
  angle?: number
  clip?: ObjectLayer['clip']
  shadow?: ObjectLayer['shadow']
}

/** Fits an object into `space` (canvas pixels), in its center. */
export function createObject(
  { name, ratio, isNatural }: SubjectObject,
  space: Box,
  ramp: ColorRamp,
  { treatment = 'flat', angle = 0, clip = null, shadow = null }: ObjectStyle = {},
): ObjectLayer {
  return {
    kind: 'object',
    name,
    box: fitInside(space, ratio),
    angle,
    treatment,
    ramp,
    ...(isNatural && { is_natural: true }),
    clip,
    shadow,
  }
}

/** Fits an object into `space`, on its bottom edge, with a contact shadow in the color `dark`. */
export function createStandingObject(
  object: SubjectObject,
  space: Box,
  ramp: ColorRamp,
  dark: string,
  { treatment = 'flat', clip = null }: ObjectStyle = {},
): Layer[] {
  const fitted = fitInside(space, object.ratio)
  const box = { ...fitted, y: bottom(space) - fitted.height }
  const layer: ObjectLayer = { ...createObject(object, space, ramp, { treatment, clip }), box }
  return [createGroundShadow(box, dark, clip), layer]
}

/** A soft shadow on the floor below an object. */
function createGroundShadow(box: Box, dark: string, clip: ObjectLayer['clip']): ArtLayer {
  const [rx, ry] = [box.width * 0.62, Math.min(box.width * 0.085, box.height * 0.12)]
  const [x, y] = [centerX(box), bottom(box) - ry * 0.2]
  return {
    kind: 'art',
    role: clip ? 'field' : 'shadow',
    box: clip ? clip.box : { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry },
    corners: clip ? clip.corners : null,
    paths: [softEllipse(x, y, rx, ry, dark, 0.5), softEllipse(x, y - ry * 0.1, rx * 0.8, ry * 0.5, dark, 0.55)],
  }
}
