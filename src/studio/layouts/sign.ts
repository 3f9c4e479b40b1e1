import { isRightToLeft } from '../type/scripts.ts'
import { toCapitals } from '../type/text-case.ts'
import { bottom, right, type Box } from '../model/geometry.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { ArtLayer } from '../model/scene.ts'

/** Marks that are a shape of their own. Others are too small, or say nothing. */
const MARKS = /[?!&%¿¡+€£$]/u
/** Capitals with a curve. Those of straight strokes are blocks and beams when they are cropped. */
const ROUND = /^[BCDGJOPQRSUБВЗОРСФЭЮΒΘΟΡΦΩ]/iu

/**
 * The letter or mark of a headline that may be its large shape: a mark that is in it, or else its first letter if it is round.
 */
export function chooseSign({ headline, language }: Pick<Copy, 'headline' | 'language'>): string | null {
  if (isRightToLeft(headline)) return null
  const mark = MARKS.exec(headline)?.[0]
  if (mark) return mark
  const first = ROUND.exec(headline)?.[0]
  return first ? toCapitals(first, language).slice(0, 1) : null
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

/** The part of a letter that is seen above the foot of a story, and its least height as a share of `canvas.base`: less is a strip. */
const RISING = { seen: 0.62, least: 0.3, widest: 0.94 }

/** A round first letter that rises over the foot of a story. A mark cut there would be another one. */
export function createRisingSign(
  { copy, type, ruler, canvas }: LayoutContext,
  area: Box,
  color: string,
): ArtLayer | null {
  const character = chooseSign(copy)
  if (!character || MARKS.test(character) || area.height < canvas.base * RISING.least) return null
  const { face } = type.poster
  const { name, cap } = face.family
  const em = ruler.width(character, face, 0)
  const size = Math.min(area.height / (cap * RISING.seen), (area.width * RISING.widest) / em)
  const x = right(area) - em * size * (1 - BEYOND.side)
  const y = area.y + cap * size
  return {
    kind: 'art',
    role: 'motif',
    box: area,
    corners: null,
    paths: [],
    sign: { character, family: name, weight: face.weight, size, x, y, color },
  }
}
