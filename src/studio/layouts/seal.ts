import { ellipse, line, solid } from '../art/pen.ts'
import { bottom, boxOf, centerX, centerY, grow, right } from '../geometry.ts'
import { fitBlock, placeText } from '../type/text-block.ts'
import { brandMark } from './brand-mark.ts'
import { callRow } from './call.ts'
import { scallops } from './figure.ts'
import { largeInk } from './large-ink.ts'
import { markStrip } from './mark-strip.ts'
import { schemeOf } from './scheme.ts'
import { smallestType } from './sizes.ts'
import { covering } from './stage.ts'
import { texture } from './texture.ts'
import { wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/** A sticker: the headline in a scalloped seal at the heart of a patterned sheet or a photograph. */
export const seal: Layout = {
  name: 'seal',
  voice: 'loud',
  suits: ({ copy, manner, pictures, form }) => {
    const crowded = copy.headline.length > 40 || copy.benefits.length > 0 || copy.subline !== null
    const kind = pictures[0]?.kind
    if (crowded || kind === 'cutout' || kind === 'near-white') return 0
    return ([0.5, 1, 1.4][manner.energy] ?? 1) * (form === 'banner' ? 0.4 : 1)
  },
  compose: (scope) => {
    const { roles, canvas, material } = scope
    const scheme = schemeOf(scope, ['primary', 'second', 'soft', 'tint', 'deep'])
    const picture = material.pictures[0]
    const ground = picture ? roles.primary : scheme.ground
    const fill = ground === roles.primary && !picture ? sealOn(scope) : roles.primary
    const places = canvas.form === 'banner' || canvas.form === 'wide' ? inRow(scope, ground) : inColumn(scope, ground)
    const stamped = stamp(scope, places.room, fill)
    if (!stamped)
      return [{ kind: 'backdrop', color: scheme.ground }, ...wordsIn(scope, canvas.content, scheme.ground).layers]
    return [
      { kind: 'backdrop', color: ground },
      ...(picture ? [covering(picture, places.photo, [0, 0, 0, 0])] : texture(scope, places.room, ground, true)),
      ...stamped,
      ...places.layers,
    ]
  },
}

interface Places {
  /** Where the seal may be. */
  room: Box
  photo: Box
  /** Mark and call. */
  layers: Layer[]
}

/** Mark above, call below, and between them the photograph from edge to edge. */
function inColumn(scope: Scope, ground: string): Places {
  const { content, width, height } = scope.canvas
  const top = markStrip(scope, ground, content, { at: 'top', align: 'center' })
  const call = callIn(scope, ground, content.width)
  const low = call ? bottom(content) - call.height - call.drop : bottom(content)
  const gap = scope.sizes.far * 0.7
  const foot = call ? low - gap : height - (bottom(top.box) + gap)
  return {
    room: boxOf(content.x, top.rest.y, right(content), low - (call ? gap : 0)),
    photo: boxOf(0, bottom(top.box) + gap, width, Math.max(foot, bottom(top.box) + gap + 1)),
    layers: [...top.layers, ...(call?.place(centerX(content), low, 'center') ?? [])],
  }
}

/** Mark at the left of the seal, call at its right. */
function inRow(scope: Scope, ground: string): Places {
  const { content, width, height, base } = scope.canvas
  const side = (content.width - Math.min(content.height, content.width * 0.5)) / 2 - base * 0.05
  const mark = brandMark(scope, scope.ground(ground), side)
  const call = callIn(scope, ground, side)
  const room = boxOf(content.x + side, content.y, right(content) - side, bottom(content))
  return {
    room,
    photo: boxOf(content.x + side - base * 0.02, 0, right(content) - side + base * 0.02, height),
    layers: [
      ...mark.place(content.x, centerY(content) - mark.height / 2, 'left'),
      ...(call?.place(Math.min(right(content), width), centerY(content) - call.height / 2, 'right') ?? []),
    ],
  }
}

const callIn = (scope: Scope, ground: string, widest: number) =>
  callRow(scope, scope.ground(ground), { cta: scope.copy.cta, price: scope.copy.price, beside: null }, widest)

const sealOn = (scope: Scope) => {
  const { accent } = scope.ground(scope.roles.primary)
  return accent === scope.roles.primary ? scope.roles.paper : accent
}

function stamp(scope: Scope, room: Box, fill: string): Layer[] | null {
  const { copy, canvas, type } = scope
  const d = Math.min(room.width, room.height)
  const [x, y, r] = [centerX(room), centerY(room), d / 2]
  const ground = scope.ground(fill)
  const inner = grow({ x: x - r, y: y - r, width: d, height: d }, -d * 0.16, -d * 0.22)
  const words = { role: 'headline' as const, text: copy.headline, style: type.poster, color: ground.ink, ground: fill }
  const block = fitBlock(words, scope.ruler, {
    width: inner.width,
    height: inner.height,
    counts: [3, 2, 4, 1],
    most: d * 0.26,
    least: smallestType(canvas),
  })
  if (!block) return null
  const ring = line(
    ellipse(x, y, r * 0.84),
    largeInk(scope, ground, type.poster.face, block.size),
    Math.max(1.5, d * 0.006),
  )
  const art: ArtLayer = {
    kind: 'art',
    role: 'field',
    box: { x: x - r, y: y - r, width: d, height: d },
    corners: null,
    paths: [solid(scallops(x, y, r, 26), fill), ring],
  }
  const color = largeInk(scope, ground, type.poster.face, block.size)
  return [art, placeText({ ...block, color }, x, y - block.height / 2, 'center')]
}
