import { rectanglePath } from '../../art/svg-paths.ts'
import { boxFromEdges, clipToWholePixels, grow, measureArea, overlaps, type Box } from '../../model/geometry.ts'
import { createSubject } from './subject.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer } from '../../model/scene.ts'

/** The sides of an added object, as shares of `canvas.base`: the largest that fits is used. */
const SIZES = [0.5, 0.42, 0.36, 0.3]
/** Positions that are tried in each direction. */
const STEPS = 16
/** Smaller objects stand at an edge of the area. In the middle, they would look lost between texts. */
const MIN_FREE_SIZE = 0.36
/** Smaller fields are cards, whose text an object would seem to belong to. A share of the canvas. */
const MIN_FIELD = 0.24

/** A plain area of one color. `taken` are the boxes on it, `after` is the index of the layer that draws it. */
interface PlainArea {
  box: Box
  color: string
  taken: readonly Box[]
  after: number
}

/**
 * Adds the first object where the background or a plain field has an empty place, if the layout shows no subject itself. The object never
 * touches text, logo, buttons, or other art.
 */
export function addSubject(context: LayoutContext, layers: Layer[]): Layer[] {
  const { material, toneStyle } = context
  if (material.objects.length === 0 || layers.some(({ kind }) => kind === 'object' || kind === 'picture')) return layers
  const angle = toneStyle.angle * context.random('subject').pick([-1, 1])
  for (const area of listPlainAreas(context, layers)) {
    const space = findSpace(context, area)
    if (!space) continue
    const object = createSubject(context, space, area.color, { angle })
    return [...layers.slice(0, area.after + 1), ...object, ...layers.slice(area.after + 1)]
  }
  return layers
}

/** Lists the background inside its margins, and the plain fields on it. */
function listPlainAreas(context: LayoutContext, layers: readonly Layer[]): PlainArea[] {
  const { width, height, base, margin, safe } = context.canvas
  const inset = margin * 0.8
  const sheet = boxFromEdges(inset, Math.max(inset, safe.box.y), width - inset, height - inset)
  return layers.flatMap((layer, after): PlainArea[] => {
    const color = findPlainColor(layer)
    if (!color || (layer.kind === 'art' && measureArea(layer.box) < MIN_FIELD * width * height)) return []
    const box = layer.kind === 'backdrop' ? sheet : 'box' in layer ? grow(layer.box, -base * 0.03) : sheet
    const taken = layers.slice(after + 1).flatMap((other) => listTakenBoxes(context, other))
    // Fields that end at the edge of the canvas keep the margin, too.
    return [{ box: clipToWholePixels(box, sheet) ?? box, color, taken, after: findLastGround(layers, after) }]
  })
}

/** The index of the last pattern that belongs to the background in `at`. */
function findLastGround(layers: readonly Layer[], at: number): number {
  if (layers[at]?.kind !== 'backdrop') return at
  return layers.findLastIndex((layer) => layer.kind === 'backdrop' || (layer.kind === 'art' && layer.role === 'ground'))
}

function findPlainColor(layer: Layer): string | null {
  if (layer.kind === 'backdrop') return layer.color
  if (layer.kind !== 'art' || layer.role !== 'field' || layer.paths.length !== 1) return null
  const [path] = layer.paths
  return path?.d === rectanglePath(layer.box) && typeof path.fill === 'string' ? path.fill : null
}

function listTakenBoxes({ canvas }: LayoutContext, layer: Layer): Box[] {
  if (layer.kind === 'backdrop' || (layer.kind === 'art' && layer.role === 'ground')) return []
  // The frame around the whole canvas.
  if (layer.kind === 'art' && layer.box.width >= canvas.width && layer.box.height >= canvas.height) return []
  return [grow(layer.box, canvas.base * 0.03)]
}

/** Finds the largest free square. Among squares of the same size, it prefers the lower right one. */
function findSpace({ canvas }: LayoutContext, { box: area, taken }: PlainArea): Box | null {
  for (const share of SIZES) {
    const size = share * canvas.base
    const [across, down] = [area.width - size, area.height - size]
    if (across < 0 || down < 0) continue
    const isFree = share >= MIN_FREE_SIZE
    for (let row = STEPS; row >= 0; row--) {
      for (let column = STEPS; column >= 0; column -= isFree || row === STEPS ? 1 : STEPS) {
        const [x, y] = [area.x + (across * column) / STEPS, area.y + (down * row) / STEPS]
        const box = { x, y, width: size, height: size }
        if (!taken.some((other) => overlaps(other, box))) return box
      }
    }
  }
  return null
}
