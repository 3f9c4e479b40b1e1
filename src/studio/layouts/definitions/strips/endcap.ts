import { boxFromEdges, right, type Box } from '../../../model/geometry.ts'
import { placeText, wrapBlock, type TextBlock } from '../../../type/text-block.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import { createBrandEdge, chooseColorScheme } from '../../color-scheme.ts'
import { hasSubject } from '../../../model/material.ts'
import { createImageArea } from '../../images/image-area.ts'
import { createStripContext, setStripLine, listStripParts, wantedHeadline, type StripLine } from './strip-line.ts'
import type { SurfaceColors } from '../../../color/surface-colors.ts'
import type { Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** One line for very flat canvases whose button is a field over the whole height, with the image before the words. */
export const endcap: Layout = {
  name: 'endcap',
  voice: 'quiet',
  suits: ({ copy, strip }) => (copy.cta && strip === 'canvas' ? 1 : 0),
  compose: (given) => {
    const context = createStripContext(given)
    const { canvas, roles } = context
    const scheme = chooseColorScheme(context, ['primary', 'deep', 'paper', 'second', 'tint'])
    const ground = context.surface(scheme.ground)
    const cap = createCap(context, ground)
    const planned = planEndcap(context, ground, cap?.box ?? null)
    const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height }
    const isCapped = cap !== null && cap.box.height >= canvas.height && ground.accent === roles.primary
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, whole, scheme.ground),
      ...(planned.art ? createImageArea(context, planned.art, scheme, 'endcap') : []),
      ...(isCapped ? [] : createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== roles.primary })),
      ...(cap?.layers ?? []),
      ...(planned.line?.place() ?? []),
    ]
  },
}

/** The button: a field from the top to the bottom edge, at the end that the platform leaves free. */
function createCap(context: LayoutContext, ground: SurfaceColors): { box: Box; layers: Layer[] } | null {
  const { canvas, copy, type, ruler, sizes } = context
  if (!copy.cta) return null
  const words = {
    role: 'cta' as const,
    text: copy.cta,
    style: type.label,
    color: ground.onAccent,
    ground: ground.accent,
  }
  const pad = Math.max(9, canvas.height * 0.22)
  const most = canvas.width * 0.28 - 2 * pad
  const block = setLabel([1, 2].map((lines) => wrapBlock(words, ruler, sizes.label, most, lines)))
  if (!block) return null
  const end = canvas.width - right(canvas.content) > canvas.margin * 2 ? right(canvas.content) : canvas.width
  const width = block.width + 2 * pad
  const box = boxFromEdges(end - width, 0, end, canvas.height)
  const field: Layer = {
    kind: 'panel',
    role: 'button',
    box,
    corners: [0, 0, 0, 0],
    color: ground.accent,
    stroke: null,
    stroke_width: 0,
  }
  return { box, layers: [field, placeText(block, box.x + width / 2, (canvas.height - block.height) / 2, 'center')] }
}

const setLabel = (blocks: readonly (TextBlock | null)[]) => blocks.find((block) => block !== null) ?? null

function planEndcap(
  context: LayoutContext,
  ground: SurfaceColors,
  cap: Box | null,
): { line: StripLine | null; art: Box | null } {
  const { canvas } = context
  const { content, height } = canvas
  const wanted = wantedHeadline(canvas)
  const covered = content.x > canvas.margin * 2
  const end = cap?.x ?? right(content)
  const size = Math.min(height * 1.25, canvas.width * 0.24)
  const free = hasSubject(context.material) ? { x: covered ? end - size : 0, y: 0, width: size, height } : null
  let best: { line: StripLine | null; art: Box | null } = { line: null, art: null }
  for (const parts of listStripParts(context)) {
    const art = parts.art ? free : null
    const left = art && !covered ? right(art) + height * 0.16 : content.x
    const box = boxFromEdges(left, content.y, (art && covered ? art.x : end) - height * 0.2, content.y + content.height)
    const line = setStripLine(context, { box, ground, withoutButton: cap !== null }, parts)
    if (line && line.headlineSize >= wanted) return { line, art }
    if (line && line.headlineSize > (best.line?.headlineSize ?? 0) * 1.08) best = { line, art }
  }
  return best
}
