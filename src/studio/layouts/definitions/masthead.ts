import { stroked } from '../../art/svg-paths.ts'
import { mixColors } from '../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, right } from '../../model/geometry.ts'
import { easeForWords, isBottomCovered, isStacked } from '../split-canvas.ts'
import { createBrandMark } from '../text/brand-mark.ts'
import { createBrandEdge, chooseColorScheme } from '../color-scheme.ts'
import { createImageArea } from '../images/image-area.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { BrandMark } from '../text/brand-mark.ts'
import type { Column, ColumnPlan } from '../text/column-plan.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer } from '../../model/scene.ts'

/** Minimum distance between a hairline and the letters, in pixels. */
const MIN_RULE_GAP = 10

/** Maximum height of the brand mark with its plate, as a share of the content's height. */
const MARK_SHARE = { slim: 0.1, tall: 0.09, square: 0.12, wide: 0.14, banner: 0.24 }

/** A longer headline is small below the mark of a wide canvas. In UTF-16 code units. */
const LONG_HEADLINE = 32

/** A magazine page: the brand mark above a hairline at the top, a rectangular image, and a text column. */
export const masthead: Layout = {
  name: 'masthead',
  voice: 'quiet',
  suits: ({ toneStyle, aspect, copy }) =>
    aspect === 'banner'
      ? 0.6
      : ([1.2, 0.7, 0.3][toneStyle.energy] ?? 1) *
        (aspect === 'wide' && copy.headline.length > LONG_HEADLINE ? 0.1 : 1),
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['paper', 'paper', 'tint', 'deep', 'primary', 'soft'])
    const { content, base, aspect } = context.canvas
    const ground = context.surface(scheme.ground)
    const mark = createMark(context, ground, content.height * MARK_SHARE[aspect])
    const air = Math.max(MIN_RULE_GAP, base * (aspect === 'banner' ? 0.022 : 0.03))
    const pad = Math.max(air, context.material.logo ? mark.height * 0.3 : 0)
    const low = content.y + mark.height + pad
    const body = boxFromEdges(content.x, low + base * 0.045, right(content), bottom(content))
    const flip = context.random('masthead').chance(0.4)
    const { image, words } = splitBody(context, body, flip)
    const aligned = chooseAlignment(context, isStacked(context))
    const at = aligned.align === 'center' ? centerX(content) : content.x
    const hair = mixColors(ground.ink, scheme.ground, 0.45)
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBrandEdge(context, scheme),
      createRules(context, [low, low], hair),
      ...createImageArea(context, image, scheme, 'masthead'),
      ...mark.place(at, content.y, aligned.align ?? 'left'),
      ...createWords(context, words, scheme.ground, aligned).layers,
    ]
  },
}

/** Beside a picture, words that end above this share of its height leave half of the page empty. */
const LOWEST_END = 0.72

/** The words of the page. Few of them beside a high picture begin and end where it does, as in a magazine. */
function createWords(context: LayoutContext, words: Box, fill: string, aligned: Partial<ColumnPlan>): Column {
  const plan: Partial<ColumnPlan> = { withMark: false, anchor: 'top', ...aligned }
  const column = createStandardColumn(context, words, fill, plan)
  const { aspect } = context.canvas
  if (isStacked(context) || aspect === 'banner' || column.bottom > words.y + words.height * LOWEST_END) return column
  return createStandardColumn(context, words, fill, { ...plan, footWidth: words.width })
}

function createMark(context: LayoutContext, ground: SurfaceColors, tallest: number): BrandMark {
  const { content, aspect } = context.canvas
  const scale = aspect === 'banner' ? 1 : 1.25
  const mark = createBrandMark(context, ground, content.width * 0.7, scale)
  if (mark.height <= tallest) return mark
  return createBrandMark(context, ground, content.width * 0.7, (scale * tallest) / mark.height)
}

/** A flatter image would be a strip. */
const LEAST_EASE = 0.72

function splitBody(context: LayoutContext, body: Box, flip: boolean): { image: Box; words: Box } {
  const { aspect, base, width: across, height, content, margin } = context.canvas
  if (isStacked(context)) {
    const ease = easeForWords(context, true)
    const cut = body.y + body.height * (aspect === 'slim' ? 0.4 : 0.46) * Math.max(LEAST_EASE, ease)
    if (isBottomCovered(context) || flip) {
      const covered = isBottomCovered(context)
      const turn = body.y + body.height * (1 - (covered ? 0.4 : 0.44) * Math.max(LEAST_EASE, ease))
      const low = Math.min(height - margin, height - base * 0.06)
      return {
        // What a platform covers is picture up to the edges.
        image: covered
          ? boxFromEdges(0, turn + base * 0.04, across, height)
          : boxFromEdges(body.x, turn + base * 0.04, right(body), low),
        words: boxFromEdges(body.x, body.y, right(body), turn),
      }
    }
    return {
      image: boxFromEdges(body.x, body.y, right(body), cut),
      words: boxFromEdges(body.x, cut + base * 0.065, right(body), bottom(body)),
    }
  }
  const share = (aspect === 'banner' ? 0.34 : 0.43) * easeForWords(context, false)
  const gap = base * 0.055
  const end = content.y + content.height < height - margin ? height - margin : bottom(body)
  const width = body.width * share
  return flip
    ? {
        image: boxFromEdges(body.x, body.y, body.x + width, end),
        words: boxFromEdges(body.x + width + gap, body.y, right(body), bottom(body)),
      }
    : {
        image: boxFromEdges(right(body) - width, body.y, right(body), end),
        words: boxFromEdges(body.x, body.y, right(body) - width - gap, bottom(body)),
      }
}

function createRules({ canvas }: LayoutContext, ys: readonly number[], color: string): ArtLayer {
  const { content, base } = canvas
  const width = Math.max(1, base * 0.0016)
  const paths = ys.map((y) => stroked(`M${content.x} ${y}H${right(content)}`, color, width))
  const box = { x: content.x - 2, y: content.y - 2, width: content.width + 4, height: (ys[1] ?? 0) - content.y + 4 }
  return { kind: 'art', role: 'motif', box, corners: null, paths }
}
