import { hasSubject } from '../../model/material.ts'
import { ellipsePath, stroked, filled } from '../../art/svg-paths.ts'
import { mixColors } from '../../color/oklch.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { chooseStackedAspects, splitCanvas } from '../split-canvas.ts'
import { createBrandMarkStrip } from '../text/brand-mark-strip.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createImageArea } from '../images/image-area.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { listFactRows } from '../text/fact-list.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** A testimonial: a large quotation mark, the quote, and the brand below it. */
export const quote: Layout = {
  name: 'quote',
  voice: 'quiet',
  suits: ({ copy, prompt, emphasis, quoted, aspect }) => {
    // Nobody said the words of another request.
    if (copy.pieces?.some(({ slot, kind }) => slot === 'headline' && kind !== 'quotation')) return 0
    if (copy.price || listFactRows(copy).length > 0 || copy.badge || copy.headline.length > 110) return 0
    const said = /\bquote|testimonial|review|says?\b/i.test(prompt) ? 3 : quoted ? 0.7 : 0.35
    return said * (emphasis.goal === 'engagement' ? 1.6 : 1) * (aspect === 'banner' ? 0.7 : 1)
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context)
    const { base, aspect } = context.canvas
    const pictured = hasSubject(context.material)
    // Beside an image, the words of a portrait form would be small.
    const isPortrait = context.canvas.height > context.canvas.width * 1.1
    const share = { slim: 0.32, tall: 0.34, square: 0.36, wide: 0.36, banner: 0.3 }
    const parts = pictured
      ? splitCanvas(context, { share, artFirst: false, stack: chooseStackedAspects(context, isPortrait ? 1 : 0) })
      : { words: context.canvas.content, art: context.canvas.content }
    const foot = createBrandMarkStrip(context, scheme.ground, parts.words, { at: 'foot', align: 'left' })
    const size = aspect === 'banner' ? base * 0.085 : base * 0.15
    const upper = aspect === 'banner' && !pictured ? insetLeft(foot.rest, size * 1.35) : insetTop(foot.rest, size)
    const accent = mixColors(context.surface(scheme.ground).mark, scheme.ground, 0.1)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, parts.art, scheme.ground),
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...(pictured ? [...createPortrait(context, parts.art, scheme)] : []),
      createQuotationMarks(foot.rest.x, foot.rest.y, size, accent),
      ...createStandardColumn(context, upper, scheme.ground, {
        withMark: false,
        anchor: 'middle',
        spread: 'together',
        most: base * (aspect === 'banner' ? 0.1 : pictured ? 0.11 : 0.125),
      }).layers,
      ...foot.layers,
    ]
  },
}

const insetTop = (box: Box, by: number) => boxFromEdges(box.x, box.y + by, right(box), bottom(box))
const insetLeft = (box: Box, by: number) => boxFromEdges(box.x + by, box.y, right(box), bottom(box))

/** Quotation marks: two heavy commas. */
function createQuotationMarks(x: number, y: number, size: number, color: string): ArtLayer {
  const r = size * 0.19
  const comma = (cx: number) =>
    `M${cx - r} ${y + r * 2.1}C${cx - r} ${y + r * 0.9} ${cx - r * 0.2} ${y + r * 0.1} ${cx + r * 0.85} ${y}L${cx + r * 0.98} ${y + r * 0.42}C${cx + r * 0.45} ${y + r * 0.6} ${cx + r * 0.1} ${y + r * 0.9} ${cx + r * 0.06} ${y + r * 1.25}Z`
  const paths = [x + r, x + r * 3.5].flatMap((cx) => [filled(comma(cx) + ellipsePath(cx, y + r * 2.1, r), color)])
  const box = { x, y: y - 2, width: size, height: r * 3.2 + 4 }
  return { kind: 'art', role: 'motif', box, corners: null, paths }
}

/** The image in a circle with a ring around it. */
function createPortrait(context: LayoutContext, art: Box, scheme: Parameters<typeof createImageArea>[2]): Layer[] {
  const { canvas } = context
  const { margin, content } = canvas
  const space = boxFromEdges(
    Math.max(art.x, margin * 0.4),
    Math.max(art.y, content.y),
    right(art) - margin,
    Math.min(bottom(art) - margin * 0.6, Math.max(bottom(content), art.y + art.height * 0.9)),
  )
  const d = Math.min(space.width, space.height)
  const x = art.width < canvas.width ? right(space) - d : space.x + (space.width - d) / 2
  const box = { x, y: space.y + (space.height - d) / 2, width: d, height: d }
  const around = { x: x - d, y: box.y - d, width: 3 * d, height: 3 * d }
  const ring = stroked(ellipsePath(x + d / 2, box.y + d / 2, d * 0.54), scheme.field, Math.max(2, d * 0.01))
  return [
    { kind: 'art', role: 'motif', box: around, corners: null, paths: [ring] },
    ...createImageArea(context, box, scheme, 'quote', { corners: [d / 2, d / 2, d / 2, d / 2] }),
  ]
}
