import { polygon, soft, solid } from '../art/pen.ts'
import { bottom, boxOf, centerX, centerY, fitInside, right } from '../geometry.ts'
import { halves, seen } from './areas.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { covering } from './stage.ts'
import { texture } from './texture.ts'
import { wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'
import type { Layer } from '../scene.ts'

/** Photographs as prints with white rims, laid down by hand: one leaning, or several over one another. */
export const prints: Layout = {
  name: 'prints',
  voice: 'quiet',
  suits: ({ pictures, manner }) => {
    const photos = pictures.filter((picture) => picture.kind === 'photo').length
    if (photos === 0 || photos < pictures.length) return 0
    return ([0.3, 1.6, 1.8][manner.energy] ?? 1) * (photos > 1 ? 3 : 1)
  },
  compose: (scope) => {
    const scheme = schemeOf(scope, ['primary', 'second', 'tint', 'soft', 'primary', 'deep'])
    const share = { slim: 0.44, tall: 0.48, square: 0.46, wide: 0.46, banner: 0.42 }
    const parts = halves(scope, { share, artFirst: scope.random('prints').chance(0.4), gutter: 0.03 })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...texture(scope, parts.art, scheme.ground),
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
      ...pile(scope, seen(parts.art, scope)),
      ...wordsIn(scope, parts.words, scheme.ground).layers,
    ]
  },
}

/** The first picture lies on top. */
function pile(scope: Scope, room: Box): Layer[] {
  const { material, manner, canvas } = scope
  const pictures = material.pictures.slice(0, 3).toReversed()
  const lean = Math.max(3, manner.tilt)
  const flip = scope.random('lean').chance(0.5) ? 1 : -1
  const by = Math.min(room.width, room.height) * 0.09
  const inner = boxOf(room.x + by, room.y + by, right(room) - by, bottom(room) - by)
  const size = pictures.length === 1 ? 1 : 0.88
  const along = inner.width > inner.height
  return pictures.flatMap((picture, index) => {
    const step = pictures.length === 1 ? 0.5 : index / (pictures.length - 1)
    const wide = picture.width > picture.height ? 1.12 : 0.86
    const fitted = fitInside({ ...inner, width: inner.width * size, height: inner.height * size }, wide)
    const slack = { x: inner.width - fitted.width, y: inner.height - fitted.height }
    const box = {
      ...fitted,
      x: inner.x + slack.x * (along ? step : index % 2 ? 0.85 : 0.15),
      y: inner.y + slack.y * (along ? (index % 2 ? 0.8 : 0.2) : 0.5 + (step - 0.5) * 0.72),
    }
    const placed = pictures.length === 1 ? { ...box, x: inner.x + slack.x / 2, y: inner.y + slack.y / 2 } : box
    return print(picture, placed, flip * lean * (index % 2 ? -0.8 : 1), canvas.base, scope.roles.ink)
  })
}

function print(picture: PictureFacts, box: Box, angle: number, base: number, dark: string): Layer[] {
  const rim = base * 0.018
  const foot = rim * 3.2
  const shown = boxOf(box.x + rim, box.y + rim, right(box) - rim, bottom(box) - foot)
  const turn = (angle * Math.PI) / 180
  // The compositor turns a picture around its own middle, so the rim is turned around the same point.
  const [cx, cy] = [centerX(shown), centerY(shown)]
  const at = (x: number, y: number): [number, number] => [
    cx + (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn),
    cy + (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn),
  ]
  const sheet = polygon([at(box.x, box.y), at(right(box), box.y), at(right(box), bottom(box)), at(box.x, bottom(box))])
  const around = {
    x: box.x - base * 0.1,
    y: box.y - base * 0.1,
    width: box.width + base * 0.2,
    height: box.height + base * 0.2,
  }
  return [
    {
      kind: 'art',
      role: 'field',
      box: around,
      corners: null,
      paths: [
        soft(centerX(box), bottom(box) - base * 0.01, box.width * 0.6, base * 0.07, dark, 0.4),
        solid(sheet, '#FFFFFF'),
      ],
    },
    { ...covering(picture, shown, [0, 0, 0, 0]), angle },
  ]
}
