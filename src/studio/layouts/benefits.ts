import { ellipse, line, solid } from '../art/pen.ts'
import { placeText, wrapBlock } from '../type/text-block.ts'
import type { Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/** A list of benefits, each with a tick in a disc. Pixels. */
export interface BenefitList {
  width: number
  height: number
  place(x: number, top: number): Layer[]
}

export function benefitList(
  scope: Scope,
  ground: Ground,
  texts: readonly string[],
  widest: number,
): BenefitList | null {
  const { body } = scope.sizes
  const disc = body * 1.16
  const indent = disc + body * 0.62
  const words = (text: string) => ({
    role: 'benefit' as const,
    text,
    style: scope.type.body,
    color: ground.ink,
    ground: ground.fill,
  })
  const blocks = texts.map((text) => wrapBlock(words(text), scope.ruler, body, widest - indent, 2))
  const gap = body * 1.15
  if (blocks.length === 0 || blocks.some((block) => block === null)) return null
  const rows = blocks.filter((block) => block !== null)
  const heights = rows.map((block) => Math.max(block.height, disc))
  const place = (x: number, top: number) => {
    let y = top
    return rows.flatMap((block, index): Layer[] => {
      const height = heights[index] ?? disc
      const layers = [
        tick(x, y + (height - disc) / 2, disc, ground),
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

function tick(x: number, y: number, size: number, ground: Ground): ArtLayer {
  const r = size / 2
  const at = (dx: number, dy: number) => `${x + r + dx * size} ${y + r + dy * size}`
  return {
    kind: 'art',
    role: 'icon',
    box: { x: x - 1, y: y - 1, width: size + 2, height: size + 2 },
    corners: null,
    paths: [
      solid(ellipse(x + r, y + r, r), ground.accent),
      line(`M${at(-0.2, 0.02)}L${at(-0.06, 0.16)}L${at(0.21, -0.13)}`, ground.onAccent, size * 0.085),
    ],
  }
}
