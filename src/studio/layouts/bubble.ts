import { polygon, rectangle, solid } from '../art/pen.ts'
import { deltaE } from '../color/oklch.ts'
import { bottom, boxOf, grow, right } from '../geometry.ts'
import { halves, seen } from './areas.ts'
import { callRow } from './call.ts'
import { markStrip } from './mark-strip.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { stageIn } from './stage-in.ts'
import { standing } from './stage.ts'
import { texture } from './texture.ts'
import { wordsIn } from './words.ts'
import type { Halves } from './areas.ts'
import type { Scheme } from './scheme.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/** The sheet speaks: headline in a speech bubble whose tail points at the product, or at the brand below it. */
export const bubble: Layout = {
  name: 'bubble',
  voice: 'loud',
  suits: ({ copy, manner, emphasis, form }) => {
    if (copy.benefits.length > 0 || copy.headline.length > 70) return 0
    const asks = copy.headline.includes('?') ? 2 : 1
    return (
      ([0.25, 1, 1][manner.energy] ?? 1) *
      asks *
      (emphasis.goal === 'engagement' ? 2.4 : 0.6) *
      (form === 'banner' ? 0.6 : 1)
    )
  },
  compose: (scope) => {
    const scheme = schemeOf(scope, ['primary', 'second', 'tint', 'soft', 'deep'], true)
    const { roles, canvas } = scope
    const fills = [roles.white, roles.primary, roles.second, roles.paper].filter(
      (color) => deltaE(color, scheme.ground) > 14,
    )
    const fill = scheme.ground === roles.primary ? (fills[0] ?? roles.ink) : roles.primary
    const share = { slim: 0.36, tall: 0.42, square: 0.36, wide: 0.34, banner: 0.26 }
    const pictured = scope.material.pictures.length > 0
    const parts = halves(scope, { share: pictured ? share : NONE, artFirst: false, gutter: 0.06 })
    const places =
      canvas.form === 'banner' ? inRow(scope, parts, scheme.ground) : inColumn(scope, parts, scheme.ground, pictured)
    const quiet: Scope = { ...scope, copy: { ...scope.copy, cta: null, price: null } }
    const pad = canvas.base * (canvas.form === 'banner' ? 0.035 : 0.05)
    const words = wordsIn(quiet, grow(places.bubble, -pad), fill, {
      withMark: false,
      headline: scope.type.poster,
      most: canvas.base * (pictured ? 0.12 : 0.15),
      anchor: canvas.form === 'banner' ? 'middle' : 'bottom',
      spread: 'together',
      flat: false,
    })
    const top = canvas.form === 'banner' ? places.bubble.y : words.top - pad
    const box = boxOf(places.bubble.x, top, right(places.bubble), bottom(places.bubble))
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...texture(scope, parts.art, scheme.ground),
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== roles.primary && fill !== roles.primary }),
      ...speaker(scope, places.stage, scheme),
      balloon(scope, box, fill, places.aside),
      ...words.layers,
      ...places.layers,
    ]
  },
}

interface Places {
  /** The most that the bubble may take. */
  bubble: Box
  stage: Box
  /** Whether the tail points to the right instead of down. */
  aside: boolean
  /** Mark and call. */
  layers: Layer[]
}

const tailOf = ({ canvas }: Scope) => canvas.base * (canvas.form === 'banner' ? 0.05 : 0.075)

/** Bubble on top, call and mark below it; above a picture the mark is on top, and the call stands beside the product. */
function inColumn(scope: Scope, parts: Halves, ground: string, pictured: boolean): Places {
  const { canvas, sizes } = scope
  const call = callIn(scope, ground, parts.words.width)
  const below = pictured && parts.stacked
  const head = markStrip(scope, ground, parts.words, { at: below ? 'top' : 'foot', align: 'left' })
  const callTop = (below ? bottom(canvas.content) : bottom(head.rest)) - (call ? call.height + call.drop : 0)
  const tail = tailOf(scope)
  const low = below ? bottom(head.rest) : callTop - (call ? sizes.near : 0)
  const free = below && call ? parts.words.x + call.width + sizes.near * 0.5 : 0
  const beside = canvas.width - free > canvas.width * 0.36
  const above = boxOf(0, low + tail, canvas.width, callTop - sizes.near)
  const stage = free === 0 ? parts.art : beside ? boxOf(free, low, right(parts.art), bottom(parts.art)) : above
  return {
    bubble: boxOf(head.rest.x, head.rest.y, right(head.rest), low - tail),
    stage,
    aside: pictured && !parts.stacked,
    layers: [...(call?.place(parts.words.x, callTop, 'left') ?? []), ...head.layers],
  }
}

/** On a flat canvas mark and call stand beside the bubble. */
function inRow(scope: Scope, { words, art }: Halves, ground: string): Places {
  const tail = tailOf(scope)
  const cut = words.x + words.width * 0.66
  const rest = boxOf(cut + tail * 1.7, words.y, right(words), bottom(words))
  const mark = markStrip(scope, ground, rest, { at: 'top', align: 'left' })
  const call = callIn(scope, ground, rest.width)
  const fits = call && call.height + call.drop < mark.rest.height
  return {
    bubble: boxOf(words.x, words.y, cut, bottom(words)),
    stage: art,
    aside: true,
    layers: [...mark.layers, ...(fits ? call.place(rest.x, bottom(rest) - call.height - call.drop, 'left') : [])],
  }
}

const callIn = (scope: Scope, ground: string, widest: number) =>
  callRow(scope, scope.ground(ground), { cta: scope.copy.cta, price: scope.copy.price, beside: null }, widest)

const NONE = { slim: 0, tall: 0, square: 0, wide: 0, banner: 0 }

function speaker(scope: Scope, art: Box, scheme: Scheme): Layer[] {
  const picture = scope.material.pictures[0]
  if (!picture) return []
  if (picture.kind !== 'cutout') return stageIn(scope, art, scheme, 'bubble')
  const room = seen(art, scope)
  return standing(picture, grow(room, -room.width * 0.08, -room.height * 0.1), scope.roles.ink)
}

/** A rounded box with a tail, at its right end towards a picture, otherwise at its lower left. */
function balloon(scope: Scope, box: Box, fill: string, aside: boolean): ArtLayer {
  const { canvas, manner } = scope
  const tail = tailOf(scope)
  const r = manner.corner === 'sharp' ? canvas.base * 0.012 : canvas.base * 0.05
  const x = box.x + Math.min(box.width * 0.16, canvas.base * 0.14)
  const y = box.y + box.height * 0.6
  const tip = aside
    ? polygon([
        [right(box) - 2, y - tail * 0.6],
        [right(box) + tail * 0.85, y + tail * 0.5],
        [right(box) - 2, y + tail * 0.5],
      ])
    : polygon([
        [x, bottom(box) - 2],
        [x + tail * 1.1, bottom(box) - 2],
        [x + tail * 0.1, bottom(box) + tail],
      ])
  return {
    kind: 'art',
    role: 'field',
    box: grow(box, tail + 2),
    corners: null,
    paths: [solid(rectangle(box, [r, r, r, r]), fill), solid(tip, fill)],
  }
}
