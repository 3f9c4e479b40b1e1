import { isRightToLeft } from '../type/scripts.ts'
import { bottom, right, type Box } from '../model/geometry.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { ArtLayer } from '../model/scene.ts'

/** Marks that are a shape of their own. Others are too small, or say nothing. */
const MARKS = /[?!&%¿¡+€£$]/u
/** The mark of a headline that may be its large shape. A letter says nothing there. */
export function chooseSign({ headline }: Pick<Copy, 'headline'>): string | null {
  return isRightToLeft(headline) ? null : (MARKS.exec(headline)?.[0] ?? null)
}

/** What a sign takes of the height of its piece, and how far it leaves the edges of the canvas, as shares of its own size. */
const FILL = 1
const BEYOND = { side: 0.12, foot: 0.1 }

/** The sign of a headline in a piece of the canvas, as large as it allows, over the edges of the canvas at which the piece is. */
export function createSign({ copy, type, ruler, canvas }: LayoutContext, area: Box, color: string): ArtLayer | null {
  const character = chooseSign(copy)
  if (!character) return null
  const { face } = type.poster
  const { name, cap } = face.family
  const em = ruler.width(character, face, 0)
  const [isLeft, isRight] = [area.x <= 1, right(area) >= canvas.width - 1]
  const [isHigh, isLow] = [area.y <= 1, bottom(area) >= canvas.height - 1]
  const across = isLeft || isRight ? 1 - BEYOND.side : 1
  const down = isHigh || isLow ? 1 - BEYOND.foot : 1
  const size = Math.min((area.width * FILL) / (em * across), (area.height * FILL) / (cap * down))
  const [width, height] = [em * size, cap * size]
  const x = isRight ? right(area) - width * across : isLeft ? area.x - width * (1 - across) : area.x
  const y = isLow ? bottom(area) + height * (1 - down) : isHigh ? area.y + height * down : area.y + height
  return {
    kind: 'art',
    role: 'motif',
    box: area,
    corners: null,
    paths: [],
    sign: { character, family: name, weight: face.weight, size, x, y, color },
  }
}
