import { hasSubject } from '../../model/material.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import { divideBox, splitCanvas } from '../split-canvas.ts'
import { createBrandEdge, createField, chooseColorScheme } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { createImageArea } from '../images/image-area.ts'
import { placeLabeledList, setLabeledList, splitLabeledList } from '../text/labeled-list.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer } from '../../model/scene.ts'

/** Two or three benefits below rules, under or beside the headline. */
export const columns: Layout = {
  name: 'columns',
  voice: 'quiet',
  suits: ({ copy, toneStyle, aspect }) => {
    // A column below another one is too low for a list.
    const isLow = aspect !== 'square' && copy.benefits.some((text) => splitLabeledList(text) !== null)
    return copy.benefits.length < 2 || isLow ? 0 : toneStyle.factual ? 3.2 : 1.6
  },
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['paper', 'tint', 'primary', 'deep', 'paper'])
    const { canvas, copy, material } = context
    const pictured = hasSubject(material)
    const beside = canvas.aspect === 'banner' || canvas.aspect === 'wide'
    const share = { slim: 0.38, tall: 0.46, square: 0.3, wide: 0.44, banner: 0.46 }
    const parts = splitCanvas(context, { share, artFirst: false, stack: ['slim', 'tall', 'square'], gutter: 0.04 })
    const room = findCardArea(parts.art, canvas.content, beside)
    const along = beside || canvas.aspect === 'slim' || canvas.aspect === 'tall' ? 'y' : 'x'
    const cards = divideBox(room, copy.benefits.length, canvas.base * 0.035, along)
    const placed = cards.map((box, index) => createCell(context, box, copy.benefits[index] ?? '', scheme.ground))
    if (placed.some((of) => of === null))
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
      ...placed.flatMap((of) => of ?? []),
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

/** A benefit below a rule. */
function createCell(context: LayoutContext, box: Box, text: string, ground: string): Layer[] | null {
  const { sizes, canvas } = context
  const colors = context.surface(ground)
  const rule = Math.max(2, canvas.base * 0.0032)
  const pad = Math.min(canvas.base * 0.026, box.height * 0.2)
  const style = { ...context.type.label, leading: 1.24 }
  const words = { role: 'benefit' as const, text, style, color: colors.ink, ground }
  const height = box.height - rule - pad
  const list = setLabeledList(context, words, { width: box.width, height, size: sizes.body * 1.3 })
  const block =
    list ??
    [1.5, 1.3, 1.12, 1, 0.88]
      .map((by) => wrapBlock(words, context.ruler, sizes.body * by, box.width, 4))
      .find((of) => of !== null && of.height + of.drop <= height)
  if (!block) return null
  if (list)
    return [
      createField({ ...box, height: rule }, colors.accent),
      placeLabeledList(list, colors, box.x, box.y + rule + pad),
    ]
  return [createField({ ...box, height: rule }, colors.accent), placeText(block, box.x, box.y + rule + pad)]
}
