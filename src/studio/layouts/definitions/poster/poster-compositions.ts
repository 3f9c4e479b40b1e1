import { hasSubject } from '../../../model/material.ts'
import { bottom, boxFromEdges, mirrorBox, right } from '../../../model/geometry.ts'
import { easeForWords } from '../../split-canvas.ts'
import type { LayoutContext } from '../../layout-context.ts'
import type { Column, ColumnPlan } from '../../text/column-plan.ts'
import type { Box } from '../../../model/geometry.ts'

/** Positions of text and main art for one class of aspect ratio. Boxes are canvas pixels. */
export interface PosterComposition extends Pick<
  ColumnPlan,
  'align' | 'most' | 'counts' | 'anchor' | 'spread' | 'flat' | 'footWidth'
> {
  column: Box
  /** Returns the area for the art after the text is set. It may cross the canvas edges. */
  art(column: Column): Box
}

/** Chooses a composition by aspect ratio, content, and seed. */
export function choosePosterComposition(context: LayoutContext): PosterComposition {
  const { aspect } = context.canvas
  const random = context.random('poster')
  if (aspect === 'banner' || aspect === 'wide')
    return random.chance(0.3)
      ? mirrorComposition(createSideBySideComposition(context), context.canvas.width)
      : createSideBySideComposition(context)
  const { cta, subline, price } = context.copy
  const image = hasSubject(context.material)
  const hasFoot = cta !== null || subline !== null || price !== null
  if (hasFoot && aspect !== 'slim' && (image || random.chance(aspect === 'square' ? 0.6 : 0.35)))
    return createCornerComposition(context)
  return random.chance(aspect === 'tall' || image ? 0.3 : 0.4)
    ? createArtFirstComposition(context, hasFoot)
    : createTextFirstComposition(context)
}

/** Headline across the top, small text at the bottom left, and the art in the bottom right corner. */
function createCornerComposition({ canvas }: LayoutContext): PosterComposition {
  const { content, width, height, base, aspect } = canvas
  const footWidth = content.width * (aspect === 'tall' ? 0.46 : 0.4)
  const left = content.x + footWidth + base * 0.03
  return {
    column: content,
    art: (words) => boxFromEdges(left, words.headlineBottom + base * 0.03, width + 2, height + 2),
    align: 'left',
    most: base * (aspect === 'tall' ? 0.21 : 0.235),
    counts: aspect === 'square' ? [2, 3, 1] : [3, 2, 4],
    anchor: 'top',
    spread: 'edges',
    footWidth,
  }
}

/** All text at the top, and the art below across the full width. */
function createTextFirstComposition({ canvas, copy }: LayoutContext): PosterComposition {
  const { content, width, height, base, aspect } = canvas
  const share = aspect === 'square' ? (copy.benefits.length > 0 ? 0.72 : 0.655) : aspect === 'tall' ? 0.62 : 0.6
  const column = boxFromEdges(content.x, content.y, right(content), height * share)
  return {
    column,
    art: (words) => boxFromEdges(-2, Math.min(words.bottom + base * 0.06, height * 0.75), width + 2, height + 2),
    align: 'left',
    most: aspect === 'slim' ? width * 0.3 : base * 0.21,
    counts: aspect === 'square' ? [2, 3, 1] : [3, 2, 4],
    anchor: 'top',
    spread: 'together',
  }
}

/** The part of the art that many words of a story leave. */
const LEAST_EASE = 0.78

/** The art at the top, and the text at the bottom. */
function createArtFirstComposition(context: LayoutContext, hasFoot: boolean): PosterComposition {
  const { canvas } = context
  const { content, width, height, base, aspect } = canvas
  const ease = aspect === 'tall' ? Math.max(LEAST_EASE, easeForWords(context, true)) : 1
  const share = ((aspect === 'square' ? 0.37 : aspect === 'tall' ? 0.42 : 0.47) + (hasFoot ? 0 : 0.09)) * ease
  const column = boxFromEdges(content.x, height * share, right(content), bottom(content))
  return {
    column,
    art: (words) => boxFromEdges(-2, -2, width + 2, words.top - base * 0.068),
    align: 'left',
    most: aspect === 'slim' ? width * 0.26 : base * (hasFoot ? 0.18 : 0.21),
    counts: aspect === 'square' ? [2, 1, 3] : aspect === 'slim' ? [4, 3, 5] : [3, 2, 4],
    anchor: 'top',
    spread: aspect === 'slim' ? 'together' : 'edges',
  }
}

/** Text on the left, and the art on the right, off three edges. */
function createSideBySideComposition(context: LayoutContext): PosterComposition {
  const { content, width, height, base, aspect } = context.canvas
  const split = aspect === 'banner' ? 0.64 : 0.6
  const art = boxFromEdges(width * split + base * 0.03, -2, width + 2, height + 2)
  return {
    column: boxFromEdges(content.x, content.y, width * split - base * 0.015, bottom(content)),
    art: () => art,
    align: 'left',
    most: base * 0.175,
    counts: aspect === 'banner' ? [2, 1, 3] : [3, 2, 4],
    anchor: 'middle',
    spread: 'edges',
    flat: aspect === 'banner',
  }
}

/** The same composition with the art on the left. */
function mirrorComposition(place: PosterComposition, width: number): PosterComposition {
  return { ...place, column: mirrorBox(place.column, width), art: (words) => mirrorBox(place.art(words), width) }
}
