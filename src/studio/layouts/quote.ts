import { ellipse, line, solid } from '../art/pen.ts'
import { mix } from '../color/oklch.ts'
import { bottom, boxOf, right } from '../geometry.ts'
import { halves } from './areas.ts'
import { markStrip } from './mark-strip.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { stageIn } from './stage-in.ts'
import { texture } from './texture.ts'
import { wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/** Somebody says it: a great quotation mark, the words, and the brand below them as the one who speaks. */
export const quote: Layout = {
  name: 'quote',
  voice: 'quiet',
  suits: ({ copy, prompt, emphasis, quoted, form }) => {
    if (copy.price || copy.benefits.length > 0 || copy.badge || copy.headline.length > 110) return 0
    const said = /\bquote|testimonial|review|says?\b/i.test(prompt) ? 3 : quoted ? 0.7 : 0.35
    return said * (emphasis.goal === 'engagement' ? 1.6 : 1) * (form === 'banner' ? 0.7 : 1)
  },
  compose: (scope) => {
    const scheme = schemeOf(scope)
    const { base, form } = scope.canvas
    const pictured = scope.material.pictures.length > 0
    const share = { slim: 0.32, tall: 0.34, square: 0.36, wide: 0.36, banner: 0.3 }
    const parts = pictured
      ? halves(scope, { share, artFirst: false })
      : { words: scope.canvas.content, art: scope.canvas.content }
    const foot = markStrip(scope, scheme.ground, parts.words, { at: 'foot', align: 'left' })
    const size = form === 'banner' ? base * 0.085 : base * 0.15
    const upper = form === 'banner' && !pictured ? indented(foot.rest, size * 1.35) : lowered(foot.rest, size)
    const accent = mix(scope.ground(scheme.ground).mark, scheme.ground, 0.1)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...texture(scope, parts.art, scheme.ground),
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
      ...(pictured ? [...portrait(scope, parts.art, scheme)] : []),
      marks(foot.rest.x, foot.rest.y, size, accent),
      ...wordsIn(scope, upper, scheme.ground, {
        withMark: false,
        anchor: 'middle',
        spread: 'together',
        most: base * (form === 'banner' ? 0.1 : pictured ? 0.095 : 0.125),
      }).layers,
      ...foot.layers,
    ]
  },
}

const lowered = (box: Box, by: number) => boxOf(box.x, box.y + by, right(box), bottom(box))
const indented = (box: Box, by: number) => boxOf(box.x + by, box.y, right(box), bottom(box))

/** Two heavy commas hanging from the top. */
function marks(x: number, y: number, size: number, color: string): ArtLayer {
  const r = size * 0.19
  const comma = (cx: number) =>
    `M${cx - r} ${y + r * 2.1}C${cx - r} ${y + r * 0.9} ${cx - r * 0.2} ${y + r * 0.1} ${cx + r * 0.85} ${y}L${cx + r * 0.98} ${y + r * 0.42}C${cx + r * 0.45} ${y + r * 0.6} ${cx + r * 0.1} ${y + r * 0.9} ${cx + r * 0.06} ${y + r * 1.25}Z`
  const paths = [x + r, x + r * 3.5].flatMap((cx) => [solid(comma(cx) + ellipse(cx, y + r * 2.1, r), color)])
  const box = { x, y: y - 2, width: size, height: r * 3.2 + 4 }
  return { kind: 'art', role: 'motif', box, corners: null, paths }
}

/** The picture in a circle that the ring of an echo follows. */
function portrait(scope: Scope, art: Box, scheme: Parameters<typeof stageIn>[2]): Layer[] {
  const { canvas } = scope
  const { margin, content } = canvas
  const room = boxOf(
    Math.max(art.x, margin * 0.4),
    Math.max(art.y, content.y),
    right(art) - margin,
    Math.min(bottom(art) - margin * 0.6, Math.max(bottom(content), art.y + art.height * 0.9)),
  )
  const d = Math.min(room.width, room.height)
  const x = art.width < canvas.width ? right(room) - d : room.x + (room.width - d) / 2
  const box = { x, y: room.y + (room.height - d) / 2, width: d, height: d }
  const around = { x: x - d, y: box.y - d, width: 3 * d, height: 3 * d }
  const ring = line(ellipse(x + d / 2, box.y + d / 2, d * 0.54), scheme.field, Math.max(2, d * 0.01))
  return [
    { kind: 'art', role: 'motif', box: around, corners: null, paths: [ring] },
    ...stageIn(scope, box, scheme, 'quote', { corners: [d / 2, d / 2, d / 2, d / 2] }),
  ]
}
