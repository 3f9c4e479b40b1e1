import { seen } from './areas.ts'
import { framed } from './frame.ts'
import type { Scheme } from './scheme.ts'
import type { Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'
import type { Corners, Layer } from '../scene.ts'

const SQUARE: Corners = [0, 0, 0, 0]

/** Picture or drawing in a box of the sheet, on the scheme's field. */
export function stageIn(
  scope: Scope,
  box: Box,
  { field, ground }: Pick<Scheme, 'field' | 'ground'>,
  name: string,
  { corners = SQUARE, picture, visible = box }: { corners?: Corners; picture?: PictureFacts; visible?: Box } = {},
): Layer[] {
  return framed(scope, { box, corners, field, around: ground, visible: seen(visible, scope) }, name, picture)
}
