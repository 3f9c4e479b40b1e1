import { ellipsePath, filled, rectanglePath } from '../../../art/svg-paths.ts'
import { fitBlock, placeText, wrapBlock } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { fieldCorners, minTypeSize } from '../../type-sizes.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { chooseCardColor, composePost } from './post-canvas.ts'
import type { Fact } from '../../../copywriter/facts/fact.ts'
import type { Box } from '../../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** An event: the date on a calendar sheet, the place below it. */
export const agenda: Layout = {
  name: 'agenda',
  voice: 'quiet',
  suits: ({ copy, images }) =>
    copy.details[0]?.kind === 'date' && copy.block === null && images.length === 0 ? (copy.price ? 1.2 : 2) : 0,
  compose: (context) => {
    const [date, ...others] = context.copy.details
    const place = others.find(({ kind }) => kind === 'place')
    return composePost(context, {
      grounds: ['primary', 'second', 'paper', 'deep', 'tint'],
      share: { slim: 0.42, tall: 0.42, square: 0.44, wide: 0.42, banner: 0.34 },
      body: { details: others.filter((fact) => fact !== place) },
      createBody: (box, { ground }) =>
        date ? createSheet(context, box, date, place, chooseCardColor(context, ground)) : null,
    })
  },
}

/** The colored head of the sheet, as a share of its height. */
const HEAD = 0.17

function createSheet(
  context: LayoutContext,
  box: Box,
  date: Fact,
  place: Fact | undefined,
  fill: string,
): Layer[] | null {
  const { canvas, sizes, type, ruler } = context
  const colors = context.surface(fill)
  const pad = Math.min(box.width, box.height) * 0.09
  const head = box.height * HEAD
  const width = box.width - 2 * pad
  const line =
    place &&
    wrapBlock(
      { role: 'detail', text: place.text, style: type.label, color: colors.ink, ground: fill },
      ruler,
      sizes.body,
      width,
      2,
    )
  if (line === null) return null
  const below = line ? line.height + line.drop + pad * 0.7 : 0
  const words = { role: 'detail' as const, text: date.text, style: type.poster, color: colors.ink, ground: fill }
  const room = { width, height: box.height - head - 2 * pad - below, counts: [2, 3, 1], most: canvas.base * 0.115 }
  const block = fitBlock(words, ruler, { ...room, least: Math.max(minTypeSize(canvas), sizes.body) })
  if (!block) return null
  const color = chooseLargeTextColor(context, colors, type.poster.face, block.size)
  const free = room.height - block.height - block.drop
  return [
    createField(box, fill, fieldCorners(context.toneStyle, canvas)),
    createHead(context, box, head, colors),
    { ...placeText({ ...block, color }, box.x + pad, box.y + head + pad + free / 2), fact: 'date' },
    ...(line
      ? [
          {
            ...placeText(line, box.x + pad, box.y + box.height - pad - line.height - line.drop * 0.5),
            fact: place?.kind,
          },
        ]
      : []),
  ]
}

/** The head of a calendar sheet with two holes. */
function createHead(
  { toneStyle, canvas }: LayoutContext,
  box: Box,
  height: number,
  { accent, onAccent }: { accent: string; onAccent: string },
): ArtLayer {
  const [a, b] = fieldCorners(toneStyle, canvas)
  const area = { ...box, height }
  const r = height * 0.16
  const holes = [0.3, 0.7].map((at) => filled(ellipsePath(box.x + box.width * at, box.y + height / 2, r), onAccent))
  return {
    kind: 'art',
    role: 'field',
    box: area,
    corners: [a, b, 0, 0],
    paths: [filled(rectanglePath(area), accent), ...holes],
  }
}
