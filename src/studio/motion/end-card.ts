import { ellipse, rectangle, solid } from '../art/pen.ts'
import { shade } from '../color/oklch.ts'
import { brandMark } from '../layouts/brand-mark.ts'
import { callRow } from '../layouts/call.ts'
import type { Scope } from '../layouts/scope.ts'
import type { ArtLayer, Layer } from '../scene.ts'

/** The last seconds of a film: the brand's mark and the call on the brand's own colour. */
export interface EndCard {
  /** A sheet in the primary color with a quiet form on it. */
  ground: ArtLayer
  mark: readonly Layer[]
  call: readonly Layer[]
}

/** How much larger mark and button are than in the still. */
const LOGO = 2.2
const WORDMARK = 2.5
const BUTTON = 1.25

export function endCard(scope: Scope): EndCard {
  const { canvas, roles, copy, sizes } = scope
  const ground = scope.ground(roles.primary)
  const { content, base, width, height } = canvas
  const loud = { ...scope, sizes: { ...sizes, label: sizes.label * BUTTON } }
  const widest = content.width * 0.84
  const mark = brandMark(scope, ground, widest, scope.material.logo ? LOGO : WORDMARK)
  const words = { cta: copy.cta, price: null, beside: null }
  const call = callRow(loud, ground, words, widest) ?? callRow(scope, ground, words, content.width)
  const gap = Math.min(base * 0.085, content.height * 0.16)
  const [x, y] = [content.x + content.width / 2, content.y + content.height / 2]
  const top = y - (mark.height + (call ? gap + call.height : 0)) / 2
  const whole = { x: 0, y: 0, width, height }
  const radius = Math.min(width, height) * 0.46
  return {
    ground: art(whole, [solid(rectangle(whole), roles.primary), solid(ellipse(x, y, radius), quiet(roles.primary))]),
    mark: mark.place(x, top, 'center'),
    call: call ? call.place(x, top + mark.height + gap, 'center') : [],
  }
}

/** So near the ground that the words' contrast stays what it is. */
const quiet = (hex: string) => shade(hex, 0.025)

const art = (box: ArtLayer['box'], paths: ArtLayer['paths']): ArtLayer => ({
  kind: 'art',
  role: 'ground',
  box,
  corners: null,
  paths,
})
