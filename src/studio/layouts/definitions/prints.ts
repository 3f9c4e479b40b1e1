import { polygonPath, softEllipse, filled } from '../../art/svg-paths.ts'
import { bottom, boxFromEdges, centerX, centerY, fitInside, right } from '../../model/geometry.ts'
import { splitCanvas, clipToVisible } from '../split-canvas.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createCoverImage } from '../images/place-image.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'
import type { Layer } from '../../model/scene.ts'

/** Photos as prints with white borders: one slightly rotated print, or several that overlap. */
export const prints: Layout = {
  name: 'prints',
  voice: 'quiet',
  suits: ({ images, toneStyle }) => {
    const photos = images.filter((image) => image.kind === 'photo').length
    if (photos === 0 || photos < images.length) return 0
    return ([0.3, 1.6, 1.8][toneStyle.energy] ?? 1) * (photos > 1 ? 3 : 1)
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['primary', 'second', 'tint', 'soft', 'primary', 'deep'])
    const share = { slim: 0.44, tall: 0.48, square: 0.46, wide: 0.46, banner: 0.42 }
    const parts = splitCanvas(context, { share, artFirst: context.random('prints').chance(0.4), gutter: 0.03 })
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBackgroundPattern(context, parts.art, scheme.ground),
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...createPile(context, clipToVisible(parts.art, context)),
      ...createStandardColumn(context, parts.words, scheme.ground).layers,
    ]
  },
}

/** The first image is on top. */
function createPile(context: LayoutContext, space: Box): Layer[] {
  const { material, toneStyle, canvas } = context
  const images = material.images.slice(0, 3).toReversed()
  const lean = Math.max(3, toneStyle.angle)
  const flip = context.random('lean').chance(0.5) ? 1 : -1
  const by = Math.min(space.width, space.height) * 0.09
  const inner = boxFromEdges(space.x + by, space.y + by, right(space) - by, bottom(space) - by)
  const size = images.length === 1 ? 1 : 0.88
  const along = inner.width > inner.height
  return images.flatMap((image, index) => {
    const step = images.length === 1 ? 0.5 : index / (images.length - 1)
    const wide = image.width > image.height ? 1.12 : 0.86
    const fitted = fitInside({ ...inner, width: inner.width * size, height: inner.height * size }, wide)
    const slack = { x: inner.width - fitted.width, y: inner.height - fitted.height }
    const box = {
      ...fitted,
      x: inner.x + slack.x * (along ? step : index % 2 ? 0.85 : 0.15),
      y: inner.y + slack.y * (along ? (index % 2 ? 0.8 : 0.2) : 0.5 + (step - 0.5) * 0.72),
    }
    const placed = images.length === 1 ? { ...box, x: inner.x + slack.x / 2, y: inner.y + slack.y / 2 } : box
    return createPrint(image, placed, flip * lean * (index % 2 ? -0.8 : 1), canvas.base, context.roles.ink)
  })
}

function createPrint(image: ImageFacts, box: Box, angle: number, base: number, dark: string): Layer[] {
  const rim = base * 0.018
  const foot = rim * 3.2
  const shown = boxFromEdges(box.x + rim, box.y + rim, right(box) - rim, bottom(box) - foot)
  const turn = (angle * Math.PI) / 180
  // The compositor rotates an image around its own center. So the white border rotates around the same point.
  const [cx, cy] = [centerX(shown), centerY(shown)]
  const at = (x: number, y: number): [number, number] => [
    cx + (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn),
    cy + (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn),
  ]
  const sheet = polygonPath([
    at(box.x, box.y),
    at(right(box), box.y),
    at(right(box), bottom(box)),
    at(box.x, bottom(box)),
  ])
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
        softEllipse(centerX(box), bottom(box) - base * 0.01, box.width * 0.6, base * 0.07, dark, 0.4),
        filled(sheet, '#FFFFFF'),
      ],
    },
    { ...createCoverImage(image, shown, [0, 0, 0, 0]), angle },
  ]
}
