import { ellipsePath, rectanglePath, filled } from '../art/svg-paths.ts'
import { shiftLightness } from '../color/oklch.ts'
import { createBrandMark } from '../layouts/text/brand-mark.ts'
import { createCtaRow } from '../layouts/text/cta-row.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'

/** The end of a video: brand mark and call to action on the primary color. */
export interface EndCard {
  /** A full-size layer in the primary color with a subtle shape. */
  ground: ArtLayer
  mark: readonly Layer[]
  cta: readonly Layer[]
}

/** Size of brand mark and button, relative to the still. */
const LOGO = 2.2
const WORDMARK = 2.5
const BUTTON = 1.25

/** Creates the end card. The call to action is empty if the copy has none. */
export function createEndCard(context: LayoutContext): EndCard {
  const { canvas, roles, copy, sizes } = context
  const ground = context.surface(roles.primary)
  const { content, base, width, height } = canvas
  const loud = { ...context, sizes: { ...sizes, label: sizes.label * BUTTON } }
  const widest = content.width * 0.84
  const mark = createBrandMark(context, ground, widest, context.material.logo ? LOGO : WORDMARK)
  const words = { cta: copy.cta, price: null, beside: null }
  const cta = createCtaRow(loud, ground, words, widest) ?? createCtaRow(context, ground, words, content.width)
  const gap = Math.min(base * 0.085, content.height * 0.16)
  const [x, y] = [content.x + content.width / 2, content.y + content.height / 2]
  const top = y - (mark.height + (cta ? gap + cta.height : 0)) / 2
  const whole = { x: 0, y: 0, width, height }
  const radius = Math.min(width, height) * 0.46
  return {
    ground: art(whole, [
      filled(rectanglePath(whole), roles.primary),
      filled(ellipsePath(x, y, radius), quiet(roles.primary)),
    ]),
    mark: mark.place(x, top, 'center'),
    cta: cta ? cta.place(x, top + mark.height + gap, 'center') : [],
  }
}

/** So similar to the background that the text's contrast does not change. */
const quiet = (hex: string) => shiftLightness(hex, 0.025)

const art = (box: ArtLayer['box'], paths: ArtLayer['paths']): ArtLayer => ({
  kind: 'art',
  role: 'ground',
  box,
  corners: null,
  paths,
})
