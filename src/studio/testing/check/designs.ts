import { createCopy } from '../briefs.ts'
import type { Layer, ObjectLayer, Scene, TextLayer } from '../../model/scene.ts'
import type { TextLine } from '../../model/text-line.ts'

/** A line of `text`, or with its scale and colors. */
export type Line = string | Pick<TextLine, 'text' | 'scale' | 'runs'>

/** A text of 1,000 pixels width, one line below the other. */
export function text(lines: readonly Line[], over: Partial<TextLayer> = {}): TextLayer {
  const { size = 100, box = { x: 40, y: 40, width: 1000, height: size * lines.length } } = over
  const written = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
  return {
    kind: 'text',
    role: 'headline',
    text: written.map((line) => line.text).join(' '),
    transform: 'none',
    family: 'Inter',
    weight: 700,
    size,
    tracking: 0,
    color: '#000000',
    ground: '#FFFFFF',
    box,
    lines: written.map((line, index) => ({ ...line, x: box.x, y: box.y + (index + 0.8) * size, width: 1000 })),
    ...over,
  }
}

/** A drawing of a pizza. */
export const drawing = (width: number, over: Partial<ObjectLayer> = {}): ObjectLayer => ({
  kind: 'object',
  name: 'pizza',
  box: { x: 100, y: 500, width, height: width },
  angle: 0,
  treatment: 'flat',
  ramp: { dark: '#000000', middle: '#808080', light: '#FFFFFF' },
  is_natural: true,
  clip: null,
  shadow: null,
  ...over,
})

/** A design of a size with these layers. */
export const design = (layers: readonly Layer[], over: Partial<Scene> = {}): Scene =>
  ({
    width: 1080,
    height: 1080,
    layout: 'poster',
    roles: { primary: '#0F4C3F', paper: '#FFFFFF' },
    copy: createCopy('Words'),
    notes: [],
    layers: [{ kind: 'backdrop', color: '#FFFFFF' }, ...layers],
    ...over,
  }) as Scene
