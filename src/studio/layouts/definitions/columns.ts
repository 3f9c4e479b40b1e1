import { hasSubject } from '../../model/material.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { wrapBlock } from '../../type/text-block.ts'
import { divideBox, splitCanvas } from '../split-canvas.ts'
import { createBrandEdge, createField, chooseColorScheme } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { createImageArea } from '../images/image-area.ts'
import { placeLabeledList, setLabeledList } from '../text/labeled-list.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer } from '../../model/scene.ts'

/** Two or three benefits below rules, under or beside the headline. */
export const columns: Layout = {
  name: 'columns',
  voice: 'quiet',
  suits: ({ copy, toneStyle }) => (copy.benefits.length < 2 ? 0 : toneStyle.factual ? 3.2 : 1.6),
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['paper', 'tint', 'primary', 'deep', 'paper'])
    const { canvas, copy, material } = context
    const pictured = hasSubject(material)
    const beside = canvas.aspect === 'banner' || canvas.aspect === 'wide'
    const share = { slim: 0.38, tall: 0.46, square: 0.3, wide: 0.44, banner: 0.46 }
    const parts = splitCanvas(context, { share, artFirst: false, stack: ['slim', 'tall', 'square'], gutter: 0.04 })
    const space = findCardArea(parts.art, canvas.content, beside)
    const along = beside || canvas.aspect === 'slim' || canvas.aspect === 'tall' ? 'y' : 'x'
    const cards = divideBox(space, copy.benefits.length, canvas.base * 0.035, along)
    const placed = createCells(context, cards, scheme.ground, beside)
    if (!placed)
      return [
        { kind: 'backdrop', color: scheme.ground },
        ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
        ...createStandardColumn(context, canvas.content, scheme.ground).layers,
      ]
    const upper = pictured ? splitForImage(context, parts.words) : null
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...(upper
        ? createImageArea(context, upper.image, scheme, 'columns', {
            corners: fieldCorners(context.toneStyle, canvas),
          })
        : []),
      ...createStandardColumn(
        { ...context, copy: { ...copy, benefits: [] } },
        upper?.words ?? parts.words,
        scheme.ground,
        {
          spread: along === 'x' ? 'together' : 'edges',
          anchor: 'middle',
        },
      ).layers,
      ...placed,
    ]
  },
}

function findCardArea(art: Box, content: Box, beside: boolean): Box {
  return boxFromEdges(beside ? art.x : content.x, beside ? content.y : art.y, right(content), bottom(content))
}

/** Splits the box into text and image next to each other. Returns null if there is not enough space. */
function splitForImage({ canvas }: LayoutContext, box: Box): { words: Box; image: Box } | null {
  if (canvas.aspect === 'wide' || canvas.aspect === 'banner' || canvas.aspect === 'slim') return null
  const cut = box.x + box.width * 0.58
  const top = canvas.aspect === 'tall' ? box.y + box.height * 0.12 : box.y
  return {
    words: boxFromEdges(box.x, box.y, cut - canvas.base * 0.03, bottom(box)),
    image: boxFromEdges(cut, top, right(box), bottom(box)),
  }
}

/** Sizes of benefits relative to text, largest first. Beside the headline, there is space for larger ones. */
const SIZES: readonly number[] = [1.5, 1.3, 1.12, 1, 0.88]
const SIZES_BESIDE: readonly number[] = [2.2, 2, 1.8, 1.65, ...SIZES]
/** Larger words are in two lines at most. */
const LARGE = 1.5

/** Benefits below rules, all in the largest size in which each fits. Beside the headline, they are as high as their words and in the middle. */
function createCells(context: LayoutContext, boxes: readonly Box[], ground: string, beside: boolean): Layer[] | null {
  const { sizes, canvas, copy } = context
  const colors = context.surface(ground)
  const rule = Math.max(2, canvas.base * 0.0032)
  const pad = Math.min(canvas.base * 0.026, (boxes[0]?.height ?? 0) * 0.2)
  const style = { ...context.type.label, leading: 1.24 }
  const set = (by: number) => {
    const blocks = boxes.flatMap((box, index) => {
      const words = { role: 'benefit' as const, text: copy.benefits[index] ?? '', style, color: colors.ink, ground }
      const height = box.height - rule - pad
      const size = sizes.body * by
      const list = setLabeledList(context, words, { width: box.width, height, size })
      const block = list ?? wrapBlock(words, context.ruler, size, box.width, by > LARGE ? 2 : 4)
      return block && block.height + block.drop <= height ? [block] : []
    })
    return blocks.length === boxes.length ? blocks : null
  }
  const blocks = (beside ? SIZES_BESIDE : SIZES).map(set).find((of) => of !== null)
  const [first] = boxes
  if (!blocks || !first) return null
  const heights = blocks.map((block) => rule + pad + block.height + block.drop + pad)
  const free = first.height * boxes.length - heights.reduce((sum, height) => sum + height, 0)
  let saved = 0
  return blocks.flatMap((block, index) => {
    const box = boxes[index] ?? first
    const y = beside && free > 0 ? box.y + free / 2 - saved : box.y
    saved += first.height - (heights[index] ?? 0)
    return [
      createField({ ...box, y, height: rule }, colors.accent),
      placeLabeledList(block, colors, box.x, y + rule + pad),
    ]
  })
}
