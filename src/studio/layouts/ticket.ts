import { ellipse, line, solid } from '../art/pen.ts'
import { deltaE } from '../color/oklch.ts'
import { bottom, boxOf, grow, right } from '../geometry.ts'
import { schemeOf } from './scheme.ts'
import { isStacked } from './areas.ts'
import { stageIn } from './stage-in.ts'
import { alignIn, wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer } from '../scene.ts'

/** An admission ticket: words on its body, the picture on its stub, a perforation with two bites between them. */
export const ticket: Layout = {
  name: 'ticket',
  voice: 'quiet',
  suits: ({ prompt, copy, manner, form }) => {
    const event = /\b(event|launch|opening|concert|festival|workshop|webinar|party|tour|premiere|fair)\b/i.test(prompt)
    const dated = copy.badge !== null
    return (event ? 2.4 : dated ? 1.2 : 0.55) * (form === 'banner' ? 0.7 : 1) * ([0.8, 1, 1.1][manner.energy] ?? 1)
  },
  compose: (scope) => {
    const { roles } = scope
    const scheme = schemeOf(scope, ['primary', 'second', 'deep', 'soft'])
    const fills = [roles.primary, roles.paper, roles.second, roles.white].filter(
      (color) => deltaE(color, scheme.ground) > 14,
    )
    const fill = scheme.ground === roles.primary ? scope.random('ticket').pick(fills.slice(0, 2)) : roles.primary
    const parts = cutTicket(scope, scope.random('ticket side').chance(0.35))
    const stub = fieldBeside(scope, [scheme.ground, fill])
    return [
      { kind: 'backdrop', color: scheme.ground },
      body(parts, fill),
      ...stageIn(scope, parts.stub, { field: stub, ground: fill }, 'ticket'),
      punched(scope, parts, scheme.ground),
      ...wordsIn(scope, parts.words, fill, alignIn(scope, 'y' in parts.cut)).layers,
    ]
  },
}

interface Ticket {
  whole: Box
  stub: Box
  words: Box
  /** Where the perforation runs: on this x from top to bottom, or on this y from side to side. */
  cut: { x: number } | { y: number }
}

/** The ticket keeps a margin to the canvas; its words keep the platform's safe area besides. */
function cutTicket(scope: Scope, stubFirst: boolean): Ticket {
  const { canvas } = scope
  const { width, height, base, content, margin, form } = canvas
  const inset = Math.min(margin * 0.62, base * 0.045)
  const whole = boxOf(
    inset,
    Math.max(inset, content.y - margin),
    width - inset,
    Math.min(height - inset, bottom(content) + margin),
  )
  const pad = base * (form === 'banner' ? 0.045 : 0.06)
  const room = (box: Box): Box =>
    boxOf(
      Math.max(box.x + pad, content.x),
      Math.max(box.y + pad, content.y),
      Math.min(right(box) - pad, right(content)),
      Math.min(bottom(box) - pad, bottom(content)),
    )
  const share = { slim: 0.36, tall: 0.38, square: 0.4, wide: 0.36, banner: 0.28 }[form]
  if (isStacked(scope)) {
    const y = whole.y + whole.height * share
    return {
      whole,
      stub: boxOf(whole.x, whole.y, right(whole), y),
      words: room(boxOf(whole.x, y, right(whole), bottom(whole))),
      cut: { y },
    }
  }
  const x = stubFirst ? whole.x + whole.width * share : right(whole) - whole.width * share
  const stub = stubFirst ? boxOf(whole.x, whole.y, x, bottom(whole)) : boxOf(x, whole.y, right(whole), bottom(whole))
  const words = stubFirst ? boxOf(x, whole.y, right(whole), bottom(whole)) : boxOf(whole.x, whole.y, x, bottom(whole))
  return { whole, stub, words: room(words), cut: { x } }
}

const body = ({ whole }: Ticket, fill: string): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box: whole,
  corners: null,
  paths: [solid(`M${whole.x} ${whole.y}h${whole.width}v${whole.height}h${-whole.width}Z`, fill)],
})

/** Bites at the perforation's ends and the ticket's corners, and its holes, in the ground's colour. */
function punched({ canvas }: Scope, { whole, cut }: Ticket, ground: string): ArtLayer {
  const r = canvas.base * 0.032
  const ends =
    'x' in cut
      ? [ellipse(cut.x, whole.y, r), ellipse(cut.x, bottom(whole), r)]
      : [ellipse(whole.x, cut.y, r), ellipse(right(whole), cut.y, r)]
  const corners = [whole.x, right(whole)].flatMap((x) => [whole.y, bottom(whole)].map((y) => ellipse(x, y, r * 0.62)))
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
      solid([...ends, ...corners].join(''), ground),
      line(holes.join(''), ground, Math.max(2, canvas.base * 0.006)),
    ],
  }
}

/** A field for the stub that is neither the ticket nor the ground. */
function fieldBeside({ roles, material }: Scope, others: readonly string[]): string {
  const product = material.pictures[0]?.kind === 'cutout' ? material.pictures[0].colors[0] : undefined
  const order = [roles.second, roles.soft, roles.tint, roles.primary, roles.deep, roles.paper]
  const clear = order.filter((color) => others.every((of) => deltaE(of, color) > 9))
  return clear.find((color) => !product || deltaE(color, product) > 20) ?? clear[0] ?? roles.soft
}
