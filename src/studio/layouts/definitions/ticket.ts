import { ellipsePath, stroked, filled } from '../../art/svg-paths.ts'
import { deltaE } from '../../color/oklch.ts'
import { bottom, boxFromEdges, grow, right } from '../../model/geometry.ts'
import { chooseColorScheme } from '../color-scheme.ts'
import { easeForWords, isBottomCovered, isStacked } from '../split-canvas.ts'
import { createImageArea } from '../images/image-area.ts'
import { chooseAlignment, createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer } from '../../model/scene.ts'

/** An admission ticket: text on the body, the image on the stub, and a perforation between them. */
export const ticket: Layout = {
  name: 'ticket',
  voice: 'quiet',
  isFramed: true,
  suits: ({ prompt, copy, toneStyle, aspect, images }) => {
    const [hasDate, hasPlace] = ['date', 'place'].map((kind) => copy.details.some((fact) => fact.kind === kind))
    const isEvent =
      (hasDate && hasPlace) ||
      /\b(event|launch|opening|concert|festival|workshop|webinar|party|tour|premiere|fair)\b/i.test(prompt)
    // Jobs, prices and notices are nothing that one is admitted to. Tickets without an image all look alike.
    const [event, dated, other] = images.length > 0 ? [1.6, 0.35, 0.2] : [1.2, 0.2, 0.06]
    const weight = isEvent ? event : hasDate ? dated : other
    return weight * (aspect === 'banner' ? 0.7 : 1) * ([0.8, 1, 1.1][toneStyle.energy] ?? 1)
  },
  compose: (context) => {
    const { roles } = context
    const scheme = chooseColorScheme(context, ['primary', 'second', 'deep', 'soft'])
    const fills = [roles.primary, roles.paper, roles.second, roles.white].filter(
      (color) => deltaE(color, scheme.ground) > 14,
    )
    const fill = scheme.ground === roles.primary ? context.random('ticket').pick(fills.slice(0, 2)) : roles.primary
    const parts = placeTicket(context, context.random('ticket side').chance(0.35))
    const stub = chooseStubColor(context, [scheme.ground, fill])
    return [
      { kind: 'backdrop', color: scheme.ground },
      createBody(parts, fill),
      ...createImageArea(context, parts.stub, { field: stub, ground: fill }, 'ticket', { isCut: true }),
      createPerforation(context, parts, scheme.ground),
      ...createStandardColumn(context, parts.words, fill, chooseAlignment(context, 'y' in parts.cut)).layers,
    ]
  },
}

/** A lower stub has no space for an image. */
const LEAST_EASE = 0.75

interface TicketPlacement {
  whole: Box
  stub: Box
  words: Box
  /** Position of the perforation: vertical at `x`, or horizontal at `y` (canvas pixels). */
  cut: { x: number } | { y: number }
}

/** The ticket has a margin to the canvas. Its text also stays in the platform's safe area. */
function placeTicket(context: LayoutContext, stubFirst: boolean): TicketPlacement {
  const { canvas } = context
  const { width, height, base, content, margin, aspect } = canvas
  const inset = Math.min(margin * 0.62, base * 0.045)
  const stacked = isStacked(context)
  // A platform may cover parts of a ticket, but not its words.
  const whole = boxFromEdges(
    inset,
    stacked ? inset : Math.max(inset, content.y - margin),
    width - inset,
    stacked ? height - inset : Math.min(height - inset, bottom(content) + margin),
  )
  const pad = base * (aspect === 'banner' ? 0.045 : 0.06)
  const insetWords = (box: Box): Box =>
    boxFromEdges(
      Math.max(box.x + pad, content.x),
      Math.max(box.y + pad, content.y),
      Math.min(right(box) - pad, right(content)),
      Math.min(bottom(box) - pad, bottom(content)),
    )
  const usual = { slim: 0.36, tall: 0.38, square: 0.4, wide: 0.36, banner: 0.28 }[aspect]
  const share = usual * Math.max(LEAST_EASE, easeForWords(context, stacked))
  if (stacked && isBottomCovered(context)) {
    const y = Math.min(whole.y + whole.height * 0.76, bottom(content) - content.height * (share - 0.26))
    return {
      whole,
      stub: boxFromEdges(whole.x, y, right(whole), bottom(whole)),
      words: insetWords(boxFromEdges(whole.x, whole.y, right(whole), y)),
      cut: { y },
    }
  }
  if (stacked) {
    const y = whole.y + whole.height * (share - 0.06)
    return {
      whole,
      stub: boxFromEdges(whole.x, whole.y, right(whole), y),
      words: insetWords(boxFromEdges(whole.x, y, right(whole), bottom(whole))),
      cut: { y },
    }
  }
  const x = stubFirst ? whole.x + whole.width * share : right(whole) - whole.width * share
  const stub = stubFirst
    ? boxFromEdges(whole.x, whole.y, x, bottom(whole))
    : boxFromEdges(x, whole.y, right(whole), bottom(whole))
  const words = stubFirst
    ? boxFromEdges(x, whole.y, right(whole), bottom(whole))
    : boxFromEdges(whole.x, whole.y, x, bottom(whole))
  return { whole, stub, words: insetWords(words), cut: { x } }
}

const createBody = ({ whole }: TicketPlacement, fill: string): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box: whole,
  corners: null,
  paths: [filled(`M${whole.x} ${whole.y}h${whole.width}v${whole.height}h${-whole.width}Z`, fill)],
})

/** Notches at the ends of the perforation and at the corners, and the perforation's holes, in the background color. */
function createPerforation({ canvas }: LayoutContext, { whole, cut }: TicketPlacement, ground: string): ArtLayer {
  const r = canvas.base * 0.032
  const ends =
    'x' in cut
      ? [ellipsePath(cut.x, whole.y, r), ellipsePath(cut.x, bottom(whole), r)]
      : [ellipsePath(whole.x, cut.y, r), ellipsePath(right(whole), cut.y, r)]
  const corners = [whole.x, right(whole)].flatMap((x) =>
    [whole.y, bottom(whole)].map((y) => ellipsePath(x, y, r * 0.62)),
  )
  const length = 'x' in cut ? whole.height : whole.width
  const count = Math.floor((length - 3 * r) / (canvas.base * 0.03))
  const step = (length - 3 * r) / count
  const holes = Array.from({ length: count }, (_, index) => {
    const at = 1.5 * r + step * (index + 0.28)
    return 'x' in cut ? `M${cut.x} ${whole.y + at}v${step * 0.44}` : `M${whole.x + at} ${cut.y}h${step * 0.44}`
  })
  return {
    kind: 'art',
    role: 'motif',
    box: grow(whole, r),
    corners: null,
    paths: [
      filled([...ends, ...corners].join(''), ground),
      stroked(holes.join(''), ground, Math.max(2, canvas.base * 0.006)),
    ],
  }
}

/** Returns a color for the stub that differs from the ticket and from the background. */
function chooseStubColor({ roles, material }: LayoutContext, others: readonly string[]): string {
  const product = material.images[0]?.kind === 'cutout' ? material.images[0].colors[0] : undefined
  const order = [roles.second, roles.soft, roles.tint, roles.primary, roles.deep, roles.paper]
  const clear = order.filter((color) => others.every((of) => deltaE(of, color) > 9))
  return clear.find((color) => !product || deltaE(color, product) > 20) ?? clear[0] ?? roles.soft
}
