import { paletteOn } from '../art/palette.ts'
import { down, ellipse, line, polygon, rectangle, sector, soft, solid } from '../art/pen.ts'
import { lchOf, mix, shade } from '../color/oklch.ts'
import { bottom, centerX, right } from '../geometry.ts'
import { glow, plinth, standing } from './stage.ts'
import type { Palette } from '../art/palette.ts'
import type { Frame } from './frame.ts'
import type { Scope } from './scope.ts'
import type { PictureFacts } from '../material.ts'
import type { ArtLayer, Layer, Path } from '../scene.ts'

/** What a product stands on and before, inside a frame: `foot` and `head` are shares of the frame's visible height. */
interface Stand {
  layers: Layer[]
  foot: number
  head: number
  width: number
}

type StageSet = (frame: Frame, palette: Palette, scope: Scope, ratio: number) => Stand

/** A cut-out in a frame, on one of the sets that suit the frame's colour and the tone. */
export function productOnSet(scope: Scope, frame: Frame, picture: PictureFacts, name: string): Layer[] {
  const palette = paletteOn(frame.field, scope.roles)
  const flat = frame.field === scope.roles.primary
  const quiet = scope.manner.energy === 0
  const sets = flat
    ? [sun, niche, pedestal, ...(quiet ? [] : [burst])]
    : [lit, pedestal, niche, beams, ...(quiet ? [] : [sun, burst])]
  const ratio = picture.subject.width / picture.subject.height
  const stand = scope.random(`set ${name}`).pick(sets)(frame, palette, scope, ratio)
  const { visible } = frame
  const flatness = isFlat(ratio) ? 1.22 : 1
  const width = visible.width * Math.min(0.84, stand.width * flatness)
  const [top, foot] = [visible.y + visible.height * stand.head, visible.y + visible.height * stand.foot]
  const room = { x: centerX(visible) - width / 2, y: top, width, height: foot - top }
  return [...stand.layers, ...standing(picture, room, palette.shadow)]
}

const art = ({ box, corners }: Frame, paths: readonly Path[]): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths,
})

/** Soft light and a round plinth that swells over the lower edge. */
const lit: StageSet = (frame, palette, { roles }) => {
  const light = lchOf(frame.field).l < 0.4 ? palette.partner : palette.light
  const color = frame.around === roles.primary ? palette.partner : roles.primary
  return {
    layers: [glow(frame.box, frame.corners, frame.field, light), plinth(frame.box, frame.corners, palette, color)],
    foot: 0.91,
    head: 0.11,
    width: 0.74,
  }
}

/** Wider than it is high, or nearly: a jar, a box, a shoe. */
const isFlat = (ratio: number) => ratio > 0.85

/** A disc behind the product that shows on both sides of it. */
function discBehind({ visible }: Frame, ratio: number, foot: number): { y: number; radius: number } {
  if (!isFlat(ratio))
    return { y: visible.y + visible.height * 0.47, radius: Math.min(visible.width * 0.42, visible.height * 0.38) }
  const tall = Math.min((visible.width * 0.82) / ratio, visible.height * 0.8)
  const radius = Math.min(visible.width * 0.48, visible.height * 0.48)
  return { y: Math.max(visible.y + radius * 1.02, visible.y + visible.height * foot - tall * 0.68), radius }
}

/** A solid field with one disc, so that the brand's colour stays exactly what it is. */
const sun: StageSet = (frame, palette, _scope, ratio) => {
  const { box, visible, field } = frame
  const { y, radius } = discBehind(frame, ratio, 0.9)
  const x = centerX(visible)
  const ring = line(ellipse(x, y, radius * 1.12), palette.partner, Math.max(1.5, radius * 0.012), 0.7)
  return {
    layers: [art(frame, [solid(rectangle(box), field), ring, solid(ellipse(x, y, radius), palette.partner)])],
    foot: 0.9,
    head: 0.11,
    width: isFlat(ratio) ? 0.62 : 0.72,
  }
}

/** An arched niche in the wall, and a floor in front of it. */
const niche: StageSet = (frame, palette) => {
  const { box, visible, field } = frame
  const w = Math.min(visible.width * 0.76, visible.height * 0.62)
  const top = visible.y + visible.height * 0.13
  const floor = visible.y + visible.height * 0.8
  const opening = { x: centerX(visible) - w / 2, y: top, width: w, height: floor - top }
  const ground = { ...box, y: floor, height: bottom(box) - floor }
  const inside = mix(palette.partner, palette.light, 0.2)
  return {
    layers: [
      art(frame, [
        solid(rectangle(box), field),
        solid(rectangle(opening, [w / 2, w / 2, 0, 0]), down(opening, inside, palette.partner)),
        solid(rectangle(ground), mix(palette.partner, field, 0.35)),
        solid(rectangle({ ...ground, height: Math.max(1.5, ground.height * 0.03) }), palette.light, 0.5),
      ]),
    ],
    foot: 0.895,
    head: 0.2,
    width: 0.6,
  }
}

/** A block with a lit top that the product stands on. */
const pedestal: StageSet = (frame, palette, { roles }) => {
  const { box, visible, field } = frame
  const w = Math.min(visible.width * 0.68, visible.height * 0.62)
  const y = visible.y + visible.height * 0.84
  const depth = w * 0.1
  const color = field === roles.primary || frame.around === roles.primary ? palette.partner : roles.primary
  const x = centerX(visible)
  const top = polygon([
    [x - w / 2 + depth, y - depth],
    [x + w / 2 - depth, y - depth],
    [x + w / 2, y],
    [x - w / 2, y],
  ])
  const back =
    field === roles.primary
      ? []
      : [soft(x, visible.y + visible.height * 0.45, w, visible.height * 0.42, palette.light, 0.6)]
  const front = { x: x - w / 2, y, width: w, height: bottom(box) - y + 2 }
  return {
    layers: [
      art(frame, [
        solid(rectangle(box), field),
        ...back,
        solid(rectangle(front), color),
        solid(top, shade(color, lchOf(color).l > 0.8 ? -0.06 : 0.1)),
      ]),
    ],
    foot: 0.832,
    head: 0.1,
    width: 0.56,
  }
}

/** Light that falls through a window, slantwise across wall and floor. */
const beams: StageSet = (frame, palette) => {
  const { box, visible, field } = frame
  const floor = visible.y + visible.height * 0.8
  const light = lchOf(field).l > 0.9 ? palette.light : mix(field, palette.light, 0.4)
  const pane = (from: number, to: number) => {
    const [a, b] = [box.x + box.width * from, box.x + box.width * to]
    const lean = box.width * 0.42
    return solid(
      polygon([
        [a + lean, box.y],
        [b + lean, box.y],
        [b, floor],
        [a, floor],
      ]),
      light,
      0.65,
    )
  }
  const ground = { ...box, y: floor, height: bottom(box) - floor }
  return {
    layers: [
      art(frame, [
        solid(rectangle(box), down(box, shade(field, 0.02), field)),
        pane(-0.02, 0.22),
        pane(0.29, 0.53),
        solid(rectangle(ground), down(ground, shade(field, -0.07), shade(field, -0.03))),
      ]),
    ],
    foot: 0.9,
    head: 0.12,
    width: 0.7,
  }
}

/** Wedges that burst from behind the product. */
const burst: StageSet = (frame, palette, _scope, ratio) => {
  const { box, visible, field } = frame
  const { y, radius } = discBehind(frame, ratio, 0.91)
  const x = centerX(visible)
  const reach = Math.hypot(right(box) - x, box.height)
  const tone = shade(field, lchOf(field).l > 0.8 ? -0.05 : 0.06)
  const rays = Array.from({ length: 12 }, (_, index) => solid(sector(x, y, reach, index * 30, index * 30 + 15), tone))
  return {
    layers: [art(frame, [solid(rectangle(box), field), ...rays, solid(ellipse(x, y, radius), palette.partner)])],
    foot: 0.91,
    head: 0.09,
    width: isFlat(ratio) ? 0.62 : 0.72,
  }
}
