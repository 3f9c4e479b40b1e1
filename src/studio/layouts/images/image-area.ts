import { clipToVisible } from '../split-canvas.ts'
import { createFramedImage } from './image-frame.ts'
import type { ColorScheme } from '../color-scheme.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { Corners, Layer } from '../../model/scene.ts'

const SQUARE: Corners = [0, 0, 0, 0]

/** Creates the image or a drawing in `box` (canvas pixels), on the scheme's field. `name` selects the random stream. */
export function createImageArea(
  context: LayoutContext,
  box: Box,
  { field, ground }: Pick<ColorScheme, 'field' | 'ground'>,
  name: string,
  {
    corners = SQUARE,
    image,
    visible = box,
    isCut = false,
  }: { corners?: Corners; image?: ImageFacts; visible?: Box; isCut?: boolean } = {},
): Layer[] {
  return createFramedImage(
    context,
    { box, corners, field, around: ground, visible: clipToVisible(visible, context), isCut },
    name,
    image,
  )
}
