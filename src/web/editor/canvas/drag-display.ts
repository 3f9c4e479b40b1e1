import type { Gesture } from '../model/gesture.ts'
import { toCenter, type Box } from '../model/geometry.ts'

/** The elements that follow a drag. They are changed directly, because rendering React for every move would drop frames. */
export interface DragElements {
  stage: HTMLElement | null
  lifted: HTMLElement | null
  guideX: HTMLElement | null
  guideY: HTMLElement | null
}

const VARIABLES = ['--dx', '--dy', '--grow-x', '--grow-y', '--turn']

/** Shows a drag: the outline, the lifted image and the guides, at a scale of CSS pixels for one pixel of the design. */
export function showDrag(
  elements: DragElements,
  start: { box: Box; angle: number },
  gesture: Gesture,
  scale: number,
): void {
  const { stage, lifted, guideX, guideY } = elements
  const [dx, dy] = [(gesture.box.x - start.box.x) * scale, (gesture.box.y - start.box.y) * scale]
  if (stage) stage.dataset['dragging'] = ''
  const values = [
    `${dx}px`,
    `${dy}px`,
    `${(gesture.box.width - start.box.width) * scale}px`,
    `${(gesture.box.height - start.box.height) * scale}px`,
    `${gesture.angle - start.angle}deg`,
  ]
  VARIABLES.forEach((name, index) => stage?.style.setProperty(name, values[index] ?? ''))
  if (lifted) lifted.style.transform = transformOf(start, gesture, scale)
  const [x, y] = [gesture.guides.x, gesture.guides.y]
  if (guideX) guideX.style.translate = x ? `${x.line.at * scale}px 0` : ''
  if (guideY) guideY.style.translate = y ? `0 ${y.line.at * scale}px` : ''
  guideX?.toggleAttribute('data-on', x !== null)
  guideY?.toggleAttribute('data-on', y !== null)
}

/** The transform of the lifted image. It keeps its size during a change of width or height, because the server fits its content again. */
function transformOf(start: { box: Box; angle: number }, { box, angle, steps }: Gesture, scale: number): string {
  const factor = steps === 0 ? 1 : box.width / start.box.width
  const isFitted = steps === 0 && (box.width !== start.box.width || box.height !== start.box.height)
  const [from, to] = [toCenter(start.box), isFitted ? toCenter(start.box) : toCenter(box)]
  return `translate(${(to.x - from.x) * scale}px, ${(to.y - from.y) * scale}px) rotate(${angle - start.angle}deg) scale(${factor})`
}

/** Ends the display of a drag. */
export function hideDrag({ stage, lifted, guideX, guideY }: DragElements): void {
  if (stage) delete stage.dataset['dragging']
  for (const name of VARIABLES) stage?.style.removeProperty(name)
  if (lifted) lifted.style.transform = ''
  for (const guide of [guideX, guideY]) guide?.removeAttribute('data-on')
}
