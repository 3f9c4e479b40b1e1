import { polygonPath, filled } from '../../../art/svg-paths.ts'
import { boxFromEdges, right, type Box } from '../../../model/geometry.ts'
import { createBrandEdge, chooseColorScheme, type ColorScheme } from '../../color-scheme.ts'
import { createBackgroundPattern } from '../../background-pattern.ts'
import { createImageArea } from '../../images/image-area.ts'
import {
  createStripContext,
  lineHeight,
  setStripLine,
  listStripParts,
  wantedHeadline,
  type StripLine,
} from './strip-line.ts'
import type { ArtLayer, Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** One line for very flat canvases: mark, headline and button, with the image at one end behind a slanted or a round edge. */
export const strip: Layout = {
  name: 'strip',
  voice: 'quiet',
  suits: () => 1,
  compose: (given) => {
    const context = createStripContext(given)
    const scheme = chooseColorScheme(context, ['primary', 'deep', 'paper', 'second', 'tint'])
    const plan = planStrip(context, scheme)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...(plan.art
        ? createEnd(context, plan.art, scheme)
        : createBackgroundPattern(
            context,
            { x: 0, y: 0, width: context.canvas.width, height: context.canvas.height },
            scheme.ground,
          )),
      ...createBrandEdge(
        context,
        plan.art ? scheme : { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary },
      ),
      ...(plan.line?.place() ?? []),
    ]
  },
}

interface StripPlanned {
  line: StripLine | null
  art: ArtEnd | null
}

/** The end of the strip with the image: `box` is on the canvas, its slanted or round edge reaches `reach` pixels further in. */
interface ArtEnd {
  box: Box
  first: boolean
  reach: number
  form: 'slant' | 'round' | 'straight'
}

/** The most parts with which the headline is large enough; otherwise those with the largest headline. */
function planStrip(context: LayoutContext, { ground: fill }: ColorScheme): StripPlanned {
  const ground = context.surface(fill)
  const wanted = wantedHeadline(context.canvas)
  const end = chooseEnd(context)
  let best: StripPlanned = { line: null, art: null }
  for (const parts of listStripParts(context)) {
    const art = parts.art ? end : null
    const line = setStripLine(context, { box: wordsBox(context, art), ground }, parts)
    if (line && line.headlineSize >= wanted) return { line, art }
    if (line && line.headlineSize > (best.line?.headlineSize ?? 0) * 1.08) best = { line, art }
  }
  return best
}

/** The image is at the end that the platform does not cover. */
function chooseEnd(context: LayoutContext): ArtEnd {
  const { width, height, content, margin } = context.canvas
  const random = context.random('strip')
  const form = random.pick(['slant', 'round', 'straight'] as const)
  const [left, rightInset] = [content.x > margin * 2, width - right(content) > margin * 2]
  const first = left === rightInset ? random.chance(0.45) : rightInset
  const line = lineHeight(context.canvas)
  const outside = (first ? content.x : width - right(content)) - line * 0.2
  const size = outside > line * 0.5 ? outside : Math.min(width * 0.24, line * 1.45)
  const box = boxFromEdges(first ? 0 : width - size, 0, first ? size : width, height)
  return { box, first, reach: form === 'slant' ? line * 0.22 : form === 'round' ? line * 0.18 : 0, form }
}

function wordsBox({ canvas }: LayoutContext, art: ArtEnd | null): Box {
  const { content } = canvas
  if (!art) return content
  const gap = art.reach + lineHeight(canvas) * 0.12
  return art.first
    ? boxFromEdges(Math.max(content.x, right(art.box) + gap), content.y, right(content), content.y + content.height)
    : boxFromEdges(content.x, content.y, Math.min(right(content), art.box.x - gap), content.y + content.height)
}

function createEnd(context: LayoutContext, end: ArtEnd, scheme: ColorScheme): Layer[] {
  const { box, first, reach, form } = end
  const wide = first
    ? boxFromEdges(0, 0, right(box) + reach, box.height)
    : { ...box, x: box.x - reach, width: box.width + reach }
  const image = createImageArea(context, wide, scheme, 'strip', { visible: box })
  return form === 'straight' ? image : [...image, createEdge(context, end, scheme)]
}

/** The background covers the corners of the image next to the words: below a slope, or outside of an arc. */
function createEdge({ canvas }: LayoutContext, { box, first, reach, form }: ArtEnd, { ground }: ColorScheme): ArtLayer {
  const { height } = canvas
  const inner = first ? right(box) + reach : box.x - reach
  const outer = first ? right(box) : box.x
  const over = first ? 1 : -1
  const slope = polygonPath([
    [inner + over, -1],
    [inner, -1],
    [outer, height + 1],
    [inner + over, height + 1],
  ])
  const bulge = inner - (outer - inner)
  const arc = `M${inner + over} -1L${outer} -1Q${bulge} ${height / 2} ${outer} ${height + 1}L${inner + over} ${height + 1}Z`
  const covered = boxFromEdges(Math.min(inner, outer), 0, Math.max(inner, outer), height)
  const path = filled(form === 'slant' ? slope : arc, ground)
  return { kind: 'art', role: 'ground', box: covered, corners: null, paths: [path] }
}
