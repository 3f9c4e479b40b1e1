import { rectangle, solid } from '../art/pen.ts'
import { deltaE, isNeutral, lchOf } from '../color/oklch.ts'
import { fieldsOn, standsOut } from './frame.ts'
import { grow } from '../geometry.ts'
import type { Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, Corners } from '../scene.ts'

export type GroundRole = 'primary' | 'second' | 'paper' | 'tint' | 'soft' | 'deep'

/** The colours of one sheet: its ground, the field beside the words, and whether the primary still needs a place. */
export interface Scheme {
  ground: string
  field: string
  lacksPrimary: boolean
}

type Shares = Readonly<Record<GroundRole, number>>

const [NEVER, RARE, OFTEN] = [0, 1, 3]
const SHARES: Record<string, Shares> = {
  professional: { primary: 2, second: RARE, paper: OFTEN, tint: 2, soft: NEVER, deep: 2 },
  authoritative: { primary: OFTEN, second: NEVER, paper: 2, tint: RARE, soft: NEVER, deep: OFTEN },
  luxury: { primary: 2, second: RARE, paper: 2, tint: RARE, soft: RARE, deep: OFTEN },
  minimal: { primary: RARE, second: RARE, paper: OFTEN, tint: 2, soft: RARE, deep: NEVER },
  innovative: { primary: OFTEN, second: RARE, paper: 2, tint: RARE, soft: RARE, deep: OFTEN },
  friendly: { primary: 2, second: 2, paper: RARE, tint: OFTEN, soft: OFTEN, deep: NEVER },
  playful: { primary: OFTEN, second: OFTEN, paper: RARE, tint: RARE, soft: 2, deep: NEVER },
  bold: { primary: 4, second: OFTEN, paper: RARE, tint: NEVER, soft: NEVER, deep: 2 },
}
const EVEN: Shares = { primary: 2, second: RARE, paper: 2, tint: 2, soft: RARE, deep: RARE }
const ANY: readonly GroundRole[] = ['primary', 'second', 'paper', 'tint', 'soft', 'deep']

/** `standsOn` is true where a cut-out stands on the ground itself, which then must not be the product's colour. */
export function schemeOf(scope: Scope, allowed: readonly GroundRole[] = ANY, standsOn = false): Scheme {
  const ground = groundFrom(scope, allowed, standsOn)
  const fields = fieldsOn(ground, scope)
  const { primary } = scope.roles
  const random = scope.random('field')
  const field = fields.includes(primary) && random.chance(0.7) ? primary : random.pick(fields.slice(0, 3))
  const { pictures } = scope.material
  // Photographs and a season's scene leave nothing of the field to be seen.
  const covered =
    pictures.some((picture) => picture.kind !== 'cutout') || (scope.theme !== null && pictures.length === 0)
  return { ground, field, lacksPrimary: ground !== primary && (field !== primary || covered) }
}

function groundFrom(scope: Scope, allowed: readonly GroundRole[], standsOn: boolean): string {
  const { roles, material, theme } = scope
  const random = scope.random('ground')
  const product = standsOn ? material.pictures[0] : undefined
  const clear = (color: string) => product === undefined || standsOut(product, color)
  const seasonal = theme?.grounds(roles).filter(clear) ?? []
  if (seasonal.length > 0) return random.pick(seasonal)
  const shares = SHARES[scope.tone] ?? EVEN
  const plain = lchOf(roles.primary).l > 0.93
  const colors = allowed.flatMap((role) => {
    const color = role === 'paper' && plain ? roles.primary : role === 'deep' ? deepOf(scope) : roles[role]
    const grey = role === 'second' && isNeutral(color) && lchOf(color).l > 0.9
    return grey ? [] : Array.from({ length: shares[role] }, () => color)
  })
  const parted = (color: string) => fieldsOn(color, scope).some((of) => deltaE(of, color) > 12)
  const fitting = colors.filter((color) => clear(color) && parted(color))
  return random.pick(fitting.length > 0 ? fitting : allowed.map((role) => roles[role]))
}

/** The deep of a dark primary is the primary itself. */
const deepOf = ({ roles }: Scope) => (deltaE(roles.deep, roles.primary) < 10 ? roles.primary : roles.deep)

export const field = (box: Box, color: string, corners: Corners | null = null): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [solid(rectangle(box), color)],
})

/** The primary as an edge of the sheet, where no larger field has it: at the foot, at the left, or all around. */
export function brandEdge(scope: Scope, { lacksPrimary }: Scheme): ArtLayer[] {
  if (!lacksPrimary) return []
  const { width, height, base, form, margin } = scope.canvas
  const { primary } = scope.roles
  // On a flat sheet the margin is too narrow for an edge at the left.
  const flat = form === 'banner' || width > height * 1.8
  const kinds = flat ? (['foot', 'frame'] as const) : (['foot', 'foot', 'left', 'frame'] as const)
  // A season's motifs reach in from the corners and would hide a single edge.
  const kind = scope.theme ? 'frame' : scope.random('edge').pick(kinds)
  const foot = Math.min(height * 0.036, Math.max(height * 0.026, margin * 0.68))
  if (kind === 'foot') return [field({ x: 0, y: height - foot, width, height: foot + 1 }, primary)]
  if (kind === 'left') return [field({ x: 0, y: 0, width: width * 0.028, height }, primary)]
  const box = { x: 0, y: 0, width, height }
  const inner = grow(box, -base * 0.017)
  const d = `${rectangle(box)}M${inner.x} ${inner.y}v${inner.height}h${inner.width}v${-inner.height}Z`
  return [{ kind: 'art', role: 'field', box, corners: null, paths: [solid(d, primary)] }]
}
