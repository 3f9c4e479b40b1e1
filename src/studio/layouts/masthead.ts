import { line } from '../art/pen.ts'
import { mix } from '../color/oklch.ts'
import { bottom, boxOf, centerX, right } from '../geometry.ts'
import { coversFoot, isStacked } from './areas.ts'
import { brandMark } from './brand-mark.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { stageIn } from './stage-in.ts'
import { alignIn, wordsIn } from './words.ts'
import type { BrandMark } from './brand-mark.ts'
import type { Layout, Scope } from './scope.ts'
import type { Ground } from '../color/grounds.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer } from '../scene.ts'

/** Nearer than this many pixels a hairline runs into the letters. */
const HAIR_AWAY = 10

/** How much of the content's height the masthead's mark may take, plate and all. */
const MARK_SHARE = { slim: 0.2, tall: 0.2, square: 0.22, wide: 0.24, banner: 0.24 }

/** A page of a magazine: the brand as its masthead between hairlines, a strict picture, words in a column. */
export const masthead: Layout = {
  name: 'masthead',
  voice: 'quiet',
  suits: ({ manner, form }) => (form === 'banner' ? 0.6 : ([1.2, 0.7, 0.3][manner.energy] ?? 1)),
  compose: (scope) => {
    const scheme = schemeOf(scope, ['paper', 'paper', 'tint', 'deep', 'primary', 'soft'])
    const { content, base, form } = scope.canvas
    const ground = scope.ground(scheme.ground)
    const mark = markWithin(scope, ground, content.height * MARK_SHARE[form])
    const air = Math.max(HAIR_AWAY, base * (form === 'banner' ? 0.022 : 0.03))
    const pad = Math.max(air, scope.material.logo ? mark.height * 0.3 : 0)
    const low = content.y + mark.height + 2 * pad
    const body = boxOf(content.x, low + base * 0.045, right(content), bottom(content))
    const flip = scope.random('masthead').chance(0.4)
    const { picture, words } = bodyParts(scope, body, flip)
    const hair = mix(ground.ink, scheme.ground, 0.45)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...brandEdge(scope, scheme),
      rules(scope, [content.y, low], hair),
      ...stageIn(scope, picture, scheme, 'masthead'),
      ...mark.place(centerX(content), content.y + pad, 'center'),
      ...wordsIn(scope, words, scheme.ground, {
        withMark: false,
        anchor: 'top',
        ...alignIn(scope, isStacked(scope)),
      }).layers,
    ]
  },
}

function markWithin(scope: Scope, ground: Ground, tallest: number): BrandMark {
  const { content, form } = scope.canvas
  const scale = form === 'banner' ? 1 : 1.25
  const mark = brandMark(scope, ground, content.width * 0.7, scale)
  if (mark.height <= tallest) return mark
  return brandMark(scope, ground, content.width * 0.7, (scale * tallest) / mark.height)
}

function bodyParts(scope: Scope, body: Box, flip: boolean): { picture: Box; words: Box } {
  const { form, base, height, content, margin } = scope.canvas
  if (isStacked(scope)) {
    const cut = body.y + body.height * (form === 'slim' ? 0.4 : 0.46)
    if (coversFoot(scope) || flip) {
      const low = Math.min(height - margin, height - base * 0.06)
      const turn = coversFoot(scope) ? body.y + body.height * 0.55 : body.y + body.height * 0.56
      return {
        picture: boxOf(body.x, turn + base * 0.04, right(body), low),
        words: boxOf(body.x, body.y, right(body), turn),
      }
    }
    return {
      picture: boxOf(body.x, body.y, right(body), cut),
      words: boxOf(body.x, cut + base * 0.065, right(body), bottom(body)),
    }
  }
  const share = form === 'banner' ? 0.34 : 0.43
  const gap = base * 0.055
  const end = content.y + content.height < height - margin ? height - margin : bottom(body)
  const width = body.width * share
  return flip
    ? {
        picture: boxOf(body.x, body.y, body.x + width, end),
        words: boxOf(body.x + width + gap, body.y, right(body), bottom(body)),
      }
    : {
        picture: boxOf(right(body) - width, body.y, right(body), end),
        words: boxOf(body.x, body.y, right(body) - width - gap, bottom(body)),
      }
}

function rules({ canvas }: Scope, ys: readonly number[], color: string): ArtLayer {
  const { content, base } = canvas
  const width = Math.max(1, base * 0.0016)
  const paths = ys.map((y) => line(`M${content.x} ${y}H${right(content)}`, color, width))
  const box = { x: content.x - 2, y: content.y - 2, width: content.width + 4, height: (ys[1] ?? 0) - content.y + 4 }
  return { kind: 'art', role: 'motif', box, corners: null, paths }
}
