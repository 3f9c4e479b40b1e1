import { rectangle, solid } from '../art/pen.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/grounds.ts'
import { contrast, deltaE, shade } from '../color/oklch.ts'
import { bottom, boxOf, right } from '../geometry.ts'
import { halves } from './areas.ts'
import { fieldsOn } from './frame.ts'
import { brandEdge } from './scheme.ts'
import { isLargeType } from './large-ink.ts'
import { stageIn } from './stage-in.ts'
import { texture } from './texture.ts'
import { riseOf } from '../type/fit.ts'
import { wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Canvas } from '../form.ts'
import type { ArtLayer, Layer, TextLayer } from '../scene.ts'

/** Every line of the headline on a strip of its own, like labels stuck on a wall. */
export const bars: Layout = {
  name: 'bars',
  voice: 'loud',
  suits: ({ manner, copy }) =>
    ([0.6, 1, 1.2][manner.energy] ?? 1) * (copy.headline.length > 60 || copy.headline.length < 8 ? 0.3 : 1),
  compose: (scope) => {
    const { canvas, roles, type, sizes } = scope
    const { strip, ground } = stripAndGround(scope)
    const share = { slim: 0.42, tall: 0.44, square: 0.4, wide: 0.42, banner: 0.34 }
    const pictured = scope.material.pictures.length > 0 || scope.random('bars').chance(0.6)
    const parts = halves(scope, { share, artFirst: canvas.form === 'tall' })
    const whole = pictured ? parts.words : canvas.content
    const pad = canvas.base * 0.022
    const upper = type.poster.transform === 'uppercase'
    const headline = { ...type.poster, leading: upper ? type.poster.face.family.cap + 0.36 : 1.26 }
    const roomy = {
      ...scope,
      sizes: { ...sizes, near: sizes.near * 1.2 + canvas.base * 0.03, far: sizes.far + canvas.base * 0.015 },
    }
    const box = boxOf(whole.x + pad, whole.y, right(whole) - pad, bottom(whole) - pad)
    const column = wordsIn(roomy, box, ground, {
      headline,
      most: canvas.base * (canvas.form === 'banner' ? 0.092 : pictured ? 0.115 : 0.15),
    })
    const fields = fieldsOn(ground, scope)
    const field = fields.find((color) => color === roles.primary) ?? fields[0] ?? roles.soft
    const strips = column.layers.flatMap((layer) =>
      layer.kind === 'text' && layer.role === 'headline' ? onStrips(scope, layer, strip, ground) : [layer],
    )
    const lacksPrimary = ground !== roles.primary && (strip !== roles.primary || isSmall(column.layers, canvas))
    return [
      { kind: 'backdrop', color: ground },
      ...texture(scope, parts.art, ground, !pictured),
      ...(pictured ? stageIn(scope, parts.art, { field, ground }, 'bars') : []),
      ...brandEdge(scope, { ground, field, lacksPrimary }),
      ...strips,
    ]
  },
}

/** A short headline's strips show too little of their colour. */
function isSmall(layers: readonly Layer[], { width, height }: Canvas): boolean {
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  return headline?.kind !== 'text' || headline.box.width * headline.box.height < width * height * 0.04
}

/** Strips and ground on the same side of the words' colour, so that it is legible where the strips leave gaps, too. */
function stripAndGround(scope: Scope): { strip: string; ground: string } {
  const { roles, theme } = scope
  const grounds = theme?.grounds(roles) ?? [
    roles.paper,
    roles.tint,
    roles.soft,
    roles.second,
    roles.deep,
    roles.primary,
  ]
  const strips = [roles.primary, roles.second, roles.secondary, roles.white]
  const pairs = strips.flatMap((strip) => {
    const { color, least } = wordsOn(scope, strip)
    return grounds
      .filter((ground) => deltaE(strip, ground) > 13 && contrast(color, ground) >= least)
      .map((ground) => ({ strip, ground }))
  })
  const branded = pairs.filter(({ strip, ground }) => [strip, ground].includes(roles.primary))
  const fallback = { strip: roles.primary, ground: grounds[0] ?? roles.paper }
  return pairs.length === 0 ? fallback : scope.random('bars pair').pick(branded.length > 0 ? branded : pairs)
}

/** How much lighter or darker than the ground its pattern may be. */
const QUIET = 0.065

/** Bold words may be in the colour that large type is allowed; the check measures them as large. */
function wordsOn(scope: Scope, strip: string): { color: string; least: number } {
  const { ink, display } = scope.ground(strip)
  const bold = isLargeType(scope, scope.type.poster.face, Infinity)
  return bold ? { color: display, least: LARGE_TEXT + 0.1 } : { color: ink, least: SMALL_TEXT + 0.2 }
}

/** The strips are as wide as their lines and touch one another; where the ground would swallow the words, all as wide as the widest. */
function onStrips(scope: Scope, text: TextLayer, strip: string, ground: string): Layer[] {
  const { size, lines } = text
  const large = isLargeType(scope, scope.type.poster.face, size)
  const { color, least } = wordsOn(scope, strip)
  const ink = large ? color : scope.ground(strip).ink
  const pad = scope.canvas.base * 0.022
  const step = lines.length > 1 ? (lines[1]?.y ?? 0) - (lines[0]?.y ?? 0) : size * 1.26
  const { cap } = scope.type.poster.face.family
  const gaps = [ground, shade(ground, QUIET), shade(ground, -QUIET)]
  const alike = gaps.some((gap) => contrast(ink, gap) < (large ? least : SMALL_TEXT))
  const r = scope.manner.corner === 'sharp' || alike ? 0 : step * 0.1
  const around = (step - cap * size) / 2
  const rise = riseOf(lines.map((line) => line.text)) * size
  const strips = lines.map(({ y, width }, index) => {
    const middle = y - (cap * size) / 2 + (text.transform === 'uppercase' ? 0 : size * 0.035)
    const top = middle - step * 0.5 - (index === 0 ? rise : 0)
    const box = boxOf(text.box.x - pad, top, text.box.x + width + pad, middle + step * 0.5 + 0.6)
    return solid(rectangle(box, [r, r, r, r]), strip)
  })
  const reach = Math.max(around, 6, Math.min(20, size * 0.34))
  const label = boxOf(text.box.x - pad, text.box.y - reach, right(text.box) + pad, bottom(text.box) + reach)
  const paths = alike ? [solid(rectangle(label), strip)] : strips
  const box = boxOf(label.x, text.box.y - step * 0.5, right(label), bottom(text.box) + step * 0.5)
  const art: ArtLayer = { kind: 'art', role: 'field', box, corners: null, paths }
  return [art, { ...text, color: ink, ground: strip }]
}
