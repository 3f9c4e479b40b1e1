import { rectanglePath, filled } from '../art/svg-paths.ts'
import { deltaE, isNeutral, toLch } from '../color/oklch.ts'
import { isMurky } from '../color/surface-colors.ts'
import { listFieldColors, standsOut } from './images/image-frame.ts'
import { chooseInk, choosePlateColor, listOutlineColors } from './text/logo-plate.ts'
import { grow } from '../model/geometry.ts'
import type { LayoutContext } from './layout-context.ts'
import type { ImageFacts } from '../model/material.ts'
import type { Box } from '../model/geometry.ts'
import type { ArtLayer, Corners } from '../model/scene.ts'

/** The brand colors that a background can have. */
export type BackgroundRole = 'primary' | 'second' | 'paper' | 'tint' | 'soft' | 'deep'

/** The colors of one layout: background, field next to the text, and whether the primary color is still missing. */
export interface ColorScheme {
  ground: string
  field: string
  lacksPrimary: boolean
}

type Shares = Readonly<Record<BackgroundRole, number>>

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
const ANY: readonly BackgroundRole[] = ['primary', 'second', 'paper', 'tint', 'soft', 'deep']

/**
 * Chooses the color scheme by tone, theme, and seed. Set `standsOn` if a cutout stands on the background itself. The
 * background then differs from the product's color.
 */
export function chooseColorScheme(
  context: LayoutContext,
  allowed: readonly BackgroundRole[] = ANY,
  standsOn = false,
): ColorScheme {
  const ground = chooseBackground(context, allowed, standsOn)
  const fields = listFieldColors(ground, context)
  const { primary } = context.roles
  const random = context.random('field')
  const field = fields.includes(primary) && random.chance(0.7) ? primary : random.pick(fields.slice(0, 3))
  const { images, objects } = context.material
  const drawn = images.length === 0 && (context.theme !== null || objects.length > 0)
  // Photos and a theme's scene cover the field completely, and large objects with their halos nearly so.
  const covered = drawn || images.some((image) => image.kind !== 'cutout')
  return { ground, field, lacksPrimary: ground !== primary && (field !== primary || covered) }
}

function chooseBackground(context: LayoutContext, allowed: readonly BackgroundRole[], standsOn: boolean): string {
  const { roles, material, theme } = context
  const random = context.random('ground')
  const product = standsOn ? material.images[0] : undefined
  const clear = (color: string) => product === undefined || standsOut(product, color)
  const seasonal = theme?.backgrounds(roles).filter(clear) ?? []
  if (seasonal.length > 0) return random.pick(seasonal)
  const shares = SHARES[context.tone] ?? EVEN
  const plain = toLch(roles.primary).l > 0.93
  const colors = allowed.flatMap((role) => {
    const color = role === 'paper' && plain ? roles.primary : role === 'deep' ? chooseDeep(context) : roles[role]
    const gray = role === 'second' && isNeutral(color) && toLch(color).l > 0.9
    return gray ? [] : Array.from({ length: shares[role] }, () => color)
  })
  const parted = (color: string) => listFieldColors(color, context).some((of) => deltaE(of, color) > 12)
  const suited = colors.filter((color) => clear(color) && parted(color))
  const readable = suited.filter((color) => !isMurky(color))
  const able = readable.length > 0 ? readable : suited
  const seen = able.filter((color) => showsLogo(context, color))
  const fitting = seen.length > 0 ? seen : able
  return random.pick(fitting.length > 0 ? fitting : allowed.map((role) => roles[role]))
}

/** Whether the logo needs no plate on a ground. */
export function showsLogo({ material: { logo, logoVariants = [] }, roles }: LayoutContext, fill: string): boolean {
  const all = logo ? [logo, ...logoVariants.map(({ facts }) => facts)] : []
  const isSeen = (facts: ImageFacts) =>
    chooseInk(facts, fill, roles) !== null || choosePlateColor(facts, fill, roles, listOutlineColors) === null
  return all.length === 0 || all.some(isSeen)
}

/** If the primary color is dark, it also serves as the deep color. */
const chooseDeep = ({ roles }: LayoutContext) => (deltaE(roles.deep, roles.primary) < 10 ? roles.primary : roles.deep)

/** A rectangle in one color (canvas pixels), with optional round corners. */
export const createField = (box: Box, color: string, corners: Corners | null = null): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [filled(rectanglePath(box), color)],
})

/**
 * Adds the primary color as an edge of the canvas if no larger field has it. The edge is at the bottom or at the left, and for a theme on
 * all sides.
 */
export function createBrandEdge(context: LayoutContext, { lacksPrimary }: ColorScheme): ArtLayer[] {
  if (!lacksPrimary) return []
  const { width, height, aspect, margin } = context.canvas
  const { primary } = context.roles
  const flat = aspect === 'banner' || width > height * FLATTEST
  const foot = Math.min(height * 0.036, Math.max(height * 0.026, margin * 0.68))
  // On a skyscraper, a strip that is high enough to be seen would reach the words above it.
  const isNarrow = foot > margin * 0.85
  const kinds = flat ? (['foot'] as const) : isNarrow ? (['left'] as const) : (['foot', 'foot', 'left'] as const)
  // A theme's motifs come from the corners and would hide a single edge. Other designs with frames all look alike.
  const kind = context.theme ? 'frame' : context.random('edge').pick(kinds)
  if (kind === 'foot') return [createField({ x: 0, y: height - foot, width, height: foot + 1 }, primary)]
  if (kind === 'left') return [createSideEdge(context.canvas, primary)]
  return [createFrameEdge(context.canvas, primary)]
}

/** On a flatter canvas, the margin is too narrow for an edge at the left. */
const FLATTEST = 1.8

/** One color at the edge of a canvas: along its left side, or on a flat canvas around it. */
export const createEdge = (canvas: LayoutContext['canvas'], color: string): ArtLayer =>
  canvas.width > canvas.height * FLATTEST ? createFrameEdge(canvas, color) : createSideEdge(canvas, color)

/** A color along the left edge of the canvas. */
export const createSideEdge = ({ width, height }: LayoutContext['canvas'], color: string): ArtLayer =>
  createField({ x: 0, y: 0, width: width * 0.028, height }, color)

/** A color on all sides of the canvas. */
export function createFrameEdge({ width, height, base }: LayoutContext['canvas'], color: string): ArtLayer {
  const box = { x: 0, y: 0, width, height }
  const inner = grow(box, -base * 0.017)
  const d = `${rectanglePath(box)}M${inner.x} ${inner.y}v${inner.height}h${inner.width}v${-inner.height}Z`
  return { kind: 'art', role: 'field', box, corners: null, paths: [filled(d, color)] }
}
