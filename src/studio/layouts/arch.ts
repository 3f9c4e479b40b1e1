import { ellipse, rectangle, solid } from '../art/pen.ts'
import { deltaE, lchOf } from '../color/oklch.ts'
import { archPlaces } from './arch-places.ts'
import { cornersFor, echo, fieldsOn, framed } from './frame.ts'
import { brandEdge } from './scheme.ts'
import { textColumn } from './text-column.ts'
import type { ArchPlace } from './arch-places.ts'
import type { Frame } from './frame.ts'
import type { Layout, Scope } from './scope.ts'
import type { Layer } from '../scene.ts'

/**
 * A calm grid: words in one strict column, and beside, above or below it a frame (arch, window, leaf or gate) with
 * the picture or a drawing in it. On banners the frames become an arcade that stands on the lower edge.
 */
export const arch: Layout = {
  name: 'arch',
  voice: 'quiet',
  suits: ({ manner }) => [1.3, 1, 0.6][manner.energy] ?? 1,
  compose: (scope) => {
    const ground = groundColor(scope)
    const place = scope.random('place').pick(archPlaces(scope))
    return [
      { kind: 'backdrop', color: ground },
      ...place.frames.flatMap((_, index) => frameLayers(scope, place, index, ground)),
      ...hillLayers(scope, place, ground),
      ...brandEdge(scope, { ground, field: ground, lacksPrimary: hidesPrimary(scope, ground) }),
      ...columnLayers(scope, place, ground),
    ]
  },
}

/** A picture covers its frame, a season's motifs its echo: what is left may be too slim to count as the brand's colour. */
function hidesPrimary({ material, roles, theme }: Scope, ground: string): boolean {
  const covered = material.pictures[0] !== undefined && material.pictures[0].kind !== 'cutout'
  return ground !== roles.primary && (covered || theme !== null)
}

/** Which of the brand's grounds: light ones are the rule, quiet tones lean to the deep, loud ones to the primary. */
function groundColor(scope: Scope): string {
  const { roles } = scope
  if (scope.theme) return scope.random('ground').pick(scope.theme.grounds(roles))
  const { paper, tint, primary } = roles
  const deep = deltaE(roles.deep, primary) < 10 ? primary : roles.deep
  const plain = lchOf(primary).l > 0.93 ? primary : paper
  const choices: Record<string, readonly string[]> = {
    luxury: [plain, deep, primary, tint, deep],
    minimal: [plain, paper, tint, primary],
    playful: [tint, primary, paper, primary],
    bold: [primary, deep, primary, paper],
  }
  return scope.random('ground').pick(choices[scope.tone] ?? [plain, tint, primary, paper, deep])
}

function frameLayers(scope: Scope, place: ArchPlace, index: number, ground: string): Layer[] {
  const box = place.frames[index]
  if (!box) return []
  const { primary } = scope.roles
  const fields = fieldsOn(ground, scope)
  const random = scope.random('field')
  const first = fields.includes(primary) && random.chance(0.6) ? primary : random.pick(fields.slice(0, 4))
  const order = [first, ...fields.filter((field) => field !== first)]
  const field = order[index % order.length] ?? first
  const foot = place.bleeds ? 0 : Math.min(box.width, box.height) * 0.06
  const frame: Frame = {
    box,
    corners: cornersFor(place.shape, box, foot),
    field,
    around: ground,
    visible: place.visible[index] ?? box,
  }
  if (index === place.plain) return [echo({ ...frame, field: ground === primary ? field : primary }, 0, 0)]
  const picture = scope.material.pictures[0] ?? null
  if (picture && index !== place.main) return [echo(frame, 0, 0)]
  const layers = framed(scope, frame, `frame${index}`)
  const covered = picture !== null && picture.kind !== 'cutout'
  const lacksPrimary = index === place.main && ground !== primary && (field !== primary || covered)
  return lacksPrimary ? [echo({ ...frame, field: primary }, ...place.echo), ...layers] : layers
}

/** A hill along the lower edge, where platforms allow no words but a design must not simply end. */
function hillLayers(scope: Scope, place: ArchPlace, ground: string): Layer[] {
  if (!place.hill) return []
  const { x, y, width, height } = place.hill
  const { primary } = scope.roles
  const color = ground === primary ? (fieldsOn(ground, scope)[0] ?? primary) : primary
  const rx = width * 0.8
  const paths = [solid(ellipse(x + width * 0.36, y + rx * 0.36, rx, rx * 0.36), color)]
  return [
    {
      kind: 'art',
      role: 'field',
      box: place.hill,
      corners: null,
      paths: [...paths, solid(rectangle({ x, y: y + height * 0.75, width, height }), color)],
    },
  ]
}

function columnLayers(scope: Scope, place: ArchPlace, ground: string): Layer[] {
  const column = textColumn(scope, {
    box: place.column,
    align: place.align,
    ground: scope.ground(ground),
    headline: scope.type.headline,
    most: place.most * (scope.type.headline.face.family.generic === 'display' ? 1.3 : 1),
    counts: place.counts,
    anchor: place.anchor,
    spread: place.spread,
    withMark: true,
    flat: place.flat,
  })
  return column.layers
}
