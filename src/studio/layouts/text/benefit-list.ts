import { ellipsePath, stroked, filled } from '../../art/svg-paths.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { ArtLayer, Layer } from '../../scene.ts'

/** A list of benefits with check marks, measured but not yet placed. Sizes are pixels. */
export interface BenefitList {
  width: number
  height: number
  place(x: number, top: number): Layer[]
}

/** Returns null if the list is empty or a benefit does not fit into `widest` pixels. */
export function createBenefitList(
  context: LayoutContext,
  ground: SurfaceColors,
  texts: readonly string[],
  widest: number,
): BenefitList | null {
  const { body } = context.sizes
  const disc = body * 1.16
  const indent = disc + body * 0.62
  const words = (text: string) => ({
    role: 'benefit' as const,
    text,
    style: context.type.body,
    color: ground.ink,
    ground: ground.fill,
  })
  const blocks = texts.map((text) => wrapBlock(words(text), context.ruler, body, widest - indent, 2))
  const gap = body * 1.15
  if (blocks.length === 0 || blocks.some((block) => block === null)) return null
  const rows = blocks.filter((block) => block !== null)
  const heights = rows.map((block) => Math.max(block.height, disc))
  const place = (x: number, top: number) => {
    let y = top
    return rows.flatMap((block, index): Layer[] => {
      const height = heights[index] ?? disc
      const layers = [
        createCheckmark(x, y + (height - disc) / 2, disc, ground),
        placeText(block, x + indent, y + (height - block.height) / 2),
      ]
      y += height + gap
      return layers
    })
  }
  return {
    width: indent + Math.max(...rows.map((block) => block.width)),
    height: heights.reduce((sum, height) => sum + height, gap * (rows.length - 1)),
    place,
  }
}

function createCheckmark(x: number, y: number, size: number, ground: SurfaceColors): ArtLayer {
  const r = size / 2
  const at = (dx: number, dy: number) => `${x + r + dx * size} ${y + r + dy * size}`
  return {
    kind: 'art',
    role: 'icon',
    box: { x: x - 1, y: y - 1, width: size + 2, height: size + 2 },
    corners: null,
    paths: [
      filled(ellipsePath(x + r, y + r, r), ground.accent),
      stroked(`M${at(-0.2, 0.02)}L${at(-0.06, 0.16)}L${at(0.21, -0.13)}`, ground.onAccent, size * 0.085),
    ],
  }
}
